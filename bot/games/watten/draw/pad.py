"""The pad at the inn: two columns, a line a game, the running total, strokes for Bummerl."""

from typing import TypeAlias

from PIL import Image

from bot.draw.canvas import Canvas
from bot.draw.fonts import face, fit
from bot.draw.keeping import kept
from bot.draw.palette import Color
from bot.draw.paths import flatten, place
from bot.games.watten.draw.art import symbol
from bot.games.watten.draw.colors import (
    INK,
    LOZENGE,
    LOZENGE_LINE,
    LOZENGE_PALE,
    PAPER,
    PAPER_LINE,
    PAPER_MUTED,
    PAPER_RULE,
    PEN_BLUE,
    PEN_GREY,
    PEN_RED,
    PENNANT,
    STAIN,
)
from bot.games.watten.draw.records import Mark, PadBummerl, PadLine, PadPicture
from bot.games.watten.draw.wood import both_names, inlay, team_mark

_TOP, ROW, _LEAST, _MOST = 222, 70, 10, 14
_FOOT = 340
_COLUMNS = (0, 406)
"""How far a team's column is shifted to the right."""
CENTRE = 466
_HEADS, _MARK = ((34, 448), (484, 866)), 38
"""Where the names of a team may stand, left of and right of the centre line, and what its mark takes of it."""
_ICONS: dict[Mark, str] = {"played": "i-played", "left": "i-left", "fine": "i-foul"}
_FIGURES = {**{str(digit): f"pen-{digit}" for digit in range(10)}, "+": "pen-plus", "\u2212": "pen-minus"}
Strokes: TypeAlias = tuple[tuple[PadBummerl, ...], tuple[PadBummerl, ...]]
_RING = "M336 8 C296 -7 258 13 262 39 C266 71 348 73 352 37 C354 17 336 1 310 0"


def draw_pad(picture: PadPicture) -> bytes:
    """Draw the pad; of a long Runde the oldest lines are folded into one."""
    lines, folded = picture.lines, 0
    if len(lines) > _MOST - 2:
        folded = len(lines) - (_MOST - 3)
        lines = lines[folded:]
    rows = max(_LEAST, len(lines) + (folded > 0) + 1)
    bottom = _TOP + rows * ROW
    canvas = Canvas(bottom + _FOOT, ground=PAPER, keyline=PAPER_LINE)
    canvas.image.paste(lozenges(bottom + _FOOT, bottom + 88), (0, 0))
    _head(canvas, picture)
    for number in range(1, rows):
        canvas.rule((29, _TOP + number * ROW), (871, _TOP + number * ROW), PAPER_RULE, 2)
    y = _TOP
    if folded:
        _folded(canvas, picture, folded, y)
        y += ROW
    for line in lines:
        write_line(canvas, line, y)
        y += ROW
    if picture.running:
        font = face("sans", 30)
        canvas.text(52, y + 45, picture.running_game, font, PAPER_MUTED, "middle")
        canvas.text(94, y + 45, fit(picture.running, font, 350), font, PAPER_MUTED)
    cross(canvas, _TOP, bottom, 160)
    write_strokes(canvas, picture.strokes, picture.words.bummerl, bottom)
    _legend(canvas, picture, bottom)
    return canvas.png()


@kept
def lozenges(height: int, stain: int = -200) -> Image.Image:
    """Lay the paper: the band of lozenges, and where a glass has stood."""
    sheet = Canvas(height, ground=PAPER, keyline=PAPER)
    sheet.disc(758, stain, 96, line=STAIN, width=10)
    sheet.disc(758, stain, 84, line=STAIN, width=3)
    sheet.image.paste(LOZENGE_PALE, (0, 0, sheet.width, 58))
    for x in range(0, sheet.width + 1, 45):
        sheet.polygon([(x, 0), (x + 22.5, 29), (x, 58), (x - 22.5, 29)], LOZENGE)
    sheet.image.paste(LOZENGE_LINE, (0, 56, sheet.width, 60))
    canvas = Canvas(height, ground=PAPER, keyline=PAPER_LINE)
    inlay(canvas, sheet.image)
    return canvas.image


def _head(canvas: Canvas, picture: PadPicture) -> None:
    canvas.text(36, 122, picture.title, face("serif-black", 50), INK)
    canvas.text(864, 120, fit(picture.subtitle, face("sans", 34), 560), face("sans", 34), PAPER_MUTED, "right")
    for team, names in enumerate(picture.teams):
        left, right = _HEADS[team]
        words, font = both_names(names, right - left - _MARK, " / ")
        middle = (left + _MARK + right) / 2
        canvas.text(middle, 191, words, font, INK, "middle")
        team_mark(canvas, team, middle - font.length(words) / 2 - 24, 178)


def cross(canvas: Canvas, top: int, bottom: int, begin: int) -> None:
    """Draw the cross that makes the two columns, by hand; the upright line begins at `begin`."""
    third = (bottom - begin) // 3
    for path in (
        f"M30 {top} C250 {top - 3} 600 {top + 2} 870 {top - 1}",
        f"M{CENTRE} {begin} C{CENTRE - 3} {begin + third} {CENTRE + 2} {bottom - third} {CENTRE - 1} {bottom}",
        f"M30 {bottom} C250 {bottom + 3} 600 {bottom - 3} 870 {bottom + 1}",
        f"M{CENTRE} {bottom} C{CENTRE - 2} {bottom + 60} {CENTRE + 1} {bottom + 120} {CENTRE - 1} {bottom + 172}",
    ):
        for line in flatten(path):
            canvas.stroke([line], PEN_BLUE, 5)


