"""/datenschutz: plain words, one's own files, an exit that is meant, on servers and in direct messages."""

import json
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot import fair
from bot.service.play.live import Who
from bot.service.play.proof import proof_of
from bot.store.acts import ActRow
from tests.edge.house import House, labels, sheet, told, words
from tests.edge.test_sample_game import deal, lay
from tests.service.world import everything

EXPORT, ERASE, SERVER = "Meine Daten", "Löschen …", "Daten dieses Servers löschen …"


async def files(house: House, result: InteractionResult) -> dict[str, str]:
    assert result.response is not None
    assert result.response.ephemeral
    return {one.filename: (await house.inside(one.read())).decode() for one in result.response.attachments}


async def fight(house: House) -> str:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    return house.game_id()


async def erase(house: House, who: MemberActor, typed: str = "LÖSCHEN") -> str:
    page = sheet(await who.slash(house.channel, "datenschutz"))
    form = await who.click(page, label=ERASE)
    return told(await who.submit_modal(form, {"line": typed}))


async def known(house: House, who: MemberActor) -> bool:
    return str(who.id) in str(await everything(house.services.games.database))


async def test_it_says_what_is_stored_and_for_how_long(house: House) -> None:
    page = sheet(await house.anna.slash(house.channel, "datenschutz"))
    assert "Ich merke mir, was Spiele brauchen" in words(page)
    assert "bis jemand sie löscht" in words(page)
    assert labels(page) == [EXPORT, ERASE]
    chief = house.person("chefin", manager=True)
    setup = sheet(await chief.slash(house.channel, "einrichten"))
    more = sheet(await chief.click(setup, label="Sonstiges"))
    await chief.select(more, ["90"], custom_id="es:keep_days")
    page = sheet(await chief.slash(house.channel, "datenschutz"))
    assert "nach 90 Tagen" in words(page)
    assert labels(page) == [EXPORT, ERASE, SERVER]
    emily = house.person("emily", locale="en-US")
    english = sheet(await emily.slash(house.channel, "datenschutz"))
    assert "I remember what games need" in words(english)


async def test_everybody_takes_home_their_own_even_from_an_old_message(house: House) -> None:
    game = await fight(house)
    await house.anna.slash(house.channel, "dice", wurf="3w6")
    page = sheet(await house.anna.slash(house.channel, "datenschutz"))
    await house.restart()
    found = await files(house, await house.anna.click(page, label=EXPORT))
    assert sorted(found) == ["spielleiter-daten.json", "spielleiter-daten.txt"]
    data = json.loads(found["spielleiter-daten.json"])
    assert data["person"]["id"] == house.anna.id
    assert [row["game_id"] for row in data["games"]] == [game]
    assert [row["throw"] for row in data["dice"]] == ["3w6"]
    assert str(house.ben.id) not in str(found)
    text = found["spielleiter-daten.txt"]
    assert "Kampfwurf (2026-01-01 00:00:00), läuft · Platz A als „anna“ · eröffnet" in text and game not in text
    assert "Freie Würfe (1)" in text
    # The same id in somebody else's hand is about somebody else.
    other = await files(house, await house.press(house.carl, "x:export", house.panel()))
    assert json.loads(other["spielleiter-daten.json"])["person"] == {"id": house.carl.id}


async def paper(house: House, who: MemberActor) -> tuple[str, dict[str, Any]]:
    """Return what somebody takes home: to read, and as data."""
    page = sheet(await who.slash(house.channel, "datenschutz"))
    found = await files(house, await who.click(page, label=EXPORT))
    return found["spielleiter-daten.txt"], json.loads(found["spielleiter-daten.json"])


async def test_ones_moves_stand_there_once_a_game_is_over_and_nothing_secret_before(house: House) -> None:
    game = await deal(house)
    await lay(house, house.anna)
    read, data = await paper(house, house.anna)
    assert [row["hidden_until_the_end"] for row in data["moves"]] == [True]
    assert read.count("noch geheim") == 1
    assert data["results"] == [] and '"card"' not in read
    await lay(house, house.ben)
    for person in (house.anna, house.ben):
        await person.click(house.panel(), label="Halten")
    assert (await house.services.games.live(game)).row.status == "over"
    read, data = await paper(house, house.anna)
    assert [row["kind"] for row in data["moves"]] == ["laid", "held"]
    assert f'"card": {data["moves"][0]["body"]["card"]}' in read and game not in read
    ((result,),) = [data["results"]]
    assert result["seat"] == "Nord" and f"Platz Nord: {result['place']}. mit" in read


async def test_a_wrong_word_erases_nothing_and_the_right_one_does(house: House) -> None:
    game = await fight(house)
    assert "also ist nichts passiert" in await erase(house, house.anna, "ja bitte")
    assert await known(house, house.anna)
    assert "Eine Partie kennt dich nicht mehr" in await erase(house, house.anna, " löschen ")
    assert not await known(house, house.anna)
    assert house.anna.mention not in words(house.panel())
    assert "🤖" in words(house.panel())
    assert house.ben.mention in words(house.panel())
    note = next(one for one in house.channel.history() if "hat seine Daten löschen lassen" in one.content)
    assert house.anna.mention not in note.content
    assert "anna" not in note.content
    live = await house.services.games.live(game)
    assert live.row.host_id == house.ben.id
    while (await house.services.games.live(game)).row.status == "running":
        await house.ben.click(house.panel(), label="Würfeln")
    assert fair.verify(await proof_of(house.services.games.database, game))[1]
    assert not await known(house, house.anna)


