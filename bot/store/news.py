"""News for the process a game belongs to: what another one has done there, written down with it and then announced.

A row is what counts; the announcement only saves the owner from looking for it.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, insert, select

from bot.shards import Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.shards import on

CHANNEL = "spielleiter"
"""The name under which processes that share a PostgreSQL hear each other."""
NEWS, SETTINGS, LEASES = "news", "settings", "leases"
"""What can be announced: a row for somebody, new settings of a server, shards that are free."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsRow:
    """A game was changed by a process it does not belong to: events behind `after` up to `head`, or an act."""

    game_id: str
    guild_id: int | None
    after: int
    head: int
    act_id: int | None = None
    id: int = 0


def announce(connection: Connection, what: str, about: object = "") -> None:
    """Tell every process, once and only if the transaction stands; an SQLite file has one process anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{what} {about}".strip())))


def post(connection: Connection, rows: Iterable[NewsRow]) -> None:
    """Leave news for the owners of some games."""
    values = [{name: value for name, value in asdict(row).items() if name != "id"} for row in rows]
    if values:
        connection.execute(insert(t.news), values)
        for guild_id in {row["guild_id"] for row in values}:
            announce(connection, NEWS, guild_id or 0)


def waiting(connection: Connection, shards: Shards) -> list[NewsRow]:
    """Read the news for some shards, the oldest first."""
    query = select(t.news).where(*on(shards, t.news.c.guild_id)).order_by(t.news.c.id)
    return [NewsRow(**row) for row in connection.execute(query).mappings()]


def about(connection: Connection, game_id: str) -> list[NewsRow]:
    """Read the news of one game, the oldest first."""
    query = select(t.news).where(t.news.c.game_id == game_id).order_by(t.news.c.id)
    return [NewsRow(**row) for row in connection.execute(query).mappings()]


def drop(connection: Connection, rows: Iterable[NewsRow]) -> None:
    """Forget news that have been heard."""
    connection.execute(delete(t.news).where(t.news.c.id.in_([row.id for row in rows])))
