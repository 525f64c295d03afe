"""What of the board never changes: ring, fields, carpets, dormitories, the hall; drawn once for each kind of board."""

from typing import cast

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, HOUSES, WHITE, Coat, Color, HouseLetter, Pattern, mix, rgb
from bot.draw.paths import Point, Points, dashes, place, polygon
from bot.games.dog.board import HOUSES as LETTERS
from bot.games.dog.draw import geometry
from bot.games.dog.draw.pieces import PALE

HEIGHT = 1000
PARCHMENT, INK_ON_IT = rgb("#F2E6CB"), rgb("#2E2517")
_BAND, _RAIL = rgb("#3D4770"), rgb("#59648F")
_STONE = rgb("#283050")
_FIELD, _FIELD_LINE, _FIELD_LABEL = rgb("#F6ECD3"), rgb("#8F7C56"), rgb("#6B5A38")
_DARK, _DARK_LINE, _DARK_LABEL = rgb("#0D0F18"), rgb("#AEB6CE"), rgb("#E6E9F3")
_STEPS = 240


def coat(house: str) -> Coat:
    """Return the colours of a house."""
    return HOUSES[cast(HouseLetter, house)].coat


def pattern_of(house: str) -> Pattern:
    """Return the pattern of a house."""
    return HOUSES[cast(HouseLetter, house)].pattern


def radius(ring: int) -> float:
    """Return the size of a field: as large as the ring's length allows."""
    return min(27.0, geometry.step(ring) * 0.44)


def start_radius(ring: int) -> float:
    """Return the size of a start field."""
    return min(33.0, geometry.step(ring) * 0.58)


def circle(x: float, y: float, size: float) -> Points:
    """Return a closed circle."""
    edges = place(polygon(48, size), x, y)
    return [*edges, edges[0]]


@kept
def ground(ring: int, lane: bool, houses: str, each: int, hall: str) -> Canvas:
    """Draw the empty board."""
    canvas = Canvas(HEIGHT)
    _stone(canvas)
    for house in houses:
        _carpet(canvas, house, lane)
        _dormitory(canvas, house, each)
    _hall(canvas, lane, houses, each, hall)
    for field in range(ring):
        _field(canvas, ring, field, houses)
    return canvas


def _stone(canvas: Canvas) -> None:
    path = [geometry.along(_STEPS, number) for number in range(_STEPS + 1)]
    edge = [(spot.x, spot.y) for spot in path]
    outside = [spot.inwards(-33) for spot in path]
    inside = [spot.inwards(33) for spot in path]
    canvas.polygon(outside, _BAND)
    canvas.polygon(inside, _STONE)
    canvas.stroke([edge], _RAIL, 4)


def _carpet(canvas: Canvas, house: str, lane: bool) -> None:
    start, door = geometry.along(4, LETTERS.index(house)), geometry.hall(lane).door(house)
    line = [(start.x, start.y), door]
    canvas.stroke([line], coat(house).main, 52 if lane else 34)
    canvas.stroke(dashes(line, (10, 10)), coat(house).light, 3)
    if lane:
        for number in range(1, 4):
            x, y = geometry.lane_place(house, number)
            canvas.disc(x, y, 22, fill=PALE, line=coat(house).dark, width=3)


def _dormitory(canvas: Canvas, house: str, each: int) -> None:
    spots = [geometry.bed(house, number) for number in range(1, each + 1)]
    bent = [spots[1], spots[0], *spots[2:]]
    canvas.stroke([bent], coat(house).light, 68)
    canvas.stroke([bent], coat(house).dark, 62)
    shade = mix((0, 0, 0), coat(house).dark, 0.33)
    for x, y in spots:
        canvas.disc(x, y, 24, fill=shade)
        canvas.stroke(dashes(circle(x, y, 24), (6, 5)), coat(house).light, 2.5)
        canvas.centered(x, y, house, face("sans-bold", 28), mix(coat(house).light, shade, 0.75))


def _hall(canvas: Canvas, lane: bool, houses: str, each: int, words: str) -> None:
    hall = geometry.hall(lane)
    canvas.rounded((hall.left, hall.top, hall.width, hall.height), 26, fill=PARCHMENT, line=BRASS, width=6)
    title = face("serif-bold", 40)
    x = geometry.CENTER[0]
    canvas.text(x, hall.top + 46, fit(clean(words), title, hall.width - 40), title, INK_ON_IT, "middle")
    if lane:
        return
    for house, middle in geometry.tables(houses).items():
        box = (middle - 44, hall.top + 66, 88.0, 272.0)
        canvas.rounded(box, 18, fill=coat(house).main)
        pattern = pattern_of(house)
        texture = shapes.texture(pattern.kind, (canvas.width, canvas.height), 16.8, 0.22)
        canvas.patterned(pattern.ink, texture, shapes.rounded(box, 18))
        for number in range(1, each + 1):
            place_x, place_y = geometry.table_place(house, houses, each, number)
            canvas.disc(place_x, place_y, 33 if each == 3 else 29, fill=PALE, line=coat(house).dark, width=3)


def _field(canvas: Canvas, ring: int, field: int, houses: str) -> None:
    spot, size = geometry.along(ring, field), radius(ring)
    quarter, within = divmod(field, ring // 4)
    house = LETTERS[quarter]
    if within == 0 and house in houses:
        draw_start(canvas, spot.x, spot.y, start_radius(ring), house)
        return
    dark = within == ring // 8 and house in houses
    draw_field(canvas, (spot.x, spot.y), size, str(field), dark=dark)


def draw_field(canvas: Canvas, spot: Point, size: float, words: str, *, dark: bool) -> None:
    """Draw a field with its number; where the caretaker comes it is dark and square."""
    x, y = spot
    label: Color = _DARK_LABEL if dark else _FIELD_LABEL
    if dark:
        canvas.rounded(
            (x - size + 1, y - size + 1, 2 * size - 2, 2 * size - 2), 9, fill=_DARK, line=_DARK_LINE, width=3.5
        )
    else:
        canvas.disc(x, y, size, fill=_FIELD, line=_FIELD_LINE, width=3)
    canvas.centered(x, y, words, face("sans", 28), label)


def draw_start(canvas: Canvas, x: float, y: float, size: float, house: str) -> None:
    """Draw the start field of a house."""
    colors, pattern = coat(house), pattern_of(house)
    canvas.disc(x, y, size, fill=colors.main)
    texture = shapes.texture(pattern.kind, (canvas.width, canvas.height), 12.6, 0.30)
    canvas.patterned(pattern.ink, texture, shapes.rounded((x - size, y - size, 2 * size, 2 * size), size))
    canvas.disc(x, y, size, line=WHITE, width=4)
    canvas.disc(x, y, size * 0.68, fill=colors.main)
    canvas.centered(x, y, house, face("sans-black", 34), colors.text)
