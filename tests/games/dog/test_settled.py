"""D1.2, D3.3, D6.1, D7.1: figures in bed, and what a table settles before it begins."""

import pytest

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.dog import GAME
from bot.games.dog.model import (
    DogOptions,
)
from tests.games.dog.positions import (
    RULES,
    after,
    begun,
    chance,
    playing,
    written,
)


@pytest.mark.parametrize("figure", ["S1", "S2", "S3"])
def test_d3_3_any_figure_in_bed_may_be_named(figure: str) -> None:
    state = playing("", "S", S="9 2")
    action = GAME.notation.read(f"9 {figure} raus")
    assert action in RULES.legal(state, "Slytherin")
    state = after(state, RULES.decide(state, Actor.at("Slytherin"), action, chance()))
    assert written(state.places) == f"{figure} 0"


def test_d3_3_nobody_else_comes_out() -> None:
    state = playing("S1 20", "S", S="9 2")
    for move in ("9 S1 raus", "9 H1 raus", "2 S2 raus", "J S2 raus"):
        action = GAME.notation.read(move)
        assert action not in RULES.legal(state, "Slytherin")
        assert isinstance(RULES.decide(state, Actor.at("Slytherin"), action, chance()), Refused), move
    blocked = playing("S1 0", "S", S="9 2")
    assert GAME.notation.read("9 S2 raus") not in RULES.legal(blocked, "Slytherin")


def test_d6_1_a_helper_brings_out_any_of_the_partners_figures() -> None:
    state = playing("S1 halle, S2 halle, S3 halle, HM 6", "S", S="9 2")
    state = after(state, RULES.decide(state, Actor.at("Slytherin"), GAME.notation.read("9 G3 raus"), chance()))
    assert "G3 24" in written(state.places)


@pytest.mark.parametrize("ring", [32, 48, 64])
def test_d1_2_the_length_of_the_ring_is_settled_by_the_table(ring: int) -> None:
    state = begun(ring=ring)
    assert state.ground.ring == ring and state.ground.starts[1] == ring // 4


@pytest.mark.parametrize("lane", [False, True])
def test_d1_2_hall_or_lane_is_settled_by_the_table(lane: bool) -> None:
    state = playing("S1 46", "S", lane=lane, S="5 2")
    moves = {GAME.notation.write(action) for action in RULES.legal(state, "Slytherin")}
    assert ("5 S1+5h" in moves) is lane, "three steps lead into the hall, the lane is three places deep"


def test_d7_1_houses_are_chosen_by_sitting_down_or_drawn() -> None:
    chosen = DogOptions(players=2)
    assert GAME.lobby.seats(chosen) == ("Slytherin", "Gryffindor")
    drawn = DogOptions(players=3, draw_houses=True)
    seats = GAME.lobby.seats(drawn)
    assert seats == ("Platz 1", "Platz 2", "Platz 3")
    houses = {tuple(player.house for player in begun(3, players=3, draw_houses=True).players)}
    assert houses == {(0, 1, 2)}, "three sit green, yellow, red, whoever it is"


@pytest.mark.parametrize("seconds", [60, None])
def test_the_time_to_think_is_settled_by_the_table(seconds: int | None) -> None:
    assert RULES.time_limit(begun(seconds=seconds)) == seconds
