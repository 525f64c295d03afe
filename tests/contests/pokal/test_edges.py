"""Every limit of a season at its edge and one beyond, and a clock that does nothing before its moment."""

from dataclasses import replace

import pytest

from bot.contests.pokal.bans import Found, Left, left_of, played_in
from bot.contests.pokal.calendar import days_of, moment_of
from bot.contests.pokal.letters import letters
from bot.contests.pokal.model import TWELVE
from bot.contests.pokal.tables import lineups
from bot.contests.pokal.view import view
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor
from tests.contests.pokal.committee import COMMITTEE, decided, windows
from tests.contests.pokal.season import CREDIT_AFTER, DAY, HEAD, HOUR, HOUSE, OK, WHISTLE, Season
from tests.contests.pokal.test_dates import a_day, member, with_managers
from tests.contests.pokal.test_season import LEVEL, fresh, two_level

YEARS = 730 * DAY


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goals", "cheats", "allowed"),
    [
        ("999:0", "0:0", True),
        ("0:999", "7:7", True),
        ("1000:0", "0:0", False),
        ("0:1000", "0:0", False),
        ("-1:0", "0:0", False),
        ("0:-1", "0:0", False),
        ("0:0", "8:0", False),
        ("0:0", "0:8", False),
        ("0:0", "-1:0", False),
        ("0:0", "0:-1", False),
    ],
)
def test_what_is_entered_by_hand_can_have_happened(goals: str, cheats: str, allowed: bool) -> None:
    season = fresh()
    move = f"enter h1 {goals} - {cheats} ende Grund"
    if allowed:
        assert season.do(WHISTLE, move) == ["resulted"]
    else:
        assert season.no(WHISTLE, move) == "pokal-goals-odd"
    assert (season.state.known("h1").result is not None) == allowed


def test_a_date_lies_ahead_and_not_years_away() -> None:
    season = fresh()
    assert season.no(OK, f"fix h1 {season.now}") == "pokal-date-past"
    assert season.no(OK, f"propose h1 {season.now - DAY}") == "pokal-date-past"
    assert season.no(OK, f"fix h1 {season.now + YEARS + 1}") == "pokal-windows-far"
    assert season.do(OK, f"fix h1 {season.now + 1}") == ["date-fixed"]
    assert season.do(OK, f"fix h1 {season.now + YEARS}") == ["date-fixed"]


def test_q14_6_the_first_and_the_last_day_of_a_window_are_in_it() -> None:
    season, gry, *_ = with_managers()
    window = season.state.known("h1").window
    assert window is not None
    for day, hour, minute in ((window[0], 0, 0), (window[1], 23, 59)):
        assert season.do(gry, f"propose h1 {moment_of(day, hour, minute)}") == ["proposed"]
    for day, hour, minute in ((window[0] - 1, 23, 59), (window[1] + 1, 0, 0)):
        assert season.no(gry, f"propose h1 {moment_of(day, hour, minute)}") == "pokal-outside-window"


def test_q11_3_a_booking_by_hand_gives_or_takes_at_least_one_point() -> None:
    season = fresh()
    assert season.no(HEAD, "book G 0 Nichts") == "pokal-no-points"
    for points in (1, -2):
        assert season.do(HEAD, f"book G {points} Ein wenig") == ["booked"]
    assert season.state.accounts["G"] == -1


def test_q14_7_proposals_that_are_decided_leave_room_for_others() -> None:
    season = fresh()
    for number in range(10):
        season.do(COMMITTEE["G"], f"rule - - Regel {number}")
    assert season.no(COMMITTEE["H"], "rule - - Noch eine") == "pokal-rule-many"
    for house in "GH":
        season.do(COMMITTEE[house], "no 4")
    assert season.do(COMMITTEE["H"], "rule - - Noch eine") == ["rule-proposed"]


def test_who_is_named_has_a_part_in_the_season() -> None:
    season = fresh()
    season.do(WHISTLE, "whistle h1")
    for nobody in ("0", "2", "-"):
        assert season.no(OK, f"name G {nobody}") == "pokal-unreadable"
    assert season.no(OK, "unname G 1") == "pokal-not-named"
    assert season.do(OK, "name G 1") == ["named"]
    assert season.no(OK, "name G 1") == "pokal-named-already"
    assert season.no(OK, "unname S 1") == "pokal-not-named"


def test_who_stands_on_the_list_already_keeps_nobody_off_it() -> None:
    season = fresh()
    season.do(OK, "squad G + +")
    assert season.do(OK, "squad G 1 + 2") == ["joined", "enlisted"]
    assert season.state.squad_of("G") == ("1", "2", "3")
    assert season.no(OK, "squad G 3 1") == "pokal-squad-already"


