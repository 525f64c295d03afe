"""Colours of the six players and of the board."""

from dataclasses import dataclass

from bot.draw.palette import Color, rgb


@dataclass(frozen=True, slots=True)
class HutCoat:
    """Colours of a player: the hat, the sector's tint, the line of its fields, the hat's edge and letters."""

    main: Color
    tint: Color
    line: Color
    edge: Color
    text: Color
    casing: Color


_PALE, _DARK = rgb("#FFF9EA"), rgb("#2E2517")


def _coat(codes: str, casing: Color) -> HutCoat:
    main, tint, line, edge, text = (rgb(code) for code in codes.split())
    return HutCoat(main, tint, line, edge, text, casing)


COATS: dict[str, HutCoat] = {
    "R": _coat("#C4302B #E9B3A4 #A9211D #3A0907 #FFFFFF", _PALE),
    "B": _coat("#2C5CC5 #B3C6EA #21489E #0B1F4D #FFFFFF", _PALE),
    "W": _coat("#FFFFFF #FFFEFA #8C8370 #2E2517 #1F1A10", _DARK),
    "G": _coat("#F4BE2F #F8DF92 #B98500 #3F2E00 #241B04", _DARK),
    "S": _coat("#26262B #BDB8B0 #26262B #FFF9EA #FFFFFF", _PALE),
    "V": _coat("#95399B #E2BFE4 #7A2A80 #3A0F3E #FFFFFF", _PALE),
}
PARCHMENT = rgb("#F2E6CB")
FIELD = rgb("#FFFBF0")
FIELD_INK = rgb("#2E2517")
SECTOR_INK = rgb("#4A3E28")
EDGE_LINE = rgb("#8F7C56")
SHADE = rgb("#0B0E1A")
PALE = _PALE
STAR, STAR_EDGE = rgb("#FFD24A"), rgb("#8A2B00")
ALARM = rgb("#A3160F")
BAND_EDGE = rgb("#1B1610")
BARS, TAG = rgb("#C9CFDF"), rgb("#8C8370")
SAUCER = rgb("#DCD2BA")
