"""What the papers of all contests share: sheets for the tables, the standings and the tables of a round as lists."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.contests.common.draw.ground import PlanHead
from bot.contests.common.draw.lists import Column, ListPaper, Row, draw_list
from bot.contests.common.draw.sheet import Sheets

WordsT = TypeVar("WordsT")
TableT = TypeVar("TableT")
PictureT = TypeVar("PictureT")
PaperT = TypeVar("PaperT", bound="SheetsPaper[Any, Any]")


@dataclass(frozen=True, slots=True)
class SheetsPaper(Generic[WordsT, TableT]):
    """The sheets of a round, one a page or two."""

    title: str
    subtitle: str
    words: WordsT
    tables: tuple[TableT, ...]
    two_up: bool = False
    language: str = "de"


@dataclass(frozen=True, slots=True)
class StandingsPaper(Generic[PictureT]):
    """The table of a picture to print; `page` is the word before a page's number."""

    picture: PictureT
    page: str
    language: str = "de"


def print_sheets(paper: PaperT, one: Callable[[Sheets, PaperT, Any], None]) -> bytes:
    """Print a sheet for every table; `one` draws it."""
    sheets = Sheets(paper.title, paper.language, two_up=paper.two_up)
    for table in paper.tables:
        sheets.sheet()
        one(sheets, paper, table)
    return sheets.pdf()


def print_plan(head: PlanHead, columns: tuple[Column, ...], rows: tuple[Row, ...], page: str, language: str) -> bytes:
    """Print who sits at which table, to hang on the wall."""
    return draw_list(ListPaper(head.title, head.note, columns, rows, page, language=language))


def placed(place: int | None) -> str:
    """Write a place, or that there is none."""
    return "–" if place is None else str(place)


def unless(remark: str, cell: str) -> str:
    """Leave a cell empty where a remark says all."""
    return "" if remark else cell
