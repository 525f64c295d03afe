"""Copies of the database that can be made while the bot runs."""

import contextlib
import os
import re
import shlex
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from bot.engine.text import Text, text

PATIENCE_SECONDS = 30.0


class BackupError(Exception):
    """No copy was made; `text` says why and what to do."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.id} {dict(reason.args)}")
        self.text = reason


def backup_sqlite(source: Path, target: Path) -> Path:
    """Copy a database file as it is at one moment to a new file, check the copy, and give back its path."""
    if not source.is_file():
        raise BackupError(text("backup-source-missing", file=str(source)))
    if os.path.lexists(target):
        raise BackupError(text("backup-target-exists", file=str(target)))
    try:
        _copy_checked(source, target)
    except FileExistsError as error:
        raise BackupError(text("backup-target-exists", file=str(target))) from error
    except (sqlite3.Error, OSError) as error:
        raise BackupError(text("backup-failed", file=str(source), reason=f"{error}.")) from error
    return target


def drop_old_backups(folder: Path, source: Path, keep: int) -> list[Path]:
    """Delete all but the newest copies of a database in a folder; only files that bear a copy's name."""
    stamped = re.compile(rf"{re.escape(source.stem)}-\d{{8}}-\d{{6}}{re.escape(source.suffix)}")
    copies = sorted(file for file in folder.iterdir() if stamped.fullmatch(file.name))
    for file in copies[:-keep]:
        file.unlink(missing_ok=True)
    return copies[:-keep]


def pg_dump_advice(database_url: str) -> Text:
    """Return the command that backs up this PostgreSQL database; it asks for the password or takes ~/.pgpass."""
    parts = urlsplit(database_url)
    user, at, host = parts.netloc.rpartition("@")
    place = urlunsplit(
        ("postgresql", user.partition(":")[0] + at + host, parts.path, parts.query.replace("ssl=", "sslmode="), "")
    )
    return text(
        "backup-use-pg-dump", command=shlex.join(["pg_dump", "--format=custom", "--file=spielleiter.dump", place])
    )


def _copy_checked(source: Path, target: Path) -> None:
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(descriptor)
    part = Path(name)
    try:
        _copy(source, part)
        shutil.copymode(source, part)
        _sync(part)
        _publish(part, target)
        _sync(target.parent)
    finally:
        for left in (part, *(Path(f"{part}{ending}") for ending in ("-journal", "-wal", "-shm"))):
            left.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    # mode=rw falls back to reading where writing is not allowed, and unlike ro it can recover a crashed journal.
    address = f"{source.absolute().as_uri()}?mode=rw"
    with (
        contextlib.closing(sqlite3.connect(address, uri=True, timeout=PATIENCE_SECONDS, isolation_level=None)) as old,
        contextlib.closing(sqlite3.connect(part, isolation_level=None)) as new,
    ):
        # Reading first takes the lock with a limit; backup() alone would wait for a locked file for ever.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        # All pages in one step are one read transaction: writers go on, and the copy need not start over.
        old.backup(new, pages=-1)
        old.execute("ROLLBACK")
        # The copy is a single file that needs no -wal beside it; the bot switches back when it opens it.
        new.execute("PRAGMA journal_mode = DELETE").fetchone()
        findings = [str(row[0]) for row in new.execute("PRAGMA integrity_check")]
    if findings != ["ok"]:
        raise BackupError(text("backup-damaged", file=str(source), reason=f"{'; '.join(findings[:3])}."))


def _publish(part: Path, target: Path) -> None:
    """Give the copy its name in one step without ever replacing a file."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # This file system has no hard links.
        if os.path.lexists(target):
            raise FileExistsError(target) from None
        part.rename(target)


def _sync(path: Path) -> None:
    if sys.platform == "win32" and path.is_dir():
        return  # pragma: no cover - only Windows cannot open a folder
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
