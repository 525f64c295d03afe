"""The help pages: markdown files in German and English, those of a game in its own package. See `docs/hilfe.md`."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from bot.engine.screen import Picture, Voice

HOME = Path(__file__).parent
LANGUAGES = ("de", "en")
LONGEST_TITLE, LONGEST_BODY, LONGEST_LEAD = 60, 1800, 140
HOUSE = ("turnier", "pokal", "dice", "ordnung")
"""Topics that are shown whatever games there are."""
COVER, ASKED = "00-", "asked: "
_FILE = re.compile(r"(?P<order>\d\d)-(?P<key>[a-z0-9-]+)")


PictureFactory: TypeAlias = Callable[[Voice], Picture]
"""What a game's `help_pictures.PICTURES` has for the key of a page."""


class BadPage(ValueError):
    """A page is not written as pages are; says which and why."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `key` is the file's name without its number, `section` the place in the rule book.

    `asked` are words that people type who look for it, though the page itself does without them.
    """

    topic: str
    key: str
    title: str
    section: str
    body: str
    asked: str = ""

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


@cache
def topic_of(folder: Path) -> str:
    """Return the topic that has the rules of a game, by its package's folder."""
    pages = sorted((folder / "help" / LANGUAGES[0]).rglob("*.md"))
    return _topic(pages[0]) if pages else folder.name


def _topic(page: Path) -> str:
    """Name the topic of a page: the folder it lies in, or the game if it lies right under its language."""
    return page.parents[2].name if page.parent.name in LANGUAGES else page.parent.name


def read(homes: Iterable[Path]) -> Books:
    """Read the pages below some folders: `<language>/<topic>/NN-key.md`, in a game's also `<language>/NN-key.md`."""
    homes = tuple(homes)
    return {language: {topic.key: topic for topic in _topics(homes, language)} for language in LANGUAGES}


def shelf(books: Books, language: str, games: Iterable[Path]) -> tuple[Topic, ...]:
    """Return the topics of the games in these folders, by name, and after them those of the house."""
    topics = books[language]
    keys = sorted({topic_of(folder) for folder in games} & topics.keys() - set(HOUSE))
    found = sorted((topics[key] for key in keys), key=lambda topic: topic.title)
    return (*found, *(topics[key] for key in HOUSE if key in topics))


def _topics(homes: Iterable[Path], language: str) -> Iterator[Topic]:
    files: defaultdict[str, list[Path]] = defaultdict(list)
    for home in homes:
        for file in (home / language).rglob("*.md"):
            files[_topic(file)].append(file)
    for key, found in sorted(files.items()):
        pages = tuple(_page(key, file) for file in sorted(found, key=lambda file: file.name))
        if len(pages) < 2 or not min(file.name for file in found).startswith(COVER):
            raise BadPage(f"{found[0].parent}: a topic needs a cover ({COVER}) and pages")
        yield Topic(key, pages[0], pages[1:])


def _page(topic: str, file: Path) -> Page:
    named = _FILE.fullmatch(file.stem)
    if named is None:
        raise BadPage(f"{file}: pages are called NN-key.md")
    title, section, *rest = [*file.read_text(encoding="utf-8").split("\n"), "", ""]
    asked = rest.pop(0).removeprefix(ASKED).strip() if rest[0].startswith(ASKED) else ""
    body = "\n".join(rest).strip()
    if not title.startswith("# ") or not section.startswith("section: ") or not body:
        raise BadPage(f"{file}: a page begins with `# Title` and `section: 1.2.3`, then come the words")
    if len(title) > LONGEST_TITLE or len(body) > LONGEST_BODY:
        raise BadPage(f"{file}: too long ({len(title)}/{LONGEST_TITLE} title, {len(body)}/{LONGEST_BODY} words)")
    return Page(topic, named["key"], title.removeprefix("# "), section.removeprefix("section: ").strip(), body, asked)
