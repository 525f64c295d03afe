"""The table of the cup: places with what broke a tie, the finals, and the house points."""

from dataclasses import dataclass
from typing import Literal

from bot.contests.common.draw.naming import line
from bot.contests.pokal.draw import pieces
from bot.contests.pokal.draw.fixtures import Side
from bot.contests.pokal.draw.glass import Glass, draw_glass, scale
from bot.contests.pokal.draw.pieces import BRASS_PALE, LEFT, WIDTH, badge, ink
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit, shrink
from bot.draw.palette import BRASS, DECIDING, LINE, MUTED, PANEL, RAISED, TEXT, WINNER_PANEL, HouseLetter

_TOP, _ROW, _PITCH = 150, 66, 74
_RIGHTS = {"played": 462, "points": 586, "catches": 706, "goals": 858}
_ROOMS = {"played": 120, "points": 114, "catches": 110, "goals": 140}
_FINAL, _BOX = 248, 422
_GLASSES, _GLASS_PITCH = 124.0, 217.3
Cell = Literal["points", "catches", "goals"]
_CELLS: dict[Cell, tuple[int, int]] = {"points": (490, 110), "catches": (644, 76), "goals": (790, 80)}


@dataclass(frozen=True, slots=True)
class TableRow:
    """A house in the table; `decided_by` are the cells that broke a tie, `through` that it plays for the cup."""

    place: str
    house: HouseLetter
    name: str
    played: str
    points: str
    catches: str
    goals: str
    through: bool = False
    decided_by: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class TableFinal:
    """A final; without two sides it is still open who plays it."""

    title: str
    text: str
    sides: tuple[Side, ...] = ()


@dataclass(frozen=True, slots=True)
class TableWords:
    """The heads of the columns, and of the house points."""

    played: str
    points: str
    catches: str
    goals: str
    accounts: str


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table after a round; the first final is the one for the cup; accounts are house, points and both written."""

    title: str
    note: str
    words: TableWords
    rows: tuple[TableRow, ...]
    ties: tuple[str, ...] = ()
    finals: tuple[TableFinal, ...] = ()
    accounts: tuple[tuple[HouseLetter, int, str], ...] = ()


def draw_table(picture: TablePicture) -> bytes:
    """Draw the table, and below it what there already is."""
    ties = _TOP + _PITCH * len(picture.rows) + 8
    finals = ties + 70 * len(picture.ties)
    accounts = finals + (_FINAL + 18 if picture.finals else 0)
    canvas = ink(accounts + (374 if picture.accounts else 12), picture.title, picture.note)
    small = face("sans", 28)
    for key, right in _RIGHTS.items():
        line(canvas, right, 134, getattr(picture.words, key), small, MUTED, _ROOMS[key], "right")
    for number, row in enumerate(picture.rows):
        _row(canvas, row, _TOP + _PITCH * number)
    for number, tie in enumerate(picture.ties):
        y = ties + 70 * number
        canvas.rounded((LEFT, y, WIDTH, 52), 14, fill=DECIDING.ground)
        line(canvas, 450, y + 36, tie, shrink(clean(tie), "sans", 28, 820), BRASS_PALE, 820, "middle")
    for number, final in enumerate(picture.finals):
        _final(canvas, final, LEFT + number * (_BOX + 16), finals, cup=number == 0)
    if picture.accounts:
        _accounts(canvas, picture, accounts)
    return canvas.png()


def _row(canvas: Canvas, row: TableRow, y: int) -> None:
    if row.through:
        canvas.rounded((LEFT, y, WIDTH, _ROW), 16, fill=WINNER_PANEL, line=BRASS, width=3)
    else:
        canvas.rounded((LEFT, y, WIDTH, _ROW), 16, fill=PANEL)
    bold, plain, black = face("sans-bold", 34), face("sans", 34), face("sans-black", 34)
    line(canvas, 44, y + 45, row.place, bold, BRASS if row.through else MUTED, 50)
    badge(canvas, row.house, 120, y + 33, 46)
    line(canvas, 156, y + 45, row.name, bold, TEXT, 240)
    for cell in row.decided_by:
        left, width = _CELLS[cell]
        canvas.rounded((left, y + 9, width, 48), 10, fill=DECIDING.ground, line=BRASS, width=3)
    line(canvas, _RIGHTS["played"], y + 45, row.played, plain, MUTED, 60, "right")
    line(canvas, _RIGHTS["points"], y + 45, row.points, black, TEXT, 116, "right")
    line(canvas, _RIGHTS["catches"], y + 45, row.catches, plain, _tone(row, "catches"), 70, "right")
    line(canvas, _RIGHTS["goals"], y + 45, row.goals, plain, _tone(row, "goals"), 110, "right")


def _tone(row: TableRow, cell: Cell) -> tuple[int, int, int]:
    return TEXT if cell in row.decided_by else MUTED


def _final(canvas: Canvas, final: TableFinal, x: int, y: int, *, cup: bool) -> None:
    canvas.rounded((x, y, _BOX, _FINAL), 20, fill=PANEL)
    line(canvas, x + 22, y + 44, final.title, face("serif-bold", 34), BRASS, _BOX - 40)
    for number in (0, 1):
        top = y + 66 + 64 * number
        side = final.sides[number] if number < len(final.sides) else None
        won = side is not None and side.won
        canvas.rounded((x + 18, top, 270, 54), 12, fill=RAISED, line=BRASS if won else None, width=3)
        if side is None:
            canvas.text(x + 48, top + 38, "–", face("sans", 30), MUTED, "middle")
            continue
        badge(canvas, side.house, x + 48, top + 27, 34)
        font = face("sans-black" if won else "sans", 30)
        points = fit(clean(side.points) or "–", font, 76)
        canvas.text(x + 276, top + 38, points, font, TEXT if side.points else MUTED, "right")
        room = 186 - font.length(points)
        line(canvas, x + 78, top + 37, side.name, face("sans-bold" if won else "sans", 28), TEXT, room)
    canvas.stroke(
        [
            [(x + 288, y + 93), (x + 312, y + 93), (x + 312, y + 157), (x + 288, y + 157)],
            [(x + 312, y + 125), (x + 330, y + 125)],
        ],
        LINE,
        4,
    )
    winner = next((side for side in final.sides if side.won), None)
    if winner is not None:
        badge(canvas, winner.house, x + 374, y + 122, 62)
    elif cup:
        pieces.trophy(canvas, x + 374, y + 126)
    else:
        canvas.dashed((x + 342, y + 93, 64, 64), 32, LINE, 4, (8.0, 6.0))
        canvas.centered(x + 374, y + 125, "3", face("serif-black", 32), MUTED)
    line(canvas, x + 22, y + 228, final.text, face("sans", 28), MUTED, _BOX - 40)


def _accounts(canvas: Canvas, picture: TablePicture, y: int) -> None:
    line(canvas, 32, y + 36, picture.words.accounts, face("serif-bold", 38), BRASS, 836)
    totals = [points for _, points, _ in picture.accounts]
    whole = scale(totals)
    font = face("sans-black", 36)
    for number, (house, points, shown) in enumerate(picture.accounts):
        x = _GLASSES + _GLASS_PITCH * number
        draw_glass(canvas, house, Glass(x, y + 80, 56, 204), points / whole, points / whole)
        words = fit(clean(shown), font, 130)
        left = x - (34 + 10 + font.length(words)) / 2
        badge(canvas, house, left + 17, y + 332, 34)
        leads = points == max(totals) and totals.count(points) == 1
        canvas.text(left + 44, y + 345, words, font, BRASS if leads else TEXT)
