"""Sentences that every part of the bot may need."""

from bot.engine.text import Text, text


def unexpected_error(reference: str) -> Text:
    """We failed; the reference is also in the log."""
    return text("error-unexpected", reference=reference)


def database_error() -> Text:
    """The storage is locked, full, read-only or away at the moment."""
    return text("error-database")
