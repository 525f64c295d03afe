"""What a tournament says aloud is cut where a message ends: between lines, and at the very last letter that fits."""

import pytest

from bot.contest_room.saying import LONGEST, fitting


def test_whole_lines_as_long_as_they_fit() -> None:
    lines = ["x" * 99] * 30
    shown = fitting(lines)
    assert shown == "\n".join([*lines[:19], "…"]) and len(shown) <= LONGEST
    assert fitting(lines[:3]) == "\n".join(lines[:3])
    assert fitting([]) == ""


@pytest.mark.parametrize("length", [LONGEST - 2, LONGEST - 1])
def test_the_last_letter_that_fits(length: int) -> None:
    first = "a" * (length - 101)
    whole = fitting([first, "b" * 100])
    assert (whole == f"{first}\n{'b' * 100}") is (length == LONGEST - 2)
    assert len(whole) <= LONGEST and (whole.endswith("…") is (length == LONGEST - 1))