# -- what there is nothing to say to -----------------------------------------------------------------------------------


def test_q11_4_without_a_proposal_a_date_or_a_referee_there_is_nothing_to_answer_drop_or_give_back() -> None:
    season, gry, sly, referee = with_managers()
    other = replace(WHISTLE, seat=None)
    assert [season.no(gry, f"{verb} h1") for verb in ("agree", "decline")] == ["pokal-no-proposal"] * 2
    assert [season.no(one, "agree h1") for one in (OK, referee)] == ["pokal-only-manager"] * 2
    assert [season.no(one, "drop h1 Nebel") for one in (gry, OK, referee)] == ["pokal-no-date"] * 3
    assert season.no(Actor("3"), "drop h1 Nebel") == "pokal-only-manager"
    assert season.no(other, "whistle h1") == "pokal-whistle-taken"
    assert [season.no(one, "unwhistle h1") for one in (other, sly)] == ["pokal-not-whistling"] * 2
    season.do(referee, "unwhistle h1")
    assert [season.no(one, "unwhistle h1") for one in (referee, OK)] == ["pokal-not-whistling"] * 2
    assert season.state.known("h1").referee is None
    season.do(other, "whistle h1")
    assert season.do(OK, "unwhistle h1") == ["whistled"], "the OK may free a match of its referee"


def test_q11_4_a_date_is_set_at_once_by_the_ok_alone_and_dropped_by_who_plays_whistles_or_organises() -> None:
    season, gry, sly, referee = with_managers()
    for one in (gry, referee, Actor()):
        assert season.no(one, f"fix h1 {a_day(season)}") == "pokal-only-ok"
    for one in (gry, sly, referee, OK):
        season.do(OK, f"fix h1 {a_day(season)}")
        assert season.do(one, "drop h1 Nebel") == ["date-dropped"]
    season.do(member(None, "R"), "name R +")
    season.do(OK, f"fix h1 {a_day(season)}")
    assert season.no(member("4", "R"), "drop h1 Nebel") == "pokal-only-manager", "another house's"
    assert season.no(member("4", "R"), f"propose h1 {a_day(season)}") == "pokal-only-manager"


def test_q14_6_dates_are_looked_for_where_it_is_known_who_plays() -> None:
    season = fresh()
    assert [match.name for match in view(season.state, None).wanted] == list(TWELVE)
    season.do(OK, f"fix h1 {season.now + DAY}")
    season.play("h2", "1:0")
    assert [match.name for match in view(season.state, None).wanted] == list(TWELVE)[2:]
    assert view(Season().state, None).wanted == [], "no half has begun"


# -- the clock ---------------------------------------------------------------------------------------------------------


def ticks(season: Season, most: int) -> list[tuple[int, list[str]]]:
    """Let the clock go as often as it wants; each time it has nothing to do a millisecond before."""
    began, found = season.now, []
    for _ in range(most):
        due = season.rules.due(season.state)
        assert due is not None
        season.now = due - 1
        early = season.answer(NOBODY, TimeUp())
        assert isinstance(early, Refused) and early.code == "pokal-nothing-due"
        season.now = due
        found.append((due - began, season.do(NOBODY, TimeUp())))
    return found


def test_q14_7_and_q14_8_a_lot_and_a_reminder_come_each_at_its_own_moment() -> None:
    season = Season()
    season.do(COMMITTEE["G"], "rule - - Regel")
    season.publish()
    season.now += 3 * DAY - 20_000
    season.all_twelve(LEVEL)
    season.do(COMMITTEE["G"], "rule - - Noch eine")
    assert ticks(season, 2) == [(20_000, ["rule-reminded"]), (30_000, ["lot-drawn"])]
    assert [motion.reminded for motion in season.state.motions] == [1, 0]


def test_what_is_due_for_a_match_comes_at_its_moment_and_for_no_other() -> None:
    season, *_ = with_managers()
    season.do(OK, f"fix h1 {season.now + 8 * DAY}")
    season.do(OK, f"fix h3 {season.now + 8 * DAY + 5 * HOUR}")
    half = HOUR // 2
    day, hours = ["match-reminded"], 8 * DAY - 3 * half
    assert ticks(season, 8) == [
        (DAY, day),
        (DAY + 5 * HOUR, day),
        (7 * DAY, day),
        (7 * DAY + 5 * HOUR, day),
        (hours, ["lineup-due"]),
        (hours + half, day),
        (hours + 5 * HOUR, ["lineup-due"]),
        (hours + 5 * HOUR + half, day),
    ]


