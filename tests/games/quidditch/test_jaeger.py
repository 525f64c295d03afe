"""Jäger and Hüter. Clauses: Q5.5.1-Q5.5.10, Q5.6.1, Q12.5, Q12.9, Q12.10."""

from typing import Any

import pytest

from bot.games.quidditch import events as e
from tests.games.quidditch.stage import Stage


def jaeger_round(number: int = 3, xp: tuple[str, ...] = (), **options: Any) -> Stage:
    """Gryffindor is low and has the Quaffel; two friends and two foes stand in the middle, one each in S."""
    stage = Stage(**options).kick_off(xp=xp)
    stage.line_up("GJäger1", GJäger2="M", GJäger3="S", SJäger1="M", SJäger2="M", SJäger3="S")
    return stage.quaffel(number)


def at_goal(**options: Any) -> Stage:
    """GJäger1 in front of the rings of Slytherin, with GJäger3 and SJäger3."""
    return jaeger_round(5, **options)


@pytest.mark.parametrize(("number", "letter"), [(1, "G"), (2, "G"), (3, "M"), (4, "M"), (5, "S"), (6, "S")])
def test_q5_5_1_the_first_number_is_the_third(number: int, letter: str) -> None:
    stage = jaeger_round(number)
    holder = stage.state.player("GJäger1")
    assert holder is not None and holder.third is not None
    assert stage.state.letter(holder.third) == letter


def test_q5_5_2_only_the_holder_flies_to_a_neighbour_and_once() -> None:
    stage = jaeger_round()
    assert stage.refused("GJäger2", "Fliegen M-S") == "nicht-quaffel"
    assert stage.refused("GJäger1", "Fliegen G-M") == "fliegen-von"
    assert stage.refused("GJäger1", "Fliegen M-M") == "fliegen-nach"
    assert stage.refused("GJäger1", "Fliegen M-X") == "kein-drittel"
    assert stage.valid(stage.says("GJäger1", "Fliegen M-S"))
    assert stage.refused("GJäger1", "Fliegen S-M") == "fliegen-schon"


def test_q5_5_2_after_the_other_team_had_it_he_may_fly_again() -> None:
    stage = jaeger_round(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Foul GJäger1", 5)
    assert stage.state.holder == "SJäger1"
    stage.plays("GJäger1", "Foul SJäger1", 5)
    assert stage.valid(stage.says("GJäger1", "Fliegen M-S"))


def test_q5_5_3_an_angriff_only_right_after_the_flight() -> None:
    stage = jaeger_round(1)
    assert stage.refused("SJäger1", "Angriff GJäger1") == "angriff-flug"
    stage.says("GJäger1", "Fliegen G-M")
    assert stage.refused("SJäger1", "Angriff") == "angriff-name"
    assert stage.refused("SJäger1", "Angriff GJäger2") == "ziel-quaffel"
    assert stage.refused("SJäger3", "Angriff GJäger1") == "ziel-drittel"
    stage.plays("SJäger1", "Angriff GJäger1", 4, 4)
    stage.rolls("GJäger1", 3, 4)
    assert stage.state.holder == "SJäger1"


def test_q5_5_3_the_holder_keeps_it_when_he_wins_and_no_second_angriff_follows() -> None:
    stage = jaeger_round(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Angriff GJäger1", 3, 4)
    stage.rolls("GJäger1", 4, 4)
    assert stage.state.holder == "GJäger1"
    assert stage.refused("SJäger2", "Angriff GJäger1") == "angriff-flug"


def test_q5_5_3_a_valid_command_after_the_flight_ends_the_chance() -> None:
    stage = jaeger_round(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger2", "Foul GJäger1", 1)
    assert stage.refused("SJäger1", "Angriff GJäger1") == "angriff-flug"


@pytest.mark.parametrize(("number", "holder", "freiwurf"), [(1, "GJäger1", False), (2, "GJäger1", False)])
def test_q5_5_4_a_foul_of_one_or_two_is_nothing(number: int, holder: str, freiwurf: bool) -> None:
    stage = jaeger_round()
    stage.plays("SJäger1", "Foul GJäger1", number)
    assert stage.state.holder == holder and bool(stage.state.freiwurf) == freiwurf


@pytest.mark.parametrize("number", [3, 4])
def test_q5_5_4_a_foul_of_three_or_four_is_seen(number: int) -> None:
    stage = jaeger_round()
    stage.plays("SJäger1", "Foul GJäger1", number)
    assert stage.state.freiwurf is not None and stage.state.freiwurf.house == "G"


@pytest.mark.parametrize("number", [5, 6])
def test_q5_5_4_a_foul_of_five_or_six_wins_the_quaffel(number: int) -> None:
    stage = jaeger_round()
    stage.plays("SJäger1", "Foul GJäger1", number)
    assert stage.state.holder == "SJäger1"


def test_q5_5_4_experience_counts_for_a_foul_for_better_or_worse() -> None:
    stage = jaeger_round(xp=("SJäger1 1, SHüter 2, STreiber1 1",))
    stage.plays("SJäger1", "Foul GJäger1", 2)
    assert stage.state.freiwurf is not None, "2 and 1 XP are a 3: seen"


def test_q5_5_4_one_foul_each_until_the_holder_writes_a_valid_command() -> None:
    stage = jaeger_round()
    stage.plays("SJäger1", "Foul GJäger1", 1)
    assert stage.refused("SJäger1", "Foul GJäger1") == "foul-schon"
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 2)
    assert stage.valid(stage.says("SJäger1", "Foul GJäger2"))


def test_q5_5_5_a_pass_needs_three_and_taking_it_two() -> None:
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 2)
    assert stage.state.holder == "GJäger2"
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 2)
    assert stage.over and stage.state.holder is None
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 1)
    assert stage.over


