"""Pictures of Watten: hand, table, trick, pad and end."""

from bot.games.watten.draw.end import draw_end
from bot.games.watten.draw.hand import draw_hand
from bot.games.watten.draw.pad import draw_pad
from bot.games.watten.draw.table import draw_table
from bot.games.watten.draw.trick import draw_trick

__all__ = ["draw_end", "draw_hand", "draw_pad", "draw_table", "draw_trick"]
