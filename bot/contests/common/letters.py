"""What a contest owes besides its announcements: who is asked, called, sent away; what its leaders must know."""

from collections.abc import Iterable, Sequence

from bot.contests.common import events as e
from bot.contests.common.model import State
from bot.engine.model import Event
from bot.engine.seats import Seat
from bot.engine.spec import Letter


def letters(state: State, event: Event) -> Sequence[Letter]:
    """Return what follows from an event; `state` is the contest after it."""
    match event:
        case e.Entered(status="asked"):
            return (Letter("asked", event.seats[-1:], body={"entry": event.number}),)
        case e.Asked() if event.of:
            return (Letter("asked", _seats(state, [event.of]), body={"entry": event.number}),)
        case e.Agreed() | e.Paired():
            return (Letter("complete", _seats(state, [event.number]), body={"entry": event.number}),)
        case e.Parted():
            return (Letter("parted", _seats(state, [event.number]), body={"entry": event.number}),)
        case e.Reminded():
            missing = _seats(state, event.missing)
            lead = Letter("missing-list", lead=True, body={"entries": event.missing})
            return (Letter("missing", missing), lead) if missing else ()
        case e.Drawn():
            return [*_tables(state), *_byes(state)]
        case e.Disputed() | e.Called():
            return (Letter(event.kind, lead=True, body={"table": event.table}),)
        case e.Reported(fed=False):
            table = state.table(event.table)
            others = [number for number in table.entries if number not in (event.by, *table.out)] if table else []
            return (Letter("confirm", _seats(state, others), body={"table": event.table}),)
        case e.Slowed():
            return (Letter("slow", lead=True, body={"tables": event.tables}),)
        case e.Excluded():
            return (Letter("excluded", _seats(state, [event.number]), body={"entry": event.number}),)
        case e.Punished(verdict="warning") if event.warnings > 1:
            return (Letter("warnings", lead=True, body={"entry": event.number, "warnings": event.warnings}),)
        case e.RoundClosed():
            return (Letter("closed", lead=True, body={"round": event.round}),)
        case _:
            return ()


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
