"""Squads: who plays for a house this season, by its role or by a list; and people who leave the server."""

from collections.abc import Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.actions import Enlist, Gone
from bot.contests.pokal.dates import organises
from bot.contests.pokal.model import SQUAD, State
from bot.contests.pokal.tell_parts import house_name
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor, Seat

Events = Sequence[e.PokalEvent] | Refused


def enlist(state: State, actor: Actor, action: Enlist) -> Events:
    """Write people on a house's list or strike them off: its Verantwortlichen do it, or the Quidditch-OK."""
    if not organises(actor) and action.house not in state.managed_by(actor.seat):
        return refuse("pokal-only-squad")
    return _written(state, actor, action) if action.on else _struck(state, actor, action)


def _written(state: State, actor: Actor, action: Enlist) -> Events:
    for house, seat in state.squads:
        if house != action.house and seat in action.seats:
            return refuse("pokal-squad-other", house=house_name(house))
    events: list[e.PokalEvent] = []
    heads, squad = state.heads, set(state.squad_of(action.house))
    for seat in action.seats:
        if seat in squad:
            continue
        if seat == "+":
            heads += 1
            new = str(heads)
            events.append(e.Joined(seat=new))
        elif seat.isdecimal() and 1 <= int(seat) <= state.heads:
            new = seat
        else:
            return refuse("pokal-unreadable")
        squad.add(new)
        events.append(e.Enlisted(house=action.house, seat=new, at=actor.when))
    if len(squad) > SQUAD:
        return refuse("pokal-squad-full", count=SQUAD)
    return events or refuse("pokal-squad-already")


def _struck(state: State, actor: Actor, action: Enlist) -> Events:
    known = state.squad_of(action.house)
    if not known:
        return refuse("pokal-squad-none", house=house_name(action.house))
    gone = [seat for seat in known if not action.seats or seat in action.seats]
    events = [e.Enlisted(house=action.house, seat=seat, on=False, at=actor.when) for seat in gone]
    return events or refuse("pokal-squad-not-in", house=house_name(action.house))


def gone(state: State, actor: Actor, action: Gone) -> Events:
    """Note that somebody has left the server: whatever he was to do is free again."""
    if not actor.house:
        return refuse("pokal-only-house-itself")
    houses = state.managed_by(action.seat)
    matches = tuple(match.name for match in state.matches if match.referee == action.seat and match.waits)
    listed = any(seat == action.seat for _, seat in state.squads)
    if not (houses or matches or listed or _marked(state, action.seat)):
        return refuse("pokal-nothing-new")
    return (e.Gone(seat=action.seat, houses=houses, matches=matches, at=actor.when),)


def _marked(state: State, seat: Seat) -> bool:
    marks = any(mark.seat == seat and mark.days and state.known(mark.match).waits for mark in state.marks)
    return marks or any(one.seat == seat for match in state.matches if match.waits for one in match.answers)
