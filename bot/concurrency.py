"""Work by key: workers who look again, lines that keep an order, tasks that are not forgotten, locks that vanish.

No wake-up can be lost: what is owed to a key is written down before it is looked whether a task is there for the key.
However a task ends, even cancelled before its first step, asyncio calls its done-callback, and this callback takes the
task away and looks at what is owed in one stretch without an `await`. So whatever was written down before that stretch
is found in it, and whatever is written down after it finds no task and starts one.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

import structlog

log = structlog.get_logger(__name__)
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
R = TypeVar("R")


class Closed(Exception):
    """The line was closed before the work was done, or while it was being done."""


class Full(Exception):
    """So much waits in the line already that nothing more is taken."""


class _Keyed(ABC, Generic[K]):
    """At most one task for each key to which something is owed; what workers and lines share."""

    def __init__(self, name: str, owed: set[K] | dict[K, Any], on_idle: Callable[[K], object]) -> None:
        self._name, self._owed, self._on_idle = name, owed, on_idle
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._closed = False

    @abstractmethod
    async def _run(self, key: K) -> None:
        """Do what is owed to a key; whatever ends this, `_ended` sees what is left."""

    def busy(self, key: K) -> bool:
        """Tell whether anything is being done or owed for a key."""
        return key in self._tasks

    async def idle(self, key: K) -> None:
        """Wait until nothing is being done or owed for a key."""
        self._must_be_outside(key)
        while (task := self._tasks.get(key)) is not None:
            await asyncio.wait({task})

    async def close(self, seconds: float = 0.0) -> None:
        """Take nothing more, wait so long for what is owed, then cancel it; 0 cancels at once."""
        self._closed = True
        await _finish(self._tasks.values(), seconds, self._give_up)

    def _look(self, key: K) -> None:
        if key in self._owed and key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")
            task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: K, task: asyncio.Task[None]) -> None:
        """Take a task away and look again: the only place where a key falls asleep."""
        del self._tasks[key]
        self._look(key)
        _report(task, work=self._name, key=key)
        if task.cancelled():
            log.info("work was cancelled", work=self._name, key=key)
        if key not in self._tasks:
            self._on_idle(key)  # at the end: what it raises is logged by asyncio and harms nothing

    def _give_up(self) -> None:
        self._owed.clear()

    def inside(self, key: K) -> bool:
        """Tell whether whoever asks is being run by this very key's task."""
        return asyncio.current_task() is self._tasks.get(key)

    def _must_be_outside(self, key: K) -> None:
        if self.inside(key):
            raise RuntimeError(f"{self._name}: the work for {key} would wait for itself")


class Workers(_Keyed[K]):
    """One worker for each key; whatever becomes true while it works is looked at once more."""

    def __init__(
        self,
        name: str,
        work: Callable[[K], Awaitable[object]],
        *,
        expected: tuple[type[Exception], ...] = (),
        pauses: Iterable[float] = (),
        on_idle: Callable[[K], object] = lambda _: None,
    ) -> None:
        """Let `work` do everything there is to do for a key.

        After an expected error it is tried again with these pauses (a tuple, or `itertools.repeat(5.0)` to try for
        ever), then given up until the key is woken again. `on_idle` hears that nothing is left to do, or can be done.
        """
        self._behind: set[K] = set()
        super().__init__(name, self._behind, on_idle)
        self._work, self._expected, self._pauses = work, expected, pauses
        self._pausing: set[K] = set()

    def wake(self, key: K) -> None:
        """Say that something may have to be done for a key."""
        if not self._closed:
            self._behind.add(key)
            self._look(key)

    def woken(self, key: K) -> bool:
        """Let the work take up a wake that came meanwhile; for work that waits until a burst is over."""
        woken = key in self._behind
        self._behind.discard(key)
        return woken

    def pausing(self, key: K) -> bool:
        """Tell whether a key waits for its next try."""
        return key in self._pausing

    async def close(self, seconds: float = 0.0) -> None:
        """Begin no run any more, wait so long for those under way, then cancel them; 0 cancels at once."""
        self._behind.clear()
        for key in self._pausing:
            self._tasks[key].cancel()
        await super().close(seconds)

    async def _run(self, key: K) -> None:
        pauses = iter(self._pauses)
        while self.woken(key):
            try:
                await self._work(key)
                pauses = iter(self._pauses)
            except self._expected as error:
                pause = next(pauses, None)
                if pause is None:
                    log.error("given up until woken again", work=self._name, key=key, error=str(error))
                    return
                log.warning("failed, trying again", work=self._name, key=key, error=str(error), pause=pause)
                self.wake(key)  # before the pause: also when it is cut short from outside, the key is not forgotten
                self._pausing.add(key)
                try:
                    await asyncio.sleep(pause)
                finally:
                    self._pausing.discard(key)


