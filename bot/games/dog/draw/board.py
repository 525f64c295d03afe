"""The board with everybody on it, the last move drawn in and who is next."""

import math

from PIL import Image

from bot.draw import sprites
from bot.draw.canvas import Canvas
from bot.draw.fonts import called, clean, face, fit, shrink
from bot.draw.palette import BRASS, MUTED, ON_BRASS, TEXT, HouseLetter
from bot.draw.paths import Point, dashes
from bot.games.dog.board import HALL
from bot.games.dog.board import HOUSES as LETTERS
from bot.games.dog.draw import geometry, pieces
from bot.games.dog.draw.cards import card
from bot.games.dog.draw.ground import HEIGHT, INK_ON_IT, circle, ground, radius, start_radius
from bot.games.dog.draw.records import Arrow, BoardPicture

_HEAD = 28.0
_EDGE = 31.0
"""Arrows begin and end so far inside the ring; between they swing inwards."""
_SWING = 20.0
_WORDS = 300
_NAME = 330


def draw_board(picture: BoardPicture) -> bytes:
    """Draw the board."""
    empty = ground(picture.ring, picture.lane, picture.houses, picture.each, picture.hall)
    canvas = Canvas(HEIGHT)
    canvas.lay(empty, HEIGHT)
    _header(canvas, picture)
    _report(canvas, picture)
    _next(canvas, picture)
    if picture.lane:
        _tally(canvas, picture)
    spots = {name: _spot(picture, name, place) for name, place in picture.figures if name != "HM" or place < HALL}
    for arrow in picture.arrows:
        _begin(canvas, picture, arrow)
    discs = [disc for arrow in picture.arrows if (disc := _arrow(canvas, picture, arrow)) is not None]
    width = figure_width(picture.ring)
    left_behind = _left_behind(picture)
    for name, spot in left_behind:
        if spot not in spots.values():
            canvas.sprite(pieces.ghost(name, width), *spot)
    for name, _ in picture.sent:
        _dashed(canvas, spots[name], 33)
    safe = [name for name, place in picture.figures if _protected(picture, name, place)]
    for name in safe:
        size = max(start_radius(picture.ring) + 6, 32)
        canvas.disc(*spots[name], size, line=pieces.CASING, width=11)
        canvas.disc(*spots[name], size, line=BRASS, width=6)
    for name, spot in sorted(spots.items(), key=lambda one: one[1][1]):
        canvas.sprite(pieces.figure(name, width), *spot)
    for name in safe:
        canvas.sprite(pieces.lock(), *geometry.along(4, LETTERS.index(name[0])).inwards(start_radius(picture.ring) + 9))
    for _, (x, y) in left_behind:
        canvas.sprite(pieces.cross(), x + 24, y - 24)
    for steps, (x, y) in discs:
        canvas.disc(x, y, 22, fill=BRASS, line=pieces.CASING, width=4)
        canvas.centered(x, y, steps, face("sans-black", 30), ON_BRASS)
    return canvas.png()


def figure_width(ring: int) -> int:
    """Return how wide figures are: neighbours may touch, but cover no letters."""
    return round(min(46.0, max(40.0, geometry.step(ring) * 0.81)))


def _spot(picture: BoardPicture, name: str, place: int) -> Point:
    return geometry.spot_of(name, place, picture.ring, picture.houses, picture.each)


def _header(canvas: Canvas, picture: BoardPicture) -> None:
    title, info = face("serif-bold", 42), face("sans-bold", 34)
    used = canvas.text(32, 66, fit(clean(picture.title), title, 480), title, BRASS)
    canvas.text(868, 66, fit(clean(picture.info), info, 800 - used), info, TEXT, "right")


def _report(canvas: Canvas, picture: BoardPicture) -> None:
    """Show the card that was played and what came of it, above the hall."""
    if not picture.words:
        return
    left, middle = 450.0, True
    if picture.card is not None:
        canvas.sprite(card(picture.card, "", 76), 326, 298)
        left, middle = 380.0, False
    top = 308 - 19 * (len(picture.words) - 1)
    for number, words in enumerate(picture.words):
        font = shrink(clean(words), "sans-bold" if number == 0 else "sans", 30, _WORDS)
        color = MUTED if number else TEXT
        line = fit(clean(words), font, _WORDS)
        canvas.text(left, top + 38 * number, line, font, color, "middle" if middle else "left")


def _next(canvas: Canvas, picture: BoardPicture) -> None:
    """Show who is next, below the hall."""
    label = face("sans", 28)
    y = 776 if not picture.lane else 740
    canvas.text(450, y, fit(clean(picture.label), label, _NAME), label, MUTED, "middle")
    name, font = called(picture.name, "sans-bold", 36, _NAME)
    shift = 0.0
    if picture.house is not None:
        shift = 29.0
        canvas.sprite(badge(picture.house), 450 - font.length(name) / 2 - 5, y + 34)
    canvas.text(450 + shift, y + 46, name, font, TEXT, "middle")


def badge(house: str) -> Image.Image:
    """Draw the badge of a house, small."""
    letters: dict[str, HouseLetter] = {"S": "S", "H": "H", "G": "G", "R": "R"}
    return sprites.badge(letters[house], 44, 3)


