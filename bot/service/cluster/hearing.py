"""What other processes have done for us, and what servers have set up elsewhere, reaches this process here."""

import asyncio

import structlog

from bot.service.cluster.domain import Domain
from bot.service.feed import Booked
from bot.service.people.servers import Servers
from bot.service.play.games import Games
from bot.service.play.live import Declined
from bot.store import acts, news
from bot.store.database import StoreTrouble
from bot.store.news import NEWS, SETTINGS, NewsRow

log = structlog.get_logger(__name__)

SAFETY = 10.0
"""Seconds between two looks for news that nobody has announced."""


class Hearing:
    """Hands on to our feed what happened in our games elsewhere; looks when told to, and now and then anyway."""

    def __init__(self, games: Games, servers: Servers) -> None:
        """Hear of these games and settings."""
        self._games, self._servers = games, servers
        self._wake = asyncio.Event()
        self._settings: set[int] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def _domain(self) -> Domain:
        return self._games.domain

    def hear(self, words: str) -> None:
        """Take an announcement."""
        what, _, about = words.partition(" ")
        if what == NEWS and self._domain.shards.have(int(about)):
            self._wake.set()
        elif what == SETTINGS:
            self._settings.add(int(about))
            self._wake.set()

    async def catch_up(self) -> None:
        """Learn what was announced while we could not hear it."""
        await self._servers.load()
        self._wake.set()

    def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._run(), name="news of other processes")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._look()
            except StoreTrouble as trouble:
                log.warning("news wait for the database", trouble=trouble.trouble)
            except Exception:  # whoever stops hearing would never learn that it did
                log.exception("news could not be taken")
            try:
                async with asyncio.timeout(SAFETY):  # `wait_for` may swallow being cancelled
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def _look(self) -> None:
        self._wake.clear()
        for guild_id in tuple(self._settings):
            self._settings.discard(guild_id)  # first: they may change once more while they are read
            try:
                await self._servers.load(guild_id)
            except BaseException:
                self._settings.add(guild_id)
                raise
        if not self._domain.held:
            return
        database = self._games.database
        rows = await database.read(lambda db: news.waiting(db, self._domain.shards))
        for game_id in dict.fromkeys(row.game_id for row in rows):
            try:
                await self._games.live(game_id, fresh=True)  # tells the feed itself, in the order of events
            except Declined:
                self._games.forget([game_id])
        for row in rows:
            await self._booked(row)
        if rows:
            await database.write(lambda db: news.drop(db, rows))

    async def _booked(self, row: NewsRow) -> None:
        guild_id, act_id = row.guild_id, row.act_id
        if guild_id is None or act_id is None:
            return
        act = await self._games.database.read(lambda db: acts.load_act(db, guild_id, act_id))
        if act is not None:
            self._games.feed.publish(Booked(act))
