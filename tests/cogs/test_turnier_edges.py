"""Limits of what is typed around a tournament: what just fits, and what is one too much."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.contest_room.forms import LONGEST_NAME, names_in
from bot.contest_room.moment import Moment
from bot.contest_room.settings import checkin_times, money, must_close_in_time, must_fit, must_lie_ahead
from bot.contests.common import events as e
from bot.edge.table.posts import Unneeded
from bot.engine.log import Entry, Sealed
from bot.service.play.live import Declined

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
NOON = int(NOW.timestamp())
START = NOON + 7200


def no(work: Any, *given: Any) -> str:
    """Return why something is refused; "" if it is taken."""
    try:
        work(*given)
    except Declined as declined:
        return declined.text.id
    return ""


def test_what_is_now_lies_ahead_and_a_second_ago_is_past() -> None:
    assert no(must_lie_ahead, NOON, NOON, NOW) == ""
    assert no(must_lie_ahead, NOON - 1, None, NOW) == no(must_lie_ahead, None, NOON - 1, NOW) == "turnier-past"
    assert (
        no(must_lie_ahead, START, START + 1, NOW) == no(must_close_in_time, START, START + 1) == "turnier-closes-late"
    )
    assert no(must_lie_ahead, START, START, NOW) == no(must_lie_ahead, None, START + 1, NOW) == ""


@pytest.mark.parametrize(
    ("opens", "until", "starts", "why"),
    [
        (NOON, START, START, ""),
        (NOON - 1, None, START, "turnier-past"),
        (None, NOON - 1, None, "turnier-past"),
        (START, None, START, ""),
        (START + 1, None, START, "turnier-checkin-late"),
        (None, START + 1, START, "turnier-checkin-late"),
        (START + 1, START + 2, None, ""),
        (NOON + 60, NOON + 60, START, "turnier-checkin-short"),
        (NOON + 60, NOON + 61, START, ""),
    ],
)
def test_a_check_in_lies_between_now_and_the_beginning_and_lasts(
    opens: int | None, until: int | None, starts: int | None, why: str
) -> None:
    assert no(must_fit, opens, until, starts, NOW) == why


def test_a_check_in_is_proposed_only_if_it_does_not_end_at_once() -> None:
    assert checkin_times(NOON + 600, NOW) == checkin_times(None, NOW) == {"checkin_at": None, "checkin_until": None}
    assert checkin_times(NOON + 601, NOW) == {"checkin_at": NOON - 1199, "checkin_until": NOON + 1}


@pytest.mark.parametrize(("typed", "cents"), [("", 0), ("5", 500), ("7,5", 750), ("7.05 €", 705), ("9999", 999900)])
def test_an_amount_is_read_to_the_cent(typed: str, cents: int) -> None:
    assert money(typed) == cents


@pytest.mark.parametrize("typed", ["12345", "7,505", "-5", "5 Mark"])
def test_what_is_no_amount_is_refused(typed: str) -> None:
    assert no(money, typed) == "turnier-bad-fee"


LONG = "x" * LONGEST_NAME


@pytest.mark.parametrize(
    ("typed", "size", "found"),
    [
        (LONG, 1, [LONG]),
        (f"{LONG}x", 1, "turnier-name-long"),
        (f"Anna / {LONG}x", 2, "turnier-name-long"),
        (" \n\t\n", 1, "turnier-no-names"),
        ("1. Anna und Bela", 1, ["Anna und Bela"]),
        ("1. Anna\n2) Bela", 2, ["Anna", "Bela"]),
        ("Anna\n\nBela\nChris / Dora", 2, ["Anna", "Bela", "Chris", "Dora"]),
        ("Anna\nChris / Dora", 2, "turnier-name-alone"),
        ("Chris / Dora\nAnna", 2, "turnier-name-alone"),
        ("Anna / Bela / Chris", 2, "turnier-name-many"),
        ("Anna /", 2, "turnier-name-alone"),
        ("Ada von und zu / Bela", 2, ["Ada von und zu", "Bela"]),
        ("- Anna & Bela", 2, ["Anna", "Bela"]),
    ],
)
def test_a_pasted_list_is_read_or_refused_with_the_reason(typed: str, size: int, found: list[str] | str) -> None:
    if isinstance(found, str):
        assert no(names_in, typed, size) == found
    else:
        assert names_in(typed, size) == found


# -- what was true when something happened -----------------------------------------------------------------------------


def drawn() -> e.Drawn:
    return e.Drawn(stage="round", tables=((1, 2),), first=(0,))


def log(*events: Any) -> list[Entry]:
    return [Entry(seq, NOW, event) for seq, event in enumerate(events)]


def test_z7_2_a_draw_is_void_only_if_its_own_round_was_taken_back() -> None:
    entries = log(drawn(), drawn(), e.RoundVoided(), drawn(), drawn(), e.RoundVoided())
    places = [0, 1, 3, 4]
    assert [Moment(entries, seq).round for seq in places] == [1, 2, 2, 3]
    assert [Moment(entries, seq).voided for seq in places] == [False, True, False, True]
    gone = log(drawn(), drawn(), e.RoundVoided(), e.RoundVoided())
    assert Moment(gone, 0).voided, "the rounds after it are gone, and then itself"
    with pytest.raises(Unneeded):
        Moment(entries, 6)


def test_w8_1_a_draw_has_the_promise_before_it_and_the_seed_after_it() -> None:
    entries = log(Sealed(seed="a", commitment="of b"), drawn(), Sealed(seed="b", commitment="of c"), drawn(), drawn())
    assert [Moment(entries, seq).promise for seq in (0, 1, 2, 3)] == ["of b", "of b", "of c", "of c"]
    assert [Moment(entries, seq).seed for seq in (0, 1, 2, 3)] == ["b", "b", None, None]


def test_w8_7_only_the_table_that_was_disputed_was_disputed() -> None:
    entries = log(e.Disputed(table="1.1", result="x", by=1), e.Ruled(table="1.1", result="x"), drawn())
    assert Moment(entries, 1).disputed("1.1") and not Moment(entries, 1).disputed("1.2")
