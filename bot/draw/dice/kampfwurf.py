"""The picture of a Kampfwurf: two throws, three rows, who wins and by what."""

from dataclasses import dataclass
from typing import Literal

from bot.draw import sprites
from bot.draw.canvas import Align, Canvas
from bot.draw.dice.parts import xp_text
from bot.draw.dice.records import number
from bot.draw.fonts import clean, clean_name, face, fit
from bot.draw.palette import (
    BRASS,
    DECIDING,
    FAINT,
    HOUSES,
    INK,
    LINE,
    MUTED,
    NEUTRAL,
    ON_BRASS,
    PANEL,
    PANEL_LINE,
    TEXT,
    WAND_CASING,
    WAND_GRIP,
    WAND_TIP,
    WAND_WOOD,
    WINNER_PANEL,
    HouseLetter,
    Tone,
)

Deciding = Literal["sum", "first", "second"]

_HEIGHT = 694
_PANEL_X = (20, 464)
_PANEL_WIDTH = 416
_DIE = 142
_ROWS: tuple[Deciding, ...] = ("sum", "first", "second")
_ROW_TOP, _ROW_PITCH, _ROW_HEIGHT = 350, 74, 66


@dataclass(frozen=True, slots=True)
class KampfwurfSide:
    """One of the two who throw."""

    name: str
    first: int
    second: int
    subtitle: str | None = None
    house: HouseLetter | None = None
    xp: int = 0


@dataclass(frozen=True, slots=True)
class KampfwurfLabels:
    """The words in the picture."""

    sum: str = "Summe"
    first: str = "Erste Zahl"
    second: str = "Zweite Zahl"
    wins: str = "gewinnt"
    xp: str = "XP"


@dataclass(frozen=True, slots=True)
class KampfwurfPicture:
    """Both throws, the row that decided, the winner's place and what follows."""

    sides: tuple[KampfwurfSide, KampfwurfSide]
    verdict: str
    decided_by: Deciding | None = None
    winner: Literal[0, 1] | None = None
    labels: KampfwurfLabels = KampfwurfLabels()


def draw_kampfwurf(picture: KampfwurfPicture) -> bytes:
    """Draw a Kampfwurf."""
    canvas = Canvas(_HEIGHT)
    for place, side in enumerate(picture.sides):
        _panel(canvas, side, _PANEL_X[place], picture.winner == place, picture.labels)
    _wands(canvas)
    if picture.winner is not None:
        font = face("sans-bold", 28)
        middle = _PANEL_X[picture.winner] + _PANEL_WIDTH / 2
        width = font.length(picture.labels.wins) + 44
        canvas.rounded((middle - width / 2, 297, width, 42), 21, fill=BRASS)
        canvas.text(middle, 327.8, picture.labels.wins, font, ON_BRASS, "middle")
    for index, row in enumerate(_ROWS):
        _row(canvas, picture, row, _ROW_TOP + _ROW_PITCH * index)
    _verdict(canvas, picture)
    return canvas.png()


def _panel(canvas: Canvas, side: KampfwurfSide, left: int, wins: bool, labels: KampfwurfLabels) -> None:
    ground, line, width = (WINNER_PANEL, BRASS, 5) if wins else (PANEL, PANEL_LINE, 3)
    canvas.rounded((left, 20, _PANEL_WIDTH, 298), 24, fill=ground, line=line, width=width)
    text_left, text_right = left + 22, left + 400
    if side.house:
        canvas.sprite(sprites.badge(side.house, 56), left + 50, 70)
        text_left = left + 92
    if side.xp:
        bonus, bold = xp_text(side.xp, labels.xp), face("sans-bold", 28)
        text_right = int(canvas.pill(left + 398, 36, bonus, bold, ground=BRASS, color=ON_BRASS, height=42)) - 8
    name_font, subtitle_font = face("sans-bold", 36), face("sans", 28)
    below = clean(side.subtitle or "")
    name = fit(clean_name(side.name), name_font, text_right - text_left)
    canvas.text(text_left, 64 if below else 82, name, name_font, TEXT)
    canvas.text(text_left, 101, fit(below, subtitle_font, left + 400 - text_left), subtitle_font, MUTED)
    for value, x, tilt in ((side.first, 116, -4), (side.second, 300, 4)):
        canvas.sprite(sprites.die(6, value, _DIE, side.house, tilt), left + x, 210)


