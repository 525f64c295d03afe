"""The cup in the house: line-ups open once, results flow in once, credits come although the bot was away."""

import pytest

from bot.contests.pokal.model import PokalOptions
from bot.service.play.live import Live, Who
from bot.store.database import Database
from tests.contests.test_service import Hall
from tests.service.house import House

OK = Who(600, "Olive", ranks=frozenset({"committee"}), guild_id=1)
WHISTLE = Who(601, "Pfiff", referee=True, ranks=frozenset({"referee"}), guild_id=1)
HEAD = Who(602, "Direktorin", ranks=frozenset({"director"}), guild_id=1)
SEATS = [house + place for house in "GS" for place in ("Hüter", "Sucher", "Jäger1")]


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def season(hall: Hall) -> str:
    """Open a season with all its windows."""
    opened = await hall.house.contests.open(
        "quidditch-pokal", PokalOptions(), OK, guild_id=1, channel_id=2, cause=hall.cause()
    )
    today = hall.house.clock.now.toordinal()
    for half, count in (("hin", 6), ("rueck", 6), ("finale", 2)):
        await hall.act(opened.row.id, OK, f"windows {half} " + " ".join([str(today)] * count))
    return opened.row.id


async def played(hall: Hall, id: str, name: str = "h1", how: str = "ende") -> Live:
    """Open the line-up of a match, begin it, and let captains and referee end it at once."""
    games = hall.games
    await hall.act(id, WHISTLE, f"whistle {name}")
    await hall.act(id, OK, f"open {name}")
    state = await hall.state(id)
    child = await hall.house.lineups.open(id, state.known(name).table, channel_id=9)
    assert child.row.referee_id == WHISTLE.id
    people = {seat: Who(1000 + number, seat, guild_id=1) for number, seat in enumerate(SEATS)}
    for seat, who in people.items():
        await hall.house.lobby.join(child.row.id, who, seat)
    await hall.house.lobby.start(child.row.id, WHISTLE, cause=hall.cause())
    for seat in ("GHüter", "SHüter"):
        await games.act(child.row.id, people[seat], f"kapitän {seat}", cause=hall.cause())
        await games.act(child.row.id, people[seat], f"ja {how}", cause=hall.cause())
    await games.act(child.row.id, WHISTLE, f"ja {how}", cause=hall.cause())
    return await games.live(child.row.id)


async def test_q14_a_match_flows_into_its_season_once_also_after_a_fall(hall: Hall) -> None:
    id = await season(hall)
    child = await played(hall, id)
    assert child.row.status == "over"
    await hall.house.lineups.settle(child.row.id)
    assert (await hall.state(id)).known("h1").begun
    for _ in range(2):
        await hall.house.tables.settle(child.row.id)
    assert (await hall.state(id)).known("h1").result is not None
    head = (await hall.games.live(id)).row.head
    again = House(hall.house.database)
    await again.tables.resume()
    await again.lineups.resume()
    await again.tables.workers.idle(child.row.id)
    assert (await again.games.live(id)).row.head == head
    kinds = await hall.owed(id)
    assert kinds.count("contest-lineup") == 1
    await hall.house.check(id)


async def test_a_result_that_was_not_brought_in_before_a_fall_comes_after_it(hall: Hall) -> None:
    id = await season(hall)
    child = await played(hall, id)
    again = House(hall.house.database)
    await again.lineups.resume()
    await again.lineups.workers.idle(child.row.id)
    await again.tables.resume()
    await again.tables.workers.idle(child.row.id)
    state = (await again.games.live(id)).folded().state
    assert state.known("h1").result is not None and state.known("h1").begun


async def test_q14_1_a_match_that_is_postponed_is_played_again_with_a_line_up_of_its_own(hall: Hall) -> None:
    id = await season(hall)
    child = await played(hall, id, how="verschieben")
    await hall.house.lineups.settle(child.row.id)
    await hall.house.tables.settle(child.row.id)
    match = (await hall.state(id)).known("h1")
    assert (match.result, match.attempt, match.begun) == (None, 2, False)
    await hall.act(id, OK, "open h1")
    other = await hall.house.lineups.open(id, "h1.2", channel_id=9)
    assert other.row.id != child.row.id
    same = await hall.house.lineups.open(id, "h1.2", channel_id=9)
    assert same.row.id == other.row.id


async def test_q11_3_a_credit_that_was_due_while_the_bot_was_away_is_booked_when_it_is_back(hall: Hall) -> None:
    id = await season(hall)
    await hall.act(id, WHISTLE, "enter h1 9:4 G 0:0 ende Im alten Chat")
    hall.house.clock.move(50 * 3600)
    live = await hall.games.live(id, fresh=True)
    assert live.deadline is not None and live.deadline.due_at < hall.house.clock.now
    assert live.folded().state.accounts["G"] == 0
    await hall.games.time_up(live.deadline)
    assert (await hall.state(id)).accounts == {"G": 240, "H": 0, "R": 0, "S": 40}
    assert (await hall.owed(id)).count("quidditch-pokal-announcement") >= 2


async def test_reminder_and_line_up_that_were_due_while_the_bot_was_away_come_once(hall: Hall) -> None:
    id = await season(hall)
    await hall.act(id, WHISTLE, "whistle h1")
    date = int(hall.house.clock.now.timestamp() * 1000) + 10 * 86_400_000
    await hall.act(id, OK, f"fix h1 {date}")
    hall.house.clock.move(9.9 * 86400)
    for _ in range(3):
        live = await hall.games.live(id, fresh=True)
        if live.deadline is None or live.deadline.due_at > hall.house.clock.now:
            break
        await hall.games.time_up(live.deadline)
    assert (await hall.owed(id)).count("contest-reminder") == 1
    hall.house.clock.move(86400)
    for _ in range(3):
        live = await hall.games.live(id, fresh=True)
        if live.deadline is None or live.deadline.due_at > hall.house.clock.now:
            break
        await hall.games.time_up(live.deadline)
    kinds = await hall.owed(id)
    assert (kinds.count("contest-reminder"), kinds.count("contest-lineup")) == (1, 1)


async def test_the_schulleitung_books_also_after_the_season_and_the_log_can_be_checked(hall: Hall) -> None:
    id = await season(hall)
    await hall.act(id, OK, "close Ferien")
    live = await hall.act(id, HEAD, "book G 7 Aufgeräumt")
    assert live.row.status == "over"
    assert live.folded().state.accounts["G"] == 7
    await hall.house.check(id)
