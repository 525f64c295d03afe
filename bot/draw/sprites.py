"""Cached pieces: badges, dice, checks and crosses."""

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.fonts import SMALLEST, face
from bot.draw.keeping import kept
from bot.draw.palette import FAINT, HOUSES, INK, PANEL, TEXT, WHITE, Coat, Color, HouseLetter, coat_of, mix
from bot.draw.paths import Point, Points, dashes, flatten, place, polygon, swell, turn
from bot.draw.shapes import SCALE

# Outlines in a box one wide and 1.12 high about the origin: pointed shield, hollow shield, gable, comb.
_BADGES: dict[HouseLetter, str] = {
    "G": "M-.5 -.56H.5V.1008Q.5 .3472 0 .56Q-.5 .3472 -.5 .1008Z",
    "S": "M-.5 -.56Q0 -.3472 .5 -.56V.056A.5 .504 0 0 1 -.5 .056Z",
    "R": "M0 -.56L.5 -.28V.56H-.5V-.28Z",
    "H": "M0 -.56L.5 -.28V.28L0 .56L-.5 .28V-.28Z",
}
# Optical middle of the letter, in badge widths below the centre.
_LETTER_DROP: dict[HouseLetter, float] = {"G": -0.03, "S": 0.0, "R": 0.06, "H": 0.0}
_BADGE_PATTERN, _DIE_PATTERN = 0.26, 0.20
_DIE_EDGE = 4.0
_ROOM = 1.34
"""A die and what stands out of it, in units of its edge."""

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class _Silhouette:
    """A die's outline in units of its edge: corners, rounding, rim, the number's middle and size, its cross badge."""

    corners: Points
    radius: float
    rim: float
    number_drop: float
    number_size: float
    badge: float


_SQUARE = _Silhouette(((-0.3, -0.3), (0.3, -0.3), (0.3, 0.3), (-0.3, 0.3)), 0.2, 0.07, 0.0, 0.5, 0.5)
_KITE: Points = ((0.0, -0.51), (0.42, 0.14), (0.0, 0.44), (-0.42, 0.14))
_SILHOUETTES: dict[int, _Silhouette] = {
    4: _Silhouette(((0.0, -0.40), (0.46, 0.39), (-0.46, 0.39)), 0.12, 0.09, 0.15, 0.42, 0.42),
    8: _Silhouette(((0.0, -0.48), (0.44, 0.0), (0.0, 0.48), (-0.44, 0.0)), 0.12, 0.09, 0.0, 0.44, 0.36),
    10: _Silhouette(_KITE, 0.12, 0.09, 0.05, 0.42, 0.38),
    12: _Silhouette(place(polygon(5, 0.46), y=0.04), 0.12, 0.09, 0.04, 0.46, 0.42),
    20: _Silhouette(polygon(6, 0.45), 0.12, 0.09, 0.0, 0.46, 0.42),
    100: _Silhouette(_KITE, 0.12, 0.09, 0.07, 0.38, 0.38),
}
_VEIL = 133
"""How dense the veil over a dimmed sprite is, of 255."""
_CHECK = "M-26 4l16 18l32 -38"
_CROSS = "M-18 -18l36 36M18 -18l-36 36"


@lru_cache(maxsize=8)
def outline(house: HouseLetter) -> tuple[Point, ...]:
    """Give the outline of a house's badge in a box one wide and 1.12 high about the origin."""
    return tuple(flatten(_BADGES[house])[0])


@kept
def badge(house: HouseLetter, width: int, edge: float = 4.0) -> Image.Image:
    """Draw the badge of a house with its letter."""
    coat = HOUSES[house].coat
    side = round(width * 1.12) + 12
    layer = _layer(side)
    pen, middle = ImageDraw.Draw(layer), side * SCALE / 2
    edges = place(outline(house), middle, middle, width * SCALE)
    pen.polygon(edges, fill=coat.main)
    _print_pattern(layer, coat, edges, width / 5, _BADGE_PATTERN)
    drop = middle + _LETTER_DROP[house] * width * SCALE
    pen.circle((middle, drop), width * 0.34 * SCALE, fill=coat.main)
    shapes.trace(pen, [*edges, edges[0]], edge * SCALE, TEXT)
    size = max(SMALLEST, round(width * 0.58))
    baseline = drop + size * 0.35 * SCALE
    pen.text((middle, baseline), house, fill=coat.text, font=face("sans-black", size * SCALE).font, anchor="ms")
    return layer.reduce(SCALE)


