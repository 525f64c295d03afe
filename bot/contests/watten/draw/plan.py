"""The table plan of a round: who plays whom at which table, and how far they are."""

from dataclasses import dataclass

from bot.contests.common.draw.ground import PANEL, PlanHead, Status, band_of, panel, plan, spots, status
from bot.contests.common.draw.naming import LEADING, Names, block, line, lines_of
from bot.contests.common.draw.paging import page_of
from bot.contests.watten.draw.theme import WOOD
from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, face
from bot.games.watten.draw.wood import team_mark

PER_PICTURE = 10
_HEIGHT, _LINE, _NAME = 202, 50, 258.0


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
    rooms = [_NAME + width - PANEL for _, _, width in spots(len(tables), top, _HEIGHT)]
    long = any(
        len(_written(names, room)[0]) > 1
        for table, room in zip(tables, rooms, strict=True)
        for names in table.teams
        if names
    )
    pitch = _LINE + LEADING - 8 if long else _LINE
    height = _HEIGHT + 2 * (pitch - _LINE)
    boxes = spots(len(tables), top, height)
    bottom = boxes[-1][1] + height if boxes else top
    canvas = plan(round(bottom) + 74, WOOD, picture.head)
    for table, (x, y, width) in zip(tables, boxes, strict=True):
        _table(canvas, table, (x, y, width, height), pitch)
    return canvas.png()


def _written(names: Names, room: float) -> tuple[list[str], Face]:
    """Choose how a team is written: its people one below the other where a line does not hold them."""
    return lines_of(names, "sans-bold", 32, room)


def _table(canvas: Canvas, table: PlanTable, box: tuple[float, float, float, float], pitch: int) -> None:
    x, y, width, height = box
    panel(canvas, WOOD, table.number, box, 98 + 2 * (pitch - _LINE))
    room = _NAME + width - PANEL
    for team, names in enumerate(table.teams):
        middle = y + 20 + pitch / 2 + team * pitch
        if names is None:
            line(canvas, x + 142, middle + 11, table.bye, face("sans", 32), WOOD.muted, room)
            continue
        team_mark(canvas, team, x + 120, middle)
        block(canvas, x + 142, middle + 11, _written(names, room), WOOD.text)
    status(canvas, WOOD, table.status, (x + 14, y + height - 64, width - 28), large=True)
