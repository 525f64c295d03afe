"""The pages of a season with four houses of thirty people, over sockets: python -m bench.season.

Playground and bot are processes of their own. Before every page something changes that it shows, so that no picture is
remembered: points are booked, a result is corrected, somebody is struck off a list. (The picture of the house points is
drawn for the announcement a moment before.)
"""

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import discord

from bench.driver import p50_p95
from bot.contests import find_contests
from bot.contests.pokal.model import HOUSES, TWELVE, PokalOptions
from bot.games import find_games
from bot.service.contests.contests import Contests
from bot.service.play.games import Games
from bot.service.play.live import Who
from bot.store.database import open_database
from bot.store.migrate import migrate
from playground.client import Playground
from tests.process.running import Running

PEOPLE, PAGES, WARM = 30, 25, 3
GOAL = 400.0
PLAYED = ("h1", "h2", "h3", "h4", "h6", "r1", "r2")
"""Matches that have a result; the others are looked for."""
LOOKED = "h5"


async def fill(file: Path, guild_id: int, channel_id: int) -> int:
    """Write a season in its middle: full squads, everybody has said when he can come."""
    url = f"sqlite+aiosqlite:///{file}"
    await migrate(url)
    database = await open_database(url)
    games = Games(database, find_games() | find_contests())
    contests, cause = Contests(games), discord.utils.time_snowflake(datetime.now(UTC))

    async def act(who: Who, move: str, people: tuple[Who, ...] = ()) -> None:
        nonlocal cause
        cause += 1 << 22
        await contests.act(live.row.id, who, move, cause=cause, people=people)

    ok = Who(10, "Olga", ranks=frozenset({"committee", "admin"}), guild_id=guild_id)
    live = await contests.open(
        "quidditch-pokal", PokalOptions(), ok, guild_id=guild_id, channel_id=channel_id, cause=cause
    )
    first = datetime.now(UTC).toordinal() + 10
    for half in ("hin", "rueck"):
        await act(ok, f"windows {half} " + " ".join([str(first)] * 6))
    squads = {
        house: [Who(1000 * side + one, f"{house}{one}", guild_id=guild_id) for one in range(1, PEOPLE + 1)]
        for side, house in enumerate(HOUSES, 1)
    }
    for house, squad in squads.items():
        await act(ok, f"squad {house}" + " +" * PEOPLE, tuple(squad))
    for name, houses in TWELVE.items():
        if name in PLAYED:
            await act(ok, f"enter {name} 9:4 {houses[0]} 0:1 ende Chat")
            continue
        for house in houses:
            for number, who in enumerate(squads[house]):
                await act(who, f"mark {name} {house} {(0x5A5A5A5 >> number % 5) & 0xFFFFFFF:x}")
    referee = Who(11, "Rudi", ranks=frozenset({"referee"}), guild_id=guild_id)
    await act(referee, f"mark {LOOKED} P fffffff")
    count: int = (await games.live(live.row.id)).row.head + 1
    await database.close()
    return count


async def main() -> None:
    """Ask for each page again and again, each time with something new on it."""
    async with Playground.start() as pg:
        world = await pg.control("GET", "world")
        guild_id = int(world["guilds"][0]["id"])
        room = next(int(one["id"]) for one in world["channels"] if one["name"] == "ankündigungen")
        with tempfile.TemporaryDirectory() as folder:
            events = await fill(Path(folder) / "spiele.db", guild_id, room)
            async with Running(Path(folder), pg.api, pg.gateway) as bot:
                await bot.start()
                await measure(pg, events)


async def measure(pg: Playground, events: int) -> None:
    """Time the pages as somebody sees them who runs the server."""
    chief = pg.person("theodor")
    await chief.open()
    await chief.go("organisation")
    times: dict[str, list[float]] = {}

    async def timed(what: str, command: str, **options: str) -> None:
        began = perf_counter()
        answer = await chief.slash(command, **options)
        assert answer.message is not None, what
        assert answer.message.attachments, what
        times.setdefault(what, []).append(perf_counter() - began)

    for number in range(PAGES + WARM):
        if number == WARM:
            times.clear()
        await chief.slash("pokal buchen", haus="Gryffindor", punkte=number + 1, grund="Fleiß")
        await chief.slash("pokal ergebnis", spiel="h1", tore1=number, tore2=4, grund="Nachgezählt")
        await chief.slash("pokal kader", haus="Gryffindor", weg=f"<@{1001 + number}>")
        await timed("table", "pokal stand")
        await timed("fixtures", "pokal spielplan")
        await timed("house points", "pokal hauspunkte")
        await timed("dates", "pokal zeit", spiel=LOOKED)
    print(f"a season of {events} events, {len(HOUSES)} houses of {PEOPLE} people, goal p95 {GOAL:.0f} ms")
    for what, found in times.items():
        middle, high = p50_p95(found)
        print(f"{what}: p50 {middle:.0f} ms, p95 {high:.0f} ms{'' if high < GOAL else '  OVER THE GOAL'}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