async def test_panels_of_the_past_are_corrected_where_they_are(house: House) -> None:
    game = await fight(house)
    await house.ben.click(house.panel(), label="Würfeln")
    while (await house.services.games.live(game)).row.status == "running":
        for person in (house.anna, house.ben):
            if "Würfeln" in labels(house.panel()):
                await person.click(house.panel(), label="Würfeln")
    house.sleep(3 * 24 * 3600)
    before = house.panel()
    assert house.anna.mention in words(before)
    await erase(house, house.anna)
    after = house.panel()
    assert after.id == before.id
    assert house.anna.mention not in words(after)
    assert "Gelöschte Person A" in words(after)


async def test_pressed_twice_and_delivered_twice_it_happens_once(house: House) -> None:
    await fight(house)
    page = sheet(await house.anna.slash(house.channel, "datenschutz"))
    one, two = await house.anna.click(page, label=ERASE), await house.anna.click(page, label=ERASE)
    assert "in einer offenen Partie" in str(house.callbacks()[-1])
    house.deliver_twice()
    await house.anna.submit_modal(one, {"line": "LÖSCHEN"})
    again = await house.anna.submit_modal(two, {"line": "DELETE"})
    assert "In Partien kamst du nicht vor" in str(again.response.content if again.response else "")
    notes = [one for one in house.channel.history() if "hat seine Daten löschen lassen" in one.content]
    assert len(notes) == 1
    assert not await known(house, house.anna)


async def test_in_a_direct_message_and_in_english(house: House) -> None:
    emma = house.stranger("emma", locale="en-GB")
    await emma.slash("dice", wurf="2w6")
    page = sheet(await emma.slash("datenschutz"))
    assert "Until you erase it" in words(page)
    assert labels(page) == ["My data", "Erase …"]
    found = await files(house, await emma.click(page, label="My data"))
    assert "Direct messages  2w6" in found["spielleiter-data.txt"]
    await house.restart()
    form = await emma.click(page, label="Erase …")
    assert "You were in no games" in told(await emma.submit_modal(form, {"line": "DELETE"}))
    assert str(emma.id) not in str(await everything(house.services.games.database))


@pytest.fixture
async def chief(house: House) -> MemberActor:
    return house.person("chefin", manager=True)


async def test_an_administrator_erases_the_server_by_its_name(house: House, chief: MemberActor) -> None:
    await fight(house)
    await house.ben.slash(house.channel, "dice", wurf="2w6")
    act = ActRow(guild_id=house.guild.id, at=house.env.now(), kind="warning", actor_id=chief.id)
    await house.inside(house.services.book.record(act))
    page = sheet(await chief.slash(house.channel, "datenschutz"))
    form = await chief.click(page, label=SERVER)
    assert "Er heißt „Die Taverne“" in told(await chief.submit_modal(form, {"line": "Die Kneipe"}))
    panel = house.panel()
    form = await chief.click(page, label=SERVER)
    assert "Erledigt: eine Partie" in told(await chief.submit_modal(form, {"line": "die taverne"}))
    assert str(house.guild.id) not in str(await everything(house.services.games.database))
    assert "kenne ich nicht" in told(await house.ben.click(panel, label="Würfeln"))


async def test_the_name_of_a_server_is_typed_whole_however_long_it_is(house: House, chief: MemberActor) -> None:
    name = ("Die längste Taverne " * 5)[:-1] + "!"
    house.env.backend.edit_guild(house.guild.id, {"name": name})
    await house.env.settle()
    page = sheet(await chief.slash(house.channel, "datenschutz"))
    form = await chief.click(page, label=SERVER)
    assert f"„{name}“" in told(await chief.submit_modal(form, {"line": name[:80]}))
    form = await chief.click(page, label=SERVER)
    assert "Erledigt: 0 Partien" in told(await chief.submit_modal(form, {"line": name}))


async def test_nobody_else_erases_the_server(house: House, chief: MemberActor) -> None:
    await fight(house)
    assert "wer den Server verwaltet" in told(await house.press(house.ben, "x:server", house.panel()))
    page = sheet(await chief.slash(house.channel, "datenschutz"))
    form = await chief.click(page, label=SERVER)
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    role = discord.utils.get(guild.roles, name="Leitung")
    assert role is not None
    await house.inside(role.edit(permissions=discord.Permissions.none()))
    assert "wer den Server verwaltet" in told(await chief.submit_modal(form, {"line": "Die Taverne"}))
    assert await house.services.games.here(house.channel.id)


async def test_old_games_go_by_themselves(house: House, chief: MemberActor) -> None:
    game = await fight(house)
    form = await house.anna.slash(house.channel, "partie beenden")
    await house.anna.submit_modal(form, {"line": "Feierabend"})
    await house.inside(house.services.servers.change(house.guild.id, "keep_days", 30, Who(chief.id, chief.name)))
    for days, kept in ((29, True), (2, False)):
        house.sleep(days * 24 * 3600)
        await house.restart()  # it sweeps at the start, and then every day
        assert bool(await house.events(game)) == kept


async def test_what_was_said_of_one_in_a_game_of_others_names_no_game(house: House) -> None:
    game = await fight(house)
    act = ActRow(
        guild_id=house.guild.id,
        at=house.env.now(),
        kind="warning",
        actor_id=house.anna.id,
        target_id=house.carl.id,
        game_id=game,
        reason="Zwischenrufe",
    )
    await house.inside(house.services.book.record(act))
    read, data = await paper(house, house.carl)
    (line,) = [line for line in read.splitlines() if "Zwischenrufe" in line]
    assert line.endswith(" · – · Zwischenrufe") and "Kampfwurf" not in line and game not in read
    assert data["games"] == []
