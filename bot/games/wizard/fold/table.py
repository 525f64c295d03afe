"""How events change the table. Clauses: Z1.2 (trump), Z1.4 (tricks), Z3.2 (play-offs count nowhere else)."""

from bot.engine.helpers import altered
from bot.games.wizard.model.cards import suit_of
from bot.games.wizard.model.people import Arrived, Left, Missing, Punished, Withdrawn
from bot.games.wizard.model.sheet import Row, Sheet
from bot.games.wizard.model.table import (
    Alone,
    BidMade,
    DealerDrawn,
    Dealt,
    Played,
    Scored,
    Shuffled,
    State,
    TableEvent,
    TooLate,
    Trick,
    TrickTaken,
    TrumpChosen,
    row_of,
)
from bot.games.wizard.rules.penalties import listed
from bot.games.wizard.rules.plan import bidding_order
from bot.games.wizard.rules.table_state import cards
from bot.games.wizard.rules.tricks import led


def apply(state: State, event: TableEvent) -> State:
    """Fold one event."""
    match event:
        case Played():
            return _with_card(state, event)
        case TrickTaken():
            return _with_trick(state, event)
        case BidMade():
            return altered(state, bids=(*state.bids, event.tricks))
        case TrumpChosen():
            return altered(state, trump=event.suit, chosen=True)
        case Dealt():
            return _with_hands(state, event)
        case Shuffled():
            return _with_deck(state, event)
        case Scored():
            return _with_row(state, event)
        case DealerDrawn():
            return altered(state, dealer=event.seat)
        case TooLate():
            return state
        case Missing():
            return altered(state, late=(*state.late, event.seat))
        case Arrived():
            return altered(state, late=tuple(seat for seat in state.late if seat != event.seat))
        case Left():
            return _without(state, event)
        case Punished() | Withdrawn():
            sheet = altered(state.sheet, rulings=listed(state.sheet.rulings, event))
            return altered(state, sheet=sheet)
        case Alone():
            return altered(_cleared(state, state.sheet), alone=True)


def _cleared(state: State, sheet: Sheet) -> State:
    """Take all cards off the table."""
    return State(
        options=state.options,
        seats=state.seats,
        dealer=state.dealer,
        sheet=sheet,
        last=state.last,
        late=state.late,
        voided=state.voided,
    )


def _without(state: State, event: Left) -> State:
    sheet = altered(state.sheet, gone=(*state.sheet.gone, (event.seat, event.manner)))
    state = altered(state, late=tuple(seat for seat in state.late if seat != event.seat))
    if event.void is None:
        return altered(state, sheet=sheet)
    return altered(_cleared(state, sheet), voided=state.voided + 1)


def _with_deck(state: State, event: Shuffled) -> State:
    """Begin a game: only the sheet, who is late and the last trick are left of the one before."""
    order = bidding_order(state.seats, event.dealer, event.players)
    fresh = _cleared(state, state.sheet)
    return altered(fresh, dealer=event.dealer, order=order, playoff=event.playoff, deck=event.deck)


def _with_hands(state: State, event: Dealt) -> State:
    hands = tuple(hand for _, hand in event.hands)
    known = {card for hand in hands for card in hand} | {event.turned}
    return altered(
        state,
        deck=tuple(card for card in (*state.deck[event.at :], *state.deck[: event.at]) if card not in known),
        hands=hands,
        turned=event.turned,
        trump=None if event.turned is None else suit_of(event.turned),
        won=(0,) * len(hands),
        voids=(frozenset(),) * len(hands),
    )


def _with_card(state: State, event: Played) -> State:
    place = state.order.index(event.seat)
    suit = led(state.trick)
    hand = tuple(card for card in state.hands[place] if card != event.card)
    own = suit_of(event.card)
    voids = state.voids
    if suit is not None and own is not None and own != suit:
        voids = (*voids[:place], voids[place] | {suit}, *voids[place + 1 :])
    hands = (*state.hands[:place], hand, *state.hands[place + 1 :])
    return altered(state, hands=hands, trick=(*state.trick, event.card), voids=voids)


def _with_trick(state: State, event: TrickTaken) -> State:
    place = state.order.index(event.seat)
    players = len(state.order)
    cards_played = tuple((state.order[(state.leader + n) % players], card) for n, card in enumerate(state.trick))
    return altered(
        state,
        won=(*state.won[:place], state.won[place] + 1, *state.won[place + 1 :]),
        leader=place,
        trick=(),
        seen=(*state.seen, *state.trick),
        last=Trick(cards_played, event.seat, state.trump),
    )


def _with_row(state: State, event: Scored) -> State:
    """Write the row and clear the table; the deck of the next game comes with its own event."""
    row = row_of(state, event.number, cards(state))
    return _cleared(state, _written(state.sheet, row, state.playoff))


def _written(sheet: Sheet, row: Row, playoff: bool) -> Sheet:
    """Write a row where it counts: play-offs stand apart (Z3.2)."""
    if playoff:
        return altered(sheet, playoffs=(*sheet.playoffs, row))
    return altered(sheet, rows=(*sheet.rows, row))
