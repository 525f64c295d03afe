"""Wizard's contests are played at night."""

from bot.contests.common.draw.colors import Theme
from bot.contests.common.draw.ground import band
from bot.draw.canvas import KEYLINE_WIDTH, WIDTH, Canvas
from bot.games.wizard.draw.colors import (
    CARD,
    NIGHT,
    NIGHT_BAND,
    NIGHT_KEYLINE,
    NIGHT_MUTED,
    NIGHT_PANEL,
    NIGHT_TEXT,
)


def _night(height: int, title: int) -> Canvas:
    canvas = Canvas(height, ground=NIGHT, keyline=NIGHT_KEYLINE)
    band(canvas, title - 3, NIGHT_BAND, NIGHT)
    canvas.image.paste(NIGHT_KEYLINE, (KEYLINE_WIDTH, title - 3, WIDTH - KEYLINE_WIDTH, title))
    return canvas


NIGHT_SKY = Theme(
    band=NIGHT,
    panel=NIGHT_PANEL,
    well=NIGHT_PANEL,
    line=NIGHT_KEYLINE,
    text=NIGHT_TEXT,
    muted=NIGHT_MUTED,
    tile=CARD,
    step=NIGHT_PANEL,
    floor=NIGHT_BAND,
    ground=_night,
)
