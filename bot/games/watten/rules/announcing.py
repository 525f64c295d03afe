"""Announcing. Clauses: W3.1 (only what one holds), W3.2 (Schlagtausch), W3.3 (Schenas), W7.2 (offers are spent)."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import refuse
from bot.games.watten.fold.table import apply
from bot.games.watten.model.cards import KRITISCHE, Card, Rank, Suit, rank_of, suit_of
from bot.games.watten.model.events import Answer, FarbeNamed, Proposed, Replied, SchlagNamed, TableEvent
from bot.games.watten.model.table import (
    ANSAGER,
    GEBER,
    NameFarbe,
    NameSchlag,
    Offer,
    Propose,
    Reply,
    TableAction,
    TableState,
)
from bot.games.watten.rules.cutting import second_deal, shuffled


def schlag_place(state: TableState) -> int:
    """Return the place that names the Schlag: the Ansager, after a Schlagtausch the Geber."""
    return state.place(GEBER if state.deal.swapped else ANSAGER)


def farbe_place(state: TableState) -> int:
    """Return the place that names the Farbe: the Geber, after a Schlagtausch the Ansager."""
    return state.place(ANSAGER if state.deal.swapped else GEBER)


def _counting(state: TableState, place: int) -> tuple[Card, ...]:
    hand = state.deal.hands[place]
    if state.options.kritische_named:
        return hand
    return tuple(card for card in hand if card not in KRITISCHE)


def ranks(state: TableState, place: int) -> tuple[Rank, ...]:
    """List the Schläge a place may name."""
    return tuple(sorted({rank_of(card) for card in _counting(state, place)}))


def suits(state: TableState, place: int) -> tuple[Suit, ...]:
    """List the Farben a place may name."""
    return tuple(sorted({suit_of(card) for card in _counting(state, place)}))


def offers(state: TableState) -> tuple[Offer, ...]:
    """List what the Ansager may still offer before the Schlag is named."""
    deal = state.deal
    if deal.swapped:
        return ()
    open_: list[Offer] = [] if "swap" in deal.spent else ["swap"]
    if "schenas" not in deal.spent and deal.schenas < state.options.most_schenas:
        open_.append("schenas")
    return tuple(open_)


# -- what the phases answer --------------------------------------------------------------------------------------------


def at_schlag(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the Schlag be named or something offered."""
    match action:
        case NameSchlag() if action.rank not in ranks(state, place):
            return refuse("watten-not-held")
        case NameSchlag():
            return name_schlag(state, place, action.rank)
        case Propose() if action.what not in offers(state):
            return refuse("watten-offer-spent")
        case Propose():
            return (Proposed(seat=state.order[place], what=action.what),)
        case _:
            return None


def at_farbe(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the Farbe be named."""
    if not isinstance(action, NameFarbe):
        return None
    if action.suit not in suits(state, place):
        return refuse("watten-not-held")
    return name_farbe(state, place, action.suit)


def at_offer(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the Geber answer an offer."""
    return reply(state, place, action.yes, chance) if isinstance(action, Reply) else None


# -- what follows ------------------------------------------------------------------------------------------------------


def name_schlag(state: TableState, place: int, rank: Rank) -> Sequence[TableEvent]:
    """Name the Schlag."""
    return (SchlagNamed(seat=state.order[place], rank=rank),)


def name_farbe(state: TableState, place: int, suit: Suit) -> Sequence[TableEvent]:
    """Name the Farbe; then the others get their cards and the rest is turned over."""
    named = FarbeNamed(seat=state.order[place], suit=suit)
    return (named, second_deal(apply(state, named)))


def reply(state: TableState, place: int, yes: bool, chance: Chance) -> Sequence[TableEvent]:
    """Answer an offer; an accepted Schenas without Kritische to decide about is shuffled at once."""
    offer = state.deal.offer or "swap"
    replied = Replied(seat=state.order[place], what=offer, yes=yes)
    after = apply(state, replied)
    again = after.deal.phase == "keep" and after.deal.looker is None
    return (replied, shuffled(after, chance)) if again else (replied,)
