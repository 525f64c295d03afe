"""A Kampfwurf as everybody sees it."""

from bot.engine.seats import Seat
from bot.games.kampf.model import Side, State, View


def view(state: State, seat: Seat | None) -> View:
    """Show the dice to all."""
    a, b = (Side(one, state.xp(one), state.pair(one)) for one in state.seats)
    return View(seat, state.go, (a, b), state.waiting, state.gave_up)
