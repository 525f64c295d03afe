"""Windows keep away from holidays, to the day (Q14.6)."""

import pytest

from bot.contests.pokal.calendar import propose_windows
from bot.contests.pokal.model import WINDOW

START = 739_000
LAST = START + WINDOW - 1


@pytest.mark.parametrize(
    ("holiday", "first"),
    [
        ((START - 10, START - 1), START),  # over the day before
        ((START - 10, START), START + 1),  # over on the first day
        ((LAST, LAST + 5), LAST + 6),  # begins on the last day
        ((LAST + 1, LAST + 5), START),  # begins the day after
        ((START + 3, START + 3), START + 4),  # a single day in the midst
    ],
)
def test_q14_6_no_window_touches_a_holiday(holiday: tuple[int, int], first: int) -> None:
    assert propose_windows("hin", START, [holiday])[0] == first


def test_q14_6_holidays_one_after_the_other_and_in_any_order_move_a_window_past_both() -> None:
    late, early = (START + 20, START + 24), (START, START + 4)
    assert propose_windows("finale", START, [late, early])[0] == START + 25


def test_two_matches_share_a_window_and_the_next_begins_a_step_later() -> None:
    assert propose_windows("hin", START, [], 28) == (*[START] * 2, *[START + 28] * 2, *[START + 56] * 2)
