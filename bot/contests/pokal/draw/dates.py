"""When both teams and a referee can come: a calendar of the window, and the best days in it."""

from dataclasses import dataclass
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.naming import line
from bot.contests.pokal.draw import pieces
from bot.contests.pokal.draw.fixtures import Side
from bot.contests.pokal.draw.pieces import BRASS_PALE, LEFT, WIDTH, badge, ink
from bot.draw import shapes
from bot.draw.canvas import Align, Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import (
    BRASS,
    DECIDING,
    FAILURE,
    FAINT,
    HOUSES,
    LINE,
    MUTED,
    ON_BRASS,
    PANEL,
    RAISED,
    TEXT,
    WINNER_PANEL,
    Color,
    rgb,
)

_CELL, _ROW, _GAP_X, _GAP_Y = 117, 130, 6, 8
_TOP = 180
_SUNK, _HATCH = rgb("#171C2E"), rgb("#2A3150")
_WEEK, _WEEKEND = 7, 5
_BEST, _OTHER = 108, 62
_BAR, _BAR_PITCH = 16, 21
State = Literal["possible", "impossible", "near"]


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the window: how many of each team can come, how many referees; `best` is its rank among the best."""

    label: str
    state: State
    players: tuple[int, int] | None = None
    referees: int = 0
    best: int = 0
    today: bool = False


@dataclass(frozen=True, slots=True)
class BestDay:
    """One of the best days, with who would whistle and how many more; `note` says by when it has to be announced."""

    date: str
    players: tuple[int, int]
    referee: str
    note: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class DatesWords:
    """The words of the calendar; `weekdays` begin with Monday."""

    weekdays: tuple[str, ...]
    today: str
    players: str
    players_example: str
    too_few: str
    too_few_example: str
    referee: str
    near: str


@dataclass(frozen=True, slots=True)
class DatesPicture:
    """The search for a date: days from a Monday on, nothing where the window has not begun or is over.

    `missing` names those who have not answered; it is empty wherever others can read it.
    """

    title: str
    window: str
    teams: tuple[Side, Side]
    answered: str
    words: DatesWords
    days: tuple[Day | None, ...]
    best: tuple[BestDay, ...] = ()
    missing: str = ""
    least: int = 3
    squad: int = 7


def draw_dates(picture: DatesPicture) -> bytes:
    """Draw as many weeks as the window touches, and at most three best days."""
    weeks = -(-len(picture.days) // _WEEK)
    best_top = _TOP + weeks * (_ROW + _GAP_Y) + 10
    tops: list[int] = []
    y = best_top
    for best in picture.best:
        tops.append(y)
        y += (_BEST if best.note else _OTHER) + 8
    canvas = ink(y + (106 if picture.missing else 64), picture.title, picture.window)
    _teams(canvas, picture)
    for column, word in enumerate(picture.words.weekdays):
        x = LEFT + column * (_CELL + _GAP_X) + _CELL / 2
        line(canvas, x, 166, word, face("sans", 28), BRASS if column >= _WEEKEND else MUTED, _CELL, "middle")
    for number, day in enumerate(picture.days):
        if day is not None:
            x = LEFT + number % _WEEK * (_CELL + _GAP_X)
            _day(canvas, picture, day, x, _TOP + number // _WEEK * (_ROW + _GAP_Y))
    for rank, (best, top) in enumerate(zip(picture.best, tops, strict=True), 1):
        _best(canvas, picture, best, rank, top)
    _legend(canvas, picture.words, y + 26)
    if picture.missing:
        line(canvas, 32, y + 82, picture.missing, face("sans", 28), MUTED, 836)
    return canvas.png()


def _teams(canvas: Canvas, picture: DatesPicture) -> None:
    small, bold = face("sans", 28), face("sans-bold", 30)
    answered = fit(clean(picture.answered), small, 380)
    canvas.text(868, 122, answered, small, MUTED, "right")
    room = (868 - small.length(answered) - 20 - 32) / 2 - 80
    x = 52.0
    for number, team in enumerate(picture.teams):
        badge(canvas, team.house, x, 112, 38)
        x += 28 + line(canvas, x + 28, 122, team.name, bold, TEXT, room)
        if number == 0:
            canvas.text(x + 23, 122, "–", bold, MUTED, "middle")
            x += 61


def _day(canvas: Canvas, picture: DatesPicture, day: Day, x: float, y: float) -> None:
    box = (x, y, _CELL, _ROW)
    possible = day.state == "possible"
    if day.best:
        canvas.rounded(box, 14, fill=DECIDING.ground, line=BRASS, width=5 if day.best == 1 else 4)
        canvas.disc(x + 93, y + 26, 18, fill=BRASS)
        canvas.centered(x + 93, y + 26, str(day.best), face("sans-black", 30), ON_BRASS)
    else:
        canvas.rounded(box, 14, fill=RAISED if possible else _SUNK)
    if day.state == "near":
        _hatched(canvas, box, 14)
    if day.today:
        canvas.dashed((x + 1.5, y + 1.5, _CELL - 3, _ROW - 3), 13, FAINT, 3, (7.0, 6.0))
    label = face("sans-bold" if possible else "sans", 28)
    room = 58 if day.best else _CELL - 20
    line(canvas, x + 14, y + 36, day.label, label, TEXT if possible else FAINT, room)
    if day.today:
        canvas.rounded((x + 8, y + 76, _CELL - 16, 44), 10, fill=_SUNK)
        line(canvas, x + _CELL / 2, y + 108, picture.words.today, face("sans", 28), MUTED, _CELL - 20, "middle")
    elif day.players is not None and day.state != "near":
        _players(canvas, picture, day, x + _CELL / 2, y)


def _players(canvas: Canvas, picture: DatesPicture, day: Day, x: float, y: float) -> None:
    """Write how many can come; the number at fault is underlined, a missing referee struck out."""
    possible = day.state == "possible"
    font = face("sans-black" if possible else "sans", 42)
    sides: tuple[tuple[float, Align], ...] = ((x - 9, "right"), (x + 9, "left"))
    for count, (edge, align) in zip(day.players or (), sides, strict=True):
        short = count < picture.least
        width = canvas.text(
            edge, y + 84, str(count), font, FAILURE.line if short else TEXT if possible else FAINT, align
        )
        if short:
            left = edge - width if align == "right" else edge
            canvas.rule((left, y + 90), (left + width, y + 90), FAILURE.line, 4)
    canvas.text(x, y + 82, ":", face("sans-bold", 36), MUTED if possible else FAINT, "middle")
    color: Color = BRASS if day.best else MUTED if possible else FAINT
    if day.referees == 0:
        pieces.whistle(canvas, x - 3, y + 111, FAINT, absent=True)
        marks.drawn(canvas, "M-13 13L13 -13", x, y + 109, FAILURE.line, 4)
        return
    shown = min(day.referees, 3)
    for number in range(shown):
        pieces.whistle(canvas, x - 3 + 34 * (number - (shown - 1) / 2), y + 111, color)


def _hatched(canvas: Canvas, box: tuple[float, float, float, float], radius: float) -> None:
    texture = shapes.texture("stripes", (canvas.width, canvas.height), 14.0, 1.0)
    canvas.patterned(_HATCH, texture, shapes.rounded(box, radius))


def _best(canvas: Canvas, picture: DatesPicture, best: BestDay, rank: int, y: int) -> None:
    first = rank == 1
    height = _BEST if best.note else _OTHER
    middle = y + (35 if best.note else 31)
    canvas.rounded(
        (LEFT, y, WIDTH, height),
        16,
        fill=WINNER_PANEL if first else PANEL,
        line=BRASS if first else None,
        width=4,
    )
    if first:
        canvas.disc(54, middle, 19, fill=BRASS)
    else:
        canvas.disc(54, middle, 19, fill=RAISED, line=BRASS, width=3)
    canvas.centered(54, middle, str(rank), face("sans-black", 30), ON_BRASS if first else BRASS)
    line(canvas, 90, middle + 11, best.date, face("sans-bold", 32), TEXT, 206)
    for team, count, x in zip(picture.teams, best.players, (330, 536), strict=True):
        badge(canvas, team.house, x, middle, 32)
        for number in range(picture.squad):
            left = x + 24 + _BAR_PITCH * number
            if number < count:
                canvas.rounded((left, middle - 13, _BAR, 26), 4, fill=HOUSES[team.house].coat.light)
            else:
                canvas.rounded((left + 1, middle - 12, _BAR - 2, 24), 4, line=FAINT, width=2.5)
    small = face("sans", 28)
    more = f" {best.more}" if best.more else ""
    left = 776 if small.length(clean(best.referee) + more) <= 92 else 752  # a long name begins nearer to the bars
    pieces.whistle(canvas, left - 27, middle + 2, BRASS if first else MUTED)
    named = line(canvas, left, middle + 10, best.referee, small, MUTED, 868 - left - small.length(more))
    canvas.text(left + named, middle + 10, more, small, MUTED)
    if best.note:
        line(canvas, 90, y + 88, best.note, face("sans", 28), BRASS_PALE, 770)


def _legend(canvas: Canvas, words: DatesWords, middle: float) -> None:
    """Explain the marks, as many as there is room for."""
    font, right = face("sans", 28), 872
    x = 32 + line(canvas, 32, middle + 10, words.players_example, face("sans-black", 32), TEXT, 80) + 14
    x += line(canvas, x, middle + 10, words.players, font, MUTED, 330) + 44
    for sign, word, room in (("short", words.too_few, 38), ("whistle", words.referee, 38), ("near", words.near, 46)):
        text = fit(clean(word), font, 180)
        if x + room + font.length(text) > right:
            return
        if sign == "short":
            wide = line(canvas, x, middle + 8, words.too_few_example, face("sans", 32), FAILURE.line, 32)
            canvas.rule((x, middle + 15), (x + wide, middle + 15), FAILURE.line, 4)
        elif sign == "whistle":
            pieces.whistle(canvas, x + 9, middle + 2, MUTED)
        else:
            canvas.rounded((x, middle - 16, 34, 34), 8, fill=_SUNK)
            _hatched(canvas, (x, middle - 16, 34, 34), 8)
            canvas.rounded((x, middle - 16, 34, 34), 8, line=LINE, width=2)
        x += room + canvas.text(x + room, middle + 10, text, font, MUTED) + 42
