"""The entry list before the start: when and where, how many are there, and everybody in the order they entered."""

from dataclasses import dataclass
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import HIT, INK, KEYLINE, MISS, MUTED, OPEN, RULE, STRIPE, Theme
from bot.contests.common.draw.ground import FULL, GAP, MARGIN, PANEL, paper
from bot.contests.common.draw.naming import Names, block, first_parts, line, lines_of
from bot.contests.common.draw.paging import page_of
from bot.draw.canvas import Canvas
from bot.draw.fonts import SMALLEST, Face, clean, face, fit, shrink

Presence = Literal["here", "open", "gone", "waiting"]
PER_PICTURE = 32
_ONE_COLUMN = 16
_ROW, _WIDE_ROW, _TWO_LINES = 50, 58, 22
_NOTE = 260
_LIST, _LIST_ALONE, _FOOT = 392, 124, 90
_SEGMENTS = 64
"""From so many entries on the bar is plain."""
_BAR_TOP, _BAR_RIGHT, _BAR_HEIGHT = 316, 844, 28
_CALENDAR = (
    "M-11 -16H11A6 6 0 0 1 17 -10V9A6 6 0 0 1 11 15H-11A6 6 0 0 1 -17 9V-10A6 6 0 0 1 -11 -16"
    "M-17 -5H17M-8 -21V-13M8 -21V-13"
)
_PIN = "M0 20C-18 0 -14 -18 0 -18C14 -18 18 0 0 20"
_CUP = (
    "M-11 -17H11V-4C11 5 5 8 0 8C-5 8 -11 5 -11 -4V-17"
    "M-11 -12H-19C-19 -2 -15 1 -10 1M11 -12H19C19 -2 15 1 10 1M0 8V17M-10 18H10"
)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """Somebody who has entered; `note` is the fee or the partner where there is room for it, `paid` is for paper."""

    names: Names
    presence: Presence
    note: str = ""
    paid: bool = False


@dataclass(frozen=True, slots=True)
class EntryPicture:
    """All entries, the counted part of them and what the marks mean; `page` says which 32 are shown."""

    title: str
    note: str
    date: str
    place: str
    form: str
    count: str
    counted: str
    until: str
    rows: tuple[EntryRow, ...]
    legend: tuple[tuple[Presence, str], ...]
    stand: str
    page: int = 0


