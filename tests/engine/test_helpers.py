"""The small helpers of all games."""

from dataclasses import FrozenInstanceError, dataclass, replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.helpers import altered, circled, csv_cell, day, flag, in_rows, listing, number, quotable, ranked, signed
from bot.engine.screen import Button
from bot.engine.text import Text, text


@dataclass(frozen=True, slots=True)
class Hand:
    cards: tuple[int, ...] = ()
    turn: int = 0
    over: bool = False

    @property
    def count(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Dealt:
    turn: int
    hand: Hand


@given(cards=st.tuples(st.integers(), st.integers()), turn=st.integers(), over=st.booleans())
def test_altered_does_what_replace_does(cards: tuple[int, ...], turn: int, over: bool) -> None:
    hand = Hand((1, 2, 3), 4)
    for changes in ({"cards": cards}, {"turn": turn, "over": over}, {"cards": cards, "turn": turn, "over": over}, {}):
        assert altered(hand, **changes) == replace(hand, **changes)
    assert hand == Hand((1, 2, 3), 4), "the old record stays as it was"


def test_altered_makes_a_record_like_any_other() -> None:
    hand = altered(Hand((1, 2)), turn=3)
    assert hand.count == 2
    assert hash(hand) == hash(Hand((1, 2), 3))
    with pytest.raises(FrozenInstanceError):
        hand.turn = 1  # type: ignore[misc]  # just what must not work


def test_altered_keeps_kinds_apart_that_have_fields_of_the_same_name() -> None:
    dealt = Dealt(1, Hand((7,), 2))
    assert altered(dealt, turn=5, hand=altered(dealt.hand, turn=6)) == Dealt(5, Hand((7,), 6))


def test_altered_knows_no_other_fields() -> None:
    with pytest.raises(KeyError):
        altered(Hand(), colour="red")


def test_a_flag_is_what_texts_select_by() -> None:
    assert [flag(value) for value in (True, False, (), "x", None, 0)] == ["yes", "no", "no", "yes", "no", "no"]


def test_a_listing_joins_two_by_two_in_order() -> None:
    one, two, three = text("one"), text("two"), text("three")
    assert listing([one], "and") == one
    assert listing([one, two, three], "and") == text("and", head=one, tail=text("and", head=two, tail=three))


def test_an_empty_listing_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        listing([], "and")


def test_ranked_groups_equal_points_in_the_order_given() -> None:
    assert ranked({"A": 3, "B": 5, "C": 3, "D": -1, "E": 5}) == (("B", "E"), ("A", "C"), ("D",))
    assert ranked({}) == ()


@pytest.mark.parametrize(("value", "plain", "sign"), [(7, "7", "+7"), (0, "0", "0"), (-12, "\u221212", "\u221212")])
def test_numbers_have_a_real_minus(value: int, plain: str, sign: str) -> None:
    assert (number(value), signed(value)) == (plain, sign)


@given(count=st.integers(0, 30), most=st.integers(1, 6))
def test_buttons_in_rows_are_all_there_in_order(count: int, most: int) -> None:
    buttons = [Button(str(place), Text("label")) for place in range(count)]
    rows = in_rows(buttons, most)
    assert [button for row in rows if isinstance(row, tuple) for button in row] == buttons
    assert all(isinstance(row, tuple) and 1 <= len(row) <= most for row in rows)
    assert len(rows) == -(-count // most)


@pytest.mark.parametrize(
    ("words", "cell"),
    [
        ("Anna", "Anna"),
        ("", ""),
        ('A;B "C"\nD\rE', "A,B 'C' D E"),
        ("=1+1", "'=1+1"),
        ("+49", "'+49"),
        ("-x", "'-x"),
        ("@me", "'@me"),
        ("\t=1", "'\t=1"),
        ("\r=1", "' =1"),
        ("1+1", "1+1"),
    ],
)
def test_a_cell_is_one_field_and_no_formula(words: str, cell: str) -> None:
    assert csv_cell(words) == cell


def test_buttons_stand_five_in_a_row_as_discord_lays_them_out() -> None:
    buttons = [Button(str(place), Text("label")) for place in range(11)]
    assert [len(row) for row in in_rows(buttons) if isinstance(row, tuple)] == [5, 5, 1]


def test_numbers_from_1_to_20_stand_in_circles() -> None:
    assert [circled(one) for one in (1, 2, 10, 20)] == ["①", "②", "⑩", "⑳"]
    assert [circled(one) for one in (0, 21, -1)] == ["0", "21", "-1"]


def test_typed_words_stay_words_between_backticks() -> None:
    assert quotable(" a `b`\n\tc  d ") == "a ´b´ c d"


def test_a_day_is_named_as_people_do() -> None:
    assert day(date(2026, 3, 9)) == text("date", day="9", month="m3", year="2026")
