"""The medal of whoever has won, for pictures of the end of a game."""

from bot.draw.canvas import Canvas
from bot.draw.fonts import face
from bot.draw.palette import rgb

_RIBBON, _RIBBON_LIGHT = rgb("#2E6BB5"), rgb("#8CC0EE")
_GOLD, _GOLD_LINE = rgb("#F2C44D"), rgb("#5B3B00")


def medal(canvas: Canvas, x: float, y: float) -> None:
    """Hang a golden medal about a centre, its ribbon above."""
    canvas.polygon([(x - 24, y - 58), (x - 2, y - 58), (x + 10, y - 26), (x - 12, y - 26)], _RIBBON)
    canvas.polygon([(x + 24, y - 58), (x + 2, y - 58), (x - 10, y - 26), (x + 12, y - 26)], _RIBBON_LIGHT)
    canvas.disc(x, y, 34, fill=_GOLD, line=_GOLD_LINE, width=5)
    canvas.disc(x, y, 25, line=_GOLD_LINE, width=2.5)
    canvas.centered(x, y, "1", face("serif-black", 34), _GOLD_LINE)
