"""Pictures of DOG: the board, a hand, all cards."""

from bot.games.dog.draw.board import draw_board
from bot.games.dog.draw.cards import draw_cards
from bot.games.dog.draw.records import Arrow, BoardPicture, CardFace, CardsPicture

__all__ = ["Arrow", "BoardPicture", "CardFace", "CardsPicture", "draw_board", "draw_cards"]
