"""Bring a database to the present shape; an SQLite file is copied first."""

import contextlib
import importlib
import re
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.backup import backup_sqlite
from bot.store.database import StoreTrouble, translate

MIGRATIONS = Path(__file__).parents[2] / "migrations"


class NewerDatabase(Exception):
    """The database was written by a newer version of the bot."""


def _revisions() -> dict[str, str | None]:
    """Read which revisions there are and what each comes after, without the library that carries them out."""
    written = re.compile(r'^(revision|down_revision) = (?:"(\w+)"|None)$', re.MULTILINE)
    found = {}
    for file in sorted((MIGRATIONS / "versions").glob("*.py")):
        named = {name: value or None for name, value in written.findall(file.read_text(encoding="utf-8"))}
        if "revision" in named:
            found[str(named["revision"])] = named["down_revision"]
    return found


def _config(connection: Connection) -> Any:
    """Tell Alembic where everything is; it is hardly ever needed and a burden in memory, so nothing else imports it."""
    config = importlib.import_module("alembic.config").Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Return the revision this version of the bot works with."""
    known = _revisions()
    heads = known.keys() - set(known.values())
    if len(heads) != 1:
        raise RuntimeError("no migrations found, or two that are the last")
    return heads.pop()


def current(connection: Connection) -> str | None:
    """Return the revision a database is at, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    at: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return at


async def migrate(url: str) -> tuple[str | None, str, Path | None]:
    """Migrate and return: revision before, revision after, and where the copy of the file lies."""
    _must_open(url)
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        _make_atomic(engine)
    try:
        async with engine.connect() as connection:
            before = await connection.run_sync(current)
        after = newest()
        if before == after:
            return before, after, None
        if before is not None and before not in _revisions():
            raise NewerDatabase(before)
        copy = _copy(url, before) if before is not None else None
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except DBAPIError as error:
        raise translate(error) from error
    except OSError as error:
        raise StoreTrouble("unreachable", str(error)) from error
    finally:
        await engine.dispose()
    return before, after, copy


def _must_open(url: str) -> None:
    """Find out before any thread is started whether an SQLite file can be opened at all."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        try:
            with contextlib.closing(sqlite3.connect(parsed.database or "")) as file:
                file.execute("PRAGMA schema_version")
        except sqlite3.Error as error:
            raise translate(error) from error


def _upgrade(connection: Connection) -> None:
    """Go to the newest revision; another process that does the same waits and then finds nothing left to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('spielleiter migrate'))"))
    importlib.import_module("alembic.command").upgrade(_config(connection), "head")


def _make_atomic(engine: AsyncEngine) -> None:
    """Begin by hand: Python's driver leaves table changes outside of transactions, and a kill would split them."""

    @event.listens_for(engine.sync_engine, "connect")
    def by_hand(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _copy(url: str, before: str) -> Path | None:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    source = Path(parsed.database)
    target = source.with_name(f"{source.stem}.before-{newest()}-from-{before}{source.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = target.with_name(f"{source.stem}.before-{newest()}-from-{before}-{number}{source.suffix}")
    return backup_sqlite(source, target)
