"""Pages of a slip that are there, and pages that are not any more."""

import pytest

from bot.engine.text import text
from bot.games.hut import GAME
from tests.games.hut.table import RULES, Table
from tests.playing import PlainVoice

BOARD = "Rudi RG, Rosa RB, Bodo/Rita RK"


def heading(page: str) -> str:
    table = Table(BOARD)
    return GAME.screen(RULES.view(table.state, "1"), PlainVoice(), page).heading.id


@pytest.mark.parametrize("page", ["t1a", "t4b", "t2d 1a3RJ", "t1d 2a3RJ 3b2RD"])
def test_h3_1_a_free_hat_in_a_free_phase_has_a_page_of_targets(page: str) -> None:
    assert heading(page) == "hut-target-heading"


@pytest.mark.parametrize(
    "page",
    ["t", "t1", "t1aa", "t5a", "t0a", "t1e", "tXa", "t1c", "t1a 1b2RD", "t2a 1a3RJ"],
)
def test_h3_1_no_page_of_targets_for_what_is_no_order_for_prisoners_or_what_has_one_already(page: str) -> None:
    assert heading(page) != "hut-target-heading"


def test_h3_1_targets_are_offered_with_the_points_that_are_left_nearest_first() -> None:
    table = Table(BOARD)
    screen = GAME.screen(RULES.view(table.state, "1"), PlainVoice(), "t2b 1a7RF")
    assert screen.heading == text("hut-target-heading", phase=2, name="Rosa", field="RB")
    assert screen.lines[0] == text("hut-plan-left", left=12, points=12), "1a7RF is no order: RF is next door"
    screen = GAME.screen(RULES.view(table.state, "1"), PlainVoice(), "t2b 1a3RJ")
    assert screen.lines[0] == text("hut-plan-left", left=9, points=12)


def test_h6_4_h6_8_a_slip_is_shown_line_by_line_as_it_is_understood() -> None:
    table = Table(BOARD)
    table.write("R", "1 Rudi RJ\n2 kein Zug\n3 Rosa RB 2 RD\n4 Ralf RO 9 RJ")
    lines = GAME.screen(RULES.view(table.state, "1"), PlainVoice(), "").lines
    mended = text("hut-line-mended", line="1 Rudi RJ", first=text("hut-mended-start", field="RG"),
                  more=text("hut-mended-points", points=3), count=2)  # fmt: skip
    fault = text("hut-line-fault", line="4 Ralf RO 9 RJ", reason=text("hut-fault-far", points=9))
    assert {mended, text("hut-line-idle", phase=2), fault} <= set(lines)
    told = [line for line in lines if dict(line.args).get("line") == "3 Rosa RB 2 RD"]
    assert len(told) == 1 and told[0].id not in ("hut-line-fault", "hut-line-lost", "hut-line-mended")
    table.write("R", "1 Rudi RG 2 RI\n2 Rosa RB 2 RD")
    lines = GAME.screen(RULES.view(table.state, "1"), PlainVoice(), "").lines
    assert {text("hut-line-lost", line=words) for words in ("1 Rudi RG 2 RI", "2 Rosa RB 2 RD")} <= set(lines)
