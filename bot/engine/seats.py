"""Who acts: seats and roles. The engine knows seats, never people."""

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Actor:
    """The part somebody plays in a game at this moment; a person may be player and captain at once."""

    seat: Seat | None = None
    captain: bool = False
    referee: bool = False
    host: bool = False
    """Opened the game: keeps the pad for those who cannot press."""

    @classmethod
    def at(cls, seat: Seat, *, captain: bool = False) -> "Actor":
        """Return the player (or captain) on a seat."""
        return cls(seat=seat, captain=captain)


REFEREE = Actor(referee=True)
NOBODY = Actor()
"""Acts when time is up; also what a spectator is."""
