"""What a season owes besides its announcements: to those who play and whistle, to the Verantwortlichen."""

from collections.abc import Iterable, Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.model import State
from bot.contests.pokal.standings import houses_of
from bot.engine.model import Event
from bot.engine.seats import Seat
from bot.engine.spec import Letter


def letters(state: State, event: Event) -> Sequence[Letter]:
    """Return what follows from an event; `state` is the season after it."""
    match event:
        case e.LineupDue():
            return (Letter("lineup", body={"match": event.match}),)
        case e.MatchReminded():
            return (Letter("reminder", _crowd(state, event.match), body={"match": event.match, "which": event.which}),)
        case e.Proposed() | e.DateDeclined():
            asked = [house for house in _houses(state, event.match) if house not in getattr(event, "agreed", ())]
            if isinstance(event, e.DateDeclined):
                asked = [house for house in asked if house != event.house]
            seats = tuple(seat for house in asked for seat in state.managers_of(house))
            return (Letter(event.kind, seats, body={"match": event.match}),) if seats else ()
        case e.DateFixed() | e.DateDropped():
            return (Letter(event.kind, _crowd(state, event.match), body={"match": event.match}),)
        case e.RuleReminded():
            return (Letter("rule-reminder", body={"number": event.number}),)
        case _:
            return ()


def _houses(state: State, name: str) -> Iterable[str]:
    return houses_of(state, state.known(name)) or ()


def _crowd(state: State, name: str) -> tuple[Seat, ...]:
    """Return everybody who has to do with a match, once: who marked days, the Verantwortlichen, the referee."""
    match = state.known(name)
    found = [mark.seat for mark in state.marks if mark.match == name and mark.side != "P" and mark.days]
    found += [seat for house in _houses(state, name) for seat in state.managers_of(house)]
    found += [match.referee] if match.referee else []
    return tuple(dict.fromkeys(found))
