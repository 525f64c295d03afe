"""What is known of people beyond their games."""

from datetime import datetime

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import upsert


def set_dm_closed(connection: Connection, person_id: int, closed: bool, at: datetime) -> None:
    """Remember whether a person takes direct messages."""
    values = {"person_id": person_id, "dm_closed": closed, "seen_at": at}
    upsert(connection, t.people, values, "dm_closed", "seen_at")
