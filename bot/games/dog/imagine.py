"""What somebody may imagine: other cards in foreign hands that he could not tell from the true ones."""

from collections import Counter

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.dog.fold import changed, number_of, sorted_hand, without
from bot.games.dog.model import Card, Player, State
from bot.games.dog.moves import CARDS, playable


def reimagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal everybody else other cards from those this seat has not seen; when all is won no card matters any more."""
    if state.winners:
        return state
    for _ in range(20):
        other = _redealt(state, seat, chance)
        if _plausible(other):
            return other
    return state


def _redealt(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal the hidden cards anew; the card one has given away stays where it is."""
    pinned = _pinned(state, seat)
    hidden = [player for player in state.players if player.seat != seat]
    pool = list(state.deck)
    for one in hidden:
        held = Counter((*one.hand, *_under_way(state, one))) - Counter(pinned.get(one.seat, ()))
        pool += held.elements()
    cards = list(chance.shuffle(pool))
    for one in hidden:
        fixed = pinned.get(one.seat, ())
        hand = [*fixed, *(cards.pop() for _ in range(len(one.hand) - len(fixed)))]
        drawn = hand[-1] if state.drawn is not None and state.turn == state.players.index(one) else state.drawn
        given = cards.pop() if _under_way(state, one) else one.given
        state = altered(changed(state, one.seat, hand=sorted_hand(hand), given=given), drawn=drawn)
    return _other_gifts(altered(state, deck=tuple(cards)), seat, chance)


def _other_gifts(state: State, seat: Seat | None, chance: Chance) -> State:
    """Let others have pushed over other cards, once they are taken up: only giver and receiver have seen them."""
    if state.phase == "swap":
        return state
    for number, giver in enumerate(state.players):
        receiver = state.players[state.receiver(number)]
        if giver.given is None or seat in (giver.seat, receiver.seat):
            continue
        card = CARDS[chance.dice(1, len(CARDS))[0] - 1]
        state = changed(changed(state, giver.seat, given=card), receiver.seat, got=card)
    return state


def _plausible(state: State) -> bool:
    """Tell whether the player in turn could have come to this point with the hand he is imagined to hold."""
    if state.phase == "swap" or state.turn is None:
        return True
    player = state.players[state.turn]
    hand = player.hand if state.drawn is None else without(player.hand, state.drawn)
    can = any(playable(state.ground, state.places, player.house, card) for card in hand)
    return can if state.phase == "play" and state.ground.team else state.phase == "play" or not can


def _pinned(state: State, seat: Seat | None) -> dict[Seat, tuple[Card, ...]]:
    """Return the card a seat knows in a foreign hand: the one it has pushed over, unless it was played since."""
    if seat is None or state.phase == "swap":
        return {}
    me = number_of(state, seat)
    receiver = state.players[state.receiver(me)]
    given = state.players[me].given
    return {receiver.seat: (given,)} if given is not None and given in receiver.hand else {}


def _under_way(state: State, player: Player) -> tuple[Card, ...]:
    return (player.given,) if state.phase == "swap" and player.given is not None else ()
