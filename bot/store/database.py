"""One door to the database: work is a plain function of a Core connection, run inside one transaction.

The same functions serve both databases. On SQLite they run in aiosqlite's thread, the whole transaction in one hop (a
hop a statement costs more than the commit itself), and writes that wait for each other share one commit.
"""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

__all__ = ["Connection", "Database", "StoreTrouble", "Trouble", "Work", "open_database"]

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Batch: TypeAlias = list[tuple[Work[Any], asyncio.Future[Any]]]
Answer: TypeAlias = tuple[Any, Exception | None]
Trouble: TypeAlias = Literal["locked", "full", "read-only", "unreachable"]

BUSY_SECONDS = 2.0
"""Shorter than the three seconds Discord waits for an answer."""
QUEUE_SECONDS = 10.0
"""For a free connection: in a rush waiting is better than a no."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is erased must not lie about in free pages
    f"busy_timeout={int(BUSY_SECONDS * 1000)}",
)


class StoreTrouble(Exception):
    """The database cannot be used just now; nothing was written."""

    def __init__(self, trouble: Trouble, detail: str) -> None:
        """Keep the kind of trouble for the person and the detail for the log."""
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


class Database(ABC):
    """Runs work in transactions; a work that raises leaves no trace."""

    _timed: Callable[[float], None]
    """Is told how long each durable write took."""
    shared = False
    """Whether other processes may write to it at the same time."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work and return once it is durable; it may run again after a rollback: keep it free of side effects."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


def _nothing() -> None:
    """Whoever waits for this has waited for everything before it."""


def _untimed(seconds: float) -> None:
    """Nobody wants to know how long a write took."""


async def open_database(url: str, timed: Callable[[float], None] = _untimed) -> Database:
    """Connect to the database of a SQLAlchemy URL; `timed` is told how long each durable write took."""
    if make_url(url).get_backend_name() == "sqlite":
        return await SqliteDatabase.open(url, timed)
    return PostgresDatabase(url, timed)


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection with one more word: run a function in its thread."""

    def submit(self, function: Callable[[], T]) -> asyncio.Future[T]:
        """Queue a function as the library itself does, without a task around it."""
        if not self._running or self._connection is None:
            raise ValueError("connection closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((future, function))
        return future

    def tell(self, function: Callable[[], T], done: Callable[[T], None]) -> None:
        """Queue a function that never fails; `done` hears in the loop what came of it, sooner than by a future."""
        if not self._running or self._connection is None:
            raise ValueError("connection closed")
        loop = asyncio.get_running_loop()
        self._tx.put_nowait((None, lambda: loop.call_soon_threadsafe(done, function())))

    @property
    def raw(self) -> sqlite3.Connection:
        return self._conn


class _Side:
    """One SQLite connection in its thread, with a Core engine on top of it."""

    def __init__(self, thread: _Thread, connection: Connection, begin: str) -> None:
        self.thread, self._connection, self._begin = thread, connection, begin

    @classmethod
    async def open(cls, path: str, begin: str) -> "_Side":
        connect = partial(sqlite3.connect, path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
        thread = _Thread(connect, iter_chunk_size=64)
        try:
            await thread
        except sqlite3.Error as error:
            await asyncio.to_thread(thread._thread.join)  # its last word must find the loop still open
            raise translate(error) from error

        def prepare() -> Connection:
            for pragma in PRAGMAS:
                thread.raw.execute(f"PRAGMA {pragma}")
            engine = create_engine(
                "sqlite://",
                creator=lambda: thread.raw,
                poolclass=StaticPool,
                pool_reset_on_return=None,
                isolation_level="AUTOCOMMIT",  # `transaction` begins and commits by itself, in a third of the time
            )
            return engine.connect()

        try:
            return cls(thread, await thread.submit(prepare), begin)
        except sqlite3.Error as error:
            await thread.close()
            raise translate(error) from error

    def transaction(self, work: Work[T]) -> T:
        """Run in the thread."""
        raw = self.thread.raw
        raw.execute(self._begin)
        try:
            result = work(self._connection)
            raw.execute("COMMIT")
        except BaseException:
            if raw.in_transaction:  # a full disk ends it by itself
                raw.execute("ROLLBACK")
            raise
        return result

    async def close(self) -> None:
        await self.thread.submit(self._connection.close)
        await self.thread.close()


class SqliteDatabase(Database):
    """A file, one writer, one reader that is never held up by the writer's disk."""

    def __init__(self, reader: _Side, writer: _Side, timed: Callable[[float], None] = _untimed) -> None:
        """Use `open`."""
        self._reader, self._writer, self._timed = reader, writer, timed
        self._waiting: Batch = []
        self._writing = False

    @classmethod
    async def open(cls, url: str, timed: Callable[[float], None] = _untimed) -> "SqliteDatabase":
        """Open the file of the URL, creating it where there is none."""
        path = make_url(url).database
        if not path or path == ":memory:":
            raise ValueError("the database needs a file")
        if not Path(path).parent.is_dir():
            raise StoreTrouble("unreachable", f"no such folder: {Path(path).parent}")
        writer = await _Side.open(path, "BEGIN IMMEDIATE")
        try:
            return cls(await _Side.open(path, "BEGIN"), writer, timed)
        except BaseException:
            await writer.close()
            raise

    async def read(self, work: Work[T]) -> T:
        """Read the last committed state."""
        try:
            return await self._reader.thread.submit(partial(self._reader.transaction, work))
        except (DBAPIError, sqlite3.Error) as error:
            raise translate(error) from error

    async def write(self, work: Work[T]) -> T:
        """Write in one commit together with whatever else waits."""
        started = time.perf_counter()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if not self._writing:
            self._write_waiting()
        result = await done  # whoever stops waiting does not stop the write
        self._timed(time.perf_counter() - started)
        return result

    def _write_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        try:
            self._writer.thread.tell(partial(self._commit, [work for work, _ in batch]), partial(self._written, batch))
        except ValueError as closed:
            _answer(batch, [(None, closed)] * len(batch))
            return
        self._writing = True

    def _written(self, batch: Batch, answers: list[Answer]) -> None:
        self._writing = False
        if self._waiting:
            self._write_waiting()
        _answer(batch, answers)

    def _commit(self, works: list[Work[Any]]) -> list[Answer]:
        """Commit all works at once; if one fails, each gets a transaction of its own so that it harms no other.

        Trouble of the database itself is everybody's: trying each alone would only make all wait that many times.
        """
        try:
            results = self._writer.transaction(lambda connection: [work(connection) for work in works])
        except Exception as error:
            cause = translate(error)
            if len(works) == 1 or isinstance(cause, StoreTrouble):
                return [(None, cause) for _ in works]
            return [answer for work in works for answer in self._commit([work])]
        return [(result, None) for result in results]

    async def close(self) -> None:
        """Finish what waits, then close."""
        while self._writing:
            await self._writer.thread.submit(_nothing)
        await self._reader.close()
        await self._writer.close()


