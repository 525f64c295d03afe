"""The game of a table: who may open it, when, once; what it brings in counts once; who leads is few enough."""

import pytest
from structlog.testing import capture_logs

from bot.contests.watten.model import WattenOptions
from bot.service.contests import tables as module
from bot.service.contests.contests import MOST_OFFICIALS
from bot.service.leading.conduct import Conduct
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.live import Live, Who
from bot.store import contests as store
from bot.store import panels
from bot.store.database import Database
from bot.store.privacy import delete_games
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


async def test_a_table_whose_games_came_to_nothing_again_and_again_is_busy_in_the_end(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    id, _ = await drawn(hall, ONLINE)
    tables, conduct, opened = hall.house.tables, Conduct(hall.games), []
    for _ in range(2):
        opened.append((await tables.open(id, "1.1", LEAD, channel_id=3)).row.id)
        await conduct.end(opened[-1], LEAD, cause=hall.cause())
    assert len(set(opened)) == 2, "whoever opens it after that gets another game"
    await refused("game-busy", tables.open(id, "1.1", LEAD, channel_id=3))


async def test_two_presses_take_a_table_to_one_new_room(hall: Hall) -> None:
    id, _ = await drawn(hall, ONLINE)
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=3)
    moved = [
        (await hall.house.tables.move(child.row.id, room, lost=3, cause=hall.cause())).row.channel_id for room in (4, 5)
    ]
    assert moved == [4, 4], "whoever was quicker has chosen it"
    shown = await hall.house.database.read(lambda db: panels.of(db, child.row.id))
    assert [panel.channel_id for panel in shown] == [4]
    await Conduct(hall.games).end(child.row.id, LEAD, cause=hall.cause())
    ended = await hall.house.tables.move(child.row.id, 6, lost=4, cause=hall.cause())
    assert ended.row.channel_id == 4, "what has ended stays where it is"


async def test_what_is_gone_with_its_server_is_let_go_by_all_who_look_after_it(hall: Hall) -> None:
    id, _ = await drawn(hall, ONLINE)
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=3)
    house = hall.house
    await Privacy(house.games, Servers(house.database, house.games.feed, house.clock)).erase_server(1)
    with capture_logs() as lines:
        for workers in (house.tables.workers, house.lineups.workers):
            for gone in (child.row.id, id):
                workers.wake(gone)
                await workers.idle(gone)
    assert lines == [], "nothing fails, and nothing is tried again"


async def test_a_table_that_is_deleted_while_others_are_told_keeps_nobody_from_hearing_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=3, way="pad"), teams=4)
    one, two = [await hall.house.tables.open(id, f"1.{table}", LEAD, channel_id=7) for table in (1, 2)]
    for table in (await hall.state(id)).round.tables:
        await hall.act(id, LEAD, f"exclude {table.entries[1]} | Karte versteckt")
    live = hall.games.live

    async def found(game_id: str, **more: bool) -> Live:
        if game_id == one.row.id:
            await hall.house.database.write(lambda db: delete_games(db, [game_id]))
            hall.games.forget([game_id])
        return await live(game_id, **more)

    monkeypatch.setattr(hall.games, "live", found)
    await hall.house.tables.settle(id)
    assert tuple((await hall.state(two.row.id)).excluded) == (1,)
    await refused("game-unknown", hall.games.live(one.row.id))
