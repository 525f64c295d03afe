"""A shard full of servers, and a restart amid 200 running games: python -m bench.large [servers] [games].

Measured from the start of the process to its log's "ready", then to the moment when every panel shows its game.
"""

import asyncio
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from bench.driver import children, worked
from bot.games import find_games
from bot.service.play.games import Games
from bot.service.play.live import Who
from bot.service.play.lobby import Lobby
from bot.store import panels
from bot.store.database import open_database
from bot.store.migrate import migrate
from bot.store.panels import PanelRow
from playground.client import Playground
from playground.seed import found
from tests.process.running import Running
from tests.process.watching import until

SERVERS, GAMES = 2_500, 200
READY, RIGHT = 3.0, 10.0
"""Seconds until a restarted bot should be there, and until all panels should be right."""
OLD = {"flags": 1 << 15, "components": [{"type": 10, "content": "gleich"}]}
"""A panel that shows nothing yet."""
STALE = "select count(*) from panels p join games g on g.id = p.game_id where p.shown < g.revision"


def megabytes(pid: int) -> float:
    """Return what a process and those it has started hold in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6 + sum(map(megabytes, children(pid)))


async def timed_start(bot: Running) -> tuple[str, float]:
    """Start a bot; return the seconds until it was ready, those it worked itself, and its memory then."""
    began = perf_counter()
    await bot.start()
    seconds = f"{perf_counter() - began:.1f} s ({worked(bot.process.pid):.1f} of them at work)"
    return seconds, megabytes(bot.process.pid)


async def full_shard(servers: int) -> None:
    """Start with so many servers on one shard."""
    async with Playground.start() as pg:
        assert pg.server is not None
        for number in range(servers - 1):
            found(pg.server.hub, f"Server {number}", 0, 1, ["allgemein", "spiele", "regeln"], crowd=False)
        with tempfile.TemporaryDirectory() as folder:
            async with Running(Path(folder), pg.api, pg.gateway) as bot:
                seconds, size = await timed_start(bot)
                ready = await bot.says("ready")
                print(f"{ready['guilds']} servers: ready after {seconds}, {size:.0f} MB with one drawing process")
                await asyncio.sleep(5)
                print(f"five seconds later {megabytes(bot.process.pid):.0f} MB", flush=True)


async def fill(file: Path, pg: Playground, count: int) -> None:
    """Write so many running games whose panels all show too little."""
    url = f"sqlite+aiosqlite:///{file}"
    await migrate(url)
    database, specs = await open_database(url), find_games()
    games = Games(database, specs)
    lobby = Lobby(games, expires_after=86_400)
    guild_id = int((await pg.control("GET", "world"))["guilds"][0]["id"])
    headers = {"Authorization": "Bot playground"}
    for number in range(count):
        spec = specs["kampf"]
        channel = int((await pg.control("POST", "channels", {"name": f"tisch-{number}"}))["id"])
        async with pg.session.post(f"{pg.api}/channels/{channel}/messages", json=OLD, headers=headers) as answer:
            message = int((await answer.json())["id"])
        host, guest = Who(2 * number + 1000, "Eins"), Who(2 * number + 1001, "Zwei")
        seats = spec.lobby.seats(spec.options())
        seated = dict(zip(seats, (host, guest), strict=False))
        live = await lobby.open(
            "kampf", spec.options(), host, guild_id=guild_id, channel_id=channel, seated=seated, cause=number + 1
        )
        now = datetime.now(UTC)
        row = PanelRow(game_id=live.row.id, channel_id=channel, message_id=message, shown=-1, posted_at=now)
        await database.write(lambda db, row=row: panels.save(db, row))  # type: ignore[misc]  # bound at once
        await lobby.start(live.row.id, host, cause=number + 5000)
    await database.close()


async def restart(count: int) -> None:
    """Restart amid so many running games."""
    async with Playground.start() as pg:
        with tempfile.TemporaryDirectory() as folder:
            async with Running(Path(folder), pg.api, pg.gateway) as bot:
                await fill(bot.file, pg, count)
                began = perf_counter()
                ready, size = await timed_start(bot)
                await until(lambda: _stale(bot), lambda left: not left, 300)
                right = perf_counter() - began
                shown = f"{right:.1f} s ({worked(bot.process.pid):.1f} of them at work, wanted {RIGHT:.0f})"
                print(f"{count} running games: ready after {ready}, wanted {READY:.0f}; all panels right after {shown}")
                print(f"{size:.0f} MB when ready", flush=True)


async def _stale(bot: Running) -> int:
    return int(bot.ask(STALE)[0][0])


async def main(servers: int = SERVERS, games: int = GAMES) -> None:
    """Measure both."""
    await restart(games)
    await full_shard(servers)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
