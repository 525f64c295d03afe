"""H4 and H5: working out phases and points."""

import pytest

from bot.games.hut.resolve import Order, work_out
from bot.games.hut.stacks import owner
from tests.games.hut.table import HAT_OF, RULES, Table, board


def test_h4_1_two_hats_ordered_to_one_field_both_stay() -> None:
    table = Table("Rudi RA, Bodo RC").play(R="1 Rudi RA 1 RB", B="1 Bodo RC 1 RB")
    assert table.phase(1) == "🟥 __Rudi RA 1 RB__ · 🟦 __Bodo RC 1 RB__"
    assert table.board == "Rudi RA, Bodo RC"


def test_h4_1_a_zero_order_counts_for_its_own_field_and_shields() -> None:
    table = Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 0 RA; 2 Rosa RO 1 RF", B="1 Bodo RB 1 RA")
    assert table.phase(1) == "🟥 __Rudi RA 0 RA__ · 🟦 __Bodo RB 1 RA__"
    assert table.board == "Rudi RA, Bodo RB, Rosa RF"


def test_h4_1_homes_are_exempt_from_standoffs() -> None:
    both = [Order(1, "R1", "RF", 1, "RO"), Order(1, "R2", "RG", 2, "RO")]
    assert work_out(board("Rudi/Bodo RF, Rosa/Berta RG"), both).fates == ("moved", "moved")
    table = Table("Rudi/Bodo RF, Rosa/Berta RG").play(R="1 Rudi RF 1 RO; 2 Rosa RG 2 RO")
    assert table.board == ""
    assert set(table.at_home("R")) == {"Rudi", "Rosa", "Rita", "Ralf"}
    assert dict(table.state.board.locked)["R"] == (HAT_OF["Bodo"], HAT_OF["Berta"])


def test_h4_1_two_waiting_at_home_are_no_standoff() -> None:
    table = Table("Bodo BH", "RB").play(R="1 Rudi RO 0 RO; 2 Rosa RO 3 RH", B="1 Bodo BH 1 BG")
    assert table.phase(1).startswith("🟥 Rudi RO 0 RO ·")


def test_h4_1_a_standoff_bars_its_field_for_that_phase_only() -> None:
    orders = {"R": "1 Rudi RA 1 RB; 2 Rosa RO 5 RB", "B": "1 Bodo RC 1 RB"}
    table = Table("Rudi RA, Bodo RC").play(**orders)
    assert "__" in table.phase(1)
    assert table.phase(2) == "🟥 Rosa RO 5 RB"
    assert table.board == "Rudi RA, Rosa RB, Bodo RC"


def test_h4_1_two_attackers_on_a_standing_hat_leave_it_safe() -> None:
    table = Table("Rudi RA, Bodo RC, Willi RB", "RBW").play(R="1 Rudi RA 1 RB", B="1 Bodo RC 1 RB")
    assert table.board == "Rudi RA, Willi RB, Bodo RC"


def test_h4_1_a_hat_whose_order_was_a_standoff_has_used_it() -> None:
    reading = Table("Rudi RA").reading("R", "1 Rudi RA 1 RB; 2 Rudi RA 2 RC")
    assert reading.void is not None and reading.void.id == "hut-void-twice"


def test_h4_1_void_orders_contest_nothing_and_their_hats_count_as_unmoved() -> None:
    table = Table("Rudi RA, Bodo RC").play(R="1 Rudi RB 1 RB; 2 Rosa RO 1 RF", B="1 Bodo RC 2 RA")
    assert table.phase(1) == "🟥 Rudi RB 1 RB (?) · 🟦 Bodo RC 2 RA (!) · 🟥 Rudi RA (g)"
    assert table.board == "Bodo/Rudi RA, Rosa RF"


def test_h4_2_swapping_places_succeeds() -> None:
    assert Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 1 RB", B="1 Bodo RB 1 RA").board == "Bodo RA, Rudi RB"


def test_h4_2_a_cycle_of_three_succeeds_even_through_a_ruhefeld() -> None:
    table = Table("Rudi RB, Bodo RC, Willi RD", "RBW")
    table.play(R="1 Rudi RB 1 RC", B="1 Bodo RC 1 RD", W="1 Willi RD 2 RB")
    assert table.board == "Willi RB, Rudi RC, Bodo RD"


def test_h4_2_crossing_and_overtaking_are_fine() -> None:
    table = Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 3 RD", B="1 Bodo RB 1 RC")
    assert table.board == "Bodo RC, Rudi RD"
    table = Table("Rudi RA, Bodo RE").play(R="1 Rudi RA 3 RD", B="1 Bodo RE 3 RB")
    assert table.board == "Bodo RB, Rudi RD"


def test_h4_2_entering_a_field_that_is_left_in_the_same_phase_catches_nobody() -> None:
    table = Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 1 RB", B="1 Bodo RB 2 RD")
    assert table.board == "Rudi RB, Bodo RD"
    assert "(!)" not in table.phase(1)


