"""Finding a date: who can when, proposal, agreement, a referee. Clauses: Q11.4, Q14.6."""

from collections.abc import Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.actions import Appoint, Drop, MarkDays, OnMatch, Propose, Publish
from bot.contests.pokal.amending import half_begins
from bot.contests.pokal.calendar import day_of, in_time, is_near
from bot.contests.pokal.model import HALVES, MANAGERS, WATCHING, House, Match, Pair, State, half_of
from bot.contests.pokal.standings import houses_of
from bot.contests.pokal.tell_parts import house_name
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor

Events = Sequence[e.PokalEvent] | Refused


def organises(actor: Actor) -> bool:
    """Tell whether somebody is of the Quidditch-OK; whoever runs the server may do its work."""
    return bool(actor.ranks & {"committee", "admin"})


def whistles(actor: Actor) -> bool:
    """Tell whether somebody is a referee of the server."""
    return "referee" in actor.ranks


def publish(state: State, actor: Actor, action: Publish) -> Events:
    """Begin a half with its windows; until one of its matches has a date they can be changed."""
    if not organises(actor):
        return refuse("pokal-only-ok")
    names = HALVES[action.half]
    if len(action.first) != len(names):
        return refuse("pokal-windows-count", count=len(names))
    if (action.half == "rueck" and "hin" not in state.published) or (
        action.half == "finale" and len(state.published) < 2
    ):
        return refuse("pokal-half-first")
    today = day_of(actor.when)
    if not all(is_near(first, today) for first in action.first):
        return refuse("pokal-windows-far")
    again = action.half in state.published
    if again and any(state.known(name).date or state.known(name).begun for name in names):
        return refuse("pokal-half-begun")
    published = e.WindowsPublished(half=action.half, first=action.first, at=actor.when)
    return (published, *half_begins(state, action.half, actor.when))


def appoint(state: State, actor: Actor, action: Appoint) -> Events:
    """Name a Verantwortlichen: the house's own people do it, or the Quidditch-OK."""
    if not organises(actor) and action.house not in actor.houses:
        return refuse("pokal-only-house")
    known = state.managers_of(action.house)
    if not action.on:
        named = e.Named(house=action.house, seat=action.seat, on=False)
        return (named,) if action.seat in known else refuse("pokal-not-named")
    if action.seat in known:
        return refuse("pokal-named-already")
    if len(known) >= MANAGERS:
        return refuse("pokal-managers-full", count=MANAGERS)
    if action.seat == "+":
        joined = e.Joined(seat=str(state.heads + 1))
        return (joined, e.Named(house=action.house, seat=joined.seat))
    known_seat = action.seat.isdecimal() and 1 <= int(action.seat) <= state.heads
    return (e.Named(house=action.house, seat=action.seat),) if known_seat else refuse("pokal-unreadable")


def mark(state: State, actor: Actor, action: MarkDays) -> Events:
    """Say on which days one can come."""
    found = open_match(state, action.match)
    if isinstance(found, Refused):
        return found
    match, houses = found
    if match.window is None:
        return refuse("pokal-no-window")
    if action.side == "P" and not whistles(actor):
        return refuse("pokal-only-referee")
    if action.side != "P" and action.side not in houses:
        return refuse("pokal-not-your-match")
    if action.side != "P" and not state.may_play(action.side, actor.seat, actor.houses):
        return _not_in(state, action.side)
    first, last = match.window
    days = tuple(first + bit for bit in range(action.days.bit_length()) if action.days >> bit & 1)
    if days and days[-1] > last:
        return refuse("pokal-unreadable")
    joined, seat = _seat(state, actor)
    return (*joined, e.Marked(match=match.name, seat=seat, side=action.side, days=days, at=actor.when))


def _not_in(state: State, house: str) -> Refused:
    """Say why somebody is not of a house's squad."""
    listed = bool(state.squad_of(house))
    return refuse("pokal-not-in-squad", house=house_name(house)) if listed else refuse("pokal-not-your-match")


def propose(state: State, actor: Actor, action: Propose) -> Events:
    """Propose a date, for one's house; the Quidditch-OK may also set it, and outside the window (Q14.6)."""
    found = open_match(state, action.match)
    if isinstance(found, Refused):
        return found
    match, houses = found
    mine = tuple(house for house in houses if house in state.managed_by(actor.seat))
    if action.kind == "fix" and not organises(actor):
        return refuse("pokal-only-ok")
    if not mine and not organises(actor):
        return refuse("pokal-only-manager")
    wrong = _unfit(match, action.date, actor, action.kind)
    if wrong is not None:
        return wrong
    if action.kind == "fix":
        return (
            e.DateFixed(match=match.name, date=action.date, before=_before(match), reason=action.reason, at=actor.when),
        )
    events = (e.Proposed(match=match.name, date=action.date, agreed=mine, at=actor.when),)
    return _settled(state, match, events, mine, action.date, match.referee, houses, actor.when)


def _unfit(match: Match, date: int, actor: Actor, kind: str) -> Refused | None:
    """Say why a match cannot be played then."""
    if date <= actor.when:
        return refuse("pokal-date-past")
    if date > actor.when + 730 * 86_400_000:
        return refuse("pokal-windows-far")
    day = day_of(date)
    if organises(actor):
        late = kind == "propose" and not in_time(day, day_of(actor.when))
        return refuse("pokal-too-late") if late else None
    if match.window is not None and not match.window[0] <= day <= match.window[1]:
        return refuse("pokal-outside-window")
    return None if in_time(day, day_of(actor.when)) else refuse("pokal-too-late")


