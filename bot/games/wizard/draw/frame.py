"""What all pictures share: night and paper grounds with their title bands, marks, badges."""

from PIL import Image

from bot.draw import sprites
from bot.draw.canvas import KEYLINE_WIDTH, WIDTH, Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import Color
from bot.draw.paths import flatten
from bot.games.wizard.draw.cards import sparkle
from bot.games.wizard.draw.colors import (
    GOLD,
    GOLD_LINE,
    GOLD_TEXT,
    HIT,
    INK,
    MISS,
    NIGHT,
    NIGHT_BAND,
    NIGHT_KEYLINE,
    NIGHT_TEXT,
    PAPER,
    PAPER_KEYLINE,
    STARS,
    WHITE,
)
from bot.games.wizard.draw.pen import Pen

PAPER_BAND, NIGHT_BAND_HEIGHT = 104, 138
CROWN = "M8 70 L2 22 L28 42 L50 8 L72 42 L98 22 L92 70 Z"


def paper(height: int, title: str, note: str) -> Canvas:
    """Lay a sheet of paper with a dark title band."""
    canvas = paper_below(height, PAPER_BAND)
    for x, y, reach in ((520, 30, 9), (560, 74, 6), (470, 66, 5)):
        canvas.polygon(flatten(sparkle(x, y, reach))[0], STARS)
    note_font = face("sans", 34)
    note = clean(note)
    canvas.text(864, 66, note, note_font, GOLD_TEXT, "right")
    title_font = face("serif-bold", 46)
    canvas.text(36, 68, fit(clean(title), title_font, 800 - note_font.length(note)), title_font, NIGHT_TEXT)
    return canvas


def paper_below(height: int, band: int) -> Canvas:
    """Lay a sheet of paper with an empty dark band of some height."""
    canvas = Canvas(height, ground=PAPER, keyline=PAPER_KEYLINE)
    _band(canvas, band, NIGHT, PAPER)
    return canvas


def night(height: int, title: str, note: str, width: float) -> Canvas:
    """Lay the dark ground with its title band; title and note keep to the given width."""
    canvas = Canvas(height, ground=NIGHT, keyline=NIGHT_KEYLINE)
    _band(canvas, NIGHT_BAND_HEIGHT - 3, NIGHT_BAND, NIGHT)
    canvas.rounded((0, NIGHT_BAND_HEIGHT - 3, WIDTH, 3), 0, fill=NIGHT_KEYLINE)
    title_font, note_font = face("serif-bold", 44), face("sans", 32)
    canvas.text(32, 62, fit(clean(title), title_font, width), title_font, NIGHT_TEXT)
    canvas.text(32, 114, fit(clean(note), note_font, width), note_font, GOLD_TEXT)
    return canvas


def _band(canvas: Canvas, height: int, color: Color, below: Color) -> None:
    inner = WIDTH - 2 * KEYLINE_WIDTH
    canvas.rounded((KEYLINE_WIDTH, KEYLINE_WIDTH, inner, height + 40), 26.5, fill=color)
    canvas.rounded((KEYLINE_WIDTH, height, inner, 48), 0, fill=below)


def mark(canvas: Canvas, x: float, y: float, *, hit: bool) -> None:
    """Draw a check on a disc, or a cross: told apart also without colour."""
    canvas.sprite(_mark(hit), x, y)


@kept
def _mark(hit: bool) -> Image.Image:
    pen = Pen(32, 32, 1.0)
    if hit:
        pen.disc(16, 16, 15, fill=HIT)
        pen.path("M8.5 16.75 L14.5 22.75 L24.25 9.7", line=WHITE, width=4)
    else:
        pen.path("M6.25 6.25 L25.75 25.75 M25.75 6.25 L6.25 25.75", line=MISS, width=5)
    return pen.sprite()


@kept
def crown(width: int) -> Image.Image:
    """Draw the crown of whoever leads."""
    pen = Pen(100, 80, width / 100, margin=8)
    pen.path(CROWN, fill=GOLD, line=GOLD_LINE, width=5)
    for x, y in ((2, 18), (50, 6), (98, 18)):
        pen.disc(x, y, 6, fill=GOLD, line=GOLD_LINE, width=4)
    return pen.sprite()


@kept
def dealer_badge(size: int) -> Image.Image:
    """Draw the Geber's disc."""
    pen = Pen(60, 60, size / 60)
    pen.disc(30, 30, 27, fill=WHITE, line=INK, width=4)
    pen.disc(30, 30, 20.5, line=INK, width=1.5)
    pen.letters(30, 40.5, "G", "serif-black", 30, INK)
    return pen.sprite()


@kept
def made(size: int) -> Image.Image:
    """Draw the golden disc of a trick that was bid and made."""
    pen = Pen(36, 36, size / 36)
    pen.disc(18, 18, 17, fill=GOLD)
    pen.path("M9.8 19 L16.3 24.8 L26.8 11.2", line=INK, width=4)
    return pen.sprite()


def cross_box(canvas: Canvas, x: float, y: float, half: float, color: Color) -> None:
    """Draw a box with a cross: a trick too many."""
    canvas.rounded((x - half, y - half, 2 * half, 2 * half), 5, line=color, width=3)
    canvas.stroke(sprites.cross(x, y, half * 0.42 / 18), color, 4)
