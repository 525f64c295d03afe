"""Printed lists: entries to tick off, standings to hang on the wall; as many pages as they need."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bot.contests.common.draw.entry import EntryPicture
from bot.contests.common.draw.naming import Names, lines_of
from bot.contests.common.draw.sheet import GREY, HEIGHT, INNER, LINE_GREY, MARGIN, WIDTH, Sheets, plain
from bot.draw.fonts import Face, Role, face, fit, shrink

Kind = Literal["left", "right", "middle", "tick"]
_TOP, _ROW, _FOOT = 224, 46, 1690
_NOTE = 44
_LINE = 36
"""So much higher is a row whose name takes two lines."""
_TICK = 15
_TEXT = 32
PLAIN: Role = "sans"
BOLD: Role = "sans-bold"
_MOST_NOTES = 12
_NAME = 1
"""Which column has the name."""
_ONE_SIDE = 8
"""Of the room for a column: what is left free at its edges."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, what part of the width it takes, how it is written; a tick is a box, crossed if filled."""

    title: str
    share: float
    kind: Kind = "left"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row; a cell of several names is a team. Who is out is struck through, and `remark` says why at the right."""

    cells: tuple[str | Names, ...]
    struck: bool = False
    remark: str = ""


@dataclass(frozen=True, slots=True)
class ListPaper:
    """A list to print; `page` is the word before the page's number, a line may be drawn below some row."""

    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    page: str
    notes: tuple[str, ...] = ()
    cut: int = 0
    cut_word: str = ""
    language: str = "de"


@dataclass(frozen=True, slots=True)
class EntryPaper:
    """An entry list to tick off at the door: the record of its picture and the heads of the columns."""

    picture: EntryPicture
    number: str
    name: str
    note: str
    paid: str
    here: str
    page: str
    language: str = "de"


def draw_list(paper: ListPaper) -> bytes:
    """Print a list."""
    sheets = Sheets(paper.title, paper.language)
    parts = _parts(paper)
    for number, (first, rows) in enumerate(parts, 1):
        sheets.sheet()
        _page(sheets, paper, first, rows, (number, len(parts)))
    return sheets.pdf()


def _parts(paper: ListPaper) -> list[tuple[int, Sequence[Row]]]:
    """Part the rows into pages, each with the number of rows before it; on the last one the notes have room, too."""
    room = _FOOT - 40 - _TOP - _ROW - (_ROW if paper.cut else 0)
    edges = _edges(paper)
    heights = [_height(paper, row, edges) for row in paper.rows]
    found: list[tuple[int, Sequence[Row]]] = []
    first = used = 0
    for number, height in enumerate(heights):
        if used + height > room:
            found.append((first, paper.rows[first:number]))
            first, used = number, 0
        used += height
    found.append((first, paper.rows[first:]))
    if used + _NOTE * min(len(paper.notes), _MOST_NOTES) > room and len(paper.rows) - first > 1:
        last = len(paper.rows) - 1
        found[-1] = (first, paper.rows[first:last])
        found.append((last, paper.rows[last:]))
    return found


def _edges(paper: ListPaper) -> list[tuple[float, float]]:
    total = sum(column.share for column in paper.columns)
    lefts = [float(MARGIN)]
    for column in paper.columns:
        lefts.append(lefts[-1] + INNER * column.share / total)
    return list(pairwise(lefts))


def _height(paper: ListPaper, row: Row, edges: list[tuple[float, float]]) -> int:
    cells = zip(paper.columns, row.cells, edges, strict=False)
    long = any(len(_written(column, cell, edge)[0]) > 1 for column, cell, edge in cells if column.kind != "tick")
    return _ROW + (_LINE if long else 0)


def _written(column: Column, cell: str | Names, edge: tuple[float, float]) -> tuple[list[str], Face]:
    """Choose how a cell is written: a name whole, in two lines if need be; other words in smaller type."""
    room, role = edge[1] - edge[0] - 2 * _ONE_SIDE, BOLD if column.bold else PLAIN
    if isinstance(cell, str):
        font = shrink(plain(cell), role, _TEXT, room)
        return [fit(plain(cell), font, room)], font
    return lines_of(tuple(map(plain, cell)), role, _TEXT, room, _TEXT)


