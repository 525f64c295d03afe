"""Tie-breaks down to each level, and who is ranked at all (Z2.6, Z2.7, Z3.2, Z4.2, Z6.2, Z6.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.wizard.model.sheet import Manner, Penalty, Row, Sheet
from bot.games.wizard.rules.points import counted, running, total
from bot.games.wizard.rules.ranking import IN_KNOCKOUT, NEVER, Line, ranked, table, tied


def line(seat: str, *games: int, playoff: int | None = None, penalty: int = 0) -> Line:
    return Line(seat, sum(games) + penalty, games, playoff)


@pytest.mark.parametrize(
    ("first", "second", "by", "own", "other"),
    [
        (line("A", 30, 30), line("B", 30, 20), "points", 60, 50),
        (line("A", 20, 20, 20), line("B", 70, -10, 0), "plus", 3, 1),
        (line("A", 50, 10, -20), line("B", 30, 30, -20), "best", 50, 30),
        (line("A", 40, 40, -40, 20, 20), line("B", 40, 30, 30, -30, 10), "often", 2, 1),
        (line("A", 50, 40, 20, -20), line("B", 50, 30, 30, -20), "second", 40, 30),
        (line("A", 40, 20, playoff=50), line("B", 40, 20, playoff=-10), "playoff", 50, -10),
    ],
)
def test_z3_2_each_level_decides_in_its_turn(first: Line, second: Line, by: str, own: int, other: int) -> None:
    places = ranked([second, first])
    assert [place.seats for place in places] == [("A",), ("B",)]
    assert (places[0].by, places[0].own, places[0].other) == (by, own, other)
    assert [place.number for place in places] == [1, 2]


def test_z6_4_second_best_is_the_next_different_value() -> None:
    """Both reached 50 twice; the 40 decides, not the second 50."""
    ahead, behind = line("A", 50, 50, 40, -20, 10), line("B", 50, 50, 30, -30, 30)
    assert ranked([behind, ahead])[0].by == "second"
    assert line("A", 20, 20).value("second") == NEVER


def test_z3_2_still_level_shares_the_place_and_the_next_is_left_out() -> None:
    places = ranked([line("A", 40, 20), line("B", 20, 40), line("C", 10, 10)])
    assert [(place.number, place.seats) for place in places] == [(1, ("A", "B")), (3, ("C",))]


def test_z2_4_penalties_count_in_the_total_but_in_no_tie_break() -> None:
    """After -120 both have 60; B has the higher best game although he was fined."""
    places = ranked([line("A", 30, 30), line("B", 90, 90, penalty=-120)])
    assert places[0].seats == ("B",)
    assert places[0].by == "best"


def test_z4_2_a_knockout_stops_after_the_highest_game() -> None:
    places = ranked([line("A", 40, 40, -40, 20, 20), line("B", 40, 30, 30, -30, 10)], IN_KNOCKOUT)
    assert [place.seats for place in places] == [("A", "B")]


def row(number: int, *cells: tuple[str, int, int], missed: tuple[str, ...] = ()) -> Row:
    seats, bids, tricks = zip(*cells, strict=True)
    return Row(number, sum(tricks), seats[-1], seats, bids, tricks, missed)


LEVEL = (
    row(1, ("A", 1, 1), ("B", 0, 0), ("C", 0, 1)),
    row(2, ("A", 0, 0), ("B", 1, 1), ("C", 0, 1)),
)


def test_z3_2_the_tied_play_three_cards_once() -> None:
    seats = ("A", "B", "C")
    assert tied(Sheet(LEVEL), seats) == (("A", "B"),)
    played = Sheet(LEVEL, playoffs=(Row(2, 3, "B", ("A", "B"), (1, 0), (3, 0)),))
    assert tied(played, seats) == ()
    assert [place.seats for place in table(played, seats)] == [("B",), ("A",), ("C",)]
    assert total(played, "B") == 50, "it counts nowhere else"
    level_again = Sheet(LEVEL, playoffs=(Row(2, 3, "B", ("A", "B"), (1, 2), (1, 2)),))
    assert table(level_again, seats)[0].seats == ("B",)
    never_parted = Sheet(LEVEL, playoffs=(Row(2, 3, "B", ("A", "B"), (3, 3), (1, 1)),))
    assert table(never_parted, seats)[0].seats == ("A", "B")


@pytest.mark.parametrize(
    ("manner", "ranked_last", "points"), [("gone", True, 50), ("defeat", True, 0), ("disqualified", False, 50)]
)
def test_z2_6_z2_7_who_left_stands_behind_all_who_finished(manner: Manner, ranked_last: bool, points: int) -> None:
    sheet = Sheet(LEVEL, gone=(("A", manner),))
    places = table(sheet, ("A", "B", "C"))
    assert [place.seats for place in places] == [("B",), ("C",), ("A",)]
    assert places[-1].ranked == ranked_last
    assert total(sheet, "A") == points


def test_z7_3_from_a_round_nobody_leaves_with_a_place_or_points() -> None:
    sheet = Sheet(LEVEL, (Penalty("A", -120, 1),), gone=(("A", "gone"),), kind="round")
    places = table(sheet, ("A", "B", "C"))
    assert [(place.seats, place.ranked) for place in places] == [(("B",), True), (("C",), True), (("A",), False)]
    assert (total(sheet, "A"), running(sheet, "A")) == (0, (0, 0))


def test_two_who_went_share_a_place_only_with_equal_points() -> None:
    """A left a free game with 50 points, C with -20; B is the last one left."""
    sheet = Sheet(LEVEL, gone=(("A", "gone"), ("C", "gone")))
    places = table(sheet, ("A", "B", "C"))
    assert [(place.number, place.seats) for place in places] == [(1, ("B",)), (2, ("A",)), (3, ("C",))]
    level = Sheet(LEVEL, (Penalty("A", -70, 2),), gone=sheet.gone)
    assert [place.seats for place in table(level, ("A", "B", "C"))] == [("B",), ("A", "C")]


def test_z2_7_several_defeats_share_the_last_place_behind_those_who_went() -> None:
    sheet = Sheet(LEVEL, gone=(("A", "defeat"), ("B", "gone"), ("C", "defeat")))
    assert [(place.number, place.seats) for place in table(sheet, ("A", "B", "C"))] == [(1, ("B",)), (2, ("A", "C"))]


def test_z6_8_a_three_card_game_decides_only_among_exactly_those_who_played_it() -> None:
    """B and C have played off; then A is level with both: B's old result means nothing there."""
    rows = (row(1, ("A", 0, 0), ("B", 0, 0), ("C", 0, 0)),)
    old = Row(1, 3, "C", ("B", "C"), (1, 0), (1, 2))
    seats = ("A", "B", "C")
    assert [place.seats for place in table(Sheet(rows, playoffs=(old,)), seats)] == [("A", "B", "C")]
    assert tied(Sheet(rows, playoffs=(old,)), seats) == (("A", "B", "C"),)
    fined = Sheet(rows, (Penalty("A", -120, 1),), (old,))
    assert [place.seats for place in table(fined, seats)] == [("B",), ("C",), ("A",)]
    assert table(fined, seats)[0].by == "playoff"


