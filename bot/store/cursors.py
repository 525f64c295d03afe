"""How far we have come in each channel of a game: told and heard up to where."""

from dataclasses import dataclass

from sqlalchemy import select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class CursorRow:
    """Up to where something is done in a channel.

    `told`: the last event put in words there, and the message that did. `heard`: the last message that was judged; no
    event. Anything else names an announcement that is kept up to date: the event it says, and the message that does.
    """

    game_id: str
    channel_id: int
    kind: str
    message_id: int
    event_seq: int = -1


def save(connection: Connection, row: CursorRow) -> None:
    """Remember how far we have come."""
    values = {name: getattr(row, name) for name in CursorRow.__slots__}
    upsert(connection, t.cursors, values, ("message_id", "event_seq"))


def told(connection: Connection, game_id: str) -> list[CursorRow]:
    """Read up to where a game is told, for each channel."""
    query = select(t.cursors).where(t.cursors.c.game_id == game_id, t.cursors.c.kind == "told")
    return [CursorRow(**row) for row in connection.execute(query.order_by(t.cursors.c.channel_id)).mappings()]


def heard(connection: Connection, game_id: str) -> int | None:
    """Read the last message of a game's players that was judged, wherever it was written."""
    query = select(t.cursors.c.message_id).where(t.cursors.c.game_id == game_id, t.cursors.c.kind == "heard")
    return max(connection.scalars(query), default=None)


def announced(connection: Connection, game_id: str, kind: str) -> CursorRow | None:
    """Read where an announcement stands that is kept up to date."""
    query = select(t.cursors).where(t.cursors.c.game_id == game_id, t.cursors.c.kind == kind)
    found = [CursorRow(**row) for row in connection.execute(query).mappings()]
    return max(found, key=lambda row: row.message_id, default=None)
