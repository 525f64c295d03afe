"""The end is an event: a message of its own at the bottom, once, and the way to another game."""

import discord

from bot.service.play.live import Who
from tests.edge.house import House, controls, labels, told, words
from tests.edge.pings import ping
from tests.edge.test_sample_game import deal, lay
from tests.sample.model import HasardOptions


async def play(house: House) -> None:
    """Play a dealt game of one round to its end."""
    await lay(house, house.anna)
    await lay(house, house.ben)
    await house.anna.click(house.panel(), label="Halten")
    await house.ben.click(house.panel(), label="Halten")


def ends(house: House) -> list[discord.Message]:
    return [one for one in house.channel.history() if any(id.startswith("a:") for id in controls(one))]


async def test_the_end_is_a_new_message_and_the_table_above_is_closed(house: House) -> None:
    await deal(house)
    table = house.panel().id
    await house.carl.send(house.channel, "wer gewinnt?")
    await play(house)
    old = next(one for one in house.channel.history() if one.id == table)
    (end,) = ends(house)
    assert house.channel.history()[-1].id == end.id > table
    assert labels(old) == []
    assert "steht weiter unten" in words(old)
    assert "gewinnt mit" in words(end)
    assert "Startwert" in words(end)
    assert labels(end) == ["Noch einmal", "Protokoll prüfen", "Regeln"]
    checked = await house.carl.click(end, label="Protokoll prüfen")
    assert "python fair.py" in told(checked)


async def test_the_end_is_told_once_however_we_fall(house: House) -> None:
    await deal(house)
    await lay(house, house.anna)
    await lay(house, house.ben)
    await house.anna.click(house.panel(), label="Halten")
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=500, times=1)
    await house.ben.click(house.panel(), label="Halten")
    await house.restart()
    await house.env.advance_time(60)
    assert len(ends(house)) == 1
    await house.restart()
    await house.env.advance_time(60)
    (end,) = ends(house)
    assert "gewinnt mit" in words(end)


async def test_once_more_seats_everybody_as_before(house: House) -> None:
    await deal(house)
    await play(house)
    (end,) = ends(house)
    no = await house.carl.click(end, label="Noch einmal")
    assert "die eben dabei waren" in told(no)
    asked = await house.ben.click(end, label="Noch einmal")
    lobby = house.channel.history()[-1]
    assert f"`Nord` {house.anna.mention}" in words(lobby)
    assert f"`Ost` {house.ben.mention}" in words(lobby)
    assert house.pings(lobby) == ping(house.anna)
    assert asked.acknowledged
    await house.anna.click(lobby, label="Aufstehen")
    assert f"`Nord` {house.anna.mention}" not in words(house.channel.history()[-1])
    second = await house.anna.click(end, label="Noch einmal")
    assert f"/{lobby.id}" in told(second)
    live = await house.services.games.live(house.game_id(lobby))
    assert live.row.host_id == house.ben.id
    assert live.options == HasardOptions(rounds=1, seconds=60)


async def test_a_next_game_that_came_to_nothing_can_be_asked_for_again(house: House) -> None:
    await deal(house)
    await play(house)
    (end,) = ends(house)
    await house.ben.click(end, label="Noch einmal")
    first = house.game_id(house.channel.history()[-1])
    host = Who(house.ben.id, "ben")
    await house.inside(house.services.conduct.end(first, host, cause=77))
    await house.anna.click(end, label="Noch einmal")
    second = house.game_id(house.channel.history()[-1])
    assert first != second


async def test_z6_7_a_correction_after_the_end_is_shown_in_the_message_of_the_end(house: House) -> None:
    names = f"{house.anna.mention}, {house.ben.mention}, Chris"
    await house.anna.slash(house.channel, "wizard block", namen=names)
    game, table = house.game_id(), house.panel().id
    for move in ("ansagen 1 0 1", "stiche 1 0 0", "stimmt", "schluss"):
        live = await house.services.games.live(game)
        await house.press(house.anna, f"m:{game}:{live.token}:{move}")
    (end,) = ends(house)
    assert f"**1.** {house.ben.mention} · +30" in words(end)
    referee = house.person("rita", manager=True)
    for move, ranking in (
        ("strafe B", f"**3.** {house.ben.mention} · −90"),
        ("streichen 1", f"**1.** {house.ben.mention} · +30"),
    ):
        await house.press(referee, f"m:{game}:0.over:{move}")
        (now,) = ends(house)
        assert now.id == end.id, "it is mended where it stands"
        assert ranking in words(now)
    old = next(one for one in house.channel.history() if one.id == table)
    assert labels(old) == [] and "steht weiter unten" in words(old)
