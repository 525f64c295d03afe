"""Help, order and privacy over real sockets: one bot, visited by different people."""

import json

import pytest

from playground.client import Playground
from playground.errors import DiscordError
from tests.process.running import Running
from tests.process.watching import pings, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_help_at_the_table_in_the_book_and_in_private(town: Playground, plain: Running) -> None:
    anna, bruno, karl = town.person("anna"), town.person("bruno"), town.person("karl")
    for person in (anna, bruno, karl):
        await person.open()
    await anna.slash("wuerfel kampf", gegner=bruno)
    table = await bruno.slash("hilfe")
    assert table.message
    assert table.message.ephemeral
    assert "wartet auf **dich**" in table.text
    assert "- Würfeln" in table.text
    assert "Du schaust zu" in (await karl.slash("hilfe")).text
    assert "wartet auf **dich**" not in " ".join(seen.text for seen in await karl.sees())

    await bruno.click("Regeln", table.message)
    (answer,) = [seen for seen in await bruno.sees() if seen.ephemeral]
    assert "## Würfel und Kampfwurf" in answer.text
    offered = await karl.autocomplete("hilfe", "suche", suche="kampfw")
    (value,) = [one["value"] for one in offered if one["value"] == "Würfel und Kampfwurf: Kampfwurf"]
    page = await karl.slash("hilfe", suche=value)
    assert page.message
    assert "die höhere **erste Zahl**" in page.text
    assert page.message.attachments[0]["content_type"] == "image/png"

    await karl.click("Weiter", page.message)
    turned = next(seen for seen in await karl.sees() if seen.id == page.message.id)
    assert "Jemanden herausfordern" in turned.text
    assert not turned.attachments
    await karl.select("Seite aufschlagen", "Echte Würfel", message=turned)
    assert any("das **Versprechen**" in seen.text for seen in await karl.sees())

    await bruno.dm("Spielleiter", "psst")
    private = await bruno.slash("hilfe")
    assert "Eine Partie wartet auf dich" in private.text
    assert "<#" in private.text
    nothing = await bruno.slash("hilfe", suche="@everyone " + "x" * 1900)
    assert "steht auf keiner Seite" in nothing.text
    assert plain.errors() == []


async def test_a_referee_keeps_order(town: Playground, plain: Running) -> None:
    theodor, zita = town.person("theodor"), town.person("zita")
    for person in (theodor, zita):
        await person.open()
        await person.go("quidditch")
    room = await town.channel_id("quidditch")
    shouted = await zita.say("Ihr seid alle blind!")

    form = await theodor.message_menu("Verwarnen", shouted)
    warned = await theodor.fill_modal(form, words="Zu laut")
    assert "Verwarnung Nr. 1" in warned.text
    await until(zita.sees, lambda seen: any("eine Verwarnung bekommen: Zu laut" in one.text for one in seen))
    own = await zita.slash("verwarnungen")
    assert "Deine Verwarnungen (1)" in own.text
    with pytest.raises(LookupError):
        await zita.slash("kick", person=theodor)

    asked = await theodor.slash("kick", person=zita, grund="Noch lauter")
    assert asked.message and asked.message.ephemeral
    assert "Zita Zuschauer aus #quidditch schicken?" in asked.text
    out = await theodor.click("Aus dem Raum", asked.message)
    assert "Steht im Buch" in out.text
    assert await zita.sees(room) == []
    with pytest.raises(DiscordError):
        await zita.say("Hallo?")
    again = await theodor.slash("kick", person=zita)
    assert "Zurückgenommen" in again.text
    assert next(one.text for one in await zita.sees(room)) == "Ihr seid alle blind!"
    await zita.say("Danke")

    kinds = plain.ask("SELECT kind, reason, undone_at IS NOT NULL FROM acts ORDER BY id")
    assert kinds == [("warning", "Zu laut", 0), ("room-kick", "Noch lauter", 1)]
    assert plain.errors() == []


async def test_a_public_warning_rings_for_the_warned_alone(town: Playground, plain: Running) -> None:
    theodor, mia, karl = town.person("theodor"), town.person("mia"), town.person("karl")
    for person in (theodor, mia, karl):
        await person.open()
        await person.go("watten")
    reason = f"Zu laut <@{karl.id}> @everyone"
    await theodor.slash("verwarnung", person=mia, grund=reason, oeffentlich=True)
    said = await karl.until_sees(lambda message: f"<@{mia.id}>, das gibt eine Verwarnung" in message.text)
    assert pings(town, said) == {"mia"}
    rolled = await mia.slash("dice", wurf=f"2w6 # <@{karl.id}> @everyone")
    assert rolled.message is not None and not rolled.message.ephemeral
    assert pings(town, rolled.message) == set()
    assert plain.errors() == []


async def test_take_it_home_and_go(town: Playground, plain: Running) -> None:
    emma, finn = town.person("emma"), town.person("finn")
    for person in (emma, finn):
        await person.open()
        await person.go("würfelbude")
    await emma.slash("dice", wurf="2w6")
    opened = await emma.slash("wuerfel kampf", gegner=finn)
    assert opened.message
    page = await emma.slash("datenschutz")
    assert page.message
    assert page.message.ephemeral
    export = await emma.click("Meine Daten", page.message)
    assert export.message
    file = next(one for one in export.message.attachments if one["filename"].endswith(".json"))
    async with town.session.get(file["url"]) as response:
        data = json.loads(await response.read())
    assert (len(data["games"]), len(data["dice"])) == (1, 1)
    assert str(finn.id) not in json.dumps(data)

    form = await emma.click("Löschen …", page.message)
    done = await emma.fill_modal(form, line="LÖSCHEN")
    assert "Eine Partie kennt dich nicht mehr" in done.text
    note = await finn.until_sees(lambda message: "hat seine Daten löschen lassen" in message.text)
    assert str(emma.id) not in note.text
    assert plain.errors() == []
    await plain.kill()
    dump = [row for (table,) in plain.ask("SELECT name FROM sqlite_master WHERE type = 'table'")
            for row in plain.ask(f"SELECT * FROM {table}")]  # fmt: skip
    assert str(finn.id) in str(dump)
    assert str(emma.id) not in str(dump)
