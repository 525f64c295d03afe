"""Messages that show a game."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, delete, select, update

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.shards import on
from bot.store.statements import upsert

Audience: TypeAlias = Literal["public", "officials", "end"]
"""Everybody, the referees, or everybody once the game is over: its end is a message of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRow:
    """A message that shows a game to somebody, and the revision it shows; 0 is a message that is still owed."""

    game_id: str
    channel_id: int
    audience: Audience = "public"
    message_id: int = 0
    shown: int = -1
    posted_at: datetime


def save(connection: Connection, row: PanelRow) -> None:
    """Remember which message shows the game in a channel."""
    key = {"game_id": row.game_id, "channel_id": row.channel_id, "audience": row.audience}
    upsert(connection, t.panels, {**key, **_moving(row)}, _moving(row))


def renew(connection: Connection, row: PanelRow) -> None:
    """Note what a panel shows now, unless it was forgotten meanwhile."""
    match = (*_in(row.game_id, row.channel_id), t.panels.c.audience == row.audience)
    connection.execute(update(t.panels).where(*match).values(_moving(row)))


def drop(connection: Connection, game_id: str, channel_id: int, audience: Audience) -> None:
    """Forget a panel."""
    match = (*_in(game_id, channel_id), t.panels.c.audience == audience)
    connection.execute(delete(t.panels).where(*match))


def of(connection: Connection, game_id: str) -> list[PanelRow]:
    """Read where a game is shown: to everybody first, then to its referees."""
    order = (t.panels.c.audience.desc(), t.panels.c.posted_at.desc(), t.panels.c.channel_id)
    query = select(t.panels).where(t.panels.c.game_id == game_id).order_by(*order)
    return [PanelRow(**row) for row in connection.execute(query).mappings()]


def stale(connection: Connection, shards: Shards = WHOLE) -> list[str]:
    """List games with a panel that shows less than there is."""
    late = (t.panels.c.shown < t.games.c.revision, *on(shards, t.games.c.guild_id))
    return list(connection.scalars(select(t.panels.c.game_id).join(t.games).where(*late).distinct()))


def _in(game_id: str, channel_id: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return t.panels.c.game_id == game_id, t.panels.c.channel_id == channel_id


def _moving(row: PanelRow) -> dict[str, Any]:
    return {"message_id": row.message_id, "shown": row.shown, "posted_at": row.posted_at}
