"""One fact folded into the state of a contest."""

from bot.contests.common import events as e
from bot.contests.common.model import Bye, Decider, Entry, Frozen, Round, Ruling, State, Table
from bot.engine.helpers import altered


def apply(state: State, event: e.ContestEvent) -> State:
    """Return the state after an event; never fails."""
    state = altered(state, now=max(state.now, getattr(event, "at", 0)))
    match event:
        case e.Entered() | e.Joined() | e.Agreed() | e.Parted() | e.Asked() | e.Paired():
            return _entries(state, event)
        case e.Cancelled() | e.Paid() | e.Present():
            return _entries(state, event)
        case e.CheckinOpened():
            return altered(state, checkin=True, checkin_since=event.at, checkin_over=False)
        case e.CheckinClosed():
            return altered(state, checkin_over=True)
        case e.Reminded():
            return altered(state, reminded=True)
        case e.Shut():
            return altered(state, shut=True)
        case e.Excluded() | e.Gone() | e.Returned():
            return _leaving(state, event)
        case e.Froze():
            frozen = Frozen(event.purpose, event.stage, event.entries, event.groups, event.at, event.absent)
            return altered(state, frozen=frozen, before=state.phase, phase="sealed")
        case e.Thawed():
            return altered(state, frozen=None, phase=state.before)
        case e.Drawn():
            return _drawn(state, event)
        case e.LotsDrawn():
            return altered(state, lots=(*state.lots, *event.groups), frozen=None, phase=state.before)
        case e.RoundVoided():
            return altered(state, rounds=state.rounds[:-1], phase="pause")
        case e.ClockStarted():
            return _last(state, begun_at=event.at)
        case e.Gonged():
            return _last(state, gongs=state.rounds[-1].gongs + 1)
        case e.Held():
            return _held(state, event)
        case e.Slowed():
            return _last(state, slow=True)
        case e.ByeSettled():
            return _bye(state, event)
        case e.Reported() | e.Confirmed() | e.Disputed() | e.Ruled() | e.Called() | e.Attended():
            return _tables(state, event)
        case e.Missing() | e.Came() | e.Overdue():
            return _missing(state, event)
        case e.RoundClosed():
            return altered(_last(state, closed=True), phase="pause")
        case e.Punished():
            round = event.round or len(state.rounds)
            ruling = Ruling(event.number, event.verdict, event.offence, event.level, round, event.why)
            return altered(state, rulings=(*state.rulings, ruling))
        case e.Decided():
            decider = Decider(event.points, len(state.rounds))
            return altered(state, deciders=(*state.deciders, decider))
        case e.Resigned():
            return altered(state, resigned=(*state.resigned, event.number))
        case e.Ended():
            return altered(state, phase="over")
        case _:
            return state


def _change(state: State, number: int, **changes: object) -> State:
    entries = state.entries
    changed = altered(entries[number - 1], **changes)
    return altered(state, entries=(*entries[: number - 1], changed, *entries[number:]))


def _entries(
    state: State,
    event: e.Entered | e.Joined | e.Agreed | e.Parted | e.Asked | e.Paired | e.Cancelled | e.Paid | e.Present,
) -> State:
    match event:
        case e.Entered():
            heads = len(event.seats)
            here = state.checkin and event.by == "lead"
            entry = Entry(event.number, event.seats, event.status, filler=event.filler, heads=heads, here=here)
            entry = altered(entry, guest=event.guest)
            return altered(state, entries=(*state.entries, entry))
        case e.Joined():
            mine = state.entries[event.number - 1]
            seats, heads = (*mine.seats, event.seat), mine.heads + 1
            return _change(state, event.number, seats=seats, heads=heads, status="in", asks=0, guest=True)
        case e.Agreed():
            return _change(state, event.number, status="in")
        case e.Parted():
            seats = tuple(seat for seat in state.entries[event.number - 1].seats if seat != event.seat)
            return _change(state, event.number, seats=seats, status="seeking", here=False)
        case e.Asked():
            return _change(state, event.number, asks=event.of)
        case e.Paired():
            first = state.entries[event.number - 1]
            state = _change(state, event.other, seats=(), status="out", asks=0)
            return _change(
                state, event.number, seats=(*first.seats, event.new), heads=first.heads + 1, status="in", asks=0
            )
        case e.Cancelled():
            return _change(state, event.number, status="out", here=False, asks=0)
        case e.Paid():
            return _change(state, event.number, paid=event.paid)
        case e.Present():
            return _change(state, event.number, here=event.here)