def test_z2_5_missed_games_cost_no_more_after_the_ninth() -> None:
    rows = tuple(row(number, ("A", 0, 0), ("B", 0, 1), missed=("C",)) for number in range(1, 11))
    assert [counted(one, "C") for one in rows] == [-30, -50, -70, -90, -110, -130, -150, -170, -190, 0]
    assert total(Sheet(rows), "C") == -990


def test_the_course_ends_with_what_counts() -> None:
    """A penalty may be written after the last game, and before a game that is never confirmed."""
    sheet = Sheet(LEVEL, (Penalty("A", -120, 2), Penalty("A", -120, 3)))
    assert running(sheet, "A") == (30, 50 - 240)
    assert running(Sheet(LEVEL, gone=(("A", "defeat"),)), "A") == (0, 0)


def test_z6_2_who_never_came_is_unranked() -> None:
    rows = (row(1, ("A", 1, 1), ("B", 0, 0), missed=("C",)),)
    places = table(Sheet(rows), ("A", "B", "C"))
    assert places[-1].seats == ("C",)
    assert not places[-1].ranked
    assert tied(Sheet(rows), ("A", "B", "C")) == ()


def test_nothing_written_means_nobody_is_ahead() -> None:
    assert [place.seats for place in table(Sheet(), ("A", "B", "C"))] == [("A", "B", "C")]
    assert tied(Sheet(), ("A", "B", "C")) == ()


def test_penalties_and_totals() -> None:
    assert total(Sheet(LEVEL, (Penalty("A", -120, 1), Penalty("A", -120, 2))), "A") == 50 - 240


scores = st.lists(st.sampled_from((-30, -20, -10, 20, 30, 40, 50)), min_size=3, max_size=3)


@given(st.lists(scores, min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_a_ranking_does_not_depend_on_who_sits_where(games: list[list[int]], luck: object) -> None:
    lines = [Line(f"P{number}", sum(results), tuple(results)) for number, results in enumerate(games)]
    mixed = list(lines)
    luck.shuffle(mixed)  # type: ignore[attr-defined]  # hypothesis hands out a random.Random
    assert [frozenset(place.seats) for place in ranked(lines)] == [frozenset(place.seats) for place in ranked(mixed)]
    numbers = [place.number for place in ranked(lines)]
    sizes = [len(place.seats) for place in ranked(lines)]
    assert numbers == [1 + sum(sizes[:index]) for index in range(len(sizes))]
