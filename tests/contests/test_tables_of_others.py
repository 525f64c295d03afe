"""The game of a table: who may open it, when, once; what it brings in counts once; who leads is few enough."""

import pytest

from bot.contests.watten.model import WattenOptions
from bot.service.contests.contests import MOST_OFFICIALS
from bot.service.play.live import Who
from bot.store import contests as store
from bot.store.database import Database
from tests.contests.test_service import HOST, LEAD, Hall, drawn, people
from tests.service.house import House, refused

ONLINE = WattenOptions(rounds=2, sitting=1, way="table")


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def test_only_those_who_sit_there_or_lead_open_a_table(hall: Hall) -> None:
    id, everybody = await drawn(hall, ONLINE, teams=4)
    state = await hall.state(id)
    here = {seat for number in state.table("1.1").entries for seat in state.entries[number - 1].seats}
    live = await hall.games.live(id)
    seats = {who: row.seat for who in everybody if (row := live.seat_of(who.id))}
    mine, other = (next(who for who, seat in seats.items() if (seat in here) is sits) for sits in (True, False))
    tables = hall.house.tables
    for who in (other, Who(77, "Fremde", guild_id=1)):
        await refused("contest-not-your-table", tables.open(id, "1.1", who, channel_id=3))
    opened = await tables.open(id, "1.1", mine, channel_id=3)
    again = await tables.open(id, "1.1", LEAD, channel_id=4)
    assert opened.row.id == again.row.id and again.row.channel_id == 3, "whoever asks again gets the same one"
    assert {row.person_id for row in opened.seats} == {who.id for who, seat in seats.items() if seat in here}


async def test_a_table_that_is_not_played_now_or_with_real_cards_is_not_opened(hall: Hall) -> None:
    id, everybody = await drawn(hall, ONLINE)
    tables = hall.house.tables
    for name in ("1.2", "2.1", "9.9"):
        await refused("contest-table-not-open", tables.open(id, name, LEAD, channel_id=3))
    await hall.act(id, LEAD, "rule 1.1 11:4")
    await refused("contest-table-not-open", tables.open(id, "1.1", LEAD, channel_id=3))
    cards, _ = await drawn(hall, WattenOptions(rounds=2, sitting=1, way="cards"))
    await refused("contest-real-cards", tables.open(cards, "1.1", LEAD, channel_id=3))
    await refused("game-unknown", tables.open("nirgends", "1.1", LEAD, channel_id=3))
    assert everybody


async def test_a_result_that_is_in_already_or_is_none_changes_nothing_and_is_not_asked_for_again(
    hall: Hall,
) -> None:
    id, _ = await drawn(hall, ONLINE)
    tables, database = hall.house.tables, hall.house.database
    child = await tables.open(id, "1.1", LEAD, channel_id=3)
    row = await database.read(lambda db: store.table_of(db, child.row.id))
    assert row is not None
    newer = store.TableRow(game_id=id, name="1.1", child_id=child.row.id, seen=5)
    before = (await hall.games.live(id)).row.head
    await tables.feed("feed 1.1 4:4", newer)
    assert (await hall.games.live(id)).row.head == before, "a result that is none"
    seen = await database.read(lambda db: store.table_of(db, child.row.id))
    assert seen is not None and seen.seen == 5
    await tables.feed("feed 1.1 11:4", store.TableRow(game_id=id, name="1.1", child_id=child.row.id, seen=5))
    assert (await hall.games.live(id)).row.head == before, "it was looked at already"
    await tables.feed("feed 1.1 11:4", store.TableRow(game_id=id, name="1.1", child_id=child.row.id, seen=6))
    assert (await hall.state(id)).table("1.1").result == "11:4"


async def test_few_lead_a_contest_and_only_who_leads_it_appoints_them(hall: Hall) -> None:
    id = await hall.open(WattenOptions(), lead=())
    contests = hall.house.contests
    crowd = people(MOST_OFFICIALS + 1, first=3000)
    await refused("rights-missing", contests.appoint(id, crowd[0], crowd[1], on=True, cause=hall.cause()))
    for who in crowd[:-1]:
        await contests.appoint(id, HOST, who, on=True, cause=hall.cause())
    await refused("contest-officials-full", contests.appoint(id, HOST, crowd[-1], on=True, cause=hall.cause()))
    cause = hall.cause()
    await contests.appoint(id, HOST, crowd[0], on=False, cause=cause)
    await refused("contest-official-known", contests.appoint(id, HOST, crowd[0], on=False, cause=cause))
    assert len((await hall.games.live(id)).officials) == MOST_OFFICIALS - 1, "delivered twice it happens once"
