"""Pieces of the board, drawn once per size: figures, the caretaker, the marks of protected and sent back."""

from typing import cast

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.fonts import face
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, HOUSES, ON_BRASS, WHITE, Color, HouseLetter, rgb
from bot.draw.paths import Points, dashes, flatten, place
from bot.draw.shapes import SCALE
from bot.draw.sprites import outline

CASING = rgb("#0B0E1A")
PALE = rgb("#FFFBF0")
_BLACK = rgb("#16161C")
_WRONG = rgb("#A3160F")
_LABEL = 28
_PAWN = "M-.54 .54Q-.54 -.05 -.17 -.18A.3 .3 0 1 1 .17 -.18Q.54 -.05 .54 .54Z"


def _layer(side: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    layer = Image.new("RGBA", (side * SCALE, side * SCALE))
    return layer, ImageDraw.Draw(layer)


def _cased(pen: ImageDraw.ImageDraw, edges: Points, fill: Color) -> None:
    """Draw a piece with a white edge in a dark casing, so that it stands out everywhere."""
    closed = [*edges, edges[0]]
    shapes.trace(pen, closed, 9 * SCALE, CASING)
    pen.polygon(list(edges), fill=fill)
    shapes.trace(pen, closed, 4 * SCALE, WHITE)


@kept
def figure(name: str, width: int) -> Image.Image:
    """Draw a figure: the badge of its house with its name."""
    if name == "HM":
        return _caretaker(width)
    house = cast(HouseLetter, name[0])
    coat = HOUSES[house].coat
    side = round(width * 1.12) + 14
    layer, pen = _layer(side)
    middle = side * SCALE / 2
    _cased(pen, place(outline(house), middle, middle, width * SCALE), coat.main)
    drop = {"R": 0.06, "G": -0.03}.get(house, 0.0) * width
    pen.text(
        (middle, middle + (drop + _LABEL * 0.35) * SCALE),
        name,
        fill=coat.text,
        font=face("sans-bold", _LABEL * SCALE).font,
        anchor="ms",
    )
    return layer.reduce(SCALE)


def _caretaker(width: int) -> Image.Image:
    side = round(width * 1.3) + 14
    layer, pen = _layer(side)
    middle = side * SCALE / 2
    _cased(pen, place(flatten(_PAWN)[0], middle, middle, width * SCALE), _BLACK)
    baseline = middle + width * 0.42 * SCALE
    pen.text((middle, baseline), "HM", fill=WHITE, font=face("sans-bold", _LABEL * SCALE).font, anchor="ms")
    return layer.reduce(SCALE)


@kept
def ghost(name: str, width: int) -> Image.Image:
    """Draw the hollow, dashed shape of a figure that was sent back."""
    house = cast(HouseLetter, name[0])
    coat = HOUSES[house].coat
    side = round(width * 1.12) + 14
    layer, pen = _layer(side)
    middle = side * SCALE / 2
    edges = place(outline(house), middle, middle, width * SCALE)
    pen.polygon(edges, fill=PALE)
    for piece in dashes([*edges, edges[0]], (7 * SCALE, 5 * SCALE)):
        shapes.trace(pen, piece, 4 * SCALE, coat.dark)
    pen.text(
        (middle, middle + _LABEL * 0.35 * SCALE),
        name,
        fill=coat.dark,
        font=face("sans", _LABEL * SCALE).font,
        anchor="ms",
    )
    return layer.reduce(SCALE)


@kept
def cross() -> Image.Image:
    """Draw the mark of a figure that was sent back."""
    layer, pen = _layer(40)
    middle = 20 * SCALE
    pen.circle((middle, middle), 18 * SCALE, fill=_WRONG)
    pen.circle((middle, middle), 14 * SCALE, fill=PALE)
    for line in flatten("M-7 -7l14 14M7 -7l-14 14"):
        shapes.trace(pen, place(line, middle, middle, SCALE), 5 * SCALE, _WRONG)
    return layer.reduce(SCALE)


@kept
def lock() -> Image.Image:
    """Draw the mark of a protected figure."""
    layer, pen = _layer(40)
    middle = 20 * SCALE
    pen.circle((middle, middle), 18.5 * SCALE, fill=ON_BRASS)
    pen.circle((middle, middle), 15.5 * SCALE, fill=BRASS)
    for line in flatten("M-5 -1V-5A5 5 0 0 1 5 -5V-1"):
        shapes.trace(pen, place(line, middle, middle, SCALE), 3.5 * SCALE, ON_BRASS)
    pen.rounded_rectangle(
        (middle - 8 * SCALE, middle - 2 * SCALE, middle + 8 * SCALE, middle + 9 * SCALE), 2 * SCALE, fill=ON_BRASS
    )
    return layer.reduce(SCALE)
