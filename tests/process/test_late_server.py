"""A server that becomes available later than the others: nothing is lost or done by halves because it was not there."""

import asyncio
from pathlib import Path

from bot.client import LAST_SERVER
from playground.client import Playground
from tests.process.cup_scenes import Lineup
from tests.process.stage import Falling
from tests.process.watching import until


async def test_what_is_owed_on_a_server_that_comes_late_waits_for_it(tmp_path: Path) -> None:
    """Its line-up opens in a thread, which needs the channel around it; the calendar needs our rights there."""
    async with Playground.start() as pg:
        assert pg.server is not None
        hub, bot = pg.server.hub, Falling(tmp_path, pg.api, pg.gateway)
        (tmp_path / "config.toml").write_text(await Lineup.found(pg))
        async with bot:
            await bot.start()
            await pg.bot_online()
            scene = Lineup(pg, bot, 0)
            await scene.prepare()
            await scene.settled()
            await pg.fail_next(500, 10_000, method="POST", path="/channels/")
            await scene.ok.slash("pokal termin", spiel="h1", wann=scene.soon(20), festlegen=True, grund="Sonne")

            async def owed() -> int:
                return len([one for one in bot.waiting() if one[0] in ("contest-lineup", "contest-calendar")])

            await until(owed, bool)
            await bot.kill()
            await pg.control("DELETE", "faults")
            guild = hub.world.channels[scene.channel_id].guild_id or 0
            hub.sessions.late[guild] = LAST_SERVER + 3
            await bot.start()
            await asyncio.sleep(1)
            assert await owed(), "it waits"
            await bot.says("servers are there, later than the others")
            await scene.check(answered=True)
            await until(scene.planned, lambda found: len(found) == 1)
            assert bot.errors() == []
