"""`spielleiter migrate` and `spielleiter backup`: looking after the database by hand."""

import asyncio
import contextlib
from datetime import UTC, datetime
from pathlib import Path

from bot.engine.text import text
from bot.ops.cli import tell
from bot.ops.settings import Settings
from bot.store.backup import BackupError, backup_sqlite, drop_old_backups, pg_dump_advice
from bot.store.database import StoreTrouble
from bot.store.migrate import NewerDatabase
from bot.store.migrate import migrate as bring_up_to_date


def migrate(settings: Settings) -> int:
    """Migrate and say what happened."""
    file = settings.sqlite_file
    if file is not None and not file.absolute().parent.is_dir():
        tell(settings, text("start-database", detail=f"no such folder: {file.parent}"), wrong=True)
        return 1
    try:
        before, after, copy = asyncio.run(bring_up_to_date(settings.database_url))
    except NewerDatabase as error:
        tell(settings, text("start-newer-database", revision=str(error)), wrong=True)
        return 1
    except StoreTrouble as error:
        tell(settings, text("start-database", detail=str(error)), wrong=True)
        return 1
    if before == after:
        tell(settings, text("migrate-nothing", revision=after))
    else:
        tell(settings, text("migrate-done", before=before or "–", after=after))
    if copy:
        tell(settings, text("migrate-copy", file=str(copy)))
    return 0


def backup(settings: Settings, target: Path | None, keep: int | None = None) -> int:
    """Copy the SQLite file while the bot may be running, into a folder under a name of its own; keep the newest few."""
    source = settings.sqlite_file
    if source is None:
        tell(settings, pg_dump_advice(settings.database_url))
        return 1
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    place = target or source.parent
    if keep is not None and not place.exists() and not place.suffix:  # a folder of their own
        with contextlib.suppress(OSError):  # then it is said below
            place.mkdir(parents=True)
    folder = place if place.is_dir() else None
    if keep is not None and (keep < 1 or folder is None):
        tell(settings, text("backup-keep-what"), wrong=True)
        return 2
    try:
        made = backup_sqlite(source, place if folder is None else folder / f"{source.stem}-{stamp}{source.suffix}")
        gone = drop_old_backups(folder, source, keep) if folder and keep else []
    except BackupError as error:
        tell(settings, error.text, wrong=True)
        return 1
    tell(settings, text("backup-done", file=str(made)))
    if gone:
        tell(settings, text("backup-dropped", count=len(gone)))
    return 0
