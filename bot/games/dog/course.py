"""Who is awaited, and what follows by itself without anybody's decision. Clauses: D2.1 to D2.3, D7.1."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.dog.fold import sorted_hand
from bot.games.dog.model import Dealt, DogEvent, Drew, Exchanged, Folded, Shuffled, State
from bot.games.dog.moves import playable


def waiting_for(state: State) -> frozenset[Seat]:
    """All who have not given a card; then one after the other."""
    if state.winners:
        return frozenset()
    if state.phase == "swap":
        return frozenset(player.seat for player in state.players if player.given is None)
    return frozenset() if state.turn is None else frozenset({state.players[state.turn].seat})


def consequence(state: State, chance: Chance) -> Sequence[DogEvent]:
    """Return what happens by itself in this state, if anything does."""
    if state.round == 0 or (state.phase != "swap" and state.turn is None):
        return _deal(state, chance)
    if state.phase == "swap":
        return () if any(player.given is None for player in state.players) else (_exchange(state),)
    assert state.turn is not None
    player = state.players[state.turn]
    if not state.ground.team or any(playable(state.ground, state.places, player.house, card) for card in player.hand):
        return ()
    return (Folded(seat=player.seat, cards=player.hand),)


def _deal(state: State, chance: Chance) -> Sequence[DogEvent]:
    """Deal singly from the dealer's left; the deck has passed to whoever began the last round (D2.1, D7.1)."""
    count = len(state.players)
    round = state.round + 1
    dealer = state.dealer if state.round == 0 else (state.dealer + 1) % count
    size = altered(state, round=round).size
    events: list[DogEvent] = []
    deck = state.deck
    if len(deck) < size * count:
        shuffled = Shuffled(cards=chance.shuffle(state.discards))
        events.append(shuffled)
        deck += shuffled.cards
    hands = tuple(
        (state.players[(dealer + 1 + place) % count].seat, sorted_hand(deck[place : size * count : count]))
        for place in range(count)
    )
    return [*events, Dealt(round=round, dealer=state.players[dealer].seat, hands=hands)]


def _exchange(state: State) -> Exchanged:
    """Collect what everybody has pushed over (D2.2)."""
    gifts = [
        (giver.seat, state.players[state.receiver(number)].seat, giver.given)
        for number, giver in enumerate(state.players)
        if giver.given is not None
    ]
    return Exchanged(gifts=tuple(gifts))


def draw(state: State, seat: Seat, chance: Chance) -> Sequence[DogEvent]:
    """Draw the top card; the discards are shuffled if none is left."""
    if state.deck:
        return (Drew(seat=seat, card=state.deck[0]),)
    shuffled = Shuffled(cards=chance.shuffle(state.discards))
    return (shuffled, Drew(seat=seat, card=shuffled.cards[0]))
