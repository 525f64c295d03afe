"""The sheet both ways to play fill: a row a game, penalties apart from it."""

from collections.abc import Iterable
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
Verdict: TypeAlias = Literal["reminder", "warning", "defeat", "disqualified"]
"""Ermahnung, Verwarnung, Spielniederlage, Disqualifikation (Z2.7)."""
Offence: TypeAlias = Literal["spiel-klein", "spiel-gross", "spiel-ernst", "ablauf-klein", "ablauf-gross", "unsportlich"]
"""What somebody did: an error of play or of procedure and how bad it was, or unsporting conduct (Z2.7)."""
Level: TypeAlias = Literal[1, 2]
"""How strict the guidelines are: 1 in preliminaries, 2 in championships."""


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
    void: bool = False
    """Counts for nobody: the Schiedsrichter has annulled it (Z6.7)."""

    def cell(self, seat: Seat) -> tuple[int, int] | None:
        """Return bid and tricks of a seat, None if it did not play or nothing of it counts."""
        if self.void or seat not in self.players:
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
class Ruling:
    """What the Schiedsrichter noted in his list (Z6.10)."""

    seat: Seat
    verdict: Verdict
    offence: Offence
    level: Level
    number: int
    """The game during which it was noted."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is written down; play-off games count nowhere else (Z3.2)."""

    rows: tuple[Row, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    playoffs: tuple[Row, ...] = ()
    gone: tuple[tuple[Seat, Manner], ...] = ()
    rulings: tuple[Ruling, ...] = ()
    kind: Kind = "full"

    @property
    def counting(self) -> bool:
        """Tell whether any game counts."""
        return any(not row.void for row in self.rows)

    def manner(self, seat: Seat) -> Manner | None:
        """Return how somebody left, None if he did not."""
        return next((manner for one, manner in self.gone if one == seat), None)

    def playoff_of(self, seats: Iterable[Seat]) -> Row | None:
        """Return the three-card game that exactly these have played (Z6.8)."""
        group = frozenset(seats)
        return next((row for row in self.playoffs if frozenset(row.players) == group), None)


EMPTY = Sheet()
