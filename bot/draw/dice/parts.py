"""Parts that several dice pictures share: header, verdict bar, marks."""

from typing import Literal

from bot.draw import sprites
from bot.draw.canvas import Align, Canvas
from bot.draw.dice.records import Verdict
from bot.draw.fonts import clean, clean_name, face, fit
from bot.draw.palette import BRASS, FAILURE, MUTED, ON_BRASS, RAISED, SUCCESS, TEXT, Color, HouseLetter

HEADER_HEIGHT = 130
VERDICT_HEIGHT = 92
Mark = Literal["check", "cross", "!", "?"]

_MARGIN = 34
_BESIDE_BADGE = 112
_NAME_WIDTH = 520


def header(canvas: Canvas, name: str, subtitle: str | None, house: HouseLetter | None, right: float) -> None:
    """Draw badge, name and subtitle; ``right`` is where the pills begin."""
    left = _MARGIN
    if house:
        canvas.sprite(sprites.badge(house, 66), 64, 68)
        left = _BESIDE_BADGE
    width = min(_NAME_WIDTH, right - 20 - left)
    below = clean(subtitle) if subtitle else ""
    name_font, subtitle_font = face("sans-bold", 40), face("sans", 30)
    # A lone name stands in the middle of the header, level with badge and pills.
    canvas.text(left, 64 if below else 81, fit(clean_name(name), name_font, width), name_font, TEXT)
    canvas.text(left, 104, fit(below, subtitle_font, width), subtitle_font, MUTED)


def pills(canvas: Canvas, x: float, top: float, notation: str, xp: str, room: float, align: Align) -> float:
    """Draw the notation and, left of it, the XP within some room; give the left edge."""
    plain, bold = face("sans", 30), face("sans-bold", 30)
    bonus = Canvas.pill_width(xp, bold) + 12 if xp else 0.0
    text = fit(clean(notation), plain, room - bonus - Canvas.pill_width("", plain))
    width = Canvas.pill_width(text, plain) + bonus
    right = x + width * {"left": 1.0, "middle": 0.5, "right": 0.0}[align]
    left = canvas.pill(right, top, text, plain, ground=RAISED, color=TEXT)
    return canvas.pill(left - 12, top, xp, bold, ground=BRASS, color=ON_BRASS) if xp else left


def xp_text(xp: int, word: str) -> str:
    """Write the bonus of a pill, or nothing without one."""
    return f"{'+' if xp > 0 else chr(0x2212)}{abs(xp)} {word}" if xp else ""


def verdict_bar(canvas: Canvas, top: float, verdict: Verdict) -> None:
    """Draw the last bar with check or cross."""
    tone = SUCCESS if verdict.success else FAILURE
    canvas.rounded((20, top, 860, VERDICT_HEIGHT), 22, fill=tone.ground, line=tone.line, width=3)
    mark(canvas, "check" if verdict.success else "cross", 74, top + 46, tone.line)
    left_font, right_font = face("sans-bold", 42), face("sans", 32)
    left = fit(clean(verdict.left), left_font, 700)
    used = canvas.text(124, top + 60, left, left_font, TEXT)
    room = 852 - 124 - used - 32
    if verdict.right and room > 100:
        canvas.text(852, top + 59, fit(clean(verdict.right), right_font, room), right_font, TEXT, "right")


def mark(canvas: Canvas, kind: Mark, x: float, y: float, color: Color) -> None:
    """Draw the symbol that says a verdict without colour."""
    if kind == "check":
        canvas.stroke(sprites.check(x + 2, y - 2), color, 10)
    elif kind == "cross":
        canvas.stroke(sprites.cross(x, y), color, 10)
    else:
        canvas.centered(x, y, kind, face("sans-black", 64), color)
