"""The settings of servers, a row each."""

import json
from typing import Any

from sqlalchemy import delete, select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.news import SETTINGS, announce
from bot.store.statements import upsert


def load_settings(connection: Connection, guild_id: int | None = None) -> dict[int, dict[str, Any]]:
    """Read what one server has set, or every one."""
    found: dict[int, dict[str, Any]] = {}
    query = select(t.settings) if guild_id is None else select(t.settings).where(t.settings.c.guild_id == guild_id)
    for owner, key, value in connection.execute(query):
        found.setdefault(owner, {})[key] = json.loads(value)
    return found


def save_setting(connection: Connection, guild_id: int, key: str, value: Any) -> None:
    """Set one thing."""
    written = json.dumps(value)
    upsert(connection, t.settings, {"guild_id": guild_id, "key": key, "value": written}, ("value",))
    announce(connection, SETTINGS, guild_id)


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget what a server has set."""
    connection.execute(delete(t.settings).where(t.settings.c.guild_id == guild_id))
    announce(connection, SETTINGS, guild_id)
