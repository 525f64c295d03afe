"""Which games run where, and who sits in them."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, or_, select

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.games import OPEN
from bot.store.shards import on


def games_in(connection: Connection, channel_id: int) -> Sequence[str]:
    """List the games that are open in a channel or have their referees there, the newest first."""
    led = select(t.panels.c.game_id).where(t.panels.c.channel_id == channel_id, t.panels.c.audience == "officials")
    here = or_(t.games.c.channel_id == channel_id, t.games.c.id.in_(led))
    query = select(t.games.c.id).where(here, t.games.c.status.in_(OPEN))
    return list(connection.scalars(query.order_by(t.games.c.created_at.desc())))


def last_game_in(connection: Connection, channel_id: int, kind: str) -> str | None:
    """Return the newest game of a kind that has begun in a channel, also when it is over."""
    begun = (t.games.c.channel_id == channel_id, t.games.c.kind == kind, t.games.c.started_at.is_not(None))
    return connection.scalar(select(t.games.c.id).where(*begun).order_by(t.games.c.created_at.desc()).limit(1))


def games_of(connection: Connection, person_id: int, *, hosting: bool = False) -> Sequence[str]:
    """List the open games somebody plays in or leads, also those he has only opened if asked; the newest first."""
    seated = select(t.seats.c.game_id).where(t.seats.c.person_id == person_id)
    leading = or_(t.games.c.referee_id == person_id, t.games.c.assistant_id == person_id)
    leading = or_(leading, t.games.c.host_id == person_id) if hosting else leading
    query = select(t.games.c.id).where(t.games.c.status.in_(OPEN), or_(t.games.c.id.in_(seated), leading))
    return list(connection.scalars(query.order_by(t.games.c.created_at.desc())))


def running(connection: Connection, kinds: Sequence[str], shards: Shards = WHOLE) -> Sequence[str]:
    """List the open games of some kinds."""
    query = select(t.games.c.id).where(t.games.c.status.in_(OPEN), t.games.c.kind.in_(kinds))
    return list(connection.scalars(query.where(*on(shards, t.games.c.guild_id))))


def last_in(connection: Connection, channel_id: int, kind: str) -> str | None:
    """Return the game of a kind that ended last in a channel."""
    done = t.games.c.status.in_(("over", "abandoned"))
    query = select(t.games.c.id).where(t.games.c.channel_id == channel_id, t.games.c.kind == kind, done)
    return connection.scalars(query.order_by(t.games.c.ended_at.desc()).limit(1)).first()


def matches_since(
    connection: Connection, guild_id: int, kind: str, after: datetime
) -> list[tuple[str, str, datetime | None]]:
    """List the games of a kind that began on a server after a moment and were played out: id, options, when."""
    same = (t.games.c.guild_id == guild_id, t.games.c.kind == kind, t.games.c.status == "over")
    query = select(t.games.c.id, t.games.c.options, t.games.c.started_at).where(*same, t.games.c.started_at > after)
    return [(id, options, at) for id, options, at in connection.execute(query.order_by(t.games.c.started_at))]


def beginnings(connection: Connection, game_ids: Sequence[str]) -> dict[str, datetime]:
    """Read when some games have begun, of those that run or were played out."""
    begun = (t.games.c.id.in_(game_ids), t.games.c.status.in_(("running", "over")), t.games.c.started_at.is_not(None))
    return {
        row.id: row.started_at for row in connection.execute(select(t.games.c.id, t.games.c.started_at).where(*begun))
    }


def games_with_robots(connection: Connection, shards: Shards = WHOLE) -> list[tuple[str, int]]:
    """List running games in which a computer player sits, with their revisions."""
    robots = (t.games.c.status == "running", t.seats.c.robot.is_(True), *on(shards, t.games.c.guild_id))
    query = select(t.games.c.id, t.games.c.revision).join(t.seats).where(*robots).distinct()
    return [(game_id, revision) for game_id, revision in connection.execute(query)]


def count_open_games(connection: Connection, shards: Shards = WHOLE) -> int:
    """Count the games in lobby or running, without the free dice."""
    query = select(func.count()).where(t.games.c.status.in_(OPEN), t.games.c.kind != "dice")
    return connection.scalars(query.where(*on(shards, t.games.c.guild_id))).one()


def ended_since(connection: Connection, kinds: Sequence[str], since: datetime, shards: Shards = WHOLE) -> Sequence[str]:
    """List the games of some kinds that ended after a moment."""
    query = select(t.games.c.id).where(t.games.c.ended_at > since, t.games.c.kind.in_(kinds))
    return list(connection.scalars(query.where(*on(shards, t.games.c.guild_id))))


def faces(connection: Connection, game_ids: Sequence[str]) -> list[tuple[str, str, str, datetime]]:
    """Read of some games what they are called by: their kind, their options, when they were opened."""
    query = select(t.games.c.id, t.games.c.kind, t.games.c.options, t.games.c.created_at)
    found = connection.execute(query.where(t.games.c.id.in_(game_ids)))
    return [(game_id, kind, options, created_at) for game_id, kind, options, created_at in found]
