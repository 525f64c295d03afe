"""A contest is opened once, a draft is its own people's until it is published, and the last moment decides."""

from datetime import timedelta

import pytest

from bot.contests.watten.model import WattenOptions
from bot.contests.wizard.model import WizardOptions
from bot.service.contests.contests import UNTOUCHED
from bot.service.play.live import Live, Who
from bot.store.database import Database
from bot.store.deadlines import DeadlineRow
from tests.contests.test_service import HOST, LEAD, Hall
from tests.service.house import House, refused

HIDDEN, SHOWN = WattenOptions(draft=True), WattenOptions()
STRANGER = Who(77, "Fremde", guild_id=1)


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def draft(hall: Hall) -> tuple[Live, DeadlineRow]:
    """Open a draft; return it with its time."""
    contests = hall.house.contests
    live = await contests.open("watten-turnier", HIDDEN, HOST, guild_id=1, channel_id=None, cause=hall.cause())
    assert live.deadline is not None
    return live, live.deadline


async def test_a_command_that_is_delivered_twice_opens_one_contest_with_one_panel(hall: Hall) -> None:
    other, cause, opened = House(hall.house.database, hall.house.clock), hall.cause(), []
    for house in (hall.house, hall.house, other):
        live = await house.contests.open(
            "watten-turnier", SHOWN, HOST, guild_id=1, channel_id=2, officials=[LEAD.id], cause=cause, chores=["day"]
        )
        opened.append((live.row, live.officials, await hall.owed(live.row.id)))
    assert opened == [opened[0]] * 3
    assert opened[0][1:] == ((LEAD.id,), ["panel", "day"])
    await hall.house.check(opened[0][0].id)


async def test_a_draft_is_published_by_those_who_lead_it_alone(hall: Hall) -> None:
    live, _ = await draft(hall)
    publish = hall.house.contests.publish
    await refused("contest-only-lead", publish(live.row.id, STRANGER, SHOWN, channel_id=2))
    assert (await hall.games.live(live.row.id)).row.channel_id is None
    assert await hall.owed(live.row.id) == [], "nobody has heard of it"
    assert (await publish(live.row.id, HOST, SHOWN, channel_id=2)).row.channel_id == 2


async def test_a_draft_that_is_published_in_its_last_moment_stays(hall: Hall) -> None:
    live, ends = await draft(hall)
    hall.house.clock.now = ends.due_at
    await hall.house.contests.publish(live.row.id, HOST, SHOWN, channel_id=2)
    after = await hall.house.contests.expire(ends)  # the clock had read it before
    assert (after.row.status, await hall.owed(live.row.id)) == ("running", ["panel"])
    await hall.act(live.row.id, STRANGER, "seek")


async def test_a_draft_that_is_touched_in_its_last_moment_stays_as_long_as_any(hall: Hall) -> None:
    live, ends = await draft(hall)
    hall.house.clock.now = ends.due_at
    touched = await hall.house.contests.amend(live.row.id, HOST, HIDDEN.model_copy(update={"title": "Kirchweih"}))
    assert touched.deadline is not None and touched.deadline.due_at == ends.due_at + UNTOUCHED
    after = await hall.house.contests.expire(ends)  # the clock had read it before
    assert (after.row.status, after.deadline) == ("running", touched.deadline)
    hall.house.clock.now += UNTOUCHED - timedelta(seconds=1)
    assert (await hall.house.contests.expire(ends)).row.status == "running"
    hall.house.clock.move(1)
    assert (await hall.house.contests.expire(touched.deadline)).row.status == "expired"
    assert await hall.owed(live.row.id) == ["note"], "its host hears of it"


async def test_what_belongs_to_contests_is_not_done_to_a_game_or_with_the_settings_of_another(hall: Hall) -> None:
    contests, game = hall.house.contests, (await hall.house.begin()).row
    for no in (
        contests.appoint(game.id, HOST, LEAD, cause=hall.cause()),
        contests.amend(game.id, HOST, SHOWN),
        hall.house.tables.open(game.id, "1.1", HOST, channel_id=3),
        hall.house.lineups.open(game.id, "h1.1", channel_id=3),
    ):
        await refused("game-unknown", no)
    live, _ = await draft(hall)
    await refused("game-unknown", contests.amend(live.row.id, HOST, WizardOptions(draft=True)))
    assert [(await hall.games.live(id)).row.revision for id in (game.id, live.row.id)] == [game.revision, 0]


async def test_a_contest_outside_of_servers_is_led_by_several_and_keeps_no_book(hall: Hall) -> None:
    contests = hall.house.contests
    live = await contests.open("watten-turnier", SHOWN, HOST, guild_id=None, channel_id=2, cause=hall.cause())
    after = await contests.appoint(live.row.id, HOST, LEAD, cause=hall.cause())
    assert (after.officials, await hall.house.count("acts")) == ((LEAD.id,), 0)
    here = await hall.open(SHOWN, lead=())
    await contests.appoint(here, HOST, LEAD, cause=hall.cause())
    assert await hall.house.count("acts") == 1
