"""What a season owes besides its announcements: to those who play and whistle, to the Verantwortlichen."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.contests.pokal import events as e
from bot.contests.pokal.calendar import day_of
from bot.contests.pokal.model import WATCHING, Match, State
from bot.contests.pokal.standings import houses_of
from bot.engine.model import Event
from bot.engine.seats import Seat
from bot.engine.spec import Letter


def letters(state: State, event: Event) -> Sequence[Letter]:
    """Return what follows from an event; `state` is the season after it and all that came with it."""
    match event:
        case e.LineupDue():
            return (Letter("lineup", body={"match": event.match}),)
        case e.MatchReminded() if event.at >= (state.known(event.match).date or 0) > 0:
            return ()  # we were away: nobody needs it any more
        case e.MatchReminded():
            body = {"match": event.match, "which": event.which}
            return _to(_crowd(state, event.match), "reminder", body)
        case e.Proposed() | e.DateDeclined() | e.DateLapsed():
            return (*_to_managers(state, event), *_wanted(state, event.match))
        case e.Named(on=True):
            return (Letter("named", (event.seat,), body={"house": event.house}),)
        case e.DateAgreed():
            return _wanted(state, event.match)
        case e.Whistled():
            counted = [match for match in _dated(state) if match.name == event.match and match.crowd]
            return (*_wanted(state, event.match), *_counted_anew(counted))
        case e.Enlisted() if not event.on or event.seat in state.squad_of(event.house)[-1:]:  # of many the last will do
            come = [match for match in _dated(state) if event.house in {one.side for one in match.crowd}]
            return _counted_anew(come)
        case e.Gone():
            wanted = [letter for name in event.matches for letter in _wanted(state, name)]
            return (*wanted, *_counted_anew(_dated(state)))
        case e.DateFixed() | e.DateDropped():
            body = {"match": event.match}
            done = (Letter("calendar", body=body), Letter("crowd", body=body))
            told = dict.fromkeys((*_crowd(state, event.match), *_earlier(state, event.match)))
            return (*_to(tuple(told), event.kind, body), *done)
        case e.Resulted() if state.known(event.match).early:
            return [Letter(what, body={"match": event.match}) for what in ("calendar", "crowd")]
        case e.Annulled() | e.Extended():
            return (Letter("calendar", body={"match": event.match}),)
        case e.Answered() | e.KickedOff() | e.Resulted():
            return (Letter("crowd", body={"match": event.match}),)
        case e.SeasonEnded(places=()):
            dated = [match.name for match in state.matches if match.date]
            return [Letter(what, body={"match": name}) for name in dated for what in ("calendar", "crowd")]
        case e.RuleReminded():
            return (Letter("rule-reminder", body={"number": event.number}),)
        case _:
            return ()


def _dated(state: State) -> Sequence[Match]:
    """Return the matches whose date stands."""
    return [match for match in state.matches if match.date is not None and match.waits]


def _counted_anew(matches: Iterable[Match]) -> Sequence[Letter]:
    """Let announcements show anew who comes."""
    return [Letter("crowd", body={"match": match.name}) for match in matches]


def _to(seats: tuple[Seat, ...], kind: str, body: dict[str, Any]) -> Sequence[Letter]:
    """Write to these people; a letter to nobody would be one to all."""
    return (Letter(kind, seats, body=body),) if seats else ()


def _to_managers(state: State, event: e.Proposed | e.DateDeclined | e.DateLapsed) -> Sequence[Letter]:
    """Write to the Verantwortlichen who do not know it yet: those of the other house, or of both."""
    known: tuple[str, ...] = ()
    if isinstance(event, e.Proposed):
        known = event.agreed
    elif isinstance(event, e.DateDeclined):
        known = (event.house,)
    asked = [house for house in _houses(state, event.match) if house not in known]
    seats = tuple(dict.fromkeys(seat for house in asked for seat in state.managers_of(house)))
    return _to(seats, event.kind, {"match": event.match})


def _wanted(state: State, name: str) -> Sequence[Letter]:
    """Ask for a referee once both houses have agreed or a date stands without one: who can come then, or everybody."""
    match = state.known(name)
    agreed = match.proposal is not None and set(_houses(state, name)) <= set(match.proposal.agreed)
    at = match.proposal.at if match.proposal is not None and agreed else match.date
    if at is None or match.referee is not None or not match.waits:
        return ()
    day = day_of(at)
    seats = tuple(mark.seat for mark in state.marks if mark.match == name and mark.side == "P" and day in mark.days)
    return (Letter("whistle-wanted", seats, body={"match": name, "date": at}),)


def _houses(state: State, name: str) -> Iterable[str]:
    return houses_of(state, state.known(name)) or ()


def _crowd(state: State, name: str) -> tuple[Seat, ...]:
    """Return everybody who has to do with a match, once: who marked days or comes, Verantwortliche, the referee."""
    match = state.known(name)
    marks = [mark for mark in state.marks if mark.match == name and mark.side != "P" and state.counts(mark)]
    answered = {mark.seat for mark in marks}
    found = [mark.seat for mark in marks if mark.days]
    found += [seat for house in _houses(state, name) for seat in state.squad_of(house) if seat not in answered]
    found += [seat for house in _houses(state, name) for seat in state.coming(match, house)]
    found += [seat for house in _houses(state, name) for seat in state.managers_of(house)]
    found += [match.referee] if match.referee else []
    return tuple(dict.fromkeys(found))


def _earlier(state: State, name: str) -> Sequence[Seat]:
    """Return who wanted to play on a date before, so that nobody comes on the wrong day."""
    return [one.seat for one in state.known(name).earlier if one.side != WATCHING and state.counts(one)]