def draw(picture: EntryPicture, theme: Theme) -> bytes:
    """Draw up to 16 entries in one column, up to 32 in two; only the first picture has the head."""
    rows = page_of(picture.rows, picture.page, PER_PICTURE)
    single = len(picture.rows) <= _ONE_COLUMN
    deep = max(1, len(rows) if single else -(-len(rows) // 2))
    tops = [_LIST if picture.page == 0 else _LIST_ALONE]
    for place in range(deep):
        pitch = _WIDE_ROW if single else _ROW
        long = any(len(_written(row, wide=single)[0]) > 1 for row in rows[place::deep])
        tops.append(tops[-1] + pitch + (_TWO_LINES if long else 0))
    bottom = tops[-1]
    canvas = paper(bottom + _FOOT, theme, picture.title, picture.note)
    if picture.page == 0:
        _facts(canvas, picture)
        _counter(canvas, picture)
    first = picture.page * PER_PICTURE + 1
    for number, row in enumerate(rows):
        column, place = (0, number) if single else divmod(number, deep)
        x, y, high = MARGIN + column * (PANEL + GAP), tops[place], tops[place + 1] - tops[place]
        if place % 2 == 0:
            canvas.rounded((x, y, FULL if single else PANEL, high), 10, fill=STRIPE)
        _row(canvas, row, first + number, (x, y + high / 2), wide=single)
    _legend(canvas, picture, bottom)
    return canvas.png()


def _facts(canvas: Canvas, picture: EntryPicture) -> None:
    bold = face("sans-bold", 34)
    marks.drawn(canvas, _CALENDAR, 58, 148, INK, 3.5)
    wrote = line(canvas, 94, 157, picture.date, bold, INK, 430)
    place = fit(clean(picture.place), bold, max(286.0, 864 - 94 - wrote - 90))
    if place:
        x = min(610.0, 864 - bold.length(place))
        marks.drawn(canvas, _PIN, x - 30, 145, INK, 3.5)
        canvas.disc(x - 30, 141, 5, fill=INK)
        canvas.text(x, 157, place, bold, INK)
    marks.drawn(canvas, _CUP, 58, 202, INK, 3.5)
    form = first_parts(picture.form, face("sans", SMALLEST), 770)
    line(canvas, 94, 212, form, shrink(form, "sans", 30, 770), MUTED, 770)


def _counter(canvas: Canvas, picture: EntryPicture) -> None:
    canvas.rounded((MARGIN, 240, FULL, 128), 22, fill=STRIPE, line=KEYLINE, width=2)
    x = 56 + canvas.text(56, 329, fit(clean(picture.count), face("serif-black", 86), 260), face("serif-black", 86), INK)
    small = face("sans", 30)
    until = fit(clean(picture.until), small, 320)
    canvas.text(_BAR_RIGHT, 294, until, small, MUTED, "right")
    line(canvas, x + 18, 294, picture.counted, face("sans-bold", 36), INK, _BAR_RIGHT - 38 - x - small.length(until))
    _bar(canvas, [row.presence for row in picture.rows if row.presence != "waiting"], x + 18)


def _bar(canvas: Canvas, presences: list[Presence], left: float) -> None:
    here, gone, total = presences.count("here"), presences.count("gone"), len(presences)
    width = _BAR_RIGHT - left
    if total >= _SEGMENTS or total == 0:
        canvas.rounded((left + 1, _BAR_TOP + 1, width - 2, _BAR_HEIGHT - 2), 8, line=OPEN, width=2)
        if here:
            canvas.rounded((left, _BAR_TOP, max(16.0, width * here / total), _BAR_HEIGHT), 8, fill=HIT)
        return
    step = (width + 3) / total
    for number in range(total):
        x = left + number * step
        if number < here:
            canvas.rounded((x, _BAR_TOP, step - 3, _BAR_HEIGHT), 4, fill=HIT)
        elif number < total - gone:
            canvas.dashed((x + 1, _BAR_TOP + 1, step - 5, _BAR_HEIGHT - 2), 3, OPEN, 2, (4.0, 3.0))
        else:
            canvas.rounded((x + 1, _BAR_TOP + 1, step - 5, _BAR_HEIGHT - 2), 3, line=MISS, width=2)
            canvas.stroke([[(x + 4, _BAR_TOP + 23), (x + step - 7, _BAR_TOP + 5)]], MISS, 3)


def _row(canvas: Canvas, row: EntryRow, number: int, at: tuple[float, float], *, wide: bool) -> None:
    x, middle = at
    canvas.text(x + 50, middle + 10, str(number), face("sans", 28), MUTED, "right")
    _mark(canvas, row.presence, x + 84, middle, 17)
    written = _written(row, wide=wide)
    if wide:
        small = face("sans", 30)
        canvas.text(x + FULL - 20, middle + 11, fit(clean(row.note), small, _NOTE), small, MUTED, "right")
    color = INK if row.presence == "here" else MUTED
    for baseline, wrote in block(canvas, x + 116, middle + 11, written, color):
        if row.presence == "gone":
            marks.struck(canvas, x + 116, baseline, wrote, written[1].size)


def _written(row: EntryRow, *, wide: bool) -> tuple[list[str], Face]:
    """Choose how an entry is written: a team's people one below the other where a line does not hold them."""
    room = 286.0
    if wide:
        room = FULL - 116 - 40 - face("sans", 30).length(fit(clean(row.note), face("sans", 30), _NOTE))
    return lines_of(row.names, "sans-bold" if row.presence == "here" else "sans", 32, room)


def _mark(canvas: Canvas, presence: Presence, x: float, y: float, radius: float) -> None:
    match presence:
        case "here":
            marks.done(canvas, x, y, radius)
        case "open":
            marks.awaited(canvas, x, y, radius)
        case "gone":
            marks.cancelled(canvas, x, y, radius - 3)
        case "waiting":
            marks.clock(canvas, x, y, OPEN)


def _legend(canvas: Canvas, picture: EntryPicture, bottom: float) -> None:
    canvas.rule((MARGIN, bottom + 14), (MARGIN + FULL, bottom + 14), RULE, 2)
    font = face("sans", 28)
    stand = fit(clean(picture.stand), font, 280)
    canvas.text(864, bottom + 56, stand, font, MUTED, "right")
    room = 864 - font.length(stand) - 20
    x = 50.0
    for presence, word in picture.legend:
        width = font.length(clean(word))
        if x + 26 + width > room:
            break
        _mark(canvas, presence, x, bottom + 46, 15)
        canvas.text(x + 26, bottom + 56, clean(word), font, MUTED)
        x += 26 + width + 76 - 6 * len(picture.legend)
