"""kill -9 at an await between writing something down and knowing that it was said: it is said exactly once."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from playground.client import Playground
from tests.plugins.budget import Budget
from tests.process.falling import NEVER
from tests.process.scenes import LOG, SCENES, TABLES, Table
from tests.process.stage import Falling, interrupt, play

SAMPLE = 3
"""So many steps are tried with every change; `make soak` tries all of them, scene by scene."""


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[tuple[Playground, Falling]]:
    """Open a local Discord with a log channel, and a bot that can be seen falling."""
    async with Playground.start() as pg:
        world = await pg.control("GET", "world")
        log = await pg.control("POST", "channels", {"name": LOG})
        bot = Falling(folder, pg.api, pg.gateway)
        (folder / "config.toml").write_text(f"[servers.{world['guilds'][0]['id']}]\nlog_channel = {log['id']}\n")
        async with bot:
            await bot.start()
            await pg.bot_online()
            yield pg, bot


async def test_killed_at_some_awaits_everything_is_said_once(tmp_path: Path) -> None:
    """All kinds of messages are on their way at once when it dies; starting it is what takes longest."""
    async with town(tmp_path) as (pg, bot):
        steps, numbers = await play([scene(pg, bot, 0) for scene in SCENES.values()], NEVER), count(1)
        assert steps > 100, "nothing was counted"
        for step in sorted(random.sample(range(1, steps), SAMPLE)):
            number = next(numbers)
            await play([scene(pg, bot, number) for scene in SCENES.values()], step)


@pytest.mark.soak
@pytest.mark.parametrize("kind", SCENES)
async def test_killed_at_every_await_everything_is_said_once(kind: str, tmp_path: Path, budget: Budget) -> None:
    async with town(tmp_path) as (pg, bot):
        steps, numbers = await play([SCENES[kind](pg, bot, 0)], NEVER), count(1)
        for seed in budget.seeds("kills"):
            await play([SCENES[kind](pg, bot, next(numbers))], 1 + seed % steps)
        budget.found["awaits"] = steps


@pytest.mark.soak
async def test_killed_at_any_time_while_all_games_are_played(tmp_path: Path, budget: Budget) -> None:
    async with town(tmp_path) as (pg, bot):
        numbers, tables = count(), []
        for command, options in TABLES:
            tables.append(Table(pg, bot, next(numbers), command, **options))
            await tables[-1].prepare()
            await tables[-1].act()
        for seed in budget.seeds("random kills"):
            luck = random.Random(seed)
            kinds = luck.sample(list(SCENES), 3)
            number = next(numbers)
            await interrupt([SCENES[kind](pg, bot, number) for kind in kinds], 1.5 * luck.random())
            await luck.choice(tables).check(answered=True)
            budget.found.update(kinds)
        for table in tables:
            await table.check(answered=True)
