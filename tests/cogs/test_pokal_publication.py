"""When house points are credited: 48 hours after the log of a match stood on Discord for the first time (Q14.3)."""

from typing import Any

import discord
import pytest

from bot.contests.pokal.events import Booked
from bot.contests.pokal.model import NAMES, Match
from bot.service.play.live import Live, written_at
from tests.cogs.test_pokal_bad_days import news
from tests.cogs.test_pokal_dates import later
from tests.cogs.test_pokal_matches import Played
from tests.edge.house import House

HOUR = 3600


def reports(house: House, channel_id: int | None) -> list[Any]:
    """List the messages in a channel that publish the log of a match."""
    found = house.env.backend.messages[channel_id or 0].values()
    return [one for one in found if any(file["filename"].endswith(".log") for file in one.attachments)]


class Timely(Played):
    """A cup whose referees act at the moment it is."""

    async def known(self, name: str = "h1") -> Match:
        return (await self.state()).known(name)

    async def cheat(self, child: Live, seat: str) -> None:
        """Find somebody cheating, now."""
        games = self.house.services.games
        now = discord.utils.time_snowflake(games.clock())
        await self.house.inside(games.act(child.row.id, self.whistle, f"würfelbetrug {seat}", cause=now))
        await self.house.inside(self.house.services.tables.settle(child.row.id))

    async def booked(self) -> list[Booked]:
        """List what was booked, also the credits of matches without any points."""
        games = self.house.services.games
        entries = await games.entries(await games.live(await self.id(), fresh=True))
        return [entry.event for entry in entries if isinstance(entry.event, Booked)]

    async def bookings(self) -> list[str]:
        return [booking.why for booking in await self.booked()]


async def test_q14_3_the_hours_begin_with_the_message_that_publishes_the_log(house: House) -> None:
    cup = await Timely(house).open()
    child = await cup.play("h1")
    (report,) = reports(house, child.row.channel_id)
    assert (await cup.known()).published == written_at(report.id)
    assert len(news(house, "🏟️")) == 1


async def test_q14_3_a_fall_between_the_end_and_the_publication_delays_the_hours(house: House) -> None:
    cup = await Timely(house).open()
    running = await cup.begin("h1")
    await house.client.outbox._workers.close()
    await cup.end(running)
    assert (await cup.known()).result is not None and not (await cup.known()).published
    house.sleep(10 * HOUR)
    await house.restart()
    (report,) = reports(house, running.row.channel_id)
    posted = (await cup.known()).published
    assert posted == written_at(report.id)
    assert "48 Stunden nach dem Log" in news(house, "🏟️")[0] or "<t:" in news(house, "🏟️")[0]
    await later(house, 47 * HOUR)
    assert await cup.bookings() == [], "57 hours after the end"
    await later(house, HOUR + 1)
    assert await cup.bookings() == ["credit"]
    assert (await cup.booked())[0].at == posted + 48 * HOUR * 1000


async def test_q14_3_a_fall_after_the_publication_that_was_not_noted_changes_nothing(house: House) -> None:
    cup = await Timely(house).open()
    running = await cup.begin("h1")
    await house.client.outbox._notes.close()  # it is said, but nobody writes down that it was
    await cup.end(running)
    (report,) = reports(house, running.row.channel_id)
    assert not (await cup.known()).published
    house.sleep(10 * HOUR)
    await house.restart()
    assert len(reports(house, running.row.channel_id)) == 1
    assert (await cup.known()).published == written_at(report.id)


@pytest.mark.parametrize("how", ["closed", "deleted"])
async def test_q14_3_where_the_channel_of_the_match_takes_no_log_it_stands_in_the_season_s(
    house: House, how: str
) -> None:
    cup = await Timely(house).open()
    running = await cup.begin("h1")
    if how == "deleted":
        house.env.backend.delete_channel(running.row.channel_id or 0)
        await house.env.settle()
    else:
        path = f"/channels/{running.row.channel_id}/messages"
        house.env.inject_error("POST", path, status=403, code=50013, times=None)
    house.sleep(60)
    await cup.end(running)
    (report,) = reports(house, house.channel.id)
    assert (await cup.known()).published == written_at(report.id)
    await later(house, 48 * HOUR)
    assert await cup.bookings() == ["credit"]


