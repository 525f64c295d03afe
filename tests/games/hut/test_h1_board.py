"""H1: the board as data and what can be reached on it."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from bot.games.hut.board import HOMES, NEIGHBOURS, distance, is_rest, path, reach
from bot.games.hut.plan import COLOURS, FIELDS, REST


def test_h1_1_fields_edges_and_degrees() -> None:
    assert len(FIELDS) == 73
    edges = {frozenset((one, other)) for one, near in NEIGHBOURS.items() for other in near}
    assert len(edges) == 78
    degrees = {field: len(near) for field, near in NEIGHBOURS.items()}
    assert degrees.pop("M") == 6
    kinds = {"F": 4, "O": 1}
    assert all(degree == kinds.get(field[1], 2) for field, degree in degrees.items())


def test_h1_1_rim_spoke_and_home_of_a_sector() -> None:
    for place, colour in enumerate(COLOURS):
        before = COLOURS[place - 1]
        rim = [before + "F", *(colour + letter for letter in "ABCDEF")]
        spoke = [*(colour + letter for letter in "FGHIJK"), "M"]
        for chain in (rim, spoke, [colour + "F", colour + "O"]):
            assert all(other in NEIGHBOURS[one] for one, other in pairwise(chain))


def test_h1_1_ruhefelder_are_c_and_i() -> None:
    assert {colour + letter for colour in COLOURS for letter in "CI"} == REST
    assert [field for field in FIELDS if is_rest(field)] == [field for field in FIELDS if field[-1] in "CI"]


def test_h1_1_the_board_is_the_same_after_a_sixth_of_a_turn() -> None:
    def turned(field: str) -> str:
        return field if field == "M" else COLOURS[(COLOURS.index(field[0]) + 1) % 6] + field[1]

    for field, near in NEIGHBOURS.items():
        assert {turned(one) for one in near} == set(NEIGHBOURS[turned(field)])
        x, y = FIELDS[field]
        angle = math.radians(60)
        expected = (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
        assert FIELDS[turned(field)] == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("start", sorted(FIELDS))
def test_h1_2_walks_without_turning_back_end_at_exactly_that_distance(start: str) -> None:
    walks: list[tuple[str, ...]] = [(start,)]
    for steps in range(1, 8):
        walks = [(*walk, near) for walk in walks for near in NEIGHBOURS[walk[-1]] if near not in walk[-2:-1]]
        ends = {walk[-1] for walk in walks}
        assert all(distance(start, end) == steps for end in ends)
        assert {field for far, field in reach(start) if far == steps} == ends - HOMES


def test_h1_2_no_way_leads_through_a_home() -> None:
    for start in FIELDS:
        for target in FIELDS:
            assert not set(path(start, target)[1:-1]) & HOMES


def test_h1_2_paths_are_as_long_as_the_distance() -> None:
    assert path("RO", "RH") == ("RO", "RF", "RG", "RH")
    assert Counter(len(path("M", field)) - 1 - distance("M", field) for field in FIELDS) == {0: 73}


def test_h6_3_only_from_home_with_one_point_there_is_a_single_place_to_go() -> None:
    single = {(start, far) for start in FIELDS for far in range(1, 8) if sum(one == far for one, _ in reach(start)) < 2}
    assert single == {(home, 1) for home in HOMES}
