"""Databases for tests: an SQLite file, and a PostgreSQL server of our own where its programs are installed."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.database import Database, open_database
from bot.store.migrate import migrate
from tests.postgres import MissingPostgres, Postgres

_BOTH = [pytest.param("sqlite", id="sqlite"), pytest.param("postgres", id="postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """Run a throw-away PostgreSQL for as long as this process tests."""
    try:
        server = Postgres()
    except MissingPostgres as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{reason}; CI must test both databases")
        pytest.skip(f"NOT TESTED: {reason}")
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=_BOTH)
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/spiele.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def any_database(any_url: str) -> AsyncIterator[Database]:
    """Open a migrated database of either kind."""
    await migrate(any_url)
    database = await open_database(any_url)
    yield database
    await database.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of an SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/spiele.db"


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """Open a migrated SQLite file."""
    await migrate(url)
    opened = await open_database(url)
    yield opened
    await opened.close()
