"""Fine points of a season: what comes too late, what stands, what an old game says, what the clock waits for."""

from dataclasses import replace
from typing import Any

import pytest

from bot.contests.pokal import POKAL
from bot.contests.pokal import events as e
from bot.contests.pokal.bans import Found, Left, Played, left_of
from bot.contests.pokal.calendar import Day, best_days, day_of, is_near, moment_of, propose_windows
from bot.contests.pokal.letters import letters
from bot.contests.pokal.rulebook import Change, Motion, limits, with_value
from bot.contests.pokal.standings import pairing, ranking
from bot.contests.pokal.tables import begun, lineups, posted, result, table
from bot.contests.pokal.view import view
from bot.engine.model import Refused
from bot.engine.seats import Actor
from tests.contests.pokal.committee import COMMITTEE, decided
from tests.contests.pokal.season import CREDIT_AFTER, DAY, HEAD, HOUR, HOUSE, OK, WHISTLE, Season
from tests.contests.pokal.test_dates import a_day, member, with_managers
from tests.contests.pokal.test_season import fresh
from tests.contests.pokal.test_steps_shown import all_level_but_two
from tests.transcripts.recorder import VOICE, screen_lines

WEEK = 7 * DAY


# -- the last matches --------------------------------------------------------------------------------------------------


def test_q14_5_a_season_ends_only_when_the_decider_is_credited_as_well() -> None:
    season = all_level_but_two()
    season.play("d", "3:2", posted=False)
    season.play("f", "3:1")
    season.play("p", "2:0")
    season.wait(CREDIT_AFTER)
    assert season.state.known("f").settled and season.state.known("p").settled
    assert not season.state.known("d").settled and not season.state.over
    season.post("d")
    season.wait(CREDIT_AFTER - 1)
    assert not season.state.over
    season.wait(1)
    assert season.state.over and season.state.places == ("R", "G", "H", "S")
    season.check()


def test_q14_5_a_decider_stands_once_the_finals_have_begun() -> None:
    season = all_level_but_two()
    season.play("d", "3:2")
    season.do(OK, "annul d Nebel")
    assert pairing(season.state).final is None and pairing(season.state).decider == ("G", "H")
    season.play("d", "2:3")
    assert pairing(season.state).final == ("R", "H")
    season.play("f", "1:0")
    assert season.no(OK, "annul d Nebel") == "pokal-decider-stands"
    assert ranking(season.state) == (), "the match for third place has no winner yet"
    season.do(OK, "annul f Nebel")
    assert season.no(OK, "annul d Nebel") == "pokal-decider-stands", "who plays the finals is frozen"


def test_q11_2_the_front_page_names_the_decider_until_it_is_played() -> None:
    season = all_level_but_two()
    front = list(screen_lines(POKAL.screen(view(season.state, None), VOICE, ""), drawn=False))
    assert any("Entscheidungsspiel" in line and "Gryffindor – Hufflepuff" in line for line in front), front
    season.play("d", "3:2")
    after = list(screen_lines(POKAL.screen(view(season.state, None), VOICE, ""), drawn=False))
    assert not any(line.startswith("Entscheidungsspiel") for line in after)


def test_q14_6_a_decider_has_no_window_so_nobody_marks_days_and_the_ok_sets_its_date() -> None:
    season = all_level_but_two()
    assert season.no(member(None, "G"), "mark d G 1") == "pokal-no-window"
    season.do(OK, f"fix d {season.now + DAY} So bald es geht")
    assert season.state.known("d").date == season.now + DAY
    assert lineups(season.state) == []
    season.wait(DAY - 90 * 60_000)
    assert lineups(season.state) == ["d.1"]
    game = table(season.state, "d.1")
    assert game is not None and (game.kind, game.options.art) == ("quidditch", "finale")  # type: ignore[attr-defined]


def test_q14_5_the_game_of_a_final_is_opened_when_it_is_known_who_plays_it() -> None:
    season = fresh()
    assert table(season.state, "f.1") is None and table(season.state, "f.2") is None
    assert table(season.state, "zz") is None
    found: Any = table(season.state, "h1.1")
    assert (found.options.houses, found.options.art, found.leader) == (("G", "S"), "pokal", None)
    season.do(WHISTLE, "whistle h1")
    found = table(season.state, "h1.1")
    assert found.leader == "1"


