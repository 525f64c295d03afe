"""D4, D5, D6.1, D6.2, D7.3, D7.4: what cards can do."""

import pytest

from bot.games.dog.board import HOUSES
from bot.games.dog.moves import CARDS, playable
from tests.games.dog.positions import ground, options, position

ALONE = ground("SG")
HOME = "S1 halle, S2 halle, S3 halle, HM 30"


def test_d4_1_a_7_is_shared_out_in_any_order() -> None:
    found = options("7", "S", "S1 3, S2 20")
    assert len(found) == 2 + 6 * 2
    assert found["S1+7"] == "S1 10, S2 20"
    assert found["S1+5 S2+2"] == found["S2+2 S1+5"] == "S1 8, S2 22"


def test_d4_1_one_part_a_figure_and_all_seven_points() -> None:
    for move in options("7", "S", "S1 3, S2 20, S3 30"):
        parts = move.split()
        assert sum(int(part[3]) for part in parts) == 7
        assert len({part[:2] for part in parts}) == len(parts)


def test_d4_1_overtaken_figures_go_back_own_ones_too() -> None:
    assert options("7", "S", "S1 3, S2 5, H1 7, G1 8")["S1+7"] == "S1 10"
    assert options("7", "S", "S1 3, H1 10")["S1+7"] == "S1 10"


def test_d4_1_parts_follow_each_other_on_the_board_as_it_then_is() -> None:
    found = options("7", "S", "S1 3, S2 5")
    assert "S1+5 S2+2" not in found, "S2 was overtaken and gets no part"
    assert found["S2+4 S1+3"] == "S1 6, S2 9"
    assert found["S1+1 S2+6"] == "S1 4, S2 11"


def test_d4_1_what_cannot_be_spent_is_no_split() -> None:
    assert options("7", "S", "S1 8, H1 12") == {}
    assert options("7", "S", "S1 8, S2 20, H1 12, G1 24") == {}
    assert set(options("7", "S", "S1 8, S2 20, H1 12")) == {"S2+7"} | {
        move for count in (1, 2, 3) for move in (f"S1+{count} S2+{7 - count}", f"S2+{7 - count} S1+{count}")
    }


def test_d4_1_overtaking_the_caretaker_does_nothing_landing_on_him_sends_back() -> None:
    found = options("7", "S", "S1 3, S2 20, HM 6, H1 halle")
    assert found["S1+7"] == "S1 10, S2 20, H1 halle, HM 6"
    assert found["S1+3 S2+4"] == "S2 24, H1 halle, HM 6"
    assert not [move for move in found if "HM" in move and move != "HM-7"]


def test_d4_1_into_the_hall_with_a_part() -> None:
    assert options("7", "S", "S1 46, S2 20")["S1+3h S2+4"] == "S1 halle, S2 24, HM 6"


def test_d4_1_the_rest_goes_to_the_partner_when_the_last_is_home() -> None:
    board = "S1 halle, S2 halle, S3 46, G1 30, G2 40, HM 20"
    found = options("7", "S", board)
    assert found["S3+3h G1+4"] == "S1 halle, S2 halle, S3 halle, G1 34, G2 40, HM 20"
    assert "G1+4 S3+3h" not in found
    assert not [move for move in found if "G1" in move and "G2" in move], "D7.3: one figure of the partner"
    assert {move for move in found if "G" in move} == {"S3+3h G1+4", "S3+3h G2+4"}
    assert "S3+3h" not in options("7", "S", "S1 halle, S2 halle, S3 46, HM 20"), "D7.3: it must be spent"


def test_d6_1_a_helper_whose_own_are_all_home_shares_a_7_as_ever() -> None:
    found = options("7", "S", "S1 halle, S2 halle, S3 halle, G1 30, G2 40, HM 20")
    assert "G1+3 G2+4" in found and "G2+7" in found


def test_d7_3_also_on_the_winning_card() -> None:
    board = "S1 halle, S2 halle, S3 46, G1 halle, G2 halle, G3 22, HM 40"
    assert [move for move in options("7", "S", board) if "G3" in move] == ["S3+3h G3+4"]
    assert "S3+4h" not in options("7", "S", "S1 halle, S2 halle, S3 45, G1 halle, G2 halle, G3 halle, HM 40")


def test_d7_3_with_two_or_three_the_fourth_figure_may_take_the_rest() -> None:
    found = options("7", "S", "S1 halle, S2 halle, S3 46, S4 20, HM 30", ALONE)
    assert found["S3+3h S4+4"] == "S1 halle, S2 halle, S3 halle, S4 24, HM 30"
    assert "S3+3h" not in found


