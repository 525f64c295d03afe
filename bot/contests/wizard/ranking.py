"""Who is ahead of whom over a whole tournament, and by what. Clauses: Z3.1-Z3.3, Z5.1, Z6.6, Z7.2-Z7.5, Z7.7."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from bot.contests.common.model import Decider, Round, State, Table
from bot.contests.wizard.model import PLACING, Score, scores
from bot.contests.wizard.reading import criteria, places
from bot.engine import helpers
from bot.engine.text import Text, text
from bot.games.wizard.rules.ranking import IN_KNOCKOUT, IN_ROUND, NEVER, Line

By: TypeAlias = Literal[
    "placing", "points", "plus", "best", "often", "second", "decider", "final", "semi", "round", "place"
]
Key: TypeAlias = tuple[int, ...]
"""What counts for the place, the most important first; more is better."""
ABSENT, TO_COME = -1, -2
"""Stand for a round somebody has nothing from, and for one that is to come."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table somebody sat at, what he made of it and the place it gave; None: none."""

    table: Table
    stage: str
    score: Score
    place: int | None

    @property
    def placing(self) -> int:
        """Return the placing points: none without a place, none for a Spielniederlage (Z2.7, Z3.1)."""
        if self.place is None or self.score.manner:
            return 0
        return PLACING[self.place - 1] if self.place <= len(PLACING) else 0


@lru_cache(maxsize=64)
def played(rounds: tuple[Round, ...]) -> Mapping[int, Sequence[Played]]:
    """Return for everybody the tables that are done, in order; the same for the same rounds."""
    found: dict[int, list[Played]] = {}
    for round in rounds:
        for table in round.tables:
            for one in _at(table, round.stage):
                found.setdefault(one.score.entry, []).append(one)
    return found


@lru_cache(maxsize=4096)
def _at(table: Table, stage: str) -> tuple[Played, ...]:
    lines = (scores(table.result) or ()) if table.status == "done" else ()
    place_of = {number: place for place, group in places(stage, lines) for number in group}
    return tuple(Played(table, stage, line, place_of.get(line.entry)) for line in lines)


def together(tables: Sequence[Played], stages: tuple[str, ...]) -> Line:
    """Put all single games of some rounds on one line; what was annulled is not among them (Z7.3, Z7.4)."""
    counting = [one.score for one in tables if one.stage in stages and one.score.ranked]
    games = tuple(game for score in counting for game in score.games)
    return Line("", sum(score.points for score in counting), games)


def overall(tables: Sequence[Played], stages: tuple[str, ...] = ("round",)) -> Key:
    """Return placing points, real points, and Z3.2 over all games."""
    line = together(tables, stages)
    placing = sum(one.placing for one in tables if one.stage in stages)
    return (placing, *(line.value(one) for one in IN_ROUND[:-1]))


OVERALL: tuple[By, ...] = ("placing", "points", "plus", "best", "often", "second")


def semi(tables: Sequence[Played]) -> Key:
    """Return what counts in the last semifinal somebody played: real points, then Z3.2 of that round (Z7.5)."""
    last = [one for one in tables if one.stage == "semi"][-1:]
    line = together(last, ("semi",))
    return tuple(line.value(one) for one in IN_ROUND[:-1])


def decided(state: State, group: Sequence[int]) -> dict[int, int]:
    """Return what the three-card game of exactly these has given now; who did not play is behind (Z6.8, Z7.4)."""
    for decider in reversed(_of_this_stage(state)):
        if decider.players == frozenset(group):
            return {number: NEVER if score is None else score for number, score in decider.points}
    return {}


def _of_this_stage(state: State) -> list[Decider]:
    """Return the three-card games about the present stage: one for the final decides nothing in the semifinal."""
    return [decider for decider in state.deciders if decider.round == len(state.rounds)]


