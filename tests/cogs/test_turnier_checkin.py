"""The check-in opens by itself at its time, reminds those who are missing, and is opened and ended by hand as well."""

from datetime import timedelta
from typing import Any

import pytest

from bot.engine.spans import ZONE
from tests.cogs.test_turnier_online import crowd
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words
from tests.edge.pings import ping

__all__ = ["plain"]
MINUTE = 60


def at(house: House, minutes: int) -> str:
    """Write a moment so many minutes from now as people type it."""
    return f"{(house.env.now() + timedelta(minutes=minutes)).astimezone(ZONE):%d.%m.%Y %H:%M}"


def begins(house: House, minutes: int) -> dict[str, str]:
    day, clock = at(house, minutes).split()
    return {"tag": day, "beginn": clock}


async def test_it_opens_half_an_hour_before_the_beginning_reminds_and_ends(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", **begins(house, 90))
    people = await crowd(house, tourney, 4)
    options = (await tourney.state()).options
    assert options.starts_at is not None
    assert (options.checkin_at, options.checkin_until) == (options.starts_at - 1800, options.starts_at - 600)
    assert f"Check-in ab <t:{options.checkin_at}:t>" in words(tourney.panel())
    assert "öffnet sich um" in words(await tourney.page(house.anna, "lead"))
    assert "noch nicht offen" in told(await tourney.do("here", people[0], "mine"))
    await house.env.advance_time(58 * MINUTE)
    assert not (await tourney.state()).checkin
    await house.env.advance_time(2 * MINUTE + 1)
    said = next(one for one in house.channel.history() if one.content.startswith("✅ **Check-in** bis"))
    assert house.pings(said) == ping(*people) and "Ich bin da" in labels(said)
    await people[0].click(said, label="Ich bin da")
    await house.env.advance_time(16 * MINUTE)
    assert "Noch 5 Minuten Check-in" in texts(house)
    assert "In 5 Minuten endet der Check-in" in words(people[1].user.dm_channel.history()[-1])
    assert people[0].user.dm_channel.history() == [], "who is there is not reminded"
    state = await tourney.draw()
    assert state.phase != "playing", "one alone makes no table"


@pytest.mark.parametrize("away", [35, 57])
async def test_the_bot_was_away_when_it_should_have_opened(house: House, away: int) -> None:
    """It opens as soon as the bot is back; whoever is missing is reminded in time, or at its end."""
    tourney = await Tourney(house).open("wizard", "Vorrunde", **begins(house, 60))
    people = await crowd(house, tourney, 4)
    house.sleep(away * MINUTE)
    await house.restart()
    await house.env.settle()
    state = await tourney.state()
    assert state.checkin
    late = away > 50
    opened = next(one.content for one in house.channel.history() if one.content.startswith("✅ **Check-in**"))
    assert ("ist offen" in opened) is late, "no end is promised that has passed"
    await tourney.do("here", people[0], "mine")
    await house.env.advance_time(16 * MINUTE)
    reminded = [one.content for one in house.channel.history() if "Hat die jemand gesehen" in one.content]
    assert len(reminded) == (0 if late else 1), "nobody is reminded of an end that has passed"
    assert texts(house).count("✅ **Check-in**") == 1


async def test_opened_by_hand_shortly_before_its_end_it_reminds_at_the_end(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", checkin="-", **begins(house, 60))
    people = await crowd(house, tourney, 3)
    assert (await tourney.state()).options.checkin_at is None
    await house.env.advance_time(47 * MINUTE)
    assert not (await tourney.state()).checkin, "by hand means by hand"
    await tourney.do("checkin")
    await tourney.do("here", people[0], "mine")
    assert "Hat die jemand gesehen" not in texts(house)
    await house.env.advance_time(3 * MINUTE + 1)
    assert "Der Check-in endet jetzt. Es fehlen: " in texts(house)
    assert "Der Check-in endet gerade, und du fehlst noch" in words(people[1].user.dm_channel.history()[-1])


async def test_the_lead_ends_it_by_a_press_and_opens_it_again(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", **begins(house, 90))
    people = await crowd(house, tourney, 5)
    assert "noch nicht offen" in told(await tourney.do("checkout"))
    await tourney.do("checkin")
    await tourney.do("here", people[0], "mine")
    desk = await tourney.page(house.anna, "lead")
    assert "Check-in beenden" in labels(desk) and "Check-in öffnen" not in labels(desk)
    assert "Das macht die Spielleitung" in told(await tourney.do("checkout", people[1]))
    await house.anna.click(desk, label="Check-in beenden")
    assert "🔒 Der **Check-in** ist zu" in texts(house)
    late = await tourney.do("here", people[1], "mine")
    assert "sag es der Spielleitung" in told(late)
    assert "Ich bin da" not in labels(tourney.panel()) and "Ich bin da" not in labels(
        await tourney.page(people[1], "mine")
    )
    await tourney.do("present 2", page="lead.entry.2")
    await tourney.do("present 3", page="lead.entry.3")
    await house.env.advance_time(75 * MINUTE)
    assert (await tourney.state()).checkin_over, "the clock does not open it again"
    assert "Hat die jemand gesehen" not in texts(house), "nobody is reminded of what is over"
    again = await tourney.page(house.anna, "lead")
    await house.anna.click(again, label="Check-in öffnen")
    await tourney.do("here", people[3], "mine")
    state = await tourney.draw()
    assert [entry.status for entry in state.entries] == ["in"] * 4 + ["absent"]


async def test_its_times_are_set_by_form_and_move_along_with_the_beginning(house: House) -> None:
    tourney = await Tourney(house).open("watten", "Turnier", **begins(house, 24 * 60))
    await tourney.form(house.anna, "lead.checkin", opens=at(house, 23 * 60), until=at(house, 24 * 60 - 20))
    options = (await tourney.state()).options
    assert options.starts_at is not None
    assert (options.checkin_at, options.checkin_until) == (options.starts_at - 3600, options.starts_at - 1200)
    given = {"title": "Turnier", "starts": at(house, 26 * 60), "place": "", "closes": "", "fee": ""}
    await tourney.form(house.anna, "lead.when", **given)
    later = (await tourney.state()).options
    assert later.starts_at == options.starts_at + 7200
    assert (later.checkin_at, later.checkin_until) == (later.starts_at - 3600, later.starts_at - 1200)
    await tourney.form(house.anna, "lead.checkin", opens="", until="")
    assert (await tourney.state()).options.checkin_at is None
    asked = await tourney.press(house.anna, "form", "lead.checkin")
    proposed = [part["component"].get("value") for part in asked.modal["components"] if "component" in part]
    assert proposed == [at(house, 26 * 60 - 30), at(house, 26 * 60 - 10)], "half an hour before is proposed"


@pytest.mark.parametrize(
    ("opens", "until", "said"),
    [
        ("gestern", "", "gestern"),
        (-10, "", "ist schon vorbei"),
        (200, "", "nicht erst nach dem Beginn"),
        (60, 40, "nicht enden, bevor er sich öffnet"),
    ],
)
async def test_nonsense_is_answered(house: House, opens: Any, until: Any, said: str) -> None:
    tourney = await Tourney(house).open("watten", "Turnier", **begins(house, 120))
    before = (await tourney.state()).options
    typed = {key: at(house, one) if isinstance(one, int) else one for key, one in (("opens", opens), ("until", until))}
    assert said in told(await tourney.form(house.anna, "lead.checkin", **typed))
    assert (await tourney.state()).options == before


@pytest.mark.parametrize("typed", ["13", "13 Uhr", "Do 21.11.2030, 13 Uhr", "21. November 2030 13:00", "21.11.2030 13"])
async def test_a_mere_time_is_one_of_the_day_it_begins_and_a_day_is_read_as_people_write_it(
    house: House, typed: str
) -> None:
    tourney = await Tourney(house).open("watten", "Turnier", tag="21.11.2030", beginn="14:00", checkin=typed)
    options = (await tourney.state()).options
    assert options.starts_at is not None and options.checkin_at == options.starts_at - 3600


async def test_who_was_ticked_off_meanwhile_stays_so_and_the_others_are_ticked_off(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = await crowd(house, tourney, 4)
    await tourney.do("checkin")
    door = f"cm:{tourney.id}:tick:lead.list.0.present"
    await tourney.do("here", people[1], "mine")
    ticked = await house.press(house.anna, door, kind=3, values=["present 1", "present 2", "present 3"])
    assert "2 Haken gesetzt" in told(ticked)
    assert [entry.here for entry in (await tourney.state()).entries] == [True, True, True, False]
    await tourney.do("leave", people[2], "mine")
    gone = await house.press(house.anna, door, kind=3, values=["present 3", "present 99", "present 4"])
    assert "Ein Haken gesetzt" in told(gone) and "Nr. 3 ist abgemeldet" in told(gone), (
        "who is gone keeps up nobody, and is named"
    )
    assert (await tourney.state()).entries[3].here
    nobody = await house.press(house.anna, door, kind=3, values=["present 3"])
    assert "Haken" not in told(nobody) and "Nr. 3 ist abgemeldet" in told(nobody), (
        "where nothing was done, only the no is told"
    )


async def test_w8_3_a_team_that_fills_in_is_nobody_to_wait_for_at_the_check_in(house: House) -> None:
    tourney = await Tourney(house).open("watten", "Turnier", **begins(house, 90))
    await tourney.guests("A / B\nC / D\nE / F")
    await tourney.form(house.anna, "lead.filler", names=f"{house.ben.mention} / {house.carl.mention}")
    await house.env.advance_time(60 * MINUTE + 1)
    said = next(one for one in house.channel.history() if one.content.startswith("✅ **Check-in** bis"))
    assert house.pings(said) == ping(), "who fills in comes when he is needed"
    await tourney.do("present 1", page="lead.entry.1")
    await tourney.press(house.anna, "poke", "here")
    await house.env.advance_time(16 * MINUTE)
    found = [line for line in texts(house).splitlines() if "Es fehlen" in line]
    assert len(found) == 2 and all(line.count(" / ") == 2 and "<@" not in line for line in found), found
    assert house.ben.user.dm_channel.history() == []


async def test_of_very_many_who_are_missing_it_is_said_how_many_more_there_are(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", **begins(house, 90))
    await tourney.guests("\n".join(f"P{number}" for number in range(1, 26)))
    letter = await tourney.press(house.ben, "do", "mine", "enter")
    assert letter.acknowledged
    await house.env.advance_time(60 * MINUTE + 1)
    for number in range(1, 4):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    await house.env.advance_time(16 * MINUTE)
    reminded = next(line for line in texts(house).splitlines() if "Noch 5 Minuten" in line)
    assert "P23 und 3 weitere" in reminded and "P24" not in reminded
    assert "P23 und 3 weitere" in words(house.anna.user.dm_channel.history()[-1])
    await tourney.draw()
    absent = next(line for line in texts(house).splitlines() if line.startswith("Nicht dabei"))
    assert "P23 und 3 weitere" in absent, "nobody is left out without a word"
