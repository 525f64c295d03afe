"""A playground and a bot for each test."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from playground.client import Playground
from tests.playground.bots import Starter, running
from tests.playground.every_feature_bot import Bot


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """A fresh playground."""
    async with Playground.start() as playground:
        yield playground


@pytest.fixture
async def start_bot(pg: Playground) -> AsyncIterator[Starter]:
    """Starts bots that are stopped at the end of the test."""
    async with AsyncExitStack() as stack:

        async def start(bot: Bot | None = None, token: str = "playground") -> Bot:
            # discord.Client wants a running loop, so the default is made here.
            return await stack.enter_async_context(running(pg, bot or Bot(), token))

        yield start


@pytest.fixture
async def bot(start_bot: Starter) -> Bot:
    """The bot with every feature."""
    return await start_bot()