def test_a_reminder_and_a_line_up_that_came_due_while_the_bot_was_away_come_together() -> None:
    season, *_ = with_managers()
    season.do(OK, f"fix h1 {a_day(season)}")
    season.now = a_day(season) - 1
    assert season.do(NOBODY, TimeUp()) == ["lineup-due", "match-reminded"]
    assert season.log[-1].which == 3  # type: ignore[union-attr]
    later, *_ = with_managers()
    later.do(OK, f"fix h1 {a_day(later)}")
    later.now = a_day(later)
    assert later.do(NOBODY, TimeUp()) == ["lineup-due"], "it begins, nobody needs to be reminded"


def test_q11_4_a_proposal_does_not_lapse_for_a_match_that_was_played_meanwhile() -> None:
    season, gry, *_ = with_managers()
    season.do(gry, f"propose h1 {a_day(season)}")
    season.do(WHISTLE, "enter h1 2:1 - 0:0 ende Alter Chat")
    season.wait(60 * DAY)
    assert "date-lapsed" not in [event.kind for event in season.log]


def test_q14_5_no_line_up_opens_while_nobody_knows_who_plays() -> None:
    season = two_level("5:0", "0:0 H")
    season.do(OK, f"fix f {season.now + DAY}")
    season.do(OK, "annul h1 Nebel")
    season.wait(2 * DAY)
    assert "lineup-due" not in [event.kind for event in season.log] and lineups(season.state) == []
    season.play("h1", "5:0")
    season.wait(HOUR)
    assert lineups(season.state) == ["f.1"], "as soon as it is known again"


def test_q14_3_credits_and_the_patience_for_a_log_end_at_their_moment() -> None:
    season = Season()
    windows(season, "hin")
    season.play("h1", "2:1")
    season.play("h2", "1:0", posted=False)
    assert ticks(season, 3) == [
        (CREDIT_AFTER, ["booked"]),
        (7 * DAY, ["log-published"]),
        (7 * DAY + CREDIT_AFTER, ["booked"]),
    ]


def test_q14_6_a_proposal_lapses_with_its_seventh_day_and_days_are_looked_for_while_there_is_no_date() -> None:
    season = Season()
    windows(season, "hin")
    season.do(member(None, "G"), "name G +")
    window = season.state.known("h1").window
    assert window is not None
    season.do(OK, f"fix h3 {moment_of(window[1] + 20, 20)}")
    season.do(member("1", "G"), f"propose h1 {moment_of(window[1], 20)}")
    for name in ("h2", "h4", "h5", "h6"):
        season.play(name, "0:0")  # nothing to credit but once
    season.wait(moment_of(window[1] - 11) - season.now)
    began, looked = season.now, [(moment_of(window[1] - before, 12), ["days-looked"]) for before in (10, 9, 8, 7)]
    found = [(began + after, kinds) for after, kinds in ticks(season, 5)]
    assert found == [*looked, (moment_of(window[1] - 6), ["date-lapsed", "days-looked"])]
    assert {event.match for event in season.log if event.kind == "days-looked"} == {"h1"}, "h3 has its date"
    assert [day.day for day in days_of(season.state, season.state.known("h1"), ("G", "S"), 0)] == [
        *range(window[0], window[1] + 1)
    ]


# -- what the house tells ----------------------------------------------------------------------------------------------


def test_what_games_say_is_heard_from_the_house_alone_and_of_the_game_that_counts() -> None:
    season = fresh()
    for words in ("kickoff {} GS", "posted {} 5", "feed {} 10:0 - 1:0 0:0 ende 5"):
        assert season.no(OK, words.format("h1.1")) == "pokal-only-house-itself"
        for table in ("h1.2", "h1", "zz.1"):
            assert season.no(HOUSE, words.format(table)) == "pokal-nothing-new"
    season.do(HOUSE, "kickoff h1.1 GS")
    assert season.no(HOUSE, "kickoff h1.1 GS") == "pokal-nothing-new"
    season.post("h1")
    assert season.no(HOUSE, "posted h1.1 5") == "pokal-nothing-new"
    season.do(OK, "enter h1 1:0 - 0:0 ende Grund")
    assert season.no(HOUSE, "feed h1.1 20:0 - 2:0 0:0 ende 5") == "pokal-nothing-new", "the OK has the last word"


