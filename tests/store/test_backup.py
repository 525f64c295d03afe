"""Backups of real files, also while somebody writes."""

import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import backup
from bot.store.backup import BackupError, backup_sqlite, pg_dump_advice
from bot.texts import Texts


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A write-ahead database whose last commits are still in the -wal file."""
    with closing(sqlite3.connect(tmp_path / "spiel.db", check_same_thread=False, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE events (seq INTEGER PRIMARY KEY, twin INTEGER, body TEXT)")
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", [(n, n, "x" * 200) for n in range(2000)])
        connection.execute("COMMIT")
        yield connection


def rows(file: Path) -> list[tuple[int, int]]:
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as copy:
        return copy.execute("SELECT seq, twin FROM events ORDER BY seq").fetchall()


def said(error: BackupError) -> str:
    return Texts.load().say(error.text, "de")


def leftovers(folder: Path) -> list[str]:
    return [name for name in os.listdir(folder) if ".part" in name]


@pytest.mark.usefixtures("database")
def test_copy_holds_everything_in_one_file(tmp_path: Path) -> None:
    os.chmod(tmp_path / "spiel.db", 0o640)
    target = tmp_path / "copy" / "kopie.db"
    target.parent.mkdir()
    assert backup_sqlite(tmp_path / "spiel.db", target) == target
    assert len(rows(target)) == 2000
    assert os.listdir(target.parent) == ["kopie.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_copy_made_during_writing_is_one_moment(tmp_path: Path, database: sqlite3.Connection) -> None:
    stop, wrote = threading.Event(), threading.Event()

    def write() -> None:
        while not stop.is_set():
            database.execute("BEGIN IMMEDIATE")
            database.execute("UPDATE events SET twin = twin + 1 WHERE seq < 1000")
            database.execute("UPDATE events SET twin = twin + 1 WHERE seq >= 1000")
            database.execute("COMMIT")
            wrote.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert wrote.wait(10)
        for number in range(5):
            copy = rows(backup_sqlite(tmp_path / "spiel.db", tmp_path / f"kopie{number}.db"))
            assert len({twin - seq for seq, twin in copy}) == 1
    finally:
        stop.set()
        writer.join()


@pytest.mark.usefixtures("database")
def test_never_overwrites(tmp_path: Path) -> None:
    target = tmp_path / "kopie.db"
    target.write_text("wichtig")
    with pytest.raises(BackupError) as caught:
        backup_sqlite(tmp_path / "spiel.db", target)
    assert "überschreibe keine Sicherung" in said(caught.value)
    assert target.read_text() == "wichtig"


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("hard_links", [True, False])
def test_never_overwrites_a_file_that_appears_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hard_links: bool
) -> None:
    target = tmp_path / "kopie.db"
    copy, link = backup._copy, os.link

    def slow_copy(source: Path, part: Path) -> None:
        copy(source, part)
        target.write_text("schneller")

    def no_link(source: Path, target: Path) -> None:
        raise PermissionError("no hard links here")

    monkeypatch.setattr(backup, "_copy", slow_copy)
    monkeypatch.setattr(os, "link", link if hard_links else no_link)
    with pytest.raises(BackupError) as caught:
        backup_sqlite(tmp_path / "spiel.db", target)
    assert caught.value.text.id == "backup-target-exists"
    assert target.read_text() == "schneller"
    assert not leftovers(tmp_path)


@pytest.mark.usefixtures("database")
def test_works_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(source: Path, target: Path) -> None:
        raise PermissionError("no hard links here")

    monkeypatch.setattr(os, "link", no_link)
    assert len(rows(backup_sqlite(tmp_path / "spiel.db", tmp_path / "kopie.db"))) == 2000
    assert not leftovers(tmp_path)


def test_source_must_exist(tmp_path: Path) -> None:
    with pytest.raises(BackupError) as caught:
        backup_sqlite(tmp_path / "fehlt.db", tmp_path / "kopie.db")
    assert "gibt es nicht" in said(caught.value)
    assert os.listdir(tmp_path) == []


def test_damaged_source_leaves_nothing_behind(tmp_path: Path, database: sqlite3.Connection) -> None:
    database.execute("CREATE INDEX bodies ON events (body, twin)")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    file = tmp_path / "spiel.db"
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = os.urandom(4096)
    file.write_bytes(content)
    with pytest.raises(BackupError) as caught:
        backup_sqlite(file, tmp_path / "kopie.db")
    assert caught.value.text.id in ("backup-damaged", "backup-failed")
    assert not (tmp_path / "kopie.db").exists()
    assert not leftovers(tmp_path)


def test_not_a_database_at_all(tmp_path: Path) -> None:
    (tmp_path / "brief.txt").write_text("Liebe Eltern, " * 100)
    with pytest.raises(BackupError) as caught:
        backup_sqlite(tmp_path / "brief.txt", tmp_path / "kopie.db")
    assert "not a database" in said(caught.value)
    assert not leftovers(tmp_path)


def test_locked_database_gives_up_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PATIENCE_SECONDS", 0.1)
    with closing(sqlite3.connect(tmp_path / "spiel.db", isolation_level=None)) as owner:
        owner.execute("CREATE TABLE t (a)")
        owner.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BackupError) as caught:
            backup_sqlite(tmp_path / "spiel.db", tmp_path / "kopie.db")
    assert "locked" in said(caught.value)
    assert not leftovers(tmp_path)


@pytest.mark.usefixtures("database")
def test_missing_target_folder(tmp_path: Path) -> None:
    with pytest.raises(BackupError) as caught:
        backup_sqlite(tmp_path / "spiel.db", tmp_path / "fehlt" / "kopie.db")
    assert caught.value.text.id == "backup-failed"


def test_postgresql_gets_the_exact_command_without_the_password() -> None:
    advice = pg_dump_advice("postgresql+asyncpg://bot:hunter2@db:5433/spiele?ssl=require")
    command = "pg_dump --format=custom --file=spielleiter.dump 'postgresql://bot@db:5433/spiele?sslmode=require'"
    assert command in Texts.load().say(advice, "de")
    plain = pg_dump_advice("postgresql+asyncpg://localhost/spiele")
    assert Texts.load().say(plain, "en").endswith("--file=spielleiter.dump postgresql://localhost/spiele")
