"""Cached pieces of a match: discs of players, Quaffel, Klatscher, Schnatz, XP dots, crosses."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import SMALLEST, Face, clean, clean_name, face
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, FAILURE, HOUSES, WHITE, Color, HouseLetter, rgb
from bot.draw.paths import dashes, flatten, place, polygon
from bot.draw.shapes import SCALE

NIGHT = rgb("#14213F")
"""The dark casing of everything that stands on the sky."""
BENCH = rgb("#0F1322")

_PATTERN_OPACITY = 0.42
_OUT, _OUT_EDGE, _OUT_LETTER = rgb("#5B6072"), rgb("#A6ACBE"), rgb("#E3E5EC")
_LEATHER, _LEATHER_EDGE, _SEAM = rgb("#A4492A"), rgb("#FFE3C9"), rgb("#5E220E")
_IRON, _IRON_EDGE, _IRON_SHINE = rgb("#20232E"), rgb("#C9CFDF"), rgb("#8B93AA")
_WING, _WING_EDGE, _GOLD_EDGE, _GOLD_SHINE = rgb("#FFF3CF"), rgb("#7C5A12"), rgb("#5C420B"), rgb("#FFF6DA")
_DOT_EDGE = rgb("#2A1F06")
_HALO = 3

# In radii about the ball's centre.
_SEAMS = "M-.75 -.5Q0 .1 .75 -.5M-.75 .55Q0 -.05 .75 .55"
_SHINE_OF_IRON = "M-.6 -.32A.7 .7 0 0 1 -.1 -.7"
_WINGS = "M{0}.7 -.2C{0}1.6 -1.9 {0}3 -1.7 {0}3.2 -1.2C{0}2.6 -1.1 {0}2.7 -.5 {0}2.2 -.45C{0}1.9 0 {0}1.3 .2 {0}.7 .2Z"
_SHINE_OF_GOLD = "M-.55 -.1A.55 .55 0 0 1 0 -.55"


# The same few seats, names and labels come in every picture of a match.
tidy = lru_cache(maxsize=1024)(clean)
tidy_name = lru_cache(maxsize=1024)(clean_name)


def _sheet(width: float, height: float) -> tuple[Image.Image, ImageDraw.ImageDraw, float, float]:
    """Give an enlarged layer, its pen and its middle."""
    layer = Image.new("RGBA", (round(width) * SCALE, round(height) * SCALE))
    return layer, ImageDraw.Draw(layer), layer.width / 2, layer.height / 2


@kept
def disc(house: HouseLetter, radius: int) -> Image.Image:
    """Draw a player's disc: patterned rim, plain middle, the letter of the house."""
    coat, pattern = HOUSES[house].coat, HOUSES[house].pattern
    layer, pen, x, y = _sheet(2 * radius + 8, 2 * radius + 8)
    wide = radius * SCALE
    edge = (4 if radius > 30 else 3) * SCALE
    pen.circle((x, y), wide + edge / 2, fill=WHITE)
    pen.circle((x, y), wide - edge / 2, fill=coat.main)
    mask = Image.new("L", layer.size)
    ImageDraw.Draw(mask).circle((x, y), wide - edge / 2, fill=255)
    tile = shapes.tiled(pattern.kind, layer.size, radius * 0.304 * SCALE, _PATTERN_OPACITY)
    layer.paste((*pattern.ink, 255), (0, 0), Image.composite(tile, Image.new("L", layer.size), mask))
    pen.circle((x, y), wide * 0.7, fill=coat.main)
    _letter(pen, house, x, y, radius * 1.06, coat.text)
    return layer.reduce(SCALE)


@kept
def out_disc(house: HouseLetter, radius: int) -> Image.Image:
    """Draw the disc of a player who is out: grey, a dashed edge, a small cross at its foot."""
    layer, pen, x, y = _sheet(2 * radius + 40, 2 * radius + 20)
    wide = radius * SCALE
    pen.circle((x, y), wide, fill=_OUT)
    circle = polygon(90, wide)
    for piece in dashes(place([*circle, circle[0]], x, y), (9 * SCALE, 7 * SCALE)):
        shapes.trace(pen, piece, 4 * SCALE, _OUT_EDGE)
    _letter(pen, house, x, y, radius * 1.06, _OUT_LETTER)
    x, y = x + wide * 0.91, y + wide * 0.58
    pen.circle((x, y), 17.5 * SCALE, fill=FAILURE.line)
    pen.circle((x, y), 14.5 * SCALE, fill=BENCH)
    for line in flatten("M-6 -6L6 6M6 -6L-6 6"):
        shapes.trace(pen, place(line, x, y, SCALE), 4 * SCALE, FAILURE.line)
    return layer.reduce(SCALE)


def _letter(pen: ImageDraw.ImageDraw, letter: str, x: float, y: float, size: float, color: Color) -> None:
    height = max(SMALLEST, round(size)) * SCALE
    pen.text((x, y + height * 0.35), letter, fill=color, font=face("sans-black", height).font, anchor="ms")


