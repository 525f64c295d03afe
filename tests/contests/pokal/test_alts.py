"""What pictures of a season say to those who do not see them."""

import pytest

from bot.contests.pokal import POKAL
from bot.contests.pokal.alts import Alts
from bot.contests.pokal.pictures import Show
from bot.engine.text import Text
from bot.games.quidditch import GAME
from bot.texts import Texts
from tests.contests.pokal.season import DAY, HEAD, HOUR, OK, WHISTLE, Season

TEXTS = Texts.load([POKAL.folder, GAME.folder])


def told(season: Season, what: str, language: str) -> str:
    def say(words: Text) -> str:
        return TEXTS.say(words, language)

    show = Show(season.rules.view(season.state, None), say)
    alts = Alts(show)
    table, plan, sand = alts.table(show.table()), alts.plan(show.fixtures()), alts.sand(show.points())
    return say({"table": table, "plan": plan, "sand": sand}[what])


def played() -> Season:
    """One match is credited, one waits, one has a date that was moved."""
    season = Season().publish()
    season.play("h1", "9:4", "G")
    season.wait(3 * DAY)
    season.play("h2", "1:0")
    season.do(HEAD, "book S -20 Lärm")
    season.do(WHISTLE, "whistle h3")
    season.do(OK, f"fix h3 {season.now + 40 * DAY}")
    season.do(OK, f"fix h3 {season.now + 41 * DAY + HOUR // 2}")
    return season


def test_the_table_is_said_with_every_figure() -> None:
    words = told(played(), "table", "de")
    assert "1. Gryffindor 240 Punkte, 1 Schnatzfang, 4 Gegentore." in words
    assert "Ravenclaw 110 Punkte, 0 Schnatzfänge, 0 Gegentore." in words and "Finale: 1. gegen 2." in words
    assert "1 catch, 4 goals against." in told(played(), "table", "en")


def test_the_plan_says_dates_that_can_be_read_aloud() -> None:
    words = told(played(), "plan", "de")
    assert "Hinrunde: Gryffindor 240 : 40 Slytherin, Ravenclaw 110 : 0 Hufflepuff (" in words
    assert "Ravenclaw gegen Gryffindor (" in words and " statt " in words and "Termin steht" in words
    assert len(words) <= 1024 and "Rückrunde: " in words and "Spiel um Platz 3" in words


def test_the_accounts_say_what_waits_and_who_leads() -> None:
    words = told(played(), "sand", "de")
    assert "Gryffindor 240, davon diese Saison +240." in words
    assert "Ravenclaw 0, davon diese Saison 0, +110 warten noch." in words
    assert "Slytherin 20" in words and "Gryffindor führt." in words
    assert "Gryffindor lead." in told(played(), "sand", "en")


@pytest.mark.parametrize("what", ["table", "plan", "sand"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_picture_says_what_only_discord_can_show(what: str, language: str) -> None:
    words = told(played(), what, language)
    assert "<" not in words and "**" not in words
