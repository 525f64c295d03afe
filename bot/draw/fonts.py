"""Typefaces by role and size, cleaning of names, measuring, cutting and wrapping."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont

from bot.draw.glyphs import coverage

Role = Literal["sans", "sans-bold", "sans-black", "serif-bold", "serif-black"]

SMALLEST = 28
ELLIPSIS = "…"
NAMELESS = "\u2013"
ROBOT = "\N{ROBOT FACE}"
"""The one sign that is no letter and is drawn all the same: it stands before the names of computers."""
_ROBOT_WIDTH = 0.92

_FILES: dict[Role, str] = {
    "sans": "SourceSansProSemibold",
    "sans-bold": "SourceSansProBold",
    "sans-black": "SourceSansProBlack",
    "serif-bold": "SourceSerifProBold",
    "serif-black": "SourceSerifProBlack",
}
_FALLBACKS = (
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"),
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    Path("/usr/share/fonts/TTF/DejaVuSans.ttf"),
    Path("/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf"),
)
# Longer names are cut by width anyway; this bounds the work on hostile ones.
_LONGEST = 400
_MARKS_PER_LETTER = 2
_EMOJI = (
    range(0x2300, 0x2400),
    range(0x2600, 0x27C0),
    range(0x2B00, 0x2C00),
    range(0xFE00, 0xFE10),
    range(0x1F000, 0x20000),
    range(0xE0000, 0xE0200),
)
# Decorated alphabets that people write their names in; the plain letters are meant.
_DECORATED = (range(0x1D400, 0x1D800), range(0xFF01, 0xFF5F))


class Piece(NamedTuple):
    """Text in one font with its advance width."""

    font: ImageFont.FreeTypeFont
    text: str
    width: float


class Face:
    """A typeface in one size, with a fallback for letters it lacks."""

    def __init__(self, role: Role, size: int) -> None:
        """Load the face from the installed font package."""
        if size < SMALLEST:
            raise ValueError(f"type under {SMALLEST} px is not readable on a phone: {size}")
        self.role = role
        self.size = size
        path = _font_paths()[_FILES[role]]
        self._known = coverage(path)
        self.font = ImageFont.truetype(path, size)
        fallback = _fallback_path()
        self._fallback_known = coverage(fallback) if fallback else frozenset[int]()
        self._fallback = ImageFont.truetype(fallback, round(size * 0.92)) if fallback else None

    def pieces(self, text: str) -> tuple[Piece, ...]:
        """Split text into pieces of one font each; letters no font knows are dropped."""
        return _pieces(self, text)

    def runs(self, text: str) -> Iterator[tuple[ImageFont.FreeTypeFont, str]]:
        """Find the pieces and their fonts."""
        run, run_font = "", self.font
        for index, letter in enumerate(text):
            if letter == ROBOT:
                if run:
                    yield run_font, run
                yield self.font, ROBOT
                run, run_font = "", self.font
                continue
            font = self._font_of(letter)
            if font is None:
                continue
            if letter == " " and run_font is self._fallback and self._continues(text[index + 1 :]):
                # A space inside foreign words stays with them, else right-to-left words change places.
                font = run_font
            if font is not run_font and run:
                yield run_font, run
                run = ""
            run_font = font
            run += letter
        if run:
            yield run_font, run

    def length(self, text: str) -> float:
        """Measure the advance width."""
        return sum(piece.width for piece in self.pieces(text))

    def _font_of(self, letter: str) -> ImageFont.FreeTypeFont | None:
        code = ord(letter)
        if code in self._known:
            return self.font
        return self._fallback if code in self._fallback_known else None

    def _continues(self, rest: str) -> bool:
        following = next((letter for letter in rest if letter != " "), "")
        return following != "" and self._font_of(following) is self._fallback


@lru_cache(maxsize=2048)
def _pieces(font: Face, text: str) -> tuple[Piece, ...]:
    # Labels and figures come again and again; measuring them is dearer than looking them up.
    wide = _ROBOT_WIDTH * font.size
    return tuple(Piece(file, run, wide if run == ROBOT else file.getlength(run)) for file, run in font.runs(text))


@lru_cache(maxsize=96)
def face(role: Role, size: int) -> Face:
    """Give the cached face of a role and size."""
    return Face(role, size)


@lru_cache(maxsize=1)
def _font_paths() -> dict[str, str]:
    paths: dict[str, str] = {}
    for entry in entry_points(group="fonts_ttf"):
        if entry.module in ("font_source_sans_pro", "font_source_serif_pro"):
            paths.update(entry.load())
    missing = [name for name in _FILES.values() if name not in paths]
    if missing:
        raise RuntimeError(f"font packages font-source-sans-pro and font-source-serif-pro lack {', '.join(missing)}")
    return paths


@lru_cache(maxsize=1)
def _fallback_path() -> str | None:
    return next((str(path) for path in _FALLBACKS if path.is_file()), None)


def clean(text: str) -> str:
    """Make a foreign name drawable: NFC, no emoji but the robot, no control or direction characters, single spaces."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[:_LONGEST]):
        if any(ord(letter) in block for block in _DECORATED):
            letter = unicodedata.normalize("NFKC", letter)
        if letter == ROBOT:
            kept.append(letter)
            continue
        category = unicodedata.category(letter[0])
        if category.startswith("Z") or letter in "\t\n\r":
            letter = " "
        elif category.startswith("C") or category == "Me" or any(ord(letter[0]) in block for block in _EMOJI):
            continue
        marks = marks + 1 if category == "Mn" else 0
        if marks <= _MARKS_PER_LETTER:
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Clean a name; what has nothing drawable left becomes a dash, so that its line never looks lost."""
    cleaned = clean(text)
    regular = face("sans", SMALLEST)
    return cleaned if any(piece.text.strip(f" {ROBOT}") for piece in regular.pieces(cleaned)) else NAMELESS


@lru_cache(maxsize=4096)
def drawable(name: str) -> bool:
    """Tell whether anything of a name can be seen in a picture: not if it is only emoji, or in a script we lack."""
    return clean_name(name) != NAMELESS


def fit(text: str, font: Face, width: float) -> str:
    """Cut text with an ellipsis so that it is at most ``width`` wide."""
    if font.length(text) <= width:
        return text
    low, high = 0, len(text) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if font.length(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def shrink(text: str, role: Role, size: int, width: float) -> Face:
    """Give the largest face up to ``size`` in which the text fits; never under the smallest type."""
    wide = face(role, size).length(text)
    if wide <= width:
        return face(role, size)
    return face(role, max(SMALLEST, int(size * width / wide)))


def called(name: str, role: Role, size: int, width: float) -> tuple[str, Face]:
    """Choose how a name is written: whole if it fits, in smaller type, then with initials; only then it is cut."""
    name = clean_name(name)
    for words in (name, *with_initials(name)):
        font = shrink(words, role, size, width)
        if font.length(words) <= width:
            return words, font
    font = face(role, SMALLEST)
    return fit(name, font, width), font


def with_initials(name: str) -> Iterator[str]:
    """Shorten all words of a name but the first ("Anna H."), then a double name ("Maximiliane-F.")."""
    first, *rest = name.removeprefix(f"{ROBOT} ").split(" ")
    sign = f"{ROBOT} " if name.startswith(f"{ROBOT} ") else ""
    initials = "".join(f" {word[0]}." for word in rest)
    if rest:
        yield f"{sign}{first}{initials}"
    if "-" in first.strip("-"):
        head, *tail = first.split("-")
        yield sign + head + "".join(f"-{word[0]}." for word in tail if word) + initials


def wrap(text: str, font: Face, width: float, lines: int) -> list[str]:
    """Break text at spaces into at most ``lines`` lines; the last one is cut."""
    words = text.split()
    result: list[str] = []
    while words and len(result) < lines - 1:
        count = 1
        while count < len(words) and font.length(" ".join(words[: count + 1])) <= width:
            count += 1
        result.append(fit(" ".join(words[:count]), font, width))
        words = words[count:]
    if words:
        result.append(fit(" ".join(words), font, width))
    return result
