"""Statistics of sums: the picture of the design, table values, and exact expectations."""

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.dice.notation import parse
from bot.dice.stats import SUMS, WAYS, expectation, statistics, survival
from bot.dice.throw import Throw

DESIGN = dict(zip(SUMS, (6, 5, 14, 13, 21, 29, 15, 20, 9, 10, 2), strict=True))


def fair(rolls_of_36: int) -> dict[int, int]:
    return {total: ways * rolls_of_36 for total, ways in zip(SUMS, WAYS, strict=True)}


def test_f6_the_example_of_the_design() -> None:
    stats = statistics(DESIGN)
    assert stats.n == 144
    assert stats.expected == (4, 8, 12, 16, 20, 24, 20, 16, 12, 8, 4)
    assert stats.mean == pytest.approx(6.95, abs=0.005)
    assert stats.spread is not None
    assert stats.spread.chi_square == pytest.approx(5.1, abs=0.05)
    assert stats.spread.freedom == 8
    assert stats.spread.p == pytest.approx(0.75, abs=0.005)
    assert stats.spread.more_of_100 == 75
    assert stats.judgement == "unauffaellig"


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [
        (3.841459, 1, 0.05),
        (6.634897, 1, 0.01),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (11.070498, 5, 0.05),
        (15.507313, 8, 0.05),
        (20.090235, 8, 0.01),
        (3.489539, 8, 0.90),
        (26.124482, 8, 0.001),
        (18.307038, 10, 0.05),
        (23.209251, 10, 0.01),
        (4.865182, 10, 0.90),
        (29.588298, 10, 0.001),
        (43.772972, 30, 0.05),
    ],
)
def test_f6_p_value_agrees_with_the_tables(chi_square: float, freedom: int, p: float) -> None:
    assert survival(chi_square, freedom) == pytest.approx(p, rel=1e-5)


@given(st.floats(0, 1e9), st.integers(1, 60))
@example(5e-324, 8)
def test_f6_p_value_is_a_probability_and_grows_with_freedom(chi_square: float, freedom: int) -> None:
    p = survival(chi_square, freedom)
    assert 0 <= p <= 1
    assert p <= survival(chi_square, freedom + 2)


def test_f6_rare_sums_share_a_cell_below_180_rolls() -> None:
    small, large = statistics(fair(4)), statistics(fair(5))
    assert (small.n, large.n) == (144, 180)
    assert small.spread is not None
    assert large.spread is not None
    assert (small.spread.freedom, large.spread.freedom) == (8, 10)
    assert small.spread.p == large.spread.p == 1.0
    swapped = fair(4) | {2: 8, 3: 4}
    spread = statistics(swapped).spread
    assert spread is not None
    assert spread.chi_square == 0


def test_f6_under_36_rolls_there_is_no_verdict() -> None:
    few = statistics({7: 35})
    assert (few.judgement, few.spread, few.mean, few.n) == ("zu-wenige", None, 7.0, 35)
    assert statistics({7: 36}).judgement == "auffaellig"
    assert statistics(fair(1)).judgement == "unauffaellig"


def test_f6_no_rolls_have_no_mean() -> None:
    nothing = statistics({})
    assert (nothing.n, nothing.mean, nothing.judgement) == (0, None, "zu-wenige")
    assert nothing.expected == (0,) * 11


def test_f6_the_three_verdicts_follow_the_p_value() -> None:
    # The more sevens of 360 rolls are counted as six instead, the less likely it gets.
    found = {moved: statistics(fair(10) | {7: 60 - moved, 6: 50 + moved}).judgement for moved in (22, 23, 25, 26)}
    assert found == {22: "unauffaellig", 23: "ungewoehnlich", 25: "ungewoehnlich", 26: "auffaellig"}


@pytest.mark.parametrize("counts", [{1: 1}, {13: 1}, {7: -1}])
def test_f6_impossible_counts_are_refused(counts: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="sums 2 to 12"):
        statistics(counts)


@given(st.dictionaries(st.sampled_from(SUMS), st.integers(0, 400)))
def test_f6_expectation_adds_up_to_the_rolls(counts: dict[int, int]) -> None:
    stats = statistics(counts)
    assert sum(stats.expected) == pytest.approx(stats.n)
    if stats.mean is not None:
        assert 2 <= stats.mean <= 12


def expected(source: str) -> dict[int, float] | None:
    throw = parse(source)
    assert isinstance(throw, Throw), throw
    return expectation(throw)


def test_expectation_of_two_dice_is_the_triangle() -> None:
    assert expected("2w6") == pytest.approx({total: ways / 36 for total, ways in zip(SUMS, WAYS, strict=True)})


def test_expectation_of_kept_and_subtracted_dice_is_that_of_all_cases() -> None:
    counted: dict[int, float] = {}
    for a, b, c, d in product(range(1, 5), range(1, 5), range(1, 5), range(1, 4)):
        total = a + b + c - min(a, b, c) - d + 2
        counted[total] = counted.get(total, 0) + 1 / 192
    assert expected("3w4dl1-1w3+2") == pytest.approx(counted)


@pytest.mark.parametrize("source", ["1w1", "100w6", "20w20", "2w100", "4w6kh3", "1w1000", "2w20kl1+1w4-3"])
def test_expectation_adds_up_to_one(source: str) -> None:
    chances = expected(source)
    assert chances is not None
    assert sum(chances.values()) == pytest.approx(1)
    assert list(chances) == sorted(chances)


@pytest.mark.parametrize("source", ["100w1000", "3w1000", "10w10kh3", "100w1000kh1"])
def test_expectation_that_takes_too_long_is_left_out(source: str) -> None:
    assert expected(source) is None