class Child:
    """What a game of a match shows of itself."""

    def __init__(self, ended: str | None = "ende") -> None:
        self.options: Any = type("Options", (), {"houses": ("G", "S"), "fassung": 2})
        goal = type("Goal", (), {"house": "G"})
        self.ended, self.goals, self.points, self.penalties = ended, [goal, goal], (20, 0), (0, -100)
        self.caught, self.now = None, 5000


def test_q14_1_an_older_game_of_a_match_says_nothing_any_more() -> None:
    season = fresh()
    child = Child()
    assert begun(season.state, "h1.1", child) == "kickoff h1.1 GS 2"
    assert result(season.state, "h1.1", Child(None)) is None
    assert result(season.state, "h1.1", child) == "feed h1.1 20:0 - 2:0 0:-100 ende 5000 2"
    assert result(season.state, "h1.1", Child("abbruch")) == "feed h1.1 20:0 - 2:0 0:-100 abbruch 5000 2"
    assert result(season.state, "h1.1", Child("verschoben")) == "feed h1.1 20:0 - 2:0 0:-100 void 5000 2"
    assert posted(season.state, "h1.1", 77) == "posted h1.1 77"
    season.do(HOUSE, "kickoff h1.1 GS")
    assert begun(season.state, "h1.1", child) is None
    season.post("h1")
    assert posted(season.state, "h1.1", 77) is None
    season.do(OK, "annul h1 Nebel")
    assert season.state.known("h1").table == "h1.2"
    assert result(season.state, "h1.1", child) is None and begun(season.state, "h1.1", child) is None
    assert posted(season.state, "h1.1", 77) is None and posted(season.state, "h1.2", 77) == "posted h1.2 77"
    assert season.no(HOUSE, "feed h1.1 20:0 - 2:0 0:0 ende 1") == "pokal-nothing-new"


# -- dates -------------------------------------------------------------------------------------------------------------


def test_q11_4_no_date_is_announced_without_both_houses_and_a_referee() -> None:
    season, gry, sly, referee = with_managers()
    season.do(referee, "unwhistle h1")
    date = a_day(season)
    assert season.do(gry, f"propose h1 {date}") == ["proposed"]
    assert season.do(sly, "agree h1") == ["date-agreed"]
    assert season.state.known("h1").date is None
    assert season.do(referee, "whistle h1") == ["whistled", "date-fixed"]
    assert season.state.known("h1").date == date and season.state.known("h1").proposal is None


def test_q14_6_what_can_be_announced_no_more_is_neither_agreed_nor_fixed_by_a_referee() -> None:
    season, gry, sly, referee = with_managers()
    season.do(referee, "unwhistle h1")
    date = a_day(season, number=1)
    season.do(gry, f"propose h1 {date}")
    season.do(sly, "agree h1")
    season.now = moment_of(day_of(date) - 6, 0)  # the clock was away and has not let it lapse
    assert season.do(referee, "whistle h1") == ["whistled"]
    other, ravenclaw, hufflepuff = with_managers()[0], member("4", "R"), member("5", "H")
    for house in "RH":
        other.do(member(None, house), f"name {house} +")
    other.do(ravenclaw, f"propose h2 {a_day(other, 'h2', 1)}")
    other.now = moment_of(day_of(a_day(other, "h2", 1)) - 6, 0)
    assert other.no(hufflepuff, "agree h2") == "pokal-too-late"
    other.now = moment_of(day_of(a_day(other, "h2", 1)) - 7, 23)
    assert other.do(hufflepuff, "agree h2") == ["date-agreed"]


def test_q14_6_a_day_outside_the_window_is_marked_by_nobody() -> None:
    season = fresh()
    assert season.no(member(None, "G"), f"mark h1 G {1 << 28:x}") == "pokal-unreadable"
    assert season.do(member(None, "G"), f"mark h1 G {1 << 27:x}") == ["joined", "marked"]
    window = season.state.known("h1").window
    assert window is not None and season.state.marks[0].days == {window[1]}


