"""A game with hands, a door and menus through the whole edge."""

import re

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.service.play.live import Who
from tests.edge.house import House, controls, labels, told, words
from tests.edge.pings import ping
from tests.sample.model import HasardOptions


async def deal(house: House, rounds: int = 1, seconds: float = 60, start: bool = True) -> str:
    """Seat anna (Nord) and ben (Ost) and post the table."""

    async def work() -> str:
        services = house.services
        host = Who(house.anna.id, "anna")
        seated = {"Nord": host, "Ost": Who(house.ben.id, "ben")}
        live = await services.lobby.open(
            "hasard",
            HasardOptions(rounds=rounds, seconds=seconds),
            host,
            guild_id=house.guild.id,
            channel_id=house.channel.id,
            seated=seated,
        )
        if start:
            live = (await services.lobby.start(live.row.id, host, cause=1)).live
        await house.client.publisher.must_show(live, house.channel.id)
        return live.row.id

    return await house.inside(work())


async def sheet(house: House, person: MemberActor) -> ResponseMessage:
    """Open the door to one's own cards."""
    result = await person.click(house.panel(), label="Meine Karten")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def lay(house: House, person: MemberActor) -> None:
    hand = await sheet(house, person)
    await person.click(hand, label=labels(hand)[0])


async def test_the_door_shows_each_their_own_cards(house: House) -> None:
    game = await deal(house)
    assert "Meine Karten" in labels(house.panel())
    assert not re.search(r"Karte \d", " ".join(labels(house.panel())))
    state = (await house.services.games.live(game)).folded().state
    for person, seat in ((house.anna, "Nord"), (house.ben, "Ost")):
        hand = await sheet(house, person)
        assert labels(hand) == [*(f"Karte {card}" for card in state.player(seat).hand), "Aufstehen"]
        assert hand.id not in [message.id for message in house.channel.history(viewer=house.carl)]
    no = await house.carl.click(house.panel(), label="Meine Karten")
    assert "Du sitzt hier nicht mit am Tisch" in told(no)


async def test_the_sheet_follows_ones_own_move(house: House) -> None:
    game = await deal(house)
    hand = await sheet(house, house.anna)
    card = labels(hand)[0].removeprefix("Karte ")
    await house.anna.click(hand, label=f"Karte {card}")
    assert f"Du hast {card} gelegt" in words(hand)
    assert labels(hand) == ["Aufstehen"]
    assert f"Karte {card}" not in words(house.panel())
    assert f"{house.anna.mention}: 0 · Karte liegt" in words(house.panel())
    assert len(await house.events(game)) == 3


async def test_somebody_elses_sheet_does_not_help(house: House) -> None:
    await deal(house)
    hand = await sheet(house, house.anna)
    theft = await house.press(house.ben, controls(hand)[0], house.panel())
    assert "hast du nicht auf der Hand" in told(theft)


async def test_menus_act_and_refuse(house: House) -> None:
    await deal(house)
    referee = house.person("rita", manager=True)
    menu = next(id for id in controls(house.panel()) if id.startswith("s:"))
    no = await house.anna.select(house.panel(), ["strafe Ost"], custom_id=menu)
    assert "nur der Schiedsrichter" in told(no)
    assert (await referee.select(house.panel(), ["strafe Ost"], custom_id=menu)).acknowledged
    assert f"{house.ben.mention}: -1" in words(house.panel()).replace("−", "-")
    assert "verliert einen Punkt" in words(house.panel())


async def test_a_button_asks_for_a_line_of_text(house: House) -> None:
    await deal(house)
    await lay(house, house.anna)
    await lay(house, house.ben)
    referee = house.person("rita", manager=True)
    form = await referee.click(house.panel(), label="Strafe eintippen")
    slip = await referee.submit_modal(form, {"line": "Nordost"})
    assert "Nordost" not in words(house.panel())
    assert told(slip)
    form = await referee.click(house.panel(), label="Strafe eintippen")
    assert (await referee.submit_modal(form, {"line": "Ost"})).acknowledged
    assert "verliert einen Punkt" in words(house.panel())


async def test_a_whole_game_with_a_restart_before_every_move(house: House) -> None:
    await deal(house)
    await lay(house, house.anna)
    await house.restart()
    await lay(house, house.ben)
    await house.restart()
    assert "würfelt oder hält" in words(house.panel())
    wait = await house.ben.click(house.panel(), label="Würfeln")
    assert f"Erst ist {house.anna.mention} dran" in told(wait)
    await house.anna.click(house.panel(), label="Würfeln")
    await house.restart()
    await house.ben.click(house.panel(), label="Halten")
    assert labels(house.panel()) == ["Noch einmal", "Protokoll prüfen", "Regeln"]
    assert "gewinnt mit" in words(house.panel())
    rules = await house.anna.click(house.panel(), label="Regeln")
    assert "gewinnt die Runde" in told(rules)
    late = await house.press(house.anna, f"d:{house.game_id()}")
    assert "zu Ende" in told(late)


async def test_time_up_is_shown(house: House) -> None:
    await deal(house, rounds=2)
    await house.env.advance_time(61)
    assert "Karte gelegt" in words(house.panel())
    assert "würfelt oder hält" in words(house.panel())


async def test_people_choose_their_seat(house: House) -> None:
    game = await deal(house, start=False)
    assert (await house.carl.select(house.panel(), ["West"], custom_id=f"t:{game}")).acknowledged
    assert f"`West` {house.carl.mention}" in words(house.panel())
    assert (await house.ben.select(house.panel(), ["Sued"], custom_id=f"t:{game}")).acknowledged
    assert f"`Sued` {house.ben.mention}" in words(house.panel())
    late = await house.press(house.ben, f"t:{game}", house.panel(), kind=3, values=["West"])
    assert "Da sitzt schon jemand" in told(late)


def calls(house: House) -> list[discord.Message]:
    return [one for one in house.channel.history() if not one.components and one.content]


async def test_in_slow_games_people_are_called_and_reminded_once(house: House) -> None:
    await deal(house, seconds=4 * 3600)
    await lay(house, house.anna)
    await house.env.advance_time(600)
    await lay(house, house.ben)
    (turn,) = calls(house)
    assert turn.content.startswith(house.anna.mention)
    assert "du bist dran" in turn.content
    assert house.pings(turn) == ping(house.anna)
    await house.env.advance_time(3 * 3600 + 1)
    (reminder,) = calls(house)
    assert reminder.content.startswith(house.anna.mention)
    assert "nicht vergessen" in reminder.content
    assert house.pings(reminder) == ping(house.anna)
    await house.env.advance_time(1000)
    assert calls(house) == [reminder], "once"
    await house.anna.click(house.panel(), label="Würfeln")
    (turn,) = calls(house)
    assert turn.content.startswith(house.ben.mention)
    assert house.pings(turn) == ping(house.ben)


@pytest.mark.parametrize("seconds", [60, 24 * 3600])
async def test_at_a_lively_table_nobody_is_pinged(house: House, seconds: float) -> None:
    await deal(house, seconds=seconds)
    await lay(house, house.anna)
    await lay(house, house.ben)
    assert calls(house) == []
