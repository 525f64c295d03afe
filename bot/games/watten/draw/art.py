"""Symbols from art.svg as cached sprites: a small painter for the little of SVG that they use."""

import math
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Self
from xml.etree import ElementTree

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.keeping import kept
from bot.draw.palette import Color, rgb
from bot.draw.paths import Point, flatten, rounded_path
from bot.draw.shapes import SCALE

_SVG = "{http://www.w3.org/2000/svg}"
_CALL = re.compile(r"(\w+)\(([^)]*)\)")


class Matrix(NamedTuple):
    """An affine map, as SVG writes it."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, inner: Self) -> "Matrix":
        """Return the map that applies `inner` first."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def of(self, point: Point) -> Point:
        """Map a point."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def stretch(self) -> float:
        """Return by how much lines grow."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def turned(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turn clockwise about a point."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Matrix(cosine, sine, -sine, cosine, x - x * cosine + y * sine, y - x * sine - y * cosine)


def _transform(written: str) -> Matrix:
    matrix = Matrix()
    for name, inside in _CALL.findall(written):
        numbers = [float(number) for number in re.split(r"[ ,]+", inside.strip())]
        match name:
            case "rotate":
                step = turned(*numbers)
            case "translate":
                step = Matrix(e=numbers[0], f=numbers[1] if len(numbers) > 1 else 0.0)
            case "skewX":
                step = Matrix(c=math.tan(math.radians(numbers[0])))
            case "matrix":
                step = Matrix(*numbers)
            case _:
                raise ValueError(f"art.svg uses {name}")
        matrix = matrix.then(step)
    return matrix


@lru_cache(maxsize=1)
def _symbols() -> dict[str, ElementTree.Element]:
    tree = ElementTree.parse(Path(__file__).with_name("art.svg"))
    return {symbol.attrib["id"]: symbol for symbol in tree.getroot().iter(f"{_SVG}symbol")}


def paint(
    pen: ImageDraw.ImageDraw, name: str, box: tuple[float, float, float, float], outer: Matrix, color: Color | None
) -> None:
    """Paint a symbol into a box (x, y, width, height) of a larger drawing; `color` is its current colour."""
    symbol = _symbols()[name]
    left, top, width, height = (float(number) for number in symbol.attrib["viewBox"].split())
    scale = min(box[2] / width, box[3] / height)
    x = box[0] + (box[2] - width * scale) / 2 - left * scale
    y = box[1] + (box[3] - height * scale) / 2 - top * scale
    _group(pen, symbol, outer.then(Matrix(scale, 0, 0, scale, x, y)), color)


def _group(pen: ImageDraw.ImageDraw, group: ElementTree.Element, matrix: Matrix, color: Color | None) -> None:
    for part in group:
        inner = matrix.then(_transform(part.attrib.get("transform", "")))
        if part.tag == f"{_SVG}g":
            _group(pen, part, inner, color)
        else:
            shape(pen, _path(part), part.attrib.get("fill"), part.attrib.get("stroke"), _width(part), inner, color)


def _width(part: ElementTree.Element) -> float:
    return float(part.attrib.get("stroke-width", 0))


def shape(
    pen: ImageDraw.ImageDraw,
    path: str,
    fill: str | None,
    stroke: str | None,
    width: float,
    matrix: Matrix,
    color: Color | None = None,
) -> None:
    """Paint one outline; a closed one is stroked all the way round."""
    for outline in flatten(path):
        points = [matrix.of(point) for point in outline]
        if (filling := _ink(fill, color)) and len(points) > 2:
            pen.polygon(points, fill=filling)
        if lining := _ink(stroke, color):
            closed = [*points, points[0]] if path.rstrip().endswith("Z") else points
            shapes.trace(pen, closed, width * matrix.stretch, lining)


def _ink(written: str | None, color: Color | None) -> Color | None:
    if written is None or written == "none":
        return None
    return color if written == "currentColor" else rgb(written)


def _path(part: ElementTree.Element) -> str:
    """Write any basic shape as a path."""
    about = part.attrib
    match part.tag.removeprefix(_SVG):
        case "path":
            return about["d"]
        case "line":
            return f"M{about['x1']} {about['y1']} L{about['x2']} {about['y2']}"
        case "rect":
            numbers = (float(about.get(key, 0)) for key in ("x", "y", "width", "height", "rx"))
            return rounded_path(*numbers)
        case "circle":
            return _ellipse(float(about["cx"]), float(about["cy"]), float(about["r"]), float(about["r"]))
        case "ellipse":
            return _ellipse(*(float(about[key]) for key in ("cx", "cy", "rx", "ry")))
        case other:
            raise ValueError(f"art.svg uses {other}")


def _ellipse(x: float, y: float, wide: float, high: float) -> str:
    return f"M{x - wide} {y} A{wide} {high} 0 1 1 {x + wide} {y} A{wide} {high} 0 1 1 {x - wide} {y} Z"


@kept
def symbol(name: str, width: int, height: int, color: Color | None = None) -> Image.Image:
    """Return a symbol as a sprite with a little air around it."""
    air = round(max(width, height) * 0.12)
    layer = Image.new("RGBA", ((width + 2 * air) * SCALE, (height + 2 * air) * SCALE))
    box = (air * SCALE, air * SCALE, width * SCALE, height * SCALE)
    paint(ImageDraw.Draw(layer), name, box, Matrix(), color)
    return layer.reduce(SCALE)
