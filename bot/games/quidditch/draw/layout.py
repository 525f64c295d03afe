"""Where everything stands: bands that grow by rows, cells for players and free balls alike."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.draw.fonts import face
from bot.draw.palette import HouseLetter
from bot.games.quidditch.draw.pieces import tidy, tidy_name
from bot.games.quidditch.draw.records import Band, PitchPicture, PitchPlayer

BANDS: tuple[Band, Band, Band] = ("high", "middle", "low")
LEFT, RIGHT, TOP = 20, 880, 172
TAG = 92
GROUND = 40
"""What the stands need below the lowest row."""
DISC_DROP = 46
"""From a row's top to the middle of its discs."""

NAME_LINE = 30
"""From the seat's line to the person's."""

_PAD = 12
_ROW = 126
_LEAST_BAND = 152
_NARROWEST, _CARRYING, _WIDEST = 92, 112, 134
_NAMED, _BESIDE_NAME = 152, 8
"""So much room a person's name gets before it is shortened."""
_ROOMY, _BENCH_ROWS = 760, 2
"""So high the thirds may become, and so many rows the bench may have, for the sake of names."""
_BESIDE_WORD, _BESIDE_PLATE = 14, 20
_MOST_IN_ROW, _LOOSE = 6, 4
_BESIDE_RINGS = 62
_CELLS: dict[Band, tuple[int, int]] = {"high": (120, 768), "middle": (120, 850), "low": (226, 850)}

BENCH_DISC = 33
_BENCH_CELLS = (212, 868)
_BENCH_ROW = 112
_BENCH_PAD = 14


@dataclass(frozen=True, slots=True)
class Ball:
    """A ball that nobody has."""

    kind: Literal["quaffel", "klatscher", "schnatz"]
    word: str
    number: int = 0
    used: bool = False


Thing = PitchPlayer | Ball
Need: TypeAlias = Callable[[Thing], float]
"""How wide a cell must be at least."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A player or ball, the middle of its disc and the room its words have."""

    thing: Thing
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """A band or bench: its upper edge, its height and what stands there."""

    top: int
    height: int
    spots: tuple[Spot, ...]


def bands(picture: PitchPicture) -> tuple[Stretch, ...]:
    """Lay out the three thirds from top to bottom; names have more rows to stand in, unless that is too high."""
    roomy = _stretches(picture, _named_need)
    return roomy if sum(one.height for one in roomy) <= _ROOMY else _stretches(picture, _need)


def _stretches(picture: PitchPicture, need: Need) -> tuple[Stretch, ...]:
    stretches = []
    top = TOP
    for band in BANDS:
        rows = _rows(picture, band, need)
        heights = [_row_height(row, _ROW) for row in rows]
        needed = sum(heights) + 2 * _PAD
        height = max(_LEAST_BAND, needed)
        # Few rows stand in the middle of a band that its tag makes taller.
        y = top + (height - needed) / 2 + _PAD
        spots: list[Spot] = []
        for row, row_height in zip(rows, heights, strict=True):
            spots += _placed(row, band, y + DISC_DROP, loose=len(rows) == 1)
            y += row_height
        stretches.append(Stretch(top, height + (GROUND if band == "low" else 0), tuple(spots)))
        top += stretches[-1].height
    return tuple(stretches)


def bench(players: Sequence[PitchPlayer], order: tuple[HouseLetter, HouseLetter], top: int) -> Stretch:
    """Lay out those who are beside the pitch: one row, or rows for each house when they are many."""
    left, right = _BENCH_CELLS
    room = right - left
    sides: list[list[Thing]] = [[player for player in players if player.house == house] for house in order]
    together = sides[0] + sides[1]

    def rows_by(need: Need) -> list[list[Thing]]:
        return (
            [together] if _fits(together, room, need) else [row for side in sides for row in _split(side, room, need)]
        )

    rows = rows_by(_named_need)
    if len(rows) > _BENCH_ROWS:
        rows = rows_by(_need)
    spots: list[Spot] = []
    y = float(top + _BENCH_PAD)
    for row in rows:
        x, widths = float(left), _widths(row, room)
        even = [max(width, room / _MOST_IN_ROW) for width in map(_named_need, row)]
        for thing, width in zip(row, even if sum(even) <= room else widths, strict=True):
            spots.append(Spot(thing, x + width / 2, y + BENCH_DISC + 4, width))
            x += width
        y += _row_height(row, _BENCH_ROW)
    return Stretch(top, round(y) + _BENCH_PAD - top, tuple(spots))


def _row_height(row: Sequence[Thing], plain: int) -> int:
    return plain + (NAME_LINE if any(isinstance(thing, PitchPlayer) and thing.name for thing in row) else 0)


