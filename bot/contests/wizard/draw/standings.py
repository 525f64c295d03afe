"""The table after a round: placing points of every round, their sum, the real points, and who would go through."""

from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import DOT, GOLD, GONE, INK, MISS, MUTED, RULE, STRIPE, THROUGH, TIE
from bot.contests.common.draw.ground import FULL, MARGIN, paper
from bot.contests.common.draw.naming import fitted, line
from bot.contests.common.draw.paging import page_of
from bot.contests.wizard.draw.theme import NIGHT_SKY
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit, shrink

PER_PICTURE = 16
_TOP, _ROW, _CUT = 168, 62, 50
_TIE, _LEGEND = 74, 80
_MOST_ROUNDS = 6
Cell = Literal["sum", "points"]
_FRAMES: dict[Cell, tuple[int, int]] = {"sum": (650, 98), "points": (770, 102)}


@dataclass(frozen=True, slots=True)
class Round:
    """What somebody got in a round: placing points, a dash for who was absent, nothing for a round to come."""

    points: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody in the table; without a place they are out, as `remark` says."""

    place: int | None
    name: str
    rounds: tuple[Round, ...]
    total: str
    points: str
    undecided: bool = False
    decided_by: tuple[Cell, ...] = ()
    remark: str = ""


@dataclass(frozen=True, slots=True)
class StandingsWords:
    """The words of the table's head and foot; `rounds` are the heads of the rounds' columns."""

    player: str
    rounds: tuple[str, ...]
    total: str
    points: str
    won: str
    won_example: str
    absent: str
    to_come: str
    placing: str


@dataclass(frozen=True, slots=True)
class StandingsPicture:
    """The whole table; the line is drawn below the first `through`, `page` says which sixteen rows are shown."""

    title: str
    note: str
    words: StandingsWords
    rows: tuple[Standing, ...]
    through: int = 0
    cut: str = ""
    ties: tuple[str, ...] = ()
    page: int = 0


def draw_standings(picture: StandingsPicture) -> bytes:
    """Draw up to sixteen rows; what lies above the line is tinted."""
    rows = page_of(picture.rows, picture.page, PER_PICTURE)
    first = picture.page * PER_PICTURE
    through = picture.through - first
    tops = [_TOP + _ROW * number + (_CUT if 0 < through <= number else 0) for number in range(len(rows) + 1)]
    bottom = tops[-1] if through < len(rows) else _TOP + _ROW * len(rows) + (_CUT if through == len(rows) else 0)
    canvas = paper(bottom + 4 + _TIE * len(picture.ties) + _LEGEND, NIGHT_SKY, picture.title, picture.note)
    columns = _head(canvas, picture.words)
    for number, row in enumerate(rows):
        ground = GONE if row.place is None else THROUGH if number < through else STRIPE if number % 2 == 1 else None
        _row(canvas, row, tops[number], columns, ground, last=number == through - 1)
    canvas.image.paste(NIGHT_SKY.band, (MARGIN, _TOP - 4, MARGIN + FULL, _TOP))
    canvas.image.paste(NIGHT_SKY.band, (MARGIN, bottom - 2, MARGIN + FULL, bottom + 2))
    _frames(canvas, [row.place if row.undecided else None for row in rows], tops)
    if 0 < through <= len(rows):
        _cut(canvas, picture.cut, _TOP + _ROW * through)
    y = bottom + 22
    for tie in picture.ties:
        canvas.rounded((MARGIN, y, FULL, 54), 14, fill=STRIPE, line=TIE, width=2.5)
        font = shrink(clean(tie), "sans", 28, FULL - 40)
        line(canvas, 450, y + 37, tie, font, INK, FULL - 40, "middle")
        y += _TIE
    _legend(canvas, picture.words, y + 18)
    return canvas.png()


def _head(canvas: Canvas, words: StandingsWords) -> list[float]:
    """Write the heads of the columns and give the middles of the rounds' ones; the latest six are shown."""
    font = face("sans", 28)
    shown = words.rounds[-_MOST_ROUNDS:]
    pitch = 72 if len(shown) < _MOST_ROUNDS else 62
    left = 660 - pitch * len(shown)
    columns = [left + pitch * number for number in range(len(shown))]
    line(canvas, 92, 148, words.player, font, MUTED, left - 130)
    for x, word in zip(columns, shown, strict=True):
        line(canvas, x, 148, word, font, MUTED, pitch - 4, "middle")
    line(canvas, 738, 148, words.total, font, MUTED, 116, "right")
    line(canvas, 864, 148, words.points, font, MUTED, 116, "right")
    return [float(x) for x in columns]


