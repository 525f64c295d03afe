"""The picture of the board: sectors, fields, hats, the moves of a phase or one's own plan, and the table of points."""

import math
from functools import lru_cache

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import called, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, INK, MUTED, PANEL, RAISED, TEXT, mix
from bot.draw.paths import Point, dashes
from bot.draw.shapes import Placed
from bot.games.hut.draw import pieces
from bot.games.hut.draw.coats import (
    ALARM,
    COATS,
    EDGE_LINE,
    FIELD_INK,
    PALE,
    PARCHMENT,
    SAUCER,
    SECTOR_INK,
    SHADE,
    TAG,
)
from bot.games.hut.draw.lanes import lane, spot
from bot.games.hut.draw.records import Arrow, Home, HutPicture, Labels, Piece, Row
from bot.games.hut.plan import COLOURS, EDGES, FIELDS

_CENTER = (450.0, 522.0)
_BOARD_HEIGHT, _TABLE_TOP, _ROW, _FEW = 1050, 1024, 48, 4
_ROOM = 36.0
"""So far apart phases can be read."""
_BESIDE = ((0, 0), (-_ROOM, 0), (_ROOM, 0), (0, -_ROOM), (0, _ROOM))
_CORNERS: tuple[Point, ...] = ((27, -30), (-27, -30), (33, 11), (-33, 11))
_TAGS: dict[str, Point] = {"R": (78, 6), "B": (-14, -66), "W": (-14, 66), "G": (78, 8), "S": (36, 64), "V": (14, -66)}
"""Where the tag of the prisoners hangs, from the middle of the home: towards the free corner."""


def draw_board(picture: HutPicture) -> bytes:
    """Draw the board with everything on it."""
    return board(picture).png()


def board(picture: HutPicture) -> Canvas:
    """Draw everything, from the ground up."""
    columns = 2 if len(picture.rows) <= _FEW else 3
    lines = math.ceil(len(picture.rows) / columns)
    canvas = Canvas(_TABLE_TOP + _ROW * lines + 30 if picture.rows else _BOARD_HEIGHT)
    canvas.lay(_ground(picture.labels.title, picture.labels.colours), _BOARD_HEIGHT - 90)
    canvas.text(868, 64, picture.labels.above, face("sans-bold", 38), TEXT, "right")
    canvas.text(868, 104, picture.labels.below, face("sans", 30), MUTED, "right")
    for arrow in picture.arrows:
        if len(arrow.path) > 2:
            _arrow(canvas, arrow)
    for name in sorted({near for arrow in picture.arrows for near in _beside(arrow.path)}):
        canvas.sprite(pieces.field(name), *spot(name))
    _homes(canvas, picture)
    for arrow in picture.arrows:
        if len(arrow.path) == 2:  # a single step has its head between two fields, which would cover it
            _arrow(canvas, arrow)
    _ends(canvas, picture.arrows)
    for piece in picture.pieces:
        if piece.caught:
            canvas.sprite(pieces.star(50), *spot(piece.field))
    for piece in sorted(picture.pieces, key=lambda one: spot(one.field)[1]):
        canvas.sprite(pieces.hat(piece.letters, piece.colours), *spot(piece.field))
    for piece in picture.pieces:
        if len(piece.colours) > 1:
            _count(canvas, piece, picture.pieces)
    for arrow in picture.arrows:
        if arrow.failed:
            x, y = spot(arrow.path[-1])
            canvas.sprite(pieces.cross_badge(), x + 24, y - 25)
    for phase, place in marks(picture):
        canvas.sprite(pieces.badge(str(phase), INK, BRASS, 17), *place)
    if picture.rows:
        _table(canvas, picture, columns, lines)
    elif picture.legend:
        _legend(canvas, picture.labels)
    return canvas


@kept
def _sectors() -> tuple[Placed, ...]:
    """Cut the disc into six, once."""
    found = []
    for place in range(6):
        arc = [math.radians(60 * place - 150 + step * 60 / 24) for step in range(25)]
        rim = [(_CENTER[0] + 414 * math.cos(angle), _CENTER[1] + 414 * math.sin(angle)) for angle in arc]
        found.append(shapes.filled([_CENTER, *rim]))
    return tuple(found)


