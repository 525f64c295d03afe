"""What is left of bans: matches really played, one ban after the other, a final that goes on once (Q8.3, Q14.2)."""

from bot.contests.pokal.bans import Found, Left, Played, left_of, played_in
from tests.contests.pokal.season import DAY, HOUSE, OK, WHISTLE, Season
from tests.contests.pokal.test_season import fresh

GAME = Played(("a",), "GS", 100)


def left(bans: list[Found], *played: Played) -> list[int]:
    return [one.matches for one in left_of(bans, played)]


def test_q14_2_the_match_that_runs_and_the_one_it_was_found_in_are_none_of_the_two() -> None:
    ban = Found("G", 200, game="a")
    assert left([ban], GAME, Played(("b",), "GR", 150)) == [2], "b ran when it was found"
    assert left([ban], Played(("a",), "GS", 300)) == [2], "its own match, begun anew after a repeat"
    assert left([ban], GAME, Played(("c",), "GR", 300), Played(("d",), "RS", 310)) == [1], "another house's match"
    assert left([ban], Played(("c",), "GR", 300), Played(("e",), "HG", 400), Played(("f",), "GS", 500)) == [0]


def test_q14_2_a_match_counts_when_it_is_really_played_and_is_known_while_it_runs() -> None:
    ban = Found("G", 200)
    assert left_of([ban], [Played(("c",), "GR", 300, over=False)]) == [Left(2, running=1)]
    assert left_of([ban], [Played(("c",), "GR", 300, over=False), Played(("e",), "HG", 400)]) == [Left(1, running=1)]


def test_q14_2_several_bans_run_one_after_the_other() -> None:
    bans = [Found("G", 100), Found("G", 150), Found("G", 350)]
    played = [Played((str(at),), "GS", at) for at in (200, 300, 400, 500, 600)]
    for count, expected in enumerate(([2, 2, 2], [1, 2, 2], [0, 2, 2], [0, 1, 2], [0, 0, 2], [0, 0, 1])):
        assert left(bans, *played[:count]) == expected
    assert left(bans[1:], *played[:3]) == [0, 1], "one that was lifted leaves its matches to the next"


def finals() -> Season:
    season = fresh().all_twelve({"h1": "9:0", "r1": "0:9", "h2": "8:0", "r2": "0:8"})
    assert season.state.known("f").houses is None
    return season


def test_q14_2_and_q14_5_a_final_that_goes_on_another_day_is_one_match_for_a_ban() -> None:
    season = finals()
    pair = season.rules.view(season.state, None).houses(season.state.known("f"))
    assert pair is not None
    before, start = Found(pair[0], season.now), season.now + 1000
    season.now = start
    season.play("f", "2:2")
    assert season.state.known("f").parts == ("f.1", "f.2") and season.state.known("f").result is None
    games = {"f.1": ("one", start)}
    (between,) = left_of([before], played_in(season.state, games))
    assert between == Left(2, running=1), "it is not over"
    season.wait(DAY)
    found_between = Found(pair[0], season.now)
    season.now += 1000
    games["f.2"] = ("two", season.now)
    season.play("f", "1:0")
    played = played_in(season.state, games)
    assert left_of([before], played) == [Left(1)], "once, not twice"
    assert left_of([Found(pair[0], start + 5, game="one")], played) == [Left(2)], "found in its first part: this match"
    assert left_of([found_between], played) == [Left(2)], "it was under way when that was found"


def test_q14_2_what_is_annulled_or_postponed_does_not_count_and_an_entry_by_hand_does() -> None:
    season = fresh()
    ban = Found("G", season.now)
    games = {"h1.1": ("one", season.now + 10)}
    season.play("h1", "1:0", how="void")
    assert season.state.known("h1").parts == ("h1.2",)
    assert left_of([ban], played_in(season.state, games)) == [Left(2)]
    season.now += 1000
    season.do(WHISTLE, "enter h1 1:0 - 0:0 ende gespielt")
    assert left_of([ban], played_in(season.state, games)) == [Left(1)]
    season.do(OK, "enter h1 2:0 - 0:0 ende verzählt")
    assert left_of([ban], played_in(season.state, games)) == [Left(1)]
    season.do(OK, "annul h1 Nebel")
    assert left_of([ban], played_in(season.state, games)) == [Left(2)]
    season.do(HOUSE, "kickoff h1.3 GS")
    running = played_in(season.state, {**games, "h1.3": ("three", season.now)})
    assert left_of([ban], running) == [Left(2, running=1)]