def test_q5_5_5_passes_go_to_jaeger_in_the_same_third() -> None:
    stage = jaeger_round()
    assert stage.refused("GJäger1", "Pass GJäger3") == "ziel-drittel"
    assert stage.refused("GJäger1", "Pass GHüter") == "pass-wem"
    assert stage.refused("GJäger1", "Pass GJäger1") == "pass-selbst"
    assert stage.refused("GJäger2", "Angenommen") == "kein-pass"
    stage.says("GJäger1", "Pass GJäger2")
    assert stage.refused("GJäger2", "Angenommen") == "pass-zu-frueh"
    stage.rolls("GJäger1", 3)
    assert stage.refused("SJäger1", "Angenommen") == "nicht-fuer-dich"


def test_q5_5_6_abfangen_needs_five_once_per_pass_before_angenommen() -> None:
    stage = jaeger_round()
    stage.says("GJäger1", "Pass GJäger2")
    assert stage.refused("SJäger1", "Abfangen") == "pass-zu-frueh"
    stage.rolls("GJäger1", 3)
    assert stage.refused("GJäger3", "Abfangen") == "abfangen-eigen"
    assert stage.refused("SJäger3", "Abfangen") == "abfangen-drittel"
    stage.says("SJäger1", "Abfangen")
    assert stage.refused("GJäger2", "Angenommen") == "abfangen-laeuft", "and must be repeated (Q12.5)"
    stage.rolls("SJäger1", 4)
    assert stage.refused("SJäger2", "Abfangen") == "abfangen-schon"
    stage.plays("GJäger2", "Angenommen", 2)
    assert stage.state.holder == "GJäger2"


def test_q5_5_6_a_successful_abfangen_has_the_quaffel() -> None:
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("SJäger1", "Abfangen", 5)
    assert stage.state.holder == "SJäger1"


def test_q5_5_6_a_pass_to_an_opponent_may_be_intercepted_by_the_passers_team() -> None:
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass SJäger1", 3)
    assert stage.refused("SJäger2", "Abfangen") == "abfangen-eigen"
    assert stage.refused("GJäger1", "Abfangen") == "abfangen-selbst"
    stage.plays("GJäger2", "Abfangen", 5)
    assert stage.state.holder == "GJäger2"


def test_q5_5_7_a_goal_is_ten_points_and_ends_the_teilrunde() -> None:
    stage = at_goal()
    stage.plays("GJäger1", "Torwurf", 4, 4)
    stage.plays("SHüter", "Halten", 4, 3)
    assert stage.score == (10, 0) and stage.over


def test_q5_5_7_halten_may_win() -> None:
    stage = at_goal()
    stage.plays("GJäger1", "Torwurf", 4, 4)
    stage.plays("SHüter", "Halten", 5, 3)
    assert stage.score == (0, 0) and stage.over and stage.state.saves == (("SHüter", "GJäger1"),)


def test_q5_5_7_there_is_no_torwurf_in_the_middle() -> None:
    assert jaeger_round().refused("GJäger1", "Torwurf") == "torwurf-mitte"


def test_q5_5_7_halten_before_the_roll_may_be_repeated_after_it() -> None:
    stage = at_goal()
    stage.says("GJäger1", "Torwurf")
    assert stage.refused("SHüter", "Halten") == "halten-zu-frueh"
    stage.rolls("GJäger1", 4)
    assert stage.refused("GHüter", "Halten") == "nicht-dein-tor"
    assert stage.valid(stage.says("SHüter", "Halten"))


