"""The ring pressed flat above the own cards: what one person sees of the table, with everything they may do."""

import math

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import called, clean, face, fit, shrink
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, INK, MUTED, ON_BRASS, TEXT, WHITE, rgb
from bot.draw.paths import Point, dashes
from bot.games.dog.board import HALL
from bot.games.dog.board import HOUSES as LETTERS
from bot.games.dog.draw import pieces
from bot.games.dog.draw.board import badge
from bot.games.dog.draw.cards import card, dimmed
from bot.games.dog.draw.ground import INK_ON_IT, PARCHMENT, circle, coat, draw_field, draw_start, pattern_of
from bot.games.dog.draw.records import CardFace, LivePicture

HEIGHT, LINE = 1052, 704
_MIDDLE: Point = (450.0, 388.0)
_WIDE, _HIGH, _CORNER = 412.0, 270.0, 132.0
_TOP, _SIDE, _ARC = 2 * (_WIDE - _CORNER), 2 * (_HIGH - _CORNER), math.pi / 2 * _CORNER
_LENGTH = 2 * (_TOP + _SIDE) + 4 * _ARC
_BOX = (262.0, 264.0, 376.0, 242.0)
_GROUND, _BAND, _INNER = rgb("#1E2439"), rgb("#3D4770"), rgb("#2A3254")
_FIGURE, _FIELD = 42, 23.0
_CARD, _CARDS, _MOST = 136, 790, 6


def along(ring: int, field: float) -> tuple[float, float, float, float]:
    """Return a point of the ring and the direction inwards: an eighth of the ring lies at the top in the middle."""
    way = (field - ring / 8) * _LENGTH / ring % _LENGTH
    x, y = _MIDDLE
    parts = (
        (_TOP / 2, lambda s: (x + s, y - _HIGH, 0.0, 1.0)),
        (_ARC, lambda s: _bend(x + _WIDE - _CORNER, y - _HIGH + _CORNER, -math.pi / 2 + s / _CORNER)),
        (_SIDE, lambda s: (x + _WIDE, y - _HIGH + _CORNER + s, -1.0, 0.0)),
        (_ARC, lambda s: _bend(x + _WIDE - _CORNER, y + _HIGH - _CORNER, s / _CORNER)),
        (_TOP, lambda s: (x + _WIDE - _CORNER - s, y + _HIGH, 0.0, -1.0)),
        (_ARC, lambda s: _bend(x - _WIDE + _CORNER, y + _HIGH - _CORNER, math.pi / 2 + s / _CORNER)),
        (_SIDE, lambda s: (x - _WIDE, y + _HIGH - _CORNER - s, 1.0, 0.0)),
        (_ARC, lambda s: _bend(x - _WIDE + _CORNER, y - _HIGH + _CORNER, math.pi + s / _CORNER)),
    )
    for length, point in parts:
        if way <= length:
            return point(way)
        way -= length
    return x - _TOP / 2 + way, y - _HIGH, 0.0, 1.0


def _bend(x: float, y: float, angle: float) -> tuple[float, float, float, float]:
    cosine, sine = math.cos(angle), math.sin(angle)
    return x + _CORNER * cosine, y + _CORNER * sine, -cosine, -sine


def _corner(house: str) -> tuple[int, int]:
    """Return on which side of the middle a house lives."""
    return {"S": (-1, -1), "H": (1, -1), "G": (1, 1), "R": (-1, 1)}[house]


def _door(house: str) -> Point:
    dx, dy = _corner(house)
    return _MIDDLE[0] + dx * 172, _MIDDLE[1] - 3 + dy * 110


def _bed(house: str, number: int, each: int) -> Point:
    """Return a bed of a dormitory, counted from 1."""
    dx, dy = _corner(house)
    pitch = 39.0 if each <= 3 else 31.0
    return _MIDDLE[0] + dx * 268 + (number - (each + 1) / 2) * pitch, _MIDDLE[1] + dy * 88


def _seat(house: str, houses: str, each: int, number: int) -> Point:
    """Return a place at a house's table in the hall, counted from 1."""
    order = [one for one in "SGHR" if one in houses]
    left = 450 + (order.index(house) - (len(order) - 1) / 2) * 88
    pitch = 59.0 if each <= 3 else 44.0
    return left, 346 + pitch * (number - 1)


