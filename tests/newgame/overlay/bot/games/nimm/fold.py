"""Folding events into the state; never fails."""

from bot.engine.helpers import altered
from bot.games.nimm.model import Drawn, NimmEvent, State, Taken


def apply(state: State, event: NimmEvent) -> State:
    """Fold one event."""
    match event:
        case Drawn():
            return altered(state, numbers=event.numbers)
        case Taken():
            return altered(state, left=state.left - event.count, turn=state.turn + 1, last=(event.seat, event.count))
