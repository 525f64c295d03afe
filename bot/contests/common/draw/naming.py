"""Names in contests: one name or the people of a team, whole wherever that can be, shortened with care where not."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.draw.canvas import Align, Canvas
from bot.draw.fonts import SMALLEST, Face, Role, clean, clean_name, face, fit, shrink, with_initials, wrap
from bot.draw.palette import Color

Names: TypeAlias = tuple[str, ...]
"""What an entry is called: a single name, or those of a team's people."""
BETWEEN = " / "
PARTS = " · "
LEADING = 32
"""From one line of a name to the next."""
_LEAST = 56.0
"""With less room for everybody the names are not cut one by one."""


def named(names: Names, font: Face, width: float) -> str:
    """Write an entry's name in one line: whole, else with initials, the longer name first; only then it is cut.

    In a team the longer name is cut, and two long ones share the room.
    """
    parts = _parts(names)
    whole = BETWEEN.join(parts)
    if font.length(whole) <= width:
        return whole
    short = list(parts)
    for number in sorted(range(len(parts)), key=lambda number: -font.length(parts[number])):
        for words in _shortened(parts[number]):
            short[number] = words
            if font.length(BETWEEN.join(short)) <= width:
                return BETWEEN.join(short)
    room, left = width - font.length(BETWEEN) * (len(parts) - 1), len(parts)
    if room < _LEAST * left:
        return fit(whole, font, width)
    for number in sorted(range(len(parts)), key=lambda number: font.length(parts[number])):
        parts[number] = fit(parts[number], font, room / left)
        room, left = room - font.length(parts[number]), left - 1
    return BETWEEN.join(parts)


def fitted(names: Names, role: Role, size: int, width: float) -> tuple[str, Face]:
    """Write an entry's name in one line: whole, in smaller type if need be, else shortened."""
    words = named(names, face(role, SMALLEST), width)
    return words, shrink(words, role, size, width)


def lines_of(names: Names, role: Role, size: int, width: float, least: int = SMALLEST) -> tuple[list[str], Face]:
    """Write an entry's name in one line, smaller if need be, or else in two: a team's people one below the other."""
    parts = _parts(names)
    whole = BETWEEN.join(parts)
    font = shrink(whole, role, size, width)
    if font.size >= least and font.length(whole) <= width:
        return [whole], font
    font = face(role, least)
    if len(parts) == 1:
        broken = wrap(whole, font, width, 2)
        return (broken, font) if len(broken) > 1 else ([named(names, font, width)], font)
    half, stroke = -(-len(parts) // 2), BETWEEN.rstrip()
    first, last = tuple(parts[:half]), tuple(parts[half:])
    lines = [BETWEEN.join(first) + stroke, BETWEEN.join(last)]
    font = min((shrink(words, role, least, width) for words in lines), key=lambda one: one.size)
    if all(font.length(words) <= width for words in lines):
        return lines, font
    return [named(first, font, width - font.length(stroke)) + stroke, named(last, font, width)], font


def _shortened(name: str) -> Iterator[str]:
    """Shorten a name from behind ("Lord Maximilian of H.", "Lord Maximilian o. H."), then as names are elsewhere."""
    first, *rest = name.split(" ")
    for kept in range(len(rest) - 1, 0, -1):
        yield " ".join([first, *rest[:kept], *(f"{word[0]}." for word in rest[kept:] if word)])
    yield from with_initials(name)


def _parts(names: Names) -> list[str]:
    return [clean_name(name) for name in names] or [clean_name("")]


def line(
    canvas: Canvas, x: float, baseline: float, text: str, font: Face, color: Color, room: float, align: Align = "left"
) -> float:
    """Write one line of text, cleaned and cut to its room, and give its width."""
    return canvas.text(x, baseline, fit(clean(text), font, room), font, color, align)


def first_parts(text: str, font: Face, room: float) -> str:
    """Leave out the last facts of a row of them ("a · b · c") until the others fit; none is cut in the middle."""
    parts = clean(text).split(PARTS)
    while len(parts) > 1 and font.length(PARTS.join(parts)) > room:
        parts.pop()
    return PARTS.join(parts)


def block(
    canvas: Canvas, x: float, baseline: float, written: tuple[list[str], Face], color: Color, align: Align = "left"
) -> list[tuple[float, float]]:
    """Write one line at a baseline, two around it; give the baseline and width of each."""
    lines, font = written
    first = baseline - (LEADING / 2 if len(lines) > 1 else 0)
    return [
        (first + LEADING * number, canvas.text(x, first + LEADING * number, words, font, color, align))
        for number, words in enumerate(lines)
    ]