def test_q5_5_7_an_own_goal_counts_for_the_others() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="G", SJäger1="M").quaffel(1)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    facts = stage.plays("GHüter", "Halten", 1, 1)
    assert stage.score == (0, 10)
    assert any(isinstance(fact, e.Tor) and fact.eigentor for fact in facts)


def test_q2_4_a_tied_shot_is_rolled_again_shooter_first() -> None:
    stage = at_goal()
    stage.plays("GJäger1", "Torwurf", 4, 4)
    stage.plays("SHüter", "Halten", 4, 4)
    stage.rolls("GJäger1", 2, 2)
    stage.rolls("SHüter", 2, 1)
    assert stage.score == (10, 0)


def test_q5_5_8_a_pass_in_the_goal_third_is_worth_one_xp_once() -> None:
    stage = at_goal()
    stage.plays("GJäger1", "Pass GJäger3", 3)
    stage.plays("GJäger3", "Angenommen", 2)
    facts = stage.plays("GJäger3", "Torwurf", 4, 4)
    assert facts[0].xp == 1
    stage.plays("SHüter", "Halten", 4, 4)
    assert stage.score == (10, 0), "9 against 8"


def test_q5_5_8_a_pass_to_an_opponent_earns_nobody_anything() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="S").quaffel(5)
    stage.plays("GJäger1", "Pass SJäger1", 6)
    stage.plays("SJäger1", "Angenommen", 6)
    assert stage.state.holder == "SJäger1" and stage.state.bonus == ()


def test_q5_5_8_a_pass_elsewhere_or_before_a_loss_is_worth_nothing() -> None:
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 2)
    stage.says("GJäger2", "Fliegen M-S")
    facts = stage.plays("GJäger2", "Torwurf", 4)
    assert facts[0].xp == 0
    stage = at_goal()
    stage.plays("GJäger1", "Pass GJäger3", 3)
    stage.plays("GJäger3", "Angenommen", 2)
    stage.plays("SJäger3", "Foul GJäger3", 5)
    assert stage.state.bonus == ()


def test_q12_9_the_extra_xp_survives_into_a_freiwurf_won_there() -> None:
    stage = at_goal()
    stage.plays("GJäger1", "Pass GJäger3", 3)
    stage.plays("GJäger3", "Angenommen", 2)
    stage.plays("SJäger3", "Foul GJäger3", 3)
    stage.referee('"Freiwurf freigegeben')
    assert stage.plays("GJäger2", "Torwurf", 4)[0].xp == 1


def test_q12_9_the_extra_xp_counts_for_an_own_goal() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="G").quaffel(1)
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 2)
    assert stage.plays("GJäger2", "Torwurf", 3)[0].xp == 1


def freiwurf() -> Stage:
    stage = jaeger_round()
    stage.plays("SJäger1", "Foul GJäger1", 3)
    return stage


def test_q5_5_9_a_freiwurf_is_released_and_thrown_from_any_third() -> None:
    stage = freiwurf()
    assert stage.refused("GJäger2", "Torwurf") == "nicht-frei"
    stage.referee('"Freiwurf freigegeben')
    assert stage.refused("SJäger1", "Torwurf") == "freiwurf-schuetze"
    assert stage.refused("GJäger1", "Fliegen M-S") == "freiwurf-laeuft"
    stage.plays("GJäger2", "Torwurf", 4, 4)
    stage.plays("SHüter", "Halten", 1, 1)
    assert stage.score == (10, 0) and stage.over


def test_q5_5_9_the_captain_may_choose_who_throws() -> None:
    stage = freiwurf()
    stage.referee('"Freiwurf freigegeben')
    assert stage.refused("SHüter", "GJäger3") == "eigene-leute"
    assert stage.valid(stage.says("GHüter", "GJäger3"))
    assert stage.refused("GJäger2", "Torwurf") == "freiwurf-schuetze"
    assert stage.valid(stage.says("GJäger3", "Torwurf"))


def test_q5_5_9_only_a_jaeger_who_can_play_is_chosen_to_throw() -> None:
    stage = freiwurf()
    stage.state = stage.state.with_player("GJäger3", out=True)
    stage.referee('"Freiwurf freigegeben')
    for seat in ("GTreiber1", "GHüter", "GJäger3"):
        assert stage.refused("GHüter", seat) == "freiwurf-schuetze"
    assert stage.valid(stage.says("GHüter", "GJäger2"))


