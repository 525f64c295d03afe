"""Rows in and out: plain functions of a connection, used by the service inside its transactions."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from bot.store import tables as t
from bot.store.acts import ActRow, insert_act
from bot.store.hot import Hot
from bot.store.tallies import count_roll

ERASED = "\u2060erased"
"""The name on the seat of somebody who had themselves erased; nobody can type the sign it begins with."""


class Conflict(Exception):
    """Somebody else changed the game first; nothing was written."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where; a name without a person is a guest who is not on Discord."""

    seat: str
    person_id: int | None = None
    name: str | None = None
    robot: bool = False
    captain: bool = False
    excluded: bool = False

    @property
    def taken(self) -> bool:
        """Tell whether somebody, a guest or the computer sits here."""
        return self.robot or self.name is not None

    @property
    def erased(self) -> bool:
        """Tell whether somebody sat here who had themselves erased."""
        return self.name == ERASED


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """When a step of a game must be done."""

    game_id: str
    kind: str
    due_at: datetime
    token: str
    remind_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PanelRow:
    """A message that shows a game, and the revision it shows."""

    game_id: str
    channel_id: int
    message_id: int
    shown: int
    posted_at: datetime
    audience: str = "public"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game without its log."""

    id: str
    kind: str
    guild_id: int | None
    channel_id: int | None
    host_id: int | None
    referee_id: int | None
    status: str
    options: str
    seed: bytes
    revision: int
    head: int
    draws: int
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    assistant_id: int | None = None
    paused_at: datetime | None = None
    time_left: int | None = None


@dataclass(frozen=True, slots=True)
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


@dataclass(slots=True)
class Change:
    """Everything one action writes, in one transaction, if the game is still at `revision`."""

    game_id: str
    revision: int
    game: dict[str, Any] = field(default_factory=dict)
    events: list[EventRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    deadline: DeadlineRow | None = None
    done_deadlines: tuple[str, ...] = ()
    results: list[dict[str, Any]] = field(default_factory=list)
    rolls: list[tuple[int, int, int]] = field(default_factory=list)
    """Every 2w6 a person rolled: where, who, sum."""
    act: ActRow | None = None
    """What a referee did with it."""
    act_number: int | None = None
    """Its number in the book, once written."""


_EVENT_COLUMNS = ("seq", "at", "cause", "part", "person_id", "kind", "body", "draws")


# Built once: composing a statement costs more than running it.
_INSERT_EVENTS = Hot(insert(t.events).values({column.name: bindparam(column.name) for column in t.events.columns}))


@cache
def _swap(columns: tuple[str, ...]) -> Hot:
    """Return the statement that sets these columns of a game if it is still at the revision it was at."""
    match = (t.games.c.id == bindparam("of_game"), t.games.c.revision == bindparam("was"))
    return Hot(update(t.games).where(*match).values({name: bindparam(name) for name in ("revision", *columns)}))


def insert_events(connection: Connection, game_id: str, rows: Sequence[EventRow]) -> None:
    """Write events behind the log of a game."""
    lines = [{"game_id": game_id, **{name: getattr(row, name) for name in _EVENT_COLUMNS}} for row in rows]
    _INSERT_EVENTS.run(connection, *lines)


def upsert(connection: Connection, table: Table, values: dict[str, Any], changes: dict[str, Any] | None = None) -> None:
    """Insert a row, or change the one with the same key; without `changes` leave that one alone."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table).values(values)
    keys = [column.name for column in table.primary_key]
    if changes is None:
        connection.execute(statement.on_conflict_do_nothing(index_elements=keys))
    else:
        connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changes))


def insert_game(connection: Connection, row: GameRow, seats: Iterable[SeatRow], deadline: DeadlineRow | None) -> None:
    """Write a new game with its seats; Conflict if there is one of that name."""
    try:
        connection.execute(insert(t.games), [{name: getattr(row, name) for name in GameRow.__slots__}])
    except IntegrityError as error:
        raise Conflict(row.id) from error
    _insert_seats(connection, row.id, seats)
    if deadline is not None:
        _set_deadline(connection, deadline)


