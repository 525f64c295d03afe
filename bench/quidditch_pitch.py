"""Draw many pitches and reports in a worker, as the bot does: python -m bench.quidditch_pitch."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from bench.driver import p50_p95
from bot.draw.pool import Studio
from bot.games.quidditch.draw import draw_pitch, draw_report
from tests.games.quidditch.draw_samples import REPORT, SEATS, all_in, any_pitch

MATCHES = 5
PICTURES = 40
TICK = 0.001


def names(chance: Random) -> tuple[str, ...]:
    """Make up the people of a match; no later match has the same."""
    return tuple("".join(chance.choices("abcdefghijklmnoprstuvwäöü", k=chance.randint(3, 14))).title() for _ in SEATS)


class Lateness:
    """Measures how long the event loop keeps a short sleep waiting."""

    def __init__(self) -> None:
        """Begin with nothing measured."""
        self.times: list[float] = []

    async def watch(self) -> None:
        """Sleep again and again and note what came on top."""
        while True:
            started = perf_counter()
            await asyncio.sleep(TICK)
            self.times.append(perf_counter() - started - TICK)


async def lateness(work: Callable[[], Any]) -> list[float]:
    """Give how late the loop was while something ran."""
    late = Lateness()
    watching = asyncio.create_task(late.watch())
    await work()
    watching.cancel()
    return late.times


def report(what: str, times: list[float], sizes: list[int]) -> None:
    """Print one line."""
    middle, high = p50_p95(times)
    print(f"{what}: p50 {middle:.1f} ms, p95 {high:.1f} ms, largest {max(sizes) / 1000:.0f} kB ({len(times)} pictures)")


async def main() -> None:
    """Draw whole matches, then crowds and reports; meanwhile watch the loop."""
    chance = Random(7)
    studio = Studio()
    await studio.warm()

    async def timed(draw: Callable[[Any], bytes], pictures: list[Any]) -> tuple[list[float], list[int]]:
        times, sizes = [], []
        for picture in pictures:
            started = perf_counter()
            sizes.append(len(await studio.draw(draw, picture)))
            times.append(perf_counter() - started)
        return times, sizes

    pitches = []
    for _ in range(MATCHES):
        people = names(chance)
        pitches += [any_pitch(chance, people) for _ in range(PICTURES)]
    crowds = [replace(all_in("high"), round_words=f"Runde {index}") for index in range(PICTURES)]
    reports = [replace(REPORT, subtitle=f"Spiel {index}") for index in range(PICTURES)]

    idle = await lateness(lambda: asyncio.sleep(2))
    busy: list[float] = []
    for what, draw, pictures in (
        ("pitch, any", draw_pitch, pitches),
        ("pitch, 14 players in one third", draw_pitch, crowds),
        ("report", draw_report, reports),
    ):
        done: list[tuple[list[float], list[int]]] = []

        async def work(draw: Any = draw, pictures: Any = pictures, done: Any = done) -> None:
            done.append(await timed(draw, pictures))

        busy += await lateness(work)
        report(what, *done[0])
    for what, late in (("idle", idle), ("while drawing", busy)):
        middle, high = p50_p95(late)
        print(f"event loop {what}: late by p50 {middle:.2f} ms, p95 {high:.2f} ms, most {max(late) * 1000:.1f} ms")
    await studio.close()


if __name__ == "__main__":
    asyncio.run(main())