def _leaving(state: State, event: e.Excluded | e.Gone | e.Returned) -> State:
    if isinstance(event, e.Returned):
        return _change(state, event.number, status="in", here=True)
    if isinstance(event, e.Excluded):
        state = _change(state, event.number, status="excluded", why=event.why)
    else:
        state = _change(state, event.number, status="gone")
    table = state.table(event.table) if event.table else None
    return state if table is None else put(state, altered(table, out=(*table.out, event.number)))


def _drawn(state: State, event: e.Drawn) -> State:
    for absent in state.frozen.absent if state.frozen else ():
        state = _change(state, absent, status="absent")
    number = len(state.rounds) + 1
    tables = tuple(
        Table(number, place, entries, first)
        for place, (entries, first) in enumerate(zip(event.tables, event.first, strict=True), 1)
    )
    byes = tuple(Bye(entry) for entry in event.byes)
    round = Round(number, event.stage, tables, byes, drawn_at=event.at)
    return altered(state, rounds=(*state.rounds, round), frozen=None, phase="playing")


def _last(state: State, **changes: object) -> State:
    return altered(state, rounds=(*state.rounds[:-1], altered(state.rounds[-1], **changes)))


def _held(state: State, event: e.Held) -> State:
    """Let every clock of a contest stand as it stood: the round's, those of people waited for, that of a seal."""
    state = altered(state, resumed_at=max(state.resumed_at, event.at))
    if state.frozen is not None:
        return altered(state, frozen=altered(state.frozen, at=state.frozen.at + event.by))
    if state.phase != "playing" or not state.rounds:
        return state
    last = state.rounds[-1]
    tables = tuple(
        altered(table, missing=tuple((number, since + event.by) for number, since in table.missing))
        if table.missing
        else table
        for table in last.tables
    )
    begun = last.begun_at + event.by if last.begun_at else 0
    return _last(state, begun_at=begun, held=last.held + event.by, tables=tables)


def _bye(state: State, event: e.ByeSettled) -> State:
    round = state.rounds[event.round - 1]
    byes = tuple(altered(bye, value=event.value) if bye.entry == event.entry else bye for bye in round.byes)
    return _round(state, altered(round, byes=byes))


def _round(state: State, round: Round) -> State:
    rounds = state.rounds
    return altered(state, rounds=(*rounds[: round.number - 1], round, *rounds[round.number :]))


def put(state: State, table: Table) -> State:
    """Return the contest with another table in its place."""
    round = state.rounds[table.round - 1]
    tables = (*round.tables[: table.number - 1], table, *round.tables[table.number :])
    return _round(state, altered(round, tables=tables))


def _tables(state: State, event: e.Reported | e.Confirmed | e.Disputed | e.Ruled | e.Called | e.Attended) -> State:
    table = state.table(event.table)
    assert table is not None, "only a table that is drawn is spoken of"
    match event:
        case e.Reported(fed=True):
            table = altered(
                table, status="done", result=event.result, by=None, other="", fed=True, brought=event.result
            )
        case e.Reported():
            table = altered(table, status="reported", result=event.result, by=event.by, other="")
        case e.Confirmed():
            table = altered(table, status="done", other="")
        case e.Disputed():
            table = altered(table, status="disputed", other=event.result)
        case e.Ruled():
            brought = event.result if event.fed else table.brought
            table = altered(table, status="done", result=event.result, other="", by=None, called=False, brought=brought)
        case e.Called():
            table = altered(table, called=True)
        case e.Attended():
            table = altered(table, called=False)
    return put(state, table)


def _missing(state: State, event: e.Missing | e.Came | e.Overdue) -> State:
    table = state.table(event.table)
    assert table is not None, "only at a table that is drawn somebody is missed"
    rest = tuple(one for one in table.missing if one[0] != event.entry)
    overdue = tuple(one for one in table.overdue if one != event.entry)
    match event:
        case e.Missing():
            return put(state, altered(table, missing=(*rest, (event.entry, event.at)), overdue=overdue))
        case e.Came():
            return put(state, altered(table, missing=rest, overdue=overdue))
        case e.Overdue():
            return put(state, altered(table, overdue=(*overdue, event.entry)))
