"""The 48 hours run from the first publication of a match's log, whenever its result came in (Q11.3, Q14.3)."""

import pytest

from bot.contests.pokal.clock import PATIENCE
from bot.contests.pokal.events import Resulted
from bot.engine.model import TimeUp
from bot.engine.seats import NOBODY
from tests.contests.pokal.season import CREDIT_AFTER, DAY, HOUR, HOUSE, OK, WHISTLE, Season
from tests.contests.pokal.test_season import fresh


def bookings(season: Season) -> list[str]:
    return [booking.why for booking in season.state.ledger]


def test_q14_3_the_hours_run_from_the_publication_and_not_from_the_result() -> None:
    season = fresh()
    season.play("h1", "9:4", posted=False)
    season.wait(3 * DAY)
    assert bookings(season) == [] and season.state.known("h1").due == 0
    assert season.post("h1") == ["log-published"]
    season.wait(CREDIT_AFTER - 1)
    assert bookings(season) == []
    season.wait(1)
    assert bookings(season) == ["credit"] and season.state.ledger[0].at == season.now
    season.check()


def test_q14_3_a_log_may_be_published_before_its_result_is_known_and_a_moment_ago() -> None:
    season = fresh()
    season.do(HOUSE, "kickoff h1.1 GS")
    posted = season.now
    season.now += 5 * HOUR  # we fell between the two
    season.do(HOUSE, f"posted h1.1 {posted}")
    season.play("h1", "9:4")
    assert season.state.known("h1").due == posted + CREDIT_AFTER
    assert season.no(HOUSE, f"posted h1.1 {season.now}") == "pokal-nothing-new", "the first one counts"
    season.wait(CREDIT_AFTER - 5 * HOUR)
    assert bookings(season) == ["credit"]
    season.check()


@pytest.mark.parametrize(("late", "expected"), [(-60_000, ["credit"]), (0, ["credit"]), (1, ["credit", "correction"])])
def test_q14_3_what_is_found_until_48_hours_after_the_publication_changes_the_credit(
    late: int, expected: list[str]
) -> None:
    season = fresh()
    season.play("h1", "9:4", posted=False)
    season.wait(20 * HOUR)
    season.post("h1")
    season.now += CREDIT_AFTER + late  # the clock has not fired yet
    season.play("h1", "9:4", pens="-100:0")
    season.wait(60_000)
    assert bookings(season) == expected
    assert season.state.accounts["G"] == -10 and season.state.accounts["S"] == 140
    season.check()


def test_q14_3_what_is_entered_by_hand_is_published_with_its_entry() -> None:
    season = fresh()
    season.do(WHISTLE, "enter h1 9:4 - 0:0 ende Alter Chat")
    assert season.no(HOUSE, f"posted h1.1 {season.now}") == "pokal-nothing-new"
    season.play("h2", "1:0", posted=False)
    season.wait(DAY)
    season.do(OK, "enter h2 2:0 - 0:0 ende Das Log ist fort")  # the way out when a log cannot be had
    season.wait(CREDIT_AFTER)
    assert bookings(season) == ["credit", "credit"]
    season.check()


def test_q14_3_a_log_that_can_be_published_nowhere_is_waited_for_a_week() -> None:
    season = fresh()
    season.play("h1", "9:4", posted=False)
    season.wait(PATIENCE - 1)
    assert not season.state.known("h1").published
    season.wait(1)
    (event,) = [one for one in season.log if one.kind == "log-published"]
    assert event.nowhere and season.rules.tell(event, None) is not None
    season.wait(CREDIT_AFTER)
    assert bookings(season) == ["credit"]
    season.check()


def test_q14_3_only_the_house_tells_it_and_only_of_the_game_that_counts() -> None:
    season = fresh()
    assert season.no(OK, f"posted h1.1 {season.now}") == "pokal-only-house-itself"
    season.play("h1", "1:0", how="void")
    assert season.no(HOUSE, f"posted h1.1 {season.now}") == "pokal-nothing-new", "it was postponed"
    assert season.state.known("h1").published == 0


def test_q14_3_a_result_of_an_older_log_counts_from_its_arrival() -> None:
    season = fresh()
    old = Resulted.model_validate(
        {
            "match": "h1",
            "houses": ("G", "S"),
            "points": (90, 40),
            "catch": "-",
            "goals": (9, 4),
            "penalties": (0, 0),
            "how": "ende",
            "at": season.now,
        }
    )
    season.log.append(old)
    season.state = season.rules.apply(season.state, old)
    season.now += CREDIT_AFTER
    assert season.do(NOBODY, TimeUp()) == ["booked"]
    season.check()
