"""The fixtures of a season: what was played, when the next matches are, and where a date is missing."""

from dataclasses import dataclass
from typing import Literal

from bot.contests.common.draw import marks
from bot.contests.common.draw.naming import line
from bot.contests.pokal.draw import pieces
from bot.contests.pokal.draw.pieces import BRASS_PALE, LEFT, WIDTH, badge, ink, name, section
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import BRASS, FAILURE, LINE, MUTED, PANEL, TEXT, WINNER_PANEL, Color, HouseLetter, mix

_LOW, _HIGH, _GAP = 56, 90, 6
_SIGNS, _WORDS, _ROOM = 598, 624, 248
_FINALS, _BOX = 108, 422
_TROUBLE = mix(FAILURE.ground, PANEL, 0.7)
State = Literal["played", "credit", "fixed", "wanted", "coming", "trouble", "annulled"]


@dataclass(frozen=True, slots=True)
class Side:
    """A house in a match, with its points once there are any."""

    house: HouseLetter
    name: str
    points: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match; `date` is its day or window, `status` what is going on, `moved_from` the day it was moved from."""

    home: Side
    away: Side
    state: State
    date: str
    status: str = ""
    moved_from: str = ""


@dataclass(frozen=True, slots=True)
class Half:
    """Hinrunde or Rückrunde, and how much of it is played."""

    title: str
    note: str
    fixtures: tuple[Fixture, ...]


@dataclass(frozen=True, slots=True)
class FinalBox:
    """A final: who plays whom or has won."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class FixturesPicture:
    """The whole season; the first of the finals is the one for the cup."""

    title: str
    note: str
    halves: tuple[Half, ...]
    finals_title: str = ""
    finals_note: str = ""
    finals: tuple[FinalBox, ...] = ()


def draw_fixtures(picture: FixturesPicture) -> bytes:
    """Draw every match in a row; those that need two lines at the right are higher."""
    height = 92 + sum(58 + sum(_height(one) + _GAP for one in half.fixtures) for half in picture.halves)
    height += 58 + _FINALS + 30 if picture.finals else 20
    canvas = ink(height, picture.title, picture.note)
    y = 92
    for half in picture.halves:
        section(canvas, y + 40, half.title, half.note)
        y += 56
        for fixture in half.fixtures:
            _row(canvas, fixture, y)
            y += _height(fixture) + _GAP
        y += 2
    if picture.finals:
        section(canvas, y + 42, picture.finals_title, picture.finals_note)
        for number, final in enumerate(picture.finals):
            _final(canvas, final, number, y + 58)
    return canvas.png()


def _plain(fixture: Fixture) -> bool:
    """Tell whether one line says all of it: it was played, or nothing is set yet."""
    return fixture.state in ("played", "coming") and not (fixture.status or fixture.moved_from)


def _height(fixture: Fixture) -> int:
    return _LOW if _plain(fixture) else _HIGH


def _row(canvas: Canvas, fixture: Fixture, y: int) -> None:
    height = _height(fixture)
    box = (LEFT, y, WIDTH, height)
    match fixture.state:
        case "fixed":
            canvas.rounded(box, 14, fill=WINNER_PANEL, line=BRASS, width=3)
        case "trouble":
            canvas.rounded(box, 14, fill=_TROUBLE, line=FAILURE.line, width=3)
        case _:
            canvas.rounded(box, 14, fill=PANEL)
    middle = y + height / 2
    home, away = fixture.home, fixture.away
    scored = bool(home.points or away.points)
    badge(canvas, home.house, 52, middle)
    badge(canvas, away.house, 546, middle)
    name(canvas, 80, middle + 10, home.name, 140, bold=home.won or not scored)
    name(canvas, 518, middle + 10, away.name, 140, bold=away.won or not scored, right=True)
    if scored:
        _points(canvas, home, 292, middle, right=True)
        canvas.text(300, middle + 11, ":", face("sans-bold", 32), MUTED, "middle")
        _points(canvas, away, 308, middle, right=False)
    else:
        canvas.text(300, middle + 12, "–", face("sans-bold", 32), MUTED, "middle")
    _when(canvas, fixture, middle)


