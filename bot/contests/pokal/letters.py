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
            body = {"match": event.match, "which": event.which}
            crowd = _crowd(state, event.match)
            return (Letter("reminder", crowd, body=body),) if crowd else ()
        case e.Proposed() | e.DateDeclined():
            asked = [house for house in _houses(state, event.match) if house not in getattr(event, "agreed", ())]
            if isinstance(event, e.DateDeclined):
                asked = [house for house in asked if house != event.house]
            seats = tuple(seat for house in asked for seat in state.managers_of(house))
            return (Letter(event.kind, seats, body={"match": event.match}),) if seats else ()
        case e.DateFixed() | e.DateDropped():
            crowd, body = _crowd(state, event.match), {"match": event.match}
            told = (Letter(event.kind, crowd, body=body),) if crowd else ()
            return (*told, Letter("calendar", body=body))
        case e.SeasonEnded():  # what is not played any more goes from the calendar
            left = [match for match in state.matches if match.date is not None and match.result is None]
            return [Letter("calendar", body={"match": match.name}) for match in left]
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
