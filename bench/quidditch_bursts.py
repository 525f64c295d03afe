"""Fifty matches at once, each with fourteen players, a referee and an assistant who type in bursts.

Every message of a player must be judged, in the order in which Discord gave them: python -m bench.quidditch_bursts.
"""

import asyncio
import sys
from collections import Counter
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import NamedTuple

from bench.crowd import SEATS, Match, Town, stadium
from bench.driver import p50_p95
from bot.games.quidditch.model import DICE, role_of
from bot.service.play.live import written_at

MATCHES, MESSAGES = 50, 3
AT_ONCE = 10
"""Matches that are set up side by side."""
PAUSE = 4.0
"""Seconds within which somebody types his messages."""
QUIET = 15.0
"""Seconds without any judgement after which nothing more is expected."""
BEFORE = (6.2, 12.6)
"""Seconds of p50 and p95 with fifty matches on two quiet cores when judging and telling went side by side."""
ANYBODY = ("G", "S", "M", "T", DICE, DICE, "moment", "los jetzt!", "GJäger2")
ORDERS = {
    "Jäger": ("Torwurf", "Pass GJäger2", "Pass SJäger1", "Fliegen G-M", "Fliegen M-S", "Angenommen", "Foul SJäger1"),
    "Treiber": ("Klatscherwurf SJäger1", "Klatscherwurf GSucher", "Abblocken", "Klatscherabfang", "abblocken"),
    "Hüter": ("Halten", "Angriff", "Pass GJäger1", "halten"),
    "Sucher": ("Finden", "Fangen", "Fliegen S-M", "Foul GSucher"),
}
REFEREE = ("Position Sucher", "Position Treiber", DICE, "Klatscher freigegeben", "Teilrunde beendet")
ASSISTANT = ("Quaffel freigegeben", DICE, "Aus", "Zwischenstand", "schönes Spiel")


class Judged(NamedTuple):
    """An act of the log: which message it answers and how long that took."""

    cause: int
    kind: str
    seconds: float


async def fill(town: Town, number: int) -> Match:
    """Let sixteen new people come and start a match in a channel of its own."""
    channel = int((await town.call("POST", "/control/channels", {"name": f"spiel-{number}"}))["id"])
    people = {seat: f"p{number}.{place}" for place, seat in enumerate(SEATS)}
    for name in people.values():
        await town.add(name)
    referee = f"r{number}"
    await town.add(referee, "Turnierwirt")  # cup matches are led by whom the server trusts
    assistant = await town.add(f"a{number}", "Turnierwirt")
    match = Match(town, channel, people, referee)
    await match.open("pokal" if number % 2 else "freundschaft", assistant)
    await match.kick_off()
    captains = [name for seat, name in people.items() if seat.endswith("Hüter")]
    while not town.ask("select 1 from events where game_id = ? and kind = 'quaffel-gewonnen'", match.id):
        for name in captains:
            await match.judged(await match.say(name, DICE))
    for name in captains:  # whoever lost the roll names his third
        await match.judged(await match.say(name, "T"))
    for words in ("Runde", "GJäger1", "Position Jäger"):
        await match.judged(await match.say(referee, words))
    return match


async def type_burst(match: Match, name: str, words: list[str], chance: Random) -> list[int]:
    """Type one message after the other, with no patience for answers, and return their ids."""
    pauses = sorted(chance.uniform(0, PAUSE) for _ in words)
    said = []
    for line, (before, at) in zip(words, pairwise([0.0, *pauses]), strict=True):
        await asyncio.sleep(at - before)
        said.append(await match.say(name, line))
    return said


async def burst(match: Match, number: int, chance: Random) -> tuple[list[int], list[int]]:
    """Let all sixteen type at once; return what players wrote and what referee and assistant wrote."""
    lines = {
        name: [chance.choice(ANYBODY + 2 * ORDERS[role_of(seat)]) for _ in range(MESSAGES)]
        for seat, name in match.people.items()
    }
    lines |= {match.referee: list(REFEREE), f"a{number}": list(ASSISTANT)}
    said = await asyncio.gather(*(type_burst(match, name, words, chance) for name, words in lines.items()))
    players = [message for messages in said[: len(SEATS)] for message in messages]
    return players, [message for messages in said[len(SEATS) :] for message in messages]


