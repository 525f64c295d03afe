"""House rules of Wizard (the bar: test_table), and none of them in a tournament round (Z2.1)."""

import pytest
from pydantic import ValidationError

from bot.games.wizard.model.table import TableOptions
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.table_state import phase
from tests.games.wizard.acting import deck
from tests.games.wizard.test_table import ONE, new, play

TURNED = deck("rot 5", "rot 9", "blau 2", turned="zauberer 1")


def test_z1_2_a_turned_zauberer_lets_the_geber_choose_or_means_no_trump() -> None:
    by_the_book = play(new(TURNED), "abheben 30")
    assert (phase(by_the_book), turn(by_the_book)) == ("trump", by_the_book.dealer)
    free = play(new(TURNED, zauberer="none"), "abheben 30")
    assert (phase(free), free.trump, turn(free)) == ("bid", None, free.order[0])


def test_z2_3_the_first_geber_is_drawn_or_sits_first() -> None:
    assert [new(ONE, die=die).dealer for die in (1, 2, 3)] == ["A", "B", "C"]
    assert [new(ONE, die=die, drawn=False).dealer for die in (1, 2, 3)] == ["A", "A", "A"]
    assert new(ONE, drawn=False).order == ("B", "C", "A")


@pytest.mark.parametrize("variant", [{"bar": False}, {"zauberer": "none"}, {"drawn": False}])
def test_z2_1_a_tournament_round_has_no_variants(variant: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        TableOptions.model_validate({"mode": "round", **variant})
    assert TableOptions.model_validate({"mode": "full", **variant})
