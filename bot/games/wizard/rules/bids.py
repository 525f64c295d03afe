"""The bar of the last bidder, plus/minus one. Clauses: Z1.3, Z2.2, Z6.1."""

from collections.abc import Sequence


def barred(cards: int, bids: Sequence[int], players: int, *, bar: bool) -> int | None:
    """Return the number the next bidder may not say, if there is one: only the last bidder has it."""
    if not bar or cards < 2 or len(bids) != players - 1:
        return None
    left = cards - sum(bids)
    return left if 0 <= left <= cards else None


def allowed(cards: int, bids: Sequence[int], players: int, *, bar: bool) -> tuple[int, ...]:
    """Return the numbers the next bidder may say."""
    closed = barred(cards, bids, players, bar=bar)
    return tuple(number for number in range(cards + 1) if number != closed)
