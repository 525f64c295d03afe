"""Spans of time as people write them, and how they are said."""

import pytest

from bot.engine.spans import DAY, HOUR, MINUTE, Unit, in_units, read_seconds


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("90 s", 90), ("10 Minuten", 600), ("1h30m", 5400), ("3 Tage", 3 * DAY), (" 2 Std. ", 2 * HOUR), ("1W", 7 * DAY),
     ("1 t 2 STD 3min 4 sek", DAY + 2 * HOUR + 3 * MINUTE + 4), ("999999s", 999_999), ("1 second", 1),
     ("2weeks", 14 * DAY), ("0m", 0)],
)  # fmt: skip
def test_spans_are_read_with_their_units_added_up(typed: str, seconds: int) -> None:
    assert read_seconds(typed) == seconds
    assert read_seconds(typed, "h") == seconds, "a unit that is named counts"


@pytest.mark.parametrize(
    "typed", ["", " ", "s", "zehn", "10 Äpfel", "1h und", "1h 30", "-5m", "1.5h", "1000000s", "10", "5 m!", "h 5"]
)
def test_what_is_no_span_is_none(typed: str) -> None:
    assert read_seconds(typed) is None


@pytest.mark.parametrize(("bare", "seconds"), [("s", 90), ("m", 90 * 60), ("h", 90 * 3600), ("d", 90 * 86400)])
def test_a_number_alone_counts_in_the_unit_that_is_meant_there(bare: Unit, seconds: int) -> None:
    assert read_seconds(" 90 ", bare) == seconds
    assert read_seconds("1000000", bare) is None, "seven digits are nobody's patience"


def test_a_span_is_said_in_the_largest_unit_without_a_rest() -> None:
    said = {1: (1, "s"), 59: (59, "s"), 60: (1, "m"), 61: (61, "s"), 3599: (3599, "s"), 3600: (1, "h"), 5400: (90, "m"),
            86_400: (1, "d"), 90_000: (25, "h"), 604_800: (7, "d")}  # fmt: skip
    assert {seconds: in_units(seconds) for seconds in said} == said
