"""Antialiased masks: shapes drawn four times as large and reduced, patterns from one tile."""

import math
from collections.abc import Iterable

from PIL import Image, ImageDraw

from bot.draw.keeping import kept
from bot.draw.palette import PatternKind
from bot.draw.paths import Point, Points, dashes, flatten, rounded_path

SCALE = 4
Box = tuple[float, float, float, float]
# A mask and where its upper left pixel lies.
Placed = tuple[Image.Image, tuple[int, int]]

_STRAIGHT = 4


def rounded(box: Box, radius: float, stroke: float = 0.0) -> Placed:
    """Mask a rounded rectangle (x, y, width, height), filled or as a stroke along its edge."""
    x, y, width, height = box
    grow = stroke / 2
    left, top = round((x - grow) * SCALE), round((y - grow) * SCALE)
    right, bottom = round((x + width + grow) * SCALE), round((y + height + grow) * SCALE)
    outer = round((radius + grow) * SCALE) if radius or stroke else 0
    mask = _rounded(left % SCALE, top % SCALE, max(1, right - left), max(1, bottom - top), outer, round(stroke * SCALE))
    return mask, (left // SCALE, top // SCALE)


@kept
def _rounded(left: int, top: int, width: int, height: int, radius: int, stroke: int) -> Image.Image:
    """Draw the corners with little between them and stretch the straight parts afterwards."""
    curve = 2 * max(radius, stroke)
    spare_x = max(0, (width - curve) // SCALE - _STRAIGHT)
    spare_y = max(0, (height - curve) // SCALE - _STRAIGHT)
    right, bottom = left + width - spare_x * SCALE, top + height - spare_y * SCALE
    large = Image.new("L", (-(-right // SCALE) * SCALE, -(-bottom // SCALE) * SCALE))
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius, fill=255)
    # A stroke may fill its shape to the middle.
    if stroke and min(right - left, bottom - top) > 2 * stroke:
        inner = (left + stroke, top + stroke, right - 1 - stroke, bottom - 1 - stroke)
        pen.rounded_rectangle(inner, max(0, radius - stroke), fill=0)
    return _stretched(large.reduce(SCALE), spare_x, spare_y)


def _stretched(mask: Image.Image, columns: int, rows: int) -> Image.Image:
    """Repeat the middle column and row."""
    width, height = mask.size
    middle = width // 2
    wide = Image.new("L", (width + columns, height))
    wide.paste(mask.crop((0, 0, middle, height)), (0, 0))
    wide.paste(_repeated(mask.crop((middle, 0, middle + 1, height)), (columns + 1, height)), (middle, 0))
    wide.paste(mask.crop((middle + 1, 0, width, height)), (middle + columns + 1, 0))
    middle = height // 2
    tall = Image.new("L", (width + columns, height + rows))
    tall.paste(wide.crop((0, 0, width + columns, middle)), (0, 0))
    row = wide.crop((0, middle, width + columns, middle + 1))
    tall.paste(_repeated(row, (width + columns, rows + 1)), (0, middle))
    tall.paste(wide.crop((0, middle + 1, width + columns, height)), (0, middle + rows + 1))
    return tall


def _repeated(line: Image.Image, size: tuple[int, int]) -> Image.Image:
    return line.resize(size, Image.Resampling.NEAREST)


def filled(points: Points) -> Placed:
    """Mask a polygon."""
    large, origin = _sheet(points, 1)
    ImageDraw.Draw(large).polygon(_enlarged(points, origin), fill=255)
    return large.reduce(SCALE), origin


def stroked(lines: Iterable[Points], width: float) -> Placed:
    """Mask polylines with round ends and joins; repeat the first point to close one."""
    kept = [list(line) for line in lines]
    large, origin = _sheet([point for line in kept for point in line], width)
    pen = ImageDraw.Draw(large)
    for line in kept:
        trace(pen, _enlarged(line, origin), width * SCALE, 255)
    return large.reduce(SCALE), origin


@kept
def dashed(width: float, height: float, radius: float, stroke: float, dash: tuple[float, float]) -> Placed:
    """Mask the dashed outline of a rounded rectangle whose upper left corner is the origin."""
    (outline,) = flatten(rounded_path(0, 0, width, height, radius))
    return stroked(dashes([*outline, outline[0]], dash), stroke)


def trace(pen: ImageDraw.ImageDraw, points: Points, width: float, fill: int | tuple[int, ...]) -> None:
    """Draw a polyline with round ends and joins."""
    pen.line(list(points), fill=fill, width=round(width))
    for x, y in points:
        # A full radius would bulge by the pixel that circles include.
        pen.circle((x, y), (width - 1) / 2, fill=fill)


def _sheet(points: Points, margin: float) -> tuple[Image.Image, tuple[int, int]]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs) - margin), math.floor(min(ys) - margin)
    width, height = math.ceil(max(xs) + margin) - left, math.ceil(max(ys) + margin) - top
    return Image.new("L", (width * SCALE, height * SCALE)), (left, top)


def _enlarged(points: Points, origin: tuple[int, int]) -> list[Point]:
    return [((x - origin[0]) * SCALE, (y - origin[1]) * SCALE) for x, y in points]


@kept
def texture(kind: PatternKind, size: tuple[int, int], tile: float, opacity: float) -> Image.Image:
    """Mask an area of a picture with a house pattern of the given tile edge."""
    return tiled(kind, (size[0] * SCALE, size[1] * SCALE), tile * SCALE, opacity).reduce(SCALE)


def tiled(kind: PatternKind, size: tuple[int, int], tile: float, opacity: float) -> Image.Image:
    """Fill a mask with the tile, without antialiasing, for pieces that are reduced as a whole."""
    piece = _tile(kind, tile).point([round(level * opacity) for level in range(256)])
    area = Image.new("L", size)
    for y in range(0, area.height, piece.height):
        for x in range(0, area.width, piece.width):
            area.paste(piece, (x, y))
    return area


def _tile(kind: PatternKind, edge: float) -> Image.Image:
    match kind:
        case "stripes":
            side = round(edge * math.sqrt(2))
            piece = Image.new("L", (side, side))
            pen = ImageDraw.Draw(piece)
            band = round(side * 0.42)
            # Diagonal stripes need the wrapped one too, so that the tiles meet.
            for shift in (0, side):
                pen.polygon(
                    [(shift, 0), (shift + band, 0), (shift + band - side, side), (shift - side, side)], fill=255
                )
        case "zigzag":
            width, height = round(edge * 1.15), round(edge)
            piece = Image.new("L", (width, height))
            low, high = height * 0.75, height * 0.25
            # One tooth more on either side: the line's thickness crosses the tile's edge.
            teeth = [(-width / 2, high), (0.0, low), (width / 2, high), (float(width), low), (width * 1.5, high)]
            trace(ImageDraw.Draw(piece), teeth, edge * 0.26, 255)
        case "bars":
            piece = Image.new("L", (round(edge), round(edge * 0.86)))
            ImageDraw.Draw(piece).rectangle((0, 0, piece.width, round(edge * 0.34) - 1), fill=255)
        case "dots":
            piece = Image.new("L", (round(edge), round(edge)))
            pen = ImageDraw.Draw(piece)
            for center in (0.25, 0.75):
                pen.circle((piece.width * center, piece.height * center), edge * 0.19, fill=255)
    return piece
