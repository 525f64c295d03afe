"""Cutting and dealing. Clauses: W2.1 (looks), W2.2 (counts), W3.3 (Kritische through a Schenas), W7.1."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.watten.fold.table import apply
from bot.games.watten.model.cards import DECK, KRITISCHE, Card, sorted_hand
from bot.games.watten.model.events import Answer, Carried, CutAt, Dealt, Gave, Kept, Left, Looked, Shuffled, TableEvent
from bot.games.watten.model.table import (
    ABHEBER,
    ANSAGER,
    GEBER,
    PARTNER,
    Choose,
    Cut,
    Deal,
    Keep,
    Look,
    TableAction,
    TableState,
)


def shuffled(state: TableState, chance: Chance) -> Shuffled:
    """Shuffle everything that nobody has kept."""
    kept = {card for cards in state.deal.kept for card in cards}
    return Shuffled(dealer=state.order[state.dealer], deck=chance.shuffle([card for card in DECK if card not in kept]))


# -- what the phases answer --------------------------------------------------------------------------------------------


def at_cut(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the Abheber lift, but not the whole pack."""
    if isinstance(action, Cut) and action.depth < len(state.deal.deck):
        return cut(state, action.depth)
    return None


def at_look(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let somebody look at the bottom card or do without."""
    return look(state, place, action.yes) if isinstance(action, Look) else None


def at_seen(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let whoever has looked keep the card, if it is a Kritischer, or leave it."""
    if isinstance(action, Keep) and (not action.yes or may_keep(state.deal)):
        return keep(state, place, action.yes)
    return None


def at_choose(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the Abheber say which of several Kritische stays."""
    if isinstance(action, Choose) and action.card in state.deal.hands[place]:
        return choose(state, place, action.card)
    return None


def at_keep(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let somebody decide about the own Kritische before a new deal."""
    return carry(state, place, action.yes, chance) if isinstance(action, Keep) else None


# -- what follows ------------------------------------------------------------------------------------------------------


def cut(state: TableState, depth: int) -> Sequence[TableEvent]:
    """Lift some cards."""
    return (CutAt(seat=state.order[state.place(ABHEBER)], depth=depth),)


def look(state: TableState, place: int, yes: bool) -> Sequence[TableEvent]:
    """Look, or do without: then the chain ends."""
    seat = state.order[place]
    if not yes:
        return _dealt(state, Looked(seat=seat, card=None))
    return (Looked(seat=seat, card=state.deal.deck[-1]),)


def keep(state: TableState, place: int, yes: bool) -> Sequence[TableEvent]:
    """Keep the Kritischer and let the next one look, or leave the card: then the chain ends."""
    seat = state.order[place]
    if not yes:
        return _dealt(state, Left(seat=seat))
    return _on(state, Kept(seat=seat, card=state.deal.deck[-1]))


def choose(state: TableState, place: int, card: Card) -> Sequence[TableEvent]:
    """Keep one of several Kritische; the others go to the Geber."""
    others = tuple(one for one in state.deal.hands[place] if one != card)
    return _on(state, Gave(seat=state.order[place], to=state.order[state.dealer], kept=card, given=others))


def carry(state: TableState, place: int, yes: bool, chance: Chance) -> Sequence[TableEvent]:
    """Keep one's Kritische through the new deal or shuffle them in; after the last decision it is shuffled."""
    carried = Carried(seat=state.order[place], yes=yes)
    after = apply(state, carried)
    return (carried,) if after.deal.phase == "keep" else (carried, shuffled(after, chance))


def _on(state: TableState, event: TableEvent) -> Sequence[TableEvent]:
    """Deal as soon as nobody may look any more."""
    after = apply(state, event)
    return (event, first_deal(after)) if after.deal.looker is None else (event,)


def _dealt(state: TableState, event: TableEvent) -> Sequence[TableEvent]:
    return (event, first_deal(apply(state, event)))


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
    deck = list(state.deal.deck)
    got = {place: list[Card]() for place in places}
    for packet in (3, 2):
        for place in places:
            size = packet - len(state.deal.hands[place]) if packet == 3 else packet
            got[place] += deck[:size]
            del deck[:size]
    return Dealt(hands=tuple((state.order[place], sorted_hand(tuple(got[place]))) for place in places))


def may_keep(deal: Deal) -> bool:
    """Tell whether the card just seen is a Kritischer."""
    return deal.deck[-1] in KRITISCHE
