"""Other worlds that a seat cannot tell from the true one: hidden cards dealt anew within what everybody has seen."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.wizard.model.cards import Card, Suit, suit_of
from bot.games.wizard.model.table import State

TRIES = 8


def reimagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return a state with the same table and the seat's own hand, and other hidden cards."""
    if not state.hands:
        return altered(state, deck=chance.shuffle(state.deck)) if state.deck else state
    hidden = [place for place, one in enumerate(state.order) if one != seat]
    unseen = [card for place in hidden for card in state.hands[place]] + list(state.deck)
    sizes = [len(state.hands[place]) for place in hidden]
    voids = [state.voids[place] for place in hidden]
    for _ in range(TRIES):
        found = dealt(chance.shuffle(unseen), sizes, voids)
        if found is not None:
            hands, rest = found
            new = dict(zip(hidden, hands, strict=True))
            return altered(
                state,
                hands=tuple(new.get(place, hand) for place, hand in enumerate(state.hands)),
                deck=rest,
            )
    return state


def dealt(
    cards: Sequence[Card], sizes: Sequence[int], voids: Sequence[frozenset[Suit]]
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]] | None:
    """Deal shuffled cards to hands of these sizes that lack these suits; None if this order of cards leads nowhere.

    Whoever can take the fewest of the cards takes first, so that a dead end is rare.
    """
    left = list(cards)
    hands: list[tuple[Card, ...]] = [()] * len(sizes)
    for place in sorted(range(len(sizes)), key=lambda one: -len(voids[one])):
        fitting = [card for card in left if suit_of(card) not in voids[place]][: sizes[place]]
        if len(fitting) < sizes[place]:
            return None
        taken = set(fitting)
        left = [card for card in left if card not in taken]
        hands[place] = tuple(sorted(fitting))
    return hands, tuple(left)
