"""Pictures of the cup: what their marks say."""

from dataclasses import replace

import pytest

from bot.contests.pokal.draw import draw_dates, draw_fixtures, draw_points, draw_table, fixtures
from bot.contests.pokal.draw.glass import scale
from tests.contests.draw import cup_samples
from tests.contests.draw.gallery import words
from tests.contests.draw.test_pictures import difference, opened


@pytest.mark.parametrize(
    ("totals", "whole"), [([1870, 2310], 2500), ([499], 500), ([500], 1000), ([0, -60], 500), ([], 500)]
)
def test_a_full_glass_is_the_next_five_hundred_above_the_leader(totals: list[int], whole: int) -> None:
    assert scale(totals) == whole


def test_more_sand_is_higher_and_what_was_lost_is_seen() -> None:
    plain = cup_samples.accounts()
    (first, *others) = plain.accounts
    fuller = replace(plain, accounts=(replace(first, total=first.total + 400, before=first.before + 400), *others))
    poorer = replace(plain, accounts=(replace(first, before=first.total + 100), *others))
    pictures = [opened(draw_points(picture)) for picture in (plain, fuller, poorer)]
    assert difference(pictures[0], pictures[1]) > 0.1
    assert difference(pictures[0], pictures[2]) > 0.1


def test_without_waiting_points_and_rewards_the_picture_is_lower() -> None:
    assert opened(draw_points(cup_samples.poor_accounts())).height < opened(draw_points(cup_samples.accounts())).height


def test_the_winner_of_a_match_is_bold_and_a_match_to_come_has_no_score() -> None:
    with words() as (seen, _):
        draw_fixtures(cup_samples.season())
    texts = [word.text for word in seen]
    assert texts.count(":") == 8 and texts.count("–") == 4


def test_q11_4_a_moved_date_stands_struck_out_above_the_new_one() -> None:
    with words() as (seen, _):
        draw_fixtures(cup_samples.troubled_season())
    old, new = (
        next(word for word in seen if word.text == text) for text in ("Sa 17. Mai, 20 Uhr", "So 25. Mai, 20 Uhr")
    )
    assert old.bottom < new.top + 6 and old.left == new.left


def test_q14_6_a_window_that_starts_in_midweek_takes_five_rows() -> None:
    four = opened(draw_dates(replace(cup_samples.window(), best=(), missing=""))).height
    assert opened(draw_dates(cup_samples.midweek_window())).height == four + 138


def test_those_who_have_not_answered_are_left_out_on_request() -> None:
    with words() as (seen, _):
        draw_dates(replace(cup_samples.window(), missing=""))
    assert not [word for word in seen if "Nox" in word.text]


def test_q11_2_the_cells_that_broke_a_tie_are_framed() -> None:
    plain = replace(
        cup_samples.cup_table(), rows=tuple(replace(row, decided_by=()) for row in cup_samples.cup_table().rows)
    )
    assert difference(opened(draw_table(plain)), opened(draw_table(cup_samples.cup_table()))) > 0.05


def test_q8_3_a_result_below_nothing_and_one_of_four_figures_are_whole() -> None:
    cheated = fixtures.Fixture(cup_samples.side("G", "−100"), cup_samples.side("S", "1.240", won=True), "played", "Sa")
    with words() as (seen, _):
        draw_fixtures(replace(cup_samples.season(), halves=(fixtures.Half("Hinrunde", "", (cheated,)),)))
    texts = {word.text: word for word in seen}
    assert "−100" in texts and "1.240" in texts
    assert texts["Gryffindor"].right < texts["−100"].left and texts["1.240"].right < texts["Slytherin"].left


def test_a_match_that_was_played_may_say_more_in_a_second_line() -> None:
    plain = cup_samples.played("G", "190:50", "S", "Sa 5. Okt")
    one, other = (
        replace(cup_samples.season(), halves=(fixtures.Half("Hinrunde", "", (fixture,)),))
        for fixture in (plain, replace(plain, status="nachgeholt"))
    )
    assert opened(draw_fixtures(other)).height > opened(draw_fixtures(one)).height
    with words() as (seen, _):
        draw_fixtures(other)
    date, more = (next(word for word in seen if word.text == text) for text in ("Sa 5. Okt", "nachgeholt"))
    assert more.top > date.top and more.left == date.left


def test_a_match_of_which_nothing_is_set_takes_one_line() -> None:
    waiting = fixtures.Fixture(cup_samples.side("G"), cup_samples.side("S"), "coming", "nicht angesetzt")
    told = replace(waiting, date="5. Mai – 1. Juni", status="Zeitraum kommt")
    heights = [
        opened(draw_fixtures(replace(cup_samples.season(), halves=(fixtures.Half("Rückrunde", "", (one,)),)))).height
        for one in (waiting, told)
    ]
    assert heights[1] - heights[0] == 34


def test_q11_4_a_long_referees_name_is_cut_and_how_many_more_stays() -> None:
    best = replace(cup_samples.window().best[0], referee="Maximiliane-Friederike", more="+2")
    with words() as (seen, _):
        draw_dates(replace(cup_samples.window(), best=(best,)))
    texts = [word.text for word in seen]
    assert " +2" in texts and any(text.startswith("Max") and text.endswith("…") for text in texts)