@kept
def _ground(title: str, names: tuple[str, ...]) -> Canvas:
    """Draw the empty board, once for each language: every picture has the same."""
    canvas = Canvas(_BOARD_HEIGHT)
    canvas.text(32, 68, title, face("serif-bold", 44), BRASS)
    canvas.disc(*_CENTER, 422, fill=SHADE)
    canvas.disc(*_CENTER, 418, fill=PARCHMENT)
    for colour, mask in zip(COLOURS, _sectors(), strict=True):
        canvas.paint(COATS[colour].tint, mask)
    for place, (colour, name) in enumerate(zip(COLOURS, names, strict=True)):
        angle = math.radians(60 * place - 120)
        x, y = _CENTER[0] + 206 * math.cos(angle), _CENTER[1] + 206 * math.sin(angle)
        coat = COATS[colour]
        canvas.text(x, y + 20, colour, face("serif-bold", 112), mix(coat.line, coat.tint, 0.3), "middle")
        canvas.text(x, y + 54, name, face("sans", 28), SECTOR_INK, "middle")
        spoke = math.radians(60 * place - 90)
        rim = (_CENTER[0] + 414 * math.cos(spoke), _CENTER[1] + 414 * math.sin(spoke))
        canvas.stroke([(_CENTER, rim)], PARCHMENT, 4)
    chains = [[spot(field) for field in chain.split()] for chain in EDGES]
    canvas.paint(EDGE_LINE, shapes.stroked(chains, 5))
    for name in FIELDS:
        if not name.endswith("O"):
            canvas.sprite(pieces.field(name), *spot(name))
    return canvas


@lru_cache(maxsize=1024)
def _beside(path: tuple[str, ...]) -> tuple[str, ...]:
    """List the fields an arrow would cover: they are drawn over it again."""
    points = lane(path).line or lane(path).head
    fields = [name for name in FIELDS if not name.endswith("O")]
    return tuple(name for name in fields if any(math.dist(spot(name), point) < 46 for point in points))


def _ends(canvas: Canvas, arrows: tuple[Arrow, ...]) -> None:
    """Mark where moves began, and where they would have ended."""
    for arrow in arrows:
        start, target = arrow.path[0], arrow.path[-1]
        at_home = start.endswith("O")
        ring = pieces.ring(48, PARCHMENT, 4, (9, 8)) if at_home else pieces.ring(32, FIELD_INK, 4, (7, 6))
        canvas.sprite(ring, *spot(start))
        if arrow.failed:
            canvas.disc(*spot(target), 31, line=ALARM, width=4)


def _homes(canvas: Canvas, picture: HutPicture) -> None:
    played = {home.colour: home for home in picture.homes}
    for colour in COLOURS:
        x, y = spot(colour + "O")
        coat, bold = COATS[colour], face("sans-bold", 28)
        home = played.get(colour)
        if home is None:
            canvas.disc(x, y, 41, fill=mix(coat.tint, INK, 0.35), line=mix(PARCHMENT, INK, 0.45), width=5)
            canvas.centered(x, y, colour + "O", bold, MUTED)
            continue
        canvas.disc(x, y, 41, fill=coat.main, line=PARCHMENT, width=5)
        canvas.text(x, y - 4, colour + "O", bold, coat.text, "middle")
        if home.hats:
            canvas.sprite(pieces.small_hat(colour, 1.15, plain=True), x - 12, y + 18)
            canvas.text(x + 14, y + 30, str(home.hats), bold, coat.text, "middle")
        else:
            plain = face("sans", 28)
            canvas.text(x, y + 26, fit(picture.labels.empty, plain, 66), plain, coat.text, "middle")
        if home.prisoners:
            _prisoners(canvas, home, x, y)


def _prisoners(canvas: Canvas, home: Home, x: float, y: float) -> None:
    dx, dy = _TAGS[home.colour]
    coat = COATS[home.colour]
    canvas.sprite(pieces.tag(home.prisoners, TAG if home.colour in "SW" else coat.main), x + dx, y + dy)


def _arrow(canvas: Canvas, arrow: Arrow) -> None:
    coat, way = COATS[arrow.colour], lane(arrow.path)
    if way.line:
        canvas.stroke([way.line], coat.casing, 16)
    tip, left, right = way.head
    canvas.stroke([(tip, left, right, tip)], coat.casing, 8)
    if way.line:
        canvas.stroke(dashes(way.line, (13, 13)) if arrow.failed else [way.line], coat.main, 9)
    canvas.polygon(way.head, coat.main)


