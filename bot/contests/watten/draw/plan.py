"""The table plan of a round: who plays whom at which table, and how far they are."""

from dataclasses import dataclass

from bot.contests.common.draw.ground import PlanHead, Status, band_of, panel, plan, spots, status
from bot.contests.common.draw.naming import Names, line, named
from bot.contests.common.draw.paging import page_of
from bot.contests.watten.draw.theme import WOOD
from bot.draw.canvas import Canvas
from bot.draw.fonts import face
from bot.games.watten.draw.wood import team_mark

PER_PICTURE = 10
_HEIGHT, _LINE = 202, 50


@dataclass(frozen=True, slots=True)
class PlanTable:
    """A table with its two teams; with a bye the second is nobody and `bye` is the word for it."""

    number: int
    teams: tuple[Names, Names | None]
    status: Status
    bye: str = ""


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """All tables of a round; `page` says which ten are shown."""

    head: PlanHead
    tables: tuple[PlanTable, ...]
    page: int = 0


def draw_plan(picture: PlanPicture) -> bytes:
    """Draw up to ten tables in two columns."""
    tables = page_of(picture.tables, picture.page, PER_PICTURE)
    top = band_of(picture.head) + 20
    boxes = spots(len(tables), top, _HEIGHT)
    bottom = boxes[-1][1] + _HEIGHT if boxes else top
    canvas = plan(round(bottom) + 74, WOOD, picture.head)
    for table, (x, y, width) in zip(tables, boxes, strict=True):
        _table(canvas, table, (x, y, width))
    return canvas.png()


def _table(canvas: Canvas, table: PlanTable, box: tuple[float, float, float]) -> None:
    x, y, width = box
    panel(canvas, WOOD, table.number, (x, y, width, _HEIGHT), 98)
    font = face("sans-bold", 32)
    room = 258.0 + width - 414
    for team, names in enumerate(table.teams):
        middle = y + 45 + team * _LINE
        if names is None:
            line(canvas, x + 142, middle + 11, table.bye, face("sans", 32), WOOD.muted, room)
            continue
        team_mark(canvas, team, x + 120, middle)
        canvas.text(x + 142, middle + 11, named(names, font, room), font, WOOD.text)
    status(canvas, WOOD, table.status, (x + 14, y + 138, width - 28), large=True)
