"""The head of both pictures: badges, names, what stands under them, the score between them."""

from typing import NamedTuple

from PIL import Image

from bot.draw import sprites
from bot.draw.canvas import Canvas
from bot.draw.dice.records import number
from bot.draw.fonts import face, fit, shrink
from bot.draw.palette import BRASS, MUTED, TEXT, HouseLetter
from bot.games.quidditch.draw.pieces import tidy, tidy_name

_BADGE, _BADGE_X, _MIDDLE = 72, 62, 68
_NAME_X = 112
_WIDEST = 232
_SIGN_ROOM = 38
_SCORE, _SCORE_GAP = 84, 18


class Side(NamedTuple):
    """A house in the head; under its name may stand a note with a small sign before it."""

    house: HouseLetter
    name: str
    points: int
    note: str = ""
    sign: Image.Image | None = None
    best: bool = False


def draw_heading(canvas: Canvas, left: Side, right: Side) -> None:
    """Draw both houses and the score."""
    used = max(_side(canvas, left, mirrored=False), _side(canvas, right, mirrored=True))
    score = f"{number(left.points)}:{number(right.points)}"
    room = canvas.width - 2 * (used + _SCORE_GAP)
    canvas.centered(canvas.width / 2, _MIDDLE - 1, score, shrink(score, "serif-black", _SCORE, room), TEXT)


def _side(canvas: Canvas, side: Side, *, mirrored: bool) -> float:
    """Draw one house and give how far it reaches from its edge of the picture."""
    name_font, note_font = face("serif-bold", 38), face("sans", 28)
    name = fit(tidy_name(side.name), name_font, _WIDEST)
    note = fit(tidy(side.note), note_font, _WIDEST - (_SIGN_ROOM if side.sign else 0))
    name_width = name_font.length(name)
    note_width = note_font.length(note) + (_SIGN_ROOM if side.sign else 0)

    def left(width: float, edge: float = _NAME_X) -> float:
        return canvas.width - edge - width if mirrored else edge

    canvas.sprite(sprites.badge(side.house, _BADGE), left(0, _BADGE_X), _MIDDLE)
    canvas.text(left(name_width), 64 if note_width else 80, name, name_font, BRASS if side.best else TEXT)
    x = left(note_width)
    if side.sign:
        canvas.sprite(side.sign, x + 15, 93)
        x += _SIGN_ROOM
    canvas.text(x, 103, note, note_font, MUTED)
    return _NAME_X + max(name_width, note_width)
