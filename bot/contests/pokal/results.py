"""Results: fed by the matches' own games, entered by hand, corrected, annulled. Clauses: Q14.1, Q14.3, Q14.5, Q6.2."""

from collections.abc import Sequence

from bot.contests.pokal import events as e
from bot.contests.pokal.actions import Book, Drop, Enter, Feed, Kickoff, Posted
from bot.contests.pokal.clock import difference
from bot.contests.pokal.dates import organises, whistles
from bot.contests.pokal.model import (
    DECIDER,
    FINAL,
    FRAUD,
    HOUSES,
    THIRD,
    Drawn,
    Match,
    Pair,
    Score,
    State,
    half_of,
)
from bot.contests.pokal.standings import houses_of, table
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor

Events = Sequence[e.PokalEvent] | Refused


def kick_off(state: State, actor: Actor, action: Kickoff) -> Events:
    """Note that a match has begun; the first of the last ones freezes who plays them (Q14.5)."""
    match = _fed(state, actor, action.table)
    if isinstance(match, Refused):
        return match
    if match.begun:
        return refuse("pokal-nothing-new")
    began = e.KickedOff(match=match.name, rules=action.rules, at=actor.when)
    return (*_frozen(state, match, action.houses, actor.when), began)


def feed(state: State, actor: Actor, action: Feed) -> Events:
    """Take what a match's own game says; a final or decider that was abandoned is annulled (Q14.1)."""
    match = _fed(state, actor, action.table)
    if isinstance(match, Refused):
        return match
    houses = houses_of(state, match)
    if houses is None:
        return refuse("pokal-pairing-open")
    if action.how == "void" or (action.how == "abbruch" and match.knockout):
        return annulled(match, action.penalties, "", actor.when)
    result = e.Resulted(
        match=match.name,
        houses=houses,
        points=action.points,
        catch=action.catch,
        goals=action.goals,
        penalties=action.penalties,
        how="abbruch" if action.how == "abbruch" else "ende",
        found=action.found,
        rules=action.rules,
        awaits=True,
        at=actor.when,
    )
    same = match.result is not None and _facts(match) == _said(result)
    return refuse("pokal-nothing-new") if same else (*_frozen(state, match, houses, actor.when), result)


def published(state: State, actor: Actor, action: Posted) -> Events:
    """Note when the log of a match was published first; it may be known before its result is (Q14.3)."""
    match = _fed(state, actor, action.table)
    if isinstance(match, Refused):
        return match
    if match.published:
        return refuse("pokal-nothing-new")
    return (e.LogPublished(match=match.name, posted=min(action.at, actor.when), at=actor.when),)


def _facts(match: Match) -> tuple[object, ...]:
    result = match.result
    return (result.points, result.catch, result.goals, result.penalties, result.how) if result else ()


def _said(result: e.Resulted) -> tuple[object, ...]:
    return (result.points, result.catch, result.goals, result.penalties, result.how)


def _fed(state: State, actor: Actor, table: str) -> Match | Refused:
    """Return the match whose game the house speaks of; an older game of it says nothing any more."""
    name, _, _ = table.partition(".")
    match = state.match(name)
    if not actor.house:
        return refuse("pokal-only-house-itself")
    if match is None or match.table != table or match.by_hand:
        return refuse("pokal-nothing-new")
    return match


def enter(state: State, actor: Actor, action: Enter) -> Events:
    """Enter a match that was played elsewhere; what stands is corrected by the Quidditch-OK alone."""
    match = state.match(action.match)
    if match is None or half_of(match.name) not in state.published:
        return refuse("pokal-half-unpublished")
    houses = houses_of(state, match)
    if houses is None:
        return refuse("pokal-pairing-open")
    if not organises(actor) and (not whistles(actor) or match.begun):
        return refuse("pokal-only-ok" if whistles(actor) else "pokal-only-referee")
    if action.catch not in (*houses, "-"):
        return refuse("pokal-catch-other")
    if min(*action.goals, *action.cheats) < 0 or max(action.goals) > 999 or max(action.cheats) > 7:
        return refuse("pokal-goals-odd")
    caught = tuple(house == action.catch for house in houses)
    rules = state.edition_of(match.version).rules
    result = e.Resulted(
        match=match.name,
        houses=houses,
        points=(
            rules.tor * action.goals[0] + rules.schnatz * caught[0],
            rules.tor * action.goals[1] + rules.schnatz * caught[1],
        ),
        catch=action.catch,
        goals=action.goals,
        penalties=(FRAUD * action.cheats[0], FRAUD * action.cheats[1]),
        how=action.how,
        by_hand=True,
        reason=action.reason,
        found=actor.when,
        at=actor.when,
    )
    if match.knockout and action.how == "abbruch":
        return refuse("pokal-only-annulled")
    return (*_frozen(state, match, houses, actor.when), result)


def annul(state: State, actor: Actor, action: Drop) -> Events:
    """Let a match not count and be played again: for the Quidditch-OK (Q14.1)."""
    match = state.match(action.match)
    if not organises(actor):
        return refuse("pokal-only-ok")
    if match is None or not match.begun:
        return refuse("pokal-not-played")
    if match.name == DECIDER and state.known(FINAL).houses is not None:
        return refuse("pokal-decider-stands")
    penalties = match.result.penalties if match.result is not None else (0, 0)
    return annulled(match, penalties, action.reason, actor.when)


def annulled(match: Match, penalties: Score, reason: str, at: int) -> Sequence[e.PokalEvent]:
    """Annul a match: its cases are carried over, what was credited is taken back."""
    before = (0, 0) if match.extension else match.carried
    carried = (before[0] + penalties[0], before[1] + penalties[1])
    events: list[e.PokalEvent] = []
    if match.houses is not None and any(match.credited):
        back = difference(match.houses, (0, 0), match.credited)
        events.append(e.Booked(why="correction", points=back, match=match.name, reason=reason, at=at))
    return (*events, e.Annulled(match=match.name, penalties=carried, reason=reason, at=at))


def book(state: State, actor: Actor, action: Book) -> Events:
    """Give or take points by hand: for the Schulleitung, also when the season is over."""
    if not actor.ranks & {"director", "admin"}:
        return refuse("pokal-only-director")
    if action.points == 0:
        return refuse("pokal-no-points")
    points = ((action.house, action.points),)
    return (e.Booked(why="hand", points=points, reason=action.reason, at=actor.when),)


def _frozen(state: State, match: Match, houses: Pair, at: int) -> Sequence[e.PokalEvent]:
    """Freeze who plays the last matches, as the first of them has begun (Q14.5)."""
    if match.houses is not None:
        return ()
    order = state.frozen.order if state.frozen is not None else table(state).order
    others = tuple(house for house in order if house not in houses)
    rest: Pair = (others[0], others[1])
    if match.name == DECIDER:
        drawn: Drawn = (others[0], *houses, others[1])
        return (e.PairingFrozen(order=drawn, decider=True, pairs=((DECIDER, houses),), at=at),)
    final, third = (houses, rest) if match.name == FINAL else (rest, houses)
    return (e.PairingFrozen(order=(*final, *third), decider=False, pairs=((FINAL, final), (THIRD, third)), at=at),)


def undecided(match: Match) -> bool:
    """Tell whether a final has no winner and nobody who caught the Schnatz: it goes on another day (Q14.5)."""
    return match.knockout and match.result is not None and match.winner is None


def season_points(state: State, places: Drawn, rewards: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return the points for the places (Q11.3)."""
    return tuple((house, won) for house in HOUSES if (won := rewards[places.index(house)]))
