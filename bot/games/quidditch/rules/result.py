"""The score and how a match ended. Clauses: Q6.1, Q6.2, Q7.3, Q8.3."""

from collections.abc import Sequence

from bot.engine.seats import Seat
from bot.games.quidditch.model import house_of
from bot.games.quidditch.state import State


def totals(state: State) -> tuple[int, int]:
    """Return the points of both houses, penalties taken off."""
    return (state.points[0] + state.penalties[0], state.points[1] + state.penalties[1])


def standing(state: State, points: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return how the houses stand with these points, penalties taken off, to be announced."""
    both = (p + q for p, q in zip(points, state.penalties, strict=True))
    return tuple(zip(state.options.houses, both, strict=True))


def winner(state: State) -> str | None:
    """Return the house that has won, None for a draw or a match without result; worked out anew after a penalty."""
    if state.ended in (None, "abbruch", "verschoben"):
        return None
    one, other = totals(state)
    if one != other:
        return state.options.houses[0 if one > other else 1]
    return state.caught if state.options.art == "finale" else None


def final_points(state: State) -> tuple[int, int]:
    """Return the final result: the winner gets the bonus."""
    won = winner(state)
    one, other = totals(state)
    houses, bonus = state.options.houses, state.options.bonus
    return (one + bonus * (won == houses[0]), other + bonus * (won == houses[1]))


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Group the seats by how their houses ended; whoever sat somewhere counts with his team."""
    won = winner(state)
    houses: tuple[tuple[str, ...], ...] = ((won,), (state.other(won),)) if won else (state.options.houses,)
    grouped = (tuple(seat for seat in state.seats if house_of(seat) in group) for group in houses)
    return tuple(place for place in grouped if place)
