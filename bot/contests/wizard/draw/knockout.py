"""The knockout from top to bottom: every table of every round, the final, and the winner's way through them."""

from dataclasses import dataclass

from bot.contests.common.draw import marks
from bot.contests.common.draw.colors import GOLD, GOLD_TEXT, INK, METALS, ON_GOLD
from bot.contests.common.draw.naming import fitted, line
from bot.contests.wizard.draw.theme import NIGHT_SKY
from bot.contests.wizard.draw.trace import Stop, trace
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import rgb

_BAND, _PANEL, _LEFT, _RIGHT = 104, 408, 28, 464
_ROW, _HEAD, _GAP = 50, 70, 16
_FINAL_ROW, _FINAL_LEFT, _FINAL_WIDTH = 66, 150, 600
_FAINT, _NOTE_GROUND, _NOTE_TEXT = rgb("#A9A4D6"), rgb("#3A3115"), rgb("#FFE3A6")


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at a table: place and points once there are any; `next_table` is where they go from here.

    `winner` marks whoever has won it all; `level` whose points were equal and decided by something else.
    """

    name: str
    place: int | None = None
    points: str = ""
    through: bool = False
    next_table: str = ""
    winner: bool = False
    level: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table, its people in the order of their places, and what decided a tie."""

    title: str
    seats: tuple[Seat, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A round with all its tables."""

    title: str
    note: str
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class KnockoutWords:
    """What the marks mean."""

    through: str
    next_table: str
    next_example: str
    way: str


@dataclass(frozen=True, slots=True)
class KnockoutPicture:
    """Rounds and final; over 25 players each round has a picture of its own. A final without people is still open."""

    title: str
    note: str
    words: KnockoutWords
    rounds: tuple[Round, ...]
    final: Table | None = None
    final_places: int = 4


def draw_knockout(picture: KnockoutPicture) -> bytes:
    """Draw everything downwards; the winner's way comes last, over all else."""
    tops: list[int] = []
    y = _BAND
    for part in picture.rounds:
        tops.append(y)
        y += 68 + _height(part)
    final_top = y
    if picture.final:
        places = len(picture.final.seats) or picture.final_places
        y += 68 + 24 + _FINAL_ROW * places + (60 if picture.final.note else 0)
    canvas = NIGHT_SKY.ground(y + 84, _BAND)
    small, large = face("sans-bold", 34), face("serif-bold", 46)
    note = fit(clean(picture.note), small, 440)
    canvas.text(864, 66, note, small, GOLD_TEXT, "right")
    line(canvas, 36, 68, picture.title, large, NIGHT_SKY.text, 800 - small.length(note))
    stops: list[Stop] = []
    for part, top in zip(picture.rounds, tops, strict=True):
        stops += _round(canvas, part, top)
    if picture.final:
        stops += _final(canvas, picture.final, final_top, picture.final_places)
    decided = picture.final is not None and any(seat.winner for seat in picture.final.seats)
    if decided:
        trace(canvas, stops)
    _legend(canvas, picture.words, y + 44, way=decided)
    return canvas.png()


def _height(part: Round) -> int:
    return sum(_row_height(part.tables[number : number + 2]) for number in range(0, len(part.tables), 2)) + 2


def _row_height(pair: tuple[Table, ...]) -> int:
    return max(_HEAD + _ROW * max(1, len(table.seats)) + (60 if table.note else 0) for table in pair) + _GAP


def _headline(canvas: Canvas, title: str, note: str, top: int) -> None:
    large, small = face("serif-bold", 36), face("sans", 28)
    note = fit(clean(note), small, 560)
    canvas.text(868, top + 46, note, small, NIGHT_SKY.muted, "right")
    line(canvas, 32, top + 46, title, large, GOLD_TEXT, 816 - small.length(note))


def _round(canvas: Canvas, part: Round, top: int) -> list[Stop]:
    """Draw a round and give where its winner's row stands."""
    _headline(canvas, part.title, part.note, top)
    stops: list[Stop] = []
    y = top + 68
    below = y + _height(part) - 2 - _GAP
    odd = len(part.tables) % 2 == 1
    for number in range(0, len(part.tables), 2):
        pair = part.tables[number : number + 2]
        last = number + 2 >= len(part.tables)
        for column, table in enumerate(pair):
            x = (900 - _PANEL) // 2 if len(pair) == 1 else (_LEFT, _RIGHT)[column]
            row = _table(canvas, table, x, y)
            if row is not None:
                blocked = odd and (len(part.tables) > 1) and not (last and len(pair) == 2)
                stops.append(Stop(x, x + _PANEL, row, below, blocked))
        y += _row_height(pair)
    return stops


def _table(canvas: Canvas, table: Table, x: int, y: int) -> float | None:
    """Draw a table and give the height of the winner's row, if there is one."""
    deep = _HEAD + _ROW * max(1, len(table.seats))
    canvas.rounded((x, y, _PANEL, deep), 20, fill=NIGHT_SKY.panel, line=NIGHT_SKY.line, width=2)
    line(canvas, x + 22, y + 42, table.title, face("sans-bold", 30), NIGHT_SKY.muted, 360)
    found: float | None = None
    going = any(seat.next_table for seat in table.seats)
    for number, seat in enumerate(table.seats):
        middle = y + 83 + _ROW * number
        if seat.winner:
            found = middle
        _seat(canvas, seat, x, middle, going=going)
    if table.note:
        canvas.rounded((x, y + deep + 12, _PANEL, 48), 14, fill=_NOTE_GROUND)
        line(canvas, x + _PANEL / 2, y + deep + 46, table.note, face("sans", 28), _NOTE_TEXT, _PANEL - 20, "middle")
    return found


def _seat(canvas: Canvas, seat: Seat, x: int, middle: float, *, going: bool) -> None:
    color = NIGHT_SKY.text if seat.through or seat.place is None else _FAINT
    if seat.winner:
        canvas.rounded((x + 10, middle - 23, _PANEL - 20, 46), 14, fill=GOLD)
        color = INK
    if seat.through:
        disc, tick = (INK, GOLD_TEXT) if seat.winner else (GOLD, ON_GOLD)
        marks.done(canvas, x + 38, middle, 15, disc=disc, tick=tick)
    elif seat.place is not None:
        canvas.text(x + 38, middle + 10, str(seat.place), face("sans", 28), color, "middle")
    else:
        marks.awaited(canvas, x + 38, middle, 15, NIGHT_SKY.muted)
    if seat.next_table:
        _next(canvas, seat.next_table, x + 367, middle, dark=seat.winner)
    right = x + (324 if going else 386)
    font = face("sans-black" if seat.through else "sans", 31)
    points = fit(clean(seat.points), font, 110)
    canvas.text(right, middle + 11, points, font, color, "right")
    if seat.level:
        canvas.rounded((right - 62, middle - 21, 72, 42), 10, line=GOLD_TEXT, width=2.5)
    room = right - max(62.0, font.length(points)) - 6 - (x + 66)
    name, bold = fitted((seat.name,), "sans-bold" if seat.through else "sans", 32, room)
    canvas.text(x + 66, middle + 11, name, bold, color)


def _next(canvas: Canvas, word: str, x: float, middle: float, *, dark: bool) -> None:
    canvas.rounded((x - 25, middle - 18, 50, 36), 18, line=INK if dark else GOLD, width=2.5)
    line(canvas, x, middle + 10, word, face("sans-bold", 28), INK if dark else GOLD_TEXT, 48, "middle")


def _final(canvas: Canvas, final: Table, top: int, places: int) -> list[Stop]:
    _headline(canvas, final.title, "", top)
    y, count = top + 68, len(final.seats) or places
    height = 24 + _FINAL_ROW * count
    canvas.rounded((_FINAL_LEFT, y, _FINAL_WIDTH, height), 24, fill=NIGHT_SKY.panel, line=GOLD, width=5)
    stops: list[Stop] = []
    for number in range(count):
        middle = y + 45 + _FINAL_ROW * number
        if number >= len(final.seats):
            marks.awaited(canvas, 204, middle, 24, NIGHT_SKY.muted)
            continue
        seat = final.seats[number]
        color = NIGHT_SKY.text
        if seat.winner:
            canvas.rounded((162, middle - 31, 576, 62), 18, fill=GOLD)
            color = INK
            stops.append(Stop(_FINAL_LEFT, _FINAL_LEFT + _FINAL_WIDTH, middle, 0, False))
        if seat.place is None:
            marks.awaited(canvas, 204, middle, 24, NIGHT_SKY.muted)
        elif seat.place <= len(METALS):
            marks.plain_medal(canvas, 204, middle, 24, seat.place)
        else:
            canvas.centered(204, middle, str(seat.place), face("serif-bold", 32), NIGHT_SKY.muted)
        line(canvas, 712, middle + 14, seat.points, face("serif-black", 42), color, 130, "right")
        name, font = fitted((seat.name,), "sans-bold", 38, 330)
        canvas.text(248, middle + 13, name, font, color)
        if seat.level:
            canvas.rounded((626, middle - 25, 98, 50), 10, line=INK if seat.winner else GOLD_TEXT, width=2.5)
    if final.note:
        canvas.rounded((_FINAL_LEFT, y + height + 12, _FINAL_WIDTH, 48), 14, fill=_NOTE_GROUND)
        line(canvas, 450, y + height + 46, final.note, face("sans", 28), _NOTE_TEXT, _FINAL_WIDTH - 24, "middle")
    return stops


def _legend(canvas: Canvas, words: KnockoutWords, middle: float, *, way: bool) -> None:
    font = face("sans", 28)
    marks.done(canvas, 48, middle, 15, disc=GOLD, tick=ON_GOLD)
    x = 74 + line(canvas, 74, middle + 10, words.through, font, NIGHT_SKY.muted, 200) + 40
    _next(canvas, words.next_example, x + 25, middle, dark=False)
    x += 62 + line(canvas, x + 62, middle + 10, words.next_table, font, NIGHT_SKY.muted, 260) + 46
    if way:
        canvas.rule((x, middle), (x + 54, middle), GOLD, 7)
        line(canvas, x + 70, middle + 10, words.way, font, NIGHT_SKY.muted, 868 - x - 70)
