"""The course of a match: a step line for each house, a disc for each goal, the Schnatz."""

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.dice.records import number
from bot.draw.fonts import face, fit
from bot.draw.palette import BRASS, FAINT, HOUSES, INK, LINE, MUTED, RAISED, TEXT
from bot.draw.paths import Point, dashes
from bot.games.quidditch.draw import pieces
from bot.games.quidditch.draw.pieces import halo_text, tidy
from bot.games.quidditch.draw.records import ReportPicture, ReportTeam

CHART_BOTTOM = 612

_TITLE = 214
_LEFT, _RIGHT, _TOP, _BOTTOM = 92, 752, 244, 548
_LABELS_END = 868
_STEPS = (20, 50, 100, 200, 500, 1000)
_MOST_LINES = 6
_GOAL = 10
_DISC, _SCHNATZ = 19, 15
_WING = 48
_STROKE, _CASING = 7, 10
# Lines and discs of equal scores stand a little apart: the left house higher, the right house lower.
_APART = (-5, 5)
_ASIDE = ((-13, -14), (13, 14))
_LABEL_GAP = 34


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where rounds and points are in the picture."""

    rounds: int
    low: int
    high: int
    step: int

    @property
    def pitch(self) -> float:
        return (_RIGHT - _LEFT) / max(1, self.rounds)

    def x(self, played: int) -> float:
        """Give the middle of a round, counted from 1."""
        return _LEFT + self.pitch * (played - 0.5)

    def y(self, points: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * (points - self.low) / (self.high - self.low)


def draw_chart(canvas: Canvas, data: ReportPicture) -> None:
    """Draw the course with its title and legend."""
    _title(canvas, data)
    scale = _scale(data)
    _grid(canvas, data, scale)
    # The left house lies on top.
    for place in (1, 0):
        _line(canvas, data.teams[place], scale, _APART[place])
    for place in (1, 0):
        _goals(canvas, data, place, scale)
    _ends(canvas, data, scale)


def _scale(data: ReportPicture) -> _Scale:
    reached = [0, *data.teams[0].points, *data.teams[1].points]
    for step in _STEPS:
        low, high = math.floor(min(reached) / step) * step, math.ceil(max(reached) / step) * step
        if high - low <= _MOST_LINES * step:
            break
    return _Scale(max(data.rounds, len(data.teams[0].points)), low, max(high, low + 2 * step), step)


def _title(canvas: Canvas, data: ReportPicture) -> None:
    title, font = face("serif-bold", 36), face("sans", 28)
    word = fit(tidy(data.labels.goal), font, 200)
    canvas.text(_LABELS_END, _TITLE, word, font, MUTED, "right")
    x = _LABELS_END - font.length(word) - 28
    for team in reversed(data.teams):
        canvas.sprite(pieces.disc(team.house, _DISC), x, _TITLE - 10)
        x -= 41
    canvas.text(34, _TITLE, fit(tidy(data.labels.course), title, x - 34), title, BRASS)


def _grid(canvas: Canvas, data: ReportPicture, scale: _Scale) -> None:
    font = face("sans", 28)
    for points in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(points)
        canvas.rounded((_LEFT, y - 1.25, _RIGHT + 8 - _LEFT, 2.5), 0, fill=RAISED if points else LINE)
        canvas.text(_LEFT - 14, y + 10, number(points), font, MUTED, "right")
    every = math.ceil(40 / scale.pitch)
    for played in range(1, scale.rounds + 1):
        if played % every == 0 or every == 1:
            color = TEXT if played <= len(data.teams[0].points) else FAINT
            canvas.text(scale.x(played), _BOTTOM + 42, str(played), font, color, "middle")
    canvas.text(_LABELS_END, _BOTTOM + 42, fit(tidy(data.labels.round), font, 100), font, MUTED, "right")


def _path(team: ReportTeam, scale: _Scale, apart: float) -> list[Point]:
    """Follow the score: level through a round, upright where it changes."""
    points: list[Point] = [(_LEFT, scale.y(0) + apart)]
    for played, (before, after) in enumerate(itertools.pairwise((0, *team.points)), 1):
        points += [(scale.x(played), scale.y(value) + apart) for value in (before, after) if before != after]
    return [*points, (_end(team, scale), points[-1][1])]


def _end(team: ReportTeam, scale: _Scale) -> float:
    return scale.x(len(team.points)) + scale.pitch / 2 if team.points else _LEFT


def _line(canvas: Canvas, team: ReportTeam, scale: _Scale, apart: float) -> None:
    house = HOUSES[team.house]
    path = _path(team, scale, apart)
    parts: list[list[Point]] = [path]
    if house.dash:
        # Round ends make every dash longer by the width of the line.
        pairs = list(zip(house.dash[::2], house.dash[1::2], strict=True))
        drawn = [max(0.5, dash - _STROKE) for dash, _ in pairs]
        parts = dashes(path, [part for (a, b), d in zip(pairs, drawn, strict=True) for part in (d, a + b - d)])
    for lines, color, width in (([path], INK, _CASING), (parts, house.coat.light, _STROKE)):
        for line in lines:
            for start, end in itertools.pairwise(line):
                canvas.rule(start, end, color, width)


def _goal_spots(data: ReportPicture, place: int, scale: _Scale) -> Iterator[tuple[int, float, float, int]]:
    """Find the rounds with goals, where their discs lie, and how many they were."""
    team = data.teams[place]
    for played, (before, after) in enumerate(itertools.pairwise((0, *team.points)), 1):
        goals = team.goals[played - 1] if played <= len(team.goals) else 0
        if goals:
            # The Schnatz or a penalty in the same round changes the score beyond the goals.
            points = min(max(before + _GOAL * goals, min(before, after)), max(before, after))
            yield played, scale.x(played), scale.y(points) + _APART[place], goals


def _goals(canvas: Canvas, data: ReportPicture, place: int, scale: _Scale) -> None:
    others = {played: y for played, _, y, _ in _goal_spots(data, 1 - place, scale)}
    font = face("sans-bold", 28)
    for played, x, y, goals in _goal_spots(data, place, scale):
        crossed = played in others and abs(others[played] - y) < 2 * _DISC
        if crossed:
            dx, dy = _ASIDE[place]
            x, y = x + dx, (y + others[played]) / 2 + dy
        canvas.sprite(pieces.disc(data.teams[place].house, _DISC), x, y)
        if goals > 1:
            side = 1 if crossed and place == 1 else -1
            halo_text(canvas, x + side * 40, y + 8, f"{goals}×", font, TEXT, INK)


def _ends(canvas: Canvas, data: ReportPicture, scale: _Scale) -> None:
    """Write the last score beside each line and draw the catch."""
    font = face("sans-bold", 32)
    last = [team.points[-1] if team.points else 0 for team in data.teams]
    heights = [scale.y(points) + apart for points, apart in zip(last, _APART, strict=True)]
    if data.catch:
        team = data.catch.team
        caught = data.teams[team].points[data.catch.round - 1 : data.catch.round] or (last[team],)
        spot = scale.x(data.catch.round), scale.y(caught[0]) + _APART[team]
        canvas.sprite(pieces.schnatz(_SCHNATZ), *spot)
    left = max(_end(team, scale) + 14 for team in data.teams)
    if data.catch:
        left = max(left, spot[0] + _WING + 12)
    upper = 0 if heights[0] <= heights[1] else 1
    missing = _LABEL_GAP - abs(heights[0] - heights[1])
    if missing > 0:
        heights[upper] -= missing / 2
        heights[1 - upper] += missing / 2
    ends = []
    for team_, points, y in zip(data.teams, last, heights, strict=True):
        text = f"{team_.house} {number(points)}"
        middle = left + font.length(text) / 2
        halo_text(canvas, middle, y + 11, text, font, HOUSES[team_.house].coat.light, INK)
        ends.append(left + font.length(text))
    if data.catch:
        _catch_words(canvas, data.catch.words, spot, ends[data.catch.team])


def _catch_words(canvas: Canvas, words: str, spot: Point, end: float) -> None:
    """Write what the catch brought on the left of the Schnatz, else behind the last score."""
    font = face("sans-bold", 28)
    text = fit(tidy(words), font, 280)
    width = font.length(text)
    middle = spot[0] - _WING - 12 - width / 2
    if middle - width / 2 < _LEFT:
        middle = end + 18 + width / 2
    halo_text(canvas, middle, spot[1] + 10, text, font, BRASS, INK)
