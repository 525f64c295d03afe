"""What people read in the stored games and in the texts: plurals, bold in bold, names and words said twice."""

import re
from pathlib import Path

import pytest

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))
TEXTS = sorted(Path(__file__).parents[2].glob("bot/**/*.ftl"))
PLURALS = (
    "Karten|Punkte|Runden|Spiele|Stiche|Plätze|Figuren|Minuten|Stunden|Sekunden|Tage|Hüte|Teilrunden|Strafen|Tore|"
    "Würfe|Felder|Ansagen|Bewegungspunkte|cards|points|rounds|games|tricks|seats|figures|minutes|hours|days|hats"
)
ONE_OF_MANY = re.compile(rf"(?<![\d.,:+\-−/])\b1 (?:{PLURALS})\b")
TWICE = re.compile(r"\b([A-Za-zÄÖÜäöüß]{2,}) +\1\b")
NUMBER = r"\{ \$(?:count|cards|points|rounds|left|missing|games|tricks|seats|number|steps|days|hours|minutes) \}"
BARE = re.compile(rf"{NUMBER} (?:{PLURALS})\b")


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_no_stored_game_speaks_of_one_cards_or_says_a_word_twice(file: Path) -> None:
    for line in file.read_text().splitlines():
        assert not ONE_OF_MANY.search(line), line
        assert not TWICE.search(line), line
        assert "****" not in line, line
        assert line.count("**") % 2 == 0, line


def test_every_number_before_a_plural_can_be_one() -> None:
    """A sentence with a number and a plural has a form for one; what is never one is listed."""
    found = {
        id for file in TEXTS for id, body in _messages(file.read_text()) if BARE.search(body) and not _chooses(body)
    }
    assert found == NEVER_ONE


def _messages(source: str) -> list[tuple[str, str]]:
    return re.findall(r"^([\w-]+) = (.*?)(?=^[\w-]+ = |^#|\Z)", source, flags=re.M | re.S)


def _chooses(body: str) -> bool:
    return re.search(r"\[(?:one|1)\]", body) is not None


NEVER_ONE = {
    "dog-dealt", "dog-picture-info",  # two cards at least
    "hut-number-choice", "hut-number-settled",  # five rounds at least
    "pokal-letter-complete",  # three seats at least
    "privacy-how-long",  # a week at least
    "rules-too-few-seats", "wizardblock-ask-bids", "wizard-dealt-last", "wizardblock-playoff-game",
    "watten-turnier-impossible",  # too many
    "watten-outcome",  # a team has no points from its Bummerl, or eleven
    "wizardblock-waiting",  # five minutes
    "wizard-turnier-points",  # tens
    "wizard-end-reason",  # a share of all bids of a game
}  # fmt: skip
