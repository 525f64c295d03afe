"""Actions per second of two processes against one, on one PostgreSQL: python -m bench.processes.

Each process plays the tables of its own servers as fast as it can; an action is decided, written, durable and told to
the feed. Rates are only worth something on idle cores; what an action costs in processor time holds on busy ones, too.
"""

import asyncio
import os
import resource
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from time import perf_counter

from bench.driver import first_line
from bench.ledger import Table
from bot.service.cluster.domain import Domain
from bot.service.play.games import Games
from bot.shards import Shards
from bot.store.database import open_database
from bot.store.migrate import migrate
from tests.postgres import MissingPostgres, Postgres
from tests.sample import GAME

SECONDS, TABLES = 6.0, 8
GOAL = 1.7


async def play(url: str, shard: int, of: int) -> None:
    """Play as one process; print how many actions, and the seconds of its own and of waiting for the database."""
    waited: list[float] = []
    database = await open_database(url, waited.append)
    games = Games(database, {GAME.name: GAME}, domain=Domain(Shards(frozenset({shard}), of)))
    tables = [await Table.open(games, shard << 22) for _ in range(TABLES)]
    waited.clear()
    print("ready", flush=True)
    sys.stdin.readline()  # all begin together
    before, until = resource.getrusage(resource.RUSAGE_SELF), perf_counter() + SECONDS

    async def on(table: Table) -> int:
        done = 0
        while perf_counter() < until:
            await table.act()
            done += 1
        return done

    done = sum(await asyncio.gather(*map(on, tables)))
    after = resource.getrusage(resource.RUSAGE_SELF)
    own = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(done, own, sum(waited) / len(waited))
    await database.close()


def _database_seconds() -> float:
    """Return the processor seconds of every PostgreSQL process of this machine, those that have ended included."""
    ticks = 0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and (folder / "comm").read_text().strip() == "postgres":
                ticks += sum(map(int, (folder / "stat").read_text().rpartition(")")[2].split()[11:15]))
        except OSError:
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(url: str, count: int) -> tuple[float, float, float]:
    """Let so many processes play, print where the time went; return actions per second and what one costs whom."""
    players = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.processes", url, str(shard), str(count), stdin=PIPE, stdout=PIPE
        )
        for shard in range(count)
    ]
    for player in players:
        assert await first_line(player) == "ready"
    before = _database_seconds()
    lines = [out.split() for out, _ in await asyncio.gather(*(player.communicate(b"\n") for player in players))]
    database = _database_seconds() - before
    done = sum(int(line[0]) for line in lines)
    own = sum(float(line[1]) for line in lines)
    wait = sum(float(line[2]) for line in lines) / count
    print(
        f"{count} process(es): {done / SECONDS:.0f} actions/s; each cost {own / done * 1e3:.2f} ms of processor time "
        f"here and {database / done * 1e3:.2f} ms in PostgreSQL, and waited {wait * 1e3:.1f} ms for its write",
        flush=True,
    )
    return done / SECONDS, own / done, database / done


async def main() -> None:
    """Measure one process, two, and one again, so that a busy machine shows."""
    try:
        postgres = Postgres()
    except MissingPostgres as reason:
        print(f"NOT MEASURED: {reason}")
        return
    postgres.start()
    try:
        urls = [postgres.new_database() for _ in range(3)]
        for url in urls:
            await migrate(url)
        first, both, again = [await measure(url, count) for url, count in zip(urls, (1, 2, 1), strict=True)]
        ratio = 2 * both[0] / (first[0] + again[0])
        one = 1 / max(again[1], again[2])  # one process has one core, and the database the other
        most = 2 / (both[1] + both[2]) / one
        print(
            f"two processes against one: {ratio:.2f} times (wanted {GOAL}); idle cores give {most:.2f} by these costs"
        )
    finally:
        postgres.remove()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    else:
        asyncio.run(main())
