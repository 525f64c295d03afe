"""All legal moves of a card. Clauses: D4.1 to D4.4, D5.1, D5.2, D6.1, D7.3, D7.4.

A move is written as it stands in buttons and logs: `G1 raus`, `G1+5`, `G1+5h` (into the hall), `G1-4`, `G1/H2` (swap),
`ab` (a Tausch without effect), `HM-5` (the caretaker), `G1+2h G2+5` (a 7 in parts).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.games.dog.board import BED, HALL, HM, INDEX, NAMES, Ground, Places
from bot.games.dog.model import Card

Moves: TypeAlias = tuple[tuple[str, Places], ...]
"""Moves with the position after each, the caretaker's arrival included."""

CARDS: tuple[Card, ...] = ("2", "3", "5", "6", "4", "7", "9", "18", "T", "J")
"""`9` is Start/9, `18` is Start/1/8, `T` the Tausch, `J` the Joker."""
DECK = tuple(card for card in CARDS for _ in range(6 if card == "J" else 8))
OUT, TAUSCH, SEVEN, NOTHING = "raus", "T", "7", "ab"
ROLES: dict[str, tuple[str, ...]] = {
    **{card: (card,) for card in ("2", "3", "5", "6", "4", "7", "T")},
    "9": (OUT, "9"),
    "18": (OUT, "1", "8"),
    "J": (OUT, "1", "2", "3", "4", "5", "6", "7", "8", "9", "T"),
}
"""What a card can be played as; the Joker as anything (D4.4)."""

_PART = re.compile(r"(HM|[SHGR][1-4])([+-])([1-9])(h?)")


def moves(ground: Ground, places: Places, house: int, card: str) -> Iterator[tuple[str, Places]]:
    """List every legal move of a card for the player of a house."""
    for role in ROLES[card]:
        yield from moves_as(ground, places, house, role)


def playable(ground: Ground, places: Places, house: int, card: str) -> bool:
    """Tell whether a card can be played at all."""
    return next(moves(ground, places, house, card), None) is not None


@lru_cache(maxsize=64)
def moves_as(ground: Ground, places: Places, house: int, role: str) -> Moves:
    """List every legal move of a card played as this; few are remembered, as those of a 7 are many."""
    match role:
        case "raus":
            found = _out(ground, places, house)
        case "T":
            found = _swaps(ground, places, house)
        case "7":
            found = (*_splits(ground, places, house), *_caretaker(ground, places, (-7,)))
        case "4":
            found = (*_walks(ground, places, house, (4, -4)), *_caretaker(ground, places, (-4, 4)))
        case _:
            steps = int(role)
            found = (*_walks(ground, places, house, (steps,)), *_caretaker(ground, places, (-steps,)))
    # Only who goes into the hall wakes the caretaker, and only once.
    if places[HM] != HALL:
        return tuple(found)
    return tuple([(move, ground.wake(after, house) if "h" in move else after) for move, after in found])


def _out(ground: Ground, places: Places, house: int) -> Iterable[tuple[str, Places]]:
    """Bring out the first figure that is in bed; one is as good as another."""
    index = next((index for index in ground.moved_by(places, house) if places[index] == BED), None)
    after = None if index is None else ground.emerge(places, index)
    return () if index is None or after is None else ((f"{NAMES[index]} {OUT}", after),)


def moves_out(ground: Ground, places: Places, house: int) -> tuple[str, ...]:
    """Write bringing out each of the figures in bed; the first is the one that is listed as a move."""
    return tuple(f"{NAMES[index]} {OUT}" for index in ground.moved_by(places, house) if places[index] == BED)


def _walks(ground: Ground, places: Places, house: int, steps: tuple[int, ...]) -> Iterator[tuple[str, Places]]:
    for index in ground.moved_by(places, house):
        for count in steps:
            for hall in (False, True) if count > 0 else (False,):
                after = step(ground, places, index, count, hall=hall, sweep=False)
                if after is not None:
                    yield written(index, count, hall=hall), after


def _caretaker(ground: Ground, places: Places, steps: tuple[int, ...]) -> Iterator[tuple[str, Places]]:
    """Move the caretaker: against the clock, with a 4 either way; the 7 sweeps (D5.1)."""
    for count in steps:
        after = ground.walk(places, HM, count, sweep=count == -7)
        if after is not None:
            yield written(HM, count), after


