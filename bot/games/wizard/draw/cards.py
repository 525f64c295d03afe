"""The cards: a colour band with number and symbol, dots that count, hat and cap; every suit has a shape of its own."""

import math

from PIL import Image

from bot.draw.keeping import kept
from bot.draw.palette import Color, mix, rgb
from bot.draw.sprites import veiled
from bot.games.wizard.draw.colors import CARD, GOLD, GOLD_LINE, NIGHT_BAND, ON_GOLD, SUITS, WHITE
from bot.games.wizard.draw.pen import Pen
from bot.games.wizard.model.cards import NARR, ZAUBERER, Card, Suit, suit_of, value_of

WIDTH, HEIGHT, RADIUS = 180, 280, 16
BAND = 74

MOON = "M44.5 9.2 A43 43 0 1 0 88.7 66 A36 36 0 0 1 44.5 9.2 Z"
FLAME = (
    "M53 3 C58 24 86 38 86 64 C86 84 70 97 50 97 C30 97 14 84 14 64 C14 50 22 42 28 31 "
    "C32 39 36 43 41 45 C39 29 43 15 53 3 Z"
)
CORE = "M51 53 C56 63 66 68 66 78 C66 87 59 91 50 91 C41 91 34 87 34 78 C34 68 46 65 51 53 Z"
CRYSTAL = "M50 2 L82 27 V73 L50 98 L18 73 V27 Z"
FACET = "M50 22 L66 35 V65 L50 78 L34 65 V35 Z"
EDGES = "M50 2 V22 M82 27 L66 35 M82 73 L66 65 M50 98 V78 M18 73 L34 65 M18 27 L34 35"
STAR = (
    "M50 5 L64.11 35.58 L97.55 39.55 L72.83 62.42 L79.39 95.45 L50 79 L20.61 95.45 L27.17 62.42 "
    "L2.45 39.55 L35.89 35.58 Z"
)
HAT = (
    "M8 86 C20 72 32 68 34 62 L50 10 C54 2 68 2 78 16 C72 14 66 17 66 24 L70 62 C72 70 84 74 94 86 C66 98 34 98 8 86 Z"
)
RIBBON = "M33 64 C44 71 60 71 70 63 L71 72 C59 80 43 80 30 71 Z"
HAT_STAR = (
    "M52 33 L54.72 40.26 L62.46 40.6 L56.39 45.43 L58.47 52.9 L52 48.62 L45.53 52.9 L47.61 45.43 "
    "L41.54 40.6 L49.28 40.26 Z"
)
CAP_LEFT = "M22 76 C20 54 14 44 6 50 C8 24 32 22 39 46 C40 30 45 18 50 12 L50 78 Z"
CAP_RIGHT = "M78 76 C80 54 86 44 94 50 C92 24 68 22 61 46 C60 30 55 18 50 12 L50 78 Z"
CAP_RIM = "M17 74 L83 74 L76 92 L67 80 L58 92 L50 80 L42 92 L33 80 L24 92 Z"

_GILT = rgb("#F2C14E")
_VIOLET, _DEEP_VIOLET, _PALE_VIOLET, _HALO = rgb("#5A3A9E"), rgb("#38206E"), rgb("#C9B5F2"), rgb("#6F4DB8")
_PALE_GOLD, _HAT_LINE, _LILAC, _SPOT = rgb("#FFE39A"), rgb("#2A1654"), rgb("#EADFFF"), rgb("#6B45B8")
_GREY, _LOZENGE, _SLATE, _SLATE_LINE = rgb("#E9E7F0"), rgb("#DAD7E6"), rgb("#353B4A"), rgb("#20242E")


def sparkle(x: float, y: float, reach: float) -> str:
    """Give the path of a four-pointed sparkle."""
    s = reach * 0.218
    return (
        f"M{x} {y - reach} L{x + s} {y - s} L{x + reach} {y} L{x + s} {y + s} L{x} {y + reach} "
        f"L{x - s} {y + s} L{x - reach} {y} L{x - s} {y - s} Z"
    )


