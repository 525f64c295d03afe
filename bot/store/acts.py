"""What referees and administrators did: rows in and out."""

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.outbox import OwedRow, insert_owed, to_server

LOG = "log"
"""A line of the referees' book, for the log channel of its server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRow:
    """One act; `data` holds what taking it back needs."""

    guild_id: int
    at: datetime
    kind: str
    actor_id: int | None
    target_id: int | None = None
    game_id: str | None = None
    channel_id: int | None = None
    reason: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    cause: int | None = None
    undone_at: datetime | None = None
    undone_by: int | None = None
    undone_why: str | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which acts to read; what is not set does not matter."""

    guild_id: int
    kinds: tuple[str, ...] = ()
    target_id: int | None = None
    actor_id: int | None = None
    game_id: str | None = None
    channel_id: int | None = None
    since: datetime | None = None
    standing: bool = False

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return the filter."""
        acts = t.acts.c
        found: list[ColumnElement[bool]] = [acts.guild_id == self.guild_id]
        if self.kinds:
            found.append(acts.kind.in_(self.kinds))
        for name in ("target_id", "actor_id", "game_id", "channel_id"):
            if (value := getattr(self, name)) is not None:
                found.append(acts[name] == value)
        if self.since is not None:
            found.append(acts.at >= self.since)
        if self.standing:
            found.append(acts.undone_at.is_(None))
        return found


_WRITTEN = tuple(name for name in ActRow.__slots__ if name not in ("id", "data"))


def insert_act(connection: Connection, row: ActRow) -> int | None:
    """Write an act with the line the log channel is owed, and return its number; None if it stood there already."""
    values = {name: getattr(row, name) for name in _WRITTEN} | {"data": json.dumps(row.data)}
    try:
        with connection.begin_nested():
            key = connection.execute(insert(t.acts).values(values)).inserted_primary_key
    except IntegrityError:
        return None
    assert key is not None, "acts are numbered by the database"
    number = int(key[0])
    _owe_line(connection, row.guild_id, number, f"act.{number}", row.at)
    return number


def _owe_line(connection: Connection, guild_id: int, number: int, key: str, at: datetime) -> None:
    line = OwedRow(key=key, place=to_server(guild_id), kind=LOG, about=number, guild_id=guild_id, made_at=at)
    insert_owed(connection, [line])


def load_acts(connection: Connection, wanted: Wanted, offset: int = 0, limit: int | None = None) -> list[ActRow]:
    """Read acts, the newest first; without a limit all of them."""
    query = select(t.acts).where(*wanted.conditions()).order_by(t.acts.c.at.desc(), t.acts.c.id.desc())
    return [_row(found) for found in connection.execute(query.offset(offset).limit(limit))]


def count_acts(connection: Connection, wanted: Wanted) -> int:
    """Count acts."""
    return connection.scalars(select(func.count()).select_from(t.acts).where(*wanted.conditions())).one()


def load_act(connection: Connection, guild_id: int, act_id: int) -> ActRow | None:
    """Read one act of a server."""
    found = connection.execute(select(t.acts).where(t.acts.c.id == act_id, t.acts.c.guild_id == guild_id)).first()
    return _row(found) if found else None


def game_of(connection: Connection, guild_id: int | None, act_id: int) -> str | None:
    """Return the game an act belongs to, on one server or on any."""
    found = select(t.acts.c.game_id).where(t.acts.c.id == act_id)
    return connection.execute(found if guild_id is None else found.where(t.acts.c.guild_id == guild_id)).scalar()


def amend_act(connection: Connection, row: ActRow) -> bool:
    """Write an act that still stands anew: who answers for it now, why, and what belongs to it."""
    match = (t.acts.c.id == row.id, t.acts.c.guild_id == row.guild_id, t.acts.c.undone_at.is_(None))
    values = {"actor_id": row.actor_id, "reason": row.reason, "data": json.dumps(row.data)}
    return connection.execute(update(t.acts).where(*match).values(values)).rowcount == 1


def undo_act(connection: Connection, guild_id: int, act_id: int, by: int, why: str, at: datetime) -> bool:
    """Mark an act as taken back; False if it was already."""
    match = (t.acts.c.id == act_id, t.acts.c.guild_id == guild_id, t.acts.c.undone_at.is_(None))
    changed = connection.execute(update(t.acts).where(*match).values(undone_at=at, undone_by=by, undone_why=why))
    if changed.rowcount == 1:
        _owe_line(connection, guild_id, act_id, f"act.{act_id}.undone", at)
    return changed.rowcount == 1


def _row(found: Any) -> ActRow:
    plain = {name: getattr(found, name) for name in _WRITTEN}
    return ActRow(**plain, data=json.loads(found.data), id=found.id)
