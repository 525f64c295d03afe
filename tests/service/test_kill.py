"""kill -9 between any two lines of an action: nothing answered is lost, nothing happens twice."""

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

from bot.service.play.live import Who
from bot.store.database import open_database
from bot.store.migrate import migrate
from tests.sample.model import HasardOptions
from tests.service.house import House
from tests.service.killed import NEVER

DEATHS = 40
Script = list[tuple[int, str, str, int]]


async def prepare(folder: Path) -> str:
    """Leave a file with a game that has begun, and nothing beside it."""
    url = f"sqlite+aiosqlite:///{folder}/begun.db"
    await migrate(url)
    house = House(await open_database(url))
    live = await house.begin(HasardOptions(rounds=1))
    await house.database.close()
    assert os.listdir(folder) == ["begun.db"]
    return live.row.id


async def undisturbed(folder: Path, game_id: str) -> tuple[Script, list[object]]:
    """Play the game to its end on a copy; everything follows from the seed and the causes."""
    (folder / "whole.db").write_bytes((folder / "begun.db").read_bytes())
    house = House(await open_database(f"sqlite+aiosqlite:///{folder}/whole.db"))
    live = await house.games.live(game_id)
    script: Script = []
    while live.row.status == "running":
        who, move = house.moves(live)[0]
        script.append((who.id, who.name, move, 100 + len(script)))
        live = (await house.games.act(game_id, who, move, cause=script[-1][3])).live
    log: list[object] = list(await house.games.entries(live))
    await house.database.close()
    return script, log


async def die(folder: Path, game_id: str, script: Script, lines: list[int]) -> None:
    task = json.dumps({"folder": str(folder), "game": game_id, "script": script, "lines": lines})
    command = [sys.executable, "-m", "tests.service.killed"]
    root = Path(__file__).parents[2]
    with (folder / "errors").open("w+b") as errors:  # a file: a pipe would stay open as long as any copy lives
        child = await asyncio.create_subprocess_exec(
            *command, cwd=root, stdin=asyncio.subprocess.PIPE, stderr=errors, start_new_session=True
        )
        try:
            await asyncio.wait_for(child.communicate(task.encode()), 120)
        except TimeoutError:
            os.killpg(child.pid, signal.SIGKILL)
            await child.wait()
        errors.seek(0)
        assert child.returncode == 0, errors.read().decode()


async def test_killed_at_any_line(tmp_path: Path) -> None:
    game_id = await prepare(tmp_path)
    script, whole = await undisturbed(tmp_path, game_id)
    await die(tmp_path, game_id, script, [NEVER])
    *answers, count = (tmp_path / f"{NEVER}.answered").read_text().splitlines()
    assert [int(cause) for cause in answers] == [cause for *_, cause in script]
    last = int(count.removeprefix("lines "))
    lines = sorted(random.sample(range(1, last + 1), min(DEATHS, last)))
    await die(tmp_path, game_id, script, lines)
    survived = set()
    for line in lines:
        survived.add(await goes_on(tmp_path, game_id, script, whole, line))
    assert len(survived) > 1, "every death came at the same action"


async def goes_on(folder: Path, game_id: str, script: Script, whole: list[object], line: int) -> int:
    """Open the file of a dead process, deliver everything again, and compare with the undisturbed game."""
    answered = {int(cause) for cause in (folder / f"{line}.answered").read_text().split()}
    house = House(await open_database(f"sqlite+aiosqlite:///{folder}/{line}.db"))
    live = await house.check(game_id)
    written = live.folded().causes
    assert answered <= written, f"line {line}: an answered action is lost"
    assert len(written - answered) <= 2, f"line {line}"  # the start of the game, and what was on its way
    for person, name, move, cause in script:
        acted = await house.games.act(game_id, Who(person, name), move, cause=cause)
        assert acted.again == (cause in written), f"line {line}"
    over = await house.check(game_id)
    assert over.row.status == "over"
    assert await house.games.entries(over) == whole, f"line {line}: the log differs from the undisturbed one"
    assert await house.count("results") == 2
    await house.database.close()
    return len(answered)
