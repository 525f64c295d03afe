"""Games without their logs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from bot.store import panels
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.deadlines import DeadlineRow, load_deadline, set_deadline
from bot.store.events import EventRow, load_events
from bot.store.outbox import OwedRow, insert_owed
from bot.store.panels import PanelRow
from bot.store.seats import SeatRow, insert_seats, load_seats

Status: TypeAlias = Literal["lobby", "running", "over", "expired", "abandoned"]
OPEN: tuple[Status, ...] = ("lobby", "running")
ENDED: tuple[Status, ...] = ("over", "expired", "abandoned")


_GAME = select(t.games).where(t.games.c.id == bindparam("of_game"))
_REVISION = select(t.games.c.revision).where(t.games.c.id == bindparam("of_game"))


class Conflict(Exception):
    """Somebody else changed the game first; nothing was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game without its log."""

    id: str
    kind: str
    guild_id: int | None = None
    channel_id: int | None = None
    host_id: int | None = None
    referee_id: int | None = None
    assistant_id: int | None = None
    status: Status
    options: str
    seed: bytes
    revision: int = 0
    head: int = -1
    draws: int = 0
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    paused_at: datetime | None = None
    time_left: int | None = None


def insert_game(
    connection: Connection,
    row: GameRow,
    seats: Iterable[SeatRow],
    deadline: DeadlineRow | None,
    shown: PanelRow | None = None,
    owed: Sequence[OwedRow] = (),
) -> None:
    """Write a new game with its seats and what is to show it; Conflict if there is one of that name."""
    try:
        connection.execute(insert(t.games), [{name: getattr(row, name) for name in GameRow.__slots__}])
    except IntegrityError as error:
        raise Conflict(row.id) from error
    insert_seats(connection, row.id, seats)
    if deadline is not None:
        set_deadline(connection, deadline)
    if shown is not None:
        panels.save(connection, shown)
    insert_owed(connection, owed)


def load_game(connection: Connection, game_id: str) -> tuple[GameRow, tuple[SeatRow, ...], DeadlineRow | None] | None:
    """Read a game with its seats and its running deadline."""
    found = connection.execute(_GAME, {"of_game": game_id}).mappings().one_or_none()
    if found is None:
        return None
    return GameRow(**found), load_seats(connection, game_id), load_deadline(connection, game_id)


def load_revision(connection: Connection, game_id: str) -> int | None:
    """Read how often a game has changed."""
    return connection.scalar(_REVISION, {"of_game": game_id})


def open_lobbies(connection: Connection, guild_id: int, limit: int) -> list[tuple[str, int]]:
    """List the kinds and channels of the tables on a server at which people may still sit down, the newest first."""
    free = (t.seats.c.game_id == t.games.c.id, t.seats.c.person_id.is_(None), t.seats.c.name.is_(None))
    waiting = (
        t.games.c.guild_id == guild_id,
        t.games.c.status == "lobby",
        t.games.c.channel_id.is_not(None),
        select(t.seats.c.seat).where(*free, ~t.seats.c.robot).exists(),
    )
    query = select(t.games.c.kind, t.games.c.channel_id).where(*waiting).order_by(t.games.c.created_at.desc())
    return [(row.kind, row.channel_id) for row in connection.execute(query.limit(limit))]


def load_channel(connection: Connection, game_id: str) -> int | None:
    """Read where a game is played."""
    return connection.scalar(select(t.games.c.channel_id).where(t.games.c.id == game_id))


def load_recent(connection: Connection, game_id: str, after: int) -> tuple[int | None, list[EventRow]]:
    """Read how often a game has changed, and its log behind an event."""
    return load_revision(connection, game_id), load_events(connection, game_id, after)