async def test_q14_3_a_log_that_stands_nowhere_is_waited_for_a_week_and_all_are_told(house: House) -> None:
    cup = await Timely(house).open()
    running = await cup.begin("h1")
    for channel in (running.row.channel_id, house.channel.id):
        house.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50013, times=None)
    await cup.end(running)
    assert (await cup.known()).result is not None and not (await cup.known()).published
    await later(house, 7 * 24 * HOUR - 60)
    assert not (await cup.known()).published
    house.env.backend.faults.clear()
    await later(house, 120)
    assert len(news(house, "ließ sich eine Woche lang nirgends veröffentlichen")) == 1
    assert (await cup.known()).published and await cup.bookings() == []
    await later(house, 48 * HOUR)
    assert await cup.bookings() == ["credit"]


@pytest.mark.parametrize(("minutes", "expected"), [(-1, ["credit"]), (1, ["credit", "correction"])])
async def test_q14_3_cheating_found_a_minute_before_or_after_the_48_hours(
    house: House, minutes: int, expected: list[str]
) -> None:
    cup = await Timely(house).open()
    child = await cup.play("h1")
    due = (await cup.known()).due / 1000
    house.sleep(due + 60 * minutes - house.services.games.clock().timestamp())
    await cup.cheat(child, "SJäger1")
    await later(house, 120)
    assert await cup.bookings() == expected
    assert (await cup.state()).accounts == {"G": 100, "H": 0, "R": 0, "S": -100}
    assert len(news(house, "↩️ **Berichtigung**")) == len(expected) - 1
    assert await cup.left(cup.who("S", "Jäger1")) == [2]


@pytest.mark.parametrize("credited", [False, True])
async def test_q14_5_cheating_found_after_the_final_counts_until_it_is_credited_and_then_only_bans(
    house: House, credited: bool
) -> None:
    cup = await Timely(house).open()
    for part, day in (("rueck", 31), ("finale", 32)):
        await cup.do("committee", "runde", teil=part, start=cup.day(day))
        await cup.publish()
    for number, name in enumerate((*NAMES[:12], "p")):
        await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=13 - number, grund="Ein Abend")
    final = await cup.begin("f")
    options: Any = final.options
    one, other = options.houses
    await cup.act(final, cup.whistle, f"würfelbetrug {other}Jäger1")
    await cup.end(final, "ende")
    assert (await cup.known("f")).winner == one
    minutes = 1 if credited else -1
    house.sleep((await cup.known("f")).due / 1000 + 60 * minutes - house.services.games.clock().timestamp())
    if credited:
        await later(house, 0)
        assert (await cup.state()).over
    before = (await cup.state()).accounts
    await cup.cheat(await house.services.games.live(final.row.id), f"{one}Jäger1")
    assert await cup.left(cup.who(one, "Jäger1")) == [2], "he is banned, whenever it was found"
    state = await cup.state()
    if credited:
        assert state.accounts == before and state.places[0] == one, "the season is closed"
    else:
        assert state.known("f").extension and not state.over, "drawn and no catch: it goes on another day"


async def test_q14_3_a_match_without_points_is_settled_without_a_booking_and_without_a_word(house: House) -> None:
    cup = await Timely(house).open()
    await cup.play("h1")
    await later(house, 49 * HOUR)
    assert (await cup.known()).settled and (await cup.known()).total == (0, 0)
    assert (await cup.state()).ledger == () and news(house, "**Gutgeschrieben**") == []
    assert "+0" not in cup.said() + await cup.do("G", "hauspunkte")


async def test_q14_3_a_house_that_gets_nothing_is_not_named_in_the_credit(house: House) -> None:
    cup = await Timely(house).open()
    await cup.do("committee", "ergebnis", spiel="h1", tore1=3, tore2=0, grund="Im alten Chat")
    await later(house, 49 * HOUR)
    (said,) = news(house, "**Gutgeschrieben**")
    lines = said.partition("): ")[2]
    assert "Gryffindor +" in lines and "Slytherin" not in lines
