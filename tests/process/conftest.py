"""The whole bot as a process of its own, against a local Discord over real sockets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.client import Playground
from tests.process.match import reading_bot
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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town() -> AsyncIterator[Playground]:
    """Open a local Discord for all tests of a file; each takes a channel of its own."""
    async with Playground.start() as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def plain(town: Playground, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """Start a bot for all tests of a file."""
    bot = Running(tmp_path_factory.mktemp("bot"), town.api, town.gateway)
    async with bot:
        await bot.start()
        await town.bot_online()
        yield bot


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def reader(town: Playground, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """Start a bot that may read along, for all tests of a file: starting is what takes longest."""
    async with reading_bot(town, tmp_path_factory.mktemp("bot")) as bot:
        yield bot
