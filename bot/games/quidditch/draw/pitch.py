"""The picture of the pitch: a side view in three bands, high, middle and low."""

from bot.draw.canvas import Canvas
from bot.games.quidditch.draw.records import PitchPicture

__all__ = ["PitchPicture", "draw_pitch"]


def draw_pitch(data: PitchPicture) -> bytes:
    """Draw the pitch."""
    return Canvas(900).png()
