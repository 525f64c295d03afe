"""Watten's contests are played on the inn's wood."""

from bot.contests.common.draw.colors import Theme
from bot.games.watten.draw.colors import CREAM, MUTED, PANEL, PLANK, SHADOW, WOOD_LINE
from bot.games.watten.draw.wood import wood

WOOD = Theme(
    band=PANEL,
    panel=PANEL,
    well=PLANK,
    line=WOOD_LINE,
    text=CREAM,
    muted=MUTED,
    tile=CREAM,
    step=PLANK,
    floor=SHADOW,
    ground=wood,
)
