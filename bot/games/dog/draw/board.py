"""Temporary."""

from bot.games.dog.draw.records import BoardPicture


def draw_board(picture: BoardPicture) -> bytes:
    """."""
    return b""
