"""Migrations: up and down on both databases, equal to the tables, with a copy of a file beforehand."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import migrate as module
from bot.store.database import StoreTrouble
from bot.store.migrate import NewerDatabase, migrate, newest
from bot.store.tables import metadata

T = TypeVar("T")

NEXT = '''
"""A later change."""
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{before}"
def upgrade():
    op.add_column("people", sa.Column("mood", sa.String(10)))
    {more}
def downgrade():
    op.drop_column("people", "mood")
'''


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations that can be added to; used from the moment a test says so."""
    folder = tmp_path / "migrations"
    shutil.copytree(module.MIGRATIONS, folder)
    return folder


def add_migration(folder: Path, more: str = "") -> None:
    (folder / "versions" / "x9999_later.py").write_text(NEXT.format(before=newest(), more=more))


async def look(url: str, work: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        found = await connection.run_sync(work)
    await engine.dispose()
    return found


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_up_is_equal_to_the_tables_and_done_once(empty_url: str) -> None:
    assert await migrate(empty_url) == (None, newest(), None)
    assert await look(empty_url, differences) == []
    assert await look(empty_url, tables) == {*metadata.tables, "alembic_version"}
    assert await migrate(empty_url) == (newest(), newest(), None)


async def test_down_and_up_again(empty_url: str) -> None:
    await migrate(empty_url)
    await look(empty_url, lambda connection: command.downgrade(module._config(connection), "base"))
    assert await look(empty_url, tables) == {"alembic_version"}
    await migrate(empty_url)
    assert await look(empty_url, differences) == []


async def test_a_file_is_copied_before_it_is_changed(
    url: str, tmp_path: Path, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(url)
    with closing(sqlite3.connect(tmp_path / "spiele.db")) as file:
        file.execute("INSERT INTO settings VALUES (1, 'key', '7')")
        file.commit()
    add_migration(later)
    first = newest()
    monkeypatch.setattr(module, "MIGRATIONS", later)
    before, after, copy = await migrate(url)
    assert (before, after) == (first, "9999")
    assert copy is not None
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(tmp_path / "spiele.db")) as new:
        for file in (old, new):
            assert file.execute("SELECT value FROM settings").fetchall() == [("7",)]
        assert "mood" not in [row[1] for row in old.execute("PRAGMA table_info(people)")]
        assert "mood" in [row[1] for row in new.execute("PRAGMA table_info(people)")]


async def test_a_second_copy_never_replaces_the_first(url: str, later: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate(url)
    add_migration(later)
    monkeypatch.setattr(module, "MIGRATIONS", later)
    copies = set()
    for _ in range(3):
        copies.add((await migrate(url))[2])
        await look(url, lambda connection: command.downgrade(module._config(connection), "-1"))
    assert len(copies) == 3
    assert all(copy is not None and copy.is_file() for copy in copies)


async def test_a_migration_that_fails_changes_nothing(
    empty_url: str, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(empty_url)
    first = newest()
    add_migration(later, "raise ZeroDivisionError")
    monkeypatch.setattr(module, "MIGRATIONS", later)
    with pytest.raises(ZeroDivisionError):
        await migrate(empty_url)
    assert await look(empty_url, differences) == []
    assert await look(empty_url, module.current) == first


async def test_killed_in_the_middle_it_starts_over(url: str, later: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_migration(later, "import os; os.kill(os.getpid(), 9)")
    code = (
        "import asyncio, pathlib; from bot.store import migrate as m; "
        f"m.MIGRATIONS = pathlib.Path({str(later)!r}); asyncio.run(m.migrate({url!r}))"
    )
    done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=False, capture_output=True)
    assert done.returncode == -9, done.stderr
    assert (await migrate(url))[1] == newest()
    assert await look(url, differences) == []


async def test_a_newer_database_is_left_alone(empty_url: str, later: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_migration(later)
    with monkeypatch.context() as patch:
        patch.setattr(module, "MIGRATIONS", later)
        await migrate(empty_url)
    with pytest.raises(NewerDatabase, match="9999"):
        await migrate(empty_url)


async def test_two_processes_at_once(empty_url: str) -> None:
    await asyncio.gather(*(migrate(empty_url) for _ in range(2)))
    assert await look(empty_url, differences) == []


async def test_nowhere(tmp_path: Path) -> None:
    for url in (f"sqlite+aiosqlite:///{tmp_path}/fehlt/x.db", "postgresql+asyncpg://nobody@127.0.0.1:1/x"):
        with pytest.raises(StoreTrouble) as caught:
            await migrate(url)
        assert caught.value.trouble == "unreachable"


def test_our_reading_of_the_revisions_is_the_librarys() -> None:
    config = Config()
    config.set_main_option("script_location", str(module.MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert newest() == script.get_current_head()
    assert module._revisions() == {one.revision: one.down_revision for one in script.walk_revisions()}
