"""What stands when something is taken back: draws, people, the clock, and what the tables' own games brought in."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.contests.common import events as e
from bot.contests.common.drawing import WARNINGS
from bot.contests.common.fold import apply
from bot.contests.common.format import Format
from bot.contests.common.model import State, Table
from bot.engine.helpers import altered
from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat


def outlasts(event: e.ContestEvent) -> bool:
    """Tell whether an event is none to take back by itself: a clock, a gong, what a table's own game says."""
    by_itself = isinstance(event, e.ClockStarted | e.Gonged | e.Held | e.Slowed | e.RoundClosed)
    return by_itself or (isinstance(event, e.Reported | e.Ruled) and event.fed)


def rewound(format: Format, before: State, after: State) -> Sequence[e.ContestEvent] | Refused:
    """Return what stands in spite of a rewind, or why it may not go that far (W8.7, Z6.9)."""
    brought = any(table.brought for round in before.rounds[-1:] for table in round.tables)
    if _draws(before) != _draws(after) or before.frozen != after.frozen or before.lots != after.lots:
        return refuse("contest-brought-stands" if brought else "contest-draw-stands")
    if _people(before) != _people(after):
        return refuse("contest-people-stand")
    if before.options.way != "cards" and _out(before) - _out(after):
        return refuse("contest-table-knows")
    stands: list[e.ContestEvent] = [*_clock(before, after)]
    for old, new in zip(_tables(before), _tables(after), strict=True):
        if old.brought == new.brought:
            continue
        again = _brought(format, reduce(apply, stands, after), old.brought, new)
        if isinstance(again, Refused):
            return refuse("contest-table-knows")
        stands.append(again)
    stands += [
        e.Returned(number=old.number, again=True)
        for old, new in zip(before.entries, after.entries, strict=True)
        if old.status == "excluded" and new.status == "in"
    ]
    if _plain(reduce(apply, stands, after)) == _plain(before):
        return refuse("contest-brought-stands")
    return stands


def _plain(state: State) -> State:
    """Return what counts of a state: a round that is closed is closed again by itself."""
    rounds = tuple(altered(round, closed=False) for round in state.rounds)
    return altered(state, rounds=rounds, phase="", now=0)


def _tables(state: State) -> Iterator[Table]:
    return (table for round in state.rounds for table in round.tables)


def _people(state: State) -> list[tuple[Seat, ...]]:
    """Return who sits where: whoever was taken off the list has left his seat, and only he can come back to it."""
    return [() if entry.status == "out" else entry.seats for entry in state.entries]


def _draws(state: State) -> list[object]:
    """Return what was drawn: a round that was drawn again is another one (Z7.2)."""
    return [
        (round.drawn_at, [(table.entries, table.first) for table in round.tables], [bye.entry for bye in round.byes])
        for round in state.rounds
    ]


def _out(state: State) -> set[tuple[str, int]]:
    return {(table.name, number) for table in _tables(state) for number in table.out}


def _clock(before: State, after: State) -> Iterator[e.ContestEvent]:
    """The clock of a round is never set back (Z6.9)."""
    if not before.rounds:
        return
    old, new = before.rounds[-1], after.rounds[-1]
    if old.held != new.held:
        yield e.Held(by=old.held - new.held, at=before.resumed_at, again=True)
    if old.begun_at and not new.begun_at:
        yield e.ClockStarted(at=old.begun_at, again=True)
    for gong in range(new.gongs, old.gongs):
        yield e.Gonged(left=WARNINGS[gong], again=True)
    if old.slow and not new.slow:
        yield e.Slowed(tables=(), again=True)


def _brought(format: Format, state: State, result: str, table: Table) -> e.ContestEvent | Refused:
    """Bring in once more what a table's own game has said."""
    written = format.read(state, table, result)
    if isinstance(written, Refused):
        return written
    if table.status == "done":
        return e.Ruled(table=table.name, result=written, before=table.result, fed=True)
    return e.Reported(table=table.name, result=written, fed=True)
