"""The table plan of a round: who sits where and in which order, who begins, and what was reported."""

from dataclasses import dataclass

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import GOLD_TEXT, MISS_ON_DARK
from bot.contests.common.draw.ground import PlanHead, Status, band_of, panel, plan, spots, status
from bot.contests.common.draw.naming import fitted
from bot.contests.common.draw.paging import page_of
from bot.contests.wizard.draw.theme import NIGHT_SKY
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit

PER_PICTURE = 10
_LINE, _LEAST = 44, 3


@dataclass(frozen=True, slots=True)
class PlanSeat:
    """Somebody at a table, with the points once they are reported; who did not come or had to go is struck out."""

    name: str
    points: str = ""
    through: bool = False
    starts: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PlanTable:
    """A table with its people in the order they sit."""

    number: int
    seats: tuple[PlanSeat, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """All tables of a round; `page` says which ten are shown, `flagged` that the legend explains the flag."""

    head: PlanHead
    tables: tuple[PlanTable, ...]
    flagged: bool = True
    page: int = 0


def draw_plan(picture: PlanPicture) -> bytes:
    """Draw up to ten tables in two columns, all as high as the largest."""
    tables = page_of(picture.tables, picture.page, PER_PICTURE)
    most = max((len(table.seats) for table in tables), default=_LEAST)
    height = 102 + _LINE * max(_LEAST, most)
    top = band_of(picture.head) + 20
    boxes = spots(len(tables), top, height)
    bottom = round(boxes[-1][1]) + height if boxes else top
    canvas = plan(bottom + 74, NIGHT_SKY, picture.head)
    for table, (x, y, width) in zip(tables, boxes, strict=True):
        _table(canvas, table, (x, y, width, height))
    if picture.flagged:
        legend = face("sans", 28).length(fit(clean(picture.head.legend), face("sans", 28), 480))
        marks.flag(canvas, 868 - legend - 37, bottom + 46, NIGHT_SKY.muted)
    return canvas.png()


def _table(canvas: Canvas, table: PlanTable, box: tuple[float, float, float, float]) -> None:
    x, y, width, height = box
    panel(canvas, NIGHT_SKY, table.number, box, 92)
    for number, seat in enumerate(table.seats):
        _seat(canvas, seat, x + 116, x + width - 20, y + 53 + number * _LINE)
    status(canvas, NIGHT_SKY, table.status, (x + 14, y + height - 64, width - 28), large=False)


def _seat(canvas: Canvas, seat: PlanSeat, left: float, right: float, baseline: float) -> None:
    points_font = face("sans-black" if seat.through else "sans", 32)
    room = right - left
    points = fit(clean(seat.points), points_font, 130)
    if points:
        canvas.text(right, baseline, points, points_font, GOLD_TEXT if seat.through else NIGHT_SKY.muted, "right")
        room -= max(76.0, points_font.length(points) + 20)
    flagged = seat.starts and not points
    if flagged:
        room -= 46
    name, font = fitted((seat.name,), "sans-bold", 32, room)
    width = canvas.text(left, baseline, name, font, NIGHT_SKY.muted if seat.gone else NIGHT_SKY.text)
    if seat.gone:
        marks.struck(canvas, left, baseline, width, font.size, MISS_ON_DARK)
    if flagged:
        marks.flag(canvas, left + width + 18, baseline, NIGHT_SKY.muted)
