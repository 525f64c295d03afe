"""Hourglasses full of house points: patterned sand, this season's share as a lighter layer on top."""

from dataclasses import dataclass

from PIL import Image, ImageChops

from bot.contests.common.draw import marks
from bot.contests.pokal.draw.pieces import BRASS_DARK
from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, FAILURE, HOUSES, WHITE, Color, HouseLetter, mix, rgb
from bot.draw.paths import Point, dashes, flatten
from bot.draw.shapes import Placed

_DARK, _RIM, _POST = rgb("#0B0F1E"), rgb("#C9D3EE"), rgb("#B18A38")
# Half as wide as one, as high as one.
_OUTLINE = (
    "M-1 0H1C1 .257 .1519 .3925 .1139 .486V.514C.1519 .6075 1 .743 1 1"
    "H-1C-1 .743 -.1519 .6075 -.1139 .514V.486C-.1519 .3925 -1 .257 -1 0"
)
_NECK, _THROAT = 0.486, 0.514
_FULL = 0.4568
"""How high a full lower bulb is."""
_UPPER_LEAST, _UPPER = 0.019, 0.341
_GRAIN = ((0.0, -6.0), (5.0, 0.0), (0.0, 6.0), (-5.0, 0.0))
_STEP = 500


@dataclass(frozen=True, slots=True)
class Glass:
    """Where a glass stands and how large it is: middle, top, half its width, height."""

    x: float
    top: float
    half: float
    height: float

    def at(self, x: float, y: float) -> Point:
        """Turn a place in the glass into a place in the picture."""
        return self.x + x * self.half, self.top + y * self.height

    def outline(self) -> list[Point]:
        """Give the outline of the glass."""
        return [self.at(x, y) for x, y in flatten(_OUTLINE)[0]]

    def surface(self, y: float, bulge: float) -> list[Point]:
        """Give the curved surface of sand whose middle is at a height; a bulge upwards is a heap."""
        edge, steps = y + bulge, 16
        points = []
        for step in range(steps + 1):
            share = step / steps
            points.append(self.at(2 * share - 1, edge - 4 * bulge * share * (1 - share)))
        return points


