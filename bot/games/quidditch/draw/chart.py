"""The course of a match: a step line for each house, a disc for each goal, the Schnatz."""

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.draw.canvas import Canvas
from bot.draw.dice.records import number
from bot.draw.fonts import face, fit
from bot.draw.palette import BRASS, FAINT, HOUSES, INK, LINE, MUTED, RAISED, TEXT
from bot.draw.paths import Point, dashes
from bot.games.quidditch.draw import pieces
from bot.games.quidditch.draw.pieces import halo_text, tidy
from bot.games.quidditch.draw.records import Catch, ReportPicture, ReportTeam

CHART_BOTTOM = 612

_TITLE = 214
_LEFT, _RIGHT, _TOP, _BOTTOM = 92, 752, 244, 548
_LABELS_END = 868
_MOST_LINES = 6
_DISC, _SCHNATZ = 19, 15
_WING = 48
_SCHNATZ_ROOM, _DISC_ROOM = 62, 38
_STROKE, _CASING = 7, 10
# Lines and discs of equal scores stand a little apart: the left house higher, the right house lower.
_APART = (-5, 5)
_ASIDE = 13.5
_LABEL_GAP = 34


# Left, top, right, bottom of something that nothing may cover.
Room = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Scale:
    """Where rounds and points are in the picture."""

    rounds: int
    low: int
    high: int
    step: int

    @property
    def pitch(self) -> float:
        """Give the width of a round."""
        return (_RIGHT - _LEFT) / max(1, self.rounds)

    def x(self, played: int) -> float:
        """Give the middle of a round, counted from 1."""
        return _LEFT + self.pitch * (played - 0.5)

    def y(self, points: float) -> float:
        """Give the height of a score."""
        return _BOTTOM - (_BOTTOM - _TOP) * (points - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Goals:
    """The goals of a house in one round and where their disc lies."""

    round: int
    x: float
    y: float
    goals: int


def draw_chart(canvas: Canvas, data: ReportPicture) -> None:
    """Draw the course with its title and legend."""
    _title(canvas, data)
    scale = scale_of(data)
    _grid(canvas, data, scale)
    if not data.teams[0].points:
        return
    # The left house lies on top.
    for place in (1, 0):
        _line(canvas, data.teams[place], scale, _APART[place])
    discs = goal_discs(data, scale)
    taken: list[Room] = []
    for place in (1, 0):
        for spot in discs[place]:
            canvas.sprite(pieces.disc(data.teams[place].house, _DISC), spot.x, spot.y)
            taken.append((spot.x - _DISC, spot.y - _DISC, spot.x + _DISC, spot.y + _DISC))
    if data.catch:
        taken += _catch(canvas, data, data.catch, scale)
    else:
        _last_scores(canvas, data, scale, _behind(data, scale))
    for spot in (*discs[0], *discs[1]):
        if spot.goals > 1:
            _count(canvas, spot, taken)


def _steps() -> Iterator[int]:
    """Count 20, 50, 100, 200 and so on: what a goal is worth is up to the house."""
    return (lead * 10**power for power in itertools.count(1) for lead in (2, 5, 10))


def scale_of(data: ReportPicture) -> Scale:
    """Choose steps so that few lines hold all scores."""
    reached = [0, *data.teams[0].points, *data.teams[1].points]
    worst, best = min(reached), max(reached)
    step = next(step for step in _steps() if math.ceil(best / step) - math.floor(worst / step) <= _MOST_LINES)
    low, high = math.floor(worst / step) * step, math.ceil(best / step) * step
    scale = Scale(max(data.rounds, len(data.teams[0].points)), low, max(high, low + 2 * step), step)
    # What stands on the highest score must not reach into the title above.
    needed = _SCHNATZ_ROOM if data.catch else _DISC_ROOM
    return scale if scale.y(best) >= _TITLE + needed else replace(scale, high=scale.high + step)


def _title(canvas: Canvas, data: ReportPicture) -> None:
    """Write the title and, beside it, what a disc means; the right end belongs to the last scores."""
    title, font = face("serif-bold", 36), face("sans", 28)
    x = 34 + canvas.text(34, _TITLE, fit(tidy(data.labels.course), title, 420), title, BRASS) + 52
    for team in data.teams:
        canvas.sprite(pieces.disc(team.house, _DISC), x, _TITLE - 10)
        x += 41
    canvas.text(x - 12, _TITLE, fit(tidy(data.labels.goal), font, 200), font, MUTED)


def _grid(canvas: Canvas, data: ReportPicture, scale: Scale) -> None:
    font = face("sans", 28)
    for points in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(points)
        canvas.rounded((_LEFT, y - 1.25, _RIGHT + 8 - _LEFT, 2.5), 0, fill=RAISED if points else LINE)
        canvas.text(_LEFT - 14, y + 10, number(points), font, MUTED, "right")
    every = math.ceil(40 / scale.pitch)
    for played in range(every, scale.rounds + 1, every):
        color = TEXT if played <= len(data.teams[0].points) else FAINT
        canvas.text(scale.x(played), _BOTTOM + 42, str(played), font, color, "middle")
    canvas.text(_LABELS_END, _BOTTOM + 42, fit(tidy(data.labels.round), font, 100), font, MUTED, "right")


def _path(team: ReportTeam, scale: Scale, apart: float) -> list[Point]:
    """Follow the score: level through a round, upright where it changes."""
    points: list[Point] = [(_LEFT, scale.y(0) + apart)]
    for played, (before, after) in enumerate(itertools.pairwise((0, *team.points)), 1):
        points += [(scale.x(played), scale.y(value) + apart) for value in (before, after) if before != after]
    return [*points, (scale.x(len(team.points)) + scale.pitch / 2, points[-1][1])]


def _line(canvas: Canvas, team: ReportTeam, scale: Scale, apart: float) -> None:
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


def _goal_spots(team: ReportTeam, place: int, scale: Scale, worth: int) -> Iterator[Goals]:
    """Find the rounds with goals and where their discs lie."""
    for played, (before, after) in enumerate(itertools.pairwise((0, *team.points)), 1):
        goals = team.goals[played - 1] if played <= len(team.goals) else 0
        if goals:
            # The Schnatz or a penalty in the same round changes the score beyond the goals.
            points = min(max(before + worth * goals, min(before, after)), max(before, after))
            yield Goals(played, scale.x(played), scale.y(points) + _APART[place], goals)


def goal_discs(data: ReportPicture, scale: Scale) -> tuple[list[Goals], list[Goals]]:
    """Find the discs of both houses, moved apart where they would meet."""
    sides = tuple(
        {spot.round: spot for spot in _goal_spots(data.teams[place], place, scale, data.worth)} for place in (0, 1)
    )
    for met in sides[0].keys() & sides[1].keys():
        left, right = sides[0][met], sides[1][met]
        if abs(left.y - right.y) < 2 * _DISC:
            middle = (left.y + right.y) / 2
            sides[0][met] = replace(left, x=left.x - _ASIDE, y=middle - _ASIDE)
            sides[1][met] = replace(right, x=right.x + _ASIDE, y=middle + _ASIDE)
    return list(sides[0].values()), list(sides[1].values())


def _count(canvas: Canvas, spot: Goals, taken: list[Room]) -> None:
    """Write how many goals a disc stands for where there is room; in the worst crowd the height must tell."""
    text, font = f"{spot.goals}×", face("sans-bold", 28)
    half = font.length(text) / 2
    for dx, dy in ((-40, 0), (0, -34), (40, 0), (0, 34)):
        x, y = spot.x + dx, spot.y + dy
        box = (x - half, y - 13, x + half, y + 13)
        if box[3] < _BOTTOM and not any(_meet(box, other) for other in taken):
            halo_text(canvas, x, y + 9, text, font, TEXT, INK)
            taken.append(box)
            return


def _meet(one: Room, other: Room) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _last_scores(canvas: Canvas, data: ReportPicture, scale: Scale, left: float) -> list[float]:
    """Write the last scores beside their lines and give where they end."""
    font = face("sans-bold", 32)
    last = [team.points[-1] for team in data.teams]
    ends = []
    for team, points, y in zip(data.teams, last, label_heights(last, scale), strict=True):
        text = f"{team.house} {number(points)}"
        halo_text(canvas, left + font.length(text) / 2, y + 11, text, font, HOUSES[team.house].coat.light, INK)
        ends.append(left + font.length(text))
    return ends


def _catch(canvas: Canvas, data: ReportPicture, catch: Catch, scale: Scale) -> list[Room]:
    """Draw the Schnatz and write what it brought: on its left, else behind the last score; give the room taken."""
    points = data.teams[catch.team].points
    x, y = scale.x(catch.round), scale.y(points[min(catch.round, len(points)) - 1]) + _APART[catch.team]
    ends = _last_scores(canvas, data, scale, max(_behind(data, scale), x + _WING + 12))
    canvas.sprite(pieces.schnatz(_SCHNATZ), x, y)
    font = face("sans-bold", 28)
    text = fit(tidy(catch.words), font, 280)
    left = x - _WING - 12 - font.length(text)
    if left < _LEFT:
        left = ends[catch.team] + 18
        text = fit(text, font, _LABELS_END - left)
    width = font.length(text)
    halo_text(canvas, left + width / 2, y + 10, text, font, BRASS, INK)
    return [(x - _WING, y - 28, x + _WING, y + _SCHNATZ), (left, y - 14, left + width, y + 14)]


def _behind(data: ReportPicture, scale: Scale) -> float:
    """Give where the last scores begin."""
    return scale.x(len(data.teams[0].points)) + scale.pitch / 2 + 14


def label_heights(last: list[int], scale: Scale) -> list[float]:
    """Give the heights of the last scores, far enough from each other and from the rounds below."""
    heights = [scale.y(points) + apart for points, apart in zip(last, _APART, strict=True)]
    upper = 0 if heights[0] <= heights[1] else 1
    missing = max(0.0, _LABEL_GAP - abs(heights[0] - heights[1])) / 2
    heights[upper] -= missing
    heights[1 - upper] += missing
    below = max(0.0, heights[1 - upper] - _BOTTOM)
    return [height - below if missing else height for height in heights]