def _insert_seats(connection: Connection, game_id: str, seats: Iterable[SeatRow]) -> None:
    rows = [
        {"game_id": game_id, "position": position, **{name: getattr(seat, name) for name in SeatRow.__slots__}}
        for position, seat in enumerate(seats)
    ]
    if rows:
        connection.execute(insert(t.seats), rows)


def _set_deadline(connection: Connection, row: DeadlineRow) -> None:
    moving = {"due_at": row.due_at, "token": row.token, "remind_at": row.remind_at}
    upsert(connection, t.deadlines, {"game_id": row.game_id, "kind": row.kind, **moving}, moving)


def commit_change(connection: Connection, change: Change) -> None:
    """Compare and swap the revision, then write all that belongs to the change."""
    values = {"of_game": change.game_id, "was": change.revision, "revision": change.revision + 1, **change.game}
    if _swap(tuple(change.game)).run(connection, values).rowcount != 1:
        raise Conflict(change.game_id)
    if change.events:
        insert_events(connection, change.game_id, change.events)
    if change.seats:  # all of them: they are few, and a person may have moved
        connection.execute(delete(t.seats).where(t.seats.c.game_id == change.game_id))
        _insert_seats(connection, change.game_id, change.seats)
    for kind in change.done_deadlines:
        match = (t.deadlines.c.game_id == change.game_id, t.deadlines.c.kind == kind)
        connection.execute(delete(t.deadlines).where(*match))
    if change.deadline is not None:
        _set_deadline(connection, change.deadline)
    if change.results:  # worked out anew where a penalty comes after the end
        connection.execute(delete(t.results).where(t.results.c.game_id == change.game_id))
        connection.execute(insert(t.results), change.results)
    if change.act is not None:
        change.act_number = insert_act(connection, change.act)
    for scope_id, person_id, total in change.rolls:
        count_roll(connection, scope_id, person_id, total)


def load_game(connection: Connection, game_id: str) -> tuple[GameRow, tuple[SeatRow, ...], DeadlineRow | None] | None:
    """Read a game with its seats and its running deadline."""
    found = connection.execute(select(t.games).where(t.games.c.id == game_id)).one_or_none()
    if found is None:
        return None
    rows = connection.execute(select(t.seats).where(t.seats.c.game_id == game_id).order_by(t.seats.c.position))
    seats = tuple(SeatRow(**{name: getattr(row, name) for name in SeatRow.__slots__}) for row in rows)
    deadline = connection.execute(select(t.deadlines).where(t.deadlines.c.game_id == game_id)).first()
    return (
        GameRow(**{name: getattr(found, name) for name in GameRow.__slots__}),
        seats,
        DeadlineRow(*deadline) if deadline else None,
    )


def revision(connection: Connection, game_id: str) -> int | None:
    """Read how often a game has changed."""
    return connection.scalar(select(t.games.c.revision).where(t.games.c.id == game_id))


def recent(connection: Connection, game_id: str, after: int) -> tuple[int | None, list[EventRow]]:
    """Read how often a game has changed, and its log behind an event."""
    return revision(connection, game_id), load_events(connection, game_id, after)


def load_events(connection: Connection, game_id: str, after: int = -1) -> list[EventRow]:
    """Read the log of a game in order."""
    columns = [t.events.c[name] for name in _EVENT_COLUMNS]
    rows = connection.execute(
        select(*columns).where(t.events.c.game_id == game_id, t.events.c.seq > after).order_by(t.events.c.seq)
    )
    return [EventRow(*row) for row in rows]


def load_draws(row: EventRow) -> tuple[dict[str, Any], ...]:
    """Return the draws of an event as plain data."""
    return tuple(json.loads(row.draws)) if row.draws else ()


def next_deadlines(connection: Connection, limit: int = 100) -> list[DeadlineRow]:
    """Read the deadlines that come first."""
    rows = connection.execute(select(t.deadlines).order_by(t.deadlines.c.due_at).limit(limit))
    return [DeadlineRow(*row) for row in rows]


