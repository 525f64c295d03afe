"""Draw the pictures of large contests in a worker, as the bot does: python -m bench.contest_pictures."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import Any

from bench.driver import p50_p95
from bench.quidditch_pitch import blank, processor, timed
from bot.contests.pokal import draw as cup
from bot.contests.watten import draw as watten
from bot.contests.wizard import draw as wizard
from bot.draw.pool import Studio
from tests.contests.draw import cup_samples, ko_samples, paper_samples, samples

PICTURES = 30
ENTRIES = 256
KINDS: tuple[tuple[str, Any, Any], ...] = (
    ("standings, Watten", watten.draw_standings, samples.watten(ENTRIES)),
    ("standings, Wizard", wizard.draw_standings, samples.wizard(ENTRIES)),
    ("entries", wizard.draw_entry, samples.entry(ENTRIES)),
    ("knockout", wizard.draw_knockout, ko_samples.ko()),
    ("cup, table", cup.draw_table, cup_samples.cup_table()),
    ("cup, fixtures", cup.draw_fixtures, cup_samples.season()),
    ("cup, report", cup.draw_season, cup_samples.season_report()),
    ("cup, house points", cup.draw_points, cup_samples.accounts()),
)
PAPERS: tuple[tuple[str, Callable[[Any], bytes], Any], ...] = (
    ("sheets for 64 tables", watten.draw_sheets, paper_samples.watten_paper(64)),
    ("entries to print", watten.draw_entry_paper, paper_samples.entry_paper(ENTRIES)),
)


def variants(picture: Any) -> Sequence[Any]:
    """Make many pictures that differ, so that none is remembered."""
    return [replace(picture, title=f"{picture.title} {number}") for number in range(PICTURES)]


async def main() -> None:
    """Draw each kind many times in turn with an empty picture."""
    studio = Studio(cache_bytes=0)
    await studio.warm()
    for what, draw, picture in KINDS:
        pictures = variants(picture)
        measured = [(await timed(studio, blank, i), await timed(studio, draw, p)) for i, p in enumerate(pictures)]
        floors, drawn = ([times for times, _ in column] for column in zip(*measured, strict=True))
        ratio = median(one / floor for one, floor in zip(drawn, floors, strict=True))
        size = max(size for _, (_, size) in measured) / 1000
        middle, high = p50_p95(drawn)
        _, alone = p50_p95(processor(draw, pictures))
        print(
            f"{what}: p50 {middle:.1f} ms, p95 {high:.1f} ms, {ratio:.1f} times an empty picture, "
            f"processor only p95 {alone:.1f} ms, at most {size:.0f} kB"
        )
    for what, print_it, paper in PAPERS:
        started = perf_counter()
        pdf = await studio.draw(print_it, paper)
        print(f"{what}: {(perf_counter() - started) * 1000:.0f} ms, {len(pdf) / 1000:.0f} kB")
    await studio.close()


if __name__ == "__main__":
    asyncio.run(main())