def _wands(canvas: Canvas) -> None:
    """Draw the crossed wands between the panels."""
    canvas.disc(450, 208, 36, fill=INK, line=LINE, width=3)
    for sign in (1, -1):
        grip, tip = (450 + 17 * sign, 225), (450 - 17 * sign, 191)
        canvas.stroke([(grip, tip)], WAND_CASING, 10)
        canvas.stroke([(grip, (tip[0] + 2 * sign, 193))], WAND_WOOD, 6)
        canvas.stroke([(grip, (450 + 9 * sign, 217))], WAND_GRIP, 8)
        canvas.disc(tip[0], 190, 5, fill=WAND_TIP)


def _counted(side: KampfwurfSide, row: Deciding) -> tuple[int, int]:
    """Give the thrown and the counting value of a row."""
    thrown = {"sum": side.first + side.second, "first": side.first, "second": side.second}[row]
    return thrown, thrown + side.xp


def _row(canvas: Canvas, picture: KampfwurfPicture, row: Deciding, top: int) -> None:
    decides = row == picture.decided_by
    later = picture.decided_by is not None and _ROWS.index(row) > _ROWS.index(picture.decided_by)
    middle = top + _ROW_HEIGHT / 2
    if decides:
        canvas.rounded((20, top, 860, _ROW_HEIGHT), 16, fill=DECIDING.ground, line=DECIDING.line, width=4)
    word_color = BRASS if decides else FAINT if later else MUTED
    word = {"sum": picture.labels.sum, "first": picture.labels.first, "second": picture.labels.second}[row]
    word_font = face("sans-bold" if decides else "sans", 32)
    canvas.text(450, middle + 11, fit(clean(word), word_font, 196), word_font, word_color, "middle")
    values = [_counted(side, row)[1] for side in picture.sides]
    for place, side in enumerate(picture.sides):
        outward = -1 if place == 0 else 1
        align: Align = "right" if place == 0 else "left"
        thrown, counting = _counted(side, row)
        best = decides and picture.winner == place
        value_font = face("sans-black", 50 if best else 42)
        color = FAINT if later else MUTED if decides and not best else TEXT
        x = 450 + 128 * outward
        baseline = middle + value_font.size * 0.35
        width = canvas.text(x, baseline, number(counting), value_font, color, align)
        if side.xp:
            sign = "+" if side.xp > 0 else "\u2212"
            beside = x + (width + 20) * outward
            color = FAINT if later else MUTED
            canvas.text(beside, middle + 10, f"{thrown} {sign} {abs(side.xp)}", face("sans", 30), color, align)
        mark_x = 450 + 374 * outward
        if best:
            canvas.stroke(sprites.check(453.5 + 372 * outward, middle - 3, 0.75), BRASS, 8)
        elif not decides and not later and values[0] == values[1]:
            for y in (middle - 6, middle + 6):
                canvas.rule((mark_x - 13 + 2 * outward, y), (mark_x + 13 + 2 * outward, y), MUTED, 5)


def _verdict(canvas: Canvas, picture: KampfwurfPicture) -> None:
    """Draw the last bar in the winner's colours, or plain without a winner."""
    house = picture.sides[picture.winner].house if picture.winner is not None else None
    tone = HOUSES[house].bar if house else NEUTRAL if picture.winner is None else Tone(WINNER_PANEL, BRASS)
    canvas.rounded((20, 588, 860, 86), 22, fill=tone.ground, line=tone.line, width=3)
    left = 48
    if house:
        canvas.sprite(sprites.badge(house, 52), 68, 631)
        left = 114
    elif picture.winner is not None:
        canvas.stroke(sprites.check(72, 629, 0.85), BRASS, 9)
        left = 114
    font = face("sans-bold", 36)
    canvas.text(left, 644, fit(clean(picture.verdict), font, 852 - left), font, TEXT)
