"""What somebody may imagine of Hasard: other cards in foreign hands."""

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from tests.sample.model import DECK, HAND, State


def reimagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal the others different cards; whoever has laid one has then laid one of those."""
    known = state.player(seat).hand if seat is not None else ()
    rest = list(chance.shuffle([card for card in DECK if card not in known]))
    players = []
    for player in state.players:
        if player.seat == seat or not player.hand:
            players.append(player)
            continue
        hand = tuple(sorted(rest.pop() for _ in range(HAND)))
        card = hand[chance.dice(1, HAND)[0] - 1] if player.card is not None else None
        players.append(altered(player, hand=hand, card=card))
    return altered(state, players=tuple(players))
