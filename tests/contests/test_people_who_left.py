"""Who has left, or never had a place: nobody waits for him, writes to him or seats him again (W6.1, W6.3, Z2.6)."""

from collections.abc import Sequence

import pytest

from bot.contests.common import events as e
from bot.contests.common.letters import letters
from bot.contests.common.show import Scene
from bot.contests.wizard.model import WizardOptions
from bot.contests.wizard.show import SHOW
from bot.engine.seats import OFFICIALS
from bot.engine.spec import Letter
from bot.store.database import Database
from tests.contests.table import LEAD, Played
from tests.contests.test_service import LEAD as LEADER
from tests.contests.test_service import Hall, people
from tests.contests.test_who_may_when import RESULT, players, playing, teams
from tests.contests.test_wizard import contest, level, play, rule
from tests.playing import NOON
from tests.service.house import House, refused
from tests.transcripts.recorder import VOICE


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


def owed(game: Played, events: Sequence[e.ContestEvent]) -> list[Letter]:
    return [letter for event in events for letter in letters(game.rules.format, game.state, event)]


def told(game: Played, events: Sequence[e.ContestEvent]) -> list[tuple[str, tuple[str, ...]]]:
    """Return what is written to whom; those who lead are nobody's seats."""
    return [(letter.what, letter.seats) for letter in owed(game, events)]


# -- the list ----------------------------------------------------------------------------------------------------------


def test_w8_3_nobody_moves_up_when_a_team_that_fills_in_leaves_the_list() -> None:
    game = teams(0, most=2)
    game.lead("add 1", "add 1 filler", "add 2")
    assert told(game, game.do(LEAD, "strike 2")) == [], "nr. 3 had a place all the time, nr. 4 has still none"
    assert told(game, game.do(LEAD, "strike 1")) == [("moved-up", ("4a", "4b"))]


def test_w8_3_a_team_that_fills_in_is_not_asked_whether_it_is_there() -> None:
    game = teams(2, checkin_until=1_800_000_600)
    game.lead("add 1 filler", "checkin", "present 1")
    assert game.wait()
    assert game.log[-1] == e.Reminded(missing=(2,), at=game.now)


@pytest.mark.parametrize("move", ["strike 2", "leave"])
async def test_w6_1_who_was_taken_off_the_list_is_not_put_on_it_again_by_a_rewind(hall: Hall, move: str) -> None:
    id, everybody = await hall.open(WizardOptions(rounds=1), kind="wizard-turnier"), people(3)
    await hall.act(id, LEADER, "add 3", *everybody)
    live = await hall.act(id, everybody[1] if move == "leave" else LEADER, move)
    assert live.seat_of(everybody[1].id) is None
    await refused("contest-people-stand", hall.games.rewind(id, LEADER, cause=hall.cause()))
    await hall.act(id, LEADER, "pay 1")
    await hall.games.rewind(id, LEADER, cause=hall.cause())
    assert [(one.status, one.paid) for one in (await hall.state(id)).entries] == [
        ("in", False),
        ("out", False),
        ("in", False),
    ]
    await hall.house.check(id)


# -- tables ------------------------------------------------------------------------------------------------------------


def test_w6_3_who_reports_when_nobody_is_left_to_confirm_it_calls_the_spielleiter() -> None:
    game = players(6)
    game.draw()
    table = game.state.table("1.1")
    assert table is not None
    one, other, third = table.entries
    game.lead(f"gone {other}", f"gone {third}")
    said = game.do(game.at(one), f"report 1.1 {one}=100 {other}=gone {third}=gone")
    assert told(game, said) == [("called", ())] and owed(game, said)[0].lead, "and nobody is asked to confirm it"
    neighbours = game.state.table("1.2")
    assert neighbours is not None
    assert game.rules.waiting_for(game.state) == {OFFICIALS, *(f"{number}a" for number in neighbours.entries)}
    again = game.do(game.at(one), f"report 1.1 {one}=90 {other}=gone {third}=gone")
    assert told(game, again) == [], "it has called already"
    game.lead("attend 1.1")
    assert OFFICIALS in game.rules.waiting_for(game.state), "whoever was there has still to enter it"


@pytest.mark.parametrize("how", ["gone", "exclude"])
def test_w6_3_who_leaves_a_table_whose_result_he_was_to_confirm_leaves_it_to_the_spielleiter(how: str) -> None:
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    one, other = table.entries
    game.do(game.at(one), f"report 1.1 {RESULT}")
    left = game.do(LEAD, f"{how} {other}" + " | Karte versteckt" * (how == "exclude"))
    assert [event.kind for event in left] == ["gone" if how == "gone" else "excluded", "called"]
    assert OFFICIALS in game.rules.waiting_for(game.state)
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    one, other = table.entries
    game.do(game.at(one), f"report 1.1 {RESULT}")
    assert [event.kind for event in game.do(LEAD, f"gone {one}")] == ["gone"], "the others can still confirm it"
    game.do(game.at(other), "confirm 1.1")


def test_z2_6_the_last_who_leaves_a_table_leaves_nobody_there_to_be_told() -> None:
    game = players(6)
    game.draw()
    table = game.state.table("1.1")
    assert table is not None
    for number in table.entries[:-1]:
        assert told(game, game.do(LEAD, f"gone {number}")) == []
    last = game.do(game.at(table.entries[-1]), "leave")
    assert [event.kind for event in last] == ["gone", "ruled"] and told(game, last) == []


# -- what is shown -----------------------------------------------------------------------------------------------------


def through(game: Played, number: int) -> set[str]:
    """Return who stands out in the pictures of a round, because he goes on."""
    scene = Scene(game.rules.view(game.state, None), VOICE, NOON)
    pictures = SHOW.plan(scene, game.state.rounds[number - 1])
    return {seat.name for picture in pictures for table in picture.data.tables for seat in table.seats if seat.through}


def named(game: Played, *numbers: int) -> set[str]:
    scene = Scene(game.rules.view(game.state, None), VOICE, NOON)
    return {scene.name(number) for number in numbers}


def test_z3_3_of_a_semifinal_those_stand_out_who_reach_the_final_whatever_table_they_sat_at() -> None:
    game = level(7)
    game.lead("decide " + " ".join(f"{number}=20" for number in range(1, 8)))
    game.draw()
    four, three = (table.entries for table in game.state.rounds[-1].tables)
    rule(game, "4.1", base=200)
    assert through(game, 4) == set(), "nobody is through before all is in"
    rule(game, "4.2", base=100)
    assert through(game, 4) == named(game, *four), "the best four of all are those of the first table"
    game.lead(f"gone {four[0]}")
    assert through(game, 4) == named(game, *four[1:], three[0])
    game.draw()
    assert through(game, 4) == named(game, *game.state.rounds[-1].tables[0].entries)


def test_z4_2_of_a_knockout_the_first_two_of_every_table_stand_out() -> None:
    game = contest(8, variant="knockout")
    play(game)
    firsts = [number for table in game.state.rounds[0].tables for number in table.entries[:2]]
    assert through(game, 1) == named(game, *firsts)
    play(game)
    assert through(game, 1) == named(game, *firsts) and through(game, 2) == set(), "the final is the end"
