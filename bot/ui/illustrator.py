"""Pictures for answers that were given in words first: nobody waits for the pens, and a rush is not drawn at all."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.draw.pool import StudioError

log = structlog.get_logger(__name__)

PACE = 1.0
"""Seconds between two pictures in one channel: more would flood the chat, and Discord's limits with it."""
MOST_WAITING = 4

Attach = Callable[[discord.File], Awaitable[object]]
Draw = Callable[[], Awaitable[discord.File]]


class Illustrator:
    """Adds pictures to answers, one channel after its own pace; what has to wait too long goes without."""

    def __init__(self) -> None:
        """Begin with idle pens."""
        self._waiting: dict[int, deque[tuple[Draw, Attach]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, channel_id: int, draw: Draw, attach: Attach) -> None:
        """Draw a picture soon and attach it; in a rush the oldest of those that wait is given up."""
        if channel_id in self._waiting:
            self._waiting[channel_id].append((draw, attach))
            return
        self._waiting[channel_id] = deque([(draw, attach)], maxlen=MOST_WAITING)
        task = asyncio.create_task(self._work(channel_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, channel_id: int) -> None:
        waiting = self._waiting[channel_id]
        try:
            while waiting:
                await self._illustrate(*waiting.popleft())
                await asyncio.sleep(PACE)
        finally:
            del self._waiting[channel_id]

    async def _illustrate(self, draw: Draw, attach: Attach) -> None:
        try:
            await attach(await draw())
        except StudioError:
            log.exception("answer goes without its picture")
        except (discord.HTTPException, OSError) as error:  # the words have arrived, that is what counts
            log.warning("picture did not arrive", error=str(error))

    async def close(self) -> None:
        """Put the pens down."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
