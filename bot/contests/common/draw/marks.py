"""Marks that mean the same in every picture: done, open, cancelled, through, tie, better and worse, medals."""

import math

from bot.contests.common.draw.colors import (
    GOLD,
    HIT,
    INK,
    METALS,
    MISS,
    MUTED,
    OPEN,
    PALE,
    RIBBON,
    RIBBON_LIGHT,
    RIBBON_LINE,
    WHITE,
    Metal,
)
from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import SMALLEST, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import Color
from bot.draw.paths import Points, dashes, flatten, place, polygon, turn
from bot.draw.shapes import Placed

_TICK = "M-.48 .04L-.1 .42L.52 -.38"
_TICKS = {1: "M-11 1l8 8l15 -17", 2: "M-14 1l8 8l14 -16M1 9l14 -16"}
_CROSS = "M-.45 -.45L.45 .45M.45 -.45L-.45 .45"
_HANDS = "M0 -8.25V0L6.75 4.5"
_TURNING = "M-9 -6A11 11 0 0 1 10 -4m0 0l-6 -1m6 1l2 -6.4M9 6A11 11 0 0 1 -10 4m0 0l6 1m-6 -1l-2 6.4"
_POINTS = 12
"""Of a rosette."""


@kept
def _lines(path: str, size: float, width: float) -> Placed:
    return shapes.stroked([place(line, 0.0, 0.0, size) for line in flatten(path)], width)


@kept
def _ring(radius: float, width: float, dash: tuple[float, float]) -> Placed:
    (circle,) = flatten(f"M{radius} 0A{radius} {radius} 0 1 1 {-radius} 0A{radius} {radius} 0 1 1 {radius} 0")
    return shapes.stroked(dashes(circle, dash), width)


@kept
def _area(points: tuple[tuple[float, float], ...]) -> Placed:
    return shapes.filled(points)


def stamp(canvas: Canvas, color: Color, placed: Placed, x: float, y: float) -> None:
    """Paint a kept mask about a point."""
    mask, (left, top) = placed
    canvas.paint(color, (mask, (round(x) + left, round(y) + top)))


def drawn(canvas: Canvas, path: str, x: float, y: float, color: Color, width: float, size: float = 1.0) -> None:
    """Draw the lines of a small sign about a point; the same sign is made only once."""
    stamp(canvas, color, _lines(path, size, width), x, y)


def area(canvas: Canvas, points: Points, x: float, y: float, color: Color) -> None:
    """Fill a small outline about a point."""
    stamp(canvas, color, _area(tuple(points)), x, y)


def filled_path(canvas: Canvas, path: str, x: float, y: float, color: Color, size: float = 1.0) -> None:
    """Fill the outline of a small sign about a point."""
    area(canvas, place(flatten(path)[0], 0.0, 0.0, size), x, y, color)


def done(canvas: Canvas, x: float, y: float, radius: float, *, disc: Color = HIT, tick: Color = WHITE) -> None:
    """Draw a check in a filled disc."""
    canvas.disc(x, y, radius, fill=disc)
    drawn(canvas, _TICK, x, y, tick, 0.24 * radius, radius)


def awaited(canvas: Canvas, x: float, y: float, radius: float, color: Color = OPEN) -> None:
    """Draw the dashed ring of what is still open."""
    stamp(canvas, color, _ring(radius - 1.5, 3.0, (6.0, 5.0)), x, y)


def cancelled(canvas: Canvas, x: float, y: float, half: float = 14.0, color: Color = MISS) -> None:
    """Draw a cross in a rounded square."""
    canvas.rounded((x - half, y - half, 2 * half, 2 * half), half * 0.3, line=color, width=3)
    drawn(canvas, _CROSS, x, y, color, max(3.5, half * 0.26), half)


def struck(canvas: Canvas, x: float, baseline: float, width: float, size: int, color: Color = MISS) -> None:
    """Strike a name through, at the middle of its small letters."""
    y = baseline - size * 0.32
    canvas.rule((x - 2, y), (x + width + 2, y), color, 3)


def crossed(canvas: Canvas, x: float, y: float, color: Color, size: float = 13.0) -> None:
    """Draw a bare cross."""
    drawn(canvas, _CROSS, x, y, color, 5, size * 1.6)


def checks(canvas: Canvas, x: float, y: float, count: int, color: Color) -> None:
    """Draw one check or two."""
    drawn(canvas, _TICKS[count], x, y, color, 5)


