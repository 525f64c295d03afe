"""An unmodified discord.py bot over real sockets: interactions of every kind."""

import asyncio

import pytest

from playground.client import Playground
from playground.errors import DiscordError
from playground.sight import Unanswered
from tests.playground.every_feature_bot import PNG, Bot


async def test_slash_with_localised_names(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    assert (await anna.slash("würfeln", anzahl=3)).text == "3 Würfel in de/de"
    assert (await anna.slash("roll", amount=1)).text == "1 Würfel in de/de"
    with pytest.raises(DiscordError, match="NUMBER_TYPE_MAX"):
        await anna.slash("würfeln", anzahl=11)
    with pytest.raises(LookupError, match="no option 'gibtsnicht'"):
        await anna.slash("roll", gibtsnicht=1)


async def test_every_option_type(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    given = {
        "text": "abc", "colour": "Blau", "number": 1.5, "yes": True, "member": bruno, "role": "Ravenclaw",
        "channel": "quidditch", "either": "Ravenclaw", "file": ("karte.png", PNG),
    }  # fmt: skip
    answer = await anna.slash("all", **given)
    assert answer.text == f"abc b 1.5 True bruno Ravenclaw quidditch Ravenclaw karte.png {len(PNG)}"
    wrong = {"text": "zu lang", "colour": "Grün", "number": "viel", "yes": "ja", "role": 5, "channel": "Große Halle"}
    for name, value in wrong.items():
        with pytest.raises(DiscordError) as caught:
            await anna.slash("all", **{**given, name: value})
        assert caught.value.code == 50035
    with pytest.raises(DiscordError) as caught:
        await anna.slash("all", **{key: value for key, value in given.items() if key != "text"})
    assert "BASE_TYPE_REQUIRED" in str(caught.value)


async def test_autocomplete_and_subcommands(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    assert [item["name"] for item in await anna.autocomplete("suche", "wort", wort="x")] == ["xa", "xb", "xc"]
    assert (await anna.slash("suche", wort="xa")).text == "gesucht xa"
    assert (await anna.slash("liga tabelle")).text == "Tabelle\n1.\nAnna"
    assert (await anna.slash("liga runde neu", nummer=4)).text == "Runde 4"
    assert (await anna.sees())[-1].raw["interaction_metadata"]["user"]["username"] == "anna"


async def test_ephemeral_is_seen_by_one(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    await bruno.open()
    answer = await anna.slash("geheim")
    assert answer.message is not None and answer.message.ephemeral
    texts = [item.text for item in await anna.sees()]
    if "auch nur du" not in texts:
        await anna.wait_for_message(lambda item: item.text == "auch nur du")
    assert [item.text for item in await anna.sees()] == ["nur du", "auch nur du"]
    assert await bruno.sees() == []
    await anna.pg.request("DELETE", f"/play/as/anna/channels/{answer.message.channel_id}/messages/{answer.message.id}")
    assert [item.text for item in await anna.sees()] == ["auch nur du"]


async def test_deferred_answers(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    assert (await anna.slash("langsam")).text == "fertig gedacht"
    hidden = await anna.slash("langsam", heimlich=True)
    assert hidden.message is not None and hidden.message.ephemeral
    assert len(await bruno.sees()) == 1


async def test_follow_ups(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    done = anna.wait_for_message(lambda item: item.text == "eins!")
    await anna.open()
    waiting = asyncio.create_task(done)
    await anna.slash("folgen")
    await waiting
    assert [item.text for item in await anna.sees()] == ["eins!", "zwei!"]


async def test_selects_and_disabled_button(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    await anna.slash("panel")
    assert (await anna.select("Karte", "Eichel", "Herz")).text == "Karten e,h"
    assert (await anna.select("Wen?", "bruno")).text == "Wen Bruno Groß"
    role = next(role for role in bot.guilds[0].roles if role.name == "Kapitän")
    assert (await anna.select("Rolle?", role)).text == "Rolle Kapitän"
    assert (await anna.select("Wo?", await pg.channel_id("dog"))).text == "Wo dog"
    assert (await bruno.select("Karte", "l")).text == "Karten l"
    with pytest.raises(DiscordError, match="disabled"):
        await anna.click("off")
    with pytest.raises(DiscordError, match="BASE_TYPE_BAD_LENGTH"):
        await anna.select("Karte", "e", "l", "h")
    with pytest.raises(DiscordError, match="INVALID_OPTION_VALUE"):
        await anna.select("Karte", "schell")
    with pytest.raises(LookupError, match="Karte"):
        await anna.click("Gibt es nicht")


async def test_modals(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    modal = await anna.slash("formular")
    with pytest.raises(DiscordError, match="BASE_TYPE_MIN_LENGTH"):
        await anna.fill_modal(modal, Name="A", Haus="Gryffindor")
    assert (await anna.fill_modal(modal, Name="Anna", Haus="Gryffindor")).text == "Anna in Gryffindor"
    with pytest.raises(DiscordError) as caught:
        await anna.fill_modal(modal, Name="Anna", Haus="Gryffindor")
    assert caught.value.code == 10062
    await anna.slash("altes")
    answer = await anna.fill_modal(await anna.click("Öffnen"), text="hallo")
    assert answer.kind == 7 and answer.text == "Alt: hallo"


async def test_components_v2_with_files(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    answer = await anna.slash("tafel")
    assert answer.message is not None
    assert answer.message.text == "# Tafel\nAbschnitt"
    box = answer.message.components[0]
    gallery = next(item for item in box["components"] if item["type"] == 12)
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (2, 3)
    async with pg.session.get(media["url"]) as response:
        assert await response.read() == PNG
        assert response.headers["Content-Type"] == "image/png"
    text = next(item for item in answer.message.attachments if item["filename"] == "text.txt")
    async with pg.session.get(text["url"]) as response:
        assert "attachment" in response.headers["Content-Disposition"]
    after = await anna.click("Weiter")
    assert after.text == "fertig" and after.message is not None and after.message.attachments == []


async def test_picture_in_embed(pg: Playground, bot: Bot) -> None:
    answer = await pg.person("anna").slash("bild")
    assert answer.message is not None
    image = answer.message.embeds[0]["image"]
    assert image["width"] == 2 and image["url"].startswith(pg.url)
    assert answer.message.attachments == []


async def test_context_menus(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    assert (await anna.user_menu("Wer ist das?", bruno)).text == "Das ist Bruno Groß"
    said = await bruno.say("Ich war's")
    assert (await anna.message_menu("Zitieren", said)).text == "> Ich war's"


async def test_no_answer_fails_after_three_seconds(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.open()
    await pg.stop_clock()
    task = asyncio.create_task(anna.slash("stumm"))
    await anna.wait_for("INTERACTION_CREATE")
    await pg.advance(2.9)
    assert not task.done()
    await pg.advance(0.2)
    with pytest.raises(Unanswered, match="timeout"):
        await task


async def test_no_bot_fails_at_once(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.slash("roll")
    await bot.close()
    await pg.bot_online(online=False)
    with pytest.raises(Unanswered, match="offline"):
        await anna.slash("roll")


async def test_commands_by_permission(pg: Playground, bot: Bot) -> None:
    with pytest.raises(LookupError, match="no command 'nurchef'"):
        await pg.person("anna").slash("nurchef")
    assert (await pg.person("theodor").slash("nurchef")).text == "Chef"


async def test_direct_messages(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.open()
    echo = asyncio.create_task(anna.wait_for_message(lambda item: item.text == "Echo: hallo"))
    await anna.dm("Spielleiter", "hallo")
    await echo
    assert (await anna.slash("geheim")).text == "nur du"
    assert await pg.person("bruno").sees() == []
