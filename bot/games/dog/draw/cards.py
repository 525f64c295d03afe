"""Cards: a face for each of the ten, a hand in a row, all of them in two."""

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import SMALLEST, clean, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, FAINT, INK, MUTED, ON_BRASS, TEXT, WHITE, Color, mix, rgb
from bot.draw.paths import dashes, flatten, place, polygon
from bot.draw.shapes import SCALE
from bot.games.dog.draw.records import CardFace, CardsPicture

BLUE, RED = rgb("#2559B8"), rgb("#AE241E")
_IVORY, _DARK_RED = rgb("#FBF4E2"), rgb("#5F0F0B")
_BLUE_FRAME, _RED_FRAME = mix(rgb("#BBD2FF"), BLUE, 0.55), mix(rgb("#FFC2BA"), RED, 0.75)
_HAT, _HAT_EDGE = rgb("#3A1C6B"), rgb("#FFF6DA")
_HAT_PATH = (
    "M25.9 147.3Q75 170.8 124.1 147.3Q126.3 136.6 107 132.3Q96.4 83.2 107 42.6Q60 64 43 132.3Q23.7 136.6 25.9 147.3Z"
)
_STAR = "M72.9 80L78.2 92.9L92.2 94L81.5 103.1L84.8 116.7L72.9 109.4L60.9 116.7L64.2 103.1L53.6 94L67.5 92.9Z"
_DOOR = "M36.4 100V52.3Q36.4 25 63.6 25Q90.9 25 90.9 52.3V100Z"
_OUT = "M56.8 65.9H111.4M96.6 51.1L111.4 65.9L96.6 80.7"
_FORTH = "M34.1 86.4H113.6M94.3 67.1L113.6 86.4L94.3 105.7"
_BACK = "M115.9 134.1H36.4M55.7 114.8L36.4 134.1L55.7 153.4"
_EITHER = "M68.2 40.9H27.3M38.7 29.5L27.3 40.9L38.7 52.3M81.8 40.9H122.7M111.3 29.5L122.7 40.9L111.3 52.3"
_FORK = "M75 134.1V143.2M36.4 165.9L75 143.2L113.6 165.9M75 143.2V165.9"
_BLUES = ("2", "3", "5", "6")
# A card of the drawing above is 150 wide and 236 high.
_WIDE, _HIGH = 150.0, 236.0
_CAPTION = 32
_PER_ROW = 6


class _Pen:
    """Draws in the units of a card."""

    def __init__(self, width: int) -> None:
        self.k = width * SCALE / _WIDE
        self.layer = Image.new("RGBA", (width * SCALE, round(_HIGH * self.k / SCALE) * SCALE))
        self.pen = ImageDraw.Draw(self.layer)

    def box(self, inset: float, radius: float, *, fill: Color | None = None, line: Color | None = None) -> None:
        far = ((_WIDE - inset) * self.k - 1, (_HIGH - inset) * self.k - 1)
        box = (inset * self.k, inset * self.k, *far)
        self.pen.rounded_rectangle(box, radius * self.k, fill=fill, outline=line, width=round(2.5 * self.k))

    def lines(self, path: str, width: float, color: Color) -> None:
        for line in flatten(path):
            shapes.trace(self.pen, place(line, scale=self.k), width * self.k, color)

    def shape(self, path: str, color: Color) -> None:
        self.pen.polygon(place(flatten(path)[0], scale=self.k), fill=color)

    def text(self, words: str, size: float, x: float, baseline: float, role: str = "sans-black") -> None:
        font = face("sans-black" if role == "sans-black" else "sans", round(size * self.k)).font
        self.pen.text((x * self.k, baseline * self.k), words, fill=WHITE, font=font, anchor="ms")

    def caption(self, words: str, baseline: float) -> None:
        """Write the words below a symbol, in two lines if they are long."""
        size = max(_CAPTION * self.k, SMALLEST * SCALE)
        font = face("sans", round(size))
        room = 124 * self.k
        lines = [words]
        if font.length(words) > room and " " in words:
            first, _, last = words.rpartition(" ")
            lines = [first, last]
        for number, line in enumerate(reversed(lines)):
            y = (baseline + (7 if len(lines) > 1 else 0)) * self.k - number * size * 1.05
            self.pen.text((75 * self.k, y), fit(line, font, room), fill=WHITE, font=font.font, anchor="ms")


