"""A match over real sockets: typed words, computers, a power cut in the middle, and names given back."""

from pathlib import Path

from playground.client import Playground
from tests.process.running import Running
from tests.process.watching import panel, until


async def test_a_match_goes_on_after_a_power_cut(pg: Playground, tmp_path: Path) -> None:
    bot = Running(tmp_path, pg.api, pg.gateway)
    bot.variables |= {"SPIELLEITER_INTENTS__MESSAGE_CONTENT": "true", "SPIELLEITER_ROBOTS__PAUSE": "0.05"}
    async with bot:
        await bot.start()
        await pg.bot_online()
        anna = pg.person("anna")
        await anna.open()
        await anna.go("quidditch")
        await anna.slash("quidditch neu", haus1="G", haus2="S", runden=1, stille=2)
        await anna.select("Einen bestimmten Platz nehmen", "GJäger1")
        await until(lambda: panel(anna), lambda shown: f"`GJäger1` <@{anna.id}>" in shown.text)
        await anna.click("Computer auffüllen")
        await until(lambda: panel(anna), lambda shown: "SJäger1 (Computer)" in shown.text)
        await anna.click("Beginnen")
        await anna.until_sees(lambda message: "Anpfiff" in message.text)
        await bot.kill()
        await anna.say("hallo, ist da wer?")
        await bot.start()
        await anna.until_sees(lambda message: "Position" in message.text)

        async def told() -> list[str]:
            return [message.text for message in await anna.sees()]

        lines = await until(told, lambda found: any("Abpfiff" in one for one in found), within=60)
        assert sum("**Anpfiff!**" in one for one in lines) == 1
        heard = bot.ask("select count(*) from events where kind = 'geredet' and body like '%ist da wer%'")
        assert heard == [(1,)]
        await until(told, lambda found: any("gewinnt" in one or "nentschieden" in one for one in found))

        async def left() -> int:
            return int(bot.ask("select count(*) from costumes")[0][0])

        await until(left, lambda count: count == 0)
        assert bot.errors() == []
