"""The report of a season: the final ranking, who scored and caught most, the fairest house, the longest match."""

from dataclasses import dataclass

from bot.contests.common.draw.naming import line
from bot.contests.pokal.draw import pieces
from bot.contests.pokal.draw.pieces import LEFT, WIDTH, badge, ink, section
from bot.draw.canvas import Canvas
from bot.draw.fonts import face
from bot.draw.palette import BRASS, MUTED, PANEL, TEXT, WINNER_PANEL, HouseLetter

_TOP, _PLACE, _PLACE_PITCH = 100, 74, 82
_HEAD, _ROW, _PITCH = 58, 58, 64


@dataclass(frozen=True, slots=True)
class RankedHouse:
    """A house in the final ranking: its place, its name, and what it has got."""

    place: str
    house: HouseLetter
    name: str
    points: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class Honour:
    """A line of a list: whose house, the name, what for; without a house the badge is left out."""

    house: HouseLetter | None
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class HonourList:
    """A list with its headline."""

    title: str
    lines: tuple[Honour, ...]


@dataclass(frozen=True, slots=True)
class ReportPicture:
    """A season in one picture; lists without lines are left out."""

    title: str
    note: str
    ranking: tuple[RankedHouse, ...]
    lists: tuple[HonourList, ...]


def draw_season(picture: ReportPicture) -> bytes:
    """Draw the ranking, and the lists below it."""
    lists = [one for one in picture.lists if one.lines]
    height = _TOP + _PLACE_PITCH * len(picture.ranking) + sum(_HEAD + _PITCH * len(one.lines) + 6 for one in lists) + 16
    canvas = ink(height, picture.title, picture.note)
    y = _TOP
    for row in picture.ranking:
        _place(canvas, row, y)
        y += _PLACE_PITCH
    for found in lists:
        section(canvas, y + 42, found.title)
        y += _HEAD
        for honour in found.lines:
            _honour(canvas, honour, y)
            y += _PITCH
        y += 6
    return canvas.png()


def _place(canvas: Canvas, row: RankedHouse, y: int) -> None:
    box = (LEFT, y, WIDTH, _PLACE)
    if row.won:
        canvas.rounded(box, 16, fill=WINNER_PANEL, line=BRASS, width=3)
        pieces.trophy(canvas, 592, y + _PLACE / 2)
    else:
        canvas.rounded(box, 16, fill=PANEL)
    middle = y + _PLACE / 2
    line(canvas, 44, middle + 14, row.place, face("serif-bold", 38), BRASS if row.won else MUTED, 60)
    badge(canvas, row.house, 130, middle, 52)
    line(canvas, 172, middle + 13, row.name, face("sans-bold", 38), TEXT, 360)
    line(canvas, 858, middle + 12, row.points, face("sans-black", 34), TEXT, 220, "right")


def _honour(canvas: Canvas, honour: Honour, y: int) -> None:
    canvas.rounded((LEFT, y, WIDTH, _ROW), 14, fill=PANEL)
    middle = y + _ROW / 2
    left = 44
    if honour.house is not None:
        badge(canvas, honour.house, 62, middle, 38)
        left = 96
    value = face("sans-bold", 30)
    line(canvas, left, middle + 11, honour.name, face("sans", 31), TEXT, 610)
    line(canvas, 858, middle + 11, honour.value, value, BRASS, 230, "right")
