"""What a tournament's Block or pad brings in of those who did not stay, and what it is told (Z2.6, Z2.7, Z7.3)."""

import pytest

from bot.contests.watten.model import WattenOptions
from bot.contests.wizard.model import WizardOptions
from bot.contests.wizard.tables import seating
from bot.service.play.live import Live
from bot.store.database import Database
from tests.contests.test_service import LEAD, Hall, block, drawn, one_move, people
from tests.service.house import House


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def opened(hall: Hall, players: int) -> tuple[str, Live]:
    """Seat an online preliminary, which has no clock (Z2.1), at one Block."""
    id = await hall.open(WizardOptions(variant="online", rounds=1, way="pad"), kind="wizard-turnier")
    await hall.act(id, LEAD, f"add {players}", *people(players))
    await hall.act(id, LEAD, "seal")
    await hall.act(id, LEAD, "draw")
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    await hall.house.tables.settle(id)
    return id, child


async def play(hall: Hall, child: Live, games: range) -> None:
    for number in games:
        cards = (await hall.games.live(child.row.id)).folded().state.plan[number]
        for move in (f"an {cards} {cards} {cards}", f"st {cards} 0 0", "ok"):
            await block(hall, child.row.id, people(5), move)


async def lines(hall: Hall, id: str, child: Live) -> dict[str, str]:
    """Return what came in, by the seats at the Block."""
    await hall.house.tables.settle(child.row.id)
    state = await hall.state(id)
    written = dict(word.split("=") for word in state.round.tables[0].result.split())
    return {seat: written[str(number)] for seat, number in seating(state, "1.1").items()}


async def test_z2_1_a_block_without_a_common_clock_has_none(hall: Hall) -> None:
    _, child = await opened(hall, 3)
    assert child.options.minutes is None  # type: ignore[attr-defined]


async def test_z7_3_a_block_says_who_never_came_and_who_left(hall: Hall) -> None:
    id, child = await opened(hall, 5)
    await hall.games.act(child.row.id, LEAD, "geht E", cause=hall.cause())
    await play(hall, child, range(2))
    await hall.games.act(child.row.id, LEAD, "geht D", cause=hall.cause())
    await play(hall, child, range(2, 10))
    brought = await lines(hall, id, child)
    assert (brought["D"], brought["E"]) == ("gone", "absent"), "who never had a card was not there"
    assert all(brought[seat].lstrip("-")[0].isdecimal() for seat in "ABC")


async def test_z2_7_a_block_hears_of_a_spielniederlage_and_writes_it_down(hall: Hall) -> None:
    id, child = await opened(hall, 4)
    await play(hall, child, range(1))
    beaten = seating(await hall.state(id), "1.1")["D"]
    await hall.act(id, LEAD, f"punish {beaten} defeat spiel-gross 1 | Karten gezeigt")
    await hall.house.tables.settle(id)
    assert (await hall.state(child.row.id)).sheet.manner("D") == "defeat"
    await play(hall, child, range(1, 10))
    assert (await lines(hall, id, child))["D"] == "defeat"


async def test_w6_3_a_pad_closed_before_its_last_bummerl_brings_nothing_and_people_report(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions(rounds=1, sitting=2, way="pad"))
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    while not child.folded().state.won:
        child = await one_move(hall, child)
    child = (await hall.games.act(child.row.id, everybody[0], "schluss", cause=hall.cause())).live
    assert child.row.status == "over"
    await hall.house.tables.settle(child.row.id)
    table = (await hall.state(id)).round.tables[0]
    assert (table.status, table.result) == ("playing", "")
    await hall.act(id, everybody[0], "report 1.1 11:0 11:4")
    await hall.act(id, everybody[2], "confirm 1.1")
    assert (await hall.state(id)).round.tables[0].status == "done"
