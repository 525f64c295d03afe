"""Folding facts into the state; every fact of the log passes through here."""

from bot.games.quidditch import events as e
from bot.games.quidditch.quick import replace
from bot.games.quidditch.rules import fold_course, fold_play
from bot.games.quidditch.rules.fold_people import fold_people, recall, replay_start
from bot.games.quidditch.state import State


def apply(state: State, event: e.QuidditchEvent) -> State:
    """Fold one fact; most start the clock of a new situation."""
    after = _folded(state, event)
    now = max(state.now, event.when)
    if not event.moves or (isinstance(event, e.Gewuerfelt) and not event.zweck):
        return replace(after, now=now)
    players = after.players
    if any(player.passed for player in players):
        players = tuple(replace(player, passed=False) for player in players)
    reminded = isinstance(event, e.Erinnert)
    return replace(after, players=players, now=now, since=now, clock=state.clock + 1, reminded=reminded)


def _folded(state: State, event: e.QuidditchEvent) -> State:
    match event:
        case e.Entschieden():
            return recall(state, event)
        case e.Wiederholt():
            return replay_start(state)
        case e.Befohlen():
            return fold_play.commanded(state, event)
        case e.Ungueltig():
            return fold_play.invalid(state, event)
        case e.Gewuerfelt():
            return fold_play.rolled(state, event)
    for fold in (fold_course.fold_course, fold_play.fold_play, fold_people):
        after = fold(state, event)
        if after is not None:
            return after
    return state
