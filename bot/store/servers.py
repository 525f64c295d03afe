"""The settings of servers, a row each."""

import json
from typing import Any

from sqlalchemy import delete, select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.records import upsert


def load_settings(connection: Connection) -> dict[int, dict[str, Any]]:
    """Read what every server has set."""
    found: dict[int, dict[str, Any]] = {}
    for guild_id, key, value in connection.execute(select(t.settings)):
        found.setdefault(guild_id, {})[key] = json.loads(value)
    return found


def save_setting(connection: Connection, guild_id: int, key: str, value: Any) -> None:
    """Set one thing."""
    written = json.dumps(value)
    upsert(connection, t.settings, {"guild_id": guild_id, "key": key, "value": written}, {"value": written})


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget what a server has set."""
    connection.execute(delete(t.settings).where(t.settings.c.guild_id == guild_id))
