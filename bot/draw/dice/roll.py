"""The picture of one throw: 2w6 in three columns, everything else as a grid of dice."""

import math

from PIL import Image

from bot.draw import sprites
from bot.draw.canvas import Canvas
from bot.draw.dice.parts import HEADER_HEIGHT, VERDICT_HEIGHT, header, pills, verdict_bar, xp_text
from bot.draw.dice.records import Die, RollPicture, number
from bot.draw.fonts import clean, face, shrink, wrap
from bot.draw.palette import LINE, MUTED, PANEL, TEXT

_PAIR_HEIGHT = 270
_PAIR_DIE = 146
# Without a header the pills stand over the sum and push it down.
_NAMELESS_TOP = 12
_NAMELESS_HEIGHT = 254
_NAMELESS_DROP = 30
_PILLS_TOP = 44
_PILLS_ROOM = 456
_BESIDE_MOST = 3
_BESIDE_DIE = 138
_LINE_STEP = 37
_ROW_GAP = 16
_POINTED = 1.3  # how much taller than a square die the pointed ones are


def draw_roll(picture: RollPicture) -> bytes:
    """Draw a throw."""
    if picture.is_pair:
        return _draw_pair(picture)
    return _draw_beside(picture) if len(picture.dice) <= _BESIDE_MOST else _draw_grid(picture)


def _begin(picture: RollPicture, top: int, body: int) -> Canvas:
    """Lay the ground for header, body and verdict and draw all but the body."""
    verdict_height = VERDICT_HEIGHT + 20 if picture.verdict else 0
    # The body's own lower margin is enough above a verdict bar.
    bottom = top + body - (12 if picture.verdict else 0)
    canvas = Canvas(bottom + verdict_height)
    if picture.name is not None:
        bonus = xp_text(picture.xp, picture.labels.xp)
        left = pills(canvas, 868, _PILLS_TOP, picture.notation, bonus, _PILLS_ROOM, "right")
        header(canvas, picture.name, picture.subtitle, picture.house, left)
    if picture.verdict:
        verdict_bar(canvas, bottom, picture.verdict)
    return canvas


def _result_column(canvas: Canvas, picture: RollPicture, top: float) -> None:
    """Draw the last column: the sum, with XP the raised one on a plate; nameless also the pills."""
    xp, labels = picture.xp, picture.labels
    drop = 0
    if picture.name is None:
        bonus = xp_text(xp, labels.xp)
        pills(canvas, 742, top + 10, picture.notation, bonus, 258, "middle")
        drop = _NAMELESS_DROP
    middle = top + 92 + drop
    total = number(picture.total, labels.thousands)
    if xp and picture.is_pair:
        canvas.centered(682, middle, total, shrink(total, "sans-black", 116, 108), TEXT)
        canvas.plate((750, middle - 55, 116, 110), number(picture.total + xp), face("sans-black", 74))
    else:
        canvas.centered(742, middle, total, shrink(total, "sans-black", 116, 250), TEXT)
    canvas.text(742, top + 220, clean(labels.sum), face("sans", 30), MUTED, "middle")


def _draw_pair(picture: RollPicture) -> bytes:
    top = HEADER_HEIGHT if picture.name is not None else _NAMELESS_TOP
    canvas = _begin(picture, top, _PAIR_HEIGHT if picture.name is not None else _NAMELESS_HEIGHT)
    names = (picture.labels.first, picture.labels.second)
    for die, word, left, tilt in zip(picture.dice, names, (26, 312), (-4, 4), strict=True):
        canvas.sprite(sprites.die(6, die.value, _PAIR_DIE, picture.house, tilt), left + 84, top + 92)
        if picture.xp:
            canvas.text(left + 212, top + 72, str(die.value), face("sans-bold", 52), TEXT, "middle")
            canvas.plate((left + 170, top + 89, 84, 78), number(die.value + picture.xp), face("sans-black", 56))
        else:
            canvas.centered(left + 212, top + 92, str(die.value), face("sans-black", 76), TEXT)
        canvas.text(left + 130, top + 220, clean(word), face("sans", 30), MUTED, "middle")
    for x in (298, 598):
        canvas.rule((x, top + 20), (x, top + 222), LINE, 3)
    _result_column(canvas, picture, top)
    return canvas.png()


