"""Who sits where in a game."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select

from bot.store import tables as t
from bot.store.database import Connection

ERASED = "\u2060erased"
"""The name on the seat of somebody who had themselves erased; nobody can type the sign it begins with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits where; a name without a person is a guest who is not on Discord."""

    seat: str
    person_id: int | None = None
    name: str | None = None
    robot: bool = False
    captain: bool = False
    excluded: bool = False
    missed: int = 0
    """How many limits the person has let pass in a row."""

    @property
    def taken(self) -> bool:
        """Tell whether somebody, a guest or the computer sits here."""
        return self.robot or self.name is not None

    @property
    def erased(self) -> bool:
        """Tell whether somebody sat here who had themselves erased."""
        return self.name == ERASED


_OF = (
    select(*(t.seats.c[name] for name in SeatRow.__slots__))
    .where(t.seats.c.game_id == bindparam("of_game"))
    .order_by(t.seats.c.position)
)


def insert_seats(connection: Connection, game_id: str, seats: Iterable[SeatRow]) -> None:
    """Write the seats of a new game, in their order."""
    rows = [
        {"game_id": game_id, "position": position, **{name: getattr(seat, name) for name in SeatRow.__slots__}}
        for position, seat in enumerate(seats)
    ]
    if rows:
        connection.execute(insert(t.seats), rows)


def replace_seats(connection: Connection, game_id: str, seats: Iterable[SeatRow]) -> None:
    """Write all seats anew: they are few, and a person who has moved must not be on two of them for a moment."""
    connection.execute(delete(t.seats).where(t.seats.c.game_id == game_id))
    insert_seats(connection, game_id, seats)


def load_seats(connection: Connection, game_id: str) -> tuple[SeatRow, ...]:
    """Read the seats of a game in their order."""
    return tuple(SeatRow(**row) for row in connection.execute(_OF, {"of_game": game_id}).mappings())