def _lane(ring: int, house: str, number: int) -> Point:
    """Return a place of a lane, counted from 1 at the start field."""
    x, y, _, _ = along(ring, LETTERS.index(house) * ring / 4)
    far, low = _door(house)
    share = 0.26 + 0.24 * number
    return x + (far - x) * share, y + (low - y) * share


def _spot(picture: LivePicture, name: str, place: int) -> Point:
    if place == HALL:
        return _seat(name[0], picture.houses, picture.each, int(name[1]))
    if place > HALL:
        return _lane(picture.ring, name[0], place - HALL)
    if place < 0:
        return _bed(name[0], int(name[1]), picture.each)
    x, y, _, _ = along(picture.ring, place)
    return x, y


@kept
def _ground(ring: int, lane: bool, houses: str, each: int, hall: str) -> Canvas:
    """Draw what never changes."""
    canvas = Canvas(HEIGHT, ground=INK)
    path = [along(240, number) for number in range(241)]
    canvas.polygon([(x - 30 * ix, y - 30 * iy) for x, y, ix, iy in path], _BAND)
    canvas.polygon([(x + 30 * ix, y + 30 * iy) for x, y, ix, iy in path], _INNER)
    for house in houses:
        start = along(ring, LETTERS.index(house) * ring / 4)[:2]
        canvas.stroke([[start, _door(house)]], coat(house).main, 32)
        canvas.stroke(dashes([start, _door(house)], (10, 10)), coat(house).light, 3)
        _dormitory(canvas, house, each)
    canvas.rounded(_BOX, 22, fill=PARCHMENT, line=BRASS, width=6)
    title = face("serif-bold", 34)
    canvas.text(450, 303, fit(clean(hall), title, 340), title, INK_ON_IT, "middle")
    for house in houses:
        _table(canvas, house, ring, lane, houses, each)
    size = min(_FIELD, _LENGTH / ring * 0.44)
    for field in range(ring):
        x, y, _, _ = along(ring, field)
        quarter, within = divmod(field, ring // 4)
        if within == 0 and LETTERS[quarter] in houses:
            draw_start(canvas, x, y, 29, LETTERS[quarter])
        else:
            dark = within == ring // 8 and LETTERS[quarter] in houses
            draw_field(canvas, (x, y), size, str(field), dark=dark)
    canvas.rounded((3, LINE, 894, HEIGHT - LINE - 3), 26, fill=_GROUND)
    canvas.image.paste(_GROUND, (3, LINE, 897, LINE + 60))
    canvas.image.paste(BRASS, (3, LINE - 2, 897, LINE + 2))
    return canvas


def _dormitory(canvas: Canvas, house: str, each: int) -> None:
    first, last = _bed(house, 1, each), _bed(house, each, each)
    canvas.stroke([[first, last]], coat(house).light, 70)
    canvas.stroke([[first, last]], coat(house).dark, 64)
    for number in range(1, each + 1):
        x, y = _bed(house, number, each)
        canvas.stroke(dashes(circle(x, y, 18), (5, 4)), coat(house).light, 2)
        canvas.centered(x, y, house, face("sans-bold", 28), coat(house).light)


def _table(canvas: Canvas, house: str, ring: int, lane: bool, houses: str, each: int) -> None:
    if lane:
        for number in range(1, 4):
            x, y = _lane(ring, house, number)
            canvas.disc(x, y, 20, fill=pieces.PALE, line=coat(house).dark, width=3)
        return
    middle, _ = _seat(house, houses, each, 1)
    box = (middle - 41, 316.0, 82.0, 178.0)
    canvas.rounded(box, 14, fill=coat(house).main)
    pattern = pattern_of(house)
    texture = shapes.texture(pattern.kind, (canvas.width, canvas.height), 16.8, 0.22)
    canvas.patterned(pattern.ink, texture, shapes.rounded(box, 14))
    for number in range(1, each + 1):
        canvas.disc(*_seat(house, houses, each, number), 25 if each <= 3 else 20, fill=pieces.PALE)


def draw_live(picture: LivePicture) -> bytes:
    """Draw the flat ring with everybody on it and the own cards below."""
    canvas = Canvas(HEIGHT, ground=INK)
    canvas.lay(_ground(picture.ring, picture.lane, picture.houses, picture.each, picture.hall), HEIGHT)
    title, info = face("serif-bold", 42), face("sans-bold", 34)
    used = canvas.text(32, 66, fit(clean(picture.title), title, 480), title, BRASS)
    canvas.text(868, 64, fit(clean(picture.info), info, 800 - used), info, TEXT, "right")
    for number, words in enumerate(picture.words[:2]):
        font = shrink(clean(words), "sans" if number else "sans-bold", 28 if number else 32, 440)
        canvas.text(450, 206 + 38 * number, fit(clean(words), font, 440), font, MUTED if number else TEXT, "middle")
    _plate(canvas, picture)
    for field, _ in picture.targets:
        x, y, _, _ = along(picture.ring, field)
        canvas.disc(x, y, 27, line=pieces.CASING, width=9)
        canvas.stroke(dashes(circle(x, y, 27), (8, 6)), BRASS, 5)
    spots = {name: _spot(picture, name, place) for name, place in picture.figures if name != "HM" or place < HALL}
    for name in picture.movers:
        canvas.disc(*spots[name], 33, line=pieces.CASING, width=11)
        canvas.disc(*spots[name], 33, line=BRASS, width=6)
    for name, spot in sorted(spots.items(), key=lambda one: one[1][1]):
        canvas.sprite(pieces.figure(name, _FIGURE), *spot)
    for field, numbers in picture.targets:
        x, y, inx, iny = along(picture.ring, field)
        for place, number in enumerate(numbers):
            _brass(canvas, x + inx * (47 + 38 * place), y + iny * (47 + 38 * place), 19, number, 28)
    _cards(canvas, picture)
    return canvas.png()


def _plate(canvas: Canvas, picture: LivePicture) -> None:
    """Say whose turn it is: brass if it is one's own."""
    words, font = called(picture.turn, "sans-bold", 34, 290)
    shift = 0.0 if picture.house is None else 26.0
    fill, color = (BRASS, ON_BRASS) if picture.mine else (_GROUND, TEXT)
    canvas.rounded((270, 521, 360, 58), 29, fill=fill, line=WHITE if picture.mine else _BAND, width=3)
    canvas.text(450 + shift, 562, words, font, color, "middle")
    if picture.house is not None:
        canvas.sprite(badge(picture.house), 450 + shift - font.length(words) / 2 - 32, 550)


def _brass(canvas: Canvas, x: float, y: float, size: float, number: int, font: int) -> None:
    canvas.disc(x, y, size + 3, fill=pieces.CASING)
    canvas.disc(x, y, size, fill=BRASS)
    canvas.centered(x, y, str(number), face("sans-black", font), ON_BRASS)


def _cards(canvas: Canvas, picture: LivePicture) -> None:
    title, note = face("serif-bold", 40), face("sans", 30)
    used = canvas.text(32, 755, fit(clean(picture.cards_title), title, 430), title, BRASS)
    canvas.text(868, 752, fit(clean(picture.note), note, 790 - used), note, MUTED, "right")
    gap = min(36.0, (844 - _CARD * len(picture.cards)) / max(1, len(picture.cards) - 1))
    left = 450 - (len(picture.cards) * (_CARD + gap) - gap) / 2
    for number, one in enumerate(picture.cards[:_MOST]):
        _card(canvas, one, left + number * (_CARD + gap) + _CARD / 2)


def _card(canvas: Canvas, one: CardFace, x: float) -> None:
    lit = one.number is not None and one.playable
    maker = card if one.playable else dimmed
    sprite = maker(one.card, clean(one.caption), _CARD)
    top = _CARDS - (14 if lit else 0)
    canvas.sprite(sprite, x, top + sprite.height / 2)
    if one.number is None:
        return
    bottom = top + sprite.height
    if lit:
        canvas.rounded((x - _CARD / 2 - 4, top - 4, _CARD + 8, sprite.height + 8), 19, line=BRASS, width=6)
        _brass(canvas, x, bottom + 2, 29, one.number, 36)
    else:
        canvas.disc(x, bottom - 4, 28, fill=_GROUND)
        canvas.stroke(dashes(circle(x, bottom - 4, 26), (7, 6)), MUTED, 3)
        canvas.centered(x, bottom - 4, str(one.number), face("sans", 30), MUTED)
