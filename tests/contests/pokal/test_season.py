"""The cup's rules, clause by clause, and whole seasons at random."""

import os

import pytest

from bot.contests.pokal.events import Booked
from bot.contests.pokal.model import TWELVE
from bot.contests.pokal.notation import read
from bot.contests.pokal.standings import pairing, table
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor
from tests.contests.pokal.season import CREDIT_AFTER, HEAD, HOUSE, OK, WHISTLE, Season, random_season

SOAK = int(os.environ.get("SEASONS", "2000"))
LEVEL = dict.fromkeys(TWELVE, "1:1")
"""Twelve draws: everybody is level in everything."""


def fresh() -> Season:
    return Season().publish()


# -- table -------------------------------------------------------------------------------------------------------------


def test_q11_1_each_house_plays_each_twice_and_the_table_sums_final_results() -> None:
    pairs = [frozenset(pair) for pair in TWELVE.values()]
    assert all(pairs.count(pair) == 2 for pair in pairs) and len(set(pairs)) == 6
    season = fresh()
    season.play("h1", "9:4", "S")  # 90 : 90, drawn: no bonus
    season.play("h2", "3:1")  # 130 : 10
    points = {row.house: row.points for row in table(season.state).rows}
    assert points == {"R": 130, "G": 90, "S": 90, "H": 10}


def test_q11_2_level_on_two_and_three_catches_then_goals_then_a_decider() -> None:
    # R far ahead, S far behind; G and H level
    scores = dict.fromkeys(TWELVE, "1:1")
    for name, (home, away) in TWELVE.items():
        if "R" in (home, away):
            scores[name] = "9:0" if home == "R" else "0:9"
        elif "S" in (home, away):
            scores[name] = "0:5" if home == "S" else "5:0"
    season = fresh().all_twelve(scores)
    found = table(season.state)
    assert (found.order[0], found.order[3]) == ("R", "S")
    assert [(tie.by, tie.open) for tie in found.ties] == [("decider", True)]
    assert pairing(season.state).final is None
    assert pairing(season.state).decider == ("G", "H")
    assert season.no(OK, "enter f 1:0 - 0:0 ende Grund") == "pokal-pairing-open"
    season.play("d", "3:2")
    assert pairing(season.state).final == ("R", "G") and pairing(season.state).third == ("H", "S")
    assert table(season.state).ties[0].by == "decider" and not table(season.state).ties[0].open


def two_level(g: str, h: str) -> Season:
    """G and H level on points; `g` and `h` are their results against S in the Hinrunde."""
    scores = {}
    for name, (home, away) in TWELVE.items():
        other = "9:0" if home == "R" else "0:9"
        scores[name] = other if "R" in (home, away) else "1:1"
    return fresh().all_twelve({**scores, "h1": g, "h4": h, "r1": "0:5", "r4": "0:5"})


def test_q11_2_more_catches_are_better() -> None:
    season = two_level("5:0", "0:0 H")  # 50 + 100 for both, H by the Schnatz
    tie = table(season.state).ties[0]
    assert (tie.by, tie.houses, tie.open) == ("catches", ("H", "G"), False)
    assert pairing(season.state).final == ("R", "H")


def test_q14_4_fewer_goals_conceded_of_all_six_matches() -> None:
    season = two_level("7:3", "7:2")
    tie = table(season.state).ties[0]
    assert (tie.by, tie.houses) == ("conceded", ("H", "G"))


def test_q14_4_three_or_four_level_across_two_and_three_draw_lots_with_a_promise() -> None:
    season = fresh().all_twelve(LEVEL)
    assert season.log[-1].kind == "lot-sealed"
    assert not season.rules.open_seed(season.state)
    assert season.rules.promises(season.log[-1])
    assert pairing(season.state).final is None
    season.wait(29_000)
    assert season.state.lot is not None
    season.wait(1000)
    assert [event.kind for event in season.log][-1] == "lot-drawn"
    order = season.state.lots[0]
    assert pairing(season.state).final == order[:2] and pairing(season.state).third == order[2:]
    assert [row.place for row in table(season.state).rows] == [1, 2, 3, 4]
    assert table(season.state).ties[0].by == "lot"


