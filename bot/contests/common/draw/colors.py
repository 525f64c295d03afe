"""Colours of the paper that all contests are written on, and what marks a game's own pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.draw.canvas import Canvas
from bot.draw.palette import Color, rgb

INK, PAPER, STRIPE = rgb("#1E2126"), rgb("#FBF5E6"), rgb("#F3E9D2")
MUTED, KEYLINE, RULE, OPEN, DOT = rgb("#6A6152"), rgb("#CBB98F"), rgb("#CDBF9F"), rgb("#766D5A"), rgb("#B5A98C")
GONE, THROUGH, TIE = rgb("#E7DFCD"), rgb("#FBE8B8"), rgb("#8F5F00")
HIT, MISS, MISS_ON_DARK = rgb("#17693E"), rgb("#B3261E"), rgb("#FF9C8A")
GOLD, GOLD_TEXT, ON_GOLD = rgb("#E3A72B"), rgb("#F8DC8C"), rgb("#2A1A00")
WHITE, PALE = rgb("#FFFFFF"), rgb("#FFFDF5")
RIBBON, RIBBON_LIGHT, RIBBON_LINE = rgb("#2C6DB5"), rgb("#8CC0EE"), rgb("#123A63")
STRING = rgb("#8C8168")
BUNTING = (rgb("#2B63C0"), rgb("#C7352B"), rgb("#1E8450"), rgb("#F2B92F"))


class Metal(NamedTuple):
    """What a medal is made of: its face and the lines on it."""

    face: Color
    line: Color


METALS = (
    Metal(rgb("#F0C14B"), rgb("#5E4100")),
    Metal(rgb("#C9CED6"), rgb("#3E4552")),
    Metal(rgb("#D79A66"), rgb("#4A2508")),
)
"""Gold, silver, bronze."""
ROSETTE = Metal(GOLD, rgb("#5E4100"))


@dataclass(frozen=True, slots=True)
class Theme:
    """By what one knows whose contest it is: the band on paper, the ground of play, the panels on it."""

    band: Color
    panel: Color
    well: Color
    line: Color
    text: Color
    muted: Color
    tile: Color
    step: Color
    floor: Color
    ground: Callable[[int, int], Canvas]
    """Lays the dark ground of some height with a title band of some height."""
