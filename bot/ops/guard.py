"""One bot per SQLite file: an operating system's lock, which a crash releases as well as an exit."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Self

from bot.engine.text import Text, text

# Windows locks bytes against reading, too; far behind the end they do not cover the process number.
LOCKED_BYTE = 1 << 30


class GuardError(Exception):
    """The database must not be used; `text` says why and what to do."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.id} {dict(reason.args)}")
        self.text = reason


class AlreadyRunning(GuardError):
    """Another process works with this database."""


class CannotLock(GuardError):
    """The lock file cannot be made or locked."""


class SingleInstance:
    """Holds `<database>.lock` while it is entered."""

    def __init__(self, database: Path) -> None:
        # The same file must get the same lock, by whatever path it is reached.
        self._database = database.resolve()
        self.lock_file = self._database.with_name(f"{self._database.name}.lock")
        self._descriptor: int | None = None

    def __enter__(self) -> Self:
        try:
            descriptor = os.open(self.lock_file, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise self._cannot_lock(error) from error
        try:
            _lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            raise AlreadyRunning(
                text("guard-already-running", database=str(self._database), pid=self._owner())
            ) from None
        except OSError as error:
            os.close(descriptor)
            raise self._cannot_lock(error) from error
        # The number only helps the message; a full disk is no reason not to start.
        with contextlib.suppress(OSError):
            os.ftruncate(descriptor, 0)
            os.write(descriptor, str(os.getpid()).encode())
        self._descriptor = descriptor
        if hasattr(os, "register_at_fork"):
            # A forked worker shares the lock and, outliving a killed bot, would keep its successor out.
            os.register_at_fork(after_in_child=self._close)
        return self

    def __exit__(self, *_: object) -> None:
        # The file stays: removing it could take away the lock of a process that has just opened it.
        self._close()

    def _close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _cannot_lock(self, error: OSError) -> CannotLock:
        return CannotLock(text("guard-cannot-lock", file=str(self.lock_file), reason=f"{error.strerror}."))

    def _owner(self) -> str:
        try:
            return self.lock_file.read_text().strip() or "?"
        except OSError:
            return "?"


if sys.platform == "win32":  # pragma: no cover - its locks are tried on Windows alone
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
        os.lseek(descriptor, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
