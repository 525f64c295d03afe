"""Who is ahead of whom, and by what. Clauses: Z3.2, Z4.2 (its shorter list), Z2.6 and Z2.7 (who left), Z6.2, Z6.4."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules.points import result, results, total

Criterion: TypeAlias = Literal["points", "plus", "best", "often", "second", "playoff"]
IN_ROUND: tuple[Criterion, ...] = ("points", "plus", "best", "often", "second", "playoff")
IN_KNOCKOUT: tuple[Criterion, ...] = ("points", "plus", "best")
NEVER = -1_000_000
"""Stands for a value that somebody does not have: worse than any other."""


@dataclass(frozen=True, slots=True)
class Line:
    """What counts for the place of a seat: real points, the single games, the three-card game if it played one."""

    seat: Seat
    total: int
    games: tuple[int, ...]
    playoff: int | None = None

    def value(self, criterion: Criterion) -> int:
        """Return the number a criterion looks at; more is better."""
        return _VALUES[criterion](self)


@dataclass(frozen=True, slots=True)
class Place:
    """A place with whoever shares it; `by` is what put it ahead of the next, with both numbers."""

    number: int
    seats: tuple[Seat, ...]
    by: Criterion | None = None
    own: int = 0
    other: int = 0
    ranked: bool = True
    """Not for those who are out of the ranking: disqualified, or never there."""


def _second(line: Line) -> int:
    """Return the next different value after the best (Z6.4)."""
    best = max(line.games, default=NEVER)
    return max((game for game in line.games if game != best), default=NEVER)


_VALUES: dict[Criterion, Callable[[Line], int]] = {
    "points": lambda line: line.total,
    "plus": lambda line: sum(game > 0 for game in line.games),
    "best": lambda line: max(line.games, default=NEVER),
    "often": lambda line: line.games.count(max(line.games, default=NEVER)),
    "second": _second,
    "playoff": lambda line: NEVER if line.playoff is None else line.playoff,
}


def ranked(lines: Sequence[Line], criteria: Sequence[Criterion] = IN_ROUND) -> tuple[Place, ...]:
    """Order lines by the criteria; who is equal in all of them shares a place and the next ones are left out."""

    def key(line: Line) -> tuple[int, ...]:
        return tuple(-line.value(criterion) for criterion in criteria)

    groups = [list(group) for _, group in groupby(sorted(lines, key=key), key)]
    places: list[Place] = []
    number = 1
    for index, group in enumerate(groups):
        place = Place(number, tuple(line.seat for line in group))
        if index + 1 < len(groups):
            one, next_one = group[0], groups[index + 1][0]
            by = next(criterion for criterion in criteria if one.value(criterion) != next_one.value(criterion))
            place = altered(place, by=by, own=one.value(by), other=next_one.value(by))
        places.append(place)
        number += len(group)
    return tuple(places)


def lines(sheet: Sheet, seats: tuple[Seat, ...]) -> tuple[Line, ...]:
    """Read off the pad what counts, for everybody who is to be ranked; a three-card game only among those it was for.

    Whoever played one in another company is tied with these all the same (Z6.8).
    """
    plain = tuple(
        Line(seat, total(sheet, seat), games)
        for seat in seats
        if ((games := results(sheet, seat)) or not sheet.counting) and sheet.manner(seat) is None
    )
    found = {line.seat: line for line in plain}
    for place in ranked(plain, IN_ROUND[:-1]):
        if row := sheet.playoff_of(place.seats):
            found |= {seat: altered(found[seat], playoff=result(row, seat)) for seat in place.seats}
    return tuple(found.values())


def table(sheet: Sheet, seats: tuple[Seat, ...]) -> tuple[Place, ...]:
    """Rank a whole table: those who finished, those who left by their points, who was defeated, then the unranked.

    From a round nobody leaves with a place (Z7.3); disqualified and never there have none either.
    """
    groups = [*ranked(lines(sheet, seats))]
    inside = {seat for place in groups for seat in place.seats}
    left = [seat for seat in seats if sheet.manner(seat) == "gone" and results(sheet, seat)]
    if sheet.kind == "full":
        groups += ranked([Line(seat, total(sheet, seat), ()) for seat in left], ("points",))
        inside.update(left)
    defeated = tuple(seat for seat in seats if sheet.manner(seat) == "defeat")
    out = tuple(seat for seat in seats if seat not in inside and seat not in defeated)
    groups += [Place(0, group, ranked=counts) for group, counts in ((defeated, True), (out, False)) if group]
    places = []
    number = 1
    for place in groups:
        places.append(altered(place, number=number))
        number += len(place.seats)
    return tuple(places)


def tied(sheet: Sheet, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Return the groups that only a three-card game can part and that have not played one (Z3.2, Z6.4)."""
    if not sheet.counting:
        return ()
    groups = [place.seats for place in ranked(lines(sheet, seats), IN_ROUND[:-1]) if len(place.seats) > 1]
    return tuple(group for group in groups if sheet.playoff_of(group) is None)