def _draw_beside(picture: RollPicture) -> bytes:
    """Draw up to three dice with the sum beside them and the arithmetic below."""
    top = HEADER_HEIGHT if picture.name is not None else _NAMELESS_TOP
    font = face("sans", 32)
    lines = wrap(clean(picture.detail or ""), font, 540, 2)
    height = _PAIR_HEIGHT if picture.name is not None else _NAMELESS_HEIGHT
    canvas = _begin(picture, top, height + _LINE_STEP * max(0, len(lines) - 1))
    middle = top + 92 + (0 if lines else 24)
    pitch = 572 / len(picture.dice)
    for index, die in enumerate(picture.dice):
        canvas.sprite(_sprite(picture, die, _BESIDE_DIE, index), 26 + pitch * (index + 0.5), middle)
    for row, line in enumerate(lines):
        canvas.text(312, top + 220 + _LINE_STEP * row, line, font, MUTED, "middle")
    canvas.rule((598, top + 20), (598, top + 222), LINE, 3)
    _result_column(canvas, picture, top)
    return canvas.png()


def _draw_grid(picture: RollPicture) -> bytes:
    """Draw rows of up to six dice and a bar with arithmetic and sum."""
    count = len(picture.dice)
    rows = math.ceil(count / 6)
    columns = math.ceil(count / rows)
    pointed = any(die.sides != 6 for die in picture.dice)
    size = 132 if columns < 6 and rows < 4 else 104 if pointed and rows == 4 else 120
    pitch_x = 848 / columns if columns >= 5 else 180
    pitch_y = round(size * _POINTED) if pointed else size + _ROW_GAP
    font = face("sans", 32)
    lines = wrap(clean(picture.detail or ""), font, 540, 2)
    bar = 108 if len(lines) < 2 else 144
    top = HEADER_HEIGHT if picture.name is not None else _NAMELESS_TOP + 10
    nameless = 62 if picture.name is None else 0
    body = nameless + 4 + rows * pitch_y + 18 + bar + 20
    canvas = _begin(picture, top, body + (4 if picture.verdict else 0))
    if picture.name is None:
        bonus = xp_text(picture.xp, picture.labels.xp)
        pills(canvas, 26, top, picture.notation, bonus, 848, "left")
    for index, die in enumerate(picture.dice):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        x = 450 + pitch_x * (column - (in_row - 1) / 2)
        y = top + nameless + 4 + pitch_y * (row + 0.5)
        canvas.sprite(_sprite(picture, die, size, index), x, y)
    bar_top = top + body - 20 - bar
    canvas.rounded((20, bar_top, 860, bar), 22, fill=PANEL, line=LINE, width=3)
    _sum_bar(canvas, picture, lines, bar_top, bar)
    return canvas.png()


def _sum_bar(canvas: Canvas, picture: RollPicture, lines: list[str], top: float, height: float) -> None:
    label, font = face("sans", 30), face("sans", 32)
    baseline = top + height / 2 + 11 - _LINE_STEP * len(lines) / 2
    canvas.text(48, baseline, clean(picture.labels.sum), label, MUTED)
    for line in lines:
        baseline += _LINE_STEP
        canvas.text(48, baseline, line, font, TEXT)
    total = number(picture.total, picture.labels.thousands)
    big = shrink(total, "sans-black", 92, 240)
    canvas.text(852, top + height / 2 + big.size * 0.33, total, big, TEXT, "right")


def _sprite(picture: RollPicture, die: Die, size: int, index: int) -> Image.Image:
    # Only the square die lies askew; a turned silhouette would look like another die.
    tilt = (-4, 4, -2, 3)[index % 4] if die.sides == 6 else 0
    return sprites.die(die.sides, die.value, size, picture.house, tilt, die.kept)
