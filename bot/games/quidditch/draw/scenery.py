"""What the match is played in: sky, clouds, stands, rings, and the tags of the thirds."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.draw import shapes, sprites
from bot.draw.canvas import Canvas
from bot.draw.fonts import face, fit
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, HOUSES, INK, TEXT, WHITE, Color, HouseLetter, mix, rgb
from bot.draw.paths import dashes, flatten, place
from bot.draw.shapes import SCALE, Placed
from bot.games.quidditch.draw.layout import LEFT, RIGHT, TAG, Stretch
from bot.games.quidditch.draw.pieces import NIGHT, tidy
from bot.games.quidditch.draw.records import Third

_RADIUS = 24
_EDGE = rgb("#7286BC")
_SKY = (rgb("#4E73AD"), rgb("#355690"), rgb("#243E6C"))
_SKY_STEPS, _TAG_STEPS = 44, 22
_TAG_SHADE, _TAG_SHARE = rgb("#0D1530"), 0.5
_DIVIDER, _DIVIDER_SHARE, _DASH = rgb("#E4ECFF"), 0.6, (14, 12)
_GRASS, _STAND, _POLE = rgb("#1F5A41"), rgb("#14264A"), rgb("#C9D3EE")
_STANDS, _STAND_PITCH, _STAND_WIDTH, _STAND_HEIGHTS, _STAND_PATTERN = 12, 72, 56, (34, 39, 44), 0.4
_FLAG, _ROOF = 22, 9
_CLOUD = ((0, 0, 92, 15), (-36, -12, 34, 18), (16, -18, 42, 24), (52, -6, 30, 14))
_CLOUD_SHARE = 0.16
# Band, x, distance from the band's top, size.
_CLOUDS = ((0, 230, 30, 1.0), (0, 640, 92, 0.9), (1, 430, 36, 0.7), (1, 770, 112, 0.6))
_HOOPS = ((0, 0), (-31, 40), (31, 40))
_HOOP = 22
_FORK = 84
_HIGH_RINGS, _HIGH_MAST, _LOW_RINGS = 818, 860, 170
_NEUTRAL, _NEUTRAL_TEXT = rgb("#DDE3F2"), rgb("#1A2340")
_DICE_LINE, _DICE_TEXT = rgb("#C6D0EC"), rgb("#E5EBFB")
_TAG_HEIGHT = 137


def draw_scenery(
    canvas: Canvas, bands: tuple[Stretch, ...], thirds: tuple[Third, ...], houses: tuple[HouseLetter, HouseLetter]
) -> None:
    """Draw the pitch without players and balls."""
    top, bottom = bands[0].top, bands[-1].top + bands[-1].height
    _sky(canvas, top, bottom, LEFT + TAG, RIGHT, _SKY_STEPS, None)
    for band, x, drop, size in _CLOUDS:
        mask = _cloud(size)
        canvas.paint(WHITE, (mask, (round(x - mask.width / 2), bands[band].top + round(drop - mask.height / 2))))
    _stands(canvas, bottom, houses)
    _rings(canvas, bands, bottom)
    _sky(canvas, top, bottom, LEFT, LEFT + TAG, _TAG_STEPS, _TAG_SHADE)
    for stretch in bands[1:]:
        canvas.paint(_DIVIDER, (_divider(), (LEFT, stretch.top - 2)))
    for stretch, third in zip(bands, thirds, strict=True):
        _tag(canvas, stretch, third)
    for mask, x, y in _corners():
        canvas.paint(INK, (mask, (RIGHT - _RADIUS if x else LEFT, bottom - _RADIUS if y else top)))
    canvas.rounded((LEFT, top, RIGHT - LEFT, bottom - top), _RADIUS, line=_EDGE, width=3)


def _sky(canvas: Canvas, top: int, bottom: int, left: int, right: int, steps: int, shade: Color | None) -> None:
    """Lay a gradient in flat steps, which keep their colours exactly and pack well."""
    height = bottom - top
    colors = [_sky_color(step / (steps - 1), shade) for step in range(steps)]
    column = Image.new("RGB", (1, height))
    column.putdata([colors[y * steps // height] for y in range(height)])
    canvas.image.paste(column.resize((right - left, height), Image.Resampling.NEAREST), (left, top))
    canvas.keep(colors)


@lru_cache(maxsize=128)
def _sky_color(share: float, shade: Color | None) -> Color:
    color = mix(_SKY[1], _SKY[0], share * 2) if share < 0.5 else mix(_SKY[2], _SKY[1], share * 2 - 1)
    return mix(shade, color, _TAG_SHARE) if shade else color


@kept
def _cloud(size: float) -> Image.Image:
    large = Image.new("L", (round(200 * size) * SCALE, round(90 * size) * SCALE))
    pen = ImageDraw.Draw(large)
    scale = size * SCALE
    x, y = large.width / 2, large.height / 2 + 10 * scale
    for dx, dy, rx, ry in _CLOUD:
        box = (x + (dx - rx) * scale, y + (dy - ry) * scale, x + (dx + rx) * scale, y + (dy + ry) * scale)
        pen.ellipse(box, fill=round(255 * _CLOUD_SHARE))
    return large.reduce(SCALE)


@kept
def _divider() -> Image.Image:
    mask = Image.new("L", (RIGHT - LEFT, 3))
    pen = ImageDraw.Draw(mask)
    for (start, _), (end, _) in dashes([(0, 0), (RIGHT - LEFT - 1, 0)], _DASH):
        pen.rectangle((start, 0, end, 3), fill=round(255 * _DIVIDER_SHARE))
    return mask


@kept
def _corners() -> tuple[tuple[Image.Image, int, int], ...]:
    """Mask what lies outside the four round corners of the pitch; each with whether it is right and low."""
    mask, _ = shapes.rounded((0, 0, 3 * _RADIUS, 3 * _RADIUS), _RADIUS)
    outside = ImageChops.invert(mask)
    places = [(x, y) for x in (0, 1) for y in (0, 1)]
    far = 2 * _RADIUS
    boxes = [(x * far, y * far, x * far + _RADIUS, y * far + _RADIUS) for x, y in places]
    return tuple((outside.crop(box), x, y) for box, (x, y) in zip(boxes, places, strict=True))


def _stands(canvas: Canvas, bottom: int, houses: tuple[HouseLetter, HouseLetter]) -> None:
    """Draw the stands with the flags of both houses, and the grass before them."""
    for index in range(_STANDS):
        stand = _stand(houses[index % 2], _STAND_HEIGHTS[index % 3])
        canvas.image.paste(stand, (LEFT + 8 + _STAND_PITCH * index, bottom - stand.height), stand)
    mask, (left, top) = _grass()
    canvas.paint(_GRASS, (mask, (left + LEFT, top + bottom)))


@kept
def _stand(house: HouseLetter, height: int) -> Image.Image:
    """Draw one stand: its roof in the pattern of a house, a flag above."""
    coat, pattern = HOUSES[house].coat, HOUSES[house].pattern
    layer = Image.new("RGBA", (_STAND_WIDTH * SCALE, (_FLAG + height) * SCALE))
    pen = ImageDraw.Draw(layer)
    roof = (0, _FLAG * SCALE, layer.width, (_FLAG + _ROOF) * SCALE - 1)
    pen.rectangle((0, _FLAG * SCALE, layer.width, layer.height), fill=_STAND)
    pen.rectangle(roof, fill=coat.main)
    tile = shapes.tiled(pattern.kind, (layer.width, _ROOF * SCALE), 8.4 * SCALE, _STAND_PATTERN)
    layer.paste(pattern.ink, roof[:2], tile)
    middle = _STAND_WIDTH / 2
    shapes.trace(pen, place([(middle, _FLAG), (middle, 2)], scale=SCALE), 3 * SCALE, _POLE)
    pen.polygon(place([(middle + 1, 1), (middle + 18, 7), (middle + 1, 13)], scale=SCALE), coat.main)
    return layer.reduce(SCALE)


@kept
def _grass() -> Placed:
    """Mask the grass about the lower left corner of the pitch."""
    wide = RIGHT - LEFT
    return shapes.filled(flatten(f"M0 0V-9Q{wide / 2} -24 {wide} -9V0Z")[0])


def _rings(canvas: Canvas, bands: tuple[Stretch, ...], bottom: int) -> None:
    """Put the high rings at the right end on a long mast, the low ones at the left end."""
    high, low = bands[0], bands[-1]
    upper = high.top + high.height // 2 - 40
    lower = low.top + (low.height - 40) // 2 - 30
    for x, mast, y in ((_HIGH_RINGS, _HIGH_MAST, upper), (_LOW_RINGS, _LOW_RINGS, lower)):
        for color, width in ((NIGHT, 11), (BRASS, 6)):
            canvas.rule((mast, y + _FORK), (mast, bottom - 16), color, width)
            mask, (left, above) = _fork(mast - x, width)
            canvas.paint(color, (mask, (left + x, above + y)))
        for dx, dy in _HOOPS:
            canvas.disc(x + dx, y + dy, _HOOP, line=NIGHT, width=13)
            canvas.disc(x + dx, y + dy, _HOOP, line=BRASS, width=8)


@kept
def _fork(aside: int, width: int) -> Placed:
    """Mask what joins the hoops to their mast, which may stand aside, about the middle of the upper hoop."""
    path = f"M-31 62Q-31 82 {aside} {_FORK}M31 62Q31 82 {aside} {_FORK}M0 22V74L{aside} {_FORK}"
    return shapes.stroked(flatten(path), width)


def _tag(canvas: Canvas, stretch: Stretch, third: Third) -> None:
    """Draw the letter, the place in words and the dice of a third."""
    x = LEFT + TAG / 2
    top = stretch.top + (stretch.height - _TAG_HEIGHT) / 2
    if third.owner:
        canvas.sprite(sprites.badge(third.owner, 58), x, top + 33)
    else:
        font = face("sans-black", 40)
        canvas.disc(x, top + 33, 31, fill=_NEUTRAL, line=TEXT, width=4)
        canvas.centered(x, top + 33, fit(tidy(third.letter), font, 54), font, _NEUTRAL_TEXT)
    font = face("sans", 28)
    canvas.text(x, top + 96, fit(tidy(third.word), font, TAG - 8), font, TEXT, "middle")
    canvas.rounded((x - 31, top + 103, 62, 34), 8, line=_DICE_LINE, width=2.5)
    canvas.text(x, top + 130, fit(tidy(third.dice), font, 58), font, _DICE_TEXT, "middle")