def test_h4_3_a_hat_that_was_not_moved_in_this_phase_is_caught() -> None:
    table = Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 1 RB", B="2 Berta BO 2 BG")
    assert table.phase(1) == "🟥 Rudi RA 1 RB (!) · 🟦 Bodo RB (g)"
    assert table.board == "Berta BG, Rudi/Bodo RB"


def test_h4_3_a_hat_that_moved_in_an_earlier_phase_stands_again_and_is_caught() -> None:
    table = Table("Rudi RA, Bodo RC").play(R="2 Rudi RA 1 RB", B="1 Bodo RC 1 RB")
    assert table.phase(2) == "🟥 Rudi RA 1 RB (!) · 🟦 Bodo RB (g)"
    assert table.board == "Rudi/Bodo RB"


def test_h4_3_a_hat_that_stays_in_a_standoff_is_caught() -> None:
    orders = {"R": "1 Rudi RA 1 RB", "B": "1 Bodo RC 1 RB", "W": "1 Willi VF 1 RA"}
    table = Table("Rudi RA, Bodo RC, Willi VF", "RBW").play(**orders)
    assert table.phase(1) == "🟥 __Rudi RA 1 RB__ (g) · 🟦 __Bodo RC 1 RB__ · ⬜ Willi VF 1 RA (!)"
    assert table.board == "Willi/Rudi RA, Bodo RC"


def test_h4_3_a_hat_whose_way_is_blocked_is_caught() -> None:
    orders = {"R": "1 Rudi RB 1 RC", "W": "1 Willi RA 1 RB"}
    table = Table("Rudi RB, Bodo RC, Willi RA", "RBW").play(**orders)
    assert table.phase(1) == "🟥 __Rudi RB 1 RC__ (g) · ⬜ Willi RA 1 RB (!)"


def test_h4_3_a_tower_moves_and_is_caught_as_one() -> None:
    table = Table("Rudi/Bodo RA, Willi RD", "RBW").play(R="1 Rudi RA 1 RB", W="2 Willi RD 2 RB")
    assert table.board == "Willi/Rudi/Bodo RB"
    assert table.points == {"R": 0, "B": 0, "W": 3}


def test_h4_3_tower_on_tower_is_one_stack() -> None:
    table = Table("Rudi/Bodo RA, Willi/Berta RB", "RBW").play(R="1 Rudi RA 1 RB")
    assert table.board == "Rudi/Bodo/Willi/Berta RB"


def test_h4_4_on_a_ruhefeld_nobody_is_caught_and_an_order_there_fails() -> None:
    table = Table("Rudi RB, Bodo RC").play(R="1 Rudi RB 1 RC", B="2 Berta BO 1 BF")
    assert table.phase(1) == "🟥 __Rudi RB 1 RC__"
    assert table.board == "Berta BF, Rudi RB, Bodo RC"


def test_h4_4_a_hat_that_failed_to_leave_a_ruhefeld_cannot_be_caught() -> None:
    orders = {"R": "1 Rudi RB 1 RC", "B": "1 Bodo RC 1 RD", "W": "1 Willi RE 1 RD"}
    table = Table("Rudi RB, Bodo RC, Willi RE", "RBW").play(**orders)
    assert table.board == "Rudi RB, Bodo RC, Willi RE"
    assert table.phase(1).count("__") == 6


def test_h4_4_a_ruhefeld_that_is_left_in_the_same_phase_can_be_entered() -> None:
    table = Table("Rudi RB, Bodo RC").play(R="1 Rudi RB 1 RC", B="1 Bodo RC 1 RD")
    assert table.board == "Rudi RC, Bodo RD"


def test_h4_4_an_order_onto_an_own_standing_hat_fails() -> None:
    table = Table("Rudi RA, Rosa RB").play(R="1 Rudi RA 1 RB")
    assert table.phase(1) == "🟥 __Rudi RA 1 RB__"
    assert table.board == "Rudi RA, Rosa RB"


def test_h4_4_a_blocked_hat_blocks_its_follower_through_a_whole_chain() -> None:
    orders = {"R": "1 Rudi RG 1 RH", "B": "1 Bodo RH 1 RI", "W": "1 Willi RF 1 RG"}
    table = Table("Rudi RG, Bodo RH, Gustav RI, Willi RF", "RBWG").play(**orders)
    assert table.phase(1) == "🟥 Rudi RG 1 RH (!) · 🟦 __Bodo RH 1 RI__ (g) · ⬜ Willi RF 1 RG"
    assert table.board == "Willi RG, Rudi/Bodo RH, Gustav RI"


def test_h4_4_a_chain_of_own_hats_behind_a_standoff_all_stand() -> None:
    table = Table("Rudi RA, Bodo RC, Willi VE, Wanda VF", "RBW")
    table.play(R="1 Rudi RA 1 RB", B="1 Bodo RC 1 RB", W="1 Wanda VF 1 RA; 2 Willi VE 2 RA")
    assert table.board == "Wanda/Rudi RA, Bodo RC, Willi VE"
    assert table.phase(2) == "⬜ __Willi VE 2 RA__"