class Lines(_Keyed[K], Generic[K, T]):
    """One line for each key: what is put into it is handled in this order, one after the other."""

    def __init__(
        self,
        name: str,
        handle: Callable[[K, T], Awaitable[object]],
        *,
        limit: int,
        on_empty: Callable[[K], Awaitable[object]] | None = None,
    ) -> None:
        """Let `handle` take every item, of which at most `limit` wait; `on_empty` is awaited when a line is empty."""
        self._lines: dict[K, deque[Callable[[], Awaitable[object]]]] = {}
        super().__init__(name, self._lines, lambda _: None)
        self._handle, self._limit, self._on_empty = handle, limit, on_empty
        self._promises: set[asyncio.Future[Any]] = set()

    @property
    def waiting(self) -> int:
        """Count what waits in all lines."""
        return sum(map(len, self._lines.values()))

    def put(self, key: K, item: T) -> bool:
        """Put an item into a line, without waiting; False if it is full. A closed line takes nothing."""
        try:
            self._line_up(key, partial(self._handle, key, item))
        except Full:
            return False
        return True

    async def do(self, key: K, work: Callable[[], Awaitable[R]]) -> R:
        """Do some work in its turn and return what it returns.

        If the caller is cancelled before its turn, the work is left out; once begun it is finished, for half of it may
        be written already. Raises Closed if the line is closed first, and Full if it takes nothing more.
        """
        self._must_be_outside(key)
        if self._closed:
            raise Closed(self._name)
        promise: asyncio.Future[R] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            if promise.done():  # nobody waits for it any more
                return
            try:
                result = await work()
                if not promise.done():
                    promise.set_result(result)
            except Exception as error:
                if promise.done():  # nobody else would hear of it
                    raise
                promise.set_exception(error)
            finally:
                promise.cancel()  # without effect, unless the work was cancelled

        self._line_up(key, turn)
        self._promises.add(promise)
        try:
            return await promise
        finally:
            self._promises.discard(promise)

    def _line_up(self, key: K, turn: Callable[[], Awaitable[object]]) -> None:
        if self._closed:
            return
        line = self._lines.setdefault(key, deque())
        if len(line) >= self._limit:
            raise Full(f"{self._name}: {len(line)} wait for {key}")
        line.append(turn)
        self._look(key)

    async def _run(self, key: K) -> None:
        """Let one after the other have its turn; what fails ends this task, and the next task goes on behind it."""
        while line := self._lines.get(key):
            await line.popleft()()
        self._lines.pop(key, None)  # not before: if the last one fails, `on_empty` is still owed
        if self._on_empty is not None:
            await self._on_empty(key)

    def _give_up(self) -> None:
        super()._give_up()
        for promise in self._promises:
            if not promise.done():
                promise.set_exception(Closed(self._name))


class Tasks:
    """Tasks beside everything else: they are held, their failures are logged, and they end with their owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def start(self, work: Coroutine[Any, Any, R], name: str) -> asyncio.Task[R]:
        """Start a task; after `close` it is cancelled before its first step."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        if self._closed:
            task.cancel()
        return task

    async def close(self, seconds: float = 0.0) -> None:
        """Wait so long for the tasks, then cancel them; 0 cancels at once."""
        self._closed = True
        await _finish(self._tasks, seconds, lambda: None)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        _report(task, work=task.get_name())


class Locks(Generic[K]):
    """A lock for each key; it vanishes when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: K) -> AbstractAsyncContextManager[None]:
        """Return the lock of a key, for `async with`."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def held(self, key: K) -> bool:
        """Tell whether somebody holds the lock of a key."""
        lock = self._locks.get(key)
        return lock is not None and lock.locked()


def _report(task: asyncio.Task[Any], **context: object) -> None:
    """Log what a task has failed with."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("work failed", **context, exc_info=error)


async def _finish(tasks: Collection[asyncio.Task[Any]], seconds: float, give_up: Callable[[], None]) -> None:
    """Wait so long for tasks and those that follow them, then give up, cancel what is left and wait for its end."""
    try:
        if seconds > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await _all_ended(tasks)
    finally:  # also when whoever closes is cancelled
        give_up()
        for task in tasks:
            task.cancel()
    await _all_ended(tasks)


async def _all_ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    while tasks:
        await asyncio.wait(tasks)
