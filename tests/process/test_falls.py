"""kill -9 at an await between writing something down and knowing that it was said: it is said exactly once."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from playground.client import Playground
from tests.plugins.budget import Budget
from tests.process.contest_scenes import TOURNAMENTS
from tests.process.cup_scenes import CUPS, SEASONS
from tests.process.falling import NEVER
from tests.process.scenes import LOG, SCENES, TABLES, Table
from tests.process.stage import Falling, interrupt, play
from tests.process.watching import PATIENCE

ALL = {**SCENES, **TOURNAMENTS, **CUPS}
GROUPS = {"games": (SCENES, 3), "tournaments": (TOURNAMENTS, 2), "cup": (CUPS, 2)}
"""What is acted at once, and how many steps are tried with every change; `make soak` tries all, scene by scene."""
KILLS = 4
"""So often it dies before anybody looks: once while people act, then while it starts, and again."""


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[tuple[Playground, Falling]]:
    """Open a local Discord with a log channel and servers for the cup, and a bot that can be seen falling."""
    async with Playground.start() as pg:
        pg.patience = PATIENCE
        world = await pg.control("GET", "world")
        log = await pg.control("POST", "channels", {"name": LOG})
        bot = Falling(folder, pg.api, pg.gateway)
        servers = [f"[servers.{world['guilds'][0]['id']}]\nlog_channel = {log['id']}\n"]
        servers += [await season.found(pg) for season in SEASONS]
        (folder / "config.toml").write_text("\n".join(servers))
        async with bot:
            await bot.start()
            await pg.bot_online()
            yield pg, bot


@pytest.mark.parametrize("group", GROUPS)
async def test_killed_at_some_awaits_everything_is_said_once(group: str, tmp_path: Path) -> None:
    """All kinds of messages are on their way at once when it dies; starting it is what takes longest."""
    luck = random.Random(seed := random.randrange(1 << 32))
    scenes, sample = GROUPS[group]
    async with town(tmp_path) as (pg, bot):
        steps, numbers = await play([scene(pg, bot, 0) for scene in scenes.values()], NEVER), count(1)
        assert steps > 100, "nothing was counted"
        for step in sorted(luck.sample(range(1, steps), sample)):
            print(f"seed {seed}: falls at step {step} of {steps}")
            number = next(numbers)
            await play([scene(pg, bot, number) for scene in scenes.values()], step)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ALL)
async def test_killed_at_every_await_everything_is_said_once(kind: str, tmp_path: Path, budget: Budget) -> None:
    async with town(tmp_path) as (pg, bot):
        steps, numbers = await play([ALL[kind](pg, bot, 0)], NEVER), count(1)
        for seed in budget.seeds("kills"):
            await play([ALL[kind](pg, bot, next(numbers))], 1 + seed % steps)
        budget.found["awaits"] = steps


@pytest.mark.soak
async def test_killed_at_any_time_while_all_games_are_played(tmp_path: Path, budget: Budget) -> None:
    async with town(tmp_path) as (pg, bot):
        numbers, tables = count(), []
        for command, options in TABLES:
            tables.append(Table(pg, bot, next(numbers), command, **options))
            await tables[-1].prepare()
            await tables[-1].act()
        for seed in budget.seeds(f"times {KILLS} kills"):
            luck = random.Random(seed)
            kinds = luck.sample(list(ALL), 3)
            number = next(numbers)
            await interrupt([ALL[kind](pg, bot, number) for kind in kinds], luck, KILLS)
            await luck.choice(tables).check(answered=True)
            budget.found.update(kinds)
            budget.found["kills"] += KILLS
        for table in tables:
            await table.check(answered=True)
