"""The winner's way: a golden line from table to table, through the gutter between the columns or along the margins."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.contests.common.draw.colors import GOLD
from bot.draw.canvas import Canvas
from bot.draw.palette import rgb
from bot.draw.paths import Point

_CASING = rgb("#15132D")
_MARGIN_LEFT, _GUTTER, _MARGIN_RIGHT = 14, 450, 886
_BEND, _STEPS = 14, 6


@dataclass(frozen=True, slots=True)
class Stop:
    """The winner's row in a panel that reaches from `left` to `right`; `below` is free of panels.

    `blocked`: further down in this round a panel stands in the middle, where the gutter would be.
    """

    left: int
    right: int
    row: float
    below: float
    blocked: bool

    @property
    def lanes(self) -> tuple[int, ...]:
        """List the lanes beside the panel, the best first."""
        if self.left > _GUTTER:
            return _GUTTER, _MARGIN_RIGHT
        if self.right < _GUTTER:
            return _GUTTER, _MARGIN_LEFT
        return _MARGIN_LEFT, _MARGIN_RIGHT


def trace(canvas: Canvas, stops: Sequence[Stop]) -> None:
    """Join the winner's rows; a dark casing keeps the line apart from what it crosses."""
    ways: list[list[Point]] = []
    for one, other in pairwise(stops):
        way = way_between(one, other)
        if ways and ways[-1][-2] == way[1]:
            # It leaves where it has come in: the line goes on without touching the row again.
            way = way[1:]
        ways.append(way)
    for way in ways:
        canvas.stroke([_rounded(way)], _CASING, 14)
    for way in ways:
        canvas.stroke([_rounded(way)], GOLD, 7)
    for way in ways:
        _head(canvas, way)


def way_between(one: Stop, other: Stop) -> list[Point]:
    """Find the corners of the line: one lane if both rows have it, else two with a step between the rounds."""
    leaving = [lane for lane in one.lanes if not (one.blocked and lane == _GUTTER)]
    shared = [lane for lane in leaving if lane in other.lanes]
    out = shared[0] if shared else leaving[0]
    come = out if shared else other.lanes[0]
    # Into the middle of a round there is a gap above its headline.
    step = one.below + 14
    corners: list[Point] = [(one.left + 8 if out < one.left else one.right - 8, one.row), (out, one.row)]
    if not shared:
        corners += [(out, step), (come, step)]
    edge = other.left if come < other.left else other.right
    inside = 10 if other.right - other.left < 500 else 0
    tip = edge + inside if come < other.left else edge - inside
    return [*corners, (come, other.row), (tip, other.row)]


def _rounded(way: Sequence[Point]) -> list[Point]:
    """Round the corners of a line of level and upright pieces."""
    result: list[Point] = [way[0]]
    for before, here, after in zip(way, way[1:], way[2:], strict=False):
        enter, leave = _toward(here, before), _toward(here, after)
        for step in range(_STEPS + 1):
            share = step / _STEPS
            x, y = (
                (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share**2 * c
                for a, b, c in zip(enter, here, leave, strict=True)
            )
            result.append((x, y))
    result.append(_toward(way[-1], way[-2]))
    return result


def _toward(here: Point, there: Point) -> Point:
    dx, dy = there[0] - here[0], there[1] - here[1]
    far = abs(dx) + abs(dy)  # no two corners of a way are the same
    reach = min(_BEND, far / 2)
    return here[0] + dx / far * reach, here[1] + dy / far * reach


def _head(canvas: Canvas, way: Sequence[Point]) -> None:
    x, y = way[-1]
    back = -20 if way[-2][0] < x else 20
    outline = [(x + back, y - 13), (x, y), (x + back, y + 13)]
    canvas.polygon(outline, GOLD)
    canvas.stroke([[*outline, outline[0]]], _CASING, 3)
