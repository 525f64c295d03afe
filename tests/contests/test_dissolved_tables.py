"""A round that is drawn again (Z7.2): its tables are dissolved, and no game at one of them says anything any more."""

from typing import Any

import pytest

from bot.contests.wizard.model import WizardOptions
from bot.engine.model import Refused
from bot.service.play.live import Live, Who
from bot.service.play.shelf import Written
from bot.store import contests as store
from bot.store.changes import Change
from bot.store.database import Database
from tests.contests.table import LEAD as LEADER
from tests.contests.test_service import LEAD, Hall, block, people
from tests.contests.test_wizard import RULES, contest, rule
from tests.service.house import House, refused


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def seated(hall: Hall) -> tuple[str, Live, list[Who]]:
    """Draw six players to two tables, and open the first one's Block."""
    id = await hall.open(WizardOptions(rounds=1, way="pad", minutes=None), kind="wizard-turnier")
    crowd = people(6)
    await hall.act(id, LEAD, "add 6", *crowd)
    await draw(hall, id)
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    await hall.house.tables.settle(id)
    return id, child, crowd


async def draw(hall: Hall, id: str) -> None:
    hall.house.clock.move(60)
    await hall.act(id, LEAD, "seal")
    await hall.act(id, LEAD, "draw")


async def no_show(hall: Hall, id: str) -> None:
    """Miss somebody at the second table, and take the draw back."""
    await hall.act(id, LEAD, f"gone {(await hall.state(id)).round.tables[1].entries[0]}")
    await hall.act(id, LEAD, "redraw")


async def test_z7_2_the_game_of_a_dissolved_table_is_broken_off(hall: Hall) -> None:
    id, child, _ = await seated(hall)
    await no_show(hall, id)
    await hall.house.tables.settle(id)
    assert (await hall.games.live(child.row.id)).row.status == "abandoned"
    await hall.house.check(child.row.id)


async def test_z7_2_two_who_dissolve_a_table_at_once_do_it_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id, child, _ = await seated(hall)
    await no_show(hall, id)
    before = (await hall.games.live(child.row.id)).row.revision
    other, commit = Hall(House(hall.house.database, hall.house.clock)), hall.games.commit

    async def late(live: Live, change: Change, position: Any) -> Written:
        await other.house.tables.settle(id)
        return await commit(live, change, position)

    monkeypatch.setattr(hall.games, "commit", late)
    await hall.house.tables.settle(id)
    row = (await hall.games.live(child.row.id, fresh=True)).row
    assert (row.status, row.revision) == ("abandoned", before + 1)


async def test_z7_2_what_is_done_at_a_new_table_is_not_told_to_the_dissolved_one(hall: Hall) -> None:
    id, child, _ = await seated(hall)
    await no_show(hall, id)
    await draw(hall, id)
    await hall.act(id, LEAD, f"exclude {(await hall.state(id)).round.tables[0].entries[0]} | Karte versteckt")
    await hall.house.tables.settle(id)
    old = await hall.games.live(child.row.id)
    assert [old.folded().state.sheet.manner(seat) for seat in "ABC"] == [None, None, None], "nobody of them did it"
    assert old.row.status == "abandoned"


async def test_z7_2_a_new_table_has_a_game_of_its_own(hall: Hall) -> None:
    id, child, crowd = await seated(hall)
    tables = hall.house.tables
    standing = await tables.standing(await hall.games.live(id), "1.1")
    assert standing is not None and standing.row.id == child.row.id
    await no_show(hall, id)
    await refused("contest-table-not-open", tables.open(id, "1.1", LEAD, channel_id=8))
    await draw(hall, id)
    assert await tables.standing(await hall.games.live(id), "1.1") is None
    new = await tables.open(id, "1.1", LEAD, channel_id=8)
    entries = (await hall.state(id)).round.tables[0].entries
    assert {row.person_id for row in new.seats} == {crowd[number - 1].id for number in entries}
    await tables.settle(id)
    assert (await hall.games.live(new.row.id)).row.status == "running"


async def test_z7_2_a_result_that_comes_too_late_is_none_of_the_new_table(hall: Hall) -> None:
    id, child, crowd = await seated(hall)
    for number in range(10):
        cards = (await hall.games.live(child.row.id)).folded().state.plan[number]
        for move in (f"an {cards} {cards} {cards}", f"st {cards} 0 0", "ok"):
            await block(hall, child.row.id, crowd, move)
    assert (await hall.games.live(child.row.id)).row.status == "over"
    await no_show(hall, id)  # the house has not yet looked at what the table said
    await draw(hall, id)
    await hall.house.tables.settle(child.row.id)
    table = (await hall.state(id)).round.tables[0]
    assert (table.status, table.result) == ("playing", "")
    row = await hall.house.database.read(lambda db: store.table_of(db, child.row.id))
    assert row is not None and row.seen == (await hall.games.live(child.row.id)).row.head, "and it is not asked again"


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