def grouped(state: State, numbers: Iterable[int], keys: dict[int, Key], *, deciders: bool = True) -> list[list[int]]:
    """Order by the keys; who is equal stands together, unless a three-card game among them has parted them."""
    ordered = sorted(numbers, key=lambda number: [-value for value in keys[number]])
    found: list[list[int]] = []
    for _, equal in groupby(ordered, lambda number: keys[number]):
        group = list(equal)
        scored = decided(state, group) if deciders else {}
        if not scored:
            found.append(group)
            continue
        for points in sorted(set(scored.values()), reverse=True):
            found.append([number for number in group if scored[number] == points])
    return found


def unknown(tables: Sequence[Played], stages: tuple[str, ...]) -> bool:
    """Tell whether of a table that counts only the sum is known: single games may decide (Z3.2)."""
    return any(one.stage in stages and one.score.ranked and not one.score.games for one in tables)


def known(keys: Mapping[int, Key], first: int, missing: Callable[[int], bool]) -> dict[int, Key]:
    """Let nothing but the first values part those of whom some have games that nobody knows: they are level."""
    found = dict(keys)
    groups: dict[Key, list[int]] = {}
    for number, key in keys.items():
        groups.setdefault(key[:first], []).append(number)
    for head, group in groups.items():
        if len(group) > 1 and any(map(missing, group)):
            found |= {number: head + (0,) * (len(keys[number]) - first) for number in group}
    return found


def cut(state: State, groups: Sequence[Sequence[int]], wanted: int) -> tuple[list[int], list[int]]:
    """Return who is through when so many are wanted, and the group at the line that is tied across it."""
    through: list[int] = []
    for group in groups:
        if len(through) >= wanted:
            break
        through += group
        if len(through) > wanted:
            return through, list(group)
    return through, []


def playoff_due(state: State, tied: Sequence[int]) -> bool:
    """Tell whether those who are tied have still to play their three-card game; each is played once (Z6.4)."""
    group = set(tied)
    return bool(group) and not any(group <= decider.players for decider in _of_this_stage(state))


def reason(names: Sequence[By], one: Key, other: Key) -> Text | None:
    """Say what put somebody ahead of the next one, who is not level with him; the first that counts needs no words."""
    pairs = zip(names, one, other, strict=True)
    name, mine, theirs = next((name, mine, theirs) for name, mine, theirs in pairs if mine != theirs)
    sign = -1 if name == "place" else 1  # the smaller place is the better one
    words = text("wizard-turnier-by", what=name, one=shown(sign * mine), other=shown(sign * theirs))
    return None if name == names[0] else words


def at_table(tables: Mapping[int, Sequence[Played]], one: int, other: int) -> Text | None:
    """Say what parted two at the last table they both sat at, if they had the same points there."""
    mine, theirs = tables[one][-1], tables[other][-1]
    if mine.table.name != theirs.table.name or mine.score.points != theirs.score.points:
        return None
    names = criteria(mine.stage)
    values = [(name, mine.score.line.value(name), theirs.score.line.value(name)) for name in names[1:]]
    found = next(((name, a, b) for name, a, b in values if a != b), None)
    if found is None or not (mine.score.ranked and theirs.score.ranked):
        return None
    name: By = "decider" if found[0] == "playoff" else found[0]
    return text("wizard-turnier-by", what=name, one=shown(found[1]), other=shown(found[2]))


def shown(value: int) -> str:
    """Write a value that somebody may not have."""
    return "–" if abs(value) == -NEVER else helpers.number(value)


def knocked(tables: Sequence[Played]) -> Key:
    """Return what counts in a knockout: the round reached, whether he stayed, table place, real points, Z4.2 (Z7.7)."""
    last = tables[-1]
    stayed = {"": 2, "defeat": 1}.get(last.score.manner, 0)
    line = last.score.line
    place = -(last.place or 99)
    values = [line.value(one) for one in IN_KNOCKOUT] if last.score.ranked else [0, 0, 0]
    playoff = (last.score.playoff if last.score.playoff is not None else NEVER) if last.stage == "ko-final" else NEVER
    return (last.table.round, stayed, place, *values, playoff)


KNOCKED: tuple[By, ...] = ("round", "round", "place", "points", "plus", "best", "decider")
