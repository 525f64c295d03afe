"""Deadlines are rows: they survive restarts and fire once. One task sleeps until the next is due."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.app.games import Games
from bot.app.live import Declined, Live
from bot.store import records
from bot.store.database import StoreTrouble
from bot.store.records import DeadlineRow

log = structlog.get_logger(__name__)

LONGEST_NAP = 3600.0
SECOND_TRY = 30.0
"""Seconds after which a deadline that failed is tried again."""


class Clockwork:
    """Fires deadlines at their time, or at once if they passed while nobody was watching."""

    def __init__(
        self,
        games: Games,
        fire: dict[str, Callable[[DeadlineRow], Awaitable[object]]],
        remind: Callable[[DeadlineRow], Awaitable[object]] | None = None,
    ) -> None:
        """Call `fire[kind]` for a deadline of that kind, and `remind` some time before."""
        self._games, self._fire, self._remind = games, fire, remind
        self._wake = asyncio.Event()
        self._next: datetime | None = None
        self.fired = 0
        games.on_change.append(self._on_change)

    def _on_change(self, live: Live) -> None:
        if live.deadline is None:
            return
        first = live.deadline.remind_at or live.deadline.due_at
        if self._next is None or first < self._next:
            self._wake.set()

    async def run(self) -> None:
        """Run until cancelled; a database that is away only delays."""
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
                await asyncio.wait_for(self._wake.wait(), nap)
            except TimeoutError:
                continue

    async def _round(self) -> float:
        """Fire what is due and return how long nothing will be."""
        tried: set[DeadlineRow] = set()
        while True:
            rows, reminders = await self._games.database.read(
                lambda connection: (records.next_deadlines(connection), records.next_reminders(connection))
            )
            now = self._games.clock()
            due = [row for row in rows if row.due_at <= now]
            calls = [row for row in reminders if row.remind_at and row.remind_at <= now]
            if not due and not calls:
                ahead = [row.due_at for row in rows[:1]] + [row.remind_at for row in reminders[:1] if row.remind_at]
                self._next = min(ahead, default=None)
                return min(LONGEST_NAP, (self._next - now).total_seconds()) if self._next else LONGEST_NAP
            for row in due:
                if row in tried:  # it changed nothing and is still there: not again and again
                    await self._postpone(row)
                else:
                    tried.add(row)
                    await self._fire_one(row)
            if not due:  # whose time is up comes before those who still have some
                for row in calls:
                    await self._give_reminder(row)

    async def _give_reminder(self, row: DeadlineRow) -> None:
        """Give a reminder once; one that fails is not worth a second try."""
        if not await self._games.database.write(lambda connection: records.take_reminder(connection, row)):
            return
        try:
            if self._remind is not None:
                await self._remind(row)
        except Exception:
            log.exception("reminder failed", game=row.game_id)

    async def _fire_one(self, row: DeadlineRow) -> None:
        try:
            await self._fire[row.kind](row)
            self.fired += 1
        except StoreTrouble:
            raise
        except Exception as error:
            if not isinstance(error, Declined):
                log.exception("deadline failed", game=row.game_id, kind=row.kind)
            await self._postpone(row)

    async def _postpone(self, row: DeadlineRow) -> None:
        later = self._games.clock() + timedelta(seconds=SECOND_TRY)
        await self._games.database.write(lambda connection: records.postpone(connection, row, later))
