"""Run every benchmark: python -m bench."""

import asyncio

from bench import (
    dice_notation,
    dog,
    empty_command,
    hut,
    ledger,
    quidditch,
    quidditch_pitch,
    roundtrip,
    watten,
    wizard,
)

print("== Reading and rolling dice", flush=True)
dice_notation.main()
print("== The log", flush=True)
asyncio.run(ledger.main())
print("== An empty command", flush=True)
asyncio.run(empty_command.main())
print("== /dice", flush=True)
asyncio.run(roundtrip.main())
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
print("== Chat-Quidditch: matches", flush=True)
asyncio.run(quidditch.main())