def write_line(canvas: Canvas, line: PadLine, y: int) -> None:
    """Write a game: its number, what changed, how it stands."""
    canvas.text(52, y + 45, line.number, face("sans", 30), PAPER_MUTED, "middle")
    ink = PEN_RED if line.mark == "fine" else PEN_BLUE
    for side, total in enumerate(line.stand):
        shift = _COLUMNS[side]
        changed = side == line.side and line.mark != "none"
        if changed:
            canvas.sprite(symbol(_ICONS[line.mark], 46, 46, ink), 122 + shift, y + 35)
            _figures(canvas, line.change, 196 + shift, y + 35, 38, ink)
            _figures(canvas, str(total), 306 + shift, y + 35, 54, ink)
        else:
            _figures(canvas, str(total), 306 + shift, y + 35, 34, PEN_GREY)
        if line.tense[side]:
            for ring in flatten(_RING):
                canvas.stroke([place(ring, shift, y)], PEN_RED, 5)
            canvas.sprite(symbol("bow", 58, 58, PEN_RED), 400 + shift, y + 35)


def _folded(canvas: Canvas, picture: PadPicture, folded: int, y: int) -> None:
    """Fold the oldest lines into one: only how it stood after them."""
    stand = picture.lines[folded - 1].stand
    canvas.text(36, y + 45, fit(f"… {picture.words.folded}", face("sans", 28), 220), face("sans", 28), PAPER_MUTED)
    for side, total in enumerate(stand):
        _figures(canvas, str(total), 306 + _COLUMNS[side], y + 35, 34, PEN_GREY)


def _figures(canvas: Canvas, written: str, x: float, y: float, height: int, ink: Color) -> None:
    """Write figures by pen about a centre."""
    width, step = round(height * 2 / 3), height * 0.71
    left = x - step * (len(written) - 1) / 2
    for number, figure in enumerate(written):
        canvas.sprite(symbol(_FIGURES[figure], width, height, ink), left + step * number, y)


def write_strokes(canvas: Canvas, both: Strokes, word: str, bottom: int) -> None:
    """Draw a stroke for each Bummerl, below the line."""
    canvas.text(36, bottom + 54, fit(word, face("serif-bold", 32), 150), face("serif-bold", 32), INK)
    for team, strokes in enumerate(both):
        left = 238 if team == 0 else 520
        if len(strokes) <= (2 if team == 0 else 3):
            for number, stroke in enumerate(strokes):
                _stroke(canvas, stroke, left + 112 * number, bottom)
        else:
            _bundles(canvas, len(strokes), 200 if team == 0 else 500, bottom)


def _stroke(canvas: Canvas, stroke: PadBummerl, x: float, bottom: int) -> None:
    for line in flatten("M5 30 C3 60 -1 90 -5 118"):
        canvas.stroke([place(line, x, bottom)], PEN_BLUE, 10)
    if stroke.pennant:
        outline = [(x + 8, bottom + 31), (x + 66, bottom + 50), (x + 6, bottom + 72)]
        canvas.polygon(outline, PENNANT)
        canvas.stroke([[*outline, outline[0]]], PEN_BLUE, 4)
        canvas.text(x + 27, bottom + 61, stroke.pennant, face("serif-black", 28), PEN_BLUE, "middle")
    canvas.text(x, bottom + 156, stroke.result, face("sans", 30), PAPER_MUTED, "middle")


def _bundles(canvas: Canvas, count: int, left: float, bottom: int) -> None:
    """Bundle many strokes in fives, as innkeepers do; what does not fit is a number."""
    x, room = left, 4
    for bundle in range(min(room, -(-count // 5))):
        size = min(5, count - 5 * bundle)
        for number in range(min(4, size)):
            for line in flatten("M3 44 C2 70 0 90 -3 108"):
                canvas.stroke([place(line, x + 13 * number, bottom)], PEN_BLUE, 6)
        if size == 5:
            canvas.stroke([[(x - 8, bottom + 92), (x + 48, bottom + 58)]], PEN_BLUE, 6)
        x += 66
    canvas.text(left + 100, bottom + 156, str(count), face("sans-bold", 32), PEN_BLUE, "middle")


def _legend(canvas: Canvas, picture: PadPicture, bottom: int) -> None:
    canvas.rule((29, bottom + 186), (871, bottom + 186), PAPER_RULE, 2)
    font, words = face("sans", 30), picture.words
    entries = ((36, words.played, "i-played", PEN_BLUE), (256, words.left, "i-left", PEN_BLUE))
    for x, word, icon, ink in (*entries, (492, words.fine, "i-foul", PEN_RED)):
        canvas.sprite(symbol(icon, 42, 42, ink), x + 21, bottom + 233)
        canvas.text(x + 54, bottom + 244, fit(word, font, 160), font, INK)
    canvas.sprite(symbol("bow", 42, 42, PEN_RED), 57, bottom + 297)
    canvas.text(90, bottom + 308, fit(words.tense, font, 150), font, INK)
    canvas.stroke([[(258, bottom + 276), (258, bottom + 320)]], PEN_BLUE, 7)
    outline = [(262, bottom + 277), (308, bottom + 290), (261, bottom + 304)]
    canvas.polygon(outline, PENNANT)
    canvas.stroke([[*outline, outline[0]]], PEN_BLUE, 4)
    canvas.text(320, bottom + 308, fit(words.pennants, font, 540), font, INK)
