"""Folding the facts of a season into its state."""

from typing import Any

from bot.contests.pokal import events as e
from bot.contests.pokal.amending import RULE_EVENTS, begun_under, folded
from bot.contests.pokal.model import (
    HALVES,
    NAMES,
    REMINDERS,
    WINDOW,
    Booking,
    Coming,
    Frozen,
    Lot,
    Mark,
    Match,
    Proposal,
    Result,
    State,
)
from bot.contests.pokal.rulebook import BOOK
from bot.engine.helpers import altered


def apply(state: State, event: e.PokalEvent) -> State:
    """Fold one event; never fails."""
    now = max(state.now, event.at) if isinstance(event, e.Timed) else state.now
    return altered(_applied(state, event), now=now)


def _applied(state: State, event: e.PokalEvent) -> State:
    match event:
        case e.WindowsPublished():
            for name, first in zip(HALVES[event.half], event.first, strict=False):
                state = change(state, name, window=(first, first + WINDOW - 1), looked=0, trouble=False)
            published = state.published if event.half in state.published else (*state.published, event.half)
            return altered(state, published=published)
        case e.Joined():
            return altered(state, heads=state.heads + 1)
        case e.Named():
            others = tuple(one for one in state.managers if one != (event.house, event.seat))
            return altered(state, managers=(*others, (event.house, event.seat)) if event.on else others)
        case e.Enlisted():
            rest = tuple(one for one in state.squads if one != (event.house, event.seat))
            return altered(state, squads=(*rest, (event.house, event.seat)) if event.on else rest)
        case e.Gone():
            return _gone(state, event.seat)
        case e.Marked():
            kept = tuple(one for one in state.marks if (one.match, one.seat) != (event.match, event.seat))
            mark = Mark(event.match, event.seat, event.side, frozenset(event.days))
            return altered(state, marks=(*kept, mark))
        case e.Booked():
            return _booked(state, event)
        case e.LotSealed():
            return altered(state, lot=Lot(event.group, event.at))
        case e.LotDropped():
            return altered(state, lot=None)
        case e.LotDrawn():
            return altered(state, lot=None, lots=(*state.lots, event.group))
        case e.PairingFrozen():
            for name, houses in event.pairs:
                state = change(state, name, houses=houses)
            return altered(state, frozen=Frozen(event.order, event.decider))
        case e.SeasonEnded():
            return altered(state, over=True, places=event.places)
        case e.SeasonOpened():
            return state
        case _ if isinstance(event, RULE_EVENTS):
            return folded(state, event)
        case _:
            return _about_match(state, event)


def _about_match(state: State, event: Any) -> State:
    if event.match not in NAMES:
        return state
    match event:
        case e.Resulted():
            return _resulted(state, event)
        case e.LogPublished():
            return change(state, event.match, published=state.known(event.match).published or event.posted)
        case e.Annulled():
            return _again(state, event.match, event.penalties, event.at, extension=False)
        case e.Extended():
            return _again(state, event.match, event.score, event.at, extension=True)
        case e.LineupDue():
            found = state.known(event.match)
            missed = found.date is not None and event.at >= found.date  # nobody needs to be reminded any more
            under = {} if found.extension else begun_under(state, found, state.edition.number)
            passed = len(REMINDERS) if missed else found.reminders
            return change(state, event.match, opened=True, reminders=passed, **under)
        case e.KickedOff():
            under = begun_under(state, state.known(event.match), event.rules)
            return change(state, event.match, opened=True, begun=True, **under)
        case e.MatchReminded():
            return change(state, event.match, reminders=event.which)
        case e.Answered():
            state = _unsaid(state, state.known(event.match), event.seat)
            mine = () if event.side == "-" else (Coming(event.seat, event.side),)
            return change(state, event.match, crowd=(*state.known(event.match).crowd, *mine))
        case e.DaysLooked():
            return change(state, event.match, looked=event.at, trouble=event.none)
        case _:
            return _dates(state, event)


def _unsaid(state: State, match: Match, seat: str) -> State:
    """Forget what somebody has said of coming to a match."""
    crowd, earlier = (tuple(one for one in said if one.seat != seat) for said in (match.crowd, match.earlier))
    return change(state, match.name, crowd=crowd, earlier=earlier)