@kept
def die(
    sides: int, value: int, size: int, house: HouseLetter | None = None, tilt: int = 0, kept: bool = True
) -> Image.Image:
    """Draw a die: pips on six sides, else a silhouette of its own with the number."""
    coat, form = coat_of(house), _turned(sides, tilt)
    layer = _blank(sides, size, house, tilt).copy() if kept else _layer(size * _ROOM)
    pen = ImageDraw.Draw(layer)
    middle = layer.width / 2
    edge = size * SCALE
    if not kept:
        outline = place(swell(form.corners, form.radius - 2 / size), middle, middle, edge)
        pen.polygon(outline, fill=PANEL)
        for piece in dashes([*outline, outline[0]], (edge * 0.085, edge * 0.07)):
            shapes.trace(pen, piece, 4 * SCALE, FAINT)
    ink = coat.text if kept else FAINT
    if sides == 6 and value in _PIPS:
        for pip in place(turn(_PIPS[value], tilt), middle, middle, edge * 0.255):
            pen.circle(pip, edge * 0.098, fill=ink)
    else:
        _number(pen, str(value), (middle, middle + form.number_drop * edge), form.number_size * size, ink)
    if not kept:
        reach = edge * 0.42
        stroke = [(middle - reach, middle + reach), (middle + reach, middle - reach)]
        shapes.trace(pen, stroke, 6 * SCALE, FAINT)
        _cross_badge(pen, (middle + edge * form.badge, middle + edge * form.badge), size)
    return layer.reduce(SCALE)


def _turned(sides: int, tilt: int) -> _Silhouette:
    form = _SILHOUETTES.get(sides, _SQUARE)
    return replace(form, corners=turn(form.corners, tilt))


@kept
def _blank(sides: int, size: int, house: HouseLetter | None, tilt: int) -> Image.Image:
    """Draw the die's dark foot, the pale edge, the patterned rim and the plain face: the same under every number."""
    coat, form, layer = coat_of(house), _turned(sides, tilt), _layer(size * _ROOM)
    pen, middle, edge = ImageDraw.Draw(layer), layer.width / 2, size * SCALE

    def outline(inset: float) -> list[Point]:
        return place(swell(form.corners, form.radius - inset), middle, middle, edge)

    pen.polygon(place(outline(0), y=edge * 0.07), fill=coat.dark)
    pen.polygon(outline(0), fill=mix(WHITE, coat.main, 0.75))
    rim = outline(_DIE_EDGE / size)
    pen.polygon(rim, fill=coat.main)
    _print_pattern(layer, coat, rim, 14 * size / 110, _DIE_PATTERN, tilt)
    pen.polygon(outline(form.rim), fill=coat.main)
    return layer


def _number(pen: ImageDraw.ImageDraw, text: str, middle: Point, size: float, color: Color) -> None:
    narrow = 1.0 if len(text) < 3 else 2.4 / len(text)
    height = max(SMALLEST, round(size * narrow)) * SCALE
    font = face("sans-black", height).font
    pen.text((middle[0], middle[1] + height * 0.33), text, fill=color, font=font, anchor="ms")
    if text in ("6", "9"):
        half = font.getlength(text) * 0.42
        below = middle[1] + height * 0.44
        pen.rounded_rectangle(
            (middle[0] - half, below, middle[0] + half, below + height * 0.07), height * 0.03, fill=color
        )


def _cross_badge(pen: ImageDraw.ImageDraw, center: Point, size: int) -> None:
    radius = max(16.0, size * 0.13) * SCALE
    pen.circle(center, radius, fill=INK, outline=FAINT, width=3 * SCALE)
    for line in flatten(_CROSS):
        shapes.trace(pen, place(line, *center, radius * 0.42 / 18), 4 * SCALE, TEXT)


def _layer(side: float) -> Image.Image:
    return Image.new("RGBA", (round(side) * SCALE, round(side) * SCALE))


def _print_pattern(layer: Image.Image, coat: Coat, outline: Points, tile: float, opacity: float, tilt: int = 0) -> None:
    if coat.pattern is None:
        return
    mask = Image.new("L", layer.size)
    ImageDraw.Draw(mask).polygon(list(outline), fill=255)
    texture = shapes.tiled(coat.pattern.kind, layer.size, tile * SCALE, opacity).rotate(-tilt)
    layer.paste((*coat.pattern.ink, 255), (0, 0), Image.composite(texture, Image.new("L", layer.size), mask))


def check(x: float, y: float, scale: float = 1.0) -> list[list[Point]]:
    """Give the lines of a check about a centre."""
    return [place(line, x, y, scale) for line in flatten(_CHECK)]


def cross(x: float, y: float, scale: float = 1.0) -> list[list[Point]]:
    """Give the lines of a cross about a centre."""
    return [place(line, x, y, scale) for line in flatten(_CROSS)]


def veiled(sprite: Image.Image, color: Color) -> Image.Image:
    """Dim a sprite within its own outline, as a card that cannot be played."""
    veil = Image.new("RGBA", sprite.size, (*color, _VEIL))
    dim = Image.alpha_composite(sprite, veil)
    dim.putalpha(sprite.getchannel("A"))
    return dim
