"""The table with every step that parts who is level, and the last pairings. Clauses: Q11.1, Q11.2, Q14.4, Q14.5."""

from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from bot.contests.pokal.model import DECIDER, FINAL, HOUSES, THIRD, Drawn, House, Match, Pair, State

By: TypeAlias = Literal["catches", "conceded", "decider", "lot", "shared"]


@dataclass(frozen=True, slots=True)
class Row:
    """A house in the table; `place` is shared where nothing parts it from another."""

    house: House
    place: int
    played: int
    points: int
    catches: int
    conceded: int


@dataclass(frozen=True, slots=True)
class Tie:
    """Houses with equal points: what parts them, and whether that is still to come; the figures are in their order."""

    houses: Drawn
    by: By
    open: bool = False
    place: int = 1
    """The first place they share."""
    catches: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """The table; `lot` is a group that only a lot can part, `decider` a pair that only a match can."""

    rows: tuple[Row, ...]
    ties: tuple[Tie, ...] = ()
    lot: Drawn = ()
    decider: bool = False

    @property
    def order(self) -> Drawn:
        """Return the houses, best first."""
        return tuple(row.house for row in self.rows)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom at the end; None: not yet."""

    decider: Pair | None = None
    final: Pair | None = None
    third: Pair | None = None

    def of(self, name: str) -> Pair | None:
        """Return the houses of one of these matches."""
        return {DECIDER: self.decider, FINAL: self.final, THIRD: self.third}.get(name)


def table(state: State) -> Table:
    """Rank the houses by the sum of final results of the twelve (Q11.1)."""
    facts = {house: _facts(state, house) for house in HOUSES}
    points = {house: row.points for house, row in facts.items()}
    rows: list[Row] = []
    ties: list[Tie] = []
    ordered = sorted(HOUSES, key=lambda house: (-points[house], HOUSES.index(house)))
    for _, found in groupby(ordered, key=lambda house: points[house]):
        group: Drawn = tuple(found)
        first = len(rows) + 1
        tie = _figures(_tie(state, group, first, facts), first, facts) if len(group) > 1 else None
        if tie is not None and facts[group[0]].played:
            ties.append(tie)
        if tie is None or tie.by == "shared" or tie.open:
            rows += [_placed(facts[house], first) for house in group]
        else:
            rows += [_placed(facts[house], first + n) for n, house in enumerate(tie.houses)]
    lot = next((tie.houses for tie in ties if tie.by == "lot" and tie.open), ())
    return Table(tuple(rows), tuple(ties), lot, decider=any(tie.by == "decider" for tie in ties))


def _facts(state: State, house: House) -> Row:
    played = points = catches = conceded = 0
    for match in state.twelve:
        if match.total is None or match.result is None or match.houses is None or house not in match.houses:
            continue
        side = match.houses.index(house)
        played += 1
        points += match.total[side]
        catches += match.result.catch == house
        conceded += match.result.goals[1 - side]
    return Row(house, 0, played, points, catches, conceded)


def _placed(row: Row, place: int) -> Row:
    return Row(row.house, place, row.played, row.points, row.catches, row.conceded)


def _tie(state: State, group: Drawn, first: int, facts: dict[House, Row]) -> Tie:
    """Part those who are level, if the rules want it: only the border between places 2 and 3 does (Q14.4)."""
    if not first <= 2 < first + len(group) - 1:
        return Tie(group, "shared")
    if len(group) > 2 and not state.complete:
        return Tie(group, "shared")  # nobody draws lots before the last match
    if len(group) > 2:
        lots = {frozenset(drawn): drawn for drawn in state.lots}
        fallen = lots.get(frozenset(group))
        return Tie(fallen or group, "lot", open=fallen is None)
    one, other = group
    a, b = facts[one], facts[other]
    if a.catches != b.catches:
        return Tie(group if a.catches > b.catches else (other, one), "catches")
    if a.conceded != b.conceded:
        return Tie(group if a.conceded < b.conceded else (other, one), "conceded")
    if not state.complete:
        return Tie(group, "shared")
    won = decided(state)
    return Tie(group, "decider", open=True) if won not in group else Tie((won, _other(group, won)), "decider")


def _figures(tie: Tie, first: int, facts: dict[House, Row]) -> Tie:
    """Add what was compared."""
    catches = tuple(facts[house].catches for house in tie.houses)
    conceded = tuple(facts[house].conceded for house in tie.houses)
    return Tie(tie.houses, tie.by, tie.open, first, catches, conceded)


def _other(group: Drawn, house: House) -> House:
    return next(one for one in group if one != house)


def decided(state: State) -> House | None:
    """Return who has won the decider."""
    return state.known(DECIDER).winner


def pairing(state: State) -> Pairing:
    """Say who plays whom at the end: once all twelve count, and as it was when the first of these began (Q14.5)."""
    if state.frozen is not None:
        order, level = state.frozen.order, state.frozen.decider
    else:
        found = table(state)
        if not state.complete or found.lot:
            return Pairing()
        order, level = found.order, found.decider
    if not level:
        return Pairing(final=(order[0], order[1]), third=(order[2], order[3]))
    middle: Pair = (order[1], order[2])
    won = decided(state)
    if won not in middle:
        return Pairing(decider=middle)
    lost = _other(middle, won)
    return Pairing(decider=middle, final=(order[0], won), third=(lost, order[3]))


def houses_of(state: State, match: Match) -> Pair | None:
    """Return who plays a match; None: that is not known yet."""
    return match.houses or pairing(state).of(match.name)


def ranking(state: State) -> Drawn:
    """Return the final ranking; nothing while a final has no winner."""
    found: list[House] = []
    for name in (FINAL, THIRD):
        match = state.known(name)
        if match.houses is None or match.winner is None:
            return ()
        found += [match.winner, _other(match.houses, match.winner)]
    return tuple(found)
