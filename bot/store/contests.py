"""What only contests have: several people who lead them, and games as tables."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.games import OPEN
from bot.store.shards import on
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A game that is a table of a contest; `seen` is its last event that stands in the contest."""

    game_id: str
    name: str
    child_id: str
    seen: int = -1


def load_officials(connection: Connection, game_id: str) -> tuple[int, ...]:
    """Read who leads a contest."""
    query = select(t.officials.c.person_id).where(t.officials.c.game_id == game_id)
    return tuple(connection.scalars(query.order_by(t.officials.c.person_id)))


def set_officials(connection: Connection, game_id: str, people: Iterable[int]) -> None:
    """Write who leads a contest."""
    connection.execute(delete(t.officials).where(t.officials.c.game_id == game_id))
    if rows := [{"game_id": game_id, "person_id": person} for person in sorted(set(people))]:
        connection.execute(insert(t.officials), rows)


def save_table(connection: Connection, row: TableRow) -> None:
    """Note which game is a table, or how much of it stands in the contest."""
    upsert(
        connection,
        t.tables,
        {"game_id": row.game_id, "child_id": row.child_id, "name": row.name, "seen": row.seen},
        {"name": row.name, "seen": row.seen},
    )


def tables_of(connection: Connection, game_id: str) -> list[TableRow]:
    """Read the games that are tables of a contest."""
    query = select(t.tables).where(t.tables.c.game_id == game_id).order_by(t.tables.c.name, t.tables.c.child_id)
    return [TableRow(**row) for row in connection.execute(query).mappings()]


def open_tables(connection: Connection, game_id: str) -> list[TableRow]:
    """Read those games at the tables of a contest that have not ended."""
    query = select(t.tables).join(t.games, t.games.c.id == t.tables.c.child_id)
    query = query.where(t.tables.c.game_id == game_id, t.games.c.status.in_(sorted(OPEN)))
    found = connection.execute(query.order_by(t.tables.c.name, t.tables.c.child_id)).mappings()
    return [TableRow(**row) for row in found]


def table_of(connection: Connection, child_id: str) -> TableRow | None:
    """Read which contest a game is a table of."""
    found = connection.execute(select(t.tables).where(t.tables.c.child_id == child_id)).mappings().first()
    return TableRow(**found) if found else None


def unseen(connection: Connection, shards: Shards = WHOLE) -> list[TableRow]:
    """Read the tables whose games have ended, or changed after their end, without the contest knowing of it."""
    child, contest = t.games.alias("child"), t.games.alias("contest")
    query = (
        select(t.tables)
        .join(child, child.c.id == t.tables.c.child_id)
        .join(contest, contest.c.id == t.tables.c.game_id)
        .where(child.c.status == "over", child.c.head > t.tables.c.seen, contest.c.status == "running")
        .where(*on(shards, contest.c.guild_id))
    )
    return [TableRow(**row) for row in connection.execute(query).mappings()]


def running(connection: Connection, kinds: Iterable[str], shards: Shards = WHOLE) -> list[str]:
    """Read the contests of some kinds that run."""
    query = select(t.games.c.id).where(t.games.c.kind.in_(sorted(kinds)), t.games.c.status == "running")
    return list(connection.scalars(query.where(*on(shards, t.games.c.guild_id))))


def open_contests(connection: Connection, guild_id: int, kinds: Iterable[str], limit: int) -> list[tuple[str, int]]:
    """List the kinds and channels of the contests that go on on a server, the newest first."""
    here = (t.games.c.guild_id == guild_id, t.games.c.kind.in_(list(kinds)), t.games.c.status == "running")
    query = select(t.games.c.kind, t.games.c.channel_id).where(*here, t.games.c.channel_id.is_not(None))
    found = connection.execute(query.order_by(t.games.c.created_at.desc()).limit(limit))
    return [(row.kind, row.channel_id) for row in found]


def on_server(connection: Connection, guild_id: int, kinds: Iterable[str], *, over: bool, most: int = 40) -> list[str]:
    """Read the contests of a server, the newest first; also those that have ended if asked."""
    wanted = ("running", "over") if over else ("running",)
    query = select(t.games.c.id).where(t.games.c.guild_id == guild_id, t.games.c.kind.in_(sorted(kinds)))
    query = query.where(t.games.c.status.in_(wanted)).order_by(t.games.c.created_at.desc(), t.games.c.id)
    return list(connection.scalars(query.limit(most)))
