"""Printed lists: entries to tick off, standings to hang on the wall; as many pages as they need."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from bot.contests.common.draw.entry import EntryPicture
from bot.contests.common.draw.naming import Names, named
from bot.contests.common.draw.paging import page_of, pages
from bot.contests.common.draw.sheet import GREY, HEIGHT, INNER, LINE_GREY, MARGIN, WIDTH, Sheets, plain
from bot.draw.fonts import face, fit

Kind = Literal["left", "right", "middle", "tick"]
_TOP, _ROW, _FOOT = 224, 46, 1690
_NOTE = 44
_TICK = 15
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
    # Notes stand on the last page; there is always room for them there.
    size = (_FOOT - 40 - _TOP - _ROW - _NOTE * len(paper.notes)) // _ROW - (1 if paper.cut else 0)
    last = pages(len(paper.rows), size)
    for page in range(last):
        sheets.sheet()
        _page(sheets, paper, page, size, last)
    return sheets.pdf()


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


def _page(sheets: Sheets, paper: ListPaper, page: int, size: int, last: int) -> None:
    sheets.line_of(MARGIN, 136, paper.title, "serif-black", 72, INNER)
    sheets.line_of(MARGIN, 190, paper.subtitle, "sans", 36, INNER)
    total = sum(column.share for column in paper.columns)
    lefts = [float(MARGIN)]
    for column in paper.columns:
        lefts.append(lefts[-1] + INNER * column.share / total)
    titles = tuple(replace(column, kind="middle" if column.kind == "tick" else column.kind) for column in paper.columns)
    edges = list(pairwise(lefts))
    for column, edge in zip(titles, edges, strict=True):
        _cell(sheets, column, column.title, edge, _TOP + 32, small=True)
    y = _TOP + _ROW
    first = page * size
    for number, row in enumerate(page_of(paper.rows, page, size), first + 1):
        if number % 2 == 0:
            sheets.box(MARGIN, y + 1, INNER, _ROW - 2, fill=GREY)
        for column, cell, edge in zip(paper.columns, row.cells, edges, strict=False):
            width = _cell(sheets, column, cell, edge, y + 33)
            if row.struck and column is paper.columns[_NAME]:
                sheets.rule(edge[0] + 4, y + 23, edge[0] + width + 12, y + 23, 3)
        sheets.line_of(WIDTH - MARGIN - _ONE_SIDE, y + 33, row.remark, "sans-bold", 32, 420, "right")
        y += _ROW
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
    if page == last - 1:
        for number, note in enumerate(paper.notes, 1):
            sheets.line_of(MARGIN, y + 6 + _NOTE * number, note, "sans", 30, INNER)
    if last > 1:
        word = f"{paper.page} {page + 1} / {last}"
        sheets.line_of(WIDTH - MARGIN, HEIGHT - 50, word, "sans", 28, 400, "right")


def _cell(
    sheets: Sheets,
    column: Column,
    cell: str | Names,
    edges: tuple[float, float],
    baseline: float,
    *,
    small: bool = False,
) -> float:
    """Write into a cell and give how wide it is written."""
    left, right = edges
    middle = (left + right) / 2
    if column.kind == "tick":
        sheets.box(middle - _TICK, baseline - _TICK - 10, 2 * _TICK, 2 * _TICK, 3, fill=255)
        if cell:
            for way in (1, -1):
                y = baseline - 10
                sheets.rule(middle - 10, y - way * 10, middle + 10, y + way * 10, 4)
        return 2 * _TICK
    font = face("sans", 28) if small else face("sans-bold" if column.bold else "sans", 32)
    room = right - left - 2 * _ONE_SIDE
    x = {"left": left + _ONE_SIDE, "middle": middle, "right": right - _ONE_SIDE}[column.kind]
    words = fit(plain(cell), font, room) if isinstance(cell, str) else named(tuple(map(plain, cell)), font, room)
    return sheets.text(x, baseline, words, font, column.kind)
