"""What may be played and who takes the trick. Clause: Z1.4."""

from collections.abc import Sequence

from bot.games.wizard.model.cards import HIGHEST, NARR, ZAUBERER, Card, Suit


def led(trick: Sequence[Card]) -> Suit | None:
    """Return the suit to follow: that of the first suited card, unless a Zauberer came before it."""
    for card in trick:
        if card < ZAUBERER:
            return card // HIGHEST
        if card < NARR:
            return None
    return None


def playable(hand: tuple[Card, ...], trick: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played; Zauberer and Narren always may."""
    suit = led(trick)
    if suit is None or all(card // HIGHEST != suit for card in hand):
        return hand
    return tuple(card for card in hand if card >= ZAUBERER or card // HIGHEST == suit)


def best(trick: Sequence[Card], trump: Suit | None) -> int:
    """Return which card of a trick is ahead: first Zauberer, highest trump, highest of the led suit, first Narr."""
    suit = led(trick)
    ahead = 0
    strength = -1
    for place, card in enumerate(trick):
        if card >= NARR:
            continue
        if card >= ZAUBERER:
            return place
        own = card // HIGHEST
        worth = card % HIGHEST + (HIGHEST if own == trump else 0) if own in (trump, suit) else -1
        if worth > strength:
            ahead, strength = place, worth
    return ahead
