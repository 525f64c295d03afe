"""The pages themselves: complete in both languages, within Discord's limits, and saying nothing that is not so."""

import importlib
import importlib.util
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.draw.dice import draw_kampfwurf
from bot.edge.help.controls import WAY
from bot.edge.help.library import books, pictures_of
from bot.edge.help.pages import to_page
from bot.engine.text import Text
from bot.games import HOME as GAMES
from bot.games import find_games, folders
from bot.help import (
    HOME,
    HOUSE,
    LANGUAGES,
    LONGEST_BODY,
    LONGEST_LEAD,
    BadPage,
    Page,
    Topic,
    read,
    shelf,
    topic_of,
)
from bot.texts import Texts
from tests.playing import PlainVoice

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests" / "games"
every_topic = pytest.mark.parametrize("key", sorted(books()["de"]))


def all_pages(topic: Topic) -> tuple[Page, ...]:
    return (topic.cover, *topic.pages)


def test_there_are_pages_for_every_game_the_dice_and_order() -> None:
    for language in LANGUAGES:
        assert set(books()[language]) == {topic_of(folder) for folder in folders()} | set(HOUSE)
        assert all(1 <= len(topic.pages) <= 24 for topic in books()[language].values())


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
            assert re.fullmatch(WAY, to_page(page)), "the id of a button leads to it"


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


def chapters(folder: Path) -> set[str]:
    """Return what a game's tests know of its rule book; a game without one has none."""
    name = f"tests.games.{folder.name}.chapters"
    return importlib.import_module(name).CHAPTERS if importlib.util.find_spec(name) else set()


def test_no_chapter_of_a_rule_book_is_left_out() -> None:
    known = {folder.name: chapters(folder) for folder in folders() if (TESTS / folder.name).exists()}
    assert sum(map(bool, known.values())) >= 5
    for key, wanted in known.items():
        named = {
            part.strip() for page in books()["de"][topic_of(GAMES / key)].pages for part in page.section.split(",")
        }
        assert wanted <= named, (key, wanted - named)


def test_only_games_that_exist_are_on_the_shelf() -> None:
    assert [topic.key for topic in shelf(books(), "de", [GAMES / "kampf"])] == list(HOUSE)
    some = [GAMES / name for name in ("watten", "dog", "kampf", "sample")]
    assert [topic.key for topic in shelf(books(), "en", some)] == ["dog", "watten", *HOUSE]


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
    topic = books()[language][topic_of(GAMES / package)]
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
        read([tmp_path])


def test_the_pages_are_part_of_the_package() -> None:
    assert '"*.md"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    written = [file for home in (HOME, GAMES) for file in home.rglob("*.md")]
    assert len(written) == sum(len(all_pages(one)) for book in books().values() for one in book.values())


def test_pages_of_a_game_may_join_a_topic_of_the_house(tmp_path: Path) -> None:
    house, game = tmp_path / "house", tmp_path / "kniffel"
    for language in LANGUAGES:
        for folder, name in (
            (house / language / "dice", "00-wuerfel"),
            (house / language / "dice", "02-ende"),
            (game / "help" / language / "dice", "01-kniffel"),
        ):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.md").write_text(f"# {name}\nsection: 1\n\nWorte.", encoding="utf-8")
    (topic,) = read([house, game / "help"])["de"].values()
    assert [page.key for page in all_pages(topic)] == ["wuerfel", "kniffel", "ende"]
    assert (topic.key, topic_of(game)) == ("dice", "dice")


def test_a_topic_without_a_cover_is_found(tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / "kniffel" / "help" / language
        folder.mkdir(parents=True)
        for name in ("01-eins", "02-zwei"):
            (folder / f"{name}.md").write_text("# A\nsection: 1\n\nWorte.", encoding="utf-8")
    with pytest.raises(BadPage, match="cover"):
        read([tmp_path / "kniffel" / "help"])
