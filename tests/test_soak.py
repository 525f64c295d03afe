"""Long random runs, only with `make soak`."""

import asyncio
from pathlib import Path

import pytest

from bot.app.games import Games
from bot.app.live import Who
from bot.app.lobby import Lobby
from bot.app.proof import proof_of
from bot.app.robots import Robots
from bot.engine.log import fold
from bot.engine.spec import GameSpec
from bot.fair import verify
from bot.games import find_games
from bot.store.database import open_database
from bot.store.migrate import migrate
from tests.playing import play
from tests.sample import GAME as SAMPLE

GAMES = [*find_games().values(), SAMPLE]
pytestmark = [pytest.mark.soak, pytest.mark.timeout(3 * 3600)]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_thousands_of_random_games_end_and_fold_to_the_same_state(spec: GameSpec) -> None:
    for seed in range(1_000):
        game = play(spec, seed, learning=20)
        assert fold(spec.rules, game.options, game.entries).state == game.states[-1]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
async def test_many_tables_played_by_computers_at_once(spec: GameSpec, tmp_path: Path) -> None:
    if not spec.robots_allowed(spec.options()):
        pytest.skip("no computer players here")
    url = f"sqlite+aiosqlite:///{tmp_path / 'soak.db'}"
    await migrate(url)
    database = await open_database(url)
    games = Games(database, {spec.name: spec})
    robots, lobby, host = Robots(games), Lobby(games, 3600), Who(1, "Wirt")
    over: asyncio.Queue[str] = asyncio.Queue()
    games.on_change.append(lambda live: over.put_nowait(live.row.id) if live.row.status == "over" else None)
    opened = []
    for number in range(100):
        live = await lobby.open(spec.name, spec.options(), host, guild_id=1, channel_id=1)
        await lobby.fill(live.row.id, host)
        await lobby.start(live.row.id, host, cause=number + 1)
        opened.append(live.row.id)
    async with asyncio.timeout(3600):
        assert {await over.get() for _ in opened} == set(opened)
    for game_id in opened:
        draws, opened_seed = verify(await proof_of(database, game_id))
        assert draws and opened_seed
    await robots.close()
    await database.close()