def test_q14_4_three_level_draw_lots_at_once() -> None:
    scores = {
        name: ("9:0" if home == "R" else "0:9" if away == "R" else "1:1") for name, (home, away) in TWELVE.items()
    }
    season = fresh().all_twelve(scores)
    assert season.state.lot is not None and set(season.state.lot.group) == {"G", "H", "S"}
    season.wait(30_000)
    final = pairing(season.state).final
    assert final is not None and final == ("R", season.state.lots[0][0])


def test_q14_4_level_one_and_two_or_three_and_four_is_shared() -> None:
    scores = dict.fromkeys(TWELVE, "1:1")
    for name, (home, away) in TWELVE.items():
        if (home in "GR") != (away in "GR"):
            scores[name] = "5:0" if home in "GR" else "0:5"
    season = fresh().all_twelve(scores)
    found = table(season.state)
    assert [row.place for row in found.rows] == [1, 1, 3, 3]
    assert [tie.by for tie in found.ties] == ["shared", "shared"]
    assert pairing(season.state).final == ("G", "R")


def test_q14_4_a_correction_drops_a_lot_that_is_not_needed_any_more() -> None:
    season = fresh().all_twelve(LEVEL)
    assert season.state.lot is not None
    season.play("h1", "2:1")
    assert season.state.lot is None or set(season.state.lot.group) != {"G", "H", "R", "S"}


# -- house points ------------------------------------------------------------------------------------------------------


def test_q11_3_points_come_48_hours_after_the_log_was_published() -> None:
    season = fresh()
    season.play("h1", "9:4", "G")  # 140 + 100 : 40
    season.wait(CREDIT_AFTER - 1)
    assert season.state.accounts["G"] == 0
    season.wait(1)
    assert season.state.accounts == {"G": 240, "H": 0, "R": 0, "S": 40}
    assert [booking.why for booking in season.state.ledger] == ["credit"]
    season.check()


@pytest.mark.parametrize("late", [-60_000, 0])
def test_q14_3_what_is_found_until_then_changes_the_credit(late: int) -> None:
    season = fresh()
    season.play("h1", "9:4")
    season.now += CREDIT_AFTER + late  # the clock has not fired yet
    season.play("h1", "9:4", pens="-100:0")
    season.do(NOBODY, TimeUp()) if late == 0 else season.wait(60_000)
    assert [booking.why for booking in season.state.ledger] == ["credit"]
    assert season.state.accounts["G"] == -10 and season.state.accounts["S"] == 140
    season.check()


def test_q14_3_nothing_is_booked_where_nothing_changes() -> None:
    season = fresh()
    season.play("h1", "9:0")
    season.play("h2", "0:0")
    season.wait(CREDIT_AFTER)
    assert season.state.known("h2").settled
    assert [(booking.match, booking.points) for booking in season.state.ledger] == [("h1", (("G", 190),))]
    season.play("h1", "8:0")
    assert [booking.points for booking in season.state.ledger] == [(("G", 190),), (("G", -10),)]
    season.check()


def test_an_older_log_that_has_booked_nothing_shows_none_of_it() -> None:
    season = fresh()
    season.play("h1", "9:0")
    old = Booked(why="credit", points=(("G", 190), ("S", 0)), match="h1", at=season.now)
    state = season.rules.apply(season.state, old)
    assert [booking.points for booking in state.ledger] == [(("G", 190),)] and state.known("h1").credited == (190, 0)
    assert season.rules.tell(old.model_copy(update={"points": (("G", 0), ("S", 0))}), None) is None


