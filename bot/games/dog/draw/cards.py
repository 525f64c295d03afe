"""Temporary."""

from bot.games.dog.draw.records import CardsPicture


def draw_cards(picture: CardsPicture) -> bytes:
    """."""
    return b""
