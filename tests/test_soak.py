"""Long random runs, only with `make soak`."""

import asyncio
from pathlib import Path

import pytest

from bot.engine.log import fold
from bot.engine.spec import AnyGame
from bot.fair import verify
from bot.games import find_games
from bot.service.feed import Changed
from bot.service.play.games import Games
from bot.service.play.live import Who
from bot.service.play.lobby import Lobby
from bot.service.play.proof import proof_of
from bot.service.play.robots import Robots
from bot.store.database import open_database
from bot.store.migrate import migrate
from tests.contests.test_at_random import VARIANTS, examine
from tests.playing import play
from tests.plugins.budget import SPARE, Budget
from tests.sample import GAME as SAMPLE

GAMES = [*find_games().values(), SAMPLE]
WITH_COMPUTERS = [spec for spec in GAMES if spec.computers.allowed(spec.options())]
TABLES = 10
pytestmark = pytest.mark.soak


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_random_games_end_and_fold_to_the_same_state(spec: AnyGame, budget: Budget) -> None:
    for seed in budget.seeds("games"):
        game = play(spec, seed, learning=20)
        assert fold(spec.rules, game.options, game.entries).state == game.states[-1]
        budget.found["events"] += len(game.entries)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_contests_end_and_add_up(variant: str, budget: Budget) -> None:
    """Run with time for 5,000 of each format: none is stuck, every table is legal, a second hand agrees."""
    for seed in budget.seeds("contests"):
        budget.found["events"] += len(examine(variant, seed).log)


def _note_end(news: Changed, over: asyncio.Queue[str]) -> None:
    if news.live.row.status == "over":
        over.put_nowait(news.live.row.id)


@pytest.mark.parametrize("spec", WITH_COMPUTERS, ids=lambda spec: spec.name)
async def test_many_tables_played_by_computers_at_once(spec: AnyGame, tmp_path: Path, budget: Budget) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'soak.db'}"
    await migrate(url)
    database = await open_database(url)
    games = Games(database, {spec.name: spec})
    robots, lobby, host = Robots(games), Lobby(games, 3600), Who(1, "Wirt")
    over: asyncio.Queue[str] = asyncio.Queue()
    games.feed.subscribe(Changed, "computer players", robots.hear)
    games.feed.subscribe(Changed, "test", lambda news: _note_end(news, over))
    for _ in budget.seeds(f"times {TABLES} tables"):
        opened = set()
        for number in range(TABLES):
            live = await lobby.open(spec.name, spec.options(), host, guild_id=1, channel_id=1)
            await lobby.fill(live.row.id, host)
            await lobby.start(live.row.id, host, cause=budget.done * TABLES + number + 1)
            opened.add(live.row.id)
        playing = set(opened)
        while playing:
            async with asyncio.timeout(SPARE / 2):  # then a computer has fallen asleep
                playing.discard(await over.get())
        for game_id in opened:
            draws, opened_seed = verify(await proof_of(database, game_id))
            assert draws and opened_seed
            budget.found["draws verified"] += draws
    await robots.close()
    await database.close()
