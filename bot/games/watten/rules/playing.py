"""Playing cards. Clauses: W4.1 (who wins a trick), W4.3 (Trumpf oder Kritisch), W4.4 (the Ansager leads)."""

from bot.games.watten.model.cards import KRITISCHE, Card, is_farbtrumpf, powers, rank_of, strengths, suit_of
from bot.games.watten.model.table import ANSAGER, Deal, Play, TableState, Trick

PLAYS = tuple(Play(card=card) for card in range(32))
DEMANDS = tuple(Play(card=card, demand=True) for card in range(32))


def winner(trick: Trick, schlag: int, farbe: int) -> int:
    """Return the place that wins a trick, or is ahead in it."""
    ahead, first = trick[0]
    strength = strengths(schlag, farbe, suit_of(first))
    best = strength[first]
    for place, card in trick:
        if strength[card] > best:
            best = strength[card]
            ahead = place
    return ahead


def demanded(deal: Deal) -> bool:
    """Tell whether "Trumpf oder Kritisch" binds the next card: until a Kritischer has taken the Rechte."""
    return deal.demand and bool(deal.trick) and not any(card in KRITISCHE for _, card in deal.trick)


def playable(state: TableState, place: int) -> tuple[Card, ...]:
    """List the cards a place may play when it is its turn."""
    deal = state.deal
    hand = deal.hands[place]
    if not deal.demand or not demanded(deal) or deal.schlag is None or deal.farbe is None:
        return hand
    schlag, farbe = deal.schlag, deal.farbe
    plain = tuple(card for card in hand if is_farbtrumpf(card, schlag, farbe))
    critical = tuple(card for card in hand if card in KRITISCHE)
    if plain:
        return plain + critical if state.options.free_choice else plain
    partner = place == (state.place(ANSAGER) + 2) % 4
    return critical if critical and not partner else hand


def may_demand(state: TableState, place: int, card: Card) -> bool:
    """Tell whether a card may be played with the words "Trumpf oder Kritisch"."""
    deal = state.deal
    opens = not deal.first_card_played and place == state.place(ANSAGER)
    return opens and card == deal.right


def weakest(state: TableState, place: int) -> Card:
    """Return the card that somebody plays who is away: the lowest allowed one."""
    deal = state.deal
    table = powers(deal.schlag or 0, deal.farbe or 0)
    return min(playable(state, place), key=lambda card: (table[card], rank_of(card), suit_of(card)))
