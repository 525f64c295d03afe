"""What one action writes: everything in one transaction, or nothing at all."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, TypedDict

from sqlalchemy import bindparam, delete, insert, literal_column, select, update

from bot.store import contests, news, outbox, panels
from bot.store import tables as t
from bot.store.acts import ActRow, insert_act, undo_act
from bot.store.database import Connection
from bot.store.deadlines import DeadlineRow, drop_deadlines, set_deadline
from bot.store.events import EventRow, insert_events
from bot.store.games import ENDED, Conflict, Status, load_channel
from bot.store.news import NewsRow
from bot.store.outbox import OwedRow, insert_owed
from bot.store.panels import PanelRow
from bot.store.seats import SeatRow, replace_seats
from bot.store.sitters import SatRow, insert_sitters
from bot.store.statements import Hot
from bot.store.tallies import count_roll


class GameEnded(Exception):
    """Something would have moved in a game that has ended; nothing was written."""

    def __init__(self, game_id: str) -> None:
        """Say which game."""
        super().__init__(f"nothing moves in game {game_id} any more: it has ended")


class GameColumns(TypedDict, total=False):
    """The columns of a game that a change may set."""

    status: Status
    head: int
    draws: int
    options: str
    channel_id: int | None
    host_id: int | None
    referee_id: int | None
    assistant_id: int | None
    started_at: datetime
    ended_at: datetime | None
    seed: bytes
    paused_at: datetime | None
    time_left: int | None


@dataclass(slots=True, kw_only=True)
class Change:
    """Everything one action writes, in one transaction, if the game is still at `revision`."""

    game_id: str
    revision: int
    game: GameColumns = field(default_factory=GameColumns)
    events: list[EventRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    sat: list[SatRow] = field(default_factory=list)
    """Who sits there no more."""
    deadline: DeadlineRow | None = None
    done_deadlines: tuple[str, ...] = ()
    results: list[dict[str, Any]] = field(default_factory=list)
    rolls: list[tuple[int, int, int]] = field(default_factory=list)
    """Every 2w6 a person rolled: where, who, sum."""
    act: ActRow | None = None
    """What a referee did with it."""
    owed: list[OwedRow] = field(default_factory=list)
    """What must be said because of it."""
    panels: list[PanelRow] = field(default_factory=list)
    """Messages that are to show it from now on."""
    left: list[PanelRow] = field(default_factory=list)
    """Messages that show it no more."""
    officials: tuple[int, ...] | None = None
    """Who leads a contest from now on."""
    tables: list[contests.TableRow] = field(default_factory=list)
    """The games of a contest's tables, and how much of them stands in it now."""
    lifted: list[tuple[int, int, int, datetime]] = field(default_factory=list)
    """Acts that are taken back with it: server, number, by whom, when."""
    news: NewsRow | None = None
    """What the process hears of it to which the game belongs, if that is another one."""
    afterwards: bool = False
    """Whether it may move something in a game that has ended, as a late penalty does."""

    @property
    def moves(self) -> bool:
        """Tell whether the game goes on with it: something happens, a clock runs, or its course changes."""
        return bool(self.events) or self.deadline is not None or not GOING_ON.isdisjoint(self.game)

    @property
    def forbidden(self) -> tuple[Status, ...]:
        """List in which states of the game it must not be written; what was broken off has no afterwards."""
        if not self.moves:
            return ()
        return tuple(status for status in ENDED if not (self.afterwards and status == "over"))


GOING_ON = frozenset({"status", "head", "draws", "options", "started_at", "paused_at", "time_left"})
"""Columns that only a game has which goes on."""


@cache
def _swap(columns: tuple[str, ...], forbidden: tuple[Status, ...]) -> Hot:
    """Return the statement that sets these columns of a game if it is still at the revision it was at."""
    match = [t.games.c.id == bindparam("of_game"), t.games.c.revision == bindparam("was")]
    if forbidden:
        match.append(t.games.c.status.not_in([literal_column(f"'{status}'") for status in forbidden]))
    return Hot(update(t.games).where(*match).values({name: bindparam(name) for name in ("revision", *columns)}))


class Committed(NamedTuple):
    """What stands with a change: the number of its act, unless it has none or the book had it, and what is owed."""

    act: int | None
    owed: list[OwedRow]


def commit_change(connection: Connection, change: Change) -> Committed:
    """Compare and swap the revision, then write all that belongs to the change."""
    ends = change.game.get("status") in ENDED
    if ends and change.deadline is not None:
        raise GameEnded(change.game_id)
    moves_to = change.game.get("channel_id")
    moves_from = load_channel(connection, change.game_id) if moves_to is not None else None
    _swap_revision(connection, change)
    if change.events:
        insert_events(connection, change.game_id, change.events)
    if change.seats:
        replace_seats(connection, change.game_id, change.seats)
        insert_sitters(connection, change.game_id, change.sat)
    if ends:
        drop_deadlines(connection, change.game_id)
    elif change.done_deadlines:
        drop_deadlines(connection, change.game_id, *change.done_deadlines)
    if change.deadline is not None:
        set_deadline(connection, change.deadline)
    if change.results or change.afterwards:  # worked out anew where something comes after the end
        connection.execute(delete(t.results).where(t.results.c.game_id == change.game_id))
    if change.results:
        connection.execute(insert(t.results), change.results)
    if change.officials is not None:
        contests.set_officials(connection, change.game_id, change.officials)
    for table in change.tables:
        contests.save_table(connection, table)
    if moves_to is not None:
        outbox.moved(connection, change.game_id, moves_from, moves_to)
    for shown in change.left:
        panels.drop(connection, shown.game_id, shown.channel_id, shown.audience)
    for shown in change.panels:
        panels.save(connection, shown)
    owed = insert_owed(connection, change.owed) if change.owed else []
    for scope_id, person_id, total in change.rolls:
        count_roll(connection, scope_id, person_id, total)
    for guild_id, number, by, at in change.lifted:
        undo_act(connection, guild_id, number, by, "zurueck", at)
    act_id = insert_act(connection, change.act) if change.act is not None else None
    if change.news is not None:
        news.post(connection, [replace(change.news, act_id=act_id)])
    return Committed(act_id, owed)


def _swap_revision(connection: Connection, change: Change) -> None:
    """Claim the game for this change; say apart whether somebody was faster or the game has ended."""
    values = {"of_game": change.game_id, "was": change.revision, "revision": change.revision + 1, **change.game}
    if _swap(tuple(change.game), change.forbidden).run(connection, values) == 1:
        return
    found = connection.execute(
        select(t.games.c.revision, t.games.c.status).where(t.games.c.id == change.game_id)
    ).one_or_none()
    if found is not None and found.revision == change.revision and found.status in change.forbidden:
        raise GameEnded(change.game_id)
    raise Conflict(change.game_id)
