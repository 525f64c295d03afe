"""Cutting and dealing. Clauses: W2.1 (looks), W2.2 (counts), W3.3 (Kritische through a Schenas), W7.1."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.watten.model.cards import DECK, KRITISCHE, Card, sorted_hand
from bot.games.watten.model.events import Carried, CutAt, Dealt, Gave, Kept, Left, Looked, Shuffled, TableEvent
from bot.games.watten.model.table import ABHEBER, ANSAGER, GEBER, PARTNER, Deal, TableState
from bot.games.watten.rules.table_fold import fold


def shuffled(state: TableState, chance: Chance) -> Shuffled:
    """Shuffle everything that nobody has kept."""
    kept = {card for cards in state.deal.kept for card in cards}
    return Shuffled(dealer=state.order[state.dealer], deck=chance.shuffle([card for card in DECK if card not in kept]))


def cut(state: TableState, depth: int) -> Sequence[TableEvent]:
    """Lift some cards."""
    return (CutAt(seat=state.order[state.place(ABHEBER)], depth=depth),)


def look(state: TableState, place: int, yes: bool) -> Sequence[TableEvent]:
    """Look, or do without: then the chain ends."""
    seat = state.order[place]
    if not yes:
        return _dealt(state, (Looked(seat=seat, card=None),))
    return (Looked(seat=seat, card=state.deal.deck[-1]),)


def keep(state: TableState, place: int, yes: bool) -> Sequence[TableEvent]:
    """Keep the Kritischer and let the next one look, or leave the card: then the chain ends."""
    seat = state.order[place]
    if not yes:
        return _dealt(state, (Left(seat=seat),))
    return _on(state, (Kept(seat=seat, card=state.deal.deck[-1]),))


def choose(state: TableState, place: int, card: Card) -> Sequence[TableEvent]:
    """Keep one of several Kritische; the others go to the Geber."""
    others = tuple(one for one in state.deal.hands[place] if one != card)
    gave = Gave(seat=state.order[place], to=state.order[state.dealer], kept=card, given=others)
    return _on(state, (gave,))


def carry(state: TableState, place: int, yes: bool, chance: Chance) -> Sequence[TableEvent]:
    """Keep one's Kritische through the new deal or shuffle them in; after the last decision it is shuffled."""
    carried = Carried(seat=state.order[place], yes=yes)
    after = fold(state, carried)
    return (carried,) if after.deal.phase == "keep" else (carried, shuffled(after, chance))


def _on(state: TableState, events: Sequence[TableEvent]) -> Sequence[TableEvent]:
    """Deal as soon as nobody may look any more."""
    after = state
    for event in events:
        after = fold(after, event)
    return _dealt(state, events) if after.deal.looker is None else events


def _dealt(state: TableState, events: Sequence[TableEvent]) -> Sequence[TableEvent]:
    for event in events:
        state = fold(state, event)
    return (*events, first_deal(state))


def first_deal(state: TableState) -> Dealt:
    """Deal to Ansager and Geber (W2.2)."""
    return _deal(state, (ANSAGER, GEBER))


def second_deal(state: TableState) -> Dealt:
    """Deal to the two others and turn the rest over."""
    dealt = _deal(state, (PARTNER, ABHEBER))
    return dealt.model_copy(update={"opened": state.deal.deck[-1]})


def _deal(state: TableState, roles: tuple[int, int]) -> Dealt:
    """Deal three and two, one card less in the first packet for every kept Kritischer."""
    places = [state.place(role) for role in roles]
    deck, got = list(state.deal.deck), {place: list[Card]() for place in places}
    for packet in (3, 2):
        for place in places:
            size = packet - len(state.deal.hands[place]) if packet == 3 else packet
            got[place] += deck[:size]
            del deck[:size]
    return Dealt(hands=tuple((state.order[place], sorted_hand(tuple(got[place]))) for place in places))


def may_keep(deal: Deal) -> bool:
    """Tell whether the card just seen is a Kritischer."""
    return deal.deck[-1] in KRITISCHE
