"""Who acts: seats and roles. The engine knows seats, never people."""

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = str
Barred: TypeAlias = tuple[Seat, str, int]
"""Who may not play, whose matches count that off, and how many of them are still to begin."""


@dataclass(frozen=True, slots=True)
class Actor:
    """The part somebody plays in a game at this moment; a person may be player and captain at once."""

    seat: Seat | None = None
    captain: bool = False
    referee: bool = False
    host: bool = False
    """Opened the game: keeps the pad for those who cannot press."""
    house: bool = False
    """The house itself, which brings the result of a table's own game into a contest; never a person."""
    fellows: tuple[Seat | None, ...] = ()
    """Where the others sit who lead a contest, too; None for one who does not play."""
    ranks: frozenset[str] = frozenset()
    """What somebody is on the server (`referee`, `committee`, `director`, `admin`), told to contests only."""
    houses: frozenset[str] = frozenset()
    """Whose colours somebody wears there, told to contests only."""
    barred: tuple[Barred, ...] = ()
    """Who may not play, told to the clock of a contest: the book of the server knows it, not the log."""
    when: int = 0
    """When it was written or pressed, in milliseconds by Discord's own clock."""

    @classmethod
    def at(cls, seat: Seat, *, captain: bool = False) -> "Actor":
        """Return the player (or captain) on a seat."""
        return cls(seat=seat, captain=captain)


OFFICIALS: Seat = "referee"
"""Stands for referee and assistant where seats do: the game may wait for them, and where they have a screen of their
own (`GameSpec.officials`) they are shown and told more than the public."""

REFEREE = Actor(referee=True)
NOBODY = Actor()
"""Acts when time is up; also what a spectator is."""
