"""How many cards each game has and who deals it. Clauses: Z1.1, Z2.1, Z3.2 (the three-card game)."""

from bot.engine.seats import Seat
from bot.games.wizard.model.cards import DECK
from bot.games.wizard.model.sheet import Kind

ROUND: dict[int, tuple[int, ...]] = {
    3: (2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
    4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
    5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
}
PLAYOFF_CARDS = 3


def plan(kind: Kind, players: int) -> tuple[int, ...]:
    """Return the cards of every game, for so many players at the start."""
    return ROUND[players] if kind == "round" else tuple(range(1, len(DECK) // players + 1))


def after(seats: tuple[Seat, ...], seat: Seat, among: tuple[Seat, ...]) -> Seat:
    """Return the next seat to the left that is one of the given."""
    start = seats.index(seat) + 1
    return next(one for one in (*seats[start:], *seats[:start]) if one in among)


def bidding_order(seats: tuple[Seat, ...], dealer: Seat, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who bids and sits in which order: left of the Geber first, the Geber last (Z1.3)."""
    start = seats.index(dealer) + 1
    return tuple(one for one in (*seats[start:], *seats[:start]) if one in among)
