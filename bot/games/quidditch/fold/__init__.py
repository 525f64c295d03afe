"""Folding facts into the state; every fact of the log passes through here."""

from bot.engine.helpers import altered
from bot.games.quidditch import events as e
from bot.games.quidditch.fold import course, people, play
from bot.games.quidditch.fold.record import recorded, rejudged
from bot.games.quidditch.state import State


def apply(state: State, event: e.QuidditchEvent) -> State:
    """Fold one fact; most start the clock of a new situation."""
    after = recorded(_folded(state, event), event)
    now = max(after.now, event.when)
    ruled = isinstance(event, e.Ungueltig) and event.grund == "schiri"  # who passed before a ruling may act again
    moving = event.moves and not (isinstance(event, e.Gewuerfelt) and not event.zweck)
    players = after.players
    if (moving or ruled) and any(player.passed for player in players):
        players = tuple(altered(player, passed=False) for player in players)
    if not moving:
        return altered(after, players=players, now=now)
    waited = isinstance(event, e.Gewartet)  # nothing has happened but that a clock is set anew
    reminded = isinstance(event, e.Erinnert) or (waited and after.reminded)
    since = after.since if waited or isinstance(event, e.Fortgesetzt | e.Weitergespielt) else now
    return altered(after, players=players, now=now, since=since, clock=state.clock + 1, reminded=reminded)


def _folded(state: State, event: e.QuidditchEvent) -> State:
    match event:
        case e.Entschieden():
            return people.recall(state, event)
        case e.Wiederholt():
            return people.replay_start(state, event)
        case e.NeuBeurteilt():
            return rejudged(state, event, apply)
        case e.Befohlen():
            return play.commanded(state, event)
        case e.Ungueltig():
            return play.invalid(state, event)
        case e.Gewuerfelt():
            return play.rolled(state, event)
    for fold in (course.apply, play.apply, people.apply):
        after = fold(state, event)
        if after is not None:
            return after
    return state
