"""The sixty cards as numbers: 0-51 the suits, 52-55 Zauberer, 56-59 Narren (Z1.1)."""

from typing import TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int

SUITS: tuple[Suit, ...] = (0, 1, 2, 3)
SUIT_WORDS = ("blau", "rot", "gruen", "gelb")
HIGHEST = 13
ZAUBERER, NARR, END = 52, 56, 60
DECK: tuple[Card, ...] = tuple(range(END))


def suit_of(card: Card) -> Suit | None:
    """Return the suit of a card; Zauberer and Narren have none."""
    return card // HIGHEST if card < ZAUBERER else None


def suit_word(suit: Suit) -> str:
    """Return the word for a suit in notation and texts."""
    return SUIT_WORDS[suit]


def value_of(card: Card) -> int:
    """Return the number on a suited card."""
    return card % HIGHEST + 1


def is_zauberer(card: Card) -> bool:
    """Tell whether a card is one of the four Zauberer."""
    return ZAUBERER <= card < NARR


def is_narr(card: Card) -> bool:
    """Tell whether a card is one of the four Narren."""
    return card >= NARR


def suited(suit: Suit, value: int) -> Card:
    """Return the card of a suit with a number."""
    return suit * HIGHEST + value - 1


def written(card: Card) -> str:
    """Write a card as a referee types it: `rot 9`, `zauberer 1`."""
    if card >= NARR:
        return f"narr {card - NARR + 1}"
    if card >= ZAUBERER:
        return f"zauberer {card - ZAUBERER + 1}"
    return f"{SUIT_WORDS[card // HIGHEST]} {card % HIGHEST + 1}"


BY_NAME: dict[str, Card] = {written(card): card for card in DECK}
"""The exact inverse of `written`."""
