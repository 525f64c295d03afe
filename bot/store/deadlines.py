"""When a step or a lobby must be done, and when those who are awaited hear of it once more."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, bindparam, delete, select, update

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.shards import on
from bot.store.statements import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineRow:
    """When a step of a game must be done."""

    game_id: str
    kind: str
    due_at: datetime
    token: str
    remind_at: datetime | None = None


_OF = select(t.deadlines).where(t.deadlines.c.game_id == bindparam("of_game")).limit(1)


def set_deadline(connection: Connection, row: DeadlineRow) -> None:
    """Set the deadline of a kind; a game has one of each."""
    values = {name: getattr(row, name) for name in DeadlineRow.__slots__}
    upsert(connection, t.deadlines, values, ("due_at", "token", "remind_at"))


def drop_deadlines(connection: Connection, game_id: str, *kinds: str) -> None:
    """Forget the deadlines of these kinds; without any, all of a game."""
    which = [t.deadlines.c.game_id == game_id]
    if kinds:
        which.append(t.deadlines.c.kind.in_(kinds))
    connection.execute(delete(t.deadlines).where(*which))


def load_deadline(connection: Connection, game_id: str) -> DeadlineRow | None:
    """Read the deadline that runs in a game."""
    found = connection.execute(_OF, {"of_game": game_id}).mappings().first()
    return None if found is None else DeadlineRow(**found)


def next_deadlines(connection: Connection, limit: int = 100, shards: Shards = WHOLE) -> list[DeadlineRow]:
    """Read the deadlines that come first."""
    return _rows(connection, _of(shards).order_by(t.deadlines.c.due_at).limit(limit))


def next_reminders(connection: Connection, limit: int = 100, shards: Shards = WHOLE) -> list[DeadlineRow]:
    """Read the reminders that come first."""
    query = _of(shards).where(t.deadlines.c.remind_at.is_not(None)).order_by(t.deadlines.c.remind_at)
    return _rows(connection, query.limit(limit))


def _of(shards: Shards) -> Select[Any]:
    """Choose the deadlines of the games of some shards."""
    mine = on(shards, t.games.c.guild_id)
    return select(t.deadlines).join(t.games).where(*mine) if mine else select(t.deadlines)


def take_reminder(connection: Connection, row: DeadlineRow) -> bool:
    """Claim a reminder, so that it is given once; False if it was given or its step is over."""
    same = [t.deadlines.c[name] == getattr(row, name) for name in DeadlineRow.__slots__]
    return connection.execute(update(t.deadlines).where(*same).values(remind_at=None)).rowcount == 1


def postpone(connection: Connection, row: DeadlineRow, due_at: datetime) -> None:
    """Move a deadline that cannot be met now, unless it is gone or another one by now."""
    same = [t.deadlines.c[name] == getattr(row, name) for name in ("game_id", "kind", "due_at", "token")]
    connection.execute(update(t.deadlines).where(*same).values(due_at=due_at))


def _rows(connection: Connection, query: Select[Any]) -> list[DeadlineRow]:
    return [DeadlineRow(**row) for row in connection.execute(query).mappings()]
