"""The board as a graph. Clauses: H1.1 (fields and lines), H1.2 (a move of n ends at distance exactly n)."""

from collections import deque
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from bot.games.hut.plan import COLOURS, EDGES, FIELDS, REST

Field: TypeAlias = str
Colour: TypeAlias = str

FARTHEST = 7
"""No hat goes farther in one order (H3.1)."""
HOMES = frozenset(colour + "O" for colour in COLOURS)


def _neighbours() -> dict[Field, tuple[Field, ...]]:
    found: dict[Field, list[Field]] = {field: [] for field in FIELDS}
    for chain in EDGES:
        for one, other in pairwise(chain.split()):
            found[one].append(other)
            found[other].append(one)
    return {field: tuple(near) for field, near in found.items()}


NEIGHBOURS = _neighbours()


@cache
def _ways(start: Field) -> dict[Field, tuple[int, Field]]:
    """Return for every field how far it is and which field comes before it on the way."""
    ways = {start: (0, start)}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for near in NEIGHBOURS[here]:
            if near not in ways:
                ways[near] = (ways[here][0] + 1, here)
                ahead.append(near)
    return ways


def distance(start: Field, target: Field) -> int:
    """Count the steps between two fields; homes are dead ends, so no way leads through one."""
    return _ways(start)[target][0]


def path(start: Field, target: Field) -> tuple[Field, ...]:
    """Return the fields of the shortest way, both ends included."""
    way = [target]
    while way[-1] != start:
        way.append(_ways(start)[way[-1]][1])
    return tuple(reversed(way))


@cache
def reach(start: Field) -> tuple[tuple[int, Field], ...]:
    """List what one order can reach from a field, with the distance, nearest first; homes are no common targets."""
    found = ((far, field) for field, (far, _) in _ways(start).items() if 1 <= far <= FARTHEST and field not in HOMES)
    return tuple(sorted(found))


def home_of(colour: Colour) -> Field:
    """Return the home of a colour."""
    return colour + "O"


def is_rest(field: Field) -> bool:
    """Tell whether a field is a Ruhefeld."""
    return field in REST
