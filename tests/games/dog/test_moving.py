"""D1, D3: the board and how figures move on it."""

from collections import Counter

import pytest

from bot.games.dog import GAME
from bot.games.dog.model import DogOptions
from bot.games.dog.moves import DECK
from tests.games.dog.positions import begun, ground, options, playing, position, written


def test_d1_1_seventy_eight_cards() -> None:
    assert len(DECK) == 78
    assert Counter(DECK) == {"J": 6} | dict.fromkeys(("2", "3", "5", "6", "4", "7", "9", "18", "T"), 8)


def test_d1_2_the_ring() -> None:
    on = ground()
    assert (on.ring, on.starts) == (48, (0, 12, 24, 36))
    assert [on.dark(house) for house in range(4)] == [6, 18, 30, 42]


@pytest.mark.parametrize(("ring", "starts", "dark"), [(32, (0, 8, 16, 24), 4), (64, (0, 16, 32, 48), 8)])
def test_d1_2_the_length_is_a_setting(ring: int, starts: tuple[int, ...], dark: int) -> None:
    on = ground(ring=ring)
    assert (on.starts, on.dark(0)) == (starts, dark)


def test_d1_2_a_hall_for_any_number() -> None:
    assert options("2", "S", "S1 47, S2 halle, S3 halle")["S1+2h"].startswith("S1 halle, S2 halle, S3 halle")


def test_d1_3_four_players_three_figures_in_bed() -> None:
    state = begun(4)
    assert [len(state.ground.own(player.house)) for player in state.players] == [3] * 4
    assert written(state.places) == ""
    assert state.ground.side(0) == (0, 2) and state.ground.side(3) == (3, 1)


@pytest.mark.parametrize(("count", "standing"), [(2, "S1 0, G1 24"), (3, "S1 0, H1 12, G1 24")])
def test_d1_3_two_and_three_players_have_four_figures_one_of_them_out(count: int, standing: str) -> None:
    state = begun(count)
    assert written(state.places) == standing
    assert all(len(state.ground.own(player.house)) == 4 for player in state.players)
    assert not state.ground.team


def test_d7_1_seats_by_number_of_players() -> None:
    assert GAME.lobby.seats(DogOptions(players=2)) == ("Slytherin", "Gryffindor")
    assert GAME.lobby.seats(DogOptions(players=3)) == ("Slytherin", "Gryffindor", "Hufflepuff")
    assert [player.seat for player in begun(3).players] == ["Slytherin", "Hufflepuff", "Gryffindor"]


def test_d3_1_forwards_along_the_ring() -> None:
    assert options("5", "S", "S1 45") == {"S1+5": "S1 2"}
    assert options("9", "G", "G1 40, G2 41, G3 42, S2 44")["G1+9"] == "S2 44, G1 1, G2 41, G3 42"


def test_d3_1_jumped_fields_count_and_stay() -> None:
    assert options("5", "S", "S1 3, S2 4, H1 5")["S1+5"] == "S1 8, S2 4, H1 5"


def test_d3_1_landing_sends_back_foreign_and_own() -> None:
    assert options("5", "S", "S1 3, H1 8")["S1+5"] == "S1 8"
    assert options("5", "S", "S1 3, S2 8")["S1+5"] == "S1 8"
    assert options("5", "S", "S1 3, G2 8")["S1+5"] == "S1 8"


@pytest.mark.parametrize("card", ["5", "7", "6"])
def test_d3_2_nobody_passes_or_lands_on_a_protected_figure(card: str) -> None:
    assert options(card, "S", "S1 8, H1 12") == {}
    assert "S1+4" not in options("4", "S", "S1 8, H1 12")
    assert options("3", "S", "S1 8, H1 12") == {"S1+3": "S1 11, H1 12"}


def test_d3_2_not_the_own_either() -> None:
    assert options("5", "S", "S1 46, S2 0") == {"S2+5": "S1 46, S2 5"}


def test_d3_2_a_figure_on_a_foreign_start_field_is_not_protected() -> None:
    assert options("4", "S", "S1 8, G1 12")["S1+4"] == "S1 12"
    assert options("5", "S", "S1 8, G1 12")["S1+5"] == "S1 13, G1 12"


