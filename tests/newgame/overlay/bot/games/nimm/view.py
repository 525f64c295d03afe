"""What somebody may see, built up from what is allowed."""

from bot.engine.seats import Seat
from bot.games.nimm.model import State, View


def view(state: State, seat: Seat | None) -> View:
    """Show the heap to all, a number to its owner, and all numbers at the end."""
    return View(
        me=seat,
        left=state.left,
        next=state.next,
        last=state.last,
        number=dict(state.numbers).get(seat) if seat is not None else None,
        numbers=state.numbers if state.over else (),
        over=state.over,
    )
