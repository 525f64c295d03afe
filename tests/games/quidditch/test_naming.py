"""Who has the Quaffel when whoever was named cannot: his captain names another. Clauses: Q4.2, Q13.9."""

import pytest

from tests.games.quidditch.stage import THREE, Stage
from tests.games.quidditch.test_breaks import labels


def without_named(*, before: str) -> Stage:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.says("GHüter", "GJäger1")
    for step in ("pos-jaeger", "pos-sucher", "pos-treiber"):
        if before == step:
            break
        stage.referee(f"schritt {step}")
        for seat, letter in (("GJäger2", "M"), ("GTreiber1", "M"), ("SJäger1", "M")):
            stage.says(seat, letter)
    stage.referee("ausschluss GJäger1")
    return stage


@pytest.mark.parametrize("before", ["pos-jaeger", "pos-sucher", "pos-treiber", "klatscher"])
def test_q13_9_an_excluded_quaffel_jaeger_is_replaced_by_his_captains_word(before: str) -> None:
    stage = without_named(before=before)
    assert stage.refused("SHüter", "SJäger1") == "nicht-dran"
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    assert stage.state.named == "GJäger2" and stage.state.holder == "GJäger2"


def test_q13_9_the_quaffel_waits_for_that_name_and_the_referee_may_give_it() -> None:
    stage = without_named(before="klatscher").klatscher(1, 1)
    assert stage.over and "schritt quaffel" not in labels(stage)
    stage.referee("schritt besitz")
    assert stage.state.holder == "GJäger2"
    stage.referee("schritt quaffel", (3, 1))
    assert stage.phase == "jaeger" and stage.stage == "gewuerfelt"


def test_q13_9_and_q4_2_without_another_jaeger_the_opponents_have_it() -> None:
    stage = Stage(places=THREE).kick_off()
    stage.referee("schritt runde")
    stage.referee("ausschluss GJäger1")
    assert stage.valid(stage.says("SHüter", "SJäger1"))
    assert stage.state.besitz == "S"


def test_q13_9_who_was_named_late_and_hit_before_he_could_play_is_replaced_too() -> None:
    stage = without_named(before="klatscher").klatscher(3, 1)
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    stage.plays("GTreiber1", "Klatscherwurf GJäger2", 4)
    assert stage.out("GJäger2") and stage.over
    assert "schritt quaffel" not in labels(stage), "somebody who is out does not begin with the Quaffel"
    assert stage.valid(stage.says("GHüter", "GJäger3"))
    stage.referee("schritt quaffel", (3, 1))
    assert stage.state.holder == "GJäger3" and stage.stage == "gewuerfelt"
