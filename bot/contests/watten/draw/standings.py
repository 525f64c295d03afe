"""The table after a round: Bummerl, points, their ratio, who has risen or fallen, and what is still undecided."""

from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import GONE, INK, MISS, MUTED, RULE, STRIPE, TIE
from bot.contests.common.draw.ground import FULL, MARGIN, paper
from bot.contests.common.draw.naming import Names, block, fitted, line, lines_of
from bot.contests.common.draw.paging import page_of
from bot.contests.watten.draw.theme import WOOD
from bot.draw.canvas import Canvas
from bot.draw.fonts import Role, clean, face, fit

PER_PICTURE = 12
_TOP, _ROW = 171, 76
_NOTE, _LEGEND = 48, 50
_NAME = 286
Cell = Literal["bummerl", "points", "ratio"]
_CELLS: dict[Cell, tuple[int, int]] = {"bummerl": (516, 72), "points": (624, 130), "ratio": (768, 100)}
"""Where the frame of a cell begins, and how wide it is."""
Sign = Literal["coin", "star", "frame"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A team in the table; without a place it is excluded or außer Konkurrenz, as `remark` says.

    `reason` stands below the name: what has decided a tie. The cells it was decided by are framed.
    """

    place: int | None
    names: Names
    bummerl: int
    points: str
    ratio: str
    moved: int | None = None
    gifted: bool = False
    undecided: bool = False
    decided_by: tuple[Cell, ...] = ()
    excluded: bool = False
    remark: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class StandingsWords:
    """The words of the table's head and foot."""

    place: str
    team: str
    bummerl: str
    points: str
    ratio: str
    better: str
    worse: str
    same: str
    about_ratio: str


@dataclass(frozen=True, slots=True)
class StandingsPicture:
    """The whole table; `page` says which twelve rows are shown, `notes` explain what is marked in it."""

    title: str
    note: str
    words: StandingsWords
    rows: tuple[Standing, ...]
    notes: tuple[tuple[Sign, str], ...] = ()
    page: int = 0


def draw_standings(picture: StandingsPicture) -> bytes:
    """Draw up to twelve rows."""
    rows = page_of(picture.rows, picture.page, PER_PICTURE)
    bottom = _TOP + _ROW * len(rows)
    canvas = paper(bottom + 28 + _NOTE * len(picture.notes) + _LEGEND, WOOD, picture.title, picture.note)
    _head(canvas, picture.words)
    for number, row in enumerate(rows):
        _row(canvas, row, _TOP + number * _ROW, striped=number % 2 == 1)
    canvas.image.paste(WOOD.band, (MARGIN, _TOP - 4, MARGIN + FULL, _TOP))
    canvas.image.paste(WOOD.band, (MARGIN, bottom, MARGIN + FULL, bottom + 4))
    y = float(_TOP)
    for undecided, group in groupby(rows, key=lambda row: row.place if row.undecided else None):
        count = len(list(group))
        if undecided is not None:
            _undecided(canvas, y, count)
        y += _ROW * count
    y = bottom + 36.0
    for sign, text in picture.notes:
        _note(canvas, sign, text, y)
        y += _NOTE
    _legend(canvas, picture.words, y)
    return canvas.png()


def _head(canvas: Canvas, words: StandingsWords) -> None:
    font = face("sans", 28)
    line(canvas, 36, 148, words.place, font, MUTED, 150)
    line(canvas, 204, 148, words.team, font, MUTED, 270)
    line(canvas, 552, 148, words.bummerl, font, MUTED, 130, "middle")
    line(canvas, 742, 148, words.points, font, MUTED, 116, "right")
    line(canvas, 858, 148, words.ratio, font, MUTED, 104, "right")


def _row(canvas: Canvas, row: Standing, y: int, *, striped: bool) -> None:
    ground = GONE if row.excluded else STRIPE if striped else None
    if ground:
        canvas.image.paste(ground, (MARGIN, y + 1, MARGIN + FULL, y + _ROW))
        canvas.keep((ground,))
    canvas.rule((MARGIN, y + _ROW), (MARGIN + FULL, y + _ROW), RULE, 2)
    middle = y + _ROW / 2 + 1
    _place(canvas, row, middle)
    role: Role = "sans" if row.excluded else "sans-bold"
    written = lines_of(row.names, role, 33, _NAME)
    if row.reason:
        name, font = fitted(row.names, role, 33, _NAME)
        written = [name], font
    dark, baseline = MUTED if row.excluded else INK, middle - 6 if row.reason else middle + 11
    for at, width in block(canvas, 204, baseline, written, dark):
        if row.excluded:
            marks.struck(canvas, 204, at, width, written[1].size)
    line(canvas, 204, middle + 27, row.reason, face("sans", 28), MUTED, 300)
    canvas.text(552, middle + 14, str(row.bummerl), face("serif-black", 44), dark, "middle")
    if row.gifted:
        reach = face("serif-black", 44).length(str(row.bummerl)) / 2
        canvas.text(552 + reach + 6, middle + 7, "*", face("sans-bold", 40), MISS)
    if row.remark:
        line(canvas, 864, middle + 10, row.remark, face("sans-bold", 30), MISS if row.excluded else MUTED, 270, "right")
        return
    for cell in row.decided_by:
        left, wide = _CELLS[cell]
        canvas.rounded((left, middle - 25, wide, 50), 10, line=TIE, width=3)
    font = face("sans", 34)
    line(canvas, 742, middle + 11, row.points, font, INK, 150, "right")
    line(canvas, 858, middle + 11, row.ratio, font, INK if "ratio" in row.decided_by else MUTED, 100, "right")


def _place(canvas: Canvas, row: Standing, middle: float) -> None:
    if row.excluded:
        marks.cancelled(canvas, 126, middle - 1)
    if row.place is None:
        canvas.text(62, middle + 13, "–", face("serif-bold", 40), MUTED, "middle")
        return
    marks.moved(canvas, 126, middle - 1, row.moved)
    if row.place <= 3:
        marks.medal(canvas, 62, middle + 6, 23, row.place)
    else:
        canvas.text(62, middle + 13, str(row.place), face("serif-bold", 40), INK, "middle")


def _undecided(canvas: Canvas, y: float, count: int) -> None:
    """Frame those who are level in everything; the coin lies on their seams."""
    canvas.dashed((31, y + 4, 838, _ROW * count - 6), 14, TIE, 3.5, (10.0, 7.0))
    for seam in range(1, count):
        marks.coin(canvas, 502, y + seam * _ROW)


def _note(canvas: Canvas, sign: Sign, text: str, middle: float) -> None:
    match sign:
        case "coin":
            marks.coin(canvas, 50, middle, 18)
        case "star":
            canvas.text(50, middle + 17, "*", face("sans-bold", 40), MISS, "middle")
        case "frame":
            canvas.rounded((34, middle - 13, 32, 26), 7, line=TIE, width=3)
    line(canvas, 80, middle + 9, text, face("sans", 28), INK, 784)


def _legend(canvas: Canvas, words: StandingsWords, middle: float) -> None:
    font = face("sans", 28)
    about = fit(clean(words.about_ratio), font, 400)
    canvas.text(864, middle + 9, about, font, MUTED, "right")
    x, room = 50.0, 864 - font.length(about) - 16
    for places, word in ((1, words.better), (-1, words.worse), (0, words.same)):
        width = font.length(clean(word))
        if x + 30 + width > room:
            return
        if places:
            marks.arrow(canvas, x, middle - 3, up=places > 0)
        else:
            marks.moved(canvas, x, middle - 1, 0)
        canvas.text(x + 26, middle + 9, clean(word), font, MUTED)
        x += 26 + width + 38