def test_q14_3_what_is_found_later_is_booked_at_once_for_both_houses() -> None:
    season = fresh()
    season.play("h1", "9:4")
    season.now += CREDIT_AFTER + 60_000  # the bot was away when the credit was due
    season.play("h1", "9:4", pens="-100:0")
    assert [(booking.why, booking.points) for booking in season.state.ledger] == [
        ("credit", (("G", 190), ("S", 40))),
        ("correction", (("G", -200), ("S", 100))),
    ]
    season.check()


def test_q14_1_results_may_be_negative_and_goals_and_schnatz_stand() -> None:
    season = fresh()
    season.play("h1", "1:0", "S", pens="0:-200")
    row = {row.house: row for row in table(season.state).rows}
    assert row["S"].points == -150 and row["G"].points == 110
    assert (row["S"].catches, row["S"].conceded) == (1, 1)


def test_q14_1_abandoned_and_counted_gives_no_bonus() -> None:
    season = fresh()
    season.play("h1", "9:4", how="abbruch")
    assert season.state.known("h1").total == (90, 40)


def test_q14_1_postponed_is_annulled_and_replayed_its_cases_carried_over() -> None:
    season = fresh()
    season.play("h1", "9:4", pens="-100:0", how="void")
    match = season.state.known("h1")
    assert (match.result, match.attempt, match.carried) == (None, 2, (-100, 0))
    assert season.no(HOUSE, f"feed h1.1 0:0 - 0:0 0:0 ende {season.now}") == "pokal-nothing-new"
    season.play("h1", "5:0")
    assert season.state.known("h1").total == (-50, 100)  # 50 - 100 : 0, the others win


def test_q14_1_a_final_can_only_be_annulled() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("f", "1:0", how="abbruch")
    assert season.state.known("f").attempt == 2 and season.state.known("f").result is None
    assert season.no(OK, "enter f 1:0 - 0:0 abbruch Grund") == "pokal-only-annulled"


def test_q13_6_a_match_repeated_after_it_was_credited_books_the_difference() -> None:
    season = fresh()
    season.play("h1", "9:4")
    season.wait(CREDIT_AFTER)
    season.play("h1", "4:9")
    assert season.state.accounts == {"G": 40, "H": 0, "R": 0, "S": 190}
    season.do(OK, "annul h1 Nebel")
    assert season.state.accounts == {"G": 0, "H": 0, "R": 0, "S": 0}
    season.play("h1", "1:0")
    assert season.state.accounts["G"] == 0
    season.wait(CREDIT_AFTER)
    assert season.state.accounts["G"] == 110
    season.check()


def test_q11_3_the_schulleitung_books_by_hand_with_a_reason_also_after_the_season() -> None:
    season = fresh()
    assert season.no(OK, "book G 10 Fleiß") == "pokal-only-director"
    season.do(HEAD, "book G -30 Nachts im Gang")
    assert isinstance(read("book G 10 "), Refused)
    season.do(OK, "close Die Schule brennt")
    season.do(HEAD, "book H 5 Gelöscht")
    assert season.state.accounts == {"G": -30, "H": 5, "R": 0, "S": 0}
    assert season.no(OK, "annul h1 Grund") == "pokal-over"


# -- the end -----------------------------------------------------------------------------------------------------------


def test_q14_5_a_whole_season_in_one_evening() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("p", "3:2")
    season.play("f", "1:1", "H")
    assert not season.state.over
    before = CREDIT_AFTER - 1
    season.wait(before)
    assert season.state.accounts == dict.fromkeys("GHRS", 0)
    season.wait(1)
    assert season.state.over and season.state.places == ("H", "R", "G", "S")
    assert [booking.points for booking in season.state.ledger if booking.why == "season"] == [
        (("G", 500), ("H", 1250), ("R", 750), ("S", 250))
    ]
    assert season.no(OK, "annul f Grund") == "pokal-over"
    season.check()


