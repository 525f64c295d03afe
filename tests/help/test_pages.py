"""The pages themselves: complete in both languages, within Discord's limits, and saying nothing that is not so."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.draw.dice import draw_kampfwurf
from bot.engine.text import Text
from bot.games import find_games
from bot.help import (
    HOME,
    HOUSE,
    LANGUAGES,
    LONGEST_BODY,
    LONGEST_LEAD,
    BadPage,
    Page,
    Topic,
    books,
    read,
    shelf,
    topic_of,
)
from bot.texts import Texts
from bot.ui.help_pages import pictures_of, to_page
from tests.playing import PlainVoice

GAMES = {"quidditch", "watten", "wizard", "hut", "dog"}
ROOT = Path(__file__).parents[2]
every_topic = pytest.mark.parametrize("key", sorted(books()["de"]))


def all_pages(topic: Topic) -> tuple[Page, ...]:
    return (topic.cover, *topic.pages)


def test_there_are_pages_for_every_game_the_dice_and_order() -> None:
    for language in LANGUAGES:
        assert set(books()[language]) == GAMES | set(HOUSE)
        assert {topic_of(spec.folder.name) for spec in find_games().values()} <= set(books()[language])
        assert all(6 <= len(topic.pages) <= 24 for topic in books()[language].values())


@every_topic
def test_both_languages_have_the_same_pages_and_sections(key: str) -> None:
    german, english = (all_pages(books()[language][key]) for language in LANGUAGES)
    assert [page.key for page in german] == [page.key for page in english]
    assert [page.section for page in german] == [page.section for page in english]
    assert all(one.body != other.body for one, other in zip(german, english, strict=True))


@every_topic
def test_pages_keep_to_the_limits(key: str) -> None:
    for language in LANGUAGES:
        pages = all_pages(books()[language][key])
        assert len({page.key for page in pages}) == len({page.title for page in pages}) == len(pages)
        for page in pages:
            assert len(page.body) <= LONGEST_BODY
            assert len(page.lead) <= LONGEST_LEAD, f"{page.key}: the first line stands for the page in lists"
            assert page.lead[-1] in ".?!", page.key
            assert len(f"h:{to_page(page)}") <= 100


@every_topic
def test_pages_are_clean_markdown(key: str) -> None:
    for language in LANGUAGES:
        for page in all_pages(books()[language][key]):
            assert page.body.count("**") % 2 == 0, page.key
            assert page.body.count("`") % 2 == 0, page.key
            assert not re.search(r"https?://|<[@#&]|@everyone|\t|[—]", page.body), page.key
            assert all(line == line.rstrip() for line in page.body.split("\n")), page.key
            foreign = r"\b(?:und|nicht|oder|wird)\b" if language == "en" else r"\b(?:the|and|not|or)\b"
            own = re.sub(r"`[^`]*`|\*\*[^*]*\*\*|[“„][^”“]*[”“]", "", page.body)
            assert not re.search(foreign, own), f"{page.key} is not all in {language}"


SECTIONS = {
    "quidditch": {
        "2",
        "3.2",
        "3.4",
        "3.5",
        "4.2",
        "5.3",
        "5.4.3",
        "5.5.1",
        "5.5.5",
        "5.5.6",
        "5.6.2",
        "5.7",
        "7",
        "8.6",
    },
    "watten": {"Abheben", "Geben der Karten", "Ansagen", "Spielverlauf", "Fehler und Betrugsversuche", "Turnier-Modus"},
    "wizard": {"2.1", "2.4.1", "2.4.2", "2.5.1", "2.5.2", "2.6", "3.1", "3.3.2", "4.1", "5"},
    "hut": {"I", "II", "III", "IV", "V", "VI"},
    "dog": {"Startfeld", "Zugzwang", "Der Hausmeister", "Teamspiel", "Sonderkarten", "Spielende"},
}


@pytest.mark.parametrize("key", SECTIONS)
def test_no_chapter_of_a_rule_book_is_left_out(key: str) -> None:
    named = {part.strip() for page in books()["de"][key].pages for part in page.section.split(",")}
    assert SECTIONS[key] <= named, SECTIONS[key] - named


def test_only_games_that_exist_are_on_the_shelf() -> None:
    assert [topic.key for topic in shelf(books(), "de", {"kampf"})] == list(HOUSE)
    assert [topic.key for topic in shelf(books(), "en", {"watten", "dog", "kampf", "sample"})] == [
        "dog",
        "watten",
        *HOUSE,
    ]


@cache
def texts() -> Texts:
    return Texts.load(spec.folder for spec in find_games().values())


@dataclass(frozen=True)
class Loud(PlainVoice):
    """A voice that really speaks."""

    language: str

    def say(self, text: Text) -> str:
        return texts().say(text, self.language, self.name)


@pytest.mark.parametrize("package", sorted({spec.folder.name for spec in find_games().values()}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_belongs_to_a_page_and_can_be_drawn(package: str, language: str) -> None:
    topic = books()[language][topic_of(package)]
    for key, factory in pictures_of(package).items():
        assert topic.page(key), f"{package} has a picture for {key}, but there is no such page"
        picture = factory(Loud(language))
        assert picture.draw(picture.data).startswith(b"\x89PNG")
        assert Loud(language).say(picture.alt)


def test_the_example_of_a_kampfwurf_is_decided_by_the_first_number() -> None:
    picture = pictures_of("kampf")["kampfwurf"](Loud("de"))
    assert picture.draw is draw_kampfwurf
    data: Any = picture.data
    assert (data.decided_by, data.winner) == ("first", 0)
    assert "Minerva" in Loud("de").say(picture.alt)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("start", "# A\nsection: 1\n\nWords."),
        ("01-start", "A\nsection: 1\n\nWords."),
        ("01-start", "# A\n\nWords."),
        ("01-start", "# A\nsection: 1\n"),
        ("01-start", "# A\nsection: 1\n\n" + "x" * (LONGEST_BODY + 1)),
    ],
)
def test_a_bad_page_is_found_when_it_is_read(tmp_path: Path, name: str, words: str) -> None:
    for language in LANGUAGES:
        (tmp_path / language / "spiel").mkdir(parents=True)
        (tmp_path / language / "spiel" / "00-spiel.md").write_text("# Spiel\nsection: 1\n\nWorte.", encoding="utf-8")
        (tmp_path / language / "spiel" / f"{name}.md").write_text(words, encoding="utf-8")
    with pytest.raises(BadPage, match=f"{name}.md"):
        read(tmp_path)


def test_the_pages_are_part_of_the_package() -> None:
    assert '"*.md"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert len(list(HOME.rglob("*.md"))) == sum(
        len(all_pages(one)) for book in books().values() for one in book.values()
    )
