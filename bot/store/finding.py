"""Which games run where, and who sits in them."""

from collections.abc import Sequence

from sqlalchemy import or_, select

from bot.store import tables as t
from bot.store.database import Connection

OPEN = ("lobby", "running")


def games_in(connection: Connection, channel_id: int) -> Sequence[str]:
    """List the games that are open in a channel, the newest first."""
    query = select(t.games.c.id).where(t.games.c.channel_id == channel_id, t.games.c.status.in_(OPEN))
    return list(connection.scalars(query.order_by(t.games.c.created_at.desc())))


def games_of(connection: Connection, person_id: int) -> Sequence[str]:
    """List the open games somebody plays in or leads, the newest first."""
    seated = select(t.seats.c.game_id).where(t.seats.c.person_id == person_id)
    leading = or_(t.games.c.referee_id == person_id, t.games.c.assistant_id == person_id)
    query = select(t.games.c.id).where(t.games.c.status.in_(OPEN), or_(t.games.c.id.in_(seated), leading))
    return list(connection.scalars(query.order_by(t.games.c.created_at.desc())))