@kept
def card(code: str, caption: str, width: int) -> Image.Image:
    """Draw a card; without a caption its symbol alone."""
    pen = _Pen(width)
    blue = code in _BLUES
    pen.box(0, 18, fill=_IVORY)
    pen.box(6.8, 14, fill=BLUE if blue else RED)
    pen.box(14.8 if blue else 13.6, 9, line=_BLUE_FRAME if blue else _RED_FRAME)
    if blue:
        pen.text(code, 123, 75, 145.5 if caption else 160)
    else:
        for x in (14.8, _WIDE - 14.8):
            for y in (14.8, _HIGH - 14.8):
                pen.pen.polygon(place(polygon(4, 9.1 * pen.k), x * pen.k, y * pen.k), fill=BRASS)
        _symbol(pen, code)
    if caption:
        pen.caption(caption, 140.9 if code in ("9", "18") else 201.9)
    return pen.layer.reduce(SCALE)


def _symbol(pen: _Pen, code: str) -> None:
    match code:
        case "J":
            pen.shape(_HAT_PATH, _HAT)
            pen.lines(_HAT_PATH + "L25.9 147.3", 4.3, _HAT_EDGE)
            pen.lines("M44 130.2Q75 145.1 106 130.2", 7.5, BRASS)
            star = (
                "M72.9 80L78.2 92.9L92.2 94L81.5 103.1L84.8 116.7L72.9 109.4L60.9 116.7L64.2 103.1L53.6 94L67.5 92.9Z"
            )
            pen.shape(star, BRASS)
        case "4":
            pen.text("±4", 89, 75, 134.1)
            pen.lines(_EITHER, 6.8, BRASS)
        case "7":
            pen.text("7", 95, 75, 120.5)
            pen.lines(_FORK, 6.8, BRASS)
        case "T":
            pen.lines(_FORTH, 11.4, WHITE)
            pen.lines(_BACK, 11.4, BRASS)
        case _:
            pen.shape(_DOOR, WHITE)
            pen.lines(_OUT, 14.8, _DARK_RED)
            pen.lines(_OUT, 9.1, BRASS)
            if code == "9":
                pen.text("9", 75, 75, 209.1)
            else:
                pen.text("1", 70, 44.3, 209.1)
                pen.text("8", 70, 105.7, 209.1)
                pen.lines("M75 161.4V209.1", 5.7, BRASS)


def draw_cards(picture: CardsPicture) -> bytes:
    """Draw some cards: up to six in a row with their numbers, more in two rows."""
    numbered = any(one.number is not None for one in picture.cards)
    per_row = _PER_ROW if len(picture.cards) <= _PER_ROW else (len(picture.cards) + 1) // 2
    rows = [picture.cards[first : first + per_row] for first in range(0, len(picture.cards), per_row)]
    width, top = (136, 94) if per_row == _PER_ROW else (150, 88)
    pitch = round(width / _WIDE * _HIGH) + (12 if not numbered else 94)
    canvas = Canvas(top + pitch * len(rows) + (2 if numbered else 6))
    title = face("serif-bold", 42)
    used = canvas.text(32, 66, fit(clean(picture.title), title, 540), title, BRASS)
    info = face("sans", 30)
    canvas.text(868, 65, fit(clean(picture.info), info, 800 - used), info, MUTED, "right")
    for number, row in enumerate(rows):
        _row(canvas, row, top + number * pitch, width)
    return canvas.png()


def _row(canvas: Canvas, row: tuple[CardFace, ...], top: float, width: int) -> None:
    gap = 7.2 if len(row) == _PER_ROW else 20.0 if width == 136 else 17.5
    left = (canvas.width - len(row) * width - (len(row) - 1) * gap) / 2
    for number, one in enumerate(row):
        x = left + number * (width + gap) + width / 2
        sprite = card(one.card, clean(one.caption), width)
        if not one.playable:
            sprite = dimmed(one.card, clean(one.caption), width)
        y = top + sprite.height / 2
        canvas.sprite(sprite, x, y)
        if one.number is not None:
            _number(canvas, x, top + sprite.height + 38, one.number, one.playable)


@kept
def dimmed(code: str, caption: str, width: int) -> Image.Image:
    """Cover a card with ink."""
    sprite = card(code, caption, width)
    veil = Image.new("RGBA", sprite.size, (*INK, 255))
    covered = Image.blend(sprite, veil, 0.6)
    covered.putalpha(sprite.getchannel("A"))
    return covered


def _number(canvas: Canvas, x: float, y: float, number: int, playable: bool) -> None:
    if playable:
        canvas.disc(x, y, 25, fill=BRASS)
    else:
        ring = place(polygon(48, 24), x, y)
        canvas.stroke(dashes([*ring, ring[0]], (8, 6)), FAINT, 3)
    canvas.centered(x, y, str(number), face("sans-bold", 34), ON_BRASS if playable else TEXT)