def test_d3_2_however_it_came_there() -> None:
    came = options("4", "H", "H1 8")["H1+4"]
    assert came == "H1 12"
    assert options("4", "S", f"S1 8, {came}") == {"S1-4": "S1 4, H1 12"}


@pytest.mark.parametrize("card", ["9", "18", "J"])
def test_d3_3_coming_out(card: str) -> None:
    assert options(card, "G", "")["G1 raus"] == "G1 24"
    assert options(card, "G", "G1 30")["G2 raus"] == "G1 30, G2 24"
    assert options(card, "G", "S2 24")["G1 raus"] == "G1 24"
    assert "G2 raus" not in options(card, "G", "G1 24")
    assert "G1 raus" not in options(card, "G", "HM 24, S1 halle")


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7"])
def test_d3_3_other_cards_bring_nobody_out(card: str) -> None:
    assert options(card, "G", "") == {}


def test_d3_4_into_the_hall_by_exact_count_and_by_choice() -> None:
    assert options("5", "S", "S1 44") == {"S1+5": "S1 1", "S1+5h": "S1 halle, HM 6"}
    assert options("6", "S", "S1 44") == {"S1+6": "S1 2"}
    assert options("4", "H", "H1 8") == {"H1+4": "H1 12", "H1-4": "H1 4"}


def test_d3_4_not_from_the_start_field_even_after_a_lap() -> None:
    assert "S1+1h" not in options("18", "S", "S1 0")
    assert set(options("18", "S", "S1 47, S2 halle, S3 halle, HM 20")) == {"S1+1", "S1+8", "HM-1", "HM-8"}


def test_d3_4_the_own_protected_figure_blocks_the_way_in() -> None:
    assert "S1+5h" not in options("5", "S", "S1 44, S2 0")
    assert "S1+5h" in options("5", "S", "S1 44, H2 0")


def test_d3_4_a_foreign_protected_figure_blocks_it_too() -> None:
    assert "H1+9h" in options("9", "H", "H1 4")
    assert "H1+9h" not in options("9", "H", "H1 47, S1 0")


def test_d3_4_never_backwards() -> None:
    assert options("4", "S", "S1 2") == {"S1+4": "S1 6", "S1-4": "S1 46"}


def test_d3_4_a_4_backwards_over_the_start_field_is_enough() -> None:
    back = options("4", "S", "S1 2")["S1-4"]
    assert options("3", "S", back)["S1+3h"] == "S1 halle, HM 6"


def test_d3_4_figures_in_the_hall_move_no_more() -> None:
    assert options("2", "S", "S1 halle, S2 20, HM 30") == {
        "S2+2": "S1 halle, S2 22, HM 30",
        "HM-2": "S1 halle, S2 20, HM 28",
    }


LANE = ground(lane=True)


def test_d3_4_lane_three_places() -> None:
    found = options("18", "S", "S1 46, HM 20", LANE)
    assert found["S1+8"] == "S1 6, HM 20"
    assert [move for move in options("4", "S", "S1 47, HM 20", LANE) if move.endswith("h")] == ["S1+4h"]
    assert options("4", "S", "S1 47, HM 20", LANE)["S1+4h"] == "S1 halle3, HM 20"
    assert options("5", "S", "S1 47, HM 20", LANE).keys() == {"S1+5", "HM-5"}


def test_d3_4_lane_forwards_only_jumping_but_not_landing_on_another() -> None:
    assert options("2", "S", "S1 halle1, S2 halle2, HM 20", LANE)["S1+2h"] == "S1 halle3, S2 halle2, HM 20"
    assert "S1+2h" not in options("2", "S", "S1 halle1, S2 halle3, HM 20", LANE)
    assert "S1-4" not in options("4", "S", "S1 halle3, HM 20", LANE)
    assert "S1+3h" not in options("3", "S", "S1 halle1, HM 20", LANE)
    assert "S1+3h" not in options("3", "S", "S1 47, S2 halle2, HM 20", LANE)


def test_positions_are_read_and_written() -> None:
    on = ground(lane=True)
    for board in ("", "S1 0, H3 17, G2 halle2, HM 6", "S1 47, S2 halle1, R3 36"):
        assert written(position(on, board)) == board
    assert written(playing("S1 3").places) == "S1 3"
