"""What only those may do who lead a contest. Clauses: W5.5, W8.4, Z2.6, Z2.7, Z5.1, Z7.3, Z7.4."""

from collections.abc import Sequence

from bot.contests.common import events as e
from bot.contests.common.actions import Decide, OnEntry, Punish
from bot.contests.common.entering import check_in, gone, leads, left_table
from bot.contests.common.format import Ahead, Format
from bot.contests.common.model import Entry, State
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor


def about_entry(format: Format, state: State, actor: Actor, action: OnEntry) -> Sequence[e.ContestEvent] | Refused:
    """Answer what is done with an entry."""
    if not leads(actor):
        return refuse("contest-only-lead")
    entry = state.entry(action.number)
    if entry is None:
        return refuse("contest-no-such-entry", number=action.number)
    known = refuse("contest-known", number=entry.number)
    if state.phase == "sealed" and action.kind not in ("pay", "unpay"):
        return refuse("contest-sealed")
    match action.kind:
        case "pay" | "unpay":
            paid = action.kind == "pay"
            return known if entry.paid == paid else (e.Paid(number=entry.number, paid=paid),)
        case "present" | "away":
            return check_in(state, entry, action.kind == "present")
        case "strike":
            if state.rounds or state.phase == "over":
                return refuse("contest-play-has-begun", number=entry.number)
            gone_already = entry.status not in ("in", "asked", "seeking")
            return known if gone_already else (e.Cancelled(number=entry.number, seats=entry.seats, by="lead"),)
        case "exclude":
            return _exclude(format, state, actor, entry.number, action)
        case "gone":
            if not state.rounds:
                return refuse("contest-play-has-not-begun", number=entry.number)
            return gone(format, state, entry) if entry.status == "in" else known
        case "return":
            if entry.status not in ("gone", "absent") or not format.may_return(state, entry):
                return refuse("contest-no-return", number=entry.number)
            return (e.Returned(number=entry.number),)
        case _:
            return resign(format, state, entry.number)


def _exclude(
    format: Format, state: State, actor: Actor, number: int, action: OnEntry | Punish
) -> Sequence[e.ContestEvent] | Refused:
    entry = state.entry(number)
    if entry is None or entry.status in ("excluded", "out"):
        return refuse("contest-known", number=number)
    if not state.rounds:
        return refuse("contest-play-has-not-begun", number=number)
    if entry is state.entry_of(actor.seat):
        return refuse("contest-not-oneself")
    if not action.why:
        return refuse("contest-why", number=number)
    table = left_table(format, state, number)
    return (e.Excluded(number=number, table=table, why=action.why, aloud=action.aloud),)


def resign(format: Format, state: State, number: int) -> Sequence[e.ContestEvent] | Refused:
    """Give back a place somebody has qualified for: the next one moves up."""
    if state.phase != "over":
        return refuse("contest-not-over")
    if number not in format.standings(state).qualified:
        return refuse("contest-not-qualified", number=number)
    return (e.Resigned(number=number),)


def punish(format: Format, state: State, actor: Actor, action: Punish) -> Sequence[e.ContestEvent] | Refused:
    """Note an offence; a disqualification excludes at once."""
    if not leads(actor):
        return refuse("contest-only-lead")
    if not format.offences:
        return refuse("contest-no-list")
    if action.offence not in format.offences:
        return refuse("contest-no-such-offence")
    entry = state.entry(action.number)
    if entry is None or entry.status in ("out", "excluded"):
        return refuse("contest-no-such-entry", number=action.number)
    if entry is state.entry_of(actor.seat):
        return refuse("contest-not-oneself")
    if state.phase == "sealed":
        return refuse("contest-sealed")
    round = _round_lost(format, state, entry) if action.verdict == "defeat" else 0
    if isinstance(round, Refused):
        return round
    if action.verdict in ("defeat", "disqualified") and not action.why:
        return refuse("contest-why", number=entry.number)
    warnings = sum(one.entry == entry.number and one.verdict == "warning" for one in state.rulings)
    noted = e.Punished(
        number=entry.number,
        verdict=action.verdict,
        offence=action.offence,
        level=action.level,
        warnings=warnings + (action.verdict == "warning"),
        round=round,
        why=action.why,
        aloud=action.aloud,
    )
    if action.verdict != "disqualified":
        return (noted,)
    out = _exclude(format, state, actor, entry.number, action)
    return out if isinstance(out, Refused) else (noted, *out)


def _round_lost(format: Format, state: State, entry: Entry) -> int | Refused:
    """Return the round a Spielniederlage means: the one he plays in, between rounds the next one (Z7.3)."""
    if not state.rounds:
        return refuse("contest-play-has-not-begun", number=entry.number)
    last, there = len(state.rounds), state.open_table_of(entry.number) is not None
    if not there and state.phase == "pause":
        ahead = format.ahead(state)
        if ahead is None or (isinstance(ahead, Ahead) and ahead.purpose == "lots"):
            return refuse("contest-nothing-left", number=entry.number)
    round = last if there else last + 1
    return refuse("contest-known", number=entry.number) if entry.number in state.defeated(round) else round


def decide_tie(format: Format, state: State, actor: Actor, action: Decide) -> Sequence[e.ContestEvent] | Refused:
    """Enter a three-card game between tables (Z3.3, Z6.6, Z7.4)."""
    if not leads(actor):
        return refuse("contest-only-lead")
    group = sorted(number for number, _ in action.points)
    if state.phase not in ("pause", "over") or group not in [sorted(one) for one in format.may_decide(state)]:
        return refuse("contest-no-such-tie")
    return (e.Decided(points=action.points),)


def close(format: Format, state: State) -> Sequence[e.ContestEvent] | Refused:
    """Close the table for good."""
    if state.phase == "entry":
        return (e.Ended(early=True),)
    if state.phase != "pause":
        return refuse("contest-round-runs" if state.phase == "playing" else "contest-sealed")
    ahead = format.ahead(state)
    if format.may_decide(state) and isinstance(ahead, Refused):
        return ahead
    if format.standings(state).level:
        return refuse("contest-lots-first")
    return (e.Ended(early=isinstance(ahead, Ahead | Refused)),)