def _points(canvas: Canvas, side: Side, x: float, middle: float, *, right: bool) -> None:
    weight = "sans-black" if side.won else "sans"
    font, baseline = face(weight, 34), middle + 12
    if font.length(side.points) > 66:  # a minus, or four figures
        font, baseline = face(weight, 28), middle + 10
    line(canvas, x, baseline, side.points, font, TEXT if side.won else MUTED, 76, "right" if right else "left")


def _when(canvas: Canvas, fixture: Fixture, middle: float) -> None:
    """Write the date and, in a second line, what is going on; a date that was moved stands struck out above the new."""
    small = face("sans", 28)
    state = fixture.state
    if _plain(fixture):
        if state == "played":
            pieces.played(canvas, _SIGNS, middle)
        else:
            _sign(canvas, state, middle)
        line(canvas, _WORDS, middle + 10, fixture.date, small, MUTED, _ROOM)
        return
    upper, lower = middle - 18, middle + 20
    if fixture.moved_from:
        old = line(canvas, _WORDS, upper + 10, fixture.moved_from, small, MUTED, _ROOM)
        marks.struck(canvas, _WORDS, upper + 10, old, 28, FAILURE.line)
        pieces.calendar(canvas, _SIGNS, lower - 1, BRASS if state == "fixed" else MUTED)
        bold = face("sans-bold", 28)
        line(canvas, _WORDS, lower + 10, fixture.date, bold, BRASS if state == "fixed" else TEXT, _ROOM)
        return
    if state in ("played", "credit"):
        pieces.played(canvas, _SIGNS, upper)
        line(canvas, _WORDS, upper + 10, fixture.date, small, MUTED, _ROOM)
    elif state == "fixed":
        pieces.calendar(canvas, _SIGNS, upper + 3, BRASS)
        line(canvas, _WORDS, upper + 11, fixture.date, face("sans-bold", 30), BRASS, _ROOM)
    else:
        pieces.calendar(canvas, _SIGNS, upper + 3, MUTED)
        line(canvas, _WORDS, upper + 10, fixture.date, small, TEXT, _ROOM)
    color = _sign(canvas, state, lower)
    bold = face("sans-bold" if state in ("trouble", "annulled") else "sans", 28)
    line(canvas, _WORDS, lower + 10, fixture.status, bold, color, _ROOM)


def _sign(canvas: Canvas, state: State, y: float) -> Color:
    """Draw the sign of what is going on and give the colour of its word."""
    match state:
        case "credit":
            pieces.hourglass(canvas, _SIGNS, y, BRASS)
            return BRASS_PALE
        case "wanted":
            pieces.lens(canvas, _SIGNS, y, MUTED)
        case "coming":
            marks.awaited(canvas, _SIGNS, y, 13, MUTED)
        case "trouble":
            pieces.warning(canvas, _SIGNS, y, FAILURE.line)
            return FAILURE.line
        case "annulled":
            marks.cancelled(canvas, _SIGNS, y, 12, FAILURE.line)
            return FAILURE.line
        case "fixed":
            return TEXT
    return MUTED


def _final(canvas: Canvas, final: FinalBox, number: int, y: int) -> None:
    x = LEFT + number * (_BOX + 16)
    canvas.rounded((x, y, _BOX, _FINALS), 16, fill=PANEL)
    if number == 0:
        pieces.trophy(canvas, x + 50, y + 54, 0.9)
    else:
        canvas.dashed((x + 22, y + 26, 56, 56), 28, LINE, 4, (8.0, 6.0))
        canvas.centered(x + 50, y + 54, "3", face("serif-black", 32), MUTED)
    line(canvas, x + 98, y + 46, final.title, face("serif-bold", 32), TEXT, _BOX - 116)
    font = face("sans", 28)
    canvas.text(x + 98, y + 86, fit(clean(final.text), font, _BOX - 116), font, MUTED)
