"""The day of a tournament in the server's calendar: once, where Discord lets us, and never in anybody's way."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.service.play.live import Who
from tests.cogs.cabin import allow
from tests.cogs.forgery import forge
from tests.cogs.test_pokal_dates import calendar
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, sheet, told, words

__all__ = ["plain"]
DAY: dict[str, Any] = {"tag": "21.11.2030", "beginn": "14:00", "ort": "Saal"}
MOVED = {"title": "Watt-Turnier", "starts": "22.11.2030 15:00", "place": "Zelt", "closes": "", "fee": ""}
SUNDAY = ("Sonntagsrunde", "2030-11-24T10:00")
OURS, LATER = ("Watt-Turnier", "2030-11-21T13:00"), ("Watt-Turnier", "2030-11-22T14:00")


def events(house: House) -> str:
    return f"/guilds/{house.guild.id}/scheduled-events"


async def note(house: House, name: str, starts: datetime) -> None:
    """Let something else stand in the server's calendar."""
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    work = guild.create_scheduled_event(
        name=name,
        start_time=starts,
        end_time=starts + timedelta(hours=1),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="Garten",
    )
    await house.inside(work)


async def sunday(house: House) -> None:
    await note(house, SUNDAY[0], datetime(2030, 11, 24, 10, tzinfo=UTC))


async def test_what_else_stands_in_the_calendar_is_left_alone(house: House) -> None:
    await sunday(house)
    tourney = await Tourney(house).open(**DAY)
    assert calendar(house) == [SUNDAY, OURS]
    await tourney.form(house.anna, "lead.when", **MOVED)
    assert calendar(house) == [SUNDAY, LATER]
    await tourney.form(house.anna, "lead.when", **{**MOVED, "starts": ""})
    assert calendar(house) == [SUNDAY]


async def test_a_day_that_somebody_took_out_of_the_calendar_comes_back_when_it_is_moved(house: House) -> None:
    tourney = await Tourney(house).open(**DAY)
    house.env.backend.guilds[house.guild.id].scheduled_events.clear()
    await sunday(house)
    await tourney.form(house.anna, "lead.when", **MOVED)
    assert calendar(house) == [SUNDAY, LATER]


async def test_a_day_that_only_gets_another_place_stays_where_it_is_in_the_calendar(house: House) -> None:
    tourney = await Tourney(house).open(**DAY)
    (before,) = house.env.backend.guilds[house.guild.id].scheduled_events.values()
    await tourney.form(house.anna, "lead.when", **{**MOVED, "starts": "21.11.2030 14:00"})
    (after,) = house.env.backend.guilds[house.guild.id].scheduled_events.values()
    assert calendar(house) == [OURS]
    assert (after.id, after.entity_metadata) == (before.id, {"location": "Zelt"}), "who wants to come is still listed"


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_calendar_that_cannot_be_written_just_now_keeps_no_list_shut(house: House, method: str) -> None:
    tourney = Tourney(house)
    page = await tourney.draft(**DAY)
    house.env.inject_error(method, events(house), status=403, code=50013, message="Missing Permissions")
    done = await house.anna.click(page, label="Anmeldung öffnen")
    assert "Die Liste ist offen" in words(done.response or page)
    assert house.game_id(tourney.panel()) == tourney.id
    assert calendar(house) == [OURS], "it is owed all the same"


@pytest.mark.parametrize("method", ["GET", "PATCH"])
async def test_a_calendar_that_cannot_follow_at_once_follows_as_soon_as_it_can(house: House, method: str) -> None:
    tourney = await Tourney(house).open(**DAY)
    house.env.inject_error(method, f"{events(house)}*", status=403, code=50013, message="Missing Permissions")
    await tourney.form(house.anna, "lead.when", **MOVED)
    assert f"<t:{(await tourney.state()).options.starts_at}:F>" in words(tourney.panel()), "the list says it at once"
    assert calendar(house) == [LATER], "people are not sent there on the wrong day"


async def test_a_day_moved_twice_while_the_calendar_was_shut_stands_there_once(house: House) -> None:
    tourney = await Tourney(house).open(**DAY)
    house.env.inject_error("PATCH", f"{events(house)}*", status=500, times=None)
    await house.client.outbox._workers.close()
    await tourney.form(house.anna, "lead.when", **{**MOVED, "starts": "23.11.2030 15:00"})
    assert calendar(house) == [OURS]
    house.env.backend.faults.clear()
    await tourney.form(house.anna, "lead.when", **MOVED)
    assert calendar(house) == [OURS, LATER], "the earlier one could not be found"
    await house.restart()
    assert calendar(house) == [LATER], "and is cleared away now"


