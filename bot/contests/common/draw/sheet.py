"""A printer's pen: black lines and text on A4, drawn in the measures of the design and written as a small PDF.

The library that writes it is loaded with the first sheet, in the drawing process only.
"""

from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from bot.draw.canvas import Align
from bot.draw.fonts import ROBOT, Face, Role, clean, face, fit
from bot.draw.paths import Points

if TYPE_CHECKING:
    from fpdf import FPDF

WIDTH, HEIGHT, MARGIN = 1240, 1754, 76
"""A4 at 150 dots an inch; the margin is 13 mm, which every printer can keep."""
INNER = WIDTH - 2 * MARGIN
GREY, LINE_GREY = 0xE6, 0x77
_FIGURES = 24
"""In an ornament."""
_A4 = (595.28, 841.89)
_SHARE = {"left": 0.0, "middle": 0.5, "right": 1.0}
_RIGHT_TO_LEFT = (range(0x0590, 0x0900), range(0xFB1D, 0xFE00), range(0xFE70, 0xFF00))
# Nothing of a file depends on when it was made: the same sheet is the same file.
_WRITTEN = datetime(2000, 1, 1, tzinfo=UTC)


def plain(text: str) -> str:
    """Clean what is printed; signs that are pictures are left out."""
    return " ".join(clean(text).replace(ROBOT, "").split())


class Sheets:
    """Sheets of paper one after another: one a page, or two side by side at 70 %."""

    def __init__(self, title: str, language: str, *, two_up: bool = False) -> None:
        """Take an empty block of paper."""
        self._title, self._language, self._two_up = title, language, two_up
        self._count = 0
        self._origin, self._scale = 0.0, _A4[0] / WIDTH
        self._fonts: dict[str, str] = {}

    @cached_property
    def _pdf(self) -> "FPDF":
        from fpdf import FPDF

        pdf = FPDF(orientation="landscape" if self._two_up else "portrait", unit="pt", format="A4")
        pdf.set_creation_date(_WRITTEN)
        pdf.set_auto_page_break(False)
        pdf.set_title(plain(self._title))
        pdf.set_lang(self._language)
        return pdf

    def sheet(self) -> None:
        """Begin the next sheet."""
        second = self._two_up and self._count % 2 == 1
        if not second:
            self._pdf.add_page()
        if self._two_up:
            self._scale = _A4[1] / 2 / WIDTH
            self._origin = _A4[1] / 2 if second else 0.0
            self._pdf.set_draw_color(LINE_GREY)
            self._pdf.set_line_width(0.5)
            self._pdf.set_dash_pattern(dash=6, gap=6)
            self._pdf.line(_A4[1] / 2, 0, _A4[1] / 2, _A4[0])
            self._pdf.set_dash_pattern()
        self._count += 1

    def text(self, x: float, baseline: float, text: str, font: Face, align: Align = "left", shade: int = 0) -> float:
        """Write one line and give its width."""
        width = font.length(text)
        x -= width * _SHARE[align]
        self._pdf.set_text_color(shade)
        for piece in font.pieces(text):
            self._pdf.set_font(self._family(str(piece.font.path)), size=piece.font.size * self._scale)
            self._pdf.text(*self._at(x, baseline), _in_sight(piece.text))
            x += piece.width
        return width

    def line_of(
        self, x: float, baseline: float, text: str, role: Role, size: int, room: float, align: Align = "left"
    ) -> float:
        """Write one line, cleaned and cut to its room."""
        font = face(role, size)
        return self.text(x, baseline, fit(plain(text), font, room), font, align)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        line: float = 0,
        *,
        fill: int | None = None,
        shade: int = 0,
    ) -> None:
        """Draw a box, with a line round it or filled with a grey."""
        if fill is not None:
            self._pdf.set_fill_color(fill)
        self._line(line, shade)
        style = ("F" if fill is not None else "") + ("D" if line else "")
        self._pdf.rect(*self._at(x, y), width * self._scale, height * self._scale, style=style)

    def rounded(self, x: float, y: float, width: float, height: float, radius: float, line: float) -> None:
        """Draw a box with round corners."""
        self._line(line, 0)
        size = (width * self._scale, height * self._scale)
        self._pdf.rect(*self._at(x, y), *size, style="D", round_corners=True, corner_radius=radius * self._scale)

    def rule(self, x: float, y: float, to_x: float, to_y: float, line: float, shade: int = 0) -> None:
        """Draw a straight line."""
        self._line(line, shade)
        self._pdf.line(*self._at(x, y), *self._at(to_x, to_y))

    def dashed(self, y: float, line: float) -> None:
        """Draw a dashed line across the sheet."""
        self._pdf.set_dash_pattern(dash=14 * self._scale, gap=10 * self._scale)
        self.rule(MARGIN, y, WIDTH - MARGIN, y, line)
        self._pdf.set_dash_pattern()

    def polygon(self, points: Points, line: float = 0, *, filled: bool = False) -> None:
        """Draw an outline, hollow or black."""
        self._pdf.set_fill_color(0)
        self._line(line, 0)
        self._pdf.polygon([self._at(x, y) for x, y in points], style=("F" if filled else "") + ("D" if line else ""))

    def disc(self, x: float, y: float, radius: float) -> None:
        """Draw a black disc about a centre."""
        self._pdf.set_fill_color(0)
        self._pdf.circle(*self._at(x, y), radius * self._scale, style="F")

    def pdf(self) -> bytes:
        """Give the finished file."""
        return bytes(self._pdf.output())

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self._origin + x * self._scale, y * self._scale

    def _line(self, width: float, shade: int) -> None:
        self._pdf.set_draw_color(shade)
        if width:
            self._pdf.set_line_width(width * self._scale)

    def _family(self, path: str) -> str:
        if path not in self._fonts:
            self._fonts[path] = f"face{len(self._fonts)}"
            self._pdf.add_font(self._fonts[path], fname=path)
        return self._fonts[path]


def _in_sight(text: str) -> str:
    """Put words that run from right to left into the order in which they are printed."""
    if not any(ord(letter) in block for letter in text for block in _RIGHT_TO_LEFT):
        return text
    from fpdf.bidi import BidiParagraph

    return BidiParagraph(text).get_reordered_string()


def ornament(sheets: Sheets, form: Points) -> None:
    """Print a row of small figures above the title, black and hollow in turn."""
    for number in range(_FIGURES):
        x = MARGIN + INNER / _FIGURES * (number + 0.5)
        sheets.polygon([(x + dx, 82 + dy) for dx, dy in form], 2.5, filled=number % 2 == 0)


def head(sheets: Sheets, title: str, subtitle: str, label: str, number: int) -> None:
    """Write what stands at the top of a table's sheet; the table's number has a box at the right."""
    sheets.line_of(MARGIN, 196, title, "serif-black", 72, 828)
    sheets.line_of(MARGIN, 250, subtitle, "sans", 36, 828)
    sheets.rounded(924, 136, 240, 168, 16, 6)
    sheets.line_of(1044, 178, label, "sans-bold", 34, 220, "middle")
    sheets.line_of(1044, 290, str(number), "serif-black", 124 if number < 100 else 96, 230, "middle")


def blank(sheets: Sheets, label: str, left: float, right: float, baseline: float, size: int = 30) -> None:
    """Leave a line to write on after a word."""
    wide = sheets.line_of(left, baseline, label, "sans", size, (right - left) * 0.6)
    sheets.rule(left + wide + 24, baseline + 4, right, baseline + 4, 2)