def _swaps(ground: Ground, places: Places, house: int) -> Iterator[tuple[str, Places]]:
    """Swap an own figure with somebody else's, a helper's only with an opponent's (D4.3, D6.2)."""
    mine = ground.moved_by(places, house)
    barred = {house, mine.start // 4}
    others = [
        other
        for foreign in ground.houses
        if foreign not in barred
        for other in ground.on_ring(places, ground.own(foreign))
        if not ground.protected(places, other)
    ]
    if not others:
        yield NOTHING, places
    for index in ground.on_ring(places, mine):
        if not ground.protected(places, index):
            for other in others:
                yield f"{NAMES[index]}/{NAMES[other]}", ground.swap(places, index, other)


def _splits(ground: Ground, places: Places, house: int) -> Iterator[tuple[str, Places]]:
    """Share out a 7: one part a figure, in any order, all seven points (D4.1).

    Once the last own figure is home by it, one figure of the partner takes all the rest (D7.3).
    """
    own = ground.moved_by(places, house)
    seen: dict[tuple[Places, int, int], tuple[tuple[str, Places], ...]] = {}

    def rest(now: Places, used: int, left: int) -> tuple[tuple[str, Places], ...]:
        """Return how the points that are left can be spent; many orders of parts lead to the same question."""
        key = (now, used, left)
        if key in seen:
            return seen[key]
        mine = ground.moved_by(now, house)
        free = [index for index in mine if not used >> index & 1 and now[index] >= 0]
        found: list[tuple[str, Places]] = []
        for index in free:
            for count, hall, after in ground.sweeps(now, index, left):
                part = _WRITTEN[index, count, hall]
                if count == left:
                    found.append((part, after))
                elif mine == own and (hall or len(free) > 1):  # else nobody could take the rest
                    further = rest(after, used | 1 << index, left - count)
                    found += [(f"{part} {move}", final) for move, final in further]
        seen[key] = tuple(found)
        return seen[key]

    return iter(rest(places, 0, 7))


def step(ground: Ground, places: Places, index: int, count: int, *, hall: bool, sweep: bool) -> Places | None:
    """Move a figure some steps, along the ring or into the hall."""
    if hall:
        return ground.enter(places, index, count, sweep=sweep)
    return ground.walk(places, index, count, sweep=sweep)


def written(index: int, count: int, *, hall: bool = False) -> str:
    """Write one part of a move."""
    return f"{NAMES[index]}{count:+}{'h' if hall else ''}"


_WRITTEN = {
    (index, count, hall): written(index, count, hall=hall)
    for index in range(HM)
    for count in range(1, 8)
    for hall in (False, True)
}


@dataclass(frozen=True, slots=True)
class Leg:
    """One part of a move as it is carried out: who, from where to where, how many steps, and the position after it."""

    index: int
    start: int
    end: int
    steps: int
    sent: tuple[tuple[int, int], ...]
    """Who is sent back by it, from which field."""
    after: Places


def is_seven(move: str) -> bool:
    """Tell whether a whole move is a 7: only its points add up to seven."""
    return sum(int(digit) for _, _, digit, _ in _PART.findall(move)) == 7


def legs(ground: Ground, places: Places, move: str, *, seven: bool) -> list[Leg]:
    """Carry out a legal move, or the first parts of a 7, part by part."""
    if move == NOTHING:
        return []
    if move.endswith(OUT):
        index = INDEX[move[:2]]
        return [_leg(places, ground.emerge(places, index), index, ground.starts[index // 4], 0)]
    if "/" in move:
        one, other = (INDEX[name] for name in move.split("/"))
        after = ground.swap(places, one, other)
        return [_leg(places, after, one, after[one], 0), _leg(places, after, other, after[other], 0)]
    done: list[Leg] = []
    for name, sign, digit, hall in _PART.findall(move):
        index = INDEX[name]
        count = int(sign + digit)
        reached = step(ground, places, index, count, hall=bool(hall), sweep=seven)
        end = reached[index] if reached and hall else (places[index] + count) % ground.ring
        leg = _leg(places, reached, index, end, count)
        done.append(leg)
        places = leg.after
    return done


def _leg(places: Places, after: Places | None, index: int, end: int, steps: int) -> Leg:
    assert after is not None, "only legal moves are carried out"
    sent = [(one, end if one == index else places[one]) for one in range(HM) if after[one] == BED != places[one]]
    return Leg(index, places[index], end, steps, tuple(sent), after)
