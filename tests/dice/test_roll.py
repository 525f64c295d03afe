"""Rolling: which dice count, and the numbers of Quidditch."""

from collections import deque
from collections.abc import Sequence
from dataclasses import FrozenInstanceError
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dice.notation import parse
from bot.dice.roll import Pair, Rolled, Verdict, kampfwurf, raised, roll, succeeds
from bot.dice.throw import Dice, Keep, Throw

T = TypeVar("T")


class Scripted:
    """Chance that gives what the test says, and checks what it is asked for."""

    def __init__(self, *values: int) -> None:
        self.values = deque(values)
        self.asked: list[tuple[int, int]] = []

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        self.asked.append((count, sides))
        values = tuple(self.values.popleft() for _ in range(count))
        assert all(1 <= value <= sides for value in values)
        return values

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        raise AssertionError("a throw shuffles nothing")


def rolled(source: str, *values: int) -> Rolled:
    throw = parse(source)
    assert isinstance(throw, Throw), throw
    chance = Scripted(*values)
    result = roll(throw, chance)
    assert not chance.values
    assert chance.asked == [(term.number, term.sides) for term in throw.terms if isinstance(term, Dice)]
    return result


def test_q2_1_a_roll_gives_first_second_and_sum() -> None:
    result = rolled("2w6", 4, 5)
    assert (result.first, result.second, result.total) == (4, 5, 9)
    assert result.pair == Pair(4, 5)


def test_q2_1_the_label_changes_nothing() -> None:
    assert rolled("2w6 Torwurf", 4, 5).pair == Pair(4, 5)


@pytest.mark.parametrize(
    ("source", "values"), [("2w6+1", (4, 5)), ("2w8", (4, 5)), ("w6+w6", (4, 5)), ("3w6", (1, 2, 3))]
)
def test_q2_1_any_other_dice_answer_no_command(source: str, values: tuple[int, ...]) -> None:
    result = rolled(source, *values)
    assert result.pair is None
    with pytest.raises(ValueError, match="is not 2w6"):
        _ = result.first
    with pytest.raises(ValueError, match="is not 2w6"):
        _ = result.second


@pytest.mark.parametrize(
    ("source", "values", "total", "kept"),
    [
        ("2w6+1", (2, 3), 6, ((True, True), ())),
        ("2w6-1w4", (2, 3, 4), 1, ((True, True), (True,))),
        ("4w6kh3", (1, 5, 1, 6), 12, ((True, True, False, True),)),
        ("4w6dl1", (1, 5, 1, 6), 12, ((True, True, False, True),)),
        ("4w6kl2", (6, 2, 6, 2), 4, ((False, True, False, True),)),
        ("4w6dh1", (3, 3, 3, 3), 9, ((True, True, True, False),)),
        ("10-2w20kh1", (7, 19), -9, ((), (False, True))),
        ("-w6", (6,), -6, ((True,),)),
    ],
)
def test_total_adds_what_is_kept(
    source: str, values: tuple[int, ...], total: int, kept: tuple[tuple[bool, ...], ...]
) -> None:
    result = rolled(source, *values)
    assert result.total == total
    assert result.kept == kept


def test_faces_are_every_die_in_order() -> None:
    assert rolled("2w6kl1+3-w4", 5, 2, 4).faces == ((6, 5, False), (6, 2, True), (4, 4, True))


def test_a_roll_cannot_be_changed() -> None:
    result = rolled("2w6", 1, 1)
    with pytest.raises(FrozenInstanceError):
        result.values = ((6, 6),)  # type: ignore[misc]  # that it is refused is the point


@given(st.lists(st.integers(1, 20), min_size=2, max_size=30), st.data(), st.booleans())
def test_kept_dice_are_never_beaten_by_dropped_ones(values: list[int], data: st.DataObject, highest: bool) -> None:
    number = data.draw(st.integers(1, len(values) - 1))
    result = roll(Throw((Dice(len(values), 20, Keep(number, highest)),)), Scripted(*values))
    chosen = [value for _, value, kept in result.faces if kept]
    dropped = [value for _, value, kept in result.faces if not kept]
    assert len(chosen) == number
    assert min(chosen) >= max(dropped) if highest else max(chosen) <= min(dropped)
    assert result.total == sum(chosen)


def test_q2_2_xp_raises_each_number_on_its_own() -> None:
    assert raised(4, 5, 2) == (6, 7, 11)
    assert raised(4, 5, 0) == (4, 5, 9)
    assert Pair(4, 5, 2).raised == (6, 7, 11)


@pytest.mark.parametrize(
    ("first", "xp", "n", "success"),
    [(4, 0, 4, True), (3, 0, 4, False), (3, 1, 4, True), (2, 1, 4, False), (6, 2, 8, True)],
)
def test_q2_3_ew_is_reached_by_the_first_number_with_xp(first: int, xp: int, n: int, success: bool) -> None:
    assert succeeds(first, xp, n) is success


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        (Pair(6, 2), Pair(4, 3), Verdict(0, "sum")),
        (Pair(1, 2), Pair(4, 3), Verdict(1, "sum")),
        (Pair(5, 2), Pair(4, 3), Verdict(0, "first")),
        (Pair(3, 4), Pair(4, 3), Verdict(1, "first")),
        (Pair(4, 4), Pair(4, 4), Verdict(None, None)),
    ],
)
def test_q2_4_kampfwurf_compares_sum_then_first_number(a: Pair, b: Pair, verdict: Verdict) -> None:
    assert kampfwurf(a, b) == verdict


def test_q2_4_xp_counts_in_the_sum() -> None:
    assert kampfwurf(Pair(3, 3, 2), Pair(3, 4)) == Verdict(0, "sum")
    assert kampfwurf(Pair(3, 3, 1), Pair(6, 2)) == Verdict(1, "sum")


def test_q2_4_xp_counts_in_the_first_number() -> None:
    # Sums 8 and 8; the first numbers 3 + 2 and 4 decide for the one who rolled lower.
    assert kampfwurf(Pair(3, 3, 2), Pair(4, 4)) == Verdict(0, "first")


def test_q2_4_xp_counts_in_the_second_number() -> None:
    # Sums 7 and 7, first numbers 4 and 4, second numbers 2 + 2 and 3: only experience can bring it this far.
    assert kampfwurf(Pair(2, 3, 2), Pair(4, 3)) == Verdict(0, "second")
    assert kampfwurf(Pair(4, 3), Pair(2, 3, 2)) == Verdict(1, "second")


pairs = st.builds(Pair, st.integers(1, 6), st.integers(1, 6), st.integers(0, 2))


@given(pairs, pairs)
def test_q2_4_swapping_the_sides_swaps_the_winner(a: Pair, b: Pair) -> None:
    here, there = kampfwurf(a, b), kampfwurf(b, a)
    assert here.decided_by == there.decided_by
    if here.winner is None:
        assert there.winner is None
        assert a.raised == b.raised
    else:
        assert there.winner == 1 - here.winner


@given(pairs, pairs, pairs)
def test_q2_4_winning_is_transitive(a: Pair, b: Pair, c: Pair) -> None:
    if kampfwurf(a, b).winner == 0 and kampfwurf(b, c).winner == 0:
        assert kampfwurf(a, c).winner == 0


@pytest.mark.parametrize(
    ("source", "span"), [("2w6", (2, 12)), ("4w6kh3+2", (5, 20)), ("1w4-1w6", (-5, 3)), ("1w6-10", (-9, -4))]
)
def test_span(source: str, span: tuple[int, int]) -> None:
    throw = parse(source)
    assert isinstance(throw, Throw)
    assert throw.span == span
