"""The course of a game: a line a player, told apart by colour, dash and marker."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, clean_name, face, fit
from bot.draw.palette import Color
from bot.draw.paths import Point, dashes
from bot.games.wizard.draw.colors import GRID, INK, LINES, MARKER_RIM, PAPER, PAPER_MUTED, ZERO_LINE
from bot.games.wizard.draw.frame import paper
from bot.games.wizard.draw.pad import number

At: TypeAlias = Callable[[int, int], Point]
"""Where a total after a game stands."""
LEFT, RIGHT, TOP, BOTTOM = 104, 590, 140, 660
LABEL_GAP = 56
MOST_MARKERS = 10
STEPS = (10, 20, 50, 100, 200, 500, 1000)
DASHES: tuple[tuple[int, ...], ...] = ((), (18, 8), (6, 8), (24, 7, 6, 7), (11, 9), (3, 9))


@dataclass(frozen=True, slots=True)
class Course:
    """A player's total after every game."""

    name: str
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChartPicture:
    """The courses in seat order; those of the winners are drawn last and thickest."""

    title: str
    note: str
    axis: str
    courses: tuple[Course, ...]
    winners: tuple[int, ...] = ()


def draw_chart(picture: ChartPicture) -> bytes:
    """Draw the course of a game."""
    canvas = paper(760, picture.title, picture.note)
    low, high, step = _scale([value for course in picture.courses for value in course.totals])
    games = max(len(course.totals) for course in picture.courses)

    def at(game: int, value: int) -> Point:
        x = LEFT + (RIGHT - LEFT) * game / max(1, games)
        return x, BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    _axes(canvas, picture, (low, high, step), games, at)
    order = sorted(range(len(picture.courses)), key=lambda one: (one in picture.winners, -one))
    for index in order:
        course = picture.courses[index]
        points = [at(game, value) for game, value in enumerate((0, *course.totals))]
        width = 7.0 if index in picture.winners else 5.0
        canvas.stroke([points], PAPER, width + 3)
        pieces = dashes(points, DASHES[index]) if DASHES[index] else [points]
        canvas.stroke(pieces, LINES[index], width)
        every = max(1, -(-games // MOST_MARKERS))
        for game in range(len(points) - 1, 0, -every):
            _marker(canvas, index, points[game], 9)
    _labels(canvas, picture, at)
    return canvas.png()


def _scale(values: list[int]) -> tuple[int, int, int]:
    """Choose round limits with at most eight lines between them."""
    low, high = min(0, *values, 0), max(0, *values, 0)
    for step in STEPS:
        floor, ceiling = low // step * step, -(-high // step) * step
        if (ceiling - floor) / step <= 8:
            break
    return floor, max(ceiling, floor + step), step


def _axes(canvas: Canvas, picture: ChartPicture, scale: tuple[int, int, int], games: int, at: At) -> None:
    low, high, step = scale
    font, bold = face("sans", 28), face("sans-bold", 28)
    for value in range(low, high + 1, step):
        y = at(0, value)[1]
        zero = value == 0
        canvas.rounded((LEFT, y - 1, RIGHT - LEFT, 3 if zero else 2), 0, fill=ZERO_LINE if zero else GRID)
        canvas.text(88, y + 10, number(value), bold if zero else font, INK if zero else PAPER_MUTED, "right")
    every = max(1, -(-games // 10))
    for game in range(every, games + 1, every):
        canvas.text(at(game, 0)[0], 704, str(game), font, PAPER_MUTED, "middle")
    canvas.text(88, 704, fit(clean(picture.axis), font, 64), font, PAPER_MUTED, "right")


def _marker(canvas: Canvas, index: int, at: Point, size: float) -> None:
    """Draw a player's own shape: disc, square, triangle, diamond, cross, ring."""
    (x, y), color = at, LINES[index]

    def shape(*points: tuple[float, float]) -> None:
        for grow, fill in ((size * 1.28, MARKER_RIM), (size, color)):
            canvas.polygon([(x + px * grow, y + py * grow) for px, py in points], fill)

    match index:
        case 0:
            canvas.disc(x, y, size, fill=color, line=MARKER_RIM, width=2)
        case 1:
            shape((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9))
        case 2:
            shape((0, -1.2), (1.15, 0.85), (-1.15, 0.85))
        case 3:
            shape((0, -1.3), (1.2, 0), (0, 1.3), (-1.2, 0))
        case 4:
            canvas.stroke(
                [[(x - size, y - size), (x + size, y + size)], [(x + size, y - size), (x - size, y + size)]], color, 5.5
            )
        case _:
            canvas.disc(x, y, size, fill=MARKER_RIM, line=color, width=4.5)


def _labels(canvas: Canvas, picture: ChartPicture, at: At) -> None:
    """Write names and sums at the right, in their order and never on top of each other."""
    ends = []
    for index, course in enumerate(picture.courses):
        last = course.totals[-1] if course.totals else 0
        ends.append((at(len(course.totals), last), index, last))
    ends.sort(key=lambda end: (end[0][1], end[1] not in picture.winners, end[1]))
    ys: list[float] = []
    for end, _, _ in ends:
        ys.append(max(end[1], ys[-1] + LABEL_GAP) if ys else max(TOP + 10, end[1]))
    overflow = ys[-1] - (BOTTOM + 20)
    for place in range(len(ys) - 1, -1, -1):
        limit = BOTTOM + 20 - LABEL_GAP * (len(ys) - 1 - place)
        ys[place] = min(ys[place], limit) if overflow > 0 else ys[place]
    for (end, index, last), y in zip(ends, ys, strict=True):
        color: Color = LINES[index]
        canvas.stroke([[(end[0] + 14, end[1]), (624, y)]], color, 2.5)
        _marker(canvas, index, (638, y), 11)
        sum_font, name_font = face("sans-bold", 34), face("sans-bold", 30)
        shown = number(last)
        canvas.text(868, y + 12, shown, sum_font, INK, "right")
        room = 868 - sum_font.length(shown) - 16 - 658
        canvas.text(658, y + 11, fit(clean_name(picture.courses[index].name), name_font, room), name_font, color)
