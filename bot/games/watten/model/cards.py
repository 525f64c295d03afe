"""The 32 German cards and their order. Clauses: W1.2 (cards), W1.3 (Kritische), W4.1 (order), W4.2 (no Rechter)."""

from functools import lru_cache
from typing import TypeAlias

Card: TypeAlias = int
"""Suit times eight plus rank."""
Suit: TypeAlias = int
Rank: TypeAlias = int

SUITS = ("E", "G", "H", "S")
RANKS = ("7", "8", "9", "10", "U", "O", "K", "A")
CODES = tuple(suit + rank for suit in SUITS for rank in RANKS)
CARDS = {code: card for card, code in enumerate(CODES)}
DECK: tuple[Card, ...] = tuple(range(32))
HAND = 5

MAX, WELLE, SPITZ = CARDS["HK"], CARDS["S7"], CARDS["E7"]
KRITISCHE: tuple[Card, ...] = (MAX, WELLE, SPITZ)
"""From the highest down (W1.3)."""

_RECHTER, _SCHLAG, _FARBE, _LED = 40, 30, 20, 10


def suit_of(card: Card) -> Suit:
    """Return the suit printed on a card."""
    return card >> 3


def rank_of(card: Card) -> Rank:
    """Return the rank printed on a card."""
    return card & 7


def rechter(schlag: Rank, farbe: Suit) -> Card | None:
    """Return the Schlag in the Farbe; None if that is a Kritischer, which keeps its own rank (W4.2)."""
    card = farbe * 8 + schlag
    return None if card in KRITISCHE else card


@lru_cache(maxsize=32)
def powers(schlag: Rank, farbe: Suit) -> tuple[int, ...]:
    """Rank all cards that win by themselves; 0 for those that only count if their suit is led."""
    table = [0] * 32
    for card in DECK:
        if rank_of(card) == schlag:
            table[card] = _SCHLAG
        elif suit_of(card) == farbe:
            table[card] = _FARBE + rank_of(card)
    right = rechter(schlag, farbe)
    if right is not None:
        table[right] = _RECHTER
    for place, card in enumerate(KRITISCHE):
        table[card] = 60 - place
    return tuple(table)


@lru_cache(maxsize=128)
def strengths(schlag: Rank, farbe: Suit, led: Suit) -> tuple[int, ...]:
    """Return the strength of every card in a trick; of equal ones the first played wins (W4.1)."""
    table = list(powers(schlag, farbe))
    for card in DECK:
        if not table[card] and suit_of(card) == led:
            table[card] = _LED + rank_of(card)
    return tuple(table)


def is_farbtrumpf(card: Card, schlag: Rank, farbe: Suit) -> bool:
    """Tell whether a card is a plain one of the Farbe: no Kritischer and no Schlag (W4.3)."""
    return _FARBE <= powers(schlag, farbe)[card] < _SCHLAG


_PLACES = tuple(
    KRITISCHE.index(card) if card in KRITISCHE else 100 + 10 * suit_of(card) + 9 - rank_of(card) for card in DECK
)


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Order a hand as people hold it: Kritische first, then suits, high cards before low ones."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))