def test_h4_5_an_order_for_a_hat_caught_earlier_is_ignored_and_the_tower_stands() -> None:
    table = Table("Rudi RA, Bodo RB").play(R="1 Rudi RA 1 RB", B="2 Bodo RB 3 RE")
    assert table.phase(2) == "🟦 __Bodo RB 3 RE__"
    assert table.board == "Rudi/Bodo RB"


def test_h4_5_an_ignored_order_contests_nothing() -> None:
    table = Table("Rudi RA, Bodo RB, Willi RE", "RBW")
    table.play(R="1 Rudi RA 1 RB", B="2 Bodo RB 2 RD", W="2 Willi RE 1 RD")
    assert table.phase(2) == "🟦 __Bodo RB 2 RD__ · ⬜ Willi RE 1 RD"


def test_h4_6_a_tower_goes_home_prisoners_stay_and_own_hats_are_free() -> None:
    table = Table("Rudi/Bodo/Rosa RF").play(R="1 Rudi RF 1 RO")
    assert table.board == ""
    assert {"Rudi", "Rosa"} <= set(table.at_home("R"))
    assert table.state.board.locked == (("R", (HAT_OF["Bodo"],)),)
    freed = table.reading("R", "1 Rosa RO 3 RH; 2 Rudi RO 1 RF")
    assert freed.flawless
    table = Table("Rudi/Bodo/Rosa RF")
    early = table.reading("R", "1 Rudi RF 1 RO; 2 Rosa RO 2 RG")
    assert [bool(line.order) for line in early.lines] == [True, False]


def test_h4_6_more_points_than_needed_lapse_but_count() -> None:
    table = Table("Rudi/Bodo RG")
    assert table.reading("R", "1 Rudi RG 7 RO; 2 Rosa RO 5 RJ").flawless
    over = table.reading("R", "1 Rudi RG 7 RO; 2 Rosa RO 6 RK")
    assert over.void is not None and over.void.id == "hut-void-sum"
    short = table.reading("R", "1 Rudi RG 1 RO")
    assert short.lines[0].fault is not None and short.lines[0].fault.id == "hut-fault-home-far"
    assert table.play(R="1 Rudi RG 7 RO").board == ""


@pytest.mark.parametrize(("words", "fault"), [("1 Rosa RF 1 RO", "single"), ("1 Rudi RG 7 VO", "foreign")])
def test_h4_6_single_hats_and_foreign_homes(words: str, fault: str) -> None:
    line = Table("Rudi/Bodo RG, Rosa RF").reading("R", words).lines[0]
    assert line.fault is not None and line.fault.id.startswith(f"hut-fault-{fault}")


def test_h4_7_every_mark_of_the_report() -> None:
    table = Table("Rudi RA, Bodo RB, Willi RD, Gustav RE", "RBWG")
    table.play(R="1 Rudi RA 1 RB", B="2 Bodo RB 1 RC", W="1 Willi RD 1 RE; 2 Xaver WO 1 WF", G="3 Gerda GO 1 GF")
    assert table.phase(1) == "🟥 Rudi RA 1 RB (!) · ⬜ Willi RD 1 RE (!) · 🟦 Bodo RB (g) · 🟨 Gustav RE (g)"
    assert table.phase(2) == "🟦 __Bodo RB 1 RC__ · ⬜ Xaver WO 1 WF (?)"
    assert table.phase(3) == "🟨 Gerda GO 1 GF"
    assert table.phase(4) == ""
    assert table.state.reports[-1].phases[0].board != table.state.reports[-1].before


def test_h5_1_and_h6_1_points_by_height_but_not_on_ruhefeldern_or_at_home() -> None:
    table = Table("Rudi/Bodo RA, Rosa RC, Rita RI, Berta/Ralf BC, Bine BA").play()
    assert table.points == {"R": 2, "B": 1}
    assert table.play().state.players[0].points == 4


def test_h5_1_most_points_win_and_equal_points_share() -> None:
    table = Table("Rudi RA, Bodo BA", round=9)
    table.play()
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.places == (("1", "2"),)
    table = Table("Rudi/Berta RA, Bodo BA", round=9).play()
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.places == (("1",), ("2",))
    assert outcome.points == (("1", 2), ("2", 1))


def test_h6_1_towers_may_stand_on_ruhefeldern_and_zero_at_home_is_allowed() -> None:
    table = Table("Rudi/Bodo RB").play(R="1 Rudi RB 1 RC; 2 Rosa RO 0 RO")
    assert table.board == "Rudi/Bodo RC"
    assert table.phase(2) == "🟥 Rosa RO 0 RO"


def test_hats_are_born_with_their_colour() -> None:
    assert owner(HAT_OF["Willi"]) == "W"
