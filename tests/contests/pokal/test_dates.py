"""Dates of a season: who looks after a house, who agrees, what is in time, what the clock reminds of (Q11.4, Q14.6)."""

from dataclasses import replace

import pytest

from bot.contests.pokal.calendar import best_days, day_of, days_of, moment_of, propose_windows
from bot.contests.pokal.model import WATCHING
from bot.engine.model import TimeUp
from bot.engine.seats import NOBODY, Actor, Barred
from tests.contests.pokal.season import DAY, HOUR, OK, WHISTLE, Season
from tests.contests.pokal.test_season import fresh


def member(seat: str | None, house: str) -> Actor:
    return Actor(seat, houses=frozenset({house}))


def with_managers() -> tuple[Season, Actor, Actor, Actor]:
    season = fresh()
    for house in "GS":
        season.do(member(None, house), f"name {house} +")
    season.do(WHISTLE, "whistle h1")
    return season, member("1", "G"), member("2", "S"), Actor("3", ranks=frozenset({"referee"}))


def a_day(season: Season, name: str = "h1", number: int = 5) -> int:
    window = season.state.known(name).window
    assert window is not None
    return moment_of(window[0] + number, 20)


def test_q11_4_a_house_has_at_most_two_verantwortliche_named_by_its_own_people_or_the_ok() -> None:
    season = fresh()
    assert season.no(member(None, "S"), "name G +") == "pokal-only-house"
    season.do(member(None, "G"), "name G +")
    season.do(OK, "name G +")
    assert season.no(OK, "name G +") == "pokal-managers-full"
    season.do(member("1", "G"), "unname G 1")
    assert season.state.managers_of("G") == ("2",)
    assert season.rules.moved(season.log[4]) == (("+", "1"),)


def test_q11_4_verantwortliche_agree_a_referee_confirms_and_the_date_is_announced() -> None:
    season, gry, sly, _ = with_managers()
    date = a_day(season)
    assert season.no(Actor(), f"propose h1 {date}") == "pokal-only-manager"
    assert season.do(gry, f"propose h1 {date}") == ["proposed"]
    assert season.no(gry, "agree h1") == "pokal-agreed-already"
    assert season.do(sly, "agree h1") == ["date-agreed", "date-fixed"]
    assert season.state.known("h1").date == date
    later = a_day(season, number=7)
    season.do(sly, f"propose h1 {later}")
    assert season.do(gry, "agree h1")[-1] == "date-fixed"
    assert (season.state.known("h1").date, season.state.known("h1").moved_from) == (later, date)


def test_q14_6_a_date_is_in_the_window_and_announced_by_the_seventh_day_before() -> None:
    season, gry, _, _ = with_managers()
    window = season.state.known("h1").window
    assert window is not None
    assert window[1] - window[0] == 27
    assert season.no(gry, f"propose h1 {moment_of(window[0] - 1, 20)}") == "pokal-outside-window"
    assert season.no(gry, f"propose h1 {moment_of(window[1] + 1, 0)}") == "pokal-outside-window"
    season.do(OK, f"fix h1 {moment_of(window[1] + 1, 20)} Prüfungen")
    season.do(OK, "drop h1 Gewitter")
    season.now = moment_of(window[0] + 3, 23, 59)
    assert season.no(gry, f"propose h1 {moment_of(window[0] + 9, 20)}") == "pokal-too-late"
    season.do(gry, f"propose h1 {moment_of(window[0] + 10, 0)}")


