"""Databases for tests: an SQLite file, and a PostgreSQL server of our own where its programs are installed."""

import asyncio
import os
import shutil
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import Engine, create_engine

import bot.store.database
from bot.store.database import Database, open_database
from bot.store.migrate import migrate
from tests.postgres import MissingPostgres, Postgres

pytest_plugins = ["tests.plugins.budget", "tests.plugins.quick", "tests.plugins.thrift"]

_BOTH = [pytest.param("sqlite", id="sqlite"), pytest.param("postgres", id="postgres", marks=pytest.mark.postgres)]


@pytest.fixture(autouse=True, scope="session")
def _plain_errors() -> None:
    """Let errors be logged without colours and frames: drawing one takes a second."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ]
    )


_first: list[Engine] = []
"""The first engine of this process: those that follow speak its dialect and know its compiled statements."""


def _engine(url: str, **how: Any) -> Engine:
    engine = create_engine(url, query_cache_size=2_000, **how)
    if not _first:
        _first.append(engine)
    engine.dialect = engine.pool._dialect = _first[0].dialect
    engine._compiled_cache = _first[0]._compiled_cache
    return engine


@pytest.fixture(autouse=True, scope="session")
def _compiled_once() -> Iterator[None]:
    """Let every SQLite database of a process share what was compiled for the first: tests open a thousand of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.store.database, "create_engine", _engine)
        yield


@pytest.fixture(autouse=True, scope="session")
def _no_hurry() -> Iterator[None]:
    """Let a machine that stands still for some seconds break no connection: what takes too long has its own tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.store.database, "BUSY_SECONDS", 30.0)
        yield


def _migrate_once(url: str) -> None:
    """Migrate in a thread, because fixtures of a whole session have no loop of their own."""
    thread = threading.Thread(target=lambda: asyncio.run(migrate(url)))
    thread.start()
    thread.join()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a throw-away PostgreSQL for as long as this process tests."""
    try:
        server = Postgres()
    except MissingPostgres as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{reason}; CI must test both databases")
        pytest.skip(f"NOT TESTED: {reason}")
    server.start()
    try:
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def migrated_name(postgres: Postgres) -> str:
    """Return the name of a migrated database that others are copied from."""
    url = postgres.new_database()
    _migrate_once(url)
    return url.rpartition("/")[2]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a migrated file that others are copied from."""
    file = tmp_path_factory.mktemp("migrated") / "spiele.db"
    _migrate_once(f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture(params=_BOTH)
def empty_url(request: pytest.FixtureRequest, url: str) -> str:
    """Return the URL of an empty database of either kind."""
    if request.param == "sqlite":
        return url
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def shared_url(postgres: Postgres, migrated_name: str) -> str:
    """Return the URL of a migrated PostgreSQL database, which several processes can use."""
    return postgres.new_database(migrated_name)


@pytest.fixture(params=_BOTH)
def any_url(request: pytest.FixtureRequest, url: str) -> str:
    """Return the URL of a migrated database of either kind."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), url.partition(":///")[2])
        return url
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(request.getfixturevalue("migrated_name"))


@pytest.fixture
async def any_database(any_url: str) -> AsyncIterator[Database]:
    """Open a migrated database of either kind."""
    database = await open_database(any_url)
    yield database
    await database.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of an SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/spiele.db"


@pytest.fixture
async def database(url: str, migrated_file: Path) -> AsyncIterator[Database]:
    """Open a migrated SQLite file."""
    shutil.copy(migrated_file, url.partition(":///")[2])
    opened = await open_database(url)
    yield opened
    await opened.close()