def _symbol(pen: Pen, suit: Suit, at: tuple[float, float], size: float) -> None:
    """Draw a suit in its colours."""
    color, share = SUITS[suit], size / 100
    main = (MOON, FLAME, CRYSTAL, STAR)[suit]
    pen.path(main, fill=color.main, line=color.line, width=5, at=at, size=share)
    match suit:
        case 0:
            pen.path("M24 40 C19 58 28 76 44 83", line=rgb("#BBD3F7"), width=5, at=at, size=share)
        case 1:
            pen.path(CORE, fill=rgb("#FFC46B"), at=at, size=share)
        case 2:
            pen.path(FACET, fill=rgb("#8FDDB0"), line=color.line, width=3, at=at, size=share)
            pen.path(EDGES, line=color.line, width=3, at=at, size=share)
        case _:
            pen.path("M50 22 L57 44 M50 22 L43 44", line=rgb("#FFF0BD"), width=4, at=at, size=share)


def _flat_symbol(pen: Pen, suit: Suit, at: tuple[float, float], size: float) -> None:
    """Draw a suit in one colour, for the band."""
    color, share = SUITS[suit], size / 100
    pen.path((MOON, FLAME, CRYSTAL, STAR)[suit], fill=color.on_band, at=at, size=share)
    if suit == 1:
        pen.path(CORE, fill=color.main, at=at, size=share)
    if suit == 2:
        pen.path(FACET, line=color.main, width=5, at=at, size=share)
        pen.path(EDGES, line=color.main, width=5, at=at, size=share)


@kept
def symbol(suit: Suit, size: int) -> Image.Image:
    """Draw a suit alone."""
    pen = Pen(100, 100, size / 100, margin=4)
    _symbol(pen, suit, (0, 0), 100)
    return pen.sprite()


@kept
def card_sprite(card: Card, width: int, *, trump: bool = False, dimmed: bool = False) -> Image.Image:
    """Draw a card; trumps carry a tab with T, cards that may not be played are dimmed."""
    pen = Pen(WIDTH, HEIGHT, width / WIDTH)
    if card >= NARR:
        _narr(pen)
    elif card >= ZAUBERER:
        _zauberer(pen)
    else:
        _suited(pen, suit_of(card) or 0, value_of(card))
    if trump:
        pen.plate((7, 208, 61, 64), 12, fill=GOLD, line=GOLD_LINE, width=2.5)
        pen.letters(37.5, 257, "T", "sans-black", 50, ON_GOLD)
    sprite = pen.sprite()
    return veiled(sprite, NIGHT_BAND) if dimmed else sprite


def _body(pen: Pen, ground: Color, band: Color) -> None:
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, fill=ground)
    pen.plate((1, 1, BAND - 1, HEIGHT - 2), RADIUS, fill=band, left_only=True)


def _foot(pen: Pen, text: str, color: Color, band: Color) -> None:
    pen.path("M20 214 L55 214", line=mix(color, band, 0.55), width=3)
    pen.letters(37.5, 260, text, "sans-bold", 40, color)


def _suited(pen: Pen, suit: Suit, value: int) -> None:
    color = SUITS[suit]
    _body(pen, CARD, color.main)
    pen.letters(37.5, 66, str(value), "sans-black", 60, color.on_band)
    _flat_symbol(pen, suit, (13.5, 84), 48)
    pen.disc(127, 140, 32, fill=color.tint)
    _symbol(pen, suit, (101, 114), 52)
    for dot in range(13):
        angle = math.tau * dot / 13
        x, y = 127 + 42.5 * math.sin(angle), 140 - 42.5 * math.cos(angle)
        if dot < value:
            pen.disc(x, y, 5.4, fill=color.main, line=color.line, width=1.5)
        else:
            pen.disc(x, y, 4.2, line=color.faint, width=1.5)
    for y in (48, 232):
        pen.path(sparkle(127, y, 11), fill=color.main)
    _foot(pen, str(value), color.on_band, color.main)
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, line=color.line, width=2.5)


