"""The podium at the end: three steps, the places below them, who is qualified, a few numbers and facts."""

from dataclasses import dataclass

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import (
    BUNTING,
    INK,
    KEYLINE,
    METALS,
    MUTED,
    PALE,
    ROSETTE,
    RULE,
    STRING,
    STRIPE,
    Theme,
)
from bot.contests.common.draw.ground import FULL, MARGIN, paper
from bot.contests.common.draw.naming import Names, fitted, line, lines_of
from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, clean, face, fit, shrink
from bot.draw.paths import flatten

_MIDDLES = {1: 450, 2: 172, 3: 728}
_HEIGHTS = {1: 236, 2: 166, 3: 116}
_FIGURES = {1: (96, 108), 2: (80, 108), 3: (64, 100)}
"""Size of the figure on a step, and its baseline below the step's top."""
_BASE, _ROW, _BETWEEN = 616, 60, 46
_HIGHEST = 186
"""Nothing on the steps stands higher: there hang the pennants."""
_MOST_FACTS = 3


@dataclass(frozen=True, slots=True)
class PodiumEntry:
    """Somebody's place at the end, with what they have won it; `place` is shared by whoever is level."""

    place: int
    names: Names
    note: str
    qualified: bool = False


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The final order; entries from place 4 on are listed, `qualified` says what the rosette means."""

    title: str
    note: str
    entries: tuple[PodiumEntry, ...]
    qualified: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()


def draw(picture: PodiumPicture, theme: Theme) -> bytes:
    """Draw the steps, grown downwards where several share one."""
    steps = {place: [entry for entry in picture.entries if entry.place == place] for place in (1, 2, 3)}
    listed = [entry for entry in picture.entries if entry.place > 3]
    lift = (
        max(0, *(_HIGHEST - _top(place, steps[place]) for place in steps if steps[place])) if any(steps.values()) else 0
    )
    base = _BASE + lift
    rows = base + 12 + _ROW * len(listed)
    below = rows + (94 if picture.qualified else 24)
    facts = below + (138 if picture.figures else 8)
    shown = picture.facts[:_MOST_FACTS]
    height = facts + (46 * len(shown) + 10 if shown else 12)
    canvas = paper(height, theme, picture.title, picture.note)
    _pennants(canvas)
    for place, entries in steps.items():
        if entries:
            _step(canvas, theme, place, entries, base)
    canvas.image.paste(theme.floor, (MARGIN, base, MARGIN + FULL, base + 12))
    for number, entry in enumerate(listed):
        _listed(canvas, entry, base + 12 + number * _ROW, striped=number % 2 == 0)
    canvas.rule((MARGIN, rows), (MARGIN + FULL, rows), RULE, 2)
    if picture.qualified:
        marks.rosette(canvas, 64, rows + 46, 20, ROSETTE)
        line(canvas, 104, rows + 62, picture.qualified, face("sans-bold", 32), INK, 760)
    _figures(canvas, picture.figures, below)
    for number, (label, value) in enumerate(shown):
        _fact(canvas, label, value, facts + 26 + 46 * number)
    return canvas.png()


def _top(place: int, entries: list[PodiumEntry]) -> int:
    """Give the highest line that whatever stands on a step reaches, if the base is where it usually is."""
    radius = 34 if place == 1 else 30
    *upper, _ = _names(place, entries)
    return _BASE - _HEIGHTS[place] - 56 - sum(_leading(font) for _, font in upper) - 36 - radius * 3


def _names(place: int, entries: list[PodiumEntry]) -> list[tuple[str, Face]]:
    """Write whoever stands on a step, from above: whole as long as that can be, in smaller type or in two lines."""
    found: list[tuple[str, Face]] = []
    for entry in entries:
        lines, font = lines_of(entry.names, "serif-bold", 42 if place == 1 else 38, 256)
        found += [(words, font) for words in lines]
    return found


def _leading(font: Face) -> int:
    """Give the way down to the next line."""
    return min(_BETWEEN, font.size + 8)


def _pennants(canvas: Canvas) -> None:
    canvas.stroke(flatten("M20 112Q450 148 880 112"), STRING, 3)
    for number in range(10):
        x = 60 + 86.6 * number
        share = (x - 20) / 860
        y = 112 + 72 * share * (1 - share)
        outline = [(x - 24, y), (x + 24, y), (x, y + 38)]
        canvas.polygon(outline, BUNTING[number % 4])
        canvas.stroke([[*outline, outline[0]]], PALE, 2.5)


def _step(canvas: Canvas, theme: Theme, place: int, entries: list[PodiumEntry], base: int) -> None:
    x, top = _MIDDLES[place], base - _HEIGHTS[place]
    canvas.image.paste(theme.band, (x - 125, top + 8, x + 125, base))
    canvas.rounded((x - 131, top, 262, 26), 8, fill=theme.step)
    size, drop = _FIGURES[place]
    canvas.text(x, top + drop, str(place), face("serif-black", size), METALS[place - 1].face, "middle")
    note = dict.fromkeys(clean(entry.note) for entry in entries)
    told = " · ".join(note)
    line(canvas, x, top - 18, told, shrink(told, "sans", 30, 262), MUTED, 262, "middle")
    y, last = top - 56.0, 0
    for words, font in reversed(_names(place, entries)):
        y -= last
        canvas.text(x, y, words, font, INK, "middle")
        last = _leading(font)
    radius = 34 if place == 1 else 30
    center = y - 36 - radius * 1.75
    if all(entry.qualified for entry in entries):
        marks.rosette(canvas, x, center, radius, METALS[place - 1])
    else:
        marks.medal(canvas, x, center + radius * 0.6, radius, place)


def _listed(canvas: Canvas, entry: PodiumEntry, y: float, *, striped: bool) -> None:
    if striped:
        canvas.image.paste(STRIPE, (MARGIN, round(y), MARGIN + FULL, round(y) + _ROW))
    canvas.text(72, y + 42, str(entry.place), face("serif-bold", 36), INK, "middle")
    if entry.qualified:
        marks.rosette(canvas, 130, y + 24, 17, ROSETTE)
    small = face("sans", 30)
    note = fit(clean(entry.note), small, 330)
    canvas.text(854, y + 41, note, small, MUTED, "right")
    name, font = fitted(entry.names, "sans-bold", 34, 854 - 176 - 20 - small.length(note))
    canvas.text(176, y + 41, name, font, INK)


def _figures(canvas: Canvas, figures: tuple[tuple[str, str], ...], y: float) -> None:
    """Draw boxes with a number each; they share the width as their labels need it."""
    if not figures:
        return
    label_font, figure_font = face("sans", 28), face("serif-black", 52)
    needs = [
        max(label_font.length(clean(label)), figure_font.length(clean(figure)), 96) + 40 for figure, label in figures
    ]
    spare = FULL - 12 * (len(figures) - 1) - sum(needs)
    x = float(MARGIN)
    for need, (figure, label) in zip(needs, figures, strict=True):
        width = need + spare / len(figures)
        canvas.rounded((x, y, width, 116), 18, fill=STRIPE, line=KEYLINE, width=2)
        line(canvas, x + width / 2, y + 58, figure, figure_font, INK, width - 20, "middle")
        line(canvas, x + width / 2, y + 98, label, label_font, MUTED, width - 16, "middle")
        x += width + 12


def _fact(canvas: Canvas, label: str, value: str, baseline: float) -> None:
    small = face("sans", 30)
    label = fit(clean(label), small, 330)
    canvas.text(36, baseline, label, small, MUTED)
    line(canvas, 864, baseline, value, face("sans-bold", 30), INK, 808 - small.length(label), "right")
