"""Bad days of a tournament: the bot dies, channels vanish, people take no letters, everybody presses at once."""

import asyncio
from typing import Any

import pytest

from bot import fair
from tests.cogs.test_turnier_online import crowd
from tests.cogs.test_turnier_tables import seated
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, sheet, told, words

__all__ = ["plain"]


async def test_killed_between_the_draw_and_its_announcement(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    await tourney.do("seal")
    await house.client.outbox._workers.close()
    await tourney.do("draw")
    assert "Alle an die Tische" not in texts(house)
    await house.restart()
    assert texts(house).count("Alle an die Tische") == 1
    seeds = [line for line in texts(house).splitlines() if line.startswith("Schlüssel: `")]
    promises = [line for line in texts(house).splitlines() if line.startswith("Siegel: `")]
    assert fair.commitment(bytes.fromhex(seeds[0].split("`")[1])) == promises[0].split("`")[1]
    await tourney.rule_all()
    assert (await tourney.state()).phase == "pause", "every button works after the restart"


async def test_a_mass_of_entries_at_once_loses_nobody(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = [house.person(f"p{number}") for number in range(12)]
    await house.env.settle()
    await asyncio.gather(*(tourney.do("enter", who, "mine") for who in people))
    state = await tourney.state()
    assert sorted(entry.number for entry in state.entries) == list(range(1, 13))
    again = await tourney.do("enter", people[0], "mine")
    assert "Du stehst schon auf der Liste" in told(again)


async def test_a_press_delivered_twice_counts_once(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    house.deliver_twice()
    await tourney.do("enter", house.ben, "mine")
    assert len((await tourney.state()).entries) == 1


async def test_a_panel_that_was_deleted_comes_back(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    panel = tourney.panel()
    house.env.backend.delete_message(house.channel.id, panel.id)
    await house.ben.slash(house.channel, "turnier anmelden", partner=house.carl)
    assert tourney.panel().id != panel.id


async def test_whoever_takes_no_letters_is_called_in_the_channel(house: House) -> None:
    tourney = await Tourney(house).open()
    letters = house.carl.user.dm_channel
    house.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007)
    page: Any = await tourney.press(house.ben, "page", "enter")
    await house.ben.select(page.response, [house.carl], custom_id=f"cu:{tourney.id}:partner")
    called = [message for message in house.channel.history() if "Direktnachrichten sind zu" in message.content]
    assert len(called) == 1 and labels(called[0]) == ["Mein Turnier"]
    own = await house.carl.click(called[0], label="Mein Turnier")
    assert "Gern" in labels(sheet(own))


async def test_somebody_stops_in_the_middle_and_cannot_come_back_as_another(house: House) -> None:
    table = await seated(house)
    tourney, one = table.tourney, await table.first()
    sure = await tourney.page(one, "sure.leave")
    assert "Es ist schon gelost" in words(sure)
    await one.click(sure, label="Ja, abmelden")
    state = await tourney.state()
    assert [entry.status for entry in state.entries].count("gone") == 1
    late = await one.slash(house.channel, "turnier anmelden", partner=house.ben)
    assert "vor der ersten Auslosung" in told(late) or "schon auf der Liste" in told(late)


async def test_old_buttons_of_a_tournament_that_is_over_say_so(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    await tourney.do("close")
    for move in ("seal", "shut", "checkin", "add 1"):
        assert "zu Ende" in told(await tourney.do(move)), move
    assert "abgesagt" in texts(house)
    assert "zu Ende" in told(await tourney.do("seek", house.ben, "mine"))


@pytest.mark.parametrize(
    "page", ["lead.entry.999", "lead.table.9.9", "lead.round.7", "lead.list.99", "sure.exclude 99", "?"]
)
async def test_pages_that_do_not_exist_lead_somewhere(house: House, page: str) -> None:
    tourney = await Tourney(house).open()
    assert words(await tourney.page(house.anna, page))


async def test_english_people_read_english(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="5")
    await tourney.guests()
    emma = house.person("emma", locale="en-GB", manager=True)
    await house.env.settle()
    for page in (
        "mine",
        "rules",
        "enter",
        "lead",
        "lead.list.0",
        "lead.entry.1",
        "lead.paper",
        "lead.people",
        "sure.close",
    ):
        assert words(await tourney.page(emma, page))
    assert "Enter guests" in labels(await tourney.page(emma, "lead"))
    await tourney.draw()
    for page in ("mine", "table", "plan", "lead", "lead.round.1", "lead.table.1.1"):
        assert words(await tourney.page(emma, page))


async def test_a_channel_that_is_gone_is_replaced_by_another(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    other = house.guild.create_text_channel("nebenan")
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    answer = await house.anna.slash(other, "partie hier", partie=tourney.id)
    assert answer.acknowledged
    moved = [message for message in other.history() if message.components and not message.content]
    assert "Watt-Turnier" in words(moved[-1])
    page = await house.anna.click(moved[-1], label="Leitung")
    assert "Leitung" in words(sheet(page))


async def test_a_tournament_that_is_broken_off_shows_what_there_was_and_can_be_checked(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    await tourney.draw()
    asked = await house.anna.slash(house.channel, "partie beenden", partie=tourney.id)
    await house.anna.submit_modal(asked, {"line": "Wasserrohrbruch"})
    panel = tourney.panel()
    assert "Abgebrochen. Es gibt kein Ergebnis." in words(panel) and labels(panel) == ["Auslosungen prüfen"]
    assert "abgesagt" in texts(house)
    proof = await house.ben.click(panel, label="Auslosungen prüfen")
    assert [file.filename.rpartition(".")[2] for file in sheet(proof).attachments] == ["log", "py"]


async def test_z7_2_what_was_not_said_of_tables_before_they_were_drawn_again_is_said_of_the_new_ones_alone(
    house: House,
) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel")
    people = await crowd(house, tourney, 6)
    await tourney.do("seal")
    await house.client.outbox._workers.close()
    await tourney.do("draw")
    first, second = (await tourney.state()).rounds[0].tables
    for number in first.entries[1:]:
        await tourney.do(f"gone {number}", page=f"lead.entry.{number}")
    await tourney.do("redraw")
    left = [people[number - 1] for number in (first.entries[0], *second.entries)]
    house.sleep(60)
    await tourney.draw()
    await house.restart()
    for who in left:
        called = [words(one) for one in who.user.dm_channel.history() if "Tisch 1" in words(one)]
        assert len(called) == 1 and all(one.mention in called[0] for one in left if one is not who)
    assert sum("Ein Druck, und der Tisch ist offen" in words(one) for one in house.channel.history()) == 1