def test_q14_6_a_day_needs_three_of_each_team_and_a_referee_and_nobody_who_is_banned() -> None:
    season = fresh()
    for number in range(6):
        season.do(member(None, "GS"[number % 2]), f"mark h1 {'GS'[number % 2]} 3")
    season.do(WHISTLE, "mark h1 P 2")
    match = season.state.known("h1")
    days = days_of(season.state, match, ("G", "S"), day_of(season.now))
    assert [day.possible for day in days[:3]] == [False, True, False]
    assert match.window is not None and [day.day for day in best_days(days)] == [match.window[0] + 1]
    today = day_of(season.now)
    assert not best_days(days_of(season.state, match, ("G", "S"), today, [("1", "G", 1)]))
    assert best_days(days_of(season.state, match, ("G", "S"), today, [("7", "G", 2)])), "a ban is about playing"
    assert season.no(member(None, "R"), "mark h1 R 3") == "pokal-not-your-match"
    assert season.no(member(None, "G"), "mark h1 P 3") == "pokal-only-referee"


def test_q14_6_no_day_left_is_told_in_time_and_once() -> None:
    season = fresh()
    match = season.state.known("h1")
    assert match.window is not None
    season.wait(moment_of(match.window[1] - 10, 12) - season.now)
    told = [event for event in season.log if event.kind == "days-looked" and event.match == "h1"]
    assert [event.none for event in told] == [True]
    assert season.state.known("h1").trouble
    season.wait(10 * DAY)
    again = [event for event in season.log if event.kind == "days-looked" and event.match == "h1"]
    assert [event.told for event in again] == [False, True, True, True, True]


def crowded(*days: int) -> Season:
    """Let three a side and a referee be free for h1 on some days of its window."""
    season, mask = fresh(), sum(1 << day for day in days)
    for number in range(6):
        house = "GS"[number % 2]
        season.do(member(None, house), f"mark h1 {house} {mask:x}")
    season.do(WHISTLE, f"mark h1 P {mask:x}")
    return season


def looked(season: Season) -> list[bool]:
    return [event.none for event in season.log if event.kind == "days-looked" and event.match == "h1"]


def until_first_look(season: Season) -> None:
    window = season.state.known("h1").window
    assert window is not None
    season.wait(moment_of(window[1] - 10, 12) - season.now)


@pytest.mark.parametrize("banned", [False, True])
def test_q14_6_the_clock_counts_nobody_who_is_banned(banned: bool) -> None:
    season = crowded(25, 26)
    season.barred = (("1", "G", 1),) if banned else ()
    until_first_look(season)
    assert looked(season) == [banned] and season.state.known("h1").trouble == banned
    season.check()


def test_q14_6_a_ban_that_comes_after_the_first_look_is_seen_the_next_noon() -> None:
    season = crowded(25, 26)
    until_first_look(season)
    assert looked(season) == [False]
    season.wait(HOUR)
    season.barred = (("3", "G", 2),)
    season.wait(DAY)
    assert looked(season) == [False, True] and season.state.known("h1").trouble
    season.barred = ()  # the OK has lifted it
    season.wait(DAY)
    assert not season.state.known("h1").trouble


def test_q14_6_and_q14_2_a_ban_that_is_served_before_a_day_keeps_nobody_away() -> None:
    season = crowded(5, 20)
    match, today = season.state.known("h1"), day_of(season.now)
    assert match.window is not None
    first = match.window[0]

    def possible(*barred: Barred) -> list[int]:
        days = days_of(season.state, season.state.known("h1"), ("G", "S"), today, barred)
        return [day.day - first for day in days if day.possible]

    assert possible() == [5, 20]
    assert possible(("1", "G", 1)) == []
    season.do(OK, f"fix h3 {moment_of(first + 10, 20)}")  # his house plays before the second of them
    assert possible(("1", "G", 1)) == [20]
    assert possible(("1", "G", 2)) == []
    season.do(OK, f"fix h5 {moment_of(first + 19, 20)}")
    assert possible(("1", "G", 2)) == [20]
    assert possible(("1", "G", 2), ("2", "S", 1)) == []


