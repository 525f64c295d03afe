"""Running the bot with every feature inside a test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from playground.client import Playground
from tests.playground.every_feature_bot import Bot, point_at

Starter = Callable[..., Awaitable[Bot]]


@asynccontextmanager
async def running(pg: Playground, bot: Bot, token: str = "playground") -> AsyncIterator[Bot]:
    """A bot that is connected and ready."""
    point_at(pg.url)
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if task.done():
            task.result()
        assert ready.done(), "the bot did not become ready"
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.wait({task}, timeout=5)
