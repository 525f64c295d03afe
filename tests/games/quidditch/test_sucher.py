"""Sucher. Clauses: Q5.7.1-Q5.7.3, Q5.4.5, Q12.8."""

import pytest

from bot.games.quidditch import events as e
from tests.games.quidditch.stage import Stage


def sucher_round(number: int = 5, **thirds: str) -> Stage:
    """Both Sucher in S unless told otherwise; GJäger1 had the Quaffel."""
    places = {"GSucher": "S", "SSucher": "S", "GJäger2": "M", "SJäger1": "M", **thirds}
    return Stage().kick_off().line_up("GJäger1", **places).schnatz(number)


def test_q5_7_1_without_a_sucher_at_the_schnatz_the_teilrunde_ends() -> None:
    assert sucher_round(1).over
    assert not sucher_round(5).over


def test_q5_7_1_in_the_middle_it_is_released_and_sucher_fly_there() -> None:
    stage = sucher_round(3)
    assert not stage.over
    assert stage.refused("GSucher", "Finden") == "schnatz-drittel"
    assert stage.refused("GSucher", "Fliegen G-M") == "fliegen-von"
    assert stage.refused("GSucher", "Fliegen S-G") == "fliegen-mitte"
    assert stage.valid(stage.says("GSucher", "Fliegen S-M"))
    assert stage.valid(stage.says("GSucher", "Finden"))


def test_q5_7_1_elsewhere_there_is_no_flying() -> None:
    assert sucher_round(5).refused("GSucher", "Fliegen S-M") == "fliegen-mitte"


def test_q5_7_2_finden_needs_a_six_and_there_is_one_try() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 5)
    assert stage.refused("GSucher", "Finden") == "schon-gesucht"
    assert stage.refused("GSucher", "Fangen") == "nicht-gefunden"
    assert not stage.over, "the other Sucher still has his"
    stage.plays("SSucher", "Finden", 5)
    assert stage.over


def test_q5_7_2_fangen_needs_five_and_ends_the_match() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    facts = stage.plays("GSucher", "Fangen", 5)
    assert stage.score == (50, 0) and stage.state.ended == "schnatz"
    assert isinstance(facts[-1], e.Beendet)


def test_q5_7_2_a_failed_fangen_costs_the_chance() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    stage.plays("GSucher", "Fangen", 4)
    assert stage.refused("GSucher", "Fangen") == "nicht-gefunden"
    assert stage.valid(stage.says("SSucher", "Finden"))


def test_q5_7_2_a_sucher_who_is_out_takes_no_part() -> None:
    stage = sucher_round()
    stage.state = stage.state.with_player("GSucher", out=True)
    assert stage.refused("GSucher", "Finden") == "draussen"


@pytest.mark.parametrize(
    ("number", "gone", "freiwurf"), [(2, False, False), (3, True, True), (4, True, True), (5, True, False)]
)
def test_q5_7_3_a_foul_on_the_finder(number: int, gone: bool, freiwurf: bool) -> None:
    stage = sucher_round()
    assert stage.refused("SSucher", "Foul GSucher") == "foul-fund"
    stage.plays("GSucher", "Finden", 6)
    stage.plays("SSucher", "Foul GSucher", number)
    assert (stage.state.schnatz is None) == gone
    assert (stage.state.freiwurf is not None) == freiwurf
    assert stage.over == (gone and not freiwurf)


def test_q5_7_3_a_seen_foul_gives_a_freiwurf_thrown_by_a_jaeger_then_the_teilrunde_ends() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    stage.plays("SSucher", "Foul GSucher", 3)
    stage.referee('"Freiwurf freigegeben')
    stage.plays("GJäger2", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    assert stage.score == (10, 0) and stage.over


def test_q5_7_3_one_foul_per_find_and_only_in_the_same_third() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    stage.plays("SSucher", "Foul GSucher", 1)
    assert stage.refused("SSucher", "Foul GSucher") == "foul-schon"
    stage = sucher_round(3)
    stage.says("GSucher", "Fliegen S-M")
    stage.plays("GSucher", "Finden", 6)
    assert stage.refused("SSucher", "Foul GSucher") == "ziel-drittel"


def test_q5_7_3_once_fangen_is_written_it_is_too_late_for_a_foul() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    stage.says("GSucher", "Fangen")
    assert stage.refused("SSucher", "Foul GSucher") == "kette-offen"


def test_q12_8_both_may_have_found_it_and_the_first_catch_ends_the_match() -> None:
    stage = sucher_round()
    stage.plays("GSucher", "Finden", 6)
    stage.plays("SSucher", "Finden", 6)
    stage.plays("SSucher", "Fangen", 5)
    assert stage.score == (0, 50) and stage.state.caught == "S"


def test_q5_4_5_a_sucher_hit_after_finding_loses_it() -> None:
    stage = Stage().kick_off()
    stage.line_up("GJäger1", GSucher="S", SSucher="G", GJäger2="S", STreiber1="S", SJäger1="S")
    stage.klatscher(5, 5)
    stage.plays("STreiber1", "Klatscherwurf GJäger2", 1)
    stage.plays("STreiber1", "Klatscherabfang", 4)
    stage.whispers("STreiber1", "Aufheben")
    stage.schnatz(5)
    stage.plays("GSucher", "Finden", 6)
    stage.plays("STreiber1", "Klatscherabwurf GSucher", 4)
    assert stage.out("GSucher") and stage.over


def test_q5_7_3_a_freiwurf_lapses_where_no_jaeger_is_left_to_throw_it() -> None:
    stage = Stage(("Hüter", "Sucher", "Jäger1")).kick_off().line_up("GJäger1", GSucher="S", SSucher="S", SJäger1="M")
    stage.schnatz(5)
    stage.plays("GSucher", "Finden", 6)
    stage.referee("ausschluss GJäger1")
    *_, ended = stage.plays("SSucher", "Foul GSucher", 3)
    assert isinstance(ended, e.TeilrundeBeendet) and ended.grund == "freiwurf-verfallen"
    assert stage.over and stage.state.freiwurf is None and stage.state.schnatz is None
