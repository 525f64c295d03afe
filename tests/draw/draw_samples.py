"""Pictures and drawing functions the tests share; worker processes import this module too."""

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.draw.dice import (
    Die,
    KampfwurfPicture,
    KampfwurfSide,
    RollPicture,
    StatsBar,
    StatsPicture,
    Verdict,
    draw_kampfwurf,
    draw_roll,
    draw_stats,
)

GOLDEN = Path(__file__).with_name("golden")
WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def dice(*values: int, sides: int = 6) -> tuple[Die, ...]:
    return tuple(Die(sides, value) for value in values)


def sums(counts: tuple[int, ...]) -> tuple[StatsBar, ...]:
    total = sum(counts)
    return tuple(StatsBar(str(i + 2), count, total * WAYS[i] / 36) for i, count in enumerate(counts))


def stats(bars: tuple[StatsBar, ...], **more: Any) -> StatsPicture:
    values: dict[str, Any] = {
        "name": "GJäger2",
        "subtitle": "Summe aus 2w6, ganze Saison",
        "bars": bars,
        "n": sum(bar.count for bar in bars),
        "mean": "Ø 6,95 statt 7,00",
        "verdict": "Unauffällig",
        "sentence": "In 75 von 100 Fällen streuen faire Würfel noch stärker.",
        "small_print": "Chi-Quadrat 5,1, p = 0,75",
        "tone": "ok",
        "house": "G",
    }
    return StatsPicture(**values | more)


SUCCESS = Verdict(True, "Erfolg", "EW 3+: erste Zahl 6 ≥ 3")
FAILURE = Verdict(False, "Kein Erfolg", "EW 4+: erste Zahl 3 < 4")
ZOO = tuple(Die(sides, min(sides, 7), sides != 20) for sides in (4, 6, 8, 10, 12, 20, 100, 7))

PICTURES: dict[str, tuple[Callable[[Any], bytes], Any]] = {
    "roll": (draw_roll, RollPicture(dice(4, 5), 9, "2w6", "GJäger2", "Pass GJäger3", 2, "G", SUCCESS)),
    "roll_fail": (draw_roll, RollPicture(dice(2, 6), 8, "2w6", "HTreiber1", "Klatscherwurf", 1, "H", FAILURE)),
    "roll_plain": (draw_roll, RollPicture(dice(6, 1), 7, "2w6", "Wolkenreiterin", "freier Wurf")),
    "roll_nameless": (draw_roll, RollPicture(dice(3, 5), 8, "2w6")),
    "roll_nameless_xp": (draw_roll, RollPicture(dice(6, 6), 12, "2w6", xp=2, house="S", verdict=SUCCESS)),
    "roll_w20": (draw_roll, RollPicture(dice(17, sides=20), 20, "1w20+3", "Mia", detail="17 + 3", house="R")),
    "roll_zoo": (draw_roll, RollPicture(ZOO, 42, "bunt", "Mia", "freier Wurf", detail="4 + 6 + 7 + …", house="S")),
    "roll_24": (draw_roll, RollPicture(dice(*(i % 6 + 1 for i in range(24))), 84, "24w6")),
    "kampfwurf": (
        draw_kampfwurf,
        KampfwurfPicture(
            (KampfwurfSide("GJäger2", 6, 4, "Torwurf", "G", 2), KampfwurfSide("SHüter", 3, 5, "Halten", "S", 1)),
            "Tor für Gryffindor, 10 Punkte",
            "sum",
            0,
        ),
    ),
    "kampfwurf_first": (
        draw_kampfwurf,
        KampfwurfPicture(
            (KampfwurfSide("RJäger1", 3, 6, "Angriff", "R"), KampfwurfSide("HJäger3", 4, 4, "Quaffel", "H", 1)),
            "HJäger3 behält den Quaffel",
            "first",
            1,
        ),
    ),
    "kampfwurf_tie": (
        draw_kampfwurf,
        KampfwurfPicture(
            (KampfwurfSide("Mia", 4, 4), KampfwurfSide("Tom", 4, 4)), "Gleichstand, beide würfeln noch einmal"
        ),
    ),
    "stats": (draw_stats, stats(sums((6, 5, 14, 13, 21, 29, 15, 20, 9, 10, 2)))),
    "stats_none": (draw_stats, stats(sums((0,) * 11), tone="unknown", house=None, mean="", small_print="")),
    "stats_huge": (draw_stats, stats(sums(tuple(way * 123_456 for way in WAYS)), tone="bad", house="H")),
    "stats_w20": (
        draw_stats,
        stats(tuple(StatsBar(str(i + 2), 40 + i * 31 % 90, 80.0) for i in range(19)), tone="warn", house="R"),
    ),
}


def process_id(_: object) -> bytes:
    return str(os.getpid()).encode()


def note(path: str) -> bytes:
    """Leave one byte behind for every drawing."""
    with Path(path).open("ab") as file:
        file.write(b".")
    return b"picture"


def note_first(data: tuple[str, list[int]]) -> bytes:
    """Leave one byte behind where the first of several things says."""
    return note(data[0])


def die_first(path: str) -> bytes:
    """Kill the worker the first time only."""
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return b"picture"


def die_always(_: object) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def hang(_: object) -> bytes:
    threading.Event().wait()
    return b""


def hang_first(path: str) -> bytes:
    """Hang the first time only."""
    if not Path(path).exists():
        Path(path).touch()
        threading.Event().wait()
    return b"picture"


def refuse(text: str) -> bytes:
    raise ValueError(text)


def blank(size: int) -> bytes:
    return bytes(size)


def first_of(values: list[int]) -> bytes:
    return bytes(values[:1])
