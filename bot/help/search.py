"""Finding pages by words or by a number of the rule book; the pages are few, so nothing is indexed."""

import difflib
import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from bot.help import Page, Topic

LONGEST_QUERY = 100
SNIPPET = 96
MOST_HITS, MOST_WORDS = 10, 6
_WORD = re.compile(r"[a-z0-9]+(?:\.[0-9]+)*")
_NUMBER = re.compile(r"\d+(?:\.\d+)*")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_BARE = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})
_EMPTY = frozenset(
    """
    der die das den dem des ein eine einen einem einer wie was wer wo wann wozu womit wofür warum welche welcher welches
    ich du man er sie es wir ihr mich mir mein meine dein sich ist sind war wird werden werde kann darf muss soll habe
    haben und oder zu zum zur im in an am auf aus bei beim mit von vom nach nicht mehr wenn viel viele lange
    spiele spielst spielt spielen geht gehen macht machen funktioniert heisst passiert kommen braucht
    the a an how what who where when why which i you we my is are was can may must do does did to of in on with and or
    many much play plays work works get
    """.replace("ü", "ue").split()
)
"""Words of questions that say nothing about the answer."""
_SAME = {"xp": ("erfahrungspunkte", "experience"), "ep": ("erfahrungspunkte", "experience")}
"""What players call things, and what the pages call them."""
_ENDINGS = ("est", "en", "er", "em", "es", "st", "et", "ed", "ing", "e", "n", "s", "t")
_SHORTEST_STEM = 4
_NAMED = 4
"""So many times more counts a page of the game that is named in the question."""
_WORTH_SHOWING = 0.2
"""A page must be so good, measured by the best one, to be shown below it."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A page that was found and the passage that fits best, without markdown."""

    page: Page
    snippet: str


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to; `near` is what was looked for instead when the words themselves were nowhere."""

    hits: tuple[Hit, ...]
    near: str = ""


def title_of(topic: Topic, page: Page) -> str:
    """Return the full title, which names exactly one page."""
    return f"{topic.title}: {page.title}"


def exact(topics: Iterable[Topic], query: str) -> tuple[Topic, Page] | None:
    """Return the page whose full title was typed or chosen from the list."""
    every = ((topic, page) for topic in topics for page in topic.pages)
    return next((pair for pair in every if plain_letters(title_of(*pair)) == plain_letters(query)), None)


def search(topics: Sequence[Topic], query: str) -> Found:
    """Find the best pages, those with all words first, titles before bodies; failing that, near spellings."""
    words = _words(query[:LONGEST_QUERY])
    hits = _numbered(topics, words) or _worded(topics, words)
    if hits:
        return Found(hits)
    known = {word for topic in topics for page in topic.pages for word in _card(topic, page).vocabulary}
    meant = list(dict.fromkeys(near for word in words if (near := _near(word, known))))
    return Found(_worded(topics, meant), " ".join(meant)) if meant else Found(())


def suggestions(topics: Sequence[Topic], typed: str) -> list[str]:
    """List full titles for what has been typed so far; without words, the first page of every topic."""
    if not typed.strip():
        return [title_of(topic, topic.pages[0]) for topic in topics]
    titles = {topic.key: topic for topic in topics}
    return [title_of(titles[hit.page.topic], hit.page) for hit in search(topics, typed).hits]


def plain_letters(text: str) -> str:
    """Write words as everybody can type them: small letters, ae for ä."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_UMLAUTS).strip()


def plain(markdown: str) -> str:
    """Return the words without Discord's marks."""
    return re.sub(r"\s+", " ", re.sub(r"\*\*|`|^(?:- |> |-# |#+ )", "", markdown, flags=re.MULTILINE)).strip()


def _near(word: str, known: Iterable[str]) -> str:
    """Return the word that was probably meant: one that begins alike and is about as long."""
    alike = sorted(other for other in known if other[0] == word[0] and abs(len(other) - len(word)) <= 2)
    return next(iter(difflib.get_close_matches(word, alike, 1, 0.75)), "")


@dataclass(frozen=True, slots=True)
class _Card:
    """The words of a page in both ways to spell umlauts, each field as one string with blanks around every word."""

    key: str
    title: str
    topic: str
    section: str
    asked: str
    body: str
    vocabulary: frozenset[str]


@lru_cache(maxsize=1024)
def _card(topic: Topic, page: Page) -> _Card:
    texts = (page.title, f"{topic.title} {topic.key}", page.section, page.asked, page.body)
    fields = [_spellings(text) for text in texts]
    words = frozenset(word for field in fields for word in field if len(word) > 3)
    title, name, section, asked, body = (f" {' '.join(field)} " for field in fields)
    return _Card(topic.key, title, name, section, asked, body, words)


def _spellings(text: str) -> list[str]:
    bare = unicodedata.normalize("NFKC", text).casefold().translate(_BARE)
    both = _WORD.findall(plain_letters(text))
    return both + [word for word in _WORD.findall(bare) if word not in both]


