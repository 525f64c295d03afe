"""What a contest owes besides its announcements: who is asked, called, sent away; what its leaders must know."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.contests.common import events as e
from bot.contests.common.entering import OPEN
from bot.contests.common.fold import put
from bot.contests.common.format import Format, Standings
from bot.contests.common.model import State
from bot.engine.helpers import altered
from bot.engine.model import Event
from bot.engine.seats import Seat
from bot.engine.spec import Letter

UNSPORTING = "unsportlich"
"""What the organiser reports further (Z2.7)."""


def letters(format: Format, state: State, event: Event) -> Sequence[Letter]:
    """Return what follows from an event; `state` is the contest after it."""
    match event:
        case e.Entered(status="asked"):
            return (Letter("asked", event.seats[-1:], body={"entry": event.number}),)
        case e.Asked() if event.of:
            return (Letter("asked", _seats(state, [event.of]), body={"entry": event.number}),)
        case e.Agreed() | e.Paired():
            up = _moved_up(state, event.other) if isinstance(event, e.Paired) else []
            return [Letter("complete", _seats(state, [event.number]), body={"entry": event.number}), *up]
        case e.Cancelled():
            return _moved_up(state, event.number)
        case e.Resigned():
            return _qualified(format, state, event)
        case e.Parted():
            return (Letter("parted", _seats(state, [event.number]), body={"entry": event.number}),)
        case e.Reminded():
            missing = _seats(state, event.missing)
            lead = Letter("missing-list", lead=True, body={"entries": event.missing})
            return (Letter("missing", missing, body={"late": event.late}), lead) if missing else ()
        case e.Drawn():
            return [*_tables(state), *_byes(state)]
        case e.Disputed() | e.Called():
            return (Letter(event.kind, lead=True, body={"table": event.table}),)
        case e.Reported(fed=False):
            table = state.table(event.table)
            others = [number for number in table.entries if number not in (event.by, *table.out)] if table else []
            return _to(others, "confirm", state, {"table": event.table})
        case e.Missing():
            body = {"table": event.table, "entry": event.entry}
            return (Letter("awaited", _seats(state, [event.entry]), body=body),)
        case e.Overdue():
            return (Letter("overdue", lead=True, body={"table": event.table, "entry": event.entry}),)
        case e.Ruled() if event.before:
            return _corrected(format, state, event)
        case e.Slowed():
            return (Letter("slow", lead=True, body={"tables": event.tables}),)
        case e.Excluded():
            body = {"entry": event.number, "why": event.why}
            return [Letter("excluded", _seats(state, [event.number]), body=body), *_walkover(state, event)]
        case e.Gone():
            return _walkover(state, event)
        case e.Punished():
            return _punished(state, event)
        case e.Returned(again=True):
            return (Letter("readmitted", _seats(state, [event.number]), body={"entry": event.number}),)
        case e.RoundClosed() if not event.again:
            return (Letter("closed", lead=True, body={"round": event.round}),)
        case _:
            return ()


def _moved_up(state: State, gone: int) -> list[Letter]:
    """Tell whoever had to wait until now that there is a place: somebody before him has left the list."""
    most, left = state.options.most, state.entry(gone)
    listed = [entry for entry in state.entries if entry.status in OPEN and not entry.filler]
    if state.rounds or most is None or len(listed) < most or listed[most - 1].number < gone:
        return []
    if left is not None and left.filler:  # it took nobody's place
        return []
    up = listed[most - 1].number
    return [Letter("moved-up", _seats(state, [up]), body={"entry": up})]


def _qualified(format: Format, state: State, event: e.Resigned) -> list[Letter]:
    """Tell whoever moves up that he is qualified now (Z5.1, Z7.8)."""
    before = altered(state, resigned=tuple(one for one in state.resigned if one != event.number))
    new = [one for one in format.standings(state).qualified if one not in format.standings(before).qualified]
    return [Letter("qualified", _seats(state, [one]), body={"entry": one}) for one in new]


def _corrected(format: Format, state: State, event: e.Ruled) -> list[Letter]:
    """Tell those at a table that its result is another one, and whoever is through by it, or no more (W6.3, W8.7)."""
    table = state.table(event.table)
    body = {"table": event.table, "before": event.before, "result": event.result}
    found = [Letter("corrected", _seats(state, table.entries if table else ()), body=body)]
    now, old = format.standings(state), standings_before(format, state, event)
    for number in sorted(old.through ^ now.through):
        entered = {"entry": number, "on": number in now.through, "final": now.final}
        found.append(Letter("line", _seats(state, [number]), body=entered))
    return found


def standings_before(format: Format, state: State, event: e.Ruled) -> Standings:
    """Rank everybody as if a correction had not been made."""
    table = state.table(event.table)
    return format.standings(state if table is None else put(state, altered(table, result=event.before)))


def _punished(state: State, event: e.Punished) -> list[Letter]:
    """Tell whoever is punished, and those who lead what they have to think of (Z2.7, Z6.3)."""
    body = {"entry": event.number, **event.model_dump(include={"verdict", "offence", "level", "round", "why"})}
    found = []
    if event.verdict != "disqualified":  # that he is excluded is told anyway
        found.append(Letter("punished", _seats(state, [event.number]), body=body))
    if event.verdict == "warning" and event.warnings > 1:
        found.append(Letter("warnings", lead=True, body={"entry": event.number, "warnings": event.warnings}))
    if event.offence == UNSPORTING:
        found.append(Letter("unsporting", lead=True, body=body))
    return found


def _walkover(state: State, event: e.Excluded | e.Gone) -> list[Letter]:
    """Tell those who sat with somebody who is out what the table counts now, if that follows by itself (W8.4)."""
    table = state.table(event.table) if event.table else None
    if table is None or table.status != "done":
        return []
    others = [number for number in table.entries if number not in table.out]
    return _to(others, "walkover", state, {"table": table.name, "entry": event.number})


def _to(numbers: Sequence[int], what: str, state: State, body: dict[str, Any]) -> list[Letter]:
    """Write to these; a letter to nobody would be said aloud in the channel."""
    return [Letter(what, _seats(state, numbers), body=body)] if numbers else []


def _seats(state: State, numbers: Iterable[int]) -> tuple[Seat, ...]:
    return tuple(seat for number in numbers if (entry := state.entry(number)) for seat in entry.seats)


def _tables(state: State) -> list[Letter]:
    """Call everybody to his table: once in the contest's channel, and each of them."""
    tables = state.rounds[-1].tables if state.rounds else ()
    called = [Letter("table", body={"table": table.name}) for table in tables]
    return [*called, *(Letter("seat", _seats(state, table.entries), body={"table": table.name}) for table in tables)]


def _byes(state: State) -> list[Letter]:
    byes = state.rounds[-1].byes if state.rounds else ()
    told = [Letter("bye", _seats(state, [bye.entry]), body={"entry": bye.entry}) for bye in byes]
    return [*told, *([Letter("bye-open", lead=True, body={"round": len(state.rounds)})] if byes else [])]
