"""The sheet both ways to play fill: a row a game, penalties apart from it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.seats import Seat

SEATS: tuple[Seat, ...] = ("A", "B", "C", "D", "E", "F")
FEWEST, MOST, MOST_IN_ROUND = 3, 6, 5
"""How many may play; a tournament round seats one fewer (Z1.1)."""
Kind: TypeAlias = Literal["full", "round"]
"""A full game (Z1.1) or the ten games of a tournament round (Z2.1)."""
Manner: TypeAlias = Literal["gone", "defeat", "disqualified"]
"""How somebody leaves: by himself, by a Spielniederlage, or for good."""


@dataclass(frozen=True, slots=True)
class Row:
    """A finished game; `players` in the order of bidding, the Geber last. `missed` were late and get a penalty."""

    number: int
    cards: int
    dealer: Seat
    players: tuple[Seat, ...]
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    missed: tuple[Seat, ...] = ()

    def cell(self, seat: Seat) -> tuple[int, int] | None:
        """Return bid and tricks of a seat, None if it did not play."""
        if seat not in self.players:
            return None
        place = self.players.index(seat)
        return self.bids[place], self.tricks[place]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points taken from a round's total, never from a game's (Z2.4)."""

    seat: Seat
    points: int
    number: int
    """The game during which it was written."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is written down; play-off games count nowhere else (Z3.2)."""

    rows: tuple[Row, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    playoffs: tuple[Row, ...] = ()
    gone: tuple[tuple[Seat, Manner], ...] = ()


EMPTY = Sheet()
