"""Who sat on a seat before whoever sits there now, so that the log names who played."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from sqlalchemy import bindparam, insert, select, update

from bot.store import tables as t
from bot.store.database import Connection

Why: TypeAlias = Literal["", "left", "absent"]
"""Why somebody sits there no more: put off the seat by whoever leads the game, stood up, or was not there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SatRow:
    """Who sat on a seat up to an event of the log."""

    seat: str
    until: int
    person_id: int | None = None
    name: str | None = None
    robot: bool = False
    why: Why = ""


_OF = (
    select(*(t.sitters.c[name] for name in SatRow.__slots__))
    .where(t.sitters.c.game_id == bindparam("of_game"))
    .order_by(t.sitters.c.until, t.sitters.c.seat)
)


def with_sitters(former: Iterable[SatRow], rows: Iterable[SatRow]) -> tuple[SatRow, ...]:
    """Add who has given up a seat: of several between two events the first has played, why it is free the last says."""
    known = {(row.until, row.seat): row for row in former}
    for row in rows:
        key = row.until, row.seat
        known[key] = replace(known[key], why=row.why) if key in known else row
    return tuple(row for _, row in sorted(known.items()))


def insert_sitters(connection: Connection, game_id: str, rows: Iterable[SatRow]) -> None:
    """Note who has given up a seat, as `with_sitters` has it."""
    for row in rows:
        match = (t.sitters.c.game_id == game_id, t.sitters.c.seat == row.seat, t.sitters.c.until == row.until)
        if connection.execute(update(t.sitters).where(*match).values(why=row.why)).rowcount == 0:
            values = {name: getattr(row, name) for name in SatRow.__slots__}
            connection.execute(insert(t.sitters), [{"game_id": game_id, **values}])


def load_sitters(connection: Connection, game_id: str) -> tuple[SatRow, ...]:
    """Read who sat where in a game, the first first."""
    return tuple(SatRow(**row) for row in connection.execute(_OF, {"of_game": game_id}).mappings())
