"""What is known of people beyond their games."""

from datetime import datetime

from sqlalchemy import select

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import upsert


def set_dm_closed(connection: Connection, person_id: int, closed: bool, at: datetime) -> None:
    """Remember whether a person takes direct messages."""
    values = {"person_id": person_id, "dm_closed": closed, "seen_at": at}
    upsert(connection, t.people, values, ("dm_closed", "seen_at"))


def set_language(connection: Connection, person_id: int, language: str, at: datetime) -> None:
    """Remember which language a person speaks."""
    values = {"person_id": person_id, "language": language, "seen_at": at}
    upsert(connection, t.people, {**values, "dm_closed": False}, ("language", "seen_at"))


def language_of(connection: Connection, person_id: int) -> str | None:
    """Return the language of a person, where it was remembered."""
    return connection.scalar(select(t.people.c.language).where(t.people.c.person_id == person_id))
