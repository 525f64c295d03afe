"""Names and roles worn for a match, a row each: what is written here is given back, whatever happens."""

from dataclasses import dataclass

from sqlalchemy import delete, func, select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.records import upsert


@dataclass(frozen=True, slots=True)
class CostumeRow:
    """What somebody wears, and what he had before."""

    game_id: str
    person_id: int
    guild_id: int
    nick: str | None = None
    worn: str | None = None
    role_id: int | None = None


def save_costume(connection: Connection, row: CostumeRow) -> None:
    """Remember a costume."""
    values = {name: getattr(row, name) for name in CostumeRow.__slots__}
    upsert(connection, t.costumes, values, {name: values[name] for name in ("nick", "worn", "role_id")})


def drop_costume(connection: Connection, row: CostumeRow) -> None:
    """Forget a costume that is given back."""
    match = (t.costumes.c.game_id == row.game_id, t.costumes.c.person_id == row.person_id)
    connection.execute(delete(t.costumes).where(*match))


def load_costumes(connection: Connection) -> list[CostumeRow]:
    """Read everything that is worn."""
    columns = [t.costumes.c[name] for name in CostumeRow.__slots__]
    return [CostumeRow(*row) for row in connection.execute(select(*columns))]


def matches_since(connection: Connection, guild_id: int, kind: str, after: object) -> int:
    """Count the games of a kind that began on a server after a moment and were played to their end."""
    same = (t.games.c.guild_id == guild_id, t.games.c.kind == kind, t.games.c.status == "over")
    query = select(func.count()).select_from(t.games).where(*same, t.games.c.created_at > after)
    return connection.scalars(query).one()
