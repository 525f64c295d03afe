"""Computer players never fall asleep: whatever changes in whichever moment, also across a kill."""

import asyncio
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine.spec import AnyGame
from bot.service.feed import Changed
from bot.service.leading.conduct import Conduct
from bot.service.play import robots as module
from bot.service.play.games import Games
from bot.service.play.writing import Acted
from bot.store.database import Database, open_database
from tests.plugins.budget import Budget
from tests.service.crowded import OPEN, disturb, tables
from tests.service.house import ADA, BO, REF, House
from tests.service.test_robots import listening, start

GAMES_AT_ONCE = 100


async def still_open(house: House) -> int:
    return await house.database.read(lambda db: int(db.exec_driver_sql(OPEN).scalar_one()))


async def all_over(house: House, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while await still_open(house):
            await asyncio.sleep(0.01)


async def crowd(database: Database, batches: int, luck: random.Random) -> None:
    """Let computers play a hundred tables at once, again and again, with changes at random moments."""
    for batch in range(batches):
        house = House(database)
        robots = listening(house.games)
        ids = await tables(house, GAMES_AT_ONCE, first_cause=1 + batch * GAMES_AT_ONCE)
        await disturb(house, ids, luck, 30)
        if batch % 2:  # as a kill would: nothing is finished, another process takes over from the log
            await robots.close()
            robots = listening((house := House(database)).games)
            await robots.resume()
            await disturb(house, ids, luck, 30)
        await all_over(house)
        await robots.close()
    for game_id in luck.sample(ids, 5):
        await house.check(game_id)


async def test_none_of_two_hundred_games_stands_still(database: Database) -> None:
    await crowd(database, 2, random.Random(20))


@pytest.mark.soak
async def test_none_of_thousands_of_games_stands_still(migrated_file: Path, tmp_path: Path, budget: Budget) -> None:
    for seed in budget.seeds("crowds"):
        file = shutil.copy(migrated_file, tmp_path / f"{seed}.db")
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        await crowd(database, 2, random.Random(seed))
        await database.close()
        budget.found["games"] += 2 * GAMES_AT_ONCE


async def prepared(url: str, count: int) -> None:
    house = House(await open_database(url))
    await tables(house, count)
    await house.database.close()


async def left(url: str) -> int:
    house = House(await open_database(url))
    found = await still_open(house)
    await house.database.close()
    return found


def killed_after(file: Path, seconds: float) -> bool:
    """Let a process play for some time, then kill it; False if it was done before."""
    command = [sys.executable, "-m", "tests.service.crowded", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None and child.stdout.readline() == "playing\n"
        try:
            child.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
            return True
        assert child.returncode == 0 and child.stdout.read() == "over\n"
        return False


def test_killed_again_and_again_they_go_on(url: str, migrated_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "spiele.db"
    file.write_bytes(migrated_file.read_bytes())
    asyncio.run(prepared(url, 60))
    luck = random.Random(7)
    kills = sum(killed_after(file, luck.uniform(0.01, 0.1)) for _ in range(2))
    assert kills > 0
    assert not killed_after(file, 60)
    assert asyncio.run(left(url)) == 0


async def test_a_change_in_the_last_moment_wakes_them(sqlite_house: House) -> None:
    """The old fault: what changed between the last look and the end of the task woke nobody."""
    house, games = sqlite_house, sqlite_house.games
    live = await start(house, Nord=ADA, Ost=BO)
    robots = listening(games)
    real = games.robot_move
    looked = asyncio.Event()

    async def move(game_id: str, think: Any) -> Acted | None:
        acted = await real(game_id, think)
        if acted is None and not looked.is_set():
            looked.set()  # it has seen nothing to do; now, before its task is over, it becomes its turn
            while moves := house.moves(await games.live(game_id)):
                who, owed = moves[0]
                await games.act(game_id, who, owed, cause=next(house.causes))
        return acted

    games.robot_move = move  # type: ignore[method-assign]  # the real one runs inside
    robots.hear(Changed(live))
    before = live.row.revision
    async with asyncio.timeout(10):
        while True:
            live = await games.live(live.row.id)
            owes = live.row.status == "running" and live.awaited_robot() is not None
            if live.row.revision > before and not owes:
                break
            await asyncio.sleep(0.005)
    await robots.close()


async def test_the_watch_wakes_counts_and_says_so(
    sqlite_house: House, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    asleep: list[int] = []
    live = await start(sqlite_house)  # nobody heard of it
    robots = module.Robots(sqlite_house.games, fell_asleep=lambda: asleep.append(1))
    assert await robots.look_again(), "a computer owes something"
    assert not asleep, "perhaps it was asked just now"
    await robots.look_again()
    assert asleep == [1]
    assert "had fallen asleep" in capsys.readouterr().out + caplog.text
    await all_over(sqlite_house)
    assert not await robots.look_again()
    assert asleep == [1]
    await sqlite_house.check(live.row.id)
    await robots.close()


async def test_the_watch_begins_when_somebody_is_asked(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WATCH", 0.01)
    asleep: list[int] = []
    robots = module.Robots(sqlite_house.games, fell_asleep=lambda: asleep.append(1))
    live = await start(sqlite_house, Ost=BO)

    async def lost(game_id: str) -> None:
        """Forget what was asked, as the old fault did."""

    monkeypatch.setattr(robots._workers, "_work", lost)
    robots.hear(Changed(live))
    async with asyncio.timeout(5):
        while not asleep:
            await asyncio.sleep(0.005)
    await robots.close()


async def test_who_plays_is_not_said_to_sleep(sqlite_house: House) -> None:
    asleep: list[int] = []
    robots = listening(sqlite_house.games, pause=30.0, fell_asleep=lambda: asleep.append(1))
    live = await start(sqlite_house, Ost=BO)
    for _ in range(3):
        assert await robots.look_again()
    assert not asleep, "it takes its time among people"
    now = await sqlite_house.games.live(live.row.id, fresh=True)
    assert now.row.revision == live.row.revision, "before its first move, too"
    await robots.close()


async def test_a_thought_that_never_ends_is_begun_anew(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_TURN", 0.05)
    robots = listening(sqlite_house.games)
    monkeypatch.setattr(robots._workers, "_pauses", (0.0,) * 5)
    tries: list[int] = []
    real = robots._think

    async def think(spec: AnyGame, view: Any, legal: Sequence[Any]) -> Any:
        tries.append(1)
        if len(tries) == 1:
            await asyncio.Event().wait()
        return await real(spec, view, legal)

    monkeypatch.setattr(robots, "_think", think)
    await start(sqlite_house)
    await all_over(sqlite_house)
    assert len(tries) > 1
    await robots.close()


async def test_a_move_that_is_no_longer_legal_is_not_played(sqlite_house: House) -> None:
    house, games = sqlite_house, sqlite_house.games
    live = await start(house)
    paused = asyncio.Event()

    async def slowly(spec: AnyGame, view: Any, legal: Sequence[Any]) -> Any:
        await Conduct(games).pause(live.row.id, REF, cause=50)
        paused.set()
        return legal[0]

    acted = await games.robot_move(live.row.id, slowly)
    assert paused.is_set() and acted is not None and acted.again
    after = await Games(house.database, games.specs, house.clock).live(live.row.id)
    assert after.row.head == live.row.head
