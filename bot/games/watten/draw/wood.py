"""The inn's table top, and what lies on it: shadows, team marks, names."""

from PIL import Image

from bot.draw import shapes
from bot.draw.canvas import KEYLINE_WIDTH, RADIUS, Canvas
from bot.draw.fonts import Face, called, clean_name, shrink
from bot.draw.keeping import kept
from bot.draw.palette import mix
from bot.draw.shapes import Placed
from bot.games.watten.draw.cards import height_of
from bot.games.watten.draw.colors import PANEL, PLANK, PLANK_OTHER, SEAM, SHADOW, TEAM_FILL, TEAM_LINE, WOOD_LINE

_PLANK_HEIGHT = 118


@kept
def _top(height: int, band: int) -> Image.Image:
    canvas = Canvas(height, ground=PLANK, keyline=WOOD_LINE)
    planks = Image.new("RGB", canvas.image.size, PLANK)
    for number, y in enumerate(range(band + _PLANK_HEIGHT, height, _PLANK_HEIGHT)):
        if number % 2 == 0:
            planks.paste(PLANK_OTHER, (0, y, canvas.width, y + _PLANK_HEIGHT))
        planks.paste(SEAM, (0, y - 1, canvas.width, y + 1))
    planks.paste(PANEL, (0, 0, canvas.width, band))
    planks.paste(WOOD_LINE, (0, band - 3, canvas.width, band))
    inlay(canvas, planks)
    return canvas.image


def inlay(canvas: Canvas, picture: Image.Image) -> None:
    """Lay a picture of the canvas's size inside its keyline."""
    inner = (KEYLINE_WIDTH, KEYLINE_WIDTH, canvas.width - 2 * KEYLINE_WIDTH, canvas.height - 2 * KEYLINE_WIDTH)
    mask, (x, y) = shapes.rounded(inner, RADIUS - KEYLINE_WIDTH / 2)
    canvas.image.paste(picture.crop((x, y, x + mask.width, y + mask.height)), (x, y), mask)


def wood(height: int, band: int) -> Canvas:
    """Lay the wood with its dark title band."""
    canvas = Canvas(height, ground=PLANK, keyline=WOOD_LINE)
    canvas.image.paste(_top(height, band), (0, 0))
    return canvas


@kept
def _shadow(width: int) -> Placed:
    return shapes.rounded((0, 0, width - 2, height_of(width)), width * 0.09)


def lay(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
    """Lay a card with its shadow, by its upper left corner."""
    mask, _ = _shadow(sprite.width)
    canvas.paint(mix(SHADOW, PLANK, 0.6), (mask, (round(x + 1), round(y + 7))))
    canvas.image.paste(sprite, (round(x), round(y)), sprite)


def team_mark(canvas: Canvas, team: int, x: float, y: float) -> None:
    """Mark a team by shape and colour: lozenge or disc."""
    if team == 0:
        outline = [(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)]
        canvas.polygon(outline, TEAM_FILL[0])
        canvas.stroke([[*outline, outline[0]]], TEAM_LINE[0], 3)
    else:
        canvas.disc(x, y, 13, fill=TEAM_FILL[1], line=TEAM_LINE[1], width=3)


def both_names(names: tuple[str, str], room: float, between: str) -> tuple[str, Face]:
    """Write both names of a team into one line: in smaller type if need be; then the longer one gives way."""
    one, two = (clean_name(name) for name in names)
    font = shrink(f"{one}{between}{two}", "serif-bold", 38, room)
    if font.length(f"{one}{between}{two}") <= room:
        return f"{one}{between}{two}", font
    room -= font.length(between)
    one, _ = called(one, "serif-bold", font.size, max(room / 2, room - font.length(two)))
    two, _ = called(two, "serif-bold", font.size, room - font.length(one))
    return f"{one}{between}{two}", font