def test_reminders_come_a_week_a_day_and_an_hour_before_and_once_when_the_bot_was_away() -> None:
    season, *_ = with_managers()
    date = a_day(season)
    season.do(OK, f"fix h1 {date}")
    season.wait(date - 7 * DAY - season.now)
    season.wait(6 * DAY)
    reminded = [event.which for event in season.log if event.kind == "match-reminded"]
    assert reminded == [1, 2]
    season.now = date - 40 * 60_000  # away when the hour came
    season.do(NOBODY, TimeUp())
    season.wait(10 * 60_000)
    kinds = [event.kind for event in season.log]
    assert kinds.count("match-reminded") == 3 and kinds.count("lineup-due") == 1
    season.wait(5 * DAY)
    assert [event.kind for event in season.log].count("lineup-due") == 1


def test_a_line_up_that_was_due_while_the_bot_was_away_opens_when_it_is_back() -> None:
    season, *_ = with_managers()
    date = a_day(season)
    season.do(OK, f"fix h1 {date}")
    season.now = date + HOUR
    assert "lineup-due" in season.do(NOBODY, TimeUp())
    assert "match-reminded" not in [event.kind for event in season.log]


def test_windows_leave_holidays_out_and_may_overlap() -> None:
    first = propose_windows("hin", 739_000)
    assert first == (739_000, 739_000, 739_028, 739_028, 739_056, 739_056)
    free = propose_windows("hin", 739_000, [(739_040, 739_050), (739_010, 739_012)])
    for begin in free:
        assert not any(begin <= end and last <= begin + 27 for last, end in [(739_040, 739_050), (739_010, 739_012)])
    assert propose_windows("hin", 739_000, step=7)[2] == 739_007


def test_windows_of_a_half_are_published_by_the_ok_in_order() -> None:
    season = Season()
    today = day_of(season.now)
    assert season.no(WHISTLE, f"windows hin {' '.join([str(today)] * 6)}") == "pokal-only-ok"
    assert season.no(OK, f"windows rueck {' '.join([str(today)] * 6)}") == "pokal-half-first"
    assert season.no(OK, f"windows hin {today}") == "pokal-windows-count"
    assert season.no(OK, f"windows hin {' '.join([str(today + 9999)] * 6)}") == "pokal-windows-far"
    season.do(OK, f"windows hin {' '.join([str(today)] * 6)}")
    assert season.no(OK, "enter r1 1:0 - 0:0 ende Grund") == "pokal-half-unpublished"
    season.do(WHISTLE, "enter h1 1:0 - 0:0 ende Grund")
    assert season.no(OK, f"windows hin {' '.join([str(today + 1)] * 6)}") == "pokal-half-begun"


def test_q11_4_people_say_that_they_come_to_a_date_and_a_new_date_asks_them_again() -> None:
    season = Season().publish()
    harry, fan = Actor(houses=frozenset("G")), Actor()
    assert season.no(harry, "come h1") == "pokal-no-date"
    season.do(OK, f"fix h1 {season.now + 10 * DAY}")
    assert season.do(harry, "come h1") == ["joined", "answered"]
    harry = replace(harry, seat="1")
    assert season.no(harry, "come h1") == "pokal-nothing-new"
    assert season.no(fan, "come h1") == "pokal-come-no-player" and season.no(fan, "stay h1") == "pokal-nothing-new"
    season.do(fan, "watch h1")
    match = season.state.known("h1")
    assert (season.state.coming(match, "G"), season.state.coming(match, "S")) == (("1",), ())
    assert season.state.coming(match, WATCHING) == ("2",)
    season.do(harry, "watch h1")
    season.do(harry, "stay h1")
    assert [one.seat for one in season.state.known("h1").crowd] == ["2"]
    season.do(OK, f"fix h1 {season.now + 12 * DAY}")
    assert season.state.known("h1").crowd == ()
    season.do(harry, "come h1")
    season.do(OK, "squad G +")
    assert season.state.coming(season.state.known("h1"), "G") == (), "the list says who plays since"
    season.play("h1", "3:1")
    assert season.no(fan, "watch h1") == "pokal-played"