def test_reminders_of_a_match_that_is_over_go_to_nobody() -> None:
    season, _, _, _ = with_managers()
    season.do(OK, f"fix h1 {season.now + 3 * HOUR} Eilig")
    date = season.state.known("h1").date or 0
    before, after = (e.MatchReminded(match="h1", which=3, at=at) for at in (date - 1, date))
    assert [letter.seats for letter in letters(season.state, before)] == [("1", "2", "3")]
    assert letters(season.state, after) == ()


def test_an_event_of_a_match_that_nobody_knows_changes_nothing_but_the_time() -> None:
    season = fresh()
    later = season.state.now + 5
    for event in (
        e.KickedOff(match="zz", at=later),
        e.DateAgreed(match="h1", house="G", at=later),
        e.RuleVoted(number=7, house="G", yes=True, at=later),
    ):
        assert season.rules.apply(season.state, event) == replace(season.state, now=later)


def test_a_season_is_corrected_and_never_taken_back() -> None:
    season = fresh()
    answer = season.rules.rewound(season.state, season.state, OK)
    assert isinstance(answer, Refused) and answer.code == "pokal-corrected-not-rewound"
    assert season.rules.legal(season.state, "1") == ()
    clock: list[Any] = [
        e.Booked(why="hand", points=()),
        e.LogPublished(match="h1", posted=1),
        e.MatchReminded(match="h1", which=1),
    ]
    clock += [
        e.LineupDue(match="h1"),
        e.KickedOff(match="h1"),
        e.DaysLooked(match="h1", none=True),
        e.RuleReminded(number=1, which=1),
    ]
    assert all(season.rules.outlasts(event) for event in clock)
    assert not season.rules.outlasts(e.Annulled(match="h1")) and not season.rules.outlasts(e.SeasonOpened())


def test_q14_4_that_a_lot_is_not_needed_any_more_is_said() -> None:
    told = POKAL.rules.tell(e.LotDropped(), None)
    assert told is not None and told.id == "pokal-lot-dropped"


# -- days --------------------------------------------------------------------------------------------------------------


def on(day: int, one: int, other: int, whistles: int = 1, *, late: bool = False) -> Day:
    seats = [tuple(f"{side}{number}" for number in range(count)) for side, count in enumerate((one, other, whistles))]
    return Day(day, (seats[0], seats[1]), seats[2], late)


MONDAY = day_of(moment_of(739_000)) - (739_000 - 1) % 7
"""Some Monday, as the calendar counts."""


def test_q14_6_the_best_day_has_the_larger_smaller_team_then_more_players_referees_the_weekend_and_is_early() -> None:
    friday = MONDAY + 4
    days = [
        on(MONDAY, 4, 4),
        on(MONDAY + 1, 4, 4),
        on(friday, 4, 4),
        on(friday + 3, 4, 4, 2),
        on(friday + 4, 4, 5),
        on(friday + 5, 5, 5),
        on(friday + 6, 3, 9),
        on(friday + 7, 2, 9),
        on(friday + 8, 9, 9, 0),
        on(friday + 9, 9, 9, late=True),
    ]
    wanted = [friday + 5, friday + 4, friday + 3, friday, MONDAY, MONDAY + 1, friday + 6]
    assert [day.day for day in best_days(days, most=99)] == wanted
    assert [day.day for day in best_days(days)] == wanted[:3]
    assert not best_days([on(MONDAY, 3, 2), on(MONDAY, 2, 3)])
    assert [best_days([on(MONDAY + 3, 3, 3), on(MONDAY + n, 3, 3)])[0].day for n in (4, 5, 6)] == [
        MONDAY + 4,
        MONDAY + 5,
        MONDAY + 6,
    ]


def test_windows_lie_between_holidays_and_dates_within_two_years() -> None:
    assert propose_windows("hin", 100) == (100, 100, 128, 128, 156, 156)
    assert propose_windows("finale", 100, [(127, 130)]) == (131, 131)
    assert propose_windows("finale", 100, [(128, 130)]) == (100, 100)
    assert propose_windows("finale", 100, [(90, 99)]) == (100, 100)
    assert propose_windows("finale", 100, [(90, 100)]) == (101, 101)
    assert propose_windows("finale", 100, [(140, 150), (110, 120)]) == (151, 151), "one after the other"
    assert [is_near(1000 + far, 1000) for far in (-367, -366, 730, 731)] == [False, True, True, False]