def draw_entry_paper(paper: EntryPaper) -> bytes:
    """Print the entry list with boxes for who has paid and who is there."""
    picture = paper.picture
    columns = (
        Column(paper.number, 0.07, "right"),
        Column(paper.name, 0.5, bold=True),
        Column(paper.note, 0.21),
        Column(paper.paid, 0.12, "tick"),
        Column(paper.here, 0.1, "tick"),
    )
    rows = tuple(
        Row((str(number), row.names, row.note, "x" if row.paid else "", ""), struck=row.presence == "gone")
        for number, row in enumerate(picture.rows, 1)
    )
    subtitle = " · ".join(part for part in (picture.date, picture.place) if part)
    notes = (picture.form,) if picture.form else ()
    return draw_list(
        ListPaper(picture.title, subtitle, columns, rows, paper.page, notes=notes, language=paper.language)
    )


def _page(sheets: Sheets, paper: ListPaper, first: int, rows: Sequence[Row], pages: tuple[int, int]) -> None:
    sheets.line_of(MARGIN, 136, paper.title, "serif-black", 72, INNER)
    sheets.line_of(MARGIN, 190, paper.subtitle, "sans", 36, INNER)
    edges = _edges(paper)
    for column, edge in zip(paper.columns, edges, strict=True):
        _title(sheets, column, edge)
    y = _TOP + _ROW
    for number, row in enumerate(rows, first + 1):
        high = _height(paper, row, edges)
        if number % 2 == 0:
            sheets.box(MARGIN, y + 1, INNER, high - 2, fill=GREY)
        for column, cell, edge in zip(paper.columns, row.cells, edges, strict=False):
            for baseline, width in _cell(sheets, column, cell, edge, y + high / 2 + 10):
                if row.struck and column is paper.columns[_NAME]:
                    sheets.rule(edge[0] + 4, baseline - 10, edge[0] + width + 12, baseline - 10, 3)
        baseline = y + high / 2 + 10
        sheets.line_of(WIDTH - MARGIN - _ONE_SIDE, baseline, row.remark, "sans-bold", _TEXT, 420, "right")
        y += high
        if paper.cut == number and number < len(paper.rows):
            sheets.dashed(y + _ROW / 2, 4)
            wide = face("sans-bold", 30).length(plain(paper.cut_word)) + 24
            sheets.box(WIDTH - MARGIN - wide, y + 2, wide + 4, _ROW - 4, fill=255)
            sheets.line_of(WIDTH - MARGIN, y + 34, paper.cut_word, "sans-bold", 30, 600, "right")
            y += _ROW
        elif number % 2:
            sheets.rule(MARGIN, y, WIDTH - MARGIN, y, 1, LINE_GREY)
    sheets.rule(MARGIN, _TOP + _ROW, WIDTH - MARGIN, _TOP + _ROW, 5)
    sheets.rule(MARGIN, y, WIDTH - MARGIN, y, 4)
    page, last = pages
    if page == last:
        room = max(1, (HEIGHT - 90 - y) // _NOTE)
        for number, note in enumerate(paper.notes[:room], 1):
            sheets.line_of(MARGIN, y + 6 + _NOTE * number, note, "sans", 30, INNER)
    if last > 1:
        word = f"{paper.page} {page} / {last}"
        sheets.line_of(WIDTH - MARGIN, HEIGHT - 50, word, "sans", 28, 400, "right")


def _title(sheets: Sheets, column: Column, edge: tuple[float, float]) -> None:
    font = face("sans", 28)
    words = fit(plain(column.title), font, edge[1] - edge[0] - 2 * _ONE_SIDE)
    sheets.text(_at(column, edge), _TOP + 32, words, font, "middle" if column.kind == "tick" else column.kind)


def _at(column: Column, edge: tuple[float, float]) -> float:
    left, right = edge
    return {"left": left + _ONE_SIDE, "right": right - _ONE_SIDE}.get(column.kind, (left + right) / 2)


def _cell(
    sheets: Sheets, column: Column, cell: str | Names, edge: tuple[float, float], baseline: float
) -> list[tuple[float, float]]:
    """Write into a cell; give the baseline and width of every line."""
    if column.kind == "tick":
        middle = _at(column, edge)
        sheets.box(middle - _TICK, baseline - _TICK - 10, 2 * _TICK, 2 * _TICK, 3, fill=255)
        if cell:
            for way in (1, -1):
                y = baseline - 10
                sheets.rule(middle - 10, y - way * 10, middle + 10, y + way * 10, 4)
        return []
    lines, font = _written(column, cell, edge)
    first = baseline - (_LINE / 2 if len(lines) > 1 else 0)
    baselines = [first + _LINE * number for number in range(len(lines))]
    return [
        (at, sheets.text(_at(column, edge), at, words, font, column.kind))
        for at, words in zip(baselines, lines, strict=True)
    ]