def next_reminders(connection: Connection, limit: int = 100) -> list[DeadlineRow]:
    """Read the reminders that come first."""
    query = select(t.deadlines).where(t.deadlines.c.remind_at.is_not(None)).order_by(t.deadlines.c.remind_at)
    return [DeadlineRow(*row) for row in connection.execute(query.limit(limit))]


def take_reminder(connection: Connection, row: DeadlineRow) -> bool:
    """Claim a reminder, so that it is given once; False if it was given or its step is over."""
    same = [t.deadlines.c[name] == getattr(row, name) for name in DeadlineRow.__slots__]
    return connection.execute(update(t.deadlines).where(*same).values(remind_at=None)).rowcount == 1


def postpone(connection: Connection, row: DeadlineRow, due_at: datetime) -> None:
    """Move a deadline that cannot be met now, unless it is gone or another one by now."""
    same = [t.deadlines.c[name] == getattr(row, name) for name in ("game_id", "kind", "due_at", "token")]
    connection.execute(update(t.deadlines).where(*same).values(due_at=due_at))


def games_with_robots(connection: Connection) -> list[str]:
    """List running games in which a computer player sits."""
    query = (
        select(t.games.c.id).join(t.seats).where(t.games.c.status == "running", t.seats.c.robot.is_(True)).distinct()
    )
    return list(connection.scalars(query))


def save_panel(connection: Connection, row: PanelRow) -> None:
    """Remember which message shows the game in a channel."""
    moving = {"message_id": row.message_id, "shown": row.shown, "posted_at": row.posted_at}
    key = {"game_id": row.game_id, "channel_id": row.channel_id, "audience": row.audience}
    upsert(connection, t.panels, {**key, **moving}, moving)


def renew_panel(connection: Connection, row: PanelRow) -> None:
    """Note what a panel shows now, unless it was forgotten meanwhile."""
    key = (t.panels.c.game_id == row.game_id, t.panels.c.channel_id == row.channel_id)
    moving = {"message_id": row.message_id, "shown": row.shown, "posted_at": row.posted_at}
    connection.execute(update(t.panels).where(*key, t.panels.c.audience == row.audience).values(moving))


def drop_panel(connection: Connection, game_id: str, channel_id: int, audience: str | None = None) -> None:
    """Forget a panel, or everything about a place that is gone."""
    which = [t.panels.c.game_id == game_id, t.panels.c.channel_id == channel_id]
    if audience is not None:
        which.append(t.panels.c.audience == audience)
    connection.execute(delete(t.panels).where(*which))


def load_panels(connection: Connection, game_id: str) -> list[PanelRow]:
    """Read where a game is shown."""
    columns = [t.panels.c[name] for name in PanelRow.__slots__]
    return [PanelRow(*row) for row in connection.execute(select(*columns).where(t.panels.c.game_id == game_id))]


def stale_panels(connection: Connection) -> list[str]:
    """List games whose panel shows less than there is."""
    late = t.panels.c.shown < t.games.c.revision
    query = select(t.panels.c.game_id).join(t.games).where(late, t.panels.c.audience.in_(("public", "officials")))
    return list(connection.scalars(query.distinct()))


def set_dm_closed(connection: Connection, person_id: int, closed: bool, at: datetime) -> None:
    """Remember whether a person takes direct messages."""
    values = {"person_id": person_id, "dm_closed": closed, "seen_at": at}
    upsert(connection, t.people, values, {"dm_closed": closed, "seen_at": at})


def count_open_games(connection: Connection) -> int:
    """Count the games in lobby or running, without the free dice."""
    query = select(func.count()).where(t.games.c.status.in_(("lobby", "running")), t.games.c.kind != "dice")
    return connection.scalars(query).one()


def events_of(connection: Connection, game_id: str, cause: int) -> Sequence[EventRow]:
    """Read what an interaction has caused."""
    columns = [t.events.c[name] for name in _EVENT_COLUMNS]
    rows = connection.execute(
        select(*columns).where(t.events.c.game_id == game_id, t.events.c.cause == cause).order_by(t.events.c.part)
    )
    return [EventRow(*row) for row in rows]
