"""How events change the state of Hasard."""

from typing import Any

from bot.engine.helpers import altered
from bot.engine.seats import Seat
from tests.sample.model import Dealt, Fined, HasardEvent, Held, Laid, Player, Rolled, Scored, State


def apply(state: State, event: HasardEvent) -> State:
    """Fold one event into the state."""
    match event:
        case Dealt():
            hands = dict(event.hands)
            return altered(state, players=tuple(altered(one, hand=hands[one.seat]) for one in state.players))
        case Laid():
            return _changed(state, event.seat, card=event.card)
        case Rolled():
            return _changed(state, event.seat, die=event.die)
        case Held():
            return _changed(state, event.seat, die=0)
        case Fined():
            return _changed(state, event.seat, points=state.player(event.seat).points - 1, fined=True)
        case Scored():
            won = dict(event.points)
            players = tuple(
                Player(one.seat, points=one.points + won[one.seat], fined=one.fined) for one in state.players
            )
            return altered(state, players=players, round=state.round + 1)


def _changed(state: State, seat: Seat, **changes: Any) -> State:
    players = tuple(altered(one, **changes) if one.seat == seat else one for one in state.players)
    return altered(state, players=players)
