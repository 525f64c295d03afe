"""How events change the state. Clauses: D2.1 to D2.3."""

from collections.abc import Sequence
from typing import Any

from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.dog.board import Ground
from bot.games.dog.deeds import board_after
from bot.games.dog.model import (
    REMEMBERED,
    Card,
    Dealt,
    Discarded,
    DogEvent,
    DogOptions,
    Drew,
    Exchanged,
    Folded,
    Gave,
    Opened,
    Passed,
    Played,
    Player,
    Shown,
    Shuffled,
    State,
    Table,
)
from bot.games.dog.moves import CARDS


def apply(state: State, event: DogEvent) -> State:
    """Fold one event into the state."""
    match event:
        case Opened():
            fresh = seated(state.options, event.table)
            return altered(fresh, dealer=number_of(fresh, event.dealer))
        case Shuffled():
            return altered(state, deck=state.deck + event.cards, discards=())
        case Dealt():
            return _dealt(state, event)
        case Gave():
            hand = without(state.player(event.seat).hand, event.card)
            return changed(state, event.seat, given=event.card, hand=hand)
        case Exchanged():
            return _exchanged(state, event)
        case Played():
            moved = altered(state, places=board_after(state.places, event))
            return _turned(_used(moved, event.seat, event.card), event)
        case Folded():
            state = changed(state, event.seat, hand=(), folded=state.places)
            laid = (*state.laid, event)
            return _turned(altered(state, discards=state.discards + event.cards, laid=laid), event)
        case Discarded():
            state = _used(state, event.seat, event.card)
            return _turned(state, event) if event.last else altered(_logged(state, event), phase="draw")
        case Drew():
            hand = sorted_hand((*state.player(event.seat).hand, event.card))
            state = changed(state, event.seat, hand=hand)
            return altered(state, phase="drawn", drawn=event.card, deck=state.deck[1:], clock=state.clock + 1)
        case Passed():
            return _turned(state, None)


def seated(options: DogOptions, table: Table) -> State:
    """Return the state before the first deal."""
    ground = Ground(options.ring, options.lane, tuple(house for house, _ in table))
    return State(options, ground, tuple(Player(seat, house) for house, seat in table), ground.opening())


def number_of(state: State, seat: Seat) -> int:
    """Return which player clockwise a seat is."""
    return next(number for number, player in enumerate(state.players) if player.seat == seat)


def changed(state: State, seat: Seat, **changes: Any) -> State:
    """Change something about one seat."""
    players = tuple(altered(one, **changes) if one.seat == seat else one for one in state.players)
    return altered(state, players=players)


def sorted_hand(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Sort a hand: blue cards, red ones, the Joker last."""
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Take one card away."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _used(state: State, seat: Seat, card: Card) -> State:
    """Lay a card from a hand on the discards."""
    state = changed(state, seat, hand=without(state.player(seat).hand, card))
    return altered(state, discards=(*state.discards, card))


def _logged(state: State, event: Shown | None) -> State:
    log = state.log if event is None else (*state.log, event)[-REMEMBERED:]
    return altered(state, log=log, clock=state.clock + 1)


def _turned(state: State, event: Shown | None) -> State:
    """Go on to the next clockwise who still has cards (D2.3)."""
    assert state.turn is not None
    count = len(state.players)
    order = [(state.turn + ahead) % count for ahead in range(1, count + 1)]
    turn = next((number for number in order if state.players[number].hand), None)
    return altered(_logged(state, event), turn=turn, phase="play", drawn=None)


def _dealt(state: State, event: Dealt) -> State:
    hands = dict(event.hands)
    players = tuple(Player(one.seat, one.house, hand=hands[one.seat]) for one in state.players)
    return altered(
        state,
        players=players,
        dealer=number_of(state, event.dealer),
        round=event.round,
        phase="swap",
        turn=None,
        deck=state.deck[sum(map(len, hands.values())) :],
        laid=(),
    )


def _exchanged(state: State, event: Exchanged) -> State:
    """Take up the cards; whoever sits left of the dealer begins."""
    for _, receiver, card in event.gifts:
        state = changed(state, receiver, hand=sorted_hand((*state.player(receiver).hand, card)), got=card)
    return altered(state, phase="play", turn=(state.dealer + 1) % len(state.players), clock=state.clock + 1)