def clock(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """Draw a small clock."""
    canvas.disc(x, y, 15, line=color, width=3.5)
    drawn(canvas, _HANDS, x, y, color, 3.5)


def flag(canvas: Canvas, x: float, baseline: float, color: Color) -> None:
    """Plant the flag of whoever begins."""
    canvas.rule((x, baseline + 2), (x, baseline - 25), color, 4)
    area(canvas, ((2, -27), (22, -19), (2, -11)), x, baseline, color)


def moved(canvas: Canvas, x: float, y: float, places: int | None) -> None:
    """Tell whether somebody has risen, fallen or stayed, in so many places; nothing if there was no place before."""
    if places is None:
        return
    if places == 0:
        canvas.rounded((x - 12, y - 4, 24, 8), 3, fill=MUTED)
        return
    color = arrow(canvas, x, y, up=places > 0)
    canvas.text(x + 22, y + 12, str(abs(places)), face("sans-bold", 34), color)


def arrow(canvas: Canvas, x: float, y: float, *, up: bool) -> Color:
    """Point up or down, and give the colour of it."""
    color = HIT if up else MISS
    area(canvas, ((0, -12), (14, 12), (-14, 12)) if up else ((0, 12), (14, -12), (-14, -12)), x, y, color)
    return color


def coin(canvas: Canvas, x: float, y: float, radius: float = 20.0) -> None:
    """Lay the coin that will have to decide."""
    gold = METALS[0]
    canvas.disc(x, y, radius, fill=gold.face, line=gold.line, width=3)
    drawn(canvas, _TURNING, x, y, gold.line, 2.5, radius / 20)


def medal(canvas: Canvas, x: float, y: float, radius: float, place: int) -> None:
    """Hang a medal with its place about a centre."""
    metal, unit = METALS[place - 1], radius / 23
    for sign, color in ((-1, RIBBON), (1, RIBBON_LIGHT)):
        corners = ((17.69, -38.92), (3.54, -38.92), (-3.54, -14.15), (8.85, -14.15))
        area(canvas, [(sign * dx * unit, dy * unit) for dx, dy in corners], x, y, color)
    canvas.disc(x, y, radius, fill=metal.face, line=metal.line, width=3.1)
    canvas.disc(x, y, radius * 0.75, line=metal.line, width=1.33)
    canvas.centered(x, y, str(place), face("serif-black", max(SMALLEST, round(radius * 1.23))), metal.line)


def plain_medal(canvas: Canvas, x: float, y: float, radius: float, place: int) -> None:
    """Draw a medal without its ribbon."""
    metal = METALS[place - 1]
    canvas.disc(x, y, radius, fill=metal.face, line=metal.line, width=3.5)
    canvas.centered(x, y, str(place), face("serif-black", 32), metal.line)


def rosette(canvas: Canvas, x: float, y: float, radius: float, metal: Metal) -> None:
    """Pin the rosette of the qualified about a centre."""
    tails = ((-0.62, 0.5), (-0.8, 1.75), (-0.3, 1.4), (0, 1.2), (0.3, 1.4), (0.8, 1.75), (0.62, 0.5))
    tail = [(dx * radius, dy * radius) for dx, dy in tails]
    area(canvas, tail, x, y, RIBBON)
    _outline(canvas, tail, x, y, RIBBON_LINE)
    outer = polygon(_POINTS, 1.12 * radius)
    inner = turn(polygon(_POINTS, 0.92 * radius), 180 / _POINTS)
    star = [point for pair in zip(outer, inner, strict=True) for point in pair]
    area(canvas, star, x, y, metal.face)
    _outline(canvas, star, x, y, metal.line)
    canvas.disc(x, y, 0.66 * radius, fill=PALE, line=metal.line, width=2)
    drawn(canvas, "M-.32 .02L-.07 .28L.36 -.26", x, y, metal.line, max(3.0, 0.17 * radius), radius)


def _outline(canvas: Canvas, points: Points, x: float, y: float, color: Color) -> None:
    path = "".join(f"{'L' if number else 'M'}{dx:.3f} {dy:.3f}" for number, (dx, dy) in enumerate([*points, points[0]]))
    drawn(canvas, path, x, y, color, 2.5)


def star(canvas: Canvas, x: float, y: float, radius: float, color: Color) -> None:
    """Draw a star of five points."""
    tips, notches = polygon(5, radius), turn(polygon(5, radius * 0.46), 36)
    area(canvas, [point for pair in zip(tips, notches, strict=True) for point in pair], x, y, color)


def level(canvas: Canvas, y: float, color: Color, width: float, dash: tuple[float, float], left: float = 28) -> None:
    """Draw a dashed line across the picture."""
    right = canvas.width - left
    pieces = math.ceil((right - left) / sum(dash))
    for number in range(pieces):
        start = left + number * sum(dash)
        canvas.rule((start, y), (min(start + dash[0], right), y), color, width)


def won(canvas: Canvas, x: float, y: float, radius: float, text: str) -> None:
    """Put a number on a golden disc: the best of a table."""
    canvas.disc(x, y, radius, fill=GOLD)
    font = face("sans-black", 31 if radius > 20 else SMALLEST)
    canvas.centered(x, y, fit(text, font, 2 * radius), font, INK)
