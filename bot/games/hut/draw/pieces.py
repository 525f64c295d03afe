"""Cached pieces of the board: hats and towers, stars, fields, tags."""

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.fonts import face
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, BRASS_LINE, INK, ON_BRASS, WHITE, Color
from bot.draw.paths import Points, dashes, flatten, place, polygon
from bot.draw.shapes import SCALE
from bot.games.hut.draw.coats import (
    ALARM,
    BAND_EDGE,
    BARS,
    COATS,
    FIELD,
    FIELD_INK,
    PALE,
    SHADE,
    STAR,
    STAR_EDGE,
)

_SIDE = 112
_CONE = (
    "M-31 {b}Q-31 {c} 0 {c}Q31 {c} 31 {b}Q29 {d} 25 {e}C23 {f} 14 {t} 0 {t}C-14 {t} -23 {f} -25 {e}Q-29 {d} -31 {b}Z"
)
_SMALL = "M-12 11Q0 16 12 11C7 1 4 -11 0 -11C-4 -11 -7 1 -12 11Z"
_BAND_STEPS = {1: 12, 2: 9, 3: 7}


def _layer(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    layer = Image.new("RGBA", (width * SCALE, height * SCALE))
    return layer, ImageDraw.Draw(layer)


def _outlined(pen: ImageDraw.ImageDraw, points: Points, fill: Color, edge: Color, width: float) -> None:
    pen.polygon(list(points), fill=fill)
    shapes.trace(pen, [*points, points[0]], width * SCALE, edge)


def _cone(base: float, top: float) -> list[tuple[float, float]]:
    bend = base - (base - top) * 0.64
    path = _CONE.format(b=base, c=base + 8, d=base - 4, e=base - 6, f=round(bend, 1), t=top)
    return flatten(path)[0]


@kept
def hat(letters: str, colours: str) -> Image.Image:
    """Draw a hat, or a tower: the top hat on the bands of those below, three at most."""
    layer, pen = _layer(_SIDE, _SIDE)
    middle = _SIDE * SCALE / 2
    below = colours[1:4]
    base, top = (17, -31) if not below else (14, -28) if len(below) == 1 else (6, -36) if len(below) == 2 else (4, -38)
    step = _BAND_STEPS.get(len(below), 7)
    for number in range(len(below), 0, -1):
        high, low = base + step * (number - 1), base + step * number
        band = flatten(f"M-29 {high}V{low}Q-29 {low + 7} 0 {low + 7}Q29 {low + 7} 29 {low}V{high}Z")[0]
        _outlined(pen, place(band, middle, middle, SCALE), COATS[below[number - 1]].main, BAND_EDGE, 2)
    coat = COATS[colours[0]]
    _outlined(pen, place(_cone(base, top), middle, middle, SCALE), coat.main, coat.edge, 3)
    baseline = middle + (base - 2) * SCALE
    pen.text((middle, baseline), letters, fill=coat.text, font=face("sans-bold", 29 * SCALE).font, anchor="ms")
    return layer.reduce(SCALE)


@kept
def small_hat(colour: str, scale: float, *, plain: bool = False) -> Image.Image:
    """Draw a little hat for homes and the table; a plain one is in the colour of the letters."""
    side = round(40 * scale)
    layer, pen = _layer(side, side)
    coat, middle = COATS[colour], side * SCALE / 2
    points = place(flatten(_SMALL)[0], middle, middle, SCALE * scale)
    if plain:
        pen.polygon(points, fill=coat.text)
    else:
        _outlined(pen, points, coat.main, coat.edge, 2.5)
    return layer.reduce(SCALE)


@kept
def star(radius: int) -> Image.Image:
    """Draw the star behind a tower that has just caught somebody."""
    side = 2 * radius + 8
    layer, pen = _layer(side, side)
    outer, inner = polygon(12, radius), polygon(12, radius * 0.68, -75)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    _outlined(pen, place(points, side * SCALE / 2, side * SCALE / 2, SCALE), STAR, STAR_EDGE, 4)
    return layer.reduce(SCALE)


@kept
def badge(words: str, ground: Color, edge: Color = PALE, radius: float = 15.5) -> Image.Image:
    """Draw a small disc with a number."""
    side = round(2 * radius) + 7
    layer, pen = _layer(side, side)
    middle = side * SCALE / 2
    pen.circle((middle, middle), (radius + 1.5) * SCALE, fill=edge)
    pen.circle((middle, middle), (radius - 1.5) * SCALE, fill=ground)
    pen.text((middle, middle + 9.8 * SCALE), words, fill=WHITE, font=face("sans-bold", 28 * SCALE).font, anchor="ms")
    return layer.reduce(SCALE)


@kept
def cross_badge() -> Image.Image:
    """Draw the cross of a move that failed."""
    layer, pen = _layer(40, 40)
    middle = 20 * SCALE
    pen.circle((middle, middle), 18 * SCALE, fill=ALARM)
    pen.circle((middle, middle), 14 * SCALE, fill=FIELD)
    for line in (((-7, -7), (7, 7)), ((7, -7), (-7, 7))):
        shapes.trace(pen, place(line, middle, middle, SCALE), 5 * SCALE, ALARM)
    return layer.reduce(SCALE)


@kept
def ring(radius: float, color: Color, width: float, dash: tuple[float, float]) -> Image.Image:
    """Draw a dashed ring: here a move began."""
    side = round(2 * radius + width) + 4
    layer, pen = _layer(side, side)
    circle = place(polygon(96, radius), side * SCALE / 2, side * SCALE / 2, SCALE)
    for piece in dashes([*circle, circle[0]], (dash[0] * SCALE, dash[1] * SCALE)):
        pen.line(piece, fill=color, width=round(width * SCALE), joint="curve")
    return layer.reduce(SCALE)


@kept
def field(name: str) -> Image.Image:
    """Draw an empty field with its name: a disc, a Ruhefeld, or the middle."""
    layer, pen = _layer(84, 84)
    middle = 42 * SCALE
    center = (middle, middle)
    if name == "M":
        points = place(polygon(6, 38, 0), middle, middle, SCALE)
        _outlined(pen, points, BRASS, BRASS_LINE, 5)
        font = face("sans-bold", 34 * SCALE).font
        pen.text((middle, middle + 12 * SCALE), "M", fill=ON_BRASS, font=font, anchor="ms")
        return layer.reduce(SCALE)
    coat = COATS[name[0]]
    if name[1] in "CI":
        edge = FIELD_INK if coat.edge == PALE else coat.edge
        for half, radius, color in ((28.5, 13, edge), (25.5, 11, coat.main)):
            corners = (middle - half * SCALE, middle - half * SCALE, middle + half * SCALE, middle + half * SCALE)
            pen.rounded_rectangle(corners, radius * SCALE, fill=color)
        corners = (middle - 23 * SCALE, middle - 23 * SCALE, middle + 23 * SCALE, middle + 23 * SCALE)
        pen.rounded_rectangle(corners, 9 * SCALE, outline=coat.text, width=round(2.5 * SCALE))
        font = face("sans-bold", 28 * SCALE).font
        pen.text((middle, middle + 10 * SCALE), name, fill=coat.text, font=font, anchor="ms")
        return layer.reduce(SCALE)
    width = 8 if name[1] == "F" else 5
    pen.circle(center, (27 + width / 2) * SCALE, fill=coat.line)
    pen.circle(center, (27 - width / 2) * SCALE, fill=FIELD)
    pen.text((middle, middle + 10 * SCALE), name, fill=FIELD_INK, font=face("sans", 28 * SCALE).font, anchor="ms")
    return layer.reduce(SCALE)


@kept
def tag(number: int, edge: Color) -> Image.Image:
    """Draw the barred tag that counts prisoners."""
    layer, pen = _layer(76, 50)
    pen.rounded_rectangle((2 * SCALE, SCALE, 74 * SCALE, 49 * SCALE), 12 * SCALE, fill=edge)
    pen.rounded_rectangle((6 * SCALE, 5 * SCALE, 70 * SCALE, 45 * SCALE), 8 * SCALE, fill=SHADE)
    for x in (16, 25, 34):
        pen.line(((x * SCALE, 12 * SCALE), (x * SCALE, 38 * SCALE)), fill=BARS, width=4 * SCALE)
    font = face("sans-bold", 28 * SCALE).font
    pen.text((54 * SCALE, 35 * SCALE), str(number), fill=WHITE, font=font, anchor="ms")
    return layer.reduce(SCALE)


def count_badge(number: int, caught: bool) -> Image.Image:
    """Draw how many hats are in a tower."""
    return badge(str(number), ALARM if caught else INK, radius=15.5 if number < 10 else 19)
