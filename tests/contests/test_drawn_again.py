"""A round that is drawn again (Z7.2): the games that were open at its tables end, and none counts in the next."""

from typing import Any

import pytest

from bot.contests.wizard.model import WizardOptions
from bot.engine.model import Refused
from bot.service.play.live import Live
from bot.service.play.shelf import Written
from bot.store import contests as store
from bot.store.changes import Change
from bot.store.database import Database
from tests.contests.table import LEAD as LEADER
from tests.contests.test_service import LEAD, Hall, block, people
from tests.contests.test_wizard import RULES, contest, rule
from tests.service.house import House

CROWD = people(6)


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def draw(hall: Hall, id: str) -> None:
    hall.house.clock.move(60)
    for move in ("seal", "draw", "begin"):
        await hall.act(id, LEAD, move)


async def opened(hall: Hall) -> tuple[str, list[Live]]:
    """Draw two tables of three and open the Block of each."""
    id = await hall.open(WizardOptions(rounds=1, way="pad"), kind="wizard-turnier")
    await hall.act(id, LEAD, "add 6", *CROWD)
    await draw(hall, id)
    return id, [await hall.house.tables.open(id, f"1.{number}", LEAD, channel_id=6 + number) for number in (1, 2)]


async def taken_back(hall: Hall, id: str, table: int = 0) -> int:
    """Take the round back, because somebody at a table has never come; return who."""
    number: int = (await hall.state(id)).round.tables[table].entries[0]
    await hall.act(id, LEAD, f"gone {number}")
    await hall.act(id, LEAD, "redraw")
    return number


async def seen(hall: Hall, child: Live) -> int:
    row = await hall.house.database.read(lambda db: store.table_of(db, child.row.id))
    assert row is not None
    return row.seen


async def test_z7_2_the_blocks_of_a_round_that_is_taken_back_end_and_the_next_draw_has_its_own(hall: Hall) -> None:
    id, children = await opened(hall)
    absent = await taken_back(hall, id)
    assert await hall.house.tables.standing(id, "1.1") is None, "nobody finds what does not count any more"
    await hall.house.tables.settle(id)
    after = [await hall.house.check(child.row.id) for child in children]
    assert [(live.row.status, live.deadline) for live in after] == [("abandoned", None)] * 2
    await draw(hall, id)
    assert await hall.house.tables.standing(id, "1.1") is None
    new = await hall.house.tables.open(id, "1.1", LEAD, channel_id=9)
    assert new.row.id not in {child.row.id for child in children}
    there = {row.person_id for row in (await hall.games.live(id)).seats if row.seat != f"{absent}a"}
    assert {row.person_id for row in new.seats} == there and len(there) == 5
    found = await hall.house.tables.standing(id, "1.1")
    assert found is not None and found.row.id == new.row.id
    await hall.house.tables.settle(id)
    assert (await hall.games.live(new.row.id)).row.status == "running", "only what was drawn before ends"


async def test_z7_2_also_when_the_bot_was_away_until_the_round_was_drawn_again(hall: Hall) -> None:
    id, children = await opened(hall)
    await taken_back(hall, id)
    await draw(hall, id)
    again = House(hall.house.database, hall.house.clock)
    await again.tables.resume()
    await again.tables.workers.idle(id)
    assert [(await again.games.live(child.row.id)).row.status for child in children] == ["abandoned"] * 2
    await again.tables.workers.close()


async def test_z7_2_a_block_of_the_new_draw_stays_when_the_house_still_thinks_of_the_old_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await opened(hall)
    await taken_back(hall, id)
    thoughts, live = [await hall.games.live(id)], hall.games.live
    await draw(hall, id)
    new = await hall.house.tables.open(id, "1.1", LEAD, channel_id=9)

    async def slowly(game_id: str, **more: bool) -> Live:
        return thoughts.pop() if game_id == id and thoughts else await live(game_id, **more)

    monkeypatch.setattr(hall.games, "live", slowly)
    await hall.house.tables.settle(id)
    assert not thoughts and (await hall.games.live(new.row.id)).row.status == "running"


async def test_z7_2_a_block_that_ended_before_its_round_was_taken_back_brings_nothing_into_the_next(hall: Hall) -> None:
    id, (child, _) = await opened(hall)
    for cards in child.folded().state.plan:
        for move in (f"an {cards} {cards} {cards}", f"st {cards} 0 0", "ok"):
            await block(hall, child.row.id, CROWD, move)
    child = await hall.games.live(child.row.id)
    assert child.row.status == "over"
    await taken_back(hall, id, table=1)  # before the house could bring it in
    await draw(hall, id)
    head = (await hall.games.live(id)).row.head
    await hall.house.tables.settle(child.row.id)
    assert (await hall.games.live(id)).row.head == head
    assert [table.result for table in (await hall.state(id)).round.tables] == [""]
    assert await seen(hall, child) == child.row.head, "it is not asked for again"
    assert await hall.house.database.read(store.unseen) == []
    await hall.house.check(id)


async def test_z7_2_two_processes_that_end_a_block_at_once_end_it_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, children = await opened(hall)
    await taken_back(hall, id)
    first = children[0].row.id
    before = (await hall.games.live(first)).row.revision
    other, commit = Hall(House(hall.house.database, hall.house.clock)), hall.games.commit

    async def late(live: Live, change: Change, position: Any) -> Written:
        await other.house.tables.settle(id)
        return await commit(live, change, position)

    monkeypatch.setattr(hall.games, "commit", late)
    await hall.house.tables.settle(id)
    row = (await hall.games.live(first, fresh=True)).row
    assert (row.status, row.revision) == ("abandoned", before + 1)


async def test_z7_2_what_somebody_does_at_the_new_table_is_not_told_to_the_old_one(hall: Hall) -> None:
    id, children = await opened(hall)
    await taken_back(hall, id)
    await draw(hall, id)
    await hall.act(id, LEAD, f"exclude {(await hall.state(id)).round.tables[0].entries[0]} | Karte versteckt")
    await hall.house.tables.settle(id)
    for child in children:
        sheet = (await hall.games.live(child.row.id)).folded().state.sheet
        assert [sheet.manner(seat) for seat in "ABC"] == [None, None, None], "nobody there did it"


@pytest.mark.parametrize("count", [11, 12])
def test_w8_7_a_rewind_brings_no_draw_back_that_was_taken_back(count: int) -> None:
    game = contest(count)
    game.draw()
    for number in game.state.rounds[0].tables[0].entries[:2]:
        game.lead(f"gone {number}")
    before = game.state
    game.lead("redraw")
    assert RULES.rewound(game.state, before, LEADER) == Refused("contest-draw-stands")
    game.now += 60_000
    game.draw()
    assert RULES.rewound(game.state, before, LEADER) == Refused("contest-draw-stands")
    again = game.state
    rule(game, "1.1")
    assert RULES.rewound(game.state, again, LEADER) == (), "what comes after the new one can be"
