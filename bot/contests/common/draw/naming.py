"""Names in contests: one name or the people of a team, cut to the room there is and never made smaller."""

from typing import TypeAlias

from bot.draw.canvas import Align, Canvas
from bot.draw.fonts import Face, clean, clean_name, fit
from bot.draw.palette import Color

Names: TypeAlias = tuple[str, ...]
"""What an entry is called: a single name, or those of a team's people."""
BETWEEN = " / "
LEAST = 56.0
"""However long the others are, somebody's name gets so much room."""


def named(names: Names, font: Face, width: float) -> str:
    """Write an entry's name in one line; in a team the longest name is cut, the shorter ones stay whole."""
    parts = [clean_name(name) for name in names] or [clean_name("")]
    while font.length(BETWEEN.join(parts)) > width:
        longest = max(range(len(parts)), key=lambda number: font.length(parts[number]))
        others = [part for number, part in enumerate(parts) if number != longest]
        others += [""] if others else []
        room = width - font.length(BETWEEN.join(others))
        second = max((font.length(part) for part in others), default=0.0)
        # Two long names share what is there: neither is cut below the other.
        cut = fit(parts[longest], font, max(room, second, LEAST))
        if cut == parts[longest]:
            cut = fit(cut, font, font.length(cut) - 1)
        if cut == parts[longest] or font.length(cut) <= LEAST:
            return fit(BETWEEN.join(parts), font, width)
        parts[longest] = cut
    return BETWEEN.join(parts)


def line(
    canvas: Canvas, x: float, baseline: float, text: str, font: Face, color: Color, room: float, align: Align = "left"
) -> float:
    """Write one line of text, cleaned and cut to its room, and give its width."""
    return canvas.text(x, baseline, fit(clean(text), font, room), font, color, align)
