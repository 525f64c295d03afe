"""Alembic migrations, applied when the bot starts."""
