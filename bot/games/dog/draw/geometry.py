"""Where everything lies on the board: a rounded square, the same in each quarter."""

import math
from dataclasses import dataclass
from functools import lru_cache

from bot.draw.paths import Point
from bot.games.dog.board import HALL, HOUSES

CENTER: Point = (450.0, 544.0)
HALF, CORNER = 404.0, 290.0
_STRAIGHT = 2 * (HALF - CORNER)
_ARC = math.pi / 4 * CORNER
_QUARTER = 2 * _ARC + _STRAIGHT
# Spots of the dormitory in the upper left corner, from the centre; the other corners mirror them.
_BEDS: tuple[Point, ...] = ((-403.0, -403.0), (-344.0, -405.0), (-405.0, -344.0), (-408.0, -287.0))
_PLACES = (68.0, 117.0, 166.0)
"""How far from the start field the places of a lane lie."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point with the direction inwards, across the ring."""

    x: float
    y: float
    inx: float
    iny: float

    def inwards(self, distance: float) -> Point:
        """Return the point so far inside."""
        return self.x + self.inx * distance, self.y + self.iny * distance


def step(ring: int) -> float:
    """Return the distance between two fields."""
    return 4 * _QUARTER / ring


@lru_cache(maxsize=4096)
def along(ring: int, field: float) -> Spot:
    """Return a point of the ring: field 0 in the middle of the upper left corner, then clockwise."""
    way = field * step(ring) % (4 * _QUARTER)
    turns, way = divmod(way, _QUARTER)
    middle = HALF - CORNER
    if way < _ARC:
        x, y, inx, iny = _round(-middle, math.radians(225) + way / CORNER)
    elif way < _ARC + _STRAIGHT:
        x, y, inx, iny = -middle + way - _ARC, -HALF, 0.0, 1.0
    else:
        x, y, inx, iny = _round(middle, math.radians(270) + (way - _ARC - _STRAIGHT) / CORNER)
    for _ in range(int(turns)):
        x, y, inx, iny = -y, x, -iny, inx
    return Spot(CENTER[0] + x, CENTER[1] + y, inx, iny)


def _round(x: float, angle: float) -> tuple[float, float, float, float]:
    cosine, sine = math.cos(angle), math.sin(angle)
    return x + CORNER * cosine, -(HALF - CORNER) + CORNER * sine, -cosine, -sine


def _mirror(house: str) -> Point:
    """Return the signs that turn the upper left corner into a house's."""
    return {"S": (1, 1), "H": (-1, 1), "G": (-1, -1), "R": (1, -1)}[house]


def bed(house: str, number: int) -> Point:
    """Return the spot of a figure in its dormitory, counted from 1."""
    (x, y), (mx, my) = _BEDS[number - 1], _mirror(house)
    return CENTER[0] + x * mx, CENTER[1] + y * my


@dataclass(frozen=True, slots=True)
class Hall:
    """The Große Halle: smaller where the goal is a lane, because nobody stands in it then."""

    left: float
    top: float
    width: float
    height: float

    def door(self, house: str) -> Point:
        """Return where the carpet of a house ends: just inside a corner."""
        mx, my = _mirror(house)
        return CENTER[0] - mx * (self.width / 2 - 20), CENTER[1] - my * (self.height / 2 - 20)


def hall(lane: bool) -> Hall:
    """Return the hall for a kind of goal."""
    return Hall(272, 426, 356, 236) if lane else Hall(218, 366, 464, 356)


def lane_place(house: str, place: int) -> Point:
    """Return a place of a lane, counted from 1."""
    start = along(4, HOUSES.index(house))
    x, y = hall(True).door(house)
    length = math.hypot(x - start.x, y - start.y)
    share = _PLACES[place - 1] / length
    return start.x + (x - start.x) * share, start.y + (y - start.y) * share


def tables(houses: str) -> dict[str, float]:
    """Return the middle of each table in the hall; team mates sit side by side."""
    order = [house for house in "SGHR" if house in houses]
    gaps = {4: (-172, -60, 60, 172), 3: (-124, 0, 124), 2: (-76, 76)}[len(order)]
    return {house: CENTER[0] + gap for house, gap in zip(order, gaps, strict=True)}


def table_place(house: str, houses: str, each: int, number: int) -> Point:
    """Return the place of a figure at its house's table, counted from 1."""
    pitch, top = (86, 482) if each == 3 else (64, 472)
    return tables(houses)[house], top + pitch * (number - 1)


def spot_of(figure: str, place: int, ring: int, houses: str, each: int) -> Point:
    """Return where a figure or the caretaker stands."""
    if place == HALL:
        return table_place(figure[0], houses, each, int(figure[1]))
    if place > HALL:
        return lane_place(figure[0], place - HALL)
    if place < 0:
        return bed(figure[0], int(figure[1]))
    spot = along(ring, place)
    return spot.x, spot.y