def _zauberer(pen: Pen) -> None:
    _body(pen, _VIOLET, _DEEP_VIOLET)
    pen.letters(37.5, 68, "Z", "sans-black", 66, _PALE_GOLD)
    pen.path(HAT, fill=_PALE_GOLD, at=(11.5, 82), size=0.52)
    pen.path("M33 66 C44 72 60 72 70 65", line=_DEEP_VIOLET, width=6, at=(11.5, 82), size=0.52)
    pen.disc(127, 140, 47, fill=_HALO)
    at, size = (81.0, 92.0), 0.92
    pen.path(HAT, fill=_LILAC, line=_HAT_LINE, width=4, at=at, size=size)
    pen.path(RIBBON, fill=_GILT, line=_HAT_LINE, width=3, at=at, size=size)
    pen.path(HAT_STAR, fill=_GILT, line=_HAT_LINE, width=2, at=at, size=size)
    pen.path(sparkle(59, 24, 5), fill=_SPOT, at=at, size=size)
    for x, y, reach, color in ((127, 50, 11, _GILT), (127, 230, 11, _GILT), (97, 72, 6, _PALE_VIOLET)):
        pen.path(sparkle(x, y, reach), fill=color)
    pen.path(sparkle(158, 208, 6), fill=_PALE_VIOLET)
    _foot(pen, "Z", _PALE_GOLD, _DEEP_VIOLET)
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, line=_GILT, width=3)


def _narr(pen: Pen) -> None:
    _body(pen, _GREY, _SLATE)
    for column in (100.25, 152.75):
        for row in range(5):
            y = 28.8 + 55.6 * row
            pen.path(
                f"M{column} {y - 27.8} L{column + 26.25} {y} L{column} {y + 27.8} L{column - 26.25} {y} Z",
                fill=_LOZENGE,
            )
    pen.disc(127, 140, 50, fill=_GREY)
    pen.letters(37.5, 68, "N", "sans-black", 64, WHITE)
    for x, y in ((28, 100), (47, 100), (37.5, 117)):
        pen.disc(x, y, 7, fill=_GILT)
    at, size = (84.0, 95.0), 0.86
    for path, color in ((CAP_LEFT, rgb("#F4F1FA")), (CAP_RIGHT, rgb("#667085")), (CAP_RIM, _GILT)):
        pen.path(path, fill=color, line=_SLATE_LINE, width=4, at=at, size=size)
    for x, y in ((7, 55), (50, 9), (93, 55)):
        pen.disc(84 + x * size, 95 + y * size, 7.5 * size, fill=_GILT, line=_SLATE_LINE, width=3)
    _foot(pen, "N", WHITE, _SLATE)
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, line=_SLATE_LINE, width=2.5)


@kept
def back_sprite(width: int) -> Image.Image:
    """Draw the back of a card."""
    pen = Pen(WIDTH, HEIGHT, width / WIDTH)
    ground, star = rgb("#2B2955"), rgb("#A9A4E0")
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, fill=CARD)
    pen.plate((10, 10, 160, 260), 9, fill=ground, line=rgb("#5A56A0"), width=2)
    pen.disc(90, 140, 52, line=_GILT, width=4)
    rays = []
    for ray in range(16):
        reach, angle = 46 if ray % 2 == 0 else 18, math.tau * ray / 16
        rays.append(f"{90 + reach * math.sin(angle):.2f} {140 - reach * math.cos(angle):.2f}")
    pen.path("M" + " L".join(rays) + " Z", fill=_GILT)
    pen.disc(90, 140, 13, fill=ground)
    for x, y, size in ((36, 40, 14), (144, 40, 14), (36, 240, 14), (144, 240, 14), (90, 44, 9), (90, 236, 9)):
        pen.path(sparkle(x, y, size), fill=star)
    pen.plate((1, 1, WIDTH - 2, HEIGHT - 2), RADIUS, line=rgb("#2A2850"), width=2.5)
    return pen.sprite()