# -- bans --------------------------------------------------------------------------------------------------------------


def test_q14_2_bans_are_served_in_order_and_never_by_a_match_that_began_before_or_at_once() -> None:
    played = [Played((f"g{n}",), "GS", n * 10) for n in range(1, 7)]
    assert left_of([Found("G", 10), Found("G", 15)], played) == [Left(0), Left(0)]
    assert left_of([Found("G", 10), Found("G", 15)], played[:4]) == [Left(0), Left(1)]
    assert left_of([Found("G", 10), Found("G", 15)], played[:2]) == [Left(1), Left(2)], "the second has not begun"
    assert left_of([Found("G", 5, game="g1")], played[:2]) == [Left(1)], "not by the match it was found in"
    assert left_of([Found("H", 5)], played) == [Left(2)]
    running = [*played[:1], Played(("g9",), "GS", 99, over=False)]
    assert left_of([Found("G", 5)], running) == [Left(1, running=1)]
    assert left_of([Found("G", 10)], running) == [Left(2, running=1)]
    assert left_of([Found("G", 5, matches=1)], running) == [Left(0)]


# -- rules -------------------------------------------------------------------------------------------------------------


def test_q14_7_a_value_is_within_its_limits_and_a_number() -> None:
    rules = Season().state.edition.rules
    assert limits("rounds") == ("1", "30") and limits("xp") == ("2-1-1, 1-1-1, 2-2-1, 2-2-2", "")
    for name, good, bad in (
        ("rounds", "30", "31"),
        ("rounds", "1", "0"),
        ("bonus", "0", "-1"),
        ("tor", "1000", "1001"),
    ):
        assert with_value(rules, name, good) is not None and with_value(rules, name, bad) is None
    for bad in ("", "x", "١", "1.5", "0" * 13):
        assert with_value(rules, "bonus", bad) is None
    assert with_value(rules, "xp", "9-9-9") is None and with_value(rules, "unfug", "1") is None
    changed = with_value(rules, "xp", "2-2-2")
    assert changed is not None and changed.xp == "2-2-2"


@pytest.mark.parametrize(
    ("votes", "wanted"),
    [
        ("", None),
        ("ggg", True),
        ("gg", None),
        ("ggn", None),
        ("ggnn", False),
        ("gnn", False),
        ("nn", False),
        ("n", None),
    ],
)
def test_q14_7_three_houses_carry_a_change_and_two_stop_it(votes: str, wanted: bool | None) -> None:
    cast: Any = tuple(zip("GHRS", (vote == "g" for vote in votes), strict=False))
    motion = Motion(1, Change(), 0, votes=cast)
    assert motion.result is wanted
    assert motion.missing(("G", "H", "R", "S")) == tuple("GHRS"[len(votes) :])


def test_q14_7_at_most_ten_proposals_wait_and_none_twice() -> None:
    season = fresh()
    for number in range(10):
        season.do(COMMITTEE["G"], f"rule - - Regel {number}")
        assert season.no(COMMITTEE["G"], f"rule - - Regel {number}") in ("pokal-rule-twice", "pokal-rule-many")
    assert season.no(COMMITTEE["G"], "rule - - Noch eine") == "pokal-rule-many"
    season.do(COMMITTEE["G"], "withdraw 3")
    assert season.no(COMMITTEE["G"], "rule - - Regel 1") == "pokal-rule-twice"
    assert season.do(COMMITTEE["G"], "rule - - Regel 2") == ["rule-proposed"], "what was withdrawn may come again"
    assert season.no(COMMITTEE["H"], "withdraw 1") == "pokal-rule-not-yours"
    assert season.no(HEAD, "approve 1") == "pokal-rule-still-voting"
    assert season.no(HEAD, "approve 3") == "pokal-rule-decided"
    assert season.no(HEAD, "approve 99") == "pokal-rule-unknown"