def _words(query: str) -> list[str]:
    words = list(dict.fromkeys(_WORD.findall(plain_letters(query))))
    return ([word for word in words if word not in _EMPTY] or words)[:MOST_WORDS]


def _numbered(topics: Sequence[Topic], words: Sequence[str]) -> tuple[Hit, ...]:
    """Find a number like 5.5.6: the section itself and its parts, or its nearest relatives if there is none such."""
    if len(words) != 1 or "." not in words[0] or not _NUMBER.fullmatch(words[0]):
        return ()
    number = words[0].split(".")
    ranked = [
        (max(_kinship(section.split("."), number) for section in _NUMBER.findall(page.section) or [""]), page)
        for topic in topics
        for page in topic.pages
    ]
    closest = max((kinship for kinship, _ in ranked), default=0)
    wanted = len(number) if closest > len(number) else max(closest, 1)
    ranked = sorted((pair for pair in ranked if pair[0] >= wanted), key=lambda pair: -pair[0])
    return tuple(Hit(page, plain_lead(page)) for _, page in ranked[:MOST_HITS])


def _kinship(section: Sequence[str], number: Sequence[str]) -> int:
    """Count the leading parts two numbers share; the number itself is closer than anything below it."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(section, number, strict=False)))
    return shared + (section == number)


def _worded(topics: Sequence[Topic], words: Sequence[str]) -> tuple[Hit, ...]:
    """Find pages by words: the rarer a word, the more it counts; the game that is named counts several times."""
    cards = [(_card(topic, page), page) for topic in topics for page in topic.pages]
    calling = {topic.key: _naming(topic, words) for topic in topics}
    named = {key for key, called in calling.items() if called}
    # The name of a game alone asks for its pages in order; beside other words it only says where to look.
    plain = [word for word in words if not any(word in called for called in calling.values())]
    if not plain:
        return tuple(Hit(page, plain_lead(page)) for card, page in cards if card.key in named)[:MOST_HITS]
    scores = [0.0] * len(cards)
    for word in plain:
        points = [max(_points(card, one) for one in (word, *_SAME.get(word, ()))) for card, _ in cards]
        weight = math.log(1 + len(cards) / max(1, sum(map(bool, points))))
        scores = [score + weight * point for score, point in zip(scores, points, strict=True)]
    scores = [score * (_NAMED if card.key in named else 1) for score, (card, _) in zip(scores, cards, strict=True)]
    best = max(scores, default=0.0)
    ranked = sorted(range(len(cards)), key=lambda number: (-scores[number], number))
    shown = [number for number in ranked if scores[number] > best * _WORTH_SHOWING][:MOST_HITS]
    return tuple(Hit(cards[number][1], _snippet(cards[number][1], words)) for number in shown)


def _naming(topic: Topic, words: Sequence[str]) -> set[str]:
    """Return the words of a question that name a game: its key (quidditchspiel), other names, or its whole title."""
    others = set(_spellings(topic.cover.asked))
    found = {word for word in words if word == topic.key or word in others}
    found |= {word for word in words if len(topic.key) > 4 and word.startswith(topic.key)}
    title = set(_words(topic.title))
    return found | (title if len(title) > 1 and title <= set(words) else set())


def plain_lead(page: Page) -> str:
    """Return the first line of a page without markdown, short enough for a list."""
    return plain(page.lead)[:SNIPPET]


def _stem(word: str) -> str:
    """Return the beginning that a word shares with its other forms."""
    ending = next((end for end in _ENDINGS if word.endswith(end) and len(word) - len(end) >= _SHORTEST_STEM), "")
    return word.removesuffix(ending) if ending else word


def _points(card: _Card, word: str) -> int:
    """Weigh a word: a title's outweighs any body's, a whole word its beginning, its beginning a mere part."""
    whole, begun, part = f" {word} ", f" {_stem(word)}", word if len(word) > 3 else "\n"
    if whole in card.section or whole in card.title:
        return 24
    if whole in card.asked:
        return 20
    if begun in card.title or begun in card.asked:
        return 16
    if part in card.title:
        return 12
    if begun in card.topic:
        return 8
    if whole in card.body:
        return 3 + min(card.body.count(whole), 3)
    if begun in card.body:
        return 2
    return 1 if part in card.body else 0


def _snippet(page: Page, words: Sequence[str]) -> str:
    """Return the line that has most of the words, begun where the first of them stands."""
    lines = [plain(line) for line in page.body.split("\n") if line.strip()]
    best = max(lines, key=lambda line: sum(word in " ".join(_spellings(line)) for word in words))
    spots = [spot for word in words if (spot := plain_letters(best).find(word)) >= 0]
    start = min(spots, default=0)
    if len(best) <= SNIPPET or start < SNIPPET // 2:
        return best if len(best) <= SNIPPET else best[: SNIPPET - 1] + "…"
    begin = best.rfind(" ", 0, max(1, min(start, len(best)) - 20)) + 1
    cut = "…" + best[begin:]
    return cut if len(cut) <= SNIPPET else cut[: SNIPPET - 1] + "…"
