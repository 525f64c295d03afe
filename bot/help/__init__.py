"""The help pages: markdown files in German and English, read once. `docs/hilfe.md` tells how to add one."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from bot.engine.screen import Picture, Voice

HOME = Path(__file__).parent
LANGUAGES = ("de", "en")
LONGEST_TITLE, LONGEST_BODY, LONGEST_LEAD = 60, 1800, 140
HOUSE = ("dice", "ordnung")
"""Topics that are shown whatever games there are."""
ALIASES = {"kampf": "dice"}
"""Packages whose pages lie under another topic."""
_FILE = re.compile(r"(?P<order>\d\d)-(?P<key>[a-z0-9-]+)")


PictureFactory: TypeAlias = Callable[[Voice], Picture]
"""What a game's `help_pictures.PICTURES` has for the key of a page."""


class BadPage(ValueError):
    """A page is not written as pages are; says which and why."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `key` is the file's name without its number, `section` the place in the rule book."""

    topic: str
    key: str
    title: str
    section: str
    body: str

    @property
    def lead(self) -> str:
        """Return the first line, which stands for the whole page in lists."""
        return self.body.partition("\n")[0]


@dataclass(frozen=True, slots=True)
class Topic:
    """The pages of one game in order; the cover is the page with number 00 and gives the topic its name."""

    key: str
    cover: Page
    pages: tuple[Page, ...]

    @property
    def title(self) -> str:
        """Return the name of the game."""
        return self.cover.title

    def page(self, key: str) -> Page | None:
        """Find a page."""
        return next((page for page in self.pages if page.key == key), None)


Books: TypeAlias = Mapping[str, Mapping[str, Topic]]
"""All topics by language and key."""


def topic_of(package: str) -> str:
    """Return the topic that has the rules of a game's package."""
    return ALIASES.get(package, package)


@cache
def books() -> Books:
    """Read the pages of the house, once."""
    return read(HOME)


def read(home: Path) -> Books:
    """Read `<language>/<topic>/NN-key.md` below a folder."""
    return {language: {topic.key: topic for topic in _topics(home / language)} for language in LANGUAGES}


def shelf(books: Books, language: str, packages: Collection[str]) -> tuple[Topic, ...]:
    """Return the topics of the games there are, by name, and after them those of the house."""
    topics = books[language]
    games = sorted({topic_of(package) for package in packages} & topics.keys() - set(HOUSE))
    found = sorted((topics[key] for key in games), key=lambda topic: topic.title)
    return (*found, *(topics[key] for key in HOUSE if key in topics))


def _topics(folder: Path) -> Iterator[Topic]:
    for home in sorted(path for path in folder.iterdir() if path.is_dir()):
        pages = tuple(_page(file) for file in sorted(home.glob("*.md")))
        if len(pages) < 2:
            raise BadPage(f"{home}: a topic needs a cover and pages")
        yield Topic(home.name, pages[0], pages[1:])


def _page(file: Path) -> Page:
    named = _FILE.fullmatch(file.stem)
    if named is None:
        raise BadPage(f"{file}: pages are called NN-key.md")
    title, section, *rest = [*file.read_text(encoding="utf-8").split("\n"), "", ""]
    body = "\n".join(rest).strip()
    if not title.startswith("# ") or not section.startswith("section: ") or not body:
        raise BadPage(f"{file}: a page begins with `# Title` and `section: 1.2.3`, then come the words")
    if len(title) > LONGEST_TITLE or len(body) > LONGEST_BODY:
        raise BadPage(f"{file}: too long ({len(title)}/{LONGEST_TITLE} title, {len(body)}/{LONGEST_BODY} words)")
    return Page(
        file.parent.name, named["key"], title.removeprefix("# "), section.removeprefix("section: ").strip(), body
    )
