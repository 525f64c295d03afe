"""Messages that show a game."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import bindparam, delete, select, update

from bot.shards import WHOLE, Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.shards import on
from bot.store.statements import Hot, upsert

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


_MOVING = ("message_id", "shown", "posted_at")
_SAME = [t.panels.c[name] == bindparam(f"its_{name}") for name in ("game_id", "channel_id", "audience")]
_RENEW = Hot(update(t.panels).where(*_SAME).values({name: bindparam(f"its_{name}") for name in _MOVING}))
_DROP = Hot(delete(t.panels).where(*_SAME))
_OF = (
    select(t.panels)
    .where(t.panels.c.game_id == bindparam("of_game"))
    .order_by(t.panels.c.audience.desc(), t.panels.c.posted_at.desc(), t.panels.c.channel_id)
)


def save(connection: Connection, row: PanelRow) -> None:
    """Remember which message shows the game in a channel."""
    upsert(connection, t.panels, {name: getattr(row, name) for name in PanelRow.__slots__}, _MOVING)


def renew(connection: Connection, row: PanelRow) -> None:
    """Note what a panel shows now, unless it was forgotten meanwhile."""
    _RENEW.run(connection, {f"its_{name}": getattr(row, name) for name in PanelRow.__slots__})


def drop(connection: Connection, game_id: str, channel_id: int, audience: Audience) -> None:
    """Forget a panel."""
    _DROP.run(connection, {"its_game_id": game_id, "its_channel_id": channel_id, "its_audience": audience})


def of(connection: Connection, game_id: str) -> list[PanelRow]:
    """Read where a game is shown: to everybody first, then to its referees."""
    return [PanelRow(**row) for row in connection.execute(_OF, {"of_game": game_id}).mappings()]


def stale(connection: Connection, shards: Shards = WHOLE) -> list[str]:
    """List games with a panel that shows less than there is."""
    late = (t.panels.c.shown < t.games.c.revision, *on(shards, t.games.c.guild_id))
    return list(connection.scalars(select(t.panels.c.game_id).join(t.games).where(*late).distinct()))
