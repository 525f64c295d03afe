"""The grounds of a contest's pictures: paper below a dark band, and the parts all table plans have."""

from dataclasses import dataclass
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import (
    GOLD,
    GOLD_TEXT,
    INK,
    KEYLINE,
    MISS_ON_DARK,
    PAPER,
    Theme,
)
from bot.contests.common.draw.naming import first_parts, line
from bot.draw.canvas import KEYLINE_WIDTH, WIDTH, Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import Color

BAND = 104
MARGIN, FULL = 28, 844
PANEL, GAP = 414, 16
PILL = 56
_DASH = (12.0, 8.0)
TableState = Literal["waiting", "playing", "reported", "confirmed", "disputed"]


@dataclass(frozen=True, slots=True)
class Status:
    """How far a table is: the word for it and what it has reported."""

    state: TableState
    word: str
    result: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of a round when the picture was drawn: "noch 23 min", the part that is gone, when it ends."""

    before: str
    number: str
    unit: str
    gone: float
    end: str


@dataclass(frozen=True, slots=True)
class PlanHead:
    """What stands above and below the tables of a round."""

    title: str
    note: str
    done: str
    legend: str
    clock: Clock | None = None


def paper(height: int, theme: Theme, title: str, note: str) -> Canvas:
    """Lay a sheet of paper with a dark title band."""
    canvas = Canvas(height, ground=PAPER, keyline=KEYLINE)
    band(canvas, BAND, theme.band, PAPER)
    small, large = face("sans", 34), face("serif-bold", 46)
    note = fit(clean(note), small, 420)
    canvas.text(864, 66, note, small, GOLD_TEXT, "right")
    line(canvas, 36, 68, title, large, theme.text, 804 - small.length(note))
    return canvas


def band(canvas: Canvas, height: int, color: Color, below: Color) -> None:
    """Darken the upper part of a picture within its keyline."""
    inner = WIDTH - 2 * KEYLINE_WIDTH
    canvas.rounded((KEYLINE_WIDTH, KEYLINE_WIDTH, inner, height + 40), 26.5, fill=color)
    canvas.image.paste(below, (KEYLINE_WIDTH, height, WIDTH - KEYLINE_WIDTH, height + 44))


def band_of(head: PlanHead) -> int:
    """Give the height of a plan's band: without a clock it is lower."""
    return 170 if head.clock else 138


def plan(height: int, theme: Theme, head: PlanHead) -> Canvas:
    """Lay the ground of a table plan: title, clock, and the line at the foot."""
    canvas = theme.ground(height, band_of(head))
    room = 560 if head.clock else 836
    line(canvas, 32, 64, head.title, face("serif-bold", 46), theme.text, room)
    line(canvas, 32, 112, first_parts(head.note, face("sans", 30), room), face("sans", 30), theme.muted, room)
    if head.clock:
        _clock(canvas, theme, head.clock)
    small = face("sans", 28)
    legend = fit(clean(head.legend), small, 480)
    canvas.text(868, height - 28, legend, small, theme.muted, "right")
    line(canvas, 32, height - 28, head.done, face("sans-bold", 30), theme.text, 812 - small.length(legend))
    return canvas


def _clock(canvas: Canvas, theme: Theme, clock: Clock) -> None:
    canvas.rounded((606, 20, 266, 88), 22, fill=theme.well, line=GOLD, width=3)
    word, number, unit = face("sans", 30), face("serif-black", 66), face("sans-bold", 32)
    parts = (
        (fit(clean(clock.before), word, 76), word, theme.muted),
        (fit(clean(clock.number), number, 120), number, GOLD_TEXT),
        (fit(clean(clock.unit), unit, 60), unit, GOLD_TEXT),
    )
    kept = [part for part in parts if part[0]]
    x = 739 - (sum(font.length(text) for text, font, _ in kept) + 10 * (len(kept) - 1)) / 2
    for text, font, color in kept:
        x += canvas.text(x, 86, text, font, color) + 10
    canvas.rounded((32, 134, 600, 16), 8, fill=theme.well, line=theme.line, width=2)
    gone = 600 * min(1.0, max(0.0, clock.gone))
    if gone >= 1:
        canvas.rounded((32, 134, max(16.0, gone), 16), 8, fill=GOLD)
    line(canvas, 872, 150, clock.end, face("sans", 28), theme.muted, 230, "right")


def panel(canvas: Canvas, theme: Theme, number: int, box: tuple[float, float, float, float], tile: float) -> None:
    """Lay a table's panel with its number on a tile of some height."""
    x, y, *_ = box
    canvas.rounded(box, 20, fill=theme.panel, line=theme.line, width=2)
    canvas.rounded((x + 14, y + 18, 82, tile), 16, fill=theme.tile)
    figures = str(number)
    font = face("serif-black", {1: 76, 2: 60}.get(len(figures), 42))
    canvas.centered(x + 55, y + 18 + tile / 2, figures, font, INK)


def status(canvas: Canvas, theme: Theme, status: Status, box: tuple[float, float, float], *, large: bool) -> None:
    """Draw the pill that says how far a table is: a shape, a word, a colour; `box` is x, y, width."""
    x, y, width = box
    whole, middle = (x, y, width, PILL), y + PILL / 2
    bold = face("sans-bold", 30)
    sign_x, color, font = x + 30, theme.text, bold
    match status.state:
        case "waiting" | "playing":
            canvas.rounded(whole, PILL / 2, line=theme.line, width=2)
            font = face("sans", 30)
            if status.state == "playing":
                marks.clock(canvas, sign_x, middle, theme.muted)
            else:
                marks.awaited(canvas, sign_x, middle, 15, theme.muted)
        case "reported":
            color = GOLD_TEXT
            canvas.dashed(whole, PILL / 2, GOLD, 3, _DASH)
            marks.checks(canvas, sign_x, middle, 1, color)
        case "confirmed":
            color = INK
            canvas.rounded(whole, PILL / 2, fill=theme.tile)
            marks.checks(canvas, sign_x, middle, 2, color)
        case "disputed":
            color = MISS_ON_DARK
            canvas.rounded(whole, PILL / 2, line=color, width=3)
            marks.crossed(canvas, sign_x, middle, color)
    quiet = status.state in ("waiting", "playing")
    result_font = face("serif-black", 40) if large else face("sans", 30)
    result = fit(clean(status.result), result_font, width / 2 - 40)
    canvas.text(
        x + width - 26, middle + (13 if large else 10), result, result_font, theme.muted if quiet else color, "right"
    )
    line(canvas, x + 58, middle + 10, status.word, font, color, width - 100 - result_font.length(result))


def spots(count: int, top: int, height: int) -> list[tuple[float, float, float]]:
    """Lay out panels in two columns (x, y, width); an odd last one takes the whole width."""
    boxes: list[tuple[float, float, float]] = []
    for number in range(count):
        y = top + (number // 2) * (height + GAP)
        alone = number == count - 1 and number % 2 == 0
        boxes.append((MARGIN + (number % 2) * (PANEL + GAP), y, FULL if alone else PANEL))
    return boxes