def _row(
    canvas: Canvas,
    row: Standing,
    y: int,
    columns: list[float],
    ground: tuple[int, int, int] | None,
    *,
    last: bool,
) -> None:
    if ground:
        canvas.image.paste(ground, (MARGIN, y + 1, MARGIN + FULL, y + _ROW))
        canvas.keep((ground,))
    if not last:
        canvas.rule((MARGIN, y + _ROW), (MARGIN + FULL, y + _ROW), RULE, 2)
    middle = y + _ROW / 2
    out = row.place is None
    dark = MUTED if out else INK
    canvas.text(56, middle + 12, "–" if out else str(row.place), face("serif-bold", 36), dark, "middle")
    room = (columns[0] if columns else 600) - 24 - 92 - 14
    name, font = fitted((row.name,), "sans" if out else "sans-bold", 33, room)
    width = canvas.text(92, middle + 11, name, font, dark)
    if out:
        marks.struck(canvas, 92, middle + 11, width, font.size)
    for x, cell in zip(columns, row.rounds[-len(columns) :] if columns else (), strict=False):
        if not cell.points:
            canvas.disc(x, middle, 4, fill=DOT)
        elif cell.won:
            marks.won(canvas, x, middle, 24, cell.points)
        else:
            line(
                canvas,
                x,
                middle + 11,
                cell.points,
                face("sans", 31),
                MUTED if cell.points == "–" else dark,
                62,
                "middle",
            )
    if row.remark:
        line(canvas, 864, middle + 10, row.remark, face("sans-bold", 30), MISS, 236, "right")
        return
    for cell_name in row.decided_by:
        left, wide = _FRAMES[cell_name]
        canvas.rounded((left, middle - 24, wide, 48), 10, line=TIE, width=3)
    line(canvas, 738, middle + 13, row.total, face("serif-black", 38), dark, 100, "right")
    points_color = INK if "points" in row.decided_by else MUTED
    line(canvas, 860, middle + 12, row.points, face("sans", 33), points_color, 110, "right")


def _frames(canvas: Canvas, tied: list[int | None], tops: list[int]) -> None:
    """Frame rows that nothing has parted yet; a frame that the cut goes through has two parts."""
    number = 0
    for place, group in groupby(tied):
        count = len(list(group))
        if place is not None:
            upper, lower = tops[number], tops[number + count - 1] + _ROW
            canvas.dashed((31, upper + 4, 838, lower - upper - 7), 14, TIE, 3.5, (10.0, 7.0))
        number += count


def _cut(canvas: Canvas, word: str, y: float) -> None:
    marks.level(canvas, y + 25, TIE, 4, (14.0, 10.0))
    font = face("sans-bold", 30)
    width = font.length(fit(clean(word), font, 560)) + 42
    canvas.rounded((872 - width, y + 3, width, 44), 22, fill=GOLD)
    line(canvas, 872 - width / 2, y + 35, word, font, INK, 560, "middle")


def _legend(canvas: Canvas, words: StandingsWords, middle: float) -> None:
    font = face("sans", 28)
    placing = fit(clean(words.placing), font, 330)
    canvas.text(864, middle + 10, placing, font, MUTED, "right")
    room = 864 - font.length(placing) - 16
    x = 50.0
    for sign, word in (("won", words.won), ("absent", words.absent), ("to come", words.to_come)):
        written = clean(word)
        width = font.length(written)
        if not written or x + 32 + width > room:
            continue
        if sign == "won":
            marks.won(canvas, x, middle, 20, clean(words.won_example))
        elif sign == "absent":
            canvas.text(x, middle + 10, "–", face("sans-bold", 30), MUTED, "middle")
        else:
            canvas.disc(x, middle, 4, fill=DOT)
        x += canvas.text(x + (32 if sign == "won" else 20), middle + 10, written, font, MUTED)
        x += 86 if sign == "won" else 54
