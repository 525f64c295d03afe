"""Deadlines are rows: they survive restarts and fire once. One task sleeps until the next is due.

Whose time is up acts in its own game and may have to wait for its turn there; no other game waits for that.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

import structlog

from bot.concurrency import Tasks
from bot.service.feed import Changed, Owing
from bot.service.play.games import Games
from bot.service.play.live import Declined
from bot.service.play.owing import reminders
from bot.store import deadlines
from bot.store.database import Connection, StoreTrouble
from bot.store.deadlines import DeadlineRow
from bot.store.outbox import OwedRow, insert_owed

log = structlog.get_logger(__name__)

LONGEST_NAP = 3600.0
UNSURE = 1.0
"""Seconds until we look again while the games may be another process's."""
SECOND_TRY = 30.0
"""Seconds after which a deadline that failed is tried again."""
AT_ONCE, PATIENCE = 100, 1.0
"""So many deadlines are fired side by side; seconds after which the clock goes on beside those that wait."""


class Clockwork:
    """Fires deadlines at their time, or at once if they passed while nobody was watching."""

    def __init__(
        self,
        games: Games,
        fire: dict[str, Callable[[DeadlineRow], Awaitable[object]]],
    ) -> None:
        """Call `fire[kind]` for a deadline of that kind; some time before, a reminder is owed."""
        self._games, self._fire = games, fire
        self._wake = asyncio.Event()
        self._next: datetime | None = None
        self._tasks = Tasks()
        self._firing: set[tuple[str, str]] = set()
        """Games, and kinds of deadlines, that have not yet done what follows from one."""
        self.fired = 0

    def hear(self, news: Changed) -> None:
        """Wake up for a deadline that comes sooner than the one slept for."""
        live = news.live
        if live.deadline is None:
            return
        first = live.deadline.remind_at or live.deadline.due_at
        if self._next is None or first < self._next:
            self._wake.set()

    async def run(self) -> None:
        """Run until cancelled; a database that is away only delays."""
        try:
            await self._run()
        finally:
            await self._tasks.close()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            self._next = None  # while it looks, any new deadline wakes it again
            try:
                nap = await self._round()
            except StoreTrouble as trouble:
                log.warning("deadlines wait for the database", trouble=trouble.trouble)
                nap = 5.0
            except Exception:  # a clock that stops would stop every game
                log.exception("deadlines could not be looked at")
                nap = 5.0
            try:
                async with asyncio.timeout(nap):  # `wait_for` may swallow being cancelled
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def _round(self) -> float:
        """Fire what is due and return how long nothing will be."""
        tried: set[DeadlineRow] = set()
        while True:
            if not self._games.domain.held:  # whoever has the games fires for them; perhaps they are ours again soon
                return UNSURE
            rows, reminders = map(self._idle, await self._games.database.read(self._ahead))
            now = self._games.clock()
            due = [row for row in rows if row.due_at <= now]
            calls = [row for row in reminders if row.remind_at and row.remind_at <= now]
            if not due and not calls:
                ahead = [row.due_at for row in rows[:1]] + [row.remind_at for row in reminders[:1] if row.remind_at]
                self._next = min(ahead, default=None)
                return min(LONGEST_NAP, (self._next - now).total_seconds()) if self._next else LONGEST_NAP
            for row in tried.intersection(due):  # it changed nothing and is still there: not again and again
                await self._postpone(row)
            await self._fire_all([row for row in due if row not in tried])
            tried.update(due)
            if not due:  # whose time is up comes before those who still have some
                for row in calls:
                    await self._give_reminder(row)

    def _idle(self, rows: Sequence[DeadlineRow]) -> list[DeadlineRow]:
        return [row for row in rows if (row.game_id, row.kind) not in self._firing]

    def _ahead(self, connection: Connection) -> tuple[list[DeadlineRow], list[DeadlineRow]]:
        shards = self._games.domain.shards
        most = AT_ONCE + len(self._firing)
        return deadlines.next_deadlines(connection, most, shards), deadlines.next_reminders(connection, shards=shards)

    async def _give_reminder(self, row: DeadlineRow) -> None:
        """Owe a reminder from the moment on that it is taken off the clock, once."""
        try:
            live = await self._games.live(row.game_id)
            due = reminders(live, row, self._games.clock())
        except Declined:  # the game is gone
            due = []
        rows = [self._games.hold(one) for one in due]

        def work(connection: Connection) -> list[OwedRow]:
            return insert_owed(connection, rows) if deadlines.take_reminder(connection, row) else []

        if owed := await self._games.database.write(work):
            self._games.feed.publish(Owing(owed))

    async def _fire_all(self, rows: Sequence[DeadlineRow]) -> None:
        """Fire deadlines side by side, and wait a little for them; who takes longer wakes us at the end."""
        if not rows:
            return
        self._firing.update((row.game_id, row.kind) for row in rows)
        tasks = [self._tasks.start(self._fire_one(row), "a deadline") for row in rows]
        done, _ = await asyncio.wait(tasks, timeout=PATIENCE)
        for trouble in [task.result() for task in done]:
            if trouble is not None:
                raise trouble

    async def _fire_one(self, row: DeadlineRow) -> StoreTrouble | None:
        try:
            try:
                await self._fire[row.kind](row)
                self.fired += 1
            except StoreTrouble:
                raise
            except Exception as error:
                if not isinstance(error, Declined):
                    log.exception("deadline failed", game=row.game_id, kind=row.kind)
                await self._postpone(row)
        except StoreTrouble as trouble:
            return trouble
        finally:
            self._firing.discard((row.game_id, row.kind))
            self._wake.set()
        return None

    async def _postpone(self, row: DeadlineRow) -> None:
        later = self._games.clock() + timedelta(seconds=SECOND_TRY)
        await self._games.database.write(lambda connection: deadlines.postpone(connection, row, later))