def test_d7_4_a_7_into_the_hall_sweeps_the_start_field() -> None:
    assert options("7", "S", "S1 42, H1 0, R2 45")["S1+7h"] == "S1 halle, HM 6"
    assert options("7", "S", "S1 42, HM 0, H1 halle")["S1+7h"] == "S1 halle, H1 halle, HM 0"


def test_d7_4_landing_on_the_caretaker_is_always_allowed() -> None:
    assert options("5", "S", "S1 3, HM 8, H1 halle")["S1+5"] == "H1 halle, HM 8"


def test_d4_2_four_backwards_jumps_and_sends_only_whom_it_lands_on() -> None:
    assert options("4", "S", "S1 3, H1 2, G1 47")["S1-4"] == "S1 47, H1 2"
    assert options("4", "S", "S1 0")["S1-4"] == "S1 44"
    assert "S1-4" not in options("4", "S", "S1 14, H1 12")
    assert options("4", "S", "S1 14, G1 12")["S1-4"] == "S1 10, G1 12"


def test_d4_2_only_the_4_goes_backwards() -> None:
    for card in set(CARDS) - {"4", "J"}:
        assert not [move for move in options(card, "S", "S1 20, S2 30") if "-" in move]


def test_d4_3_swap_with_anybody_else_on_the_ring() -> None:
    found = options("T", "S", "S1 3, S2 5, G1 30, H1 20")
    assert set(found) == {"S1/H1", "S1/G1", "S2/H1", "S2/G1"}
    assert found["S1/H1"] == "S1 20, S2 5, H1 3, G1 30"


def test_d4_3_not_protected_ones_and_not_in_the_hall() -> None:
    assert set(options("T", "S", "S1 0, S2 5, H1 12, H2 halle, R1 40, HM 30")) == {"S2/R1"}


def test_d4_3_the_caretaker_is_not_swapped() -> None:
    assert options("T", "S", "S2 5, H2 halle, HM 30") == {"ab": "S2 5, H2 halle, HM 30"}


def test_d4_3_without_effect_if_there_is_nothing_to_swap_with() -> None:
    assert options("T", "S", "") == {"ab": ""}
    assert options("T", "S", "S1 3, H1 12") == {"ab": "S1 3, H1 12"}


def test_d4_3_not_playable_if_only_the_own_side_is_missing() -> None:
    assert options("T", "S", "H1 20") == {}
    assert options("T", "S", "S1 0, H1 20") == {}


def test_d4_3_swapped_onto_its_start_field_a_figure_is_protected() -> None:
    board = options("T", "S", "S1 3, H1 0")["S1/H1"]
    assert board == "S1 0, H1 3"
    assert options("T", "H", board) == {"ab": board}


def test_d4_4_the_joker_is_any_card() -> None:
    board = "S1 3, S2 20, H1 30, HM 40, G1 halle"
    others = {move for card in CARDS if card != "J" for move in options(card, "S", board)}
    assert set(options("J", "S", board)) == others
    assert "ab" in options("J", "S", "S1 3")


def test_d4_4_start_cards() -> None:
    assert set(options("9", "S", "S2 20")) == {"S1 raus", "S2+9"}
    assert set(options("18", "S", "S2 20")) == {"S1 raus", "S2+1", "S2+8"}


@pytest.mark.parametrize("card", CARDS)
def test_playable_means_there_is_a_move(card: str) -> None:
    for board in ("", "S1 3", "S1 0, H1 12", HOME, "H1 20"):
        assert playable(ground(), position(ground(), board), 0, card) == bool(options(card, "S", board))


# -- the caretaker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", "SHGR")
def test_d5_1_he_enters_on_the_dark_field_of_whoever_played(house: str) -> None:
    on = ground()
    start = on.starts[HOUSES.index(house)]
    found = options("2", house, f"{house}1 {(start - 1) % 48}")
    assert found[f"{house}1+2h"] == f"{house}1 halle, HM {on.dark(HOUSES.index(house))}"


def test_d5_1_after_the_card_is_done_and_whoever_stands_there_goes_back() -> None:
    assert options("2", "S", "S1 47, S2 6")["S1+2h"] == "S1 halle, HM 6"
    assert options("7", "S", "S1 47, S2 1")["S1+2h S2+5"] == "S1 halle, HM 6"
    assert options("7", "S", "S1 47, S2 2")["S1+2h S2+5"] == "S1 halle, S2 7, HM 6"


