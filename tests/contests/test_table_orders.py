"""What a contest tells the games at its tables: only those that are open, only what is new, however long it has run."""

from typing import Any

import pytest

from bot.contests.watten.model import WattenOptions
from bot.service.contests import tables as module
from bot.service.play.live import Live
from bot.service.play.shelf import TRIES, Written
from bot.store import contests as store
from bot.store.changes import Change
from bot.store.database import Database
from bot.store.games import Conflict
from tests.contests.test_service import LEAD, Hall, drawn, play_pad
from tests.service.house import House, refused


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


class Counted:
    """Counts how often a contest looks into the games at its tables."""

    def __init__(self, hall: Hall, patch: pytest.MonkeyPatch) -> None:
        self.hall, self.changing, self.looks = hall, 0, 0
        games = hall.games
        changing, live = games.changing, games.live

        async def counted(*args: Any) -> Any:
            self.changing += 1
            return await changing(*args)

        async def looked(*args: Any, **more: Any) -> Any:
            self.looks += 1
            return await live(*args, **more)

        patch.setattr(games, "changing", counted)
        patch.setattr(games, "live", looked)

    async def settle(self, id: str) -> tuple[int, int]:
        self.changing = self.looks = 0
        await self.hall.house.tables.settle(id)
        return self.changing, self.looks


async def test_what_a_change_costs_does_not_grow_with_the_rounds_played(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await drawn(hall, WattenOptions(rounds=9, sitting=1, way="pad"), teams=4)
    counted, costs = Counted(hall, monkeypatch), []
    for round in range(1, 5):
        children = [await hall.house.tables.open(id, f"{round}.{one}", LEAD, channel_id=7) for one in (1, 2)]
        await counted.settle(id)
        costs.append(await counted.settle(id))
        for child in children:
            await play_pad(hall, child)
            await hall.house.tables.settle(child.row.id)
        if round < 4:
            await hall.act(id, LEAD, "seal")
            await hall.act(id, LEAD, "draw")
    assert len(await hall.house.database.read(lambda db: store.tables_of(db, id))) == 8
    assert costs == [(0, 3)] * 4, "the contest itself and its two open tables are looked at, and nothing is done"


async def test_something_new_is_told_once_to_whom_it_concerns(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=3, way="pad"), teams=4)
    one, two = [await hall.house.tables.open(id, f"1.{table}", LEAD, channel_id=7) for table in (1, 2)]
    counted = Counted(hall, monkeypatch)
    await counted.settle(id)
    loser = (await hall.state(id)).round.tables[0].entries[1]
    await hall.act(id, LEAD, f"exclude {loser} | Karte versteckt")
    heads = [(await hall.games.live(child.row.id)).row.head for child in (one, two)]
    changed, _ = await counted.settle(id)
    after = [(await hall.games.live(child.row.id)).row.head for child in (one, two)]
    assert changed > 0
    assert (after[0] > heads[0], after[1]) == (True, heads[1])
    assert (await counted.settle(id))[0] == 0


async def test_who_leads_is_told_to_open_tables_and_again_after_a_restart(hall: Hall) -> None:
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=3, way="pad"), teams=2)
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    await hall.house.tables.settle(id)
    other = LEAD.__class__(777, "Zweite", guild_id=1)
    await hall.house.contests.appoint(id, LEAD, other, cause=hall.cause())
    again = Hall(House(hall.house.database, hall.house.clock))  # the house falls before it is told
    await again.house.tables.settle(id)
    assert other.id in (await again.games.live(child.row.id)).officials


class Elsewhere:
    """Another process that is faster in one game, so many times."""

    def __init__(self, hall: Hall, patch: pytest.MonkeyPatch) -> None:
        self.game, self.times = "", 0
        commit = hall.games.commit

        async def late(live: Live, change: Change, position: Any) -> Written:
            if change.game_id == self.game and self.times:
                self.times -= 1
                raise Conflict
            return await commit(live, change, position)

        patch.setattr(hall.games, "commit", late)

    def hurry(self, game: str, times: int = TRIES) -> None:
        self.game, self.times = game, times


async def excluded_at_both(hall: Hall) -> tuple[str, list[Live]]:
    """Draw two tables and exclude a team at each, before they are told."""
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=3, way="pad"), teams=4)
    children = [await hall.house.tables.open(id, f"1.{table}", LEAD, channel_id=7) for table in (1, 2)]
    await hall.house.tables.settle(id)
    for table in (await hall.state(id)).round.tables:
        await hall.act(id, LEAD, f"exclude {table.entries[1]} | Karte versteckt")
    return id, children


async def out(hall: Hall, children: list[Live]) -> list[tuple[int, ...]]:
    """Return which sides are out at the tables."""
    return [tuple((await hall.state(child.row.id)).excluded) for child in children]


async def test_a_table_at_which_others_are_always_faster_is_told_again_and_keeps_no_other_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = Elsewhere(hall, monkeypatch)
    id, children = await excluded_at_both(hall)
    elsewhere.hurry(children[0].row.id)
    await refused("game-busy", hall.house.tables.settle(id))
    assert await out(hall, children) == [(), (1,)]
    await hall.house.tables.settle(id)
    assert await out(hall, children) == [(1,), (1,)]


async def test_whoever_looks_after_tables_comes_back_by_himself(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0,))
    hall = Hall(House(database))
    elsewhere = Elsewhere(hall, monkeypatch)
    id, children = await excluded_at_both(hall)
    elsewhere.hurry(children[1].row.id)
    hall.house.tables.workers.wake(id)
    await hall.house.tables.workers.idle(id)
    assert await out(hall, children) == [(1,), (1,)]
    await hall.house.tables.workers.close()


async def test_a_result_comes_in_although_others_were_faster_in_the_contest(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0,))
    hall = Hall(House(database))
    elsewhere = Elsewhere(hall, monkeypatch)
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=1, way="pad"), teams=2)
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    await play_pad(hall, child)
    elsewhere.hurry(id)
    hall.house.tables.workers.wake(child.row.id)
    await hall.house.tables.workers.idle(child.row.id)
    assert elsewhere.times == 0
    assert (await hall.state(id)).round.tables[0].result == "11:0"
    await hall.house.tables.workers.close()
