"""The picture under work: ground with keyline, shapes, texts, and a small PNG at the end."""

import io
import math
from collections.abc import Iterable, Iterator
from typing import Literal

from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.draw import shapes
from bot.draw.fonts import ROBOT, Face
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, BRASS_LINE, INK, KEYLINE, ON_BRASS, Color
from bot.draw.paths import Points
from bot.draw.shapes import Box, Placed

WIDTH = 900
RADIUS = 28
KEYLINE_WIDTH = 3

Align = Literal["left", "middle", "right"]
_SHARE = {"left": 0.0, "middle": 0.5, "right": 1.0}

# The palette: colours of the picture, then the keyline in steps of transparency for the rounded corners.
_COLORS = 240
_STEPS = 16
_CORNER = RADIUS + 4
# The next level of zlib looks for longer matches: half as long again for a picture 8 % smaller.
_QUICK = 3
# The grid of the font renderer, finer than a pixel.
_FINE = 64
# The robot's sign is drawn larger and made smaller, so that its edges are soft; parts in hundredths of the type size.
_OVER = 4
_ROBOT_PARTS = (
    ((42, 8, 48, 26), 3, 255),
    ((37, 2, 53, 18), 8, 255),
    ((10, 24, 80, 86), 14, 255),
    ((2, 42, 14, 68), 6, 255),
    ((76, 42, 88, 68), 6, 255),
    ((24, 38, 40, 54), 8, 0),
    ((50, 38, 66, 54), 8, 0),
    ((26, 64, 64, 73), 4, 0),
)
# Under so many pixels five small pastes cost more than one.
_WORTH_SPLITTING = 30_000


@kept
def _ground(width: int, height: int, ground: Color, keyline: Color) -> Image.Image:
    # Starting from the keyline's colour keeps the translucent corner pixels free of any matte.
    image = Image.new("RGB", (width, height), keyline)
    inner = (KEYLINE_WIDTH, KEYLINE_WIDTH, width - KEYLINE_WIDTH, height - KEYLINE_WIDTH)
    image.paste(ground, inner)
    for mask, position in _corners(inner, RADIUS - KEYLINE_WIDTH / 2):
        image.paste(keyline, (*position, position[0] + _CORNER, position[1] + _CORNER))
        image.paste(ground, position, mask)
    return image