def test_q14_7_what_waits_already_is_no_change_and_a_vote_can_be_changed() -> None:
    season = fresh()
    decided(season, "rule bonus 150")
    assert season.no(COMMITTEE["H"], "rule bonus 150") == "pokal-rule-same"
    assert season.do(COMMITTEE["H"], "rule bonus 100") == ["rule-proposed"]
    season.do(COMMITTEE["H"], "no 2")
    assert season.no(COMMITTEE["H"], "no 2") == "pokal-vote-same"
    assert season.do(COMMITTEE["H"], "yes 2") == ["rule-voted"]
    both = replace(OK, houses=frozenset("GH"))
    assert season.no(both, "yes 2") == "pokal-vote-two-houses"
    assert season.no(OK, "yes 2") == "pokal-vote-no-house"
    assert season.no(Actor(houses=frozenset("G")), "yes 2") == "pokal-rule-only-ok"
    assert season.no(COMMITTEE["H"], "case bonus 50") == "pokal-rule-regulated"
    assert season.no(COMMITTEE["H"], "rule - x Worte") == "pokal-rule-what"
    assert season.no(COMMITTEE["H"], "rule - -") == "pokal-rule-what"
    assert season.no(COMMITTEE["H"], "rule bonus 5000") == "pokal-rule-value"


# -- squads ------------------------------------------------------------------------------------------------------------


def test_q1_1_a_squad_has_sixty_people_at_most_and_nobody_is_in_two() -> None:
    season = fresh()
    season.do(OK, "squad G " + " ".join("+" * 60))
    assert season.no(OK, "squad G +") == "pokal-squad-full"
    assert season.no(OK, "squad G 60") == "pokal-squad-already"
    assert season.no(OK, "squad S 60") == "pokal-squad-other"
    assert season.no(OK, "squad S 61") == "pokal-unreadable" and season.no(OK, "squad S 0") == "pokal-unreadable"
    assert season.no(OK, "unsquad G 61") == "pokal-squad-not-in" and season.no(OK, "unsquad S") == "pokal-squad-none"
    season.do(OK, "unsquad G 60")
    assert season.state.squad_of("G") == tuple(str(number) for number in range(1, 60))
    season.do(OK, "squad S 60")
    season.do(OK, "unsquad G")
    assert season.state.squad_of("G") == () and season.state.squad_of("S") == ("60",)


def test_who_leaves_the_server_is_noted_once_for_whatever_he_was_to_do() -> None:
    season = fresh()
    assert season.no(OK, "gone 1") == "pokal-only-house-itself"
    assert season.no(HOUSE, "gone 1") == "pokal-nothing-new"
    season.do(member(None, "G"), "mark h1 G 1")
    season.do(member("1", "G"), "mark h1 G 0")
    assert season.no(HOUSE, "gone 1") == "pokal-nothing-new", "he comes on no day"
    season.do(OK, f"fix h1 {season.now + DAY} Eilig")
    season.do(member("1", "G"), "come h1")
    assert season.do(HOUSE, "gone 1") == ["gone"]
    assert season.state.known("h1").crowd == () and season.no(HOUSE, "gone 1") == "pokal-nothing-new"
    season.do(OK, "squad G 1")
    assert season.do(HOUSE, "gone 1") == ["gone"] and season.state.squads == ()
    season.do(OK, "name G 1")
    assert season.do(HOUSE, "gone 1") == ["gone"] and season.state.managers == ()
    season.do(replace(WHISTLE, seat="1"), "whistle h2")
    (gone,) = season.answer(HOUSE, "gone 1")
    assert (gone.houses, gone.matches) == ((), ("h2",)) and season.state.known("h2").referee is None


def test_who_was_there_keeps_his_part_in_matches_that_have_begun() -> None:
    season = fresh()
    season.do(WHISTLE, "whistle h1")
    season.do(member(None, "G"), "mark h1 G 1")
    season.do(OK, f"fix h1 {season.now + DAY} Eilig")
    season.do(member("2", "G"), "come h1")
    season.do(HOUSE, "kickoff h1.1 GS")
    assert season.no(HOUSE, "gone 1") == "pokal-nothing-new" and season.no(HOUSE, "gone 2") == "pokal-nothing-new"
    season.do(OK, "name G 2")
    season.do(HOUSE, "gone 2")
    match = season.state.known("h1")
    assert (match.referee, [one.seat for one in match.crowd]) == ("1", ["2"])
    assert [mark.seat for mark in season.state.marks] == ["2"]
