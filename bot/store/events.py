"""The logs of games: what happened, line by line, with what was drawn for it."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, bindparam, insert, select

from bot.engine.chance import Draw
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import Hot


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow:
    """One line of a log as it is stored."""

    seq: int
    at: datetime
    cause: int | None
    part: int
    person_id: int | None
    kind: str
    body: str
    draws: str | None


_COLUMNS = [t.events.c[name] for name in EventRow.__slots__]
_OF_GAME = select(*_COLUMNS).where(t.events.c.game_id == bindparam("of_game"))
_BEHIND = _OF_GAME.where(t.events.c.seq > bindparam("after")).order_by(t.events.c.seq)
_CAUSED = _OF_GAME.where(t.events.c.cause == bindparam("by_cause")).order_by(t.events.c.part)
_INSERT = Hot(insert(t.events).values({column.name: bindparam(column.name) for column in t.events.columns}))


def insert_events(connection: Connection, game_id: str, rows: Sequence[EventRow]) -> None:
    """Write events behind the log of a game."""
    lines = [{"game_id": game_id, **{name: getattr(row, name) for name in EventRow.__slots__}} for row in rows]
    _INSERT.run(connection, *lines)


def load_events(connection: Connection, game_id: str, after: int = -1) -> list[EventRow]:
    """Read the log of a game in order."""
    return _rows(connection, _BEHIND, of_game=game_id, after=after)


def events_of(connection: Connection, game_id: str, cause: int) -> list[EventRow]:
    """Read what an interaction has caused."""
    return _rows(connection, _CAUSED, of_game=game_id, by_cause=cause)


def write_draws(draws: Iterable[Draw]) -> str | None:
    """Write draws as they are stored; nothing where nothing was drawn."""
    records = [draw.record() for draw in draws]
    return json.dumps(records) if records else None


def load_draws(row: EventRow) -> tuple[Draw, ...]:
    """Read the draws of an event."""
    return tuple(Draw.of(record) for record in json.loads(row.draws)) if row.draws else ()


def _rows(connection: Connection, query: Select[Any], **values: str | int) -> list[EventRow]:
    return [
        EventRow(seq=seq, at=at, cause=cause, part=part, person_id=person_id, kind=kind, body=body, draws=draws)
        for seq, at, cause, part, person_id, kind, body, draws in connection.execute(query, values)
    ]
