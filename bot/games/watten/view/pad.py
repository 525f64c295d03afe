"""The pad as everybody sees it."""

from bot.engine.seats import Seat
from bot.games.watten.model.pad import PadState, PadView


def view(state: PadState, seat: Seat | None) -> PadView:
    """Show the pad to all."""
    return PadView(seat, state)
