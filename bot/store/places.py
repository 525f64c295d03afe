"""Channels and threads that were made for a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import bindparam, delete, select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import upsert

Kind: TypeAlias = Literal["room", "team", "stand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRow:
    """A place of a game: its own channel (`room`), the thread of a team (`key` says which) or of the spectators."""

    game_id: str
    kind: Kind
    key: str = ""
    channel_id: int
    shut: bool = False
    """Whether we have shut its gates, so that we are the ones to open them again."""


_OF = select(t.places).where(t.places.c.game_id == bindparam("of_game")).order_by(t.places.c.kind, t.places.c.key)


def save(connection: Connection, row: PlaceRow) -> None:
    """Remember a place; a game has one of each kind and key."""
    upsert(connection, t.places, {name: getattr(row, name) for name in PlaceRow.__slots__}, ("channel_id", "shut"))


def of(connection: Connection, game_id: str, *kinds: Kind) -> list[PlaceRow]:
    """Read the places of some kinds that a game has; without a kind, all of them."""
    rows = connection.execute(_OF, {"of_game": game_id}).mappings()
    return [PlaceRow(**row) for row in rows if not kinds or row["kind"] in kinds]


def taken(connection: Connection, channel_ids: Sequence[int]) -> set[int]:
    """Return which of some channels belong to a game, by what it shows there or as its own place."""
    found: set[int] = set()
    for table in (t.panels, t.places):
        query = select(table.c.channel_id).where(table.c.channel_id.in_(channel_ids))
        found |= set(connection.execute(query).scalars())
    return found


def forget_channel(connection: Connection, game_id: str, channel_id: int) -> None:
    """Forget all that a game has in a channel that is gone: panels, places, and how far we have come there."""
    for table in (t.panels, t.places, t.cursors):
        connection.execute(delete(table).where(table.c.game_id == game_id, table.c.channel_id == channel_id))
