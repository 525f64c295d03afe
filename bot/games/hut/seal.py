"""Seals: orders are promised by their hash when they are handed in, and opened in the report."""

import hashlib

from bot.engine.chance import Chance
from bot.games.hut.board import Colour


def new_salt(chance: Chance) -> str:
    """Draw what keeps others from trying out all orders."""
    return bytes(value - 1 for value in chance.dice(16, 256)).hex()


def sealed_text(round: int, colour: Colour, lines: tuple[str, ...], salt: str) -> str:
    """Return what is hashed: round and colour, the orders line by line, the salt. Never the number of rounds."""
    return "\n".join((f"Runde {round} {colour}", *lines, salt))


def sealed(round: int, colour: Colour, lines: tuple[str, ...], salt: str) -> str:
    """Return the SHA-256 of a slip."""
    return hashlib.sha256(sealed_text(round, colour, lines, salt).encode()).hexdigest()
