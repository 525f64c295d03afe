"""Where arrows run: in a lane beside the fields, inside the rim or on the inner side of a turn."""

import math
from dataclasses import dataclass
from functools import lru_cache

from bot.draw.paths import Point
from bot.games.hut.plan import FIELDS

_LANE, _SHORT_LANE = 37.0, 44.0
_HEAD, _HALF = 28.0, 16.0
_GAP = 30.0
"""How far from the middle of its target an arrow ends."""
_STEPS = 8


def spot(field: str) -> Point:
    """Return where a field lies in the picture."""
    x, y = FIELDS[field]
    return 450 + 3.8 * x, 522 + 3.8 * y


@dataclass(frozen=True, slots=True)
class Lane:
    """The line of an arrow (none for a single step), its head, and where a number could be put."""

    line: tuple[Point, ...]
    head: tuple[Point, Point, Point]
    spots: tuple[Point, ...]


@lru_cache(maxsize=1024)
def lane(path: tuple[str, ...]) -> Lane:
    """Lay the lane of a move."""
    points = [spot(field) for field in path]
    if len(points) == 2:
        return _step(points[0], points[1])
    width = (_SHORT_LANE if len(points) == 3 else _LANE) * _inner_side(points)
    course = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        ux, uy = _unit(before, after)
        course.append((here[0] - uy * width, here[1] + ux * width))
    course = _cut(_smooth([*course, points[-1]]), _GAP)
    line, tip = _cut(course, _HEAD * 0.8), course[-1]
    return Lane(tuple(line), _head(line[-1], tip), tuple(line[len(line) // 4 : len(line) * 3 // 4 + 1]))


def _inner_side(points: list[Point]) -> int:
    """Tell on which side the lane runs, 1 right or -1 left: towards the middle along the rim, else inside the turn."""
    rim, bend = 0, 0.0
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        bend += (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        (ux, uy), (cx, cy) = _unit(before, after), _unit(here, (450, 522))
        inward = ux * cy - uy * cx
        rim += (inward > 0.6) - (inward < -0.6)
    return -1 if (rim or bend) < 0 else 1


def _unit(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _step(start: Point, end: Point) -> Lane:
    """Put one arrow head between two fields."""
    ux, uy = _unit(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    foot = (middle[0] - ux * _HEAD / 2, middle[1] - uy * _HEAD / 2)
    beside = tuple((middle[0] + side * 34 * uy, middle[1] - side * 34 * ux) for side in (1, -1))
    return Lane((), _head(foot, (middle[0] + ux * _HEAD / 2, middle[1] + uy * _HEAD / 2)), beside)


def _head(foot: Point, tip: Point) -> tuple[Point, Point, Point]:
    ux, uy = _unit(foot, tip)
    left = (tip[0] - ux * _HEAD - uy * _HALF, tip[1] - uy * _HEAD + ux * _HALF)
    right = (tip[0] - ux * _HEAD + uy * _HALF, tip[1] - uy * _HEAD - ux * _HALF)
    return tip, left, right


def _smooth(points: list[Point]) -> list[Point]:
    """Run a soft curve through all points (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    curve = [points[0]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            curve.append((_bent(t, p0[0], p1[0], p2[0], p3[0]), _bent(t, p0[1], p1[1], p2[1], p3[1])))
    return curve


def _bent(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _cut(points: list[Point], length: float) -> list[Point]:
    """Take so much off the end of a line that is longer."""
    kept = list(points)
    while True:
        end, before = kept.pop(), kept[-1]
        piece = math.dist(before, end)
        if piece > length:
            share = 1 - length / piece
            return [*kept, (before[0] + (end[0] - before[0]) * share, before[1] + (end[1] - before[1]) * share)]
        length -= piece
