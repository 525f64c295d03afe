"""A table that is open to anybody: seats, host and referee, the computer, and what happens when nobody comes."""

import pytest
from simcord.actors import MemberActor

from bot.store import tables as t
from tests.ui.house import House, controls, labels, shown, told, words


async def table(house: House) -> str:
    """Let anna open a Kampfwurf for whoever dares."""
    await house.anna.slash(house.channel, "wuerfel kampf")
    return house.game_id()


async def press(house: House, person: MemberActor, label: str) -> str:
    """Press and return what the person was told, nothing if the panel says it all."""
    result = await person.click(house.panel(), label=label)
    assert result.acknowledged
    return told(result) if result.response and result.response.id != house.panel().id else ""


async def test_seats_are_taken_and_given_up(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "wuerfel kampf"))
    assert labels(answer) == ["Platz nehmen", "Aufstehen", "Computer auffüllen", "Beginnen"]
    assert f"`A` {house.anna.mention}" in words(answer)
    assert "`B` *frei*" in words(answer)
    assert "Noch ein Platz" in words(answer)
    start = next(part for part in answer.components[0]["components"][-2]["components"] if part["style"] == 3)
    assert start["disabled"]

    assert await press(house, house.ben, "Platz nehmen") == ""
    assert f"`B` {house.ben.mention}" in words(house.panel())
    assert f"{house.anna.mention} kann beginnen" in words(house.panel())
    assert "Du sitzt schon: B" in await press(house, house.ben, "Platz nehmen")
    assert "Alle Plätze sind besetzt" in await press(house, house.carl, "Platz nehmen")
    assert "Du sitzt hier gar nicht" in await press(house, house.carl, "Aufstehen")
    assert "Das darf nur" in await press(house, house.ben, "Beginnen")
    assert "Das darf nur" in await press(house, house.carl, "Computer auffüllen")
    assert await press(house, house.ben, "Aufstehen") == ""
    assert "`B` *frei*" in words(house.panel())
    assert "Ein Platz fehlt noch" in told(await house.press(house.anna, f"l:{house.game_id()}:start"))
    assert await press(house, house.carl, "Platz nehmen") == ""
    assert await press(house, house.anna, "Beginnen") == ""
    assert labels(house.panel()) == ["Würfeln"]
    assert "schon begonnen" in told(await house.press(house.ben, f"l:{house.game_id()}:join"))


async def test_the_computer_fills_up_and_plays(house: House) -> None:
    await table(house)
    assert await press(house, house.anna, "Computer auffüllen") == ""
    assert "`B` 🤖 B (Computer)" in words(house.panel())
    assert await press(house, house.ben, "Platz nehmen") == ""  # people come before machines
    assert await press(house, house.ben, "Aufstehen") == ""
    assert await press(house, house.anna, "Computer auffüllen") == ""
    assert await press(house, house.anna, "Beginnen") == ""
    assert "🤖 B (Computer) (0 XP): **" in words(house.panel())
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
    monkeypatch.setattr(house.desk.lobby, "_expires_after", 120.0)
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
    monkeypatch.setattr(house.desk.lobby, "_expires_after", 120.0)
    await table(house)
    dm = house.anna.user.dm_channel
    house.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007)
    await house.env.advance_time(121)
    note = house.channel.history()[-1]
    assert f"{house.anna.mention} (deine Direktnachrichten sind zu" in note.content
    assert [user.id for user in note.mentions] == [house.anna.id]
    closed = await house.desk.games.database.read(lambda db: db.execute(t.people.select()).one())
    assert (closed.person_id, closed.dm_closed) == (house.anna.id, True)