def test_q5_5_9_a_hueter_who_is_out_may_hold_a_freiwurf_only() -> None:
    stage = at_goal()
    stage.state = stage.state.with_player("SHüter", out=True)
    stage.plays("SJäger3", "Foul GJäger1", 3)
    stage.referee('"Freiwurf freigegeben')
    stage.plays("GJäger1", "Torwurf", 2, 2)
    stage.plays("SHüter", "Halten", 3, 3)
    assert stage.score == (0, 0)
    stage = at_goal()
    stage.state = stage.state.with_player("SHüter", out=True)
    stage.plays("GJäger1", "Torwurf", 1, 1)
    assert stage.score == (10, 0), "nobody is there to hold it"


def test_q5_5_10_the_teilrunde_ends_when_nobody_has_a_command_left() -> None:
    stage = Stage().kick_off().line_up("GJäger1").quaffel(1)
    assert not stage.over
    stage.says("GJäger1", "Fliegen G-M")
    assert stage.over


def test_q12_10_a_pass_to_an_opponent_is_a_command_left() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Foul GJäger1", 1)
    assert not stage.over


def hueterangriff() -> Stage:
    stage = jaeger_round()
    stage.says("GJäger1", "Fliegen M-S")
    return stage


def test_q5_6_1_the_hueter_attacks_without_a_name_right_after_the_flight() -> None:
    stage = hueterangriff()
    assert stage.refused("SHüter", "Angriff GJäger1") == "angriff-ohne-name"
    assert stage.refused("GHüter", "Angriff") in ("eigener", "ziel-drittel")
    stage.plays("SHüter", "Angriff", 3, 3)
    stage.rolls("GJäger1", 4, 4)
    assert stage.state.sure == "GJäger1"
    facts = stage.plays("GJäger1", "Torwurf", 1, 1)
    assert stage.score == (10, 0) and any(isinstance(fact, e.Tor) for fact in facts)


def test_q5_6_1_another_command_first_loses_the_free_shot() -> None:
    stage = hueterangriff()
    stage.plays("SHüter", "Angriff", 3, 3)
    stage.rolls("GJäger1", 4, 4)
    stage.plays("GJäger1", "Pass GJäger3", 3)
    stage.plays("GJäger3", "Angenommen", 2)
    stage.plays("GJäger3", "Torwurf", 1, 1)
    assert stage.valid(stage.says("SHüter", "Halten"))


def test_q5_6_1_a_hueter_who_wins_passes_to_any_own_jaeger() -> None:
    stage = hueterangriff()
    stage.plays("SHüter", "Angriff", 4, 4)
    stage.rolls("GJäger1", 3, 3)
    assert stage.state.holder == "SHüter"
    assert stage.refused("GJäger1", "Foul SHüter") == "ziel-quaffel"
    assert stage.refused("SHüter", "Pass GJäger1") == "pass-hueter"
    stage.plays("SHüter", "Pass SJäger1", 3)
    assert stage.refused("GJäger2", "Abfangen") == "abfangen-hueter"
    stage.plays("SJäger1", "Angenommen", 2)
    assert stage.state.holder == "SJäger1" and not stage.over


@pytest.mark.parametrize("seat", ["GJäger1", "GJäger2"])
def test_q5_5_2_after_a_hueter_had_it_everybody_may_fly_again(seat: str) -> None:
    stage = hueterangriff()
    stage.plays("SHüter", "Angriff", 4, 4)
    stage.rolls("GJäger1", 3, 3)
    thief = stage.state.player(seat)
    assert thief is not None
    stage.state = stage.state.with_player("SJäger1", third=thief.third)
    stage.plays("SHüter", "Pass SJäger1", 3)
    stage.plays("SJäger1", "Angenommen", 2)
    stage.plays(seat, "Foul SJäger1", 5)
    assert stage.state.holder == seat
    way = "S-M" if seat == "GJäger1" else "M-S"
    assert stage.valid(stage.says(seat, f"Fliegen {way}"))


def test_q5_6_1_a_torwurf_written_first_leaves_no_angriff() -> None:
    stage = hueterangriff()
    stage.says("GJäger1", "Torwurf")
    assert stage.refused("SHüter", "Angriff") == "kette-offen"


def test_q5_6_1_a_hueter_who_is_out_cannot_attack() -> None:
    stage = hueterangriff()
    stage.state = stage.state.with_player("SHüter", out=True)
    assert stage.refused("SHüter", "Angriff") == "draussen"
