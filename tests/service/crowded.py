"""Lets computers play many tables in a process that may be killed at any moment: python -m tests.service.crowded."""

import asyncio
import random
import sys
from pathlib import Path

from bot.service.feed import Changed
from bot.service.play.robots import Robots
from bot.store.database import open_database
from tests.sample.model import HasardOptions
from tests.service.house import ADA, House

QUICK = HasardOptions(rounds=1, seconds=None)


async def tables(house: House, count: int, first_cause: int = 1) -> list[str]:
    """Begin tables at which only computers sit."""
    found = []
    for number in range(count):
        live = await house.open(QUICK)
        await house.lobby.fill(live.row.id, ADA)
        await house.lobby.start(live.row.id, ADA, cause=first_cause + number)
        found.append(live.row.id)
    return found


async def disturb(house: House, ids: list[str], luck: random.Random, times: int) -> None:
    """Change tables at random moments, as other people and processes would."""
    for _ in range(times):
        await asyncio.sleep(luck.choice((0, 0, 0.0005, 0.002)))
        game_id = luck.choice(ids)
        if luck.random() < 0.5:
            await house.games.renew(game_id)
        else:
            house.games.forget([game_id])


async def main(file: Path) -> None:
    """Play on until everything is over, or somebody kills us."""
    house = House(await open_database(f"sqlite+aiosqlite:///{file}"))
    robots = Robots(house.games)
    house.games.feed.subscribe(Changed, "computer players", robots.hear)
    await robots.resume()
    print("playing", flush=True)
    while await house.database.read(lambda db: db.exec_driver_sql(OPEN).scalar()):
        await asyncio.sleep(0.01)
    await robots.close()
    await house.database.close()
    print("over", flush=True)


OPEN = "select count(*) from games where status = 'running'"

if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
