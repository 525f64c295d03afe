"""What a seat cannot know, dealt anew: for proving secrets and for thinking. Clauses: W2.1, W3.1 (what is implied)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.watten.model.cards import DECK, KRITISCHE, Card, rank_of, sorted_hand, suit_of
from bot.games.watten.model.table import ABHEBER, Deal, TableState
from bot.games.watten.rules.announcing import farbe_place, schlag_place

T = TypeVar("T")
TRIES = 12


class Shuffling(Protocol):
    """As much of chance as dealing anew needs."""

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order."""
        ...


def spread(
    hidden: Sequence[Card],
    sizes: Mapping[int, int],
    critical: Mapping[int, int],
    musts: Iterable[tuple[int, frozenset[Card]]],
    chance: Shuffling,
) -> tuple[dict[int, tuple[Card, ...]], tuple[Card, ...]] | None:
    """Deal hidden cards: so many to each place, so many Kritische among them, one of a set where a place must have it.

    Return the hands and the rest, None if no way was found.
    """
    for _ in range(TRIES):
        cards = list(chance.shuffle(hidden))
        hands: dict[int, list[Card]] = {place: [] for place in sizes}
        if _fixed(cards, hands, critical, musts):
            for place, size in sizes.items():
                missing = size - len(hands[place])
                hands[place] += cards[:missing]
                del cards[:missing]
            return {place: tuple(hand) for place, hand in hands.items()}, tuple(cards)
    return None


def _fixed(
    cards: list[Card],
    hands: dict[int, list[Card]],
    critical: Mapping[int, int],
    musts: Iterable[tuple[int, frozenset[Card]]],
) -> bool:
    """Deal what is implied; False if this shuffle does not allow it."""
    for place, count in critical.items():
        found = [card for card in cards if card in KRITISCHE][:count]
        if len(found) < count:
            return False
        hands[place] += found
        cards[:] = [card for card in cards if card not in found]
    for place, wanted in musts:
        if any(card in wanted for card in hands[place]):
            continue
        card = next((card for card in cards if card in wanted), None)
        if card is None:
            return False
        hands[place].append(card)
        cards.remove(card)
    return True


def of_rank(rank: int) -> frozenset[Card]:
    """Return the four cards of a rank."""
    return frozenset(card for card in DECK if rank_of(card) == rank)


def of_suit(suit: int) -> frozenset[Card]:
    """Return the eight cards of a suit."""
    return frozenset(card for card in DECK if suit_of(card) == suit)


def reimagine(state: TableState, seat: Seat | None, chance: Chance) -> TableState:
    """Return another state that a seat cannot tell from this one."""
    me = state.place_of(seat)
    deal = state.deal
    known_bottom = deal.opened is not None or (me is not None and _sees_bottom(deal, me))
    bottom = deal.deck[-1:] if known_bottom else ()
    told = deal.given if me == state.place(ABHEBER) else ()
    fixed = {place: tuple(card for card in hand if card in told) for place, hand in enumerate(deal.hands)}
    others = [place for place in range(4) if place != me]
    hidden = [card for place in others for card in deal.hands[place] if card not in fixed[place]]
    hidden += deal.deck[: len(deal.deck) - len(bottom)]
    sizes = {place: len(deal.hands[place]) - len(fixed[place]) for place in others}
    critical = {
        place: sum(card in deal.kept[place] for card in deal.hands[place] if card not in fixed[place])
        for place in others
    }
    found = spread(hidden, sizes, critical, list(_musts(state, me)), chance)
    if found is None:
        return state
    dealt, rest = found
    hands, kept = list(deal.hands), list(deal.kept)
    for place in others:
        hands[place] = sorted_hand((*fixed[place], *dealt[place]))
        gone = tuple(card for card in deal.kept[place] if card not in deal.hands[place])
        taken = dealt[place][: critical[place]]
        kept[place] = sorted_hand((*gone, *(c for c in fixed[place] if c in deal.kept[place]), *taken))
    return altered(state, deal=altered(deal, hands=tuple(hands), kept=tuple(kept), deck=(*rest, *bottom)))


def _sees_bottom(deal: Deal, me: int) -> bool:
    return deal.knows_bottom == me or (deal.phase == "seen" and deal.looker == me)


def _musts(state: TableState, me: int | None) -> Iterable[tuple[int, frozenset[Card]]]:
    """Name what an announcement implies for cards that are still in the hand (W3.1)."""
    deal = state.deal
    named = []
    if deal.schlag is not None:
        named.append((schlag_place(state), of_rank(deal.schlag)))
    if deal.farbe is not None:
        named.append((farbe_place(state), of_suit(deal.farbe)))
    for place, wanted in named:
        if place != me and not wanted.intersection(deal.laid[place]):
            yield place, wanted
