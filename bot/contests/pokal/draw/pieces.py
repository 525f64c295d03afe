"""Small things of the cup: its ground with the title, badges, and signs for dates, waiting, searching and trouble."""

from bot.contests.common.draw import marks
from bot.contests.common.draw.naming import line
from bot.draw import sprites
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import BRASS, INK, MUTED, SUCCESS, TEXT, Color, HouseLetter, rgb

LEFT, WIDTH = 20, 860
BRASS_DARK, BRASS_PALE = rgb("#5C420B"), rgb("#FFE3A6")
_ON_SUCCESS = rgb("#0D2A1C")
_CALENDAR = (
    "M-9 -12.5H9A5 5 0 0 1 14 -7.5V7.5A5 5 0 0 1 9 12.5H-9A5 5 0 0 1 -14 7.5V-7.5A5 5 0 0 1 -9 -12.5"
    "M-14 -4.5H14M-7 -16.5V-10.5M7 -16.5V-10.5"
)
_HOURGLASS = "M-9 -13H9C9 -4 3 -3 3 0C3 3 9 4 9 13H-9C-9 4 -3 3 -3 0C-3 -3 -9 -4 -9 -13"
_SAND = ((-7, 12), (-6, 8), (-3, 6.8), (0, 6.5), (3, 6.8), (6, 8), (7, 12))
_WARNING = "M0 -13L16 14H-16L0 -13M0 -4V4"
_HANDLES = "M-21 -23Q-40 -25 -37 -7Q-33 7 -16 5M21 -23Q40 -25 37 -7Q33 7 16 5"
_BOWL = "M-23 -30H23Q23 7 5 12V21H16V30H-16V21H-5V12Q-23 7 -23 -30Z"


def ink(height: int, title: str, note: str) -> Canvas:
    """Lay the dark ground with its title."""
    canvas = Canvas(height)
    small, large = face("sans", 30), face("serif-bold", 44)
    note = fit(clean(note), small, 520)
    canvas.text(868, 64, note, small, MUTED, "right")
    line(canvas, 32, 66, title, large, BRASS, 812 - small.length(note))
    return canvas


def section(canvas: Canvas, baseline: float, title: str, note: str = "") -> None:
    """Write the headline of a part."""
    small = face("sans", 28)
    note = fit(clean(note), small, 420)
    canvas.text(868, baseline - 2, note, small, MUTED, "right")
    line(canvas, 32, baseline, title, face("serif-bold", 36), BRASS, 812 - small.length(note))


def badge(canvas: Canvas, house: HouseLetter, x: float, y: float, width: int = 40) -> None:
    """Pin a house's badge about a centre."""
    canvas.sprite(sprites.badge(house, width, 4.0 if width > 50 else 3.0 if width > 40 else 2.5), x, y)


def played(canvas: Canvas, x: float, y: float) -> None:
    """Draw the check of a match that has been played."""
    marks.done(canvas, x, y, 14, disc=SUCCESS.line, tick=_ON_SUCCESS)


def calendar(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """Draw a page of a calendar."""
    marks.drawn(canvas, _CALENDAR, x, y, color, 3)


def hourglass(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """Draw a small hourglass: something comes by itself."""
    marks.drawn(canvas, _HOURGLASS, x, y, color, 3)
    marks.area(canvas, _SAND, x, y, color)


def lens(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """Draw a magnifying glass."""
    canvas.disc(x - 3, y - 3, 10, line=color, width=3.5)
    marks.drawn(canvas, "M5 5L13 13", x, y, color, 5)


def warning(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """Draw a warning triangle."""
    marks.drawn(canvas, _WARNING, x, y, color, 3.5)
    canvas.disc(x, y + 9, 2.2, fill=color)


def star(canvas: Canvas, x: float, y: float) -> None:
    """Draw the star of whoever leads."""
    marks.star(canvas, x, y, 17, BRASS_DARK)
    marks.star(canvas, x, y, 14, BRASS)


def trophy(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """Put up the cup."""
    marks.drawn(canvas, _HANDLES, x, y, BRASS, 5.2 * size, size)
    marks.filled_path(canvas, _BOWL, x, y, BRASS, size)
    marks.drawn(canvas, _BOWL.replace("Z", "H-22"), x, y, BRASS_DARK, 2.6, size)


def whistle(canvas: Canvas, x: float, y: float, color: Color, *, absent: bool = False) -> None:
    """Draw a referee's whistle; where none can come it is hollow and struck out by the caller."""
    path = "M-9 -10H16V-3H9A9 9 0 1 1 -9 0V-10"
    if absent:
        marks.drawn(canvas, path, x, y, color, 2.5)
        return
    marks.filled_path(canvas, path, x, y, color)
    canvas.disc(x, y, 3.2, fill=INK)


def name(canvas: Canvas, x: float, baseline: float, text: str, room: float, *, bold: bool, right: bool = False) -> None:
    """Write a house's name, bright and bold if it has won or all is open."""
    font = face("sans-bold" if bold else "sans", 29)
    line(canvas, x, baseline, text, font, TEXT if bold else MUTED, room, "right" if right else "left")
