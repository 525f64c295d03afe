"""Where arrows run: in a lane beside the fields, inside the rim or on the inner side of a turn."""

import math
from dataclasses import dataclass
from itertools import pairwise

from bot.draw.paths import Point
from bot.games.hut.plan import FIELDS

_LANE, _SHORT_LANE = 37.0, 44.0
_HEAD, _HALF = 28.0, 16.0
_GAP = 30.0
"""How far from the middle of its target an arrow ends."""
_ROUNDS = 3


def spot(field: str) -> Point:
    """Return where a field lies in the picture."""
    x, y = FIELDS[field]
    return 450 + 3.8 * x, 522 + 3.8 * y


@dataclass(frozen=True, slots=True)
class Lane:
    """The line of an arrow (none for a single step), its head and the middle of it all."""

    line: tuple[Point, ...]
    head: tuple[Point, Point, Point]
    middle: Point


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
    return Lane(tuple(line), _head(line[-1], tip), line[len(line) // 2])


def _inner_side(points: list[Point]) -> int:
    """Tell on which side the course turns: 1 right, -1 left."""
    bend = 0.0
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        bend += (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
    return -1 if bend < -1 else 1


def _unit(start: Point, end: Point) -> Point:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _step(start: Point, end: Point) -> Lane:
    """Put one arrow head between two fields."""
    ux, uy = _unit(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    foot = (middle[0] - ux * _HEAD / 2, middle[1] - uy * _HEAD / 2)
    return Lane((), _head(foot, (middle[0] + ux * _HEAD / 2, middle[1] + uy * _HEAD / 2)), middle)


def _head(foot: Point, tip: Point) -> tuple[Point, Point, Point]:
    ux, uy = _unit(foot, tip)
    left = (tip[0] - ux * _HEAD - uy * _HALF, tip[1] - uy * _HEAD + ux * _HALF)
    right = (tip[0] - ux * _HEAD + uy * _HALF, tip[1] - uy * _HEAD - ux * _HALF)
    return tip, left, right


def _smooth(points: list[Point]) -> list[Point]:
    """Round the corners off, keeping both ends (Chaikin)."""
    for _ in range(_ROUNDS):
        softer = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            softer += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = [*softer, points[-1]]
    return points


def _cut(points: list[Point], length: float) -> list[Point]:
    """Take so much off the end of a line."""
    kept = list(points)
    while len(kept) > 1:
        end, before = kept.pop(), kept[-1]
        piece = math.dist(before, end)
        if piece > length:
            share = 1 - length / piece
            return [*kept, (before[0] + (end[0] - before[0]) * share, before[1] + (end[1] - before[1]) * share)]
        length -= piece
    return points[:2]