def _rows(picture: PitchPicture, band: Band, need: Need) -> list[list[Thing]]:
    """Share a third's players and balls among rows; each row runs from left to right."""
    there = [player for player in picture.players if player.band == band and not player.out]
    sides: list[list[Thing]] = [[p for p in there if p.house == team.house] for team in picture.teams]
    if _guests_first(picture, band):
        sides.reverse()
    balls = list(_balls(picture, band))
    room = _CELLS[band][1] - _CELLS[band][0]
    together = [*_by_rings(sides[0], band), *balls, *_by_rings(sides[1], band)]
    if _fits(together, room, need):
        return [together] if together else []
    min(sides, key=len).extend(balls)
    return [row for side in sides for row in _split(_by_rings(side, band), room, need)]


def _guests_first(picture: PitchPicture, band: Band) -> bool:
    """Tell whether the right house stands on the left, so that the owners of the rings are next to them."""
    left, right = (team.house for team in picture.teams)
    owner = picture.thirds[BANDS.index(band)].owner
    return band != "middle" and owner == (left if band == "high" else right)


def _by_rings(side: list[Thing], band: Band) -> list[Thing]:
    """Move the Hüter to the end where the rings are."""
    return sorted(side, key=lambda thing: _is_keeper(thing) != (band == "low"))


def _balls(picture: PitchPicture, band: Band) -> Iterator[Ball]:
    labels = picture.labels
    if picture.quaffel == band:
        yield Ball("quaffel", labels.quaffel)
    for klatscher in picture.klatscher:
        if klatscher.band == band:
            yield Ball("klatscher", labels.klatscher, klatscher.number, klatscher.state == "used")
    if picture.schnatz == band:
        yield Ball("schnatz", labels.schnatz)


def _need(thing: Thing) -> float:
    """Measure the narrowest cell in which nothing touches its neighbours and the seat is not cut."""
    if isinstance(thing, Ball):
        word, least, beside = thing.word, _NARROWEST, _BESIDE_WORD
    else:
        carries = thing.quaffel or thing.schnatz or thing.klatscher
        word, least = thing.seat, _CARRYING if carries else _NARROWEST
        beside = _BESIDE_PLATE if thing.acts else _BESIDE_WORD
    return min(_WIDEST, max(least, face("sans", 28).length(tidy(word)) + beside))


def _named_need(thing: Thing) -> float:
    """Measure the narrowest cell in which a usual name is not cut either."""
    name = tidy_name(thing.name) if isinstance(thing, PitchPlayer) and thing.name else ""
    return max(_need(thing), min(_NAMED, face("sans", 28).length(name) + _BESIDE_NAME))


def _fits(row: Sequence[Thing], room: float, need: Need) -> bool:
    return len(row) <= _MOST_IN_ROW and sum(map(need, row)) <= room


def _split(row: Sequence[Thing], room: float, need: Need) -> list[list[Thing]]:
    """Share a house among as few rows as can be, as evenly as can be."""
    for count in range(1, len(row) + 1):
        size = math.ceil(len(row) / count)
        pieces = [list(row[start : start + size]) for start in range(0, len(row), size)]
        if all(_fits(piece, room, need) for piece in pieces):
            return pieces
    return []


def _widths(row: Sequence[Thing], room: float) -> list[float]:
    """Share the room equally, except that nothing gets less than it needs, names included where there is room."""
    needs = [_need(thing) for thing in row]
    spare = room - sum(needs)
    wanted = [_named_need(thing) - need for thing, need in zip(row, needs, strict=True)]
    for i in sorted(range(len(row)), key=wanted.__getitem__):
        if wanted[i] <= spare:
            needs[i] += wanted[i]
            spare -= wanted[i]
    greedy: set[int] = set()
    while True:
        rest = len(row) - len(greedy)
        share = (room - sum(needs[i] for i in greedy)) / rest if rest else 0.0
        more = {i for i, need in enumerate(needs) if i not in greedy and need > share}
        if not more:
            return [max(needs[i], 0.0 if i in greedy else min(_WIDEST, share)) for i in range(len(row))]
        greedy |= more


def _placed(row: Sequence[Thing], band: Band, y: float, *, loose: bool) -> Iterator[Spot]:
    """Stand a row in the middle of its band, the Hüter next to his rings."""
    left, right = map(float, _CELLS[band])
    at_end = {"high": -1, "low": 0}.get(band)
    keeper = at_end is not None and _is_keeper(row[at_end])
    if keeper and loose and len(row) <= _LOOSE:
        wide = max(2 * _BESIDE_RINGS, _named_need(row[at_end or 0]))
        x = right - wide / 2 if band == "high" else left + wide / 2
        yield Spot(row[at_end or 0], x, y, wide)
        left, right = (left, right - wide) if band == "high" else (left + wide, right)
        row = row[:-1] if band == "high" else row[1:]
        keeper = False
    widths = _widths(row, right - left)
    spare = right - left - sum(widths)
    x = left + spare * ((1 if band == "high" else 0) if keeper else 0.5)
    for thing, width in zip(row, widths, strict=True):
        yield Spot(thing, x + width / 2, y, width)
        x += width


def _is_keeper(thing: Thing) -> bool:
    return isinstance(thing, PitchPlayer) and thing.keeper