def scale(totals: list[int]) -> int:
    """Give how many points a full glass holds: the next five hundred above the leader."""
    return max(_STEP, (max(totals, default=0) // _STEP + 1) * _STEP)


@kept
def _glass_mask(glass: Glass) -> Placed:
    return shapes.filled(glass.outline())


@kept
def _rim_mask(glass: Glass, width: float) -> Placed:
    outline = glass.outline()
    return shapes.stroked([[*outline, outline[0]]], width)


def _within(glass: Glass, placed: Placed) -> Placed:
    """Keep of a mask what is inside the glass."""
    mask, (left, top) = _glass_mask(glass)
    layer, (x, y) = placed
    sheet = Image.new("L", mask.size)
    sheet.paste(layer, (x - left, y - top))
    return ImageChops.darker(mask, sheet), (left, top)


def draw_glass(canvas: Canvas, house: HouseLetter, glass: Glass, now: float, before: float) -> None:
    """Draw a glass filled to a share of its height, of which the part above `before` is this season's.

    Where the season has cost points, what is lost stands as a dashed line above the sand.
    """
    coat = HOUSES[house].coat
    now, before = (min(1.0, max(0.0, share)) for share in (now, before))
    canvas.paint(_DARK, _glass_mask(glass))
    if now > before:
        _sand(canvas, house, glass, now, coat.light, (0.035, 0.55 if house != "H" else 0.45))
        _surface(canvas, glass, now, 0.035, mix(WHITE, coat.light, 0.8), 3)
    _sand(canvas, house, glass, min(now, before), coat.main, (0.028, 0.34))
    if now > before > 0:
        _surface(canvas, glass, before, 0.028, _DARK, 5)
    elif now:
        _surface(canvas, glass, now, 0.028, coat.light, 3)
    if before > now:
        lost = dashes(glass.surface(1 - _FULL * before, 0.028), (9.0, 7.0))
        canvas.paint(FAILURE.line, _within(glass, shapes.stroked(lost, 3)))
    _above(canvas, glass, 1 - now, coat.main, coat.light)
    _grains(canvas, glass, now, coat.light)
    _streaks(canvas, glass, now, coat.main)
    canvas.paint(_RIM, _rim_mask(glass, 4.5 if glass.half > 60 else 4.0))
    _frame(canvas, glass)


def _sand(
    canvas: Canvas, house: HouseLetter, glass: Glass, share: float, color: Color, look: tuple[float, float]
) -> None:
    """Fill the lower bulb up to a share; `look` is how the surface bulges and how dense the pattern is."""
    if not share:
        return
    bulge, density = look
    surface = glass.surface(1 - _FULL * share, bulge)
    placed = _within(glass, shapes.filled([*surface, glass.at(1, 1), glass.at(-1, 1)]))
    canvas.paint(color, placed)
    pattern = HOUSES[house].coat.pattern
    assert pattern is not None  # every house has one
    texture = shapes.texture(pattern.kind, (canvas.width, canvas.height), 15.4, density)
    canvas.patterned(pattern.ink, texture, placed)


def _surface(canvas: Canvas, glass: Glass, share: float, bulge: float, color: Color, width: float) -> None:
    canvas.paint(color, _within(glass, shapes.stroked([glass.surface(1 - _FULL * share, bulge)], width)))


def _above(canvas: Canvas, glass: Glass, left: float, main: Color, light: Color) -> None:
    """Draw what is still in the upper bulb."""
    surface = glass.surface(_NECK - _UPPER_LEAST - _UPPER * left, -0.0234)
    placed = _within(glass, shapes.filled([*surface, glass.at(1, _NECK), glass.at(-1, _NECK)]))
    canvas.paint(mix(main, _DARK, 0.55), placed)
    canvas.paint(light, _within(glass, shapes.stroked([surface], 3)))


def _grains(canvas: Canvas, glass: Glass, share: float, color: Color) -> None:
    y = glass.top + (_THROAT + 0.033) * glass.height
    while y < glass.top + (1 - _FULL * share) * glass.height - 12:
        marks.area(canvas, _GRAIN, glass.x, y, color)
        y += 20


def _streaks(canvas: Canvas, glass: Glass, share: float, main: Color) -> None:
    """Let the glass shine."""
    upper = [glass.at(x, y) for x, y in flatten("M-.747 .0514Q-.722 .187 -.367 .2757")[0]]
    canvas.stroke([upper], mix(WHITE, _DARK, 0.35), 6 if glass.half > 60 else 5)
    lower = [glass.at(x, y) for x, y in flatten("M-.772 .953Q-.76 .883 -.62 .818")[0]]
    canvas.stroke([lower], mix(WHITE, main if share > 0.4 else _DARK, 0.25), 5 if glass.half > 60 else 4)


def _frame(canvas: Canvas, glass: Glass) -> None:
    """Put the glass between two plates on posts."""
    x, top, bottom = glass.x, glass.top, glass.top + glass.height
    reach = glass.half + (11 if glass.half > 60 else 7)
    for side in (-1, 1):
        canvas.rounded((x + side * reach - 3.5, top, 7, glass.height), 0, fill=_POST)
        if glass.half > 60:
            canvas.disc(x + side * reach, top + glass.height / 2, 8, fill=_POST, line=BRASS_DARK, width=2)
    wide = reach + 11 if glass.half > 60 else reach + 5
    plate = 22 if glass.half > 60 else 18
    for y in (top - plate, bottom):
        canvas.rounded((x - wide, y, 2 * wide, plate), 8, fill=BRASS, line=BRASS_DARK, width=3)
    if glass.half > 60:
        for y in (top - plate - 14, bottom + plate - 2):
            canvas.rounded((x - wide + 14, y, 2 * wide - 28, 16), 6, fill=BRASS, line=BRASS_DARK, width=3)
