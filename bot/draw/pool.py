"""The studio: drawings run in worker processes, are shared while under way and kept when done."""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bot.draw.fonts import Role, face

Data = TypeVar("Data")
_Key = tuple[Callable[..., bytes], Hashable]

_WARM: tuple[tuple[Role, int], ...] = (
    ("sans", 28),
    ("sans", 30),
    ("sans", 32),
    ("sans-bold", 40),
    ("sans-black", 76),
    ("serif-bold", 44),
)


class StudioError(Exception):
    """A picture could not be drawn."""


class DrawingTooSlowError(StudioError):
    """A picture took longer than allowed and was abandoned."""


class WorkerDiedError(StudioError):
    """The worker died, and so did the one that tried again."""


class StudioClosedError(StudioError):
    """The studio takes no more drawings."""


class Studio:
    """Draws pictures outside the event loop; functions must be importable, data picklable."""

    def __init__(
        self,
        *,
        workers: int = 1,
        seconds: float = 10.0,
        cache_bytes: int = 16_000_000,
        worker_bytes: int = 256_000_000,
        timed: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        """Prepare the studio; worker processes start with the first drawing, `timed` is told how long each took.

        Workers that have grown beyond `worker_bytes` are replaced, once their successors are ready.
        """
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()
        # As many drawings as workers: waiting for a free one must not count as slow drawing.
        self._free = asyncio.Semaphore(workers)
        self._under_way: dict[_Key, asyncio.Task[bytes]] = {}
        self._tasks: set[asyncio.Task[bytes]] = set()
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._most_bytes = cache_bytes
        self._closed = False
        self._timed = timed
        self._worker_bytes = worker_bytes
        self._renewal: asyncio.Task[None] | None = None

    async def draw(self, function: Callable[[Data], bytes], data: Data) -> bytes:
        """Give the picture: from the cache, from the same drawing under way, or newly drawn."""
        if self._closed:
            raise StudioClosedError("the studio is closed")
        key = (function, data) if isinstance(data, Hashable) and _is_hashable(data) else None
        if key is None:
            return await asyncio.shield(self._start(function, data))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            task = self._start(function, data)
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._finish(key, done))
        # One impatient caller must not spoil the drawing for the others.
        return await asyncio.shield(self._under_way[key])

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        """Let a worker think about something else than pictures, such as a computer player's move."""
        if self._closed:
            raise StudioClosedError("the studio is closed")
        return await asyncio.shield(self._start(_apply, (function, args)))

    async def warm(self) -> None:
        """Start the workers now, so that the first picture need not wait for it."""
        await self._start_workers(self._pool)

    async def _start_workers(self, pool: ProcessPoolExecutor) -> None:
        await asyncio.gather(*(asyncio.wrap_future(pool.submit(os.getpid)) for _ in range(self._workers)))

    async def close(self) -> None:
        """End the workers; drawings under way are finished or abandoned first."""
        self._closed = True
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._renewal is not None:
            await asyncio.gather(self._renewal, return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _start(self, function: Callable[[Data], bytes], data: Data) -> asyncio.Task[bytes]:
        task = asyncio.create_task(self._draw(function, data))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    async def _draw(self, function: Callable[[Data], bytes], data: Data) -> bytes:
        async with self._free:
            for _ in range(2):
                pool = self._pool
                started = time.monotonic()
                try:
                    png, size = await asyncio.wrap_future(pool.submit(_work, function, data, self._seconds))
                    self._timed(time.monotonic() - started)
                    if size > self._worker_bytes and self._pool is pool:
                        self._renew()
                    return png
                except BrokenProcessPool:
                    if self._pool is pool:
                        pool.shutdown(wait=False)
                        self._pool = self._new_pool()
                    if time.monotonic() - started >= self._seconds:
                        raise DrawingTooSlowError(
                            f"{function.__name__} took longer than {self._seconds} seconds"
                        ) from None
            raise WorkerDiedError(f"two workers died over {function.__name__}")

    def _renew(self) -> None:
        """Prepare new workers and let them take over; whoever still draws in the old ones ends in peace."""
        if self._closed or (self._renewal is not None and not self._renewal.done()):
            return

        async def renewed() -> None:
            pool = self._new_pool()
            await self._start_workers(pool)
            old, self._pool = self._pool, pool
            old.shutdown(wait=False)

        self._renewal = asyncio.create_task(renewed(), name="new drawing workers")

    def _forget(self, task: asyncio.Task[bytes]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Marks a failure as seen, should every caller have left.
            task.exception()

    def _finish(self, key: _Key, task: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        self._kept_bytes += len(task.result())
        while self._kept_bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A forked copy of a process with threads and sockets may hang, so workers start afresh.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)


def _is_hashable(data: Hashable) -> bool:
    try:
        hash(data)
    except TypeError:
        # A tuple that holds a list calls itself hashable and is not.
        return False
    return True


def _prepare() -> None:
    """Set up a worker: leave Ctrl-C to the parent, end with it, load the fonts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for role, size in _WARM:
        face(role, size).length("Wm")


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only workers wait for their parent"
    parent.join()
    os._exit(0)


def _apply(task: tuple[Callable[..., Any], tuple[Any, ...]]) -> Any:
    function, args = task
    return function(*args)


def _work(function: Callable[[Data], bytes], data: Data, seconds: float) -> tuple[bytes, int]:
    """Draw under a watchdog that ends the process even when the interpreter hangs; say how big it has grown."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return function(data), _size()
    finally:
        faulthandler.cancel_dump_traceback_later()


def _size() -> int:
    """Return the bytes of memory this process holds; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):  # pragma: no cover - only where there is no /proc
        return 0
