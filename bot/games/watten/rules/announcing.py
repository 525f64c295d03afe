"""Announcing. Clauses: W3.1 (only what one holds), W3.2 (Schlagtausch), W3.3 (Schenas), W7.2 (offers are spent)."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.watten.model.cards import KRITISCHE, Card, Rank, Suit, rank_of, suit_of
from bot.games.watten.model.events import FarbeNamed, Proposed, Replied, SchlagNamed, TableEvent
from bot.games.watten.model.table import ANSAGER, GEBER, Offer, TableState
from bot.games.watten.rules.cutting import second_deal, shuffled
from bot.games.watten.rules.table_fold import fold


def announcer(state: TableState) -> int:
    """Return the place that names Schlag or Farbe now: after a Schlagtausch the other way round."""
    schlag_by, farbe_by = (GEBER, ANSAGER) if state.deal.swapped else (ANSAGER, GEBER)
    return state.place(schlag_by if state.deal.phase == "schlag" else farbe_by)


def _counting(state: TableState, place: int) -> tuple[Card, ...]:
    hand = state.deal.hands[place]
    return hand if state.options.kritische_named else tuple(c for c in hand if c not in KRITISCHE) or hand


def ranks(state: TableState, place: int) -> tuple[Rank, ...]:
    """List the Schläge a place may name."""
    return tuple(sorted({rank_of(card) for card in _counting(state, place)}))


def suits(state: TableState, place: int) -> tuple[Suit, ...]:
    """List the Farben a place may name."""
    return tuple(sorted({suit_of(card) for card in _counting(state, place)}))


def offers(state: TableState) -> tuple[Offer, ...]:
    """List what the Ansager may still offer in this deal."""
    deal = state.deal
    if deal.phase != "schlag" or deal.swapped:
        return ()
    open_: list[Offer] = [] if "swap" in deal.spent else ["swap"]
    if "schenas" not in deal.spent and deal.schenas < state.options.most_schenas:
        open_.append("schenas")
    return tuple(open_)


def name_schlag(state: TableState, place: int, rank: Rank) -> Sequence[TableEvent]:
    """Name the Schlag."""
    return (SchlagNamed(seat=state.order[place], rank=rank),)


def name_farbe(state: TableState, place: int, suit: Suit) -> Sequence[TableEvent]:
    """Name the Farbe; then the others get their cards and the rest is turned over."""
    named = FarbeNamed(seat=state.order[place], suit=suit)
    return (named, second_deal(fold(state, named)))


def propose(state: TableState, place: int, what: Offer) -> Sequence[TableEvent]:
    """Offer something."""
    return (Proposed(seat=state.order[place], what=what),)


def reply(state: TableState, place: int, yes: bool, chance: Chance) -> Sequence[TableEvent]:
    """Answer an offer; an accepted Schenas without Kritische to decide about is shuffled at once."""
    offer = state.deal.offer or "swap"
    replied = Replied(seat=state.order[place], what=offer, yes=yes)
    after = fold(state, replied)
    again = after.deal.phase == "keep" and after.deal.looker is None
    return (replied, shuffled(after, chance)) if again else (replied,)