@kept
def quaffel(radius: int) -> Image.Image:
    """Draw the Quaffel: leather with two seams."""
    layer, pen, x, y = _sheet(2 * radius + 6, 2 * radius + 6)
    pen.circle((x, y), (radius + 1.5) * SCALE, fill=_LEATHER_EDGE)
    pen.circle((x, y), (radius - 1.5) * SCALE, fill=_LEATHER)
    for seam in flatten(_SEAMS):
        shapes.trace(pen, place(seam, x, y, radius * SCALE), max(2.4, radius * 0.14) * SCALE, _SEAM)
    return layer.reduce(SCALE)


@kept
def klatscher(radius: int, number: str, used: bool = False) -> Image.Image:
    """Draw a Klatscher with its number; a used one is grey and dashed."""
    layer, pen, x, y = _sheet(2 * radius + 8, 2 * radius + 8)
    wide = radius * SCALE
    if used:
        pen.circle((x, y), wide, fill=_OUT)
        circle = polygon(60, wide)
        for piece in dashes(place([*circle, circle[0]], x, y), (7 * SCALE, 6 * SCALE)):
            shapes.trace(pen, piece, 3 * SCALE, _OUT_EDGE)
    else:
        pen.circle((x, y), wide + 1.5 * SCALE, fill=_IRON_EDGE)
        pen.circle((x, y), wide - 1.5 * SCALE, fill=_IRON)
        shapes.trace(pen, place(flatten(_SHINE_OF_IRON)[0], x, y, wide), 3 * SCALE, _IRON_SHINE)
    if number:
        _letter(pen, number, x, y + SCALE, SMALLEST, _OUT_LETTER if used else WHITE)
    return layer.reduce(SCALE)


@kept
def schnatz(radius: int) -> Image.Image:
    """Draw the Schnatz: a brass ball between two pale wings."""
    layer, pen, x, y = _sheet(6.6 * radius + 6, 4 * radius + 6)
    wide = radius * SCALE
    for side in ("", "-"):
        wing = place(flatten(_WINGS.format(side))[0], x, y, wide)
        pen.polygon(wing, fill=_WING)
        shapes.trace(pen, [*wing, wing[0]], 2 * SCALE, _WING_EDGE)
    pen.circle((x, y), wide + 1.5 * SCALE, fill=_GOLD_EDGE)
    pen.circle((x, y), wide - 1.5 * SCALE, fill=BRASS)
    shapes.trace(pen, place(flatten(_SHINE_OF_GOLD)[0], x, y, wide), 3 * SCALE, _GOLD_SHINE)
    return layer.reduce(SCALE)


@kept
def xp_dot() -> Image.Image:
    """Draw the dot that stands for one XP."""
    layer, pen, x, y = _sheet(24, 24)
    pen.circle((x, y), 10.25 * SCALE, fill=_DOT_EDGE)
    pen.circle((x, y), 7.75 * SCALE, fill=BRASS)
    return layer.reduce(SCALE)


@kept
def holder_ring(radius: int) -> Image.Image:
    """Draw the brass ring round whoever has the ball that counts."""
    layer, pen, x, y = _sheet(2 * radius + 12, 2 * radius + 12)
    for wide, color in ((10, NIGHT), (6, BRASS)):
        pen.circle((x, y), (radius + wide / 2) * SCALE, outline=color, width=wide * SCALE)
    return layer.reduce(SCALE)


@kept
def cup(height: int) -> Image.Image:
    """Draw the winner's cup."""
    layer, pen, x, y = _sheet(height * 1.2, height * 1.1)
    unit = height * SCALE / 100
    for side in ("", "-"):
        handle = flatten(f"M{side}30 -36C{side}60 -40 {side}56 4 {side}22 10")[0]
        shapes.trace(pen, place(handle, x, y, unit), 10 * unit, BRASS)
    for part in ("M-32 -48H32C32 0 20 22 0 22C-20 22 -32 0 -32 -48Z", "M-7 18H7V36H-7Z", "M-24 34H24V48H-24Z"):
        pen.polygon(place(flatten(part)[0], x, y, unit), fill=BRASS)
    return layer.reduce(SCALE)


def halo_text(canvas: Canvas, x: float, baseline: float, text: str, font: Face, color: Color, halo: Color) -> None:
    """Write one line about a middle with a dark halo, for changing grounds."""
    left = x - font.length(text) / 2
    _stamp(canvas, left, baseline, text, font, halo, _HALO)
    _stamp(canvas, left, baseline, text, font, color, 0)


def _stamp(canvas: Canvas, left: float, baseline: float, text: str, font: Face, color: Color, halo: int) -> None:
    if text:
        canvas.paint(color, (_text_mask(font, text, halo), (round(left) - _HALO, round(baseline) - font.size)))


@kept
def _text_mask(font: Face, text: str, halo: int) -> Image.Image:
    """Mask a line, grown by its halo; towers of accents are cut off above and below."""
    mask = Image.new("L", (math.ceil(font.length(text)) + 2 * _HALO, round(font.size * 1.4)))
    pen = ImageDraw.Draw(mask)
    left = float(_HALO)
    for piece in font.pieces(text):
        pen.text((left, font.size), piece.text, fill=255, font=piece.font, anchor="ls", stroke_width=halo)
        left += piece.width
    return mask
