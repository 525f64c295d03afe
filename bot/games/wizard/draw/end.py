"""The end of a game: the winner and why, everybody's place, and how it came to this."""

from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.fonts import called, clean, face, fit, shrink
from bot.draw.medal import medal
from bot.engine.helpers import number
from bot.games.wizard.draw.chart import Course, Frame, marker, plot
from bot.games.wizard.draw.colors import GOLD_TEXT, INK, LINES, NIGHT_MUTED, NIGHT_TEXT, STRIPE
from bot.games.wizard.draw.frame import paper_below

_BAND, _TOP, _ROW = 178, 198, 66
_FRAME = Frame(536, 858, 226, 554)


@dataclass(frozen=True, slots=True)
class EndRow:
    """Somebody's place; `course` is the number of their line in the chart."""

    place: str
    name: str
    course: int
    total: int


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a game; without a single winner it has no medal."""

    title: str
    reason: str
    points: int | None
    points_word: str
    axis: str
    rows: tuple[EndRow, ...]
    courses: tuple[Course, ...]
    winners: tuple[int, ...]


def draw_end(picture: EndPicture) -> bytes:
    """Draw ranking and chart side by side below the winner's name."""
    below = round(max(_TOP + _ROW * len(picture.rows), _FRAME.bottom + 60))
    canvas = paper_below(below + 22, _BAND)
    _head(canvas, picture)
    for place, row in enumerate(picture.rows):
        _row(canvas, row, _TOP + _ROW * place, striped=place % 2 == 0)
    if any(course.totals for course in picture.courses):
        plot(canvas, picture.courses, picture.winners, picture.axis, _FRAME)
    return canvas.png()


def _head(canvas: Canvas, picture: EndPicture) -> None:
    left, right = 36, 864.0
    if picture.points is not None:
        medal(canvas, 82, 104)
        left = 146
        points = number(picture.points)
        big = shrink(points, "serif-black", 72, 220)
        canvas.text(864, 102, points, big, NIGHT_TEXT, "right")
        canvas.text(
            864, 142, fit(clean(picture.points_word), face("sans", 30), 150), face("sans", 30), NIGHT_MUTED, "right"
        )
        right = 864 - max(big.length(points), 110) - 20
    font = shrink(picture.title, "serif-bold", 50, right - left)
    canvas.text(left, 88, fit(clean(picture.title), font, right - left), font, NIGHT_TEXT)
    small = shrink(picture.reason, "sans", 32, right - left)
    canvas.text(left, 140, fit(clean(picture.reason), small, right - left), small, GOLD_TEXT)


def _row(canvas: Canvas, row: EndRow, y: float, *, striped: bool) -> None:
    if striped:
        canvas.rounded((28, y, 412, _ROW), 12, fill=STRIPE)
    middle = y + _ROW / 2
    canvas.centered(56, middle, row.place, face("serif-bold", 34), INK)
    canvas.stroke([[(84, middle), (132, middle)]], LINES[row.course], 5)
    marker(canvas, row.course, (108, middle), 11)
    points = number(row.total)
    big = face("serif-bold", 34)
    canvas.text(424, middle + 12, points, big, INK, "right")
    words, font = called(row.name, "sans-bold", 32, 424 - big.length(points) - 14 - 150)
    canvas.text(150, middle + 11, words, font, INK)
