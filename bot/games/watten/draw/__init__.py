"""Pictures of Watten: hand, table, trick and pad."""

from bot.games.watten.draw.hand import draw_hand, draw_trick
from bot.games.watten.draw.pad import draw_pad
from bot.games.watten.draw.table import draw_table

__all__ = ["draw_hand", "draw_pad", "draw_table", "draw_trick"]
