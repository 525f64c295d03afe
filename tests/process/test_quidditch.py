"""A match over real sockets: computers, a power cut before the kick-off, words read from history, names given back."""

from pathlib import Path

from playground.client import Playground
from playground.person import Person
from tests.process.match import reading_bot
from tests.process.running import Running
from tests.process.watching import panel, until


async def line_up(anna: Person, bot: Running) -> str:
    """Let one person play with computers, the bot being referee; return the game."""
    await anna.slash("quidditch neu", haus1="G", haus2="S", runden=1, stille="2")
    await anna.select("Einen bestimmten Platz nehmen", "GJäger1")
    await until(lambda: panel(anna), lambda shown: f"`GJäger1` <@{anna.id}>" in shown.text)
    await anna.click("Computer auffüllen")
    await until(lambda: panel(anna), lambda shown: "🤖" in shown.text)
    await anna.click("Beginnen")
    ((game,),) = bot.ask("select id from games")
    return str(game)


async def become_captain(anna: Person) -> None:
    """Take the captaincy on one's own page, once the computers have theirs."""
    await until(lambda: panel(anna), lambda shown: "Slytherin: Kapitän" in shown.text)
    own = await anna.click("Kapitän werden")
    assert own.message is not None
    await anna.click(next(label for label in own.message.buttons if "apitän" in label), own.message)


async def test_a_match_goes_on_after_a_power_cut(pg: Playground, tmp_path: Path) -> None:
    async with reading_bot(pg, tmp_path, SPIELLEITER_ROBOTS__PAUSE="0.05") as bot:
        anna, theodor = pg.person("anna"), pg.person("theodor")
        for person in (anna, theodor):
            await person.open()
        await anna.dm("Spielleiter", "Guten Abend!")
        whispering = await anna.here()
        for person in (anna, theodor):
            await person.go("quidditch")
        game = await line_up(anna, bot)
        await pg.fail_next(500, 1000, lost=True, method="POST", path=f"/channels/{whispering}/messages")
        await become_captain(anna)
        await until(lambda: anna.sees(whispering), lambda seen: any("apitän" in one.content for one in seen))
        await bot.kill()  # the captain has the form, but the bot never heard that it arrived

        await pg.control("DELETE", "faults")
        call = await anna.say("hallo, ist da wer?")
        whistle = await theodor.say("Anpfiff")  # he may lead by his rights on the server: history does not name them
        await bot.start()
        await anna.until_sees(lambda message: "**Anpfiff!**" in message.text)
        begun = bot.ask("select cause, person_id from events where game_id = ? and kind = 'anpfiff'", game)
        assert begun == [(whistle.id, theodor.id)]
        heard = bot.ask("select cause, person_id from events where game_id = ? and kind = 'geredet'", game)
        assert heard == [(call.id, anna.id)]
        assert not bot.ask("select 1 from events where body like '%ist da wer%'"), "talk that disturbs nobody is kept"

        async def told() -> list[str]:
            return [message.text for message in await anna.sees("quidditch")]

        lines = await until(told, lambda found: any("Abpfiff" in one for one in found))
        assert sum("**Anpfiff!**" in one for one in lines) == 1
        await until(told, lambda found: any("gewinnt" in one or "nentschieden" in one for one in found))
        letters = [one for one in await anna.sees(whispering) if one.author == "Spielleiter"]
        assert sum("apitän" in one.content for one in letters) == 1
        assert sum(bool(one.components) for one in letters) == 1

        async def left() -> int:
            return int(bot.ask("select count(*) from nicknames")[0][0])

        await until(left, lambda count: count == 0)
        assert bot.errors() == []
