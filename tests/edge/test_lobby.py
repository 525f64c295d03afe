"""A table that is open to anybody: seats, host and referee, the computer, and what happens when nobody comes."""

import re

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.store import tables as t
from tests.edge.house import House, controls, labels, raw, shown, told, words
from tests.edge.pings import ping


async def table(house: House) -> str:
    """Let anna open a Kampfwurf for whoever dares."""
    await house.anna.slash(house.channel, "wuerfel kampf")
    return house.game_id()


async def press(house: House, person: MemberActor, label: str) -> str:
    """Press and return what the person was told, nothing if the panel says it all."""
    result = await person.click(house.panel(), label=label)
    assert result.acknowledged
    return told(result) if result.response and result.response.id != house.panel().id else ""


def off(message: discord.Message | ResponseMessage) -> list[str]:
    """List the buttons that cannot be pressed."""
    return [part["label"] for part in raw(message) if part["type"] == 2 and part.get("disabled")]


async def test_seats_are_taken_and_given_up(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "wuerfel kampf"))
    assert labels(answer) == ["Platz nehmen", "Aufstehen", "Computer auffüllen", "Beginnen", "Abräumen"]
    assert f"`A` {house.anna.mention}" in words(answer)
    assert "`B` *frei*" in words(answer)
    assert "Noch ein Platz" in words(answer)
    assert off(answer) == ["Beginnen"]
    assert "Der Tisch wird <t:" in words(answer)
    assert "abgeräumt, wenn bis dahin niemand beginnt" in words(answer)

    assert await press(house, house.ben, "Platz nehmen") == ""
    assert f"`B` {house.ben.mention}" in words(house.panel())
    assert f"{house.anna.mention} kann beginnen" in words(house.panel())
    assert off(house.panel()) == ["Platz nehmen", "Computer auffüllen"], "there is nothing they could do"
    assert not any(id.startswith("u:") for id in controls(house.panel())), "nor is there a seat to put anybody on"
    join = f"l:{house.game_id()}:join"
    assert "Du sitzt schon: B" in told(await house.press(house.ben, join))
    assert "Alle Plätze sind besetzt" in told(await house.press(house.carl, join))
    assert "Du sitzt hier gar nicht" in await press(house, house.carl, "Aufstehen")
    assert "Das darf nur" in await press(house, house.ben, "Beginnen")
    assert await press(house, house.ben, "Aufstehen") == ""
    assert "Das darf nur" in await press(house, house.carl, "Computer auffüllen")
    assert "`B` *frei*" in words(house.panel())
    assert "Ein Platz fehlt noch" in told(await house.press(house.anna, f"l:{house.game_id()}:start"))
    assert await press(house, house.carl, "Platz nehmen") == ""
    assert await press(house, house.anna, "Beginnen") == ""
    assert labels(house.panel()) == ["Würfeln"]
    assert "schon begonnen" in told(await house.press(house.ben, f"l:{house.game_id()}:join"))


async def test_the_host_clears_the_table_away_once_asked(house: House) -> None:
    game = await table(house)
    await press(house, house.ben, "Platz nehmen")
    assert "Das darf nur" in await press(house, house.ben, "Abräumen")
    asked = await house.anna.click(house.panel(), label="Abräumen")
    assert "Wirklich abräumen?" in told(asked)
    assert (await house.services.games.live(game)).row.status == "lobby"
    assert "Das darf nur" in told(await house.press(house.ben, f"l:{game}:clear"))
    sheet_ = asked.response
    assert sheet_ is not None
    await house.anna.click(sheet_, label="Ja, abräumen")
    assert "Abgeräumt" in words(sheet_)
    assert labels(sheet_) == []
    panel = house.channel.history()[0]
    assert "Abgeräumt, bevor es losging" in words(panel)
    assert not controls(panel)
    assert "abgebrochen" in told(await house.press(house.anna, f"l:{game}:clear"))
    assert "abgebrochen" in told(await house.press(house.anna, f"l:{game}:cancel"))


async def test_the_computer_fills_up_and_plays(house: House) -> None:
    await table(house)
    assert await press(house, house.anna, "Computer auffüllen") == ""
    assert re.search(r"`B` 🤖 [A-Z][a-z]+\n", words(house.panel()) + "\n")
    assert await press(house, house.ben, "Platz nehmen") == ""  # people come before machines
    assert await press(house, house.ben, "Aufstehen") == ""
    assert await press(house, house.anna, "Computer auffüllen") == ""
    assert await press(house, house.anna, "Beginnen") == ""
    assert re.search(r"🤖 [A-Z][a-z]+ \(0 XP\): \*\*", words(house.panel()))
    while labels(house.panel()) == ["Würfeln"]:
        assert await press(house, house.anna, "Würfeln") == ""
    assert "gewinnt" in words(house.panel())


async def test_host_and_referee_may_seat_somebody(house: House) -> None:
    game = await table(house)
    referee = house.person("rita", manager=True)
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    refused = await house.ben.select(house.panel(), [house.carl], custom_id=f"u:{game}")
    assert "Das darf nur" in told(refused)
    machine = await referee.select(house.panel(), [robot], custom_id=f"u:{game}")
    assert "Bots spielen nicht mit" in told(machine)
    assert (await referee.select(house.panel(), [house.carl], custom_id=f"u:{game}")).acknowledged
    assert f"`B` {house.carl.mention}" in words(house.panel())
    assert await press(house, referee, "Beginnen") == ""
    assert labels(house.panel()) == ["Würfeln"]


async def test_a_name_that_pings_nobody_and_hides_nothing(house: House) -> None:
    mallory = house.person("mallory", nick="@everyone \u202e**x**" + "y" * 20)
    await mallory.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    while labels(house.panel()) == ["Würfeln"]:
        for person in (mallory, house.ben):
            await house.press(person, controls(house.panel())[0], house.panel())
    assert not house.panel().mention_everyone
    assert "\u202e" not in str(house.panel().attachments[0].description)


async def test_nobody_came(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.services.lobby, "_expires_after", 120.0)
    game = await table(house)
    await house.env.advance_time(121)
    assert "Hier ist nichts mehr los" in words(house.channel.history()[0])
    assert not controls(house.channel.history()[0])
    note = house.anna.user.dm_channel.history()[-1]
    assert "Dein Tisch „Kampfwurf“ ist abgeräumt" in note.content
    assert "abgeräumt" in told(await house.press(house.ben, f"l:{game}:join"))
    assert "abgeräumt" in told(await house.press(house.anna, f"l:{game}:start"))
    await house.env.advance_time(3600)
    assert len(house.anna.user.dm_channel.history()) == 1


async def test_whose_direct_messages_are_closed_is_told_at_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.services.lobby, "_expires_after", 120.0)
    await table(house)
    dm = house.anna.user.dm_channel
    house.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007)
    await house.env.advance_time(121)
    note = house.channel.history()[-1]
    assert f"{house.anna.mention} (deine Direktnachrichten sind zu" in note.content
    assert house.pings(note) == ping(house.anna)
    closed = await house.services.games.database.read(lambda db: db.execute(t.people.select()).one())
    assert (closed.person_id, closed.dm_closed) == (house.anna.id, True)