def _answer(batch: Batch, answers: list[Answer]) -> None:
    for (_, done), (result, error) in zip(batch, answers, strict=True):
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


class PostgresDatabase(Database):
    """A PostgreSQL server; it commits in groups by itself."""

    shared = True

    def __init__(self, url: str, timed: Callable[[float], None] = _untimed) -> None:
        """Connect on first use."""
        self._timed = timed
        patience = {"lock_timeout": str(int(BUSY_SECONDS * 1000))}
        self._engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=QUEUE_SECONDS,
            connect_args={"timeout": BUSY_SECONDS, "server_settings": patience},
        )
        self._looking = self._engine.execution_options(isolation_level="REPEATABLE READ")
        """Sees one moment only, however many statements it takes, as a reader of SQLite does."""

    async def read(self, work: Work[T]) -> T:
        """Read in a transaction of its own."""
        return await self._transaction(self._looking, work)

    async def write(self, work: Work[T]) -> T:
        """Write in a transaction of its own."""
        started = time.perf_counter()
        result = await self._transaction(self._engine, work)
        self._timed(time.perf_counter() - started)
        return result

    async def _transaction(self, engine: AsyncEngine, work: Work[T]) -> T:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            raise translate(error) from error
        except (OSError, TimeoutError, PoolTimeout) as error:
            raise StoreTrouble("unreachable", str(error)) from error

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


def translate(error: Exception) -> Exception:
    """Name the trouble if it is the database's, else leave the error as it is."""
    if isinstance(error, DBAPIError):
        return _trouble(error) or error
    if isinstance(error, sqlite3.Error):  # BEGIN runs below SQLAlchemy
        return _sqlite_trouble(error) or error
    return error


def _trouble(error: DBAPIError) -> StoreTrouble | None:
    original = error.orig
    if isinstance(original, sqlite3.Error):
        return _sqlite_trouble(original)
    state = getattr(original, "sqlstate", None) or ""
    if state.startswith("53"):  # insufficient resources: disk full, too many connections
        return StoreTrouble("full" if state == "53100" else "unreachable", str(original))
    if state == "25006":
        return StoreTrouble("read-only", str(original))
    if state in {"55P03", "40P01", "57014"}:  # lock not available, deadlock, cancelled
        return StoreTrouble("locked", str(original))
    if state[:2] in {"08", "57"} or error.connection_invalidated or (not state and isinstance(error, OperationalError)):
        return StoreTrouble("unreachable", str(original))
    return None


def _sqlite_trouble(error: sqlite3.Error) -> StoreTrouble | None:
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    kinds: dict[int, Trouble] = {
        sqlite3.SQLITE_BUSY: "locked",
        sqlite3.SQLITE_LOCKED: "locked",
        sqlite3.SQLITE_FULL: "full",
        sqlite3.SQLITE_READONLY: "read-only",
        sqlite3.SQLITE_IOERR: "unreachable",
        sqlite3.SQLITE_CANTOPEN: "unreachable",
        sqlite3.SQLITE_CORRUPT: "unreachable",
        sqlite3.SQLITE_NOTADB: "unreachable",
    }
    return StoreTrouble(kinds[code], str(error)) if code in kinds else None
