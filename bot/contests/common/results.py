"""What is reported of a table, confirmed, disputed, ruled and corrected. Clauses: W6.3, W8.2, W8.7, Z6.7."""

from collections.abc import Sequence

from bot.contests.common import events as e
from bot.contests.common.actions import OnTable, SetBye
from bot.contests.common.entering import leads
from bot.contests.common.format import Format
from bot.contests.common.model import State, Table
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor


def about_table(format: Format, state: State, actor: Actor, action: OnTable) -> Sequence[e.ContestEvent] | Refused:
    """Answer whatever is said about a table."""
    table = state.table(action.table)
    if table is None:
        return refuse("contest-no-such-table", table=action.table)
    match action.kind:
        case "feed":
            return _feed(format, state, actor, table, action.result)
        case "rule":
            return _rule(format, state, actor, table, action.result)
        case "call" | "attend":
            return _call(state, actor, table, action)
        case "miss" | "came":
            return _whereabouts(state, actor, table, action)
        case _:
            return _said(format, state, actor, table, action)


def _said(
    format: Format, state: State, actor: Actor, table: Table, action: OnTable
) -> Sequence[e.ContestEvent] | Refused:
    """Hear one of those who sit there."""
    mine = state.entry_of(actor.seat)
    if mine is None or mine.number not in table.entries or mine.number in table.out:
        return refuse("contest-not-your-table", table=table.number)
    if table.status == "done":
        return refuse("contest-result-stands", table=table.number)
    if action.kind == "report":
        if table.status == "disputed":
            return refuse("contest-disputed", table=table.number)
        if table.status == "reported" and table.by != mine.number:
            return refuse("contest-confirm-or-dispute", table=table.number)
        result = format.read(state, table, action.result)
        if isinstance(result, Refused):
            return result
        if no := format.unspoken(state, table, result):
            return no
        return (e.Reported(table=table.name, result=result, by=mine.number),)
    if table.status != "reported":
        return refuse("contest-nothing-reported", table=table.number)
    if table.by == mine.number:
        return refuse("contest-others-confirm", table=table.number)
    if action.kind == "confirm":
        return _confirmed(format, state, table, mine.number)
    other = format.read(state, table, action.result) if action.result else ""
    if isinstance(other, Refused):
        return other
    if other and (no := format.unspoken(state, table, other)):
        return no
    if other == table.result:
        return _confirmed(format, state, table, mine.number)
    return (e.Disputed(table=table.name, by=mine.number, result=other),)


def _confirmed(format: Format, state: State, table: Table, by: int) -> Sequence[e.ContestEvent] | Refused:
    """Let a result stand; who was sent off after it was reported stands in it as such."""
    result = format.read(state, table, table.result)
    if isinstance(result, Refused):
        return result
    confirmed = e.Confirmed(table=table.name, by=by)
    if result == table.result:
        return (confirmed,)
    return (e.Reported(table=table.name, result=result, by=table.by), confirmed)


def may_rule(format: Format, state: State, actor: Actor, table: Table) -> Refused | None:
    """Say why somebody may not rule at a table: he does not lead, or sits there and another could (W6.1, Z7.8)."""
    if not leads(actor):
        return refuse("contest-only-lead")
    mine = state.entry_of(actor.seat)
    if mine is None or mine.number not in table.entries:
        return None
    fellows = [state.entry_of(seat) for seat in actor.fellows]
    others = any(entry is None or entry.number not in table.entries for entry in fellows)
    return None if format.own_table and not others else refuse("contest-own-table", table=table.number)


def _rule(format: Format, state: State, actor: Actor, table: Table, written: str) -> Sequence[e.ContestEvent] | Refused:
    if no := may_rule(format, state, actor, table):
        return no
    if state.phase == "sealed":
        return refuse("contest-sealed")
    result = format.read(state, table, written)
    if isinstance(result, Refused):
        return result
    before = table.result if table.status == "done" else ""
    if result == before:
        return refuse("contest-result-stands", table=table.number)
    return (e.Ruled(table=table.name, result=result, before=before),)


def _feed(format: Format, state: State, actor: Actor, table: Table, written: str) -> Sequence[e.ContestEvent] | Refused:
    """Take the result of the table's own game: once, and again if it is corrected there."""
    if not actor.house:
        return refuse("contest-only-lead")
    result = format.read(state, table, written)
    if isinstance(result, Refused):
        return result
    if table.status != "done":
        return (e.Reported(table=table.name, result=result, fed=True),)
    if result == table.result:
        return refuse("contest-result-stands", table=table.number)
    return (e.Ruled(table=table.name, result=result, before=table.result, fed=True),)


def _call(state: State, actor: Actor, table: Table, action: OnTable) -> Sequence[e.ContestEvent] | Refused:
    if table.round != len(state.rounds):
        return refuse("contest-not-now")
    if action.kind == "attend":
        if not leads(actor):
            return refuse("contest-only-lead")
        return (e.Attended(table=table.name),) if table.called else refuse("contest-not-called", table=table.number)
    mine = state.entry_of(actor.seat)
    if (mine is None or mine.number not in table.entries) and not leads(actor):
        return refuse("contest-not-your-table", table=table.number)
    return refuse("contest-called-already", table=table.number) if table.called else (e.Called(table=table.name),)


def _whereabouts(state: State, actor: Actor, table: Table, action: OnTable) -> Sequence[e.ContestEvent] | Refused:
    """Note who is not at his table, and who has come; whoever sits there may say it, and those who lead."""
    mine = state.entry_of(actor.seat)
    if (mine is None or mine.number not in table.entries) and not leads(actor):
        return refuse("contest-not-your-table", table=table.number)
    number = int(action.result) if action.result.isdecimal() and len(action.result) < 5 else 0
    if number not in table.entries or number in table.out:
        return refuse("contest-no-such-entry", number=action.result or "–")
    if table.status != "playing":
        return refuse("contest-not-now")
    if action.kind == "came":
        there = number not in table.missed
        return refuse("contest-known", number=number) if there else (e.Came(table=table.name, entry=number),)
    if number in table.missed:
        return refuse("contest-known", number=number)
    if mine is not None and mine.number == number:
        return refuse("contest-you-are-here")
    return (e.Missing(table=table.name, entry=number, at=actor.when),)


def set_bye(format: Format, state: State, actor: Actor, action: SetBye) -> Sequence[e.ContestEvent] | Refused:
    """Settle what somebody without an opponent gets (W8.2)."""
    if not leads(actor):
        return refuse("contest-only-lead")
    round = state.rounds[action.round - 1] if action.round <= len(state.rounds) else None
    bye = next((bye for bye in round.byes if bye.entry == action.entry), None) if round else None
    if bye is None:
        return refuse("contest-no-such-bye", number=action.entry)
    if action.value > format.bye_most:
        return refuse("contest-bye-too-much", most=format.bye_most)
    if state.phase == "sealed":
        return refuse("contest-sealed")
    if bye.value == action.value:
        return refuse("contest-known", number=action.entry)
    return (e.ByeSettled(round=action.round, entry=action.entry, value=action.value),)