def test_d5_1_only_once() -> None:
    assert options("2", "S", "S1 47, H1 halle, HM 20")["S1+2h"] == "S1 halle, H1 halle, HM 20"


def test_d5_1_anyone_moves_him_against_the_clock() -> None:
    board = "H1 halle, HM 3"
    assert options("5", "S", board) == {"HM-5": "H1 halle, HM 46"}
    assert set(options("18", "R", board)) == {"R1 raus", "HM-1", "HM-8"}
    assert set(options("9", "G", board)) == {"G1 raus", "HM-9"}
    assert options("4", "S", board) == {"HM-4": "H1 halle, HM 47", "HM+4": "H1 halle, HM 7"}


def test_d5_1_with_a_7_the_whole_7_sweeping() -> None:
    assert options("7", "S", "H1 halle, HM 20, R1 17, G1 13, H2 15")["HM-7"] == "H1 halle, HM 13"
    assert options("6", "S", "H1 halle, HM 20, R1 17, G1 14")["HM-6"] == "H1 halle, R1 17, HM 14"


def test_d5_2_he_stays_when_a_figure_lands_on_him() -> None:
    assert options("4", "S", "S1 24, HM 20, H1 halle")["S1-4"] == "H1 halle, HM 20"


def test_d5_2_he_cannot_pass_or_land_on_a_protected_figure() -> None:
    assert options("5", "S", "H1 12, H2 halle, HM 15") == {}
    assert options("3", "S", "H1 12, H2 halle, HM 15") == {}
    assert options("2", "S", "H1 12, H2 halle, HM 15") == {"HM-2": "H1 12, H2 halle, HM 13"}


def test_d5_2_on_a_start_field_he_bars_coming_out_but_others_pass() -> None:
    board = "S1 46, H1 halle, HM 0"
    assert "S2 raus" not in options("9", "S", board)
    assert options("3", "S", board) == {
        "S1+3": "S1 1, H1 halle, HM 0", "S1+3h": "S1 halle, H1 halle, HM 0", "HM-3": "S1 46, H1 halle, HM 45"
    }  # fmt: skip


def test_d5_2_not_in_play_he_is_not_moved() -> None:
    assert options("5", "S", "") == {}


# -- helping -----------------------------------------------------------------------------------------------------------


def test_d6_1_a_helper_moves_the_partners_figures_start_cards_included() -> None:
    assert set(options("9", "S", f"{HOME}, G1 40")) == {"G2 raus", "G1+9", "HM-9"}
    assert options("5", "S", f"{HOME}, G1 20")["G1+5h"].endswith("G1 halle, HM 30")
    assert set(options("7", "S", f"{HOME}, G1 40, G2 2")) == {"HM-7", "G1+7", "G2+7"} | {
        move for count in range(1, 7) for move in (f"G1+{count} G2+{7 - count}", f"G2+{count} G1+{7 - count}")
    }


def test_d6_1_not_before_all_three_are_home() -> None:
    assert set(options("5", "S", "S1 halle, S2 halle, S3 10, G1 40, HM 30")) == {"S3+5", "HM-5"}


def test_d6_2_a_helper_swaps_with_opponents_only() -> None:
    assert set(options("T", "S", f"{HOME}, G1 40, G2 41, H1 3, R1 7")) == {"G1/H1", "G1/R1", "G2/H1", "G2/R1"}
    assert set(options("T", "S", f"{HOME}, G1 40")) == {"ab"}


def test_without_teams_three_home_do_not_help_anybody() -> None:
    assert set(options("5", "S", "S1 halle, S2 halle, S3 10, G1 40, HM 30", ALONE)) == {"S3+5", "HM-5"}


# -- the examples of the rule book -------------------------------------------------------------------------------------


def test_rule_book_markus_steps_back_because_he_cannot_swap_from_the_start_field() -> None:
    board = "S1 0, H1 20"
    assert options("T", "S", board) == {}
    assert options("4", "S", board)["S1-4"] == "S1 44, H1 20"


def test_rule_book_luisa_shares_out_a_7() -> None:
    board = "H1 11, H2 30, H3 40, R1 31, S1 42, G1 44"
    assert options("7", "H", board)["H1+2h H2+1 H3+4"] == "H1 halle, H2 31, H3 44, HM 18"
