"""The world's clock: it can be stopped and moved, and everything timed follows it."""

import asyncio
import heapq
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count


class Timer:
    """Something to happen at a moment of the world's clock; cancel() forgets it."""

    __slots__ = ("cancelled", "run")

    def __init__(self, run: Callable[[], None]) -> None:
        self.run = run
        self.cancelled = False

    def cancel(self) -> None:
        """Do not run it any more."""
        self.cancelled = True


class Clock:
    """Milliseconds since 1970, real unless stopped or moved."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._stopped_at: float | None = None
        self._queue: list[tuple[float, int, Timer]] = []
        self._order = count()
        self._wake: asyncio.TimerHandle | None = None
        self._wake_at = 0.0

    @property
    def stopped(self) -> bool:
        """Whether time stands still."""
        return self._stopped_at is not None

    def now(self) -> float:
        """The world's time in milliseconds."""
        if self._stopped_at is not None:
            return self._stopped_at
        return time.time() * 1000 + self._offset

    def stop(self) -> None:
        """Let time stand still."""
        if self._stopped_at is None:
            self._stopped_at = self.now()
            self._arm()

    def start(self) -> None:
        """Let time run on from where it stands."""
        if self._stopped_at is not None:
            self._offset = self._stopped_at - time.time() * 1000
            self._stopped_at = None
            self._arm()

    def advance(self, milliseconds: float) -> None:
        """Move time forward and run what falls due, in order."""
        target = self.now() + milliseconds
        while self._queue and self._queue[0][0] <= target:
            due, _, timer = heapq.heappop(self._queue)
            self._set(max(due, self.now()))
            if not timer.cancelled:
                timer.run()
        self._set(target)
        self._arm()

    def _set(self, moment: float) -> None:
        if self._stopped_at is not None:
            self._stopped_at = moment
        else:
            self._offset = moment - time.time() * 1000

    def at(self, moment: float, run: Callable[[], None]) -> Timer:
        """Run something at a moment."""
        timer = Timer(run)
        heapq.heappush(self._queue, (moment, next(self._order), timer))
        if self._stopped_at is None and (self._wake is None or moment < self._wake_at):
            self._arm()
        return timer

    def _arm(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        while self._queue and self._queue[0][2].cancelled:
            heapq.heappop(self._queue)
        if self._queue and self._stopped_at is None:
            self._wake_at = self._queue[0][0]
            delay = max(0.0, (self._wake_at - self.now()) / 1000)
            self._wake = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._wake = None
        while self._queue and self._queue[0][0] <= self.now():
            _, _, timer = heapq.heappop(self._queue)
            if not timer.cancelled:
                timer.run()
        self._arm()

    def close(self) -> None:
        """Forget every timer."""
        self._queue.clear()
        self._arm()


def iso(milliseconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="microseconds")
