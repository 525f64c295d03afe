"""How events change a Kampfwurf. Clauses: Q2.2 (experience), Q2.4 (repeats keep the original order)."""

from bot.dice.roll import Pair
from bot.engine.helpers import altered
from bot.games.kampf.model import GaveUp, KampfEvent, Repeated, Rolled, State


def apply(state: State, event: KampfEvent) -> State:
    """Fold one event."""
    match event:
        case Rolled():
            pair = Pair(event.first, event.second, state.xp(event.seat))
            order = state.order if event.seat in state.order else (*state.order, event.seat)
            return altered(state, rolls=(*state.rolls, (event.seat, pair)), order=order)
        case Repeated():
            return altered(state, rolls=(), go=state.go + 1)
        case GaveUp():
            return altered(state, gave_up=event.seats)
