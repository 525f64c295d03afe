"""Alembic's entry: runs the migrations on the connection it is given."""

from alembic import context
from sqlalchemy import Connection

from bot.store.tables import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transaction_per_migration=True)
with context.begin_transaction():
    context.run_migrations()