def marks(picture: HutPicture) -> list[tuple[int, Point]]:
    """Put the phase of every planned move on its way, or beside it, where it covers neither hat nor other phase."""
    found: list[tuple[int, Point]] = []
    taken = [spot(hat.field) for hat in picture.pieces]

    def room(place: Point) -> float:
        return min((math.dist(place, other) for other in taken), default=_ROOM)

    for arrow in sorted(picture.arrows, key=lambda one: len(one.path)):  # a short way leaves the least choice
        if arrow.phase:
            spots = lane(arrow.path).spots
            best = max(spots, key=room)
            if room(best) < _ROOM:
                best = max(((x + dx, y + dy) for x, y in spots for dx, dy in _BESIDE), key=room)
            taken.append(best)
            found.append((arrow.phase, best))
    return found


def _count(canvas: Canvas, piece: Piece, others: tuple[Piece, ...]) -> None:
    """Hang the count of a tower at its first corner that covers no other hat."""
    x, y = spot(piece.field)
    spots = [spot(other.field) for other in others if other is not piece]
    corners = [(x + dx, y + dy) for dx, dy in _CORNERS]
    free = [corner for corner in corners if all(math.dist(corner, other) >= 42 for other in spots)]
    canvas.sprite(pieces.count_badge(len(piece.colours), piece.caught), *(free or corners)[0])


def _legend(canvas: Canvas, labels: Labels) -> None:
    font = face("sans", 28)
    coat = COATS["R"]
    canvas.rounded((34, 959, 30, 30), 7, fill=coat.main, line=PALE, width=2.5)
    canvas.rounded((38.5, 963.5, 21, 21), 4, line=PALE, width=2)
    canvas.sprite(pieces.ring(14, PARCHMENT, 4, (6, 5)), 49, 1018)
    canvas.sprite(pieces.star(22), 250, 975)
    canvas.sprite(pieces.cross_badge(), 250, 1018)
    canvas.sprite(pieces.count_badge(2, caught=False), 602, 974)
    canvas.sprite(pieces.tag(1, TAG), 602, 1019)
    for x, baseline, words, room in (
        (76, 984, labels.rest, 148),
        (76, 1028, labels.start, 148),
        (282, 984, labels.caught, 122),
        (282, 1028, labels.standoff, 122),
        (630, 984, labels.tower, 240),
        (650, 1028, labels.locked, 220),
    ):
        canvas.text(x, baseline, fit(words, font, room), font, TEXT)


def _table(canvas: Canvas, picture: HutPicture, columns: int, lines: int) -> None:
    """Write places and points in few lines, so that the whole picture is no strip in a chat."""
    canvas.rounded((20, _TABLE_TOP, 860, 18 + _ROW * lines), 20, fill=PANEL)
    width = 860 // columns
    for column in range(1, columns):
        x = 20 + width * column
        canvas.rule((x, _TABLE_TOP + 14), (x, _TABLE_TOP + 4 + _ROW * lines), RAISED, 3)
    for number, row in enumerate(picture.rows):
        left, baseline = 20 + width * (number // lines), _TABLE_TOP + 42 + _ROW * (number % lines)
        _row(canvas, row, left, width, baseline)


def _row(canvas: Canvas, row: Row, left: float, width: float, baseline: float) -> None:
    canvas.text(left + 12, baseline, f"{row.place}.", face("sans", 28), MUTED)
    canvas.disc(left + 62, baseline - 10, 22, fill=SAUCER)
    canvas.sprite(pieces.small_hat(row.colour, 1.2), left + 62, baseline - 11)
    color = BRASS if row.place == 1 and row.total else TEXT
    total, right = face("sans-black", 32), left + width - 10
    right -= canvas.text(right, baseline, str(row.total), total, color, "right") + 8
    if row.won is not None and width > 400:  # in narrow columns the words of the report have it
        right -= canvas.text(right - 12, baseline, f"+{row.won}", face("sans", 30), MUTED, "right") + 24
    name, font = called(row.name, "sans", 30, right - left - 90)
    canvas.text(left + 90, baseline, name, font, TEXT)
