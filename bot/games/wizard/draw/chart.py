"""The course of a game: a line a player, told apart by colour, dash and marker."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.draw.canvas import Canvas
from bot.draw.fonts import called, clean, face, fit, shrink
from bot.draw.palette import Color
from bot.draw.paths import Point, dashes
from bot.engine.helpers import number
from bot.games.wizard.draw.colors import GRID, INK, LINES, MARKER_RIM, PAPER, PAPER_MUTED, ZERO_LINE
from bot.games.wizard.draw.frame import paper

At: TypeAlias = Callable[[int, int], Point]
"""Where a total after a game stands."""
LABEL_GAP = 56
MOST_LINES = 8
DASHES: tuple[tuple[int, ...], ...] = ((), (18, 8), (6, 8), (24, 7, 6, 7), (11, 9), (3, 9))


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a chart stands, without the numbers at its edges, and how many games it has room to mark."""

    left: float
    right: float
    top: float
    bottom: float
    most_markers: int = 5


FRAME = Frame(104, 590, 140, 660, 10)


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
    at = plot(canvas, picture.courses, picture.winners, picture.axis, FRAME)
    _labels(canvas, picture, at)
    return canvas.png()


def plot(canvas: Canvas, courses: Sequence[Course], winners: Sequence[int], axis: str, frame: Frame) -> At:
    """Draw axes, lines and markers into a frame, and say where a total after a game stands."""
    low, high, step = _scale([value for course in courses for value in course.totals])
    games = max(len(course.totals) for course in courses)

    def at(game: int, value: int) -> Point:
        x = frame.left + (frame.right - frame.left) * game / max(1, games)
        return x, frame.bottom - (frame.bottom - frame.top) * (value - low) / (high - low)

    _axes(canvas, axis, (low, high, step), games, at, frame)
    for index in sorted(range(len(courses)), key=lambda one: (one in winners, -one)):
        points = [at(game, value) for game, value in enumerate((0, *courses[index].totals))]
        width = 7.0 if index in winners else 5.0
        canvas.stroke([points], PAPER, width + 3)
        pieces = dashes(points, DASHES[index]) if DASHES[index] else [points]
        canvas.stroke(pieces, LINES[index], width)
        every = max(1, -(-games // frame.most_markers))
        for game in range(len(points) - 1, 0, -every):
            marker(canvas, index, points[game], 9)
    return at


def _scale(values: list[int]) -> tuple[int, int, int]:
    """Choose round limits with few lines between them."""
    low, high = min(0, *values, 0), max(0, *values, 0)
    steps = (lead * 10**power for power in itertools.count(1) for lead in (1, 2, 5))
    step = next(step for step in steps if -(-high // step) - low // step <= MOST_LINES)
    floor, ceiling = low // step * step, -(-high // step) * step
    return floor, max(ceiling, floor + step), step


def _axes(canvas: Canvas, axis: str, scale: tuple[int, int, int], games: int, at: At, frame: Frame) -> None:
    low, high, step = scale
    font, bold = face("sans", 28), face("sans-bold", 28)
    for value in range(low, high + 1, step):
        y = at(0, value)[1]
        zero = value == 0
        canvas.rounded(
            (frame.left, y - 1, frame.right - frame.left, 3 if zero else 2), 0, fill=ZERO_LINE if zero else GRID
        )
        color = INK if zero else PAPER_MUTED
        canvas.text(frame.left - 16, y + 10, number(value), bold if zero else font, color, "right")
    every = max(1, -(-games // frame.most_markers))
    for game in range(every, games + 1, every):
        canvas.text(at(game, 0)[0], frame.bottom + 44, str(game), font, PAPER_MUTED, "middle")
    word = shrink(axis, "sans", 30, 76)
    canvas.text(frame.left - 16, frame.bottom + 44, fit(clean(axis), word, 76), word, PAPER_MUTED, "right")


def marker(canvas: Canvas, index: int, at: Point, size: float) -> None:
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
        ys.append(max(end[1], ys[-1] + LABEL_GAP) if ys else max(FRAME.top + 10, end[1]))
    overflow = ys[-1] - (FRAME.bottom + 20)
    for place in range(len(ys) - 1, -1, -1):
        limit = FRAME.bottom + 20 - LABEL_GAP * (len(ys) - 1 - place)
        ys[place] = min(ys[place], limit) if overflow > 0 else ys[place]
    for (end, index, last), y in zip(ends, ys, strict=True):
        color: Color = LINES[index]
        canvas.stroke([[(end[0] + 14, end[1]), (624, y)]], color, 2.5)
        marker(canvas, index, (638, y), 11)
        sum_font = face("sans-bold", 34)
        shown = number(last)
        canvas.text(868, y + 12, shown, sum_font, INK, "right")
        room = 868 - sum_font.length(shown) - 16 - 658
        words, font = called(picture.courses[index].name, "sans-bold", 30, room)
        canvas.text(658, y + 11, words, font, color)