def judged(match: Match) -> list[Judged]:
    """Read the log of a match, in its order."""
    query = "select cause, kind, at from events where game_id = ? and cause is not null and part = 0 order by seq"
    return [Judged(cause, kind, waited(cause, at)) for cause, kind, at in match.town.ask(query, match.id)]


def waited(cause: int, at: str) -> float:
    """Return the seconds from writing to judging: Discord writes the time into every id."""
    return datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp() - written_at(cause) / 1000


async def settled(matches: list[Match], wanted: set[int]) -> list[list[Judged]]:
    """Wait until every message is judged, or nothing happens any more."""
    last, since = -1, perf_counter()
    while True:
        logs = [judged(match) for match in matches]
        done = sum(one.cause in wanted for log in logs for one in log)
        if done != last:
            last, since = done, perf_counter()
        if done >= len(wanted) or perf_counter() - since > QUIET:
            return logs
        await asyncio.sleep(0.5)


async def main(count: int = MATCHES) -> None:
    """Fill the matches, let everybody type, and print what became of it."""
    async with stadium(floor=False) as town:
        began = perf_counter()
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Match:
            async with turn:
                return await fill(town, number)

        matches = list(await asyncio.gather(*map(one, range(count))))
        people = (len(SEATS) + 2) * count
        print(f"{count} matches with {people} people stand after {perf_counter() - began:.0f} s", flush=True)
        chance, before = Random(5), town.worked()
        began = perf_counter()
        bursts = await asyncio.gather(*(burst(match, number, chance) for number, match in enumerate(matches)))
        written = perf_counter() - began
        players = {message for said, _ in bursts for message in said}
        officials = {message for _, said in bursts for message in said}
        logs = await settled(matches, players)
        report(logs, players, officials, written)
        spent = {name: seconds - before[name] for name, seconds in town.worked().items()}
        lines = len(players | officials)
        each = ", ".join(f"{name} {1000 * seconds / lines:.1f} ms" for name, seconds in spent.items())
        print(f"processor time for each line that was written, until the last was judged: {each}", flush=True)


def report(logs: list[list[Judged]], players: set[int], officials: set[int], written: float) -> None:
    """Print the figures."""
    burst = [[one for one in log if one.cause in players | officials] for log in logs]
    every = [one for log in burst for one in log]
    turned = sum(before.cause > after.cause for log in burst for before, after in pairwise(log))
    found = Counter(one.cause for one in every)
    by_players = [one for one in every if one.cause in players]
    first = min(map(written_at, players | officials)) / 1000
    last = max(written_at(one.cause) / 1000 + one.seconds for one in every) - first
    middle, high = p50_p95([one.seconds for one in every])
    lost, twice = len(players - found.keys()), sum(many > 1 for many in found.values())
    kinds = ", ".join(f"{kind} {many}" for kind, many in Counter(one.kind for one in by_players).most_common())
    print(f"written within {written:.1f} s: {len(players)} messages of players, {len(officials)} of referees")
    print(f"judged: {len(by_players)} of players ({kinds}); lost {lost}, judged twice {twice}, out of order {turned}")
    print(f"steps of referees: {len(every) - len(by_players)}; what was not open then was refused")
    print(f"from writing to judging: p50 {middle:.0f} ms, p95 {high:.0f} ms; the last after {last:.1f} s")
    ratios = f"p50 {middle / 1000 / BEFORE[0]:.2f} times (wanted at most 0.5), p95 {high / 1000 / BEFORE[1]:.2f} times"
    print(f"against {BEFORE[0]} s and {BEFORE[1]} s before judging went before telling: {ratios}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