async def test_a_day_that_is_moved_in_direct_messages_is_moved_in_the_servers_calendar(house: House) -> None:
    tourney = await Tourney(house).open(tag=DAY["tag"], beginn=DAY["beginn"])
    await house.anna.send_dm("Servus!")
    asked = await forge(house, house.anna.user, house.anna.user.dm_channel, f"c:{tourney.id}:form:lead.when", 2, [])
    await house.anna.user.submit_modal(asked, {**MOVED, "place": ""})
    assert calendar(house) == [LATER]
    (event,) = house.env.backend.guilds[house.guild.id].scheduled_events.values()
    assert event.entity_metadata == {"location": "#spiele"}, "where it is, not where it was moved"


async def test_without_the_right_to_make_events_the_calendar_is_not_even_asked(house: House) -> None:
    allow(house, administrator=False, manage_events=False, create_events=False)
    tourney = await Tourney(house).open(**DAY)
    assert (await tourney.state()).options.starts_at is not None
    assert calendar(house) == [] and house.calls("GET", "/scheduled-events") == []


async def test_a_tournament_that_was_called_off_before_its_day_was_noted_stands_in_no_calendar(house: House) -> None:
    tourney = Tourney(house)
    page = await tourney.draft(**DAY)
    await house.client.outbox._workers.close()
    house.env.inject_error("GET", events(house), status=403, code=50013)
    await house.anna.click(page, label="Anmeldung öffnen")
    assert calendar(house) == []
    lead = Who(house.anna.id, "Anna", guild_id=house.guild.id)
    await house.inside(house.services.contests.act(tourney.id, lead, "close", cause=4711))
    await house.restart()
    assert "abgesagt" in texts(house) and calendar(house) == []


async def test_a_day_that_could_not_be_noted_before_it_was_called_off_is_noted_never(house: House) -> None:
    tourney = await Tourney(house).open()
    await house.client.outbox._workers.close()
    house.env.inject_error("POST", events(house), status=500, times=None)
    await tourney.form(house.anna, "lead.when", **MOVED)
    await tourney.do("close")
    house.env.backend.faults.clear()
    await house.restart()
    assert "abgesagt" in texts(house) and calendar(house) == []
    assert len(house.calls("POST", "/scheduled-events")) == 1, "not even for a moment"


async def test_a_day_that_is_set_later_is_noted_as_soon_as_it_can_be(house: House) -> None:
    tourney = await Tourney(house).open()
    house.env.inject_error("POST", events(house), status=403, code=50013)
    await tourney.form(house.anna, "lead.when", **MOVED)
    assert calendar(house) == [LATER]


@pytest.mark.parametrize("how", ["called off", "broken off", "played"])
async def test_what_is_called_off_is_taken_out_of_the_calendar_and_what_was_played_stays(
    house: House, how: str
) -> None:
    await sunday(house)
    tourney = await Tourney(house).open(**DAY, runden=1)
    if how == "played":
        await tourney.guests("Anna / Bela\nChris / Dora")
        await tourney.draw()
        await tourney.rule_all("11:4 11:7 11:9")
    if how == "broken off":
        asked = await house.anna.slash(house.channel, "partie beenden", partie=tourney.id)
        await house.anna.submit_modal(asked, {"line": "Wasserrohrbruch"})
    else:
        await tourney.do("close")
    assert ("abgesagt" in texts(house)) is (how != "played")
    assert calendar(house) == ([SUNDAY, OURS] if how == "played" else [SUNDAY])


async def test_a_draft_is_not_published_on_another_server(house: House) -> None:
    tourney = Tourney(house)
    page = await tourney.draft(**DAY)
    other = house.env.create_guild("Die Spelunke")
    room = other.create_text_channel("hinten")
    anna = other.add_member(house.anna.user)
    await house.env.settle()
    home, house.channel = house.channel, room
    await anna.send(room, "Servus!")
    answer = await house.press(anna, f"c:{tourney.id}:publish:lead")
    assert "in einem Kanal des Servers, auf dem das Turnier ist" in told(answer)
    assert len(room.history()) == 1 and calendar(house) == []
    house.channel = home
    assert sheet(await house.anna.slash(home, "turnier stand"))
    assert "Noch sieht es niemand" in words(page)
