"""What tables settle for themselves: offered values, the rule book, customs that no longer fit."""

from typing import Literal

import pytest
from pydantic import model_validator

from bot.engine.house_rules import (
    HouseRule,
    altered_option,
    by_the_book,
    differing,
    key_of,
    options_with,
    same,
    value_of,
)
from bot.engine.model import Options
from bot.engine.text import Text


class Soup(Options):
    """How a soup is served."""

    salt: bool = True
    spoons: int = 1
    kind: Literal["hot", "cold"] = "hot"
    minutes: int | None = 5

    @model_validator(mode="after")
    def _sound(self) -> "Soup":
        if self.kind == "cold" and self.minutes:
            raise ValueError("a cold soup is not cooked")
        return self


SALT = HouseRule("salt", "soup-salt", (True, False))
SPOONS = HouseRule("spoons", "soup-spoons", (1, 2))
KIND = HouseRule("kind", "soup-kind", ("hot", "cold"))
MINUTES = HouseRule("minutes", "soup-minutes", (5, None))
RULES = (SALT, SPOONS, MINUTES, KIND)


def test_values_have_keys_and_words() -> None:
    assert [key_of(value) for value in (True, False, None, 3, "hot")] == ["yes", "no", "none", "3", "hot"]
    assert value_of(SALT, "no") is False
    assert value_of(MINUTES, "none") is None
    with pytest.raises(ValueError, match="never"):
        value_of(SPOONS, "3")
    assert SALT.named(False) == Text("soup-salt-no")
    assert SPOONS.named(7) is None
    assert not SPOONS.offers(True), "yes is not the number one"
    assert (SALT.label, SALT.about) == (Text("soup-salt"), Text("soup-salt-help"))


def test_the_rule_book_is_what_holds_without_a_word() -> None:
    assert [by_the_book(Soup, rule) for rule in RULES] == [True, 1, 5, "hot"]
    assert differing(RULES, Soup()) == []
    assert differing(RULES, Soup(spoons=2, minutes=None)) == [(SPOONS, 2), (MINUTES, None)]


def test_what_was_asked_for_goes_before_custom() -> None:
    custom = {"salt": False, "spoons": 2}
    assert options_with(Soup, RULES, custom, {}) == Soup(salt=False, spoons=2)
    assert options_with(Soup, RULES, custom, {"spoons": 1}) == Soup(salt=False)


def test_a_custom_that_no_longer_fits_is_left_out() -> None:
    assert options_with(Soup, RULES, {"spoons": 9, "gone": 1, "salt": 1}, {}) == Soup()
    assert options_with(Soup, RULES, {"kind": "cold"}, {"minutes": 5}) == Soup()
    assert options_with(Soup, RULES, {"kind": "cold", "minutes": None}, {}) == Soup(kind="cold", minutes=None)


def test_one_rule_is_changed_or_does_not_go() -> None:
    assert altered_option(Soup(), SPOONS, 2) == Soup(spoons=2)
    assert altered_option(Soup(), KIND, "cold") is None


def test_yes_is_not_the_number_one_nor_no_the_number_zero() -> None:
    assert same(True, True) and same(1, 1) and same("a", "a")
    assert not (same(True, 1) or same(0, False) or same(None, False) or same(1, 2))
    assert SPOONS.named(True) is None and SPOONS.named(2) == Text("soup-spoons-2")
    assert (SALT.offers(False), SALT.offers(0), MINUTES.offers(None), MINUTES.offers(6)) == (True, False, True, False)


def test_a_custom_no_is_kept_and_one_that_stands_in_the_way_of_the_next_leaves_that_out() -> None:
    assert options_with(Soup, RULES, {"salt": False, "minutes": None}, {"kind": "hot"}) == Soup(
        salt=False, minutes=None
    )
    assert options_with(Soup, (KIND, MINUTES), {"kind": "cold", "minutes": None}, {}) == Soup(minutes=None)