def test_q14_5_the_pairing_is_frozen_at_the_first_kick_off() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("p", "3:2")
    season.play("h4", "9:9")  # H falls behind G in the table; the finals stand
    assert pairing(season.state).final == ("R", "H")
    again = two_level("5:0", "0:0 H")
    again.play("h4", "9:9")
    assert pairing(again.state).final == ("R", "G")


def test_q14_5_a_final_turned_into_a_draw_goes_to_the_catcher_or_goes_on_another_day() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("f", "5:0", "H")  # 50 : 50, H has caught
    assert season.state.known("f").winner == "H"
    season.play("p", "12:2")
    kinds = season.play("p", "12:2", pens="-100:0")
    assert "extended" in kinds
    match = season.state.known("p")
    assert (match.carried, match.extension, match.attempt) == ((20, 20), True, 2)
    season.wait(CREDIT_AFTER)
    assert not season.state.over
    season.play("p", "0:1")
    assert season.state.known("p").total == (20, 130)
    season.wait(CREDIT_AFTER)
    assert season.state.over
    season.check()


def test_q14_5_what_a_final_brought_waits_with_it_when_it_goes_on_after_its_credit() -> None:
    season = two_level("5:0", "0:0 H")
    season.wait(CREDIT_AFTER)  # all that was played before is in the accounts
    before = dict(season.state.accounts)
    season.play("f", "0:0", pens="-100:0")
    season.wait(CREDIT_AFTER)
    credited = dict(season.state.accounts)
    houses = season.state.known("f").houses
    assert houses
    one, other = houses
    assert (credited[one] - before[one], credited[other] - before[other]) == (-100, 100)
    kinds = season.play("f", "0:0", pens="-100:-100")
    assert kinds.index("booked") < kinds.index("extended")
    assert season.state.accounts == before and season.state.known("f").credited == (0, 0)
    season.check()


def test_wuerfelbetrug_found_after_the_final_counts_until_it_is_credited_and_then_only_bans() -> None:
    season = two_level("5:0", "0:0 H")
    season.play("f", "9:0")
    season.play("p", "9:0")
    season.wait(CREDIT_AFTER - 1)
    season.play("f", "9:0", pens="-100:0")  # 90 - 100 : 0
    season.wait(1)
    assert season.state.places[:2] == ("H", "R")
    code = season.no(HOUSE, f"feed f.1 90:0 - 9:0 0:0 ende {season.now}")
    assert code == "pokal-over"


def test_a_match_played_elsewhere_is_entered_with_a_reason_and_corrected_by_the_ok_alone() -> None:
    season = fresh()
    assert season.no(Actor(), "enter h1 9:4 G 0:0 ende Grund") == "pokal-only-referee"
    assert season.no(WHISTLE, "enter h1 9:4 R 0:0 ende Grund") == "pokal-catch-other"
    season.do(WHISTLE, "enter h1 9:4 G 0:1 ende Im alten Chat gespielt")
    assert season.state.known("h1").total == (240, -60)
    assert season.no(WHISTLE, "enter h1 8:4 G 0:0 ende Grund") == "pokal-only-ok"
    season.do(OK, "enter h1 8:4 G 0:0 ende Verzählt")
    assert season.state.known("h1").total == (230, 40)
    assert season.no(HOUSE, f"feed h1.1 0:0 - 0:0 0:0 ende {season.now}") == "pokal-nothing-new"


def test_feeding_twice_counts_once() -> None:
    season = fresh()
    season.play("h1", "9:4")
    assert season.no(HOUSE, f"feed h1.1 90:40 - 9:4 0:0 ende {season.now}") == "pokal-nothing-new"
    assert season.no(OK, f"feed h1.1 90:40 - 9:4 0:0 ende {season.now}") == "pokal-only-house-itself"


# -- at random ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_random_seasons_end_and_their_accounts_are_right(seed: int) -> None:
    assert random_season(seed).state.places


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_many_random_seasons() -> None:
    for seed in range(1000, 1000 + SOAK):
        assert random_season(seed).state.places