def about_match(state: State, actor: Actor, action: OnMatch) -> Events:
    """Agree to a date or not, come as referee, player or spectator or not, open the line-up now."""
    found = open_match(state, action.match)
    if isinstance(found, Refused):
        return found
    match, houses = found
    if action.kind in ("whistle", "unwhistle"):
        return _whistle(state, actor, match, houses, on=action.kind == "whistle")
    if action.kind in ("come", "watch", "stay"):
        return _answer(state, actor, match, houses, action.kind)
    if action.kind == "open":
        may = organises(actor) or whistles(actor)
        return (e.LineupDue(match=match.name, at=actor.when),) if may else refuse("pokal-only-referee")
    mine = tuple(house for house in houses if house in state.managed_by(actor.seat))
    if not mine:
        return refuse("pokal-only-manager")
    proposal = match.proposal
    if proposal is None:
        return refuse("pokal-no-proposal")
    if action.kind == "decline":
        return (e.DateDeclined(match=match.name, house=mine[0], at=actor.when),)
    left = tuple(house for house in mine if house not in proposal.agreed)
    if not left:
        return refuse("pokal-agreed-already")
    if not in_time(day_of(proposal.at), day_of(actor.when)) and match.window is not None:
        return refuse("pokal-too-late")
    events = tuple(e.DateAgreed(match=match.name, house=house, at=actor.when) for house in left)
    agreed = (*proposal.agreed, *left)
    return _settled(state, match, events, agreed, proposal.at, match.referee, houses, actor.when)


def _answer(state: State, actor: Actor, match: Match, houses: Pair, kind: str) -> Events:
    """Say whether one comes to the date that stands: to play, to watch, or not any more."""
    if match.date is None:
        return refuse("pokal-no-date")
    known = next((one.side for one in match.crowd if one.seat == actor.seat), "-")
    side = {"watch": WATCHING, "stay": "-"}.get(kind, "")
    if kind == "come":
        if match.referee is not None and match.referee == actor.seat:
            return refuse("pokal-come-referee")
        mine = [house for house in houses if state.may_play(house, actor.seat, actor.houses)]
        if not mine:
            return refuse("pokal-come-no-player")
        side = mine[0]
    if side == known:
        return refuse("pokal-nothing-new")
    joined, seat = _seat(state, actor)
    return (*joined, e.Answered(match=match.name, seat=seat, side=side, at=actor.when))


def _whistle(state: State, actor: Actor, match: Match, houses: Pair, *, on: bool) -> Events:
    if not on:
        mine = match.referee is not None and (match.referee == actor.seat or organises(actor))
        off = e.Whistled(match=match.name, seat=match.referee or "", on=False, at=actor.when)
        return (off,) if mine else refuse("pokal-not-whistling")
    if not whistles(actor):
        return refuse("pokal-only-referee")
    if match.referee is not None:
        return refuse("pokal-whistle-taken")
    joined, seat = _seat(state, actor)
    events = (*joined, e.Whistled(match=match.name, seat=seat, at=actor.when))
    if match.proposal is None:
        return events
    if not in_time(day_of(match.proposal.at), day_of(actor.when)):
        return events
    return _settled(state, match, events, match.proposal.agreed, match.proposal.at, seat, houses, actor.when)


def _settled(
    state: State,
    match: Match,
    events: Sequence[e.PokalEvent],
    agreed: tuple[House, ...],
    date: int,
    referee: str | None,
    houses: Pair,
    now: int,
) -> Sequence[e.PokalEvent]:
    """Announce the date once both houses have agreed and a referee comes."""
    if referee is None or not set(houses) <= set(agreed):
        return events
    return (*events, e.DateFixed(match=match.name, date=date, before=_before(match), at=now))


def _before(match: Match) -> int | None:
    """Return the date that was announced before, also one that was taken back since."""
    return match.date if match.date is not None else match.moved_from


def drop(state: State, actor: Actor, action: Drop) -> Events:
    """Take back a date that was announced: it is postponed, nobody loses by it (Q14.6)."""
    found = open_match(state, action.match)
    if isinstance(found, Refused):
        return found
    match, houses = found
    mine = any(house in houses for house in state.managed_by(actor.seat))
    if not (mine or organises(actor) or whistles(actor)):
        return refuse("pokal-only-manager")
    if match.date is None:
        return refuse("pokal-no-date")
    return (e.DateDropped(match=match.name, before=match.date, reason=action.reason, at=actor.when),)


def open_match(state: State, name: str) -> tuple[Match, Pair] | Refused:
    """Return a match that is still to be played, and who plays it."""
    match = state.match(name)
    if match is None:
        return refuse("pokal-unreadable")
    if half_of(name) not in state.published:
        return refuse("pokal-half-unpublished")
    houses = houses_of(state, match)
    if houses is None:
        return refuse("pokal-pairing-open")
    return refuse("pokal-played") if match.begun else (match, houses)


def _seat(state: State, actor: Actor) -> tuple[tuple[e.PokalEvent, ...], str]:
    """Return the seat of whoever acts, and a new one for who has none."""
    if actor.seat is not None:
        return (), actor.seat
    seat = str(state.heads + 1)
    return (e.Joined(seat=seat),), seat
