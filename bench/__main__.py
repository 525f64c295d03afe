"""Run every benchmark: python -m bench."""

import asyncio

from bench import (
    contest_pictures,
    dice_notation,
    dog,
    empty_command,
    hut,
    large,
    ledger,
    outbox,
    presses,
    processes,
    quidditch,
    quidditch_bursts,
    quidditch_pitch,
    roundtrip,
    season,
    start,
    tournament,
    watten,
    wizard,
)

print("== The first seconds", flush=True)
asyncio.run(start.main())
print("== Reading and rolling dice", flush=True)
dice_notation.main()
print("== The log", flush=True)
asyncio.run(ledger.main())
print("== The outbox", flush=True)
asyncio.run(outbox.main())
print("== An empty command", flush=True)
asyncio.run(empty_command.main())
print("== /dice", flush=True)
asyncio.run(roundtrip.main())
print("== From a press to the changed picture", flush=True)
asyncio.run(presses.main())
print("== Watten", flush=True)
watten.main()
print("== Wizard", flush=True)
wizard.main()
print("== Fang den Hut", flush=True)
hut.main()
print("== DOG", flush=True)
dog.main()
print("== Chat-Quidditch: pictures", flush=True)
asyncio.run(quidditch_pitch.main())
print("== Contests: pictures and papers", flush=True)
asyncio.run(contest_pictures.main())
print("== A tournament of 256 over sockets", flush=True)
asyncio.run(tournament.main())
print("== The cup: pages of a season", flush=True)
asyncio.run(season.main())
print("== Chat-Quidditch: matches", flush=True)
asyncio.run(quidditch.main())
print("== Chat-Quidditch: fifty matches typing at once", flush=True)
asyncio.run(quidditch_bursts.main())
print("== Two processes against one", flush=True)
asyncio.run(processes.main())
print("== A restart amid many games, a shard full of servers", flush=True)
asyncio.run(large.main())
