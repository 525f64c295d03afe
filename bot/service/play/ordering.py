"""One order for everything in a game that is told: words, commands, presses, clocks and computers wait in one line.

What people wrote must be judged in the order in which everybody could read it, whichever way it came in. So every
change of such a game goes through its line, and each waits at the gates first: until what was told before can be seen,
for instance, because the seconds of an answer count from there.

A line has an end: whoever comes when it is full is told so, and whoever puts something into it hears that it did not
fit and has to know where it stands written.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias, TypeVar

import structlog

from bot.concurrency import Full, Lines
from bot.service.feed import Feed, Quiet
from bot.service.play.live import Busy

log = structlog.get_logger(__name__)
T = TypeVar("T")
Work: TypeAlias = Callable[[], Awaitable[object]]

PATIENCE = 20.0
"""Seconds people and clocks wait for those who must be ready first."""
LONGEST_LINE = 500
"""So much may wait in one game; nobody writes so much in the seconds in which a rush is judged."""
RUSH = 10
"""If so much waits in all games together, what can wait leaves the time to it."""


class Ordering:
    """A line for each game that is told."""

    def __init__(self, feed: Feed) -> None:
        """Tell the feed whenever a line has run empty."""
        self._feed = feed
        self._lines: Lines[str, Work] = Lines("games in order", self._take, limit=LONGEST_LINE, on_empty=self._empty)
        self._gates: dict[str, Callable[[str], Awaitable[None]]] = {}
        self._holders: set[str] = set()
        self._free = asyncio.Event()
        self._free.set()

    def gate(self, name: str, wait: Callable[[str], Awaitable[None]]) -> None:
        """Let everything in a line wait until this lets it through."""
        self._gates[name] = wait

    def hold(self, name: str) -> None:
        """Keep new presses and clocks out of all lines: somebody must put into them what came before."""
        self._holders.add(name)
        self._free.clear()

    def release(self, name: str) -> None:
        """Let them in again, once nobody else holds them."""
        self._holders.discard(name)
        if not self._holders:
            self._free.set()

    @property
    def rushed(self) -> bool:
        """Tell whether more waits to be judged than is judged at once."""
        return self._lines.waiting > RUSH

    def put(self, game_id: str, work: Work) -> bool:
        """Put something into the line of a game; nobody waits for it, and nothing holds it. False if it is full."""
        return self._lines.put(game_id, work)

    async def do(self, game_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in its turn; at once if this is part of what has its turn just now."""
        if self._lines.inside(game_id):
            return await work()
        if self._holders:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow being cancelled
                    await self._free.wait()

        async def in_turn() -> T:
            await self._pass(game_id)
            return await work()

        try:
            return await self._lines.do(game_id, in_turn)
        except Full:
            log.warning("so much waits in a game that nothing more is taken", game=game_id)
            raise Busy from None

    async def close(self, seconds: float) -> None:
        """Let what is in line have its turn."""
        await self._lines.close(seconds)

    async def _take(self, game_id: str, work: Work) -> None:
        await self._pass(game_id)
        await work()

    async def _pass(self, game_id: str) -> None:
        for wait in self._gates.values():
            await wait(game_id)

    async def _empty(self, game_id: str) -> None:
        self._feed.publish(Quiet(game_id))
