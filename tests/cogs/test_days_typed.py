"""Days and times as people type them, in one line."""

from datetime import UTC, date, datetime

import pytest

from bot.contest_room.settings import both, read_day
from bot.engine.spans import ZONE
from bot.service.play.live import Declined

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("17.5. 20:00", "17.05.2027 20:00"),
        ("17.5. 20 Uhr", "17.05.2027 20:00"),
        ("17.5. 20.30", "17.05.2027 20:30"),
        ("17.5.27 20:00", "17.05.2027 20:00"),
        ("17.5.2027 20:00", "17.05.2027 20:00"),
        ("17. 5. 2027, 20:00", "17.05.2027 20:00"),
        ("2027-05-17 20:00", "17.05.2027 20:00"),
        ("Sa 17. Mai, 20 Uhr", "17.05.2027 20:00"),
        ("Samstag, 5. Dezember 19:30", "05.12.2026 19:30"),
        ("5 Dec 2026 19:30", "05.12.2026 19:30"),
        ("1. März 9 Uhr", "01.03.2027 09:00"),
        ("17.5.", "17.05.2027 12:00"),
        ("20:00", "18.11.2026 20:00"),
    ],
)
def test_a_day_and_a_time_in_one_line(typed: str, meant: str) -> None:
    at = both(typed, NOW)
    assert at is not None and f"{datetime.fromtimestamp(at, ZONE):%d.%m.%Y %H:%M}" == meant


@pytest.mark.parametrize("typed", ["irgendwann", "31.2. 20:00", "17.5. 25:00", "Maier 17.5.x", "17.13. 20:00"])
def test_what_is_no_day_and_time_is_refused(typed: str) -> None:
    with pytest.raises(Declined):
        both(typed, NOW)


@pytest.mark.parametrize("typed", ["21.11.", "21.11", "21.11.26", "21.11.2026", "Sa 21. Nov", "21. November 2026"])
def test_a_day_alone(typed: str) -> None:
    assert read_day(typed, date(2026, 11, 18)) == date(2026, 11, 21)