def _gone(state: State, seat: str) -> State:
    for match in state.matches:
        if match.referee == seat and match.waits:
            state = change(state, match.name, referee=None)
        if match.waits and any(one.seat == seat for one in match.answers):
            state = _unsaid(state, match, seat)
    return altered(
        state,
        managers=tuple(one for one in state.managers if one[1] != seat),
        squads=tuple(one for one in state.squads if one[1] != seat),
        marks=tuple(mark for mark in state.marks if mark.seat != seat or not state.known(mark.match).waits),
    )


def _dates(state: State, event: Any) -> State:
    found = state.known(event.match)
    proposal = found.proposal
    match event:
        case e.Proposed():
            return change(state, event.match, proposal=Proposal(event.date, event.agreed))
        case e.DateAgreed() if proposal is not None:
            agreed = altered(proposal, agreed=(*proposal.agreed, event.house))
            return change(state, event.match, proposal=agreed)
        case e.DateDeclined() | e.DateLapsed():
            return change(state, event.match, proposal=None)
        case e.Whistled():
            referee = event.seat if event.on else None if found.referee == event.seat else found.referee
            return change(state, event.match, referee=referee)
        case e.DateFixed():
            passed = sum(event.date - before <= event.at for before in REMINDERS)
            changes = {"moved_from": event.before, "reminders": passed, "trouble": False, **_unopened(found)}
            return change(state, event.match, date=event.date, **changes, **_moved(found, event.at))
        case e.DateDropped():
            changes = {"moved_from": event.before, "date": None, "reminders": 0, **_unopened(found)}
            return change(state, event.match, **changes, **_moved(found, event.at))
        case _:
            return state


def _moved(match: Match, at: int) -> dict[str, Any]:
    """Return what changes with every date: nothing is proposed, nobody has said yet that he comes, calendars know."""
    return {"proposal": None, "crowd": (), "earlier": match.answers, "moves": match.moves + 1, "dated": at}


def _resulted(state: State, event: e.Resulted) -> State:
    found = state.known(event.match)
    result = Result(event.points, event.catch, event.goals, event.penalties, event.how)
    return change(
        state,
        event.match,
        houses=event.houses,
        result=result,
        by_hand=event.by_hand,
        came=found.came or event.at,
        published=_published(found, event),
        begun=True,
        opened=True,
        trouble=False,
        **({} if found.result is not None else begun_under(state, found, event.rules)),
    )


def _published(match: Match, event: e.Resulted) -> int:
    """Return when what a result says was published: with its entry by hand, whatever log there was before (Q14.3)."""
    if event.by_hand and match.result is None:
        return event.at
    return match.published or (0 if event.awaits else event.at)


def _unopened(match: Match) -> dict[str, Any]:
    """Return what a match has whose line-up does not stand: the rules of its day, unless it goes on (Q11.5)."""
    rules = {} if match.extension else {"version": 0, "rules": BOOK.rules}
    return {"opened": False, **rules}


def _again(state: State, name: str, carried: tuple[int, int], at: int, *, extension: bool) -> State:
    found = state.known(name)
    return change(
        state,
        name,
        **_unopened(altered(found, extension=extension)),
        result=None,
        attempt=found.attempt + 1,
        first=found.first if extension else found.attempt + 1,
        carried=carried,
        extension=extension,
        came=0,
        published=0,
        settled=False,
        date=None,
        moved_from=found.date,
        **_moved(found, at),
        reminders=0,
        begun=False,
        by_hand=False,
    )


def _booked(state: State, event: e.Booked) -> State:
    points = tuple(one for one in event.points if one[1])
    if points:  # a credit of nothing only settles its match
        booking = Booking(event.why, points, event.match, event.reason, event.at)
        state = altered(state, ledger=(*state.ledger, booking))
    found = state.match(event.match)
    if found is None or found.houses is None or event.why not in ("credit", "correction"):
        return state
    one, other = found.credited
    added = dict(event.points)
    credited = (one + added.get(found.houses[0], 0), other + added.get(found.houses[1], 0))
    return change(state, event.match, credited=credited, settled=found.settled or event.why == "credit")


def change(state: State, name: str, **changes: Any) -> State:
    """Change one match."""
    at = NAMES.index(name)
    return altered(
        state, matches=(*state.matches[:at], altered(state.matches[at], **changes), *state.matches[at + 1 :])
    )
