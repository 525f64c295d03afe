"""Colours of night, paper and the four suits."""

from dataclasses import dataclass

from bot.draw.palette import Color, rgb

INK = rgb("#1E2126")
PAPER, STRIPE = rgb("#FBF5E6"), rgb("#F3E9D2")
PAPER_MUTED, PAPER_KEYLINE, PAPER_RULE = rgb("#6A6152"), rgb("#CBB98F"), rgb("#CDBF9F")
GRID, ZERO_LINE = rgb("#DDD0B2"), rgb("#8C8168")
NOW = rgb("#FFE9B0")
NIGHT, NIGHT_BAND, NIGHT_PANEL = rgb("#1D1B3B"), rgb("#15132D"), rgb("#2B2955")
NIGHT_KEYLINE, NIGHT_TEXT, NIGHT_MUTED, NIGHT_SLOT = rgb("#5A56A0"), rgb("#F3F0FC"), rgb("#C4BFE6"), rgb("#7F7AC8")
NIGHT_RULE = rgb("#47447F")
SHADOW = rgb("#0F0E26")
STARS = rgb("#7C77CC")
GOLD, GOLD_TEXT, GOLD_LINE, ON_GOLD = rgb("#E3A72B"), rgb("#F8DC8C"), rgb("#5B3B00"), rgb("#2A1A00")
HIT, MISS, NIGHT_MISS = rgb("#17693E"), rgb("#B3261E"), rgb("#FF9C8A")
WHITE, CARD = rgb("#FFFFFF"), rgb("#FFFDF7")
MARKER_RIM = rgb("#FFFDF5")
LINES: tuple[Color, ...] = tuple(
    rgb(code) for code in ("#1F5FB8", "#B8322A", "#1B7A48", "#8F5F00", "#6B3FA0", "#33363F")
)


@dataclass(frozen=True, slots=True)
class SuitColors:
    """The colours of a suit: surface, outline, disc behind the symbol, empty dots, and what stands on the band."""

    main: Color
    line: Color
    tint: Color
    faint: Color
    on_band: Color


SUITS: tuple[SuitColors, ...] = (
    SuitColors(rgb("#2B63C0"), rgb("#163A7A"), rgb("#DCE7FA"), rgb("#8AA9DA"), WHITE),
    SuitColors(rgb("#C7352B"), rgb("#7C1912"), rgb("#FBDDD9"), rgb("#E0908A"), WHITE),
    SuitColors(rgb("#1E8450"), rgb("#0E4A2B"), rgb("#D6EFE0"), rgb("#83BB9E"), WHITE),
    SuitColors(rgb("#F2B92F"), rgb("#7A5600"), rgb("#FDF0C6"), rgb("#F8D98C"), rgb("#2A2006")),
)
