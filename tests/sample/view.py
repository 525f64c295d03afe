"""What everybody may see of Hasard, built up from what is allowed."""

from bot.engine.seats import Seat
from tests.sample.model import Shown, State, View


def view(state: State, seat: Seat | None) -> View:
    """Show everybody's dice and points, and only the own cards."""
    mine = state.player(seat) if seat is not None else None
    waiting = state.waiting
    return View(
        me=seat,
        round=state.round,
        rounds=state.options.rounds,
        players=tuple(Shown(one.seat, one.card is not None, one.die, one.points, one.fined) for one in state.players),
        waiting=tuple(one.seat for one in state.players if one.seat in waiting),
        laying=state.laying,
        over=state.over,
        hand=mine.hand if mine else (),
        card=mine.card if mine else None,
    )
