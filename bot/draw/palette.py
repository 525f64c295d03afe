"""Colours of the dark ground, the four houses and the verdict tones."""

from dataclasses import dataclass
from typing import Literal

Color = tuple[int, int, int]
HouseLetter = Literal["G", "H", "R", "S"]
PatternKind = Literal["stripes", "zigzag", "bars", "dots"]


def rgb(code: str) -> Color:
    """Read a colour written as ``#RRGGBB``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(front: Color, back: Color, share: float) -> Color:
    """Blend ``share`` of the front colour over the back colour."""
    red, green, blue = (round(f * share + b * (1 - share)) for f, b in zip(front, back, strict=True))
    return red, green, blue


INK = rgb("#141829")
PANEL = rgb("#1E2439")
PANEL_LINE = rgb("#333C5E")
RAISED = rgb("#2B3350")
KEYLINE = rgb("#414C77")
LINE = rgb("#4A557F")
AXIS = rgb("#8C97C2")
TEXT = rgb("#F6F1E4")
MUTED = rgb("#BCC3DB")
FAINT = rgb("#8D97BD")
WHITE = rgb("#FFFFFF")

BRASS = rgb("#E8BD5E")
BRASS_LINE = rgb("#8E6A20")
ON_BRASS = rgb("#241B04")

WINNER_PANEL = rgb("#2A2C33")

WAND_CASING = rgb("#0B0E1A")
WAND_WOOD = rgb("#C98E54")
WAND_GRIP = rgb("#7A4A20")
WAND_TIP = rgb("#FFE9A8")


@dataclass(frozen=True, slots=True)
class Tone:
    """Ground and line of a verdict bar."""

    ground: Color
    line: Color


SUCCESS = Tone(rgb("#173B30"), rgb("#7FE0A8"))
FAILURE = Tone(rgb("#46201F"), rgb("#FF9B8F"))
DECIDING = Tone(rgb("#3A3115"), BRASS)
NEUTRAL = Tone(PANEL, LINE)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A tile that tells a surface apart without its colour."""

    kind: PatternKind
    ink: Color


@dataclass(frozen=True, slots=True)
class Coat:
    """Colours of a playing piece; without a pattern it belongs to no house."""

    main: Color
    dark: Color
    light: Color
    text: Color
    pattern: Pattern | None = None


@dataclass(frozen=True, slots=True)
class House:
    """Everything that marks a house: letter, colours, pattern, dash of its lines."""

    letter: HouseLetter
    coat: Coat
    bar: Tone
    dash: tuple[int, ...]

    @property
    def pattern(self) -> Pattern:
        """Return what tells the house apart without its colours."""
        assert self.coat.pattern is not None
        return self.coat.pattern


def _house(letter: HouseLetter, colors: str, bar: str, text: str, pattern: Pattern, dash: tuple[int, ...]) -> House:
    main, dark, light = (rgb(code) for code in colors.split())
    return House(letter, Coat(main, dark, light, rgb(text), pattern), Tone(rgb(bar), light), dash)


HOUSES: dict[HouseLetter, House] = {
    "G": _house("G", "#C4302B #7E1512 #FF8D84", "#6A1512", "#FFFFFF", Pattern("stripes", WHITE), ()),
    "S": _house("S", "#0E7350 #064230 #57D3A0", "#064230", "#FFFFFF", Pattern("zigzag", WHITE), (18, 9)),
    "R": _house("R", "#2C5CC5 #15357E #8DB6FF", "#15357E", "#FFFFFF", Pattern("bars", WHITE), (4, 10)),
    "H": _house("H", "#F4BE2F #9A6C00 #FFD978", "#5A4000", "#241B04", Pattern("dots", rgb("#5E4300")), (22, 8, 4, 8)),
}

IVORY = Coat(rgb("#FBF4E2"), rgb("#B99F6B"), WHITE, rgb("#221B10"))
SLATE = Coat(rgb("#55628F"), RAISED, MUTED, WHITE)


def coat_of(house: HouseLetter | None, otherwise: Coat = IVORY) -> Coat:
    """Give the colours of a house, or the houseless ones."""
    return HOUSES[house].coat if house else otherwise
