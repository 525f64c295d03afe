"""The cup in the house on a bad day: others are quicker, people leave twice, a season stands still, matches vanish."""

from datetime import timedelta

import pytest

from bot.service.contests import lineups as module
from bot.service.leading.conduct import Conduct
from bot.service.play.live import Live, Who
from bot.store import contests as store
from bot.store.database import Database
from tests.contests.pokal.test_service import OK, played, season
from tests.contests.test_service import Hall
from tests.service.house import House, refused

ADMIN = Who(603, "Chefin", ranks=frozenset({"admin"}), guild_id=1)
MANAGER = Who(604, "Ginny", ranks=frozenset({"committee"}), guild_id=1)


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def kinds(hall: Hall, id: str) -> list[str]:
    """List what has happened in a season."""
    return [entry.event.kind for entry in await hall.games.entries(await hall.games.live(id))]


async def test_a_line_up_that_another_process_opens_in_the_same_moment_is_opened_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, others = await season(hall), list[Live]()
    await hall.act(id, OK, "open h1")
    other, looked = House(hall.house.database, hall.house.clock), hall.house.lineups.standing

    async def then_it_opens(contest_id: str, table: str) -> Live | None:
        found = await looked(contest_id, table)
        others.append(await other.lineups.open(id, "h1.1", channel_id=9))
        return found

    monkeypatch.setattr(hall.house.lineups, "standing", then_it_opens)
    mine = await hall.house.lineups.open(id, "h1.1", channel_id=9)
    assert [one.row.id for one in others] == [mine.row.id]
    assert await hall.owed(mine.row.id) == ["panel"], "and shown once"
    assert len(await hall.house.database.read(lambda db: store.tables_of(db, id))) == 1


async def test_line_ups_are_opened_for_what_is_to_be_played_and_not_for_ever(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    id, opened = await season(hall), list[str]()
    lineups = hall.house.lineups
    await refused("game-unknown", lineups.open(id, "h1.1", channel_id=9))
    await hall.act(id, OK, "open h1")
    for _ in range(2):
        opened.append((await lineups.open(id, "h1.1", channel_id=9)).row.id)
        await Conduct(hall.games).end(opened[-1], ADMIN, cause=hall.cause())
    assert len(set(opened)) == 2, "one that was cleared away comes back as another"
    await refused("game-busy", lineups.open(id, "h1.1", channel_id=9))
    await hall.act(id, OK, "close Ferien")
    await refused("game-unknown", lineups.open(id, "h1.1", channel_id=9))


async def test_who_leaves_the_server_is_noted_once_and_only_while_the_season_goes_on(hall: Hall) -> None:
    id, contests = await season(hall), hall.house.contests
    await hall.act(id, MANAGER, "name G +")
    assert await contests.left(id, 12345), "who has no part in it is nothing to see to for anybody"
    assert "gone" not in await kinds(hall, id)
    for _ in range(2):
        assert await contests.left(id, MANAGER.id)
    assert (await kinds(hall, id)).count("gone") == 1
    assert (await hall.state(id)).managers_of("G") == ()
    await hall.act(id, MANAGER, "name G 1")
    await Conduct(hall.games).end(id, ADMIN, cause=hall.cause())
    assert await contests.left(id, MANAGER.id)
    assert (await kinds(hall, id)).count("gone") == 1, "a season that was broken off stays as it was"
    game = await hall.house.begin()
    assert not await contests.left(game.row.id, game.seats[0].person_id or 0), "that is for its referee to see to"


async def test_q14_3_what_is_published_is_heard_once_and_by_the_season_it_belongs_to(hall: Hall) -> None:
    id, contests = await season(hall), hall.house.contests
    child, now = await played(hall, id), hall.games.now()
    await hall.house.tables.settle(child.row.id)
    for at in (now - 1000, now):
        await contests.posted(child.row.id, at)
    assert (await hall.state(id)).known("h1").published == now - 1000
    assert (await kinds(hall, id)).count("log-published") == 1
    before, game = await hall.games.live(id), await hall.house.begin()
    await contests.posted(game.row.id, now)  # a match of no season, or of one that was deleted meanwhile
    assert (await hall.games.live(id), await hall.games.live(game.row.id)) == (before, game)


async def test_q14_3_a_result_that_comes_into_a_season_that_stands_still_is_credited_when_it_goes_on(
    hall: Hall,
) -> None:
    id, conduct = await season(hall), Conduct(hall.games)
    child = await played(hall, id)
    await conduct.pause(id, ADMIN, cause=hall.cause())
    await hall.house.tables.settle(child.row.id)
    await hall.house.contests.posted(child.row.id, hall.games.now())
    live = await hall.games.live(id, fresh=True)
    assert live.folded().state.known("h1").due > 0 and live.deadline is None, "no clock runs"
    hall.house.clock.move(timedelta(days=3).total_seconds())
    live, _ = await conduct.resume(id, ADMIN, cause=hall.cause())
    assert live.deadline is not None and live.deadline.due_at < hall.house.clock.now
    await hall.games.time_up(live.deadline)
    assert (await kinds(hall, id)).count("booked") == 1
    await hall.house.check(id)
