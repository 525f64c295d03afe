"""What the database's errors are called, and what is left of a door that could not be opened."""

import asyncio
import os
import sqlite3
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError

from bot.store import database as module
from bot.store import migrate as migrations
from bot.store import tables as t
from bot.store.database import Database, StoreTrouble, Trouble, open_database, translate
from bot.store.migrate import migrate, newest


def sqlite_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("kaputt")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (sqlite3.SQLITE_BUSY, "locked"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked"),
        (sqlite3.SQLITE_LOCKED, "locked"),
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_READONLY, "read-only"),
        (sqlite3.SQLITE_IOERR_FSYNC, "unreachable"),
        (sqlite3.SQLITE_CANTOPEN, "unreachable"),
        (sqlite3.SQLITE_CORRUPT, "unreachable"),
        (sqlite3.SQLITE_NOTADB, "unreachable"),
        (sqlite3.SQLITE_ERROR, None),
        (sqlite3.SQLITE_CONSTRAINT, None),
    ],
)
def test_troubles_of_a_file_have_names(code: int, trouble: Trouble | None) -> None:
    bare = sqlite_error(code)
    wrapped = DBAPIError.instance("select", None, bare, sqlite3.Error)
    for error in (bare, wrapped):
        found = translate(error)
        if trouble is None:
            assert found is error
        else:
            assert isinstance(found, StoreTrouble) and (found.trouble, str(found)) == (trouble, f"{trouble}: kaputt")
    assert translate(sqlite3.OperationalError("ohne Nummer")).args == ("ohne Nummer",)
    other = ValueError("ganz anders")
    assert translate(other) is other


class Said(Exception):
    """What PostgreSQL says, with its number."""

    def __init__(self, sqlstate: str | None) -> None:
        super().__init__("kaputt")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "trouble"),
    [
        ("53100", "full"),
        ("53300", "unreachable"),
        ("25006", "read-only"),
        ("55P03", "locked"),
        ("40P01", "locked"),
        ("57014", "locked"),
        ("57P01", "unreachable"),
        ("08006", "unreachable"),
        ("23505", None),
        ("42P01", None),
    ],
)
def test_troubles_of_a_server_have_names(state: str, trouble: Trouble | None) -> None:
    error = IntegrityError("select", None, Said(state))
    found = translate(error)
    assert (found.trouble if isinstance(found, StoreTrouble) else None) == trouble
    assert isinstance(found, StoreTrouble) or found is error


def test_a_connection_that_broke_is_trouble_whatever_it_said() -> None:
    broken = IntegrityError("select", None, Said("23505"), connection_invalidated=True)
    assert isinstance(translate(broken), StoreTrouble)
    nameless = translate(OperationalError("select", None, Said(None)))
    assert isinstance(nameless, StoreTrouble) and nameless.trouble == "unreachable"
    odd = IntegrityError("select", None, Said(None))
    assert translate(odd) is odd, "without a number only what is operational is the database's trouble"


async def test_a_reader_that_cannot_be_opened_leaves_no_writer_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Any] = []
    real = module._Side.open

    async def once(path: str, begin: str) -> Any:
        if opened:
            raise StoreTrouble("locked", "zu viele")
        opened.append(await real(path, begin))
        return opened[0]

    monkeypatch.setattr(module._Side, "open", once)
    with pytest.raises(StoreTrouble, match="zu viele"):
        await open_database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    with pytest.raises(ValueError, match="connection closed"):
        opened[0].thread.submit(lambda: None)


@pytest.mark.parametrize("address", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_is_a_file(address: str) -> None:
    with pytest.raises(ValueError, match="needs a file"):
        await open_database(address)


async def test_whoever_comes_after_the_end_hears_so(url: str) -> None:
    database = await open_database(url)
    await database.close()
    for work in (database.read(lambda db: None), database.write(lambda db: None)):
        with pytest.raises(ValueError, match="closed"):
            await asyncio.wait_for(work, 10)


async def test_every_write_is_timed_and_no_read(url: str) -> None:
    timed: list[float] = []
    database = await open_database(url, timed.append)
    await database.read(lambda db: None)
    assert timed == []
    await database.write(lambda db: None)
    assert len(timed) == 1 and 0 < timed[0] < 60
    await database.close()


async def test_moments_are_aware_and_come_back_in_utc(any_database: Database) -> None:
    summer = datetime(2026, 7, 1, 14, 0, 0, 250_000, tzinfo=timezone(timedelta(hours=2)))
    row = {"person_id": 5, "language": "de", "dm_closed": False, "seen_at": summer}
    await any_database.write(lambda db: db.execute(insert(t.people), [row]))
    (found,) = await any_database.read(lambda db: list(db.scalars(select(t.people.c.seen_at))))
    assert found == summer and found.tzinfo is UTC and found.hour == 12
    naive = {**row, "person_id": 6, "seen_at": summer.replace(tzinfo=None)}
    with pytest.raises((StatementError, ValueError), match="times are aware"):
        await any_database.write(lambda db: db.execute(insert(t.people), [naive]))


def test_two_last_migrations_or_none_are_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    versions = tmp_path / "versions"
    versions.mkdir()
    monkeypatch.setattr(migrations, "MIGRATIONS", tmp_path)
    with pytest.raises(RuntimeError, match="no migrations found"):
        newest()
    (versions / "a.py").write_text('revision = "0001"\ndown_revision = None\n')
    assert newest() == "0001"
    (versions / "b.py").write_text('revision = "0002"\ndown_revision = "0001"\n')
    (versions / "z.py").write_text("# no migration\n")
    assert newest() == "0002"
    (versions / "c.py").write_text('revision = "0003"\ndown_revision = "0001"\n')
    with pytest.raises(RuntimeError, match="two that are the last"):
        newest()


def garble(file: Path, begin: int) -> None:
    """Write over a file, as a disk does that breaks."""
    content = file.read_bytes()
    file.write_bytes(content[:begin] + b"\xa5" * (len(content) - begin))


async def test_a_file_that_breaks_while_it_is_read_is_trouble(url: str, tmp_path: Path) -> None:
    await migrate(url)
    database = await open_database(url)
    garble(tmp_path / "spiele.db", 100)
    with pytest.raises(StoreTrouble) as caught:
        await database.read(lambda db: db.execute(select(t.people)).all())
    assert caught.value.trouble == "unreachable"
    await database.close()


async def test_a_file_that_is_broken_inside_is_not_migrated_and_not_changed(url: str, tmp_path: Path) -> None:
    await migrate(url)
    file = tmp_path / "spiele.db"
    garble(file, 100)  # behind its head: it can be opened
    before = file.read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        await migrate(url)
    assert caught.value.trouble == "unreachable"
    assert file.read_bytes() == before and os.listdir(tmp_path) == ["spiele.db"]


async def test_a_server_that_is_not_there_is_trouble_and_is_not_copied() -> None:
    nobody = "postgresql+asyncpg://bot@127.0.0.1:9/spiele"
    with pytest.raises(StoreTrouble) as caught:
        await migrate(nobody)
    assert caught.value.trouble == "unreachable"
    assert migrations._copy(nobody, "0001") is None
