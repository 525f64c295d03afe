"""The whole bot as a process of its own, against a local Discord over real sockets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.client import Playground
from tests.process.running import Running


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """Open a fresh local Discord."""
    async with Playground.start() as opened:
        yield opened


@pytest.fixture
async def running(pg: Playground, tmp_path: Path) -> AsyncIterator[Running]:
    """Start the bot and wait until it is there."""
    bot = Running(tmp_path, pg.api, pg.gateway)
    async with bot:
        await bot.start()
        await pg.bot_online()
        yield bot
