"""Pictures of DOG: the board, the ring above one's own hand, all cards."""

from bot.games.dog.draw.board import draw_board
from bot.games.dog.draw.cards import draw_cards
from bot.games.dog.draw.live import draw_live
from bot.games.dog.draw.records import Arrow, BoardPicture, CardFace, CardsPicture, LivePicture

__all__ = [
    "Arrow",
    "BoardPicture",
    "CardFace",
    "CardsPicture",
    "LivePicture",
    "draw_board",
    "draw_cards",
    "draw_live",
]
