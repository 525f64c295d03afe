"""Which games run where, and who sits in them."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import and_, exists, or_, select

from bot.store import tables as t
from bot.store.database import Connection

OPEN = ("lobby", "running")


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


def games_of(connection: Connection, person_id: int) -> Sequence[str]:
    """List the open games somebody plays in or leads, the newest first."""
    seated = select(t.seats.c.game_id).where(t.seats.c.person_id == person_id)
    leading = or_(t.games.c.referee_id == person_id, t.games.c.assistant_id == person_id)
    query = select(t.games.c.id).where(t.games.c.status.in_(OPEN), or_(t.games.c.id.in_(seated), leading))
    return list(connection.scalars(query.order_by(t.games.c.created_at.desc())))


def running(connection: Connection, kinds: Sequence[str]) -> Sequence[str]:
    """List the open games of some kinds."""
    query = select(t.games.c.id).where(t.games.c.status.in_(OPEN), t.games.c.kind.in_(kinds))
    return list(connection.scalars(query))


def unpublished(connection: Connection, kinds: Sequence[str], audience: str, since: datetime) -> Sequence[str]:
    """List the games of some kinds that ended lately and whose last word is in no panel of this audience."""
    panel = and_(
        t.panels.c.game_id == t.games.c.id, t.panels.c.audience == audience, t.panels.c.shown >= t.games.c.head
    )
    ended = (t.games.c.kind.in_(kinds), t.games.c.status.in_(("over", "abandoned")), t.games.c.ended_at > since)
    return list(connection.scalars(select(t.games.c.id).where(*ended, ~exists().where(panel))))


def last_in(connection: Connection, channel_id: int, kind: str) -> str | None:
    """Return the game of a kind that ended last in a channel."""
    done = t.games.c.status.in_(("over", "abandoned"))
    query = select(t.games.c.id).where(t.games.c.channel_id == channel_id, t.games.c.kind == kind, done)
    return connection.scalars(query.order_by(t.games.c.ended_at.desc()).limit(1)).first()
