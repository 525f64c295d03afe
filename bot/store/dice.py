"""Rows of the free dice. Hot statements are built once: only their values change from roll to roll."""

from typing import NamedTuple

from sqlalchemy import Connection, Integer, bindparam, literal_column, select, update
from sqlalchemy.exc import IntegrityError

from bot.store import tables as t
from bot.store.events import EventRow, insert_events
from bot.store.games import GameRow
from bot.store.statements import Hot, upsert


class AlreadyRolled(Exception):
    """This interaction has its roll; nothing was written."""


class Turn(NamedTuple):
    """The place a roll takes in its day's log: the seed, its line, the number of the next draw after it."""

    seed: bytes
    seq: int
    draws: int


_TAKE_TURN = Hot(
    update(t.games)
    .where(t.games.c.id == bindparam("of_game"))
    .values(
        head=t.games.c.head + literal_column("1"),
        revision=t.games.c.revision + literal_column("1"),
        draws=t.games.c.draws + bindparam("taken", type_=Integer),
    )
    .returning(t.games.c.seed, t.games.c.head, t.games.c.draws)
)


def take_turn(connection: Connection, game_id: str, draws: int) -> Turn | None:
    """Reserve the next line and so many draws; None if the day is not open yet."""
    row = _TAKE_TURN.ask(connection, {"of_game": game_id, "taken": draws}).one_or_none()
    return Turn(row.seed, row.head, row.draws) if row else None


def open_day(connection: Connection, row: GameRow) -> None:
    """Write a day's dice unless they exist."""
    upsert(connection, t.games, {name: getattr(row, name) for name in GameRow.__slots__})


def save_roll(connection: Connection, game_id: str, row: EventRow) -> None:
    """Write a roll to its day's log."""
    try:
        insert_events(connection, game_id, [row])
    except IntegrityError as error:
        raise AlreadyRolled from error


def load_days(connection: Connection, kind: str, scope_id: int, limit: int) -> list[GameRow]:
    """Read the days of a place, newest first."""
    query = select(t.games).where(t.games.c.kind == kind, t.games.c.id.startswith(f"w{scope_id}-"))
    rows = connection.execute(query.order_by(t.games.c.id.desc()).limit(limit))
    return [GameRow(**row) for row in rows.mappings()]