def _tally(canvas: Canvas, picture: BoardPicture) -> None:
    """Count in the hall who has arrived, where the figures themselves stand on their carpets."""
    order = [house for house in "SGHR" if house in picture.houses]
    font = face("sans-bold", 34)
    for number, house in enumerate(order):
        home = sum(name[0] == house and place >= HALL for name, place in picture.figures if name != "HM")
        x = geometry.CENTER[0] + (number - (len(order) - 1) / 2) * 80
        canvas.sprite(badge(house), x, 546)
        canvas.text(x, 620, f"{home}/3", font, INK_ON_IT, "middle")


def _protected(picture: BoardPicture, name: str, place: int) -> bool:
    return name != "HM" and place == LETTERS.index(name[0]) * picture.ring // 4


def _left_behind(picture: BoardPicture) -> list[tuple[str, Point]]:
    return [(name, _spot(picture, name, field)) for name, field in picture.sent]


def _dashed(canvas: Canvas, spot: Point, size: float) -> None:
    canvas.disc(*spot, size, line=pieces.CASING, width=8)
    canvas.stroke(dashes(circle(*spot, size), (8, 6)), BRASS, 4)


def _begin(canvas: Canvas, picture: BoardPicture, arrow: Arrow) -> None:
    """Ring the place where a move began; after a swap a figure stands on each of the two."""
    if arrow.steps == 0 and arrow.start >= 0:
        _dashed(canvas, _spot(picture, arrow.figure, arrow.start), 35)
        return
    start = arrow.start in {LETTERS.index(house) * picture.ring // 4 for house in picture.houses}
    spot = _spot(picture, arrow.figure, arrow.start)
    canvas.stroke(dashes(circle(*spot, (start_radius if start else radius)(picture.ring) + 4), (8, 6)), BRASS, 4)


def _arrow(canvas: Canvas, picture: BoardPicture, arrow: Arrow) -> tuple[str, Point] | None:
    """Draw the way of a figure; answer with the disc that counts its steps."""
    if arrow.steps == 0:
        if arrow.start < 0:
            _line(canvas, _straight(_spot(picture, arrow.figure, arrow.start), _spot(picture, arrow.figure, arrow.end)))
        return None
    if arrow.start >= HALL:
        return None
    ways = _way(picture, arrow)
    _line(canvas, ways)
    return f"{abs(arrow.steps)}", _aside(picture, arrow)


def _aside(picture: BoardPicture, arrow: Arrow) -> Point:
    """Return where the number of steps stands: inside the middle of the way along the ring."""
    steps = _on_ring(picture, arrow)
    return geometry.along(picture.ring, (arrow.start + steps / 2) % picture.ring).inwards(_EDGE + _SWING + 20)


def _on_ring(picture: BoardPicture, arrow: Arrow) -> int:
    """Return how many of the steps lead along the ring."""
    if arrow.end < HALL:
        return arrow.steps
    return (LETTERS.index(arrow.figure[0]) * picture.ring // 4 - arrow.start) % picture.ring


def _way(picture: BoardPicture, arrow: Arrow) -> list[Point]:
    steps = _on_ring(picture, arrow)
    count = 8 * abs(steps) + 8
    points = []
    for number in range(count + 1):
        share = number / count
        inwards = _EDGE + _SWING * math.sin(math.pi * share) ** 0.5
        points.append(geometry.along(picture.ring, (arrow.start + steps * share) % picture.ring).inwards(inwards))
    if arrow.end >= HALL:
        door = geometry.hall(picture.lane).door(arrow.figure[0])
        goal = geometry.lane_place(arrow.figure[0], arrow.end - HALL) if picture.lane else door
        last = points[-1]
        reach = 24 if picture.lane else 30
        length = math.hypot(goal[0] - last[0], goal[1] - last[1])
        share = max(0.0, (length - reach) / length)
        points += [
            (last[0] + (goal[0] - last[0]) * share * part / 20, last[1] + (goal[1] - last[1]) * share * part / 20)
            for part in range(1, 21)
        ]
    return points


def _straight(start: Point, end: Point) -> list[Point]:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    share = (length - 38) / length
    return [start, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)]


def _line(canvas: Canvas, points: list[Point]) -> None:
    """Draw an arrow along some points, light in a dark casing."""
    tip = points[-1]
    shaft = list(points)
    while len(shaft) > 2 and math.hypot(shaft[-1][0] - tip[0], shaft[-1][1] - tip[1]) < _HEAD * 0.8:
        shaft.pop()
    back = shaft[-1] if shaft[-1] != tip else shaft[-2]
    length = math.hypot(tip[0] - back[0], tip[1] - back[1])
    along = ((tip[0] - back[0]) / length, (tip[1] - back[1]) / length)
    foot = (tip[0] - along[0] * _HEAD, tip[1] - along[1] * _HEAD)
    head = [tip, (foot[0] - along[1] * 16, foot[1] + along[0] * 16), (foot[0] + along[1] * 16, foot[1] - along[0] * 16)]
    if shaft[-1] == tip:
        shaft[-1] = foot
    canvas.stroke([shaft], pieces.CASING, 18)
    canvas.stroke([[*head, tip]], pieces.CASING, 9)
    canvas.stroke([shaft], BRASS, 10)
    canvas.polygon(head, BRASS)
