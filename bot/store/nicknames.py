"""Names and roles worn for a match, a row each: what is written here is given back, whatever happens."""

from dataclasses import dataclass

from sqlalchemy import delete, select

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.shards import on
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class NicknameRow:
    """What somebody wears, and what he had before."""

    game_id: str
    person_id: int
    guild_id: int
    nick: str | None = None
    worn: str | None = None
    role_id: int | None = None


def save(connection: Connection, row: NicknameRow) -> None:
    """Remember what somebody wears."""
    values = {name: getattr(row, name) for name in NicknameRow.__slots__}
    upsert(connection, t.nicknames, values, ("nick", "worn", "role_id"))


def drop(connection: Connection, row: NicknameRow) -> None:
    """Forget what is given back."""
    match = (t.nicknames.c.game_id == row.game_id, t.nicknames.c.person_id == row.person_id)
    connection.execute(delete(t.nicknames).where(*match))


def load_all(connection: Connection, shards: Shards = WHOLE) -> list[NicknameRow]:
    """Read everything that is worn."""
    query = select(t.nicknames).where(*on(shards, t.nicknames.c.guild_id))
    return [NicknameRow(**row) for row in connection.execute(query).mappings()]
