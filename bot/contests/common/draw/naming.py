"""Names in contests: one name or the people of a team, cut to the room there is and never made smaller."""

from typing import TypeAlias

from bot.draw.canvas import Align, Canvas
from bot.draw.fonts import Face, clean, clean_name, fit
from bot.draw.palette import Color

Names: TypeAlias = tuple[str, ...]
"""What an entry is called: a single name, or those of a team's people."""
BETWEEN = " / "
_LEAST = 56.0
"""With less room for everybody the names are not cut one by one."""


def named(names: Names, font: Face, width: float) -> str:
    """Write an entry's name in one line; in a team the longer name is cut, and two long ones share the room."""
    parts = [clean_name(name) for name in names] or [clean_name("")]
    whole = BETWEEN.join(parts)
    if font.length(whole) <= width:
        return whole
    room, left = width - font.length(BETWEEN) * (len(parts) - 1), len(parts)
    if room < _LEAST * left:
        return fit(whole, font, width)
    for number in sorted(range(len(parts)), key=lambda number: font.length(parts[number])):
        parts[number] = fit(parts[number], font, room / left)
        room, left = room - font.length(parts[number]), left - 1
    return BETWEEN.join(parts)


def line(
    canvas: Canvas, x: float, baseline: float, text: str, font: Face, color: Color, room: float, align: Align = "left"
) -> float:
    """Write one line of text, cleaned and cut to its room, and give its width."""
    return canvas.text(x, baseline, fit(clean(text), font, room), font, color, align)
