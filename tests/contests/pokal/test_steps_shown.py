"""Each step of a tie-break is shown with its figures, and none before its time (Q11.2, Q14.4)."""

import pytest

from bot.contests.pokal import POKAL
from bot.contests.pokal.draw import draw_fixtures, draw_table
from bot.contests.pokal.model import TWELVE, State
from bot.contests.pokal.pictures import Show
from bot.contests.pokal.standings import table
from bot.contests.pokal.tell import tie_line, tie_mark
from bot.contests.pokal.view import view
from bot.engine.text import Text
from bot.texts import Texts
from tests.contests.draw.gallery import words
from tests.contests.pokal.season import Season
from tests.contests.pokal.test_season import LEVEL, fresh, two_level


def say(words: Text, language: str = "de") -> str:
    return Texts.load([POKAL.folder]).say(words, language, str)


def ties(state: State) -> list[str]:
    return [say(tie_line(tie)) for tie in table(state).ties]


def all_level_but_two() -> Season:
    """G and H are level in everything, R is ahead, S behind."""
    scores = dict.fromkeys(TWELVE, "1:1")
    for name, (home, away) in TWELVE.items():
        if "R" in (home, away):
            scores[name] = "9:0" if home == "R" else "0:9"
        elif "S" in (home, away):
            scores[name] = "0:5" if home == "S" else "5:0"
    return fresh().all_twelve(scores)


def test_q11_2_the_figures_of_each_step_are_said() -> None:
    assert ties(two_level("5:0", "0:0 H").state) == [
        "Platz 2 vor 3: Hufflepuff, Gryffindor punktgleich, mehr Schnatzfänge (1 : 0)"
    ]
    (said,) = ties(two_level("7:3", "7:2").state)
    assert "Schnatzfänge 0 : 0, weniger Gegentore (" in said and said.startswith("Platz 2 vor 3: Hufflepuff")
    (said,) = ties(all_level_but_two().state)
    assert "Schnatzfängen (0 : 0) und Gegentoren (20 : 20): Entscheidungsspiel" in said


def test_q11_2_a_decider_that_was_played_is_said() -> None:
    season = all_level_but_two()
    season.play("d", "3:2")
    (said,) = ties(season.state)
    assert "Gryffindor gewinnt das Entscheidungsspiel" in said


def test_q14_4_no_decider_and_no_lot_is_announced_before_the_last_match() -> None:
    season = fresh()
    season.play("h1", "1:1")
    season.play("h2", "1:1")
    found = table(season.state)
    assert [tie.by for tie in found.ties] == ["shared"] and not found.lot and not found.decider
    assert "geteilt" in ties(season.state)[0]
    for name in list(TWELVE)[2:]:
        season.play(name, LEVEL[name])
    assert table(season.state).lot


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_step_fits_into_the_picture(language: str) -> None:
    lots = fresh().all_twelve(LEVEL)
    seasons = [two_level("5:0", "0:0 H"), two_level("7:3", "7:2"), all_level_but_two(), lots]
    drawn = fresh().all_twelve(LEVEL)
    drawn.wait(40_000)
    played = all_level_but_two()
    played.play("d", "3:2")
    for season in (*seasons, drawn, played):
        show = Show(view(season.state, None), lambda text: say(text, language))
        with words() as (seen, _):
            draw_table(show.table())
        whole = {word.text for word in seen}
        for tie in table(season.state).ties:
            assert say(tie_mark(tie), language) in whole  # nothing is cut


def test_q11_2_the_decider_stands_among_the_fixtures_and_the_cells_are_marked() -> None:
    season = all_level_but_two()
    show = Show(view(season.state, None), say)
    with words() as (seen, _):
        draw_fixtures(show.fixtures())
    assert "Entscheidungsspiel" in {word.text for word in seen}
    marked = {row.house: row.decided_by for row in show.table().rows}
    assert marked == {"R": (), "G": ("catches", "goals"), "H": ("catches", "goals"), "S": ()}


def test_numbers_are_written_as_the_language_does() -> None:
    show = Show(view(fresh().state, None), say)
    assert (show.number(1250), show.signed(1250), show.signed(-1250)) == ("1.250", "+1.250", "−1.250")
    english = Show(view(fresh().state, None), lambda text: say(text, "en"))
    assert english.number(1250) == "1,250"
