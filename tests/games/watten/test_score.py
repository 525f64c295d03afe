"""The score: W5.1, W5.3, W5.4, W5.5, W5.7, W7.6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.watten.model.score import (
    Bummerl,
    Line,
    Points,
    Result,
    bummerl,
    cap,
    course,
    credited,
    points_of,
    possible,
    punished,
    ranking,
    tense,
    why_no_raise,
)


def lines(*written: str) -> tuple[Line, ...]:
    """Write a Runde: `A2` won by A, `B!` Strafe against B."""
    return tuple(
        Line(n, "AB".index(one[0]), "fine", 2, "cut")
        if one[1] == "!"
        else Line(n, "AB".index(one[0]), "played", int(one[1:]))
        for n, one in enumerate(written, 1)
    )


def test_w5_1_a_runde_goes_to_11_and_gives_a_bummerl() -> None:
    assert bummerl(lines("A4", "B3", "A4")) is None
    assert bummerl(lines("A4", "B3", "A4", "A3")) == Bummerl(0, "plain", (11, 3), (11, 3))


@pytest.mark.parametrize(("points", "highest"), [((0, 0), 11), ((4, 3), 7), ((3, 4), 7), ((8, 0), 3), ((2, 8), 3)])
def test_w5_3_the_value_never_exceeds_what_the_leading_team_needs(points: Points, highest: int) -> None:
    assert cap(points) == highest
    assert why_no_raise(points, highest - 1, None, 0, ()) is None
    assert why_no_raise(points, highest, None, 0, ()) == "cap"


def test_w5_2_nobody_raises_twice_in_a_row() -> None:
    assert why_no_raise((0, 0), 3, 0, 0, ()) == "twice"
    assert why_no_raise((0, 0), 3, 0, 1, ()) is None


@pytest.mark.parametrize("points", [(9, 0), (0, 9), (10, 3), (9, 10)])
def test_w5_4_once_a_team_is_gespannt_nobody_raises(points: Points) -> None:
    assert why_no_raise(points, 2, None, 0, ()) == why_no_raise(points, 2, None, 1, ()) == "tense"


def test_w5_4_gespannt_is_from_9_points() -> None:
    assert tense((8, 8)) == ()
    assert tense((9, 8)) == (0,)
    assert tense((9, 10)) == (0, 1)


def test_w5_4_points_are_recorded_up_to_11() -> None:
    assert credited((10, 9), 0, 3) == (11, 9)
    assert credited((10, 9), 1, 3) == (10, 11)


def test_w5_5_a_strafe_takes_2_or_gives_2_to_the_others() -> None:
    assert punished((5, 3), 0) == (3, 3)
    assert punished((2, 3), 0) == (0, 3)
    assert punished((1, 3), 0) == (1, 5)
    assert punished((0, 10), 0) == (0, 11)
    assert punished((3, 1), 1) == (5, 1)


def test_w5_7_schneider_counts_11_to_0() -> None:
    assert bummerl(lines("B5", "B6")) == Bummerl(1, "schneider", (0, 11), (0, 11))


def test_w5_7_retourschneider_counts_22_to_0() -> None:
    assert bummerl(lines("A5", "A4", "B2", "B3", "B3", "B3")) == Bummerl(1, "retour", (0, 22), (9, 11))
    assert bummerl(lines("B9", "A3", "A3", "B1", "A3", "A3")) == Bummerl(0, "retour", (22, 0), (11, 10))


def test_w5_7_no_retourschneider_once_the_loser_is_not_gespannt_any_more() -> None:
    assert bummerl(lines("A9", "A!", "B5", "B6")) == Bummerl(1, "plain", (7, 11), (7, 11))
    again = lines("A9", "A!", "B5", "A2", "B6")
    assert bummerl(again) == Bummerl(1, "retour", (0, 22), (9, 11)), "the stand 9:0 may have been at any time"


def test_w5_7_no_retourschneider_without_9_to_0() -> None:
    assert bummerl(lines("A8", "B2", "A1", "B9")) == Bummerl(1, "plain", (9, 11), (9, 11))


def test_w7_6_values_a_game_could_have_had() -> None:
    plain = possible((4, 3), ())
    assert {one.value for one in plain if one.how == "played"} == set(range(2, 8))
    assert {one.value for one in plain if one.how == "left"} == set(range(2, 7))
    assert set(possible((9, 3), (0,))) == {Result(0, "played", 3), Result(1, "played", 3), Result(1, "left", 2)}
    assert set(possible((9, 9), (0, 1))) == {Result(0, "played", 3), Result(1, "played", 3)}


def test_w6_2_ranking_by_bummerl_then_points_and_the_excluded_last() -> None:
    a, b = Bummerl(0, "plain", (11, 3), (11, 3)), Bummerl(1, "plain", (5, 11), (5, 11))
    assert ranking((a, a, b)) == ((0,), (1,))
    assert ranking((a, b)) == ((0,), (1,)), "16:14"
    assert ranking((b,)) == ((1,), (0,))
    assert ranking(()) == ((0, 1),)
    assert ranking((a, a), excluded=(0,)) == ((1,), (0,))
    assert ranking((), excluded=(0, 1)) == ((0, 1),)


@given(st.lists(st.tuples(st.sampled_from("AB"), st.sampled_from("!23456789")), max_size=30))
def test_points_stay_between_0_and_11(written: list[tuple[str, str]]) -> None:
    runde = lines(*("".join(one) for one in written))
    for stand in course(runde):
        assert 0 <= min(stand) <= max(stand) <= 11
    won = bummerl(runde)
    assert (won is not None) == (max(points_of(runde)) == 11)
