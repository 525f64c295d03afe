"""What has ended is kept for as long as the server wants it: once a day the rest is deleted, a little at a time."""

import asyncio
from datetime import timedelta

import structlog

from bot.concurrency import Tasks
from bot.service.people.privacy import BATCH, delete_all
from bot.service.people.servers import Servers
from bot.service.play.games import Games
from bot.service.play.proof import today
from bot.store import outbox
from bot.store import privacy as store
from bot.store.database import StoreTrouble

log = structlog.get_logger(__name__)

EVERY = 86_400.0
SAID, MANY = timedelta(days=7), 500
"""So long it can be looked up what was said, or why not; so many of these are deleted at once."""


class Retention:
    """Sweeps at the start and every day; a server that keeps for ever is never swept."""

    def __init__(self, games: Games, servers: Servers) -> None:
        """Sweep these games by the settings of these servers."""
        self._games, self._servers = games, servers
        self._tasks = Tasks()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Sweep now, and again every day."""
        self._tasks.start(self._round(), "sweeping")
        self._timer = asyncio.get_running_loop().call_later(EVERY, self.start)

    async def _round(self) -> None:
        try:
            await self.sweep()
        except StoreTrouble as trouble:  # tomorrow is another day
            log.warning("sweeping waits for the database", trouble=trouble.trouble)
        except Exception:
            log.exception("sweeping failed")

    async def sweep(self) -> tuple[int, int]:
        """Delete what nobody wants to keep; return how many games and how many days of free dice."""
        games = days = 0
        for guild_id, keep_days in self._servers.keeping().items():
            if not self._games.domain.owns(guild_id):  # its process sweeps it
                continue
            games += await self._games_of(guild_id, keep_days)
            days += await self._days_of(guild_id, keep_days)
        said = await self._said()
        log.info("swept", games=games, dice_days=days, said=said)
        return games, days

    async def _games_of(self, guild_id: int, keep_days: int) -> int:
        before = self._games.clock() - timedelta(days=keep_days)
        return await delete_all(self._games, lambda db: store.delete_ended(db, guild_id, before, BATCH))

    async def _days_of(self, guild_id: int, keep_days: int) -> int:
        """Keep one day more: a day's seed is only published when it is over."""
        before = today(self._games.clock() - timedelta(days=keep_days + 1))
        return await delete_all(self._games, lambda db: store.delete_days(db, guild_id, before, BATCH))

    async def _said(self) -> int:
        """Forget what was said or given up long ago."""
        before, count = self._games.clock() - SAID, 0
        while found := await self._games.database.write(lambda db: outbox.sweep(db, before, MANY)):
            count += found
        return count

    async def close(self) -> None:
        """Stop; what is left waits for the next start."""
        if self._timer is not None:
            self._timer.cancel()
        await self._tasks.close()