def test_q11_5_a_match_keeps_the_version_of_its_line_up_also_if_its_game_names_none() -> None:
    for begun in ("kickoff h1.1 GS", "enter h1 1:0 - 0:0 ende Grund"):
        season = fresh()
        season.do(WHISTLE, "open h1")
        decided(season, "case gnade 5")
        assert season.state.edition.number == 3
        season.do(HOUSE if begun.startswith("kickoff") else OK, begun)
        assert season.state.known("h1").version == 2
        season.do(HOUSE, "kickoff h2.1 RH")
        assert season.state.known("h2").version == 3


def test_who_leaves_whistles_no_match_that_waits_and_stays_the_referee_of_those_that_do_not() -> None:
    season = fresh()
    season.do(WHISTLE, "whistle h1")
    for name in ("h2", "h3"):
        season.do(replace(WHISTLE, seat="1"), f"whistle {name}")
    season.do(HOUSE, "kickoff h1.1 GS")
    (gone,) = season.answer(HOUSE, "gone 1")
    assert gone.matches == ("h2", "h3")
    assert [season.state.known(name).referee for name in ("h1", "h2", "h3")] == ["1", None, None]


def test_who_has_answered_nothing_leaves_without_a_word() -> None:
    season = fresh()
    season.do(member(None, "G"), "mark h1 G 1")
    season.do(WHISTLE, "whistle h1")
    season.do(replace(WHISTLE, seat="2"), "unwhistle h1")
    assert season.no(HOUSE, "gone 2") == "pokal-nothing-new"
    assert season.do(HOUSE, "gone 1") == ["gone"]


# -- what is annulled --------------------------------------------------------------------------------------------------


def test_q14_1_only_penalties_go_along_and_all_of_them() -> None:
    season = fresh()
    season.do(HOUSE, "kickoff h1.1 GS")
    season.do(OK, "annul h1 Nebel")
    carried = [season.state.known("h1").carried]
    for pens in ("-100:0", "0:-200"):
        season.play("h1", "3:1", "S", pens=pens)
        season.do(OK, "annul h1 Nebel")
        carried.append(season.state.known("h1").carried)
    assert carried == [(0, 0), (-100, 0), (-100, -200)]
    assert (
        season.no(OK, "annul h1 Nebel") == "pokal-not-played" and season.no(OK, "annul zz Nebel") == "pokal-not-played"
    )


def test_q14_5_a_final_that_went_on_and_is_annulled_begins_from_nothing_but_its_penalties() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("p", "1:1")
    assert season.state.known("p").carried == (10, 10)
    season.play("p", "0:0", pens="-100:0", how="void")
    assert season.state.known("p").carried == (-100, 0) and not season.state.known("p").extension


def test_q14_1_what_only_one_house_was_credited_is_taken_back_as_well() -> None:
    season = fresh()
    season.play("h1", "1:0")
    season.wait(CREDIT_AFTER)
    assert season.state.accounts == {"G": 110, "H": 0, "R": 0, "S": 0}
    assert season.do(OK, "annul h1 Nebel") == ["booked", "annulled"]
    assert season.state.accounts == dict.fromkeys("GHRS", 0) and season.state.known("h1").credited == (0, 0)


# -- letters -----------------------------------------------------------------------------------------------------------


def test_q14_6_nobody_struck_off_the_list_hears_of_the_date_he_wanted_to_come_to() -> None:
    season = fresh()
    season.do(OK, "squad G + +")
    season.do(OK, f"fix h1 {season.now + 10 * DAY}")
    for seat in "12":
        season.do(member(seat, "G"), "come h1")
    season.do(OK, "unsquad G 2")
    (dropped,) = season.answer(OK, "drop h1 Nebel")
    assert [letter.seats for letter in letters(season.state, dropped) if letter.what == "date-dropped"] == [("1",)]


# -- bans --------------------------------------------------------------------------------------------------------------


def test_q14_2_a_match_that_was_entered_late_began_on_its_date_and_one_entered_early_when_it_was_entered() -> None:
    season = fresh()
    date = season.now + 2 * DAY
    for name in ("h1", "h2"):
        season.do(OK, f"fix {name} {date}")
    season.do(OK, "enter h2 2:1 - 0:0 ende Alter Chat")
    early = season.now
    season.now += 5 * DAY
    season.do(OK, "enter h1 2:1 - 0:0 ende Alter Chat")
    season.do(OK, "enter h3 2:1 - 0:0 ende Alter Chat")
    played = played_in(season.state, {}, "saison")
    assert [(one.games, one.at) for one in played] == [
        (("saison.h1",), date),
        (("saison.h2",), early),
        (("saison.h3",), season.now),
    ]
    assert left_of([Found("S", date + DAY)], played) == [Left(2)], "his house had played when he was caught"
