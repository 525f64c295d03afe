"""Draw many pitches and reports in a worker, as the bot does: python -m bench.quidditch_pitch."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import Any

from bench.driver import p50_p95
from bot.draw.canvas import Canvas
from bot.draw.pool import Studio
from bot.games.quidditch.draw import draw_pitch, draw_report
from tests.games.quidditch.draw_samples import REPORT, SEATS, all_in, any_houses, any_pitch

MATCHES = 4
PICTURES = 30
HEIGHT = 1000
TICK = 0.002


def blank(number: int) -> bytes:
    """Draw an empty picture, the floor of all others; the number keeps it from being remembered."""
    canvas = Canvas(HEIGHT)
    canvas.disc(450, 100 + number, 20, fill=(255, 255, 255))
    return canvas.png()


def names(chance: Random) -> tuple[str, ...]:
    """Make up the people of a match; no later match has the same."""
    return tuple("".join(chance.choices("abcdefghijklmnoprstuvwäöü", k=chance.randint(3, 14))).title() for _ in SEATS)


class Loop:
    """Notes how much the event loop's thread worked between two ticks; waiting for a processor does not count."""

    def __init__(self) -> None:
        """Begin with nothing noted."""
        self.held: list[float] = []

    async def watch(self) -> None:
        """Tick until cancelled."""
        last = thread_time()
        while True:
            await asyncio.sleep(TICK)
            self.held.append(thread_time() - last)
            last = thread_time()


async def timed(studio: Studio, draw: Any, picture: Any) -> tuple[float, int]:
    """Draw in a worker and give the seconds, as the caller sees them, and the size."""
    started = perf_counter()
    png = await studio.draw(draw, picture)
    return perf_counter() - started, len(png)


def processor(draw: Any, pictures: Sequence[Any]) -> list[float]:
    """Draw here and give the processor's time, which others on the machine disturb less."""
    times = []
    for picture in pictures:
        started = process_time()
        draw(picture)
        times.append(process_time() - started)
    return times


async def main() -> None:
    """Draw whole matches, crowds and reports, each picture in turn with an empty one; meanwhile watch the loop."""
    chance = Random(7)
    pitches = []
    for _ in range(MATCHES):
        people, houses = names(chance), any_houses(chance)
        pitches += [any_pitch(chance, people, houses) for _ in range(PICTURES)]
    crowds = [replace(all_in("high"), round_words=f"Runde {index}") for index in range(PICTURES)]
    reports = [replace(REPORT, subtitle=f"Spiel {index}") for index in range(PICTURES)]
    studio = Studio(cache_bytes=0)
    loop = Loop()
    await studio.warm()
    watching = asyncio.create_task(loop.watch())
    kinds: tuple[tuple[str, Any, Sequence[Any]], ...] = (
        ("pitch, any", draw_pitch, pitches),
        ("pitch, 14 players in one third", draw_pitch, crowds),
        ("report", draw_report, reports),
    )
    for what, draw, pictures in kinds:
        measured = [(await timed(studio, blank, i), await timed(studio, draw, p)) for i, p in enumerate(pictures)]
        floors, drawn = ([times for times, _ in column] for column in zip(*measured, strict=True))
        ratio = median(one / floor for one, floor in zip(drawn, floors, strict=True))
        size = max(size for _, (_, size) in measured) / 1000
        middle, high = p50_p95(drawn)
        print(
            f"{what}: p50 {middle:.1f} ms, p95 {high:.1f} ms, {ratio:.1f} times an empty picture "
            f"(p95 {p50_p95(floors)[1]:.1f} ms), at most {size:.0f} kB, {len(drawn)} pictures"
        )
    watching.cancel()
    await studio.close()
    middle, high = p50_p95(loop.held)
    print(f"event loop held while drawing: p95 {high:.2f} ms, at most {max(loop.held) * 1000:.2f} ms")
    for what, draw, pictures in kinds:
        middle, high = p50_p95(processor(draw, pictures))
        print(f"{what}, processor only: p50 {middle:.1f} ms, p95 {high:.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
