"""Colours of inn wood, paper and German suits."""

from dataclasses import dataclass

from bot.draw.palette import Color, rgb

INK, PAPER = rgb("#1E2126"), rgb("#FBF5E6")
PAPER_MUTED, PAPER_LINE, PAPER_RULE = rgb("#6A6152"), rgb("#CBB98F"), rgb("#DCCFAF")
PEN_BLUE, PEN_RED, PEN_GREY = rgb("#1C3A70"), rgb("#A81F2B"), rgb("#766D5A")
LOZENGE, LOZENGE_PALE, LOZENGE_LINE, PENNANT = rgb("#3B82C9"), rgb("#EAF3FB"), rgb("#1D4E86"), rgb("#BFD9F2")
STAIN = rgb("#F0E3C6")

PLANK, PLANK_OTHER, SEAM = rgb("#46301F"), rgb("#4C3523"), rgb("#37251A")
PANEL, WOOD_LINE, SHADOW = rgb("#2B1D13"), rgb("#7A583C"), rgb("#170E08")
CREAM, MUTED, SLOT, OWN_SLOT = rgb("#F8F0DD"), rgb("#D9C6A8"), rgb("#B08A63"), rgb("#5A4028")
GOLD, GOLD_TEXT, GOLD_EDGE = rgb("#E3A72B"), rgb("#F8DC8C"), rgb("#FFF3CF")
WHITE = rgb("#FFFFFF")

TEAM_FILL = (rgb("#8CC0EE"), rgb("#F2A27C"))
TEAM_LINE = (rgb("#123A63"), rgb("#6B2A12"))


@dataclass(frozen=True, slots=True)
class SuitColors:
    """Ink of index and lines, tint of the bands."""

    ink: Color
    tint: Color


SUIT_COLORS = (
    SuitColors(rgb("#6B4318"), rgb("#EFDFC4")),
    SuitColors(rgb("#1B6B39"), rgb("#D8ECD6")),
    SuitColors(rgb("#B01E2B"), rgb("#F7D9D6")),
    SuitColors(rgb("#8F5F00"), rgb("#FBE8B8")),
)
SUIT_SYMBOLS = ("s-E", "s-G", "s-H", "s-S")