@kept
def _written(font: FreeTypeFont, text: str, x: int, y: int) -> Placed:
    """Mask a line that begins some fractions right of and below a pixel; names and labels come again and again."""
    left, top, right, bottom = map(round, font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((x / _FINE - left, y / _FINE - top), text, fill=255, font=font, anchor="ls")
    return mask, (left, top)


@kept
def _robot(size: int) -> Placed:
    """Mask the sign of a computer player, as high as a capital letter: a head with ears, antenna, eyes and mouth."""
    unit = size * _OVER / 100
    mask = Image.new("L", (round(92 * unit), round(100 * unit)))
    pen = ImageDraw.Draw(mask)
    for box, radius, shade in _ROBOT_PARTS:
        left, top, right, bottom = (round(unit * value) for value in box)
        pen.rounded_rectangle((left, top, right, bottom), radius * unit, fill=shade)
    small = mask.resize((max(1, mask.width // _OVER), max(1, mask.height // _OVER)), Image.Resampling.BOX)
    return small, (0, -round(size * 0.86))


def _corners(area: tuple[int, int, int, int], radius: float) -> Iterator[Placed]:
    """Mask the four corners of a large rounded rectangle (left, top, right, bottom)."""
    left, top, right, bottom = area
    mask, _ = shapes.rounded((0, 0, 3 * _CORNER, 3 * _CORNER), radius)
    for x, far_x in ((left, 0), (right - _CORNER, 2 * _CORNER)):
        for y, far_y in ((top, 0), (bottom - _CORNER, 2 * _CORNER)):
            yield mask.crop((far_x, far_y, far_x + _CORNER, far_y + _CORNER)), (x, y)


class Canvas:
    """An opaque ground with transparent corners."""

    def __init__(self, height: int, *, width: int = WIDTH, ground: Color = INK, keyline: Color = KEYLINE) -> None:
        """Lay the ground with its keyline just inside the edge."""
        self.width, self.height = width, height
        self._keyline = keyline
        self._flat: dict[Color, None] = {keyline: None, ground: None}
        self.image = _ground(width, height, ground, keyline).copy()

    def lay(self, other: "Canvas", height: int) -> None:
        """Lay the upper part of a finished canvas over this one: what many pictures share is drawn only once."""
        self._flat |= other._flat
        self.image.paste(other.image.crop((0, 0, other.width, height)), (0, 0))

    def keep(self, colors: Iterable[Color]) -> None:
        """Let the picture have these colours exactly, however they were painted."""
        self._flat |= dict.fromkeys(colors)

    @property
    def colors(self) -> tuple[Color, ...]:
        """List the plain colours painted so far, for a canvas that takes this one over."""
        return tuple(self._flat)

    def paint(self, color: Color, placed: Placed) -> None:
        """Lay a colour through a mask."""
        mask, position = placed
        self._flat[color] = None
        self.image.paste(color, position, mask)

    def rounded(
        self, box: Box, radius: float, *, fill: Color | None = None, line: Color | None = None, width: float = 0.0
    ) -> None:
        """Draw a rounded rectangle (x, y, width, height); the line runs along its edge."""
        border = math.ceil(radius + width) + 1
        if fill is not None:
            self._paint_frame(fill, shapes.rounded(box, radius), border, core=True)
        if line is not None:
            self._paint_frame(line, shapes.rounded(box, radius, width), border, core=False)

    def _paint_frame(self, color: Color, placed: Placed, border: int, *, core: bool) -> None:
        """Paint only the border through the mask: inside, a rounded rectangle is either full or empty."""
        mask, (x, y) = placed
        width, height = mask.size
        if min(width, height) <= 2 * border or width * height < _WORTH_SPLITTING:
            self.paint(color, placed)
            return
        right, bottom = width - border, height - border
        for part in (
            (0, 0, width, border),
            (0, bottom, width, height),
            (0, border, border, bottom),
            (right, border, width, bottom),
        ):
            self.paint(color, (mask.crop(part), (x + part[0], y + part[1])))
        if core:
            self.image.paste(color, (x + border, y + border, x + right, y + bottom))

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Color | None = None,
        line: Color | None = None,
        width: float = 0.0,
    ) -> None:
        """Draw a disc about a centre."""
        self.rounded((x - radius, y - radius, 2 * radius, 2 * radius), radius, fill=fill, line=line, width=width)

    def polygon(self, points: Points, fill: Color) -> None:
        """Fill an outline."""
        self.paint(fill, shapes.filled(points))

    def stroke(self, lines: Iterable[Points], color: Color, width: float) -> None:
        """Draw lines with round ends."""
        self.paint(color, shapes.stroked(lines, width))

    def dashed(self, box: Box, radius: float, color: Color, width: float, dash: tuple[float, float]) -> None:
        """Draw the dashed outline of an empty place."""
        mask, (left, top) = shapes.dashed(box[2], box[3], radius, width, dash)
        self.paint(color, (mask, (round(box[0]) + left, round(box[1]) + top)))

    def rule(self, start: tuple[float, float], end: tuple[float, float], color: Color, width: float) -> None:
        """Draw an upright or level line with round ends."""
        left, top = min(start[0], end[0]) - width / 2, min(start[1], end[1]) - width / 2
        size = (abs(start[0] - end[0]) + width, abs(start[1] - end[1]) + width)
        self.rounded((left, top, *size), width / 2, fill=color)

    def text(self, x: float, baseline: float, text: str, font: Face, color: Color, align: Align = "left") -> float:
        """Write one line and give its width."""
        width = font.length(text)
        left = x - width * _SHARE[align]
        self._flat[color] = None
        for piece in font.pieces(text):
            x, y = round(left * _FINE), round(baseline * _FINE)
            if piece.text == ROBOT:
                mask, (over, above) = _robot(font.size)
            else:
                mask, (over, above) = _written(piece.font, piece.text, x % _FINE, y % _FINE)
            self.image.paste(color, (x // _FINE + over, y // _FINE + above), mask)
            left += piece.width
        return width

    def centered(self, x: float, middle: float, text: str, font: Face, color: Color) -> None:
        """Write one line of figures or capitals about a centre."""
        self.text(x, middle + font.size * 0.35, text, font, color, "middle")

    def pill(
        self, right: float, top: float, text: str, font: Face, *, ground: Color, color: Color, height: float = 46.0
    ) -> float:
        """Draw a round label ending at ``right`` and give its left edge."""
        width = self.pill_width(text, font, height)
        self.rounded((right - width, top, width, height), height / 2, fill=ground)
        baseline = top + height / 2 + font.size * 0.35
        self.text(right - width / 2, baseline, text, font, color, "middle")
        return right - width

    @staticmethod
    def pill_width(text: str, font: Face, height: float = 46.0) -> float:
        """Measure a round label."""
        return font.length(text) + 2 * (height - 28)

    def plate(self, box: Box, text: str, font: Face) -> None:
        """Draw a brass plate with a number on it."""
        x, y, width, height = box
        self.rounded(box, 18, fill=BRASS)
        self.rounded((x + 5, y + 5, width - 10, height - 10), 14, line=BRASS_LINE, width=2.5)
        self.centered(x + width / 2, y + height / 2, text, font, ON_BRASS)

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite about a centre."""
        self.image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)

    def patterned(self, color: Color, texture: Image.Image, placed: Placed) -> None:
        """Lay a colour through a mask and a texture of the whole picture's size."""
        mask, (x, y) = placed
        part = texture.crop((x, y, x + mask.width, y + mask.height))
        self.image.paste(color, (x, y), Image.composite(part, Image.new("L", mask.size), mask))

    def png(self) -> bytes:
        """Give the picture as a PNG of at most 256 colours with transparent corners."""
        picture = self._reduced()
        self._cut_corners(picture)
        alphas = bytes([255] * _COLORS + [round(255 * step / _STEPS) for step in range(_STEPS)])
        target = io.BytesIO()
        picture.save(target, "PNG", transparency=alphas, compress_level=_QUICK)
        return target.getvalue()

    def _reduced(self) -> Image.Image:
        """Map to few colours: the plain ones exactly, the rest chosen from every second pixel."""
        chosen: dict[Color, None] = dict(list(self._flat.items())[: _COLORS // 2])
        thumb = self.image.resize((self.width // 2, self.height // 2), Image.Resampling.NEAREST)
        shades = thumb.quantize(_COLORS - len(chosen), Image.Quantize.FASTOCTREE).getpalette() or []
        chosen |= dict.fromkeys(zip(*([iter(shades)] * 3), strict=True))
        flat = [part for color in chosen for part in color]
        flat += [0] * (3 * _COLORS - len(flat))
        table = Image.new("P", (1, 1))
        table.putpalette(flat)
        picture = self.image.quantize(palette=table, dither=Image.Dither.NONE)
        picture.putpalette(flat + list(self._keyline) * _STEPS)
        return picture

    def _cut_corners(self, picture: Image.Image) -> None:
        steps = [_COLORS + min(_STEPS - 1, round(alpha / 255 * _STEPS)) for alpha in range(256)]
        outside = [255] * 255 + [0]
        for corner, position in _corners((0, 0, self.width, self.height), RADIUS + KEYLINE_WIDTH / 2):
            patch = Image.frombytes("P", corner.size, corner.point(steps).tobytes())
            picture.paste(patch, position, corner.point(outside))
