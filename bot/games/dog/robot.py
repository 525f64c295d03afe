"""A computer player that sees no more than its seat does."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.dog.board import HALL
from bot.games.dog.model import Card, Discard, DogAction, Draw, Give, Play, View
from bot.games.dog.moves import OUT, ROLES
from bot.games.dog.worth import KEPT, best, steps_of, way_home

NO_WAY_OUT = 24.0
"""What a start card is worth to a house that has nobody on the ring."""
SPARE = 0.6
"""What a second card of the same use is still worth."""
STRAIGHT_HOME = 14.0


def robot(view: View, legal: Sequence[DogAction], chance: Chance) -> DogAction:
    """Give what the partner needs, play what serves the own side best, keep the better cards."""
    gifts = [action for action in legal if isinstance(action, Give)]
    if gifts:
        return max(gifts, key=lambda action: _gift(view, action.card))
    waste = [action for action in legal if isinstance(action, Discard)]
    if waste:
        return min(waste, key=lambda action: KEPT[action.card])
    if view.house is None or isinstance(legal[0], Draw):
        return Draw()
    playable = dict.fromkeys(action.card for action in legal if isinstance(action, Play))
    card, move = best(view.ground, view.places, view.house, view.hand, list(playable))
    return Play(card=card, move=move)


def _gift(view: View, card: Card) -> float:
    """Weigh a gift: what it helps a partner, or spares an opponent on the left, and what one does without."""
    receiver = next(one.house for one in view.sitting if one.seat == view.receiver)
    rest = list(view.hand)
    rest.remove(card)
    theirs = _use(view, receiver, card, ())
    mine = _use(view, view.house or 0, card, rest)
    return (theirs if view.ground.team else -0.5 * theirs) - mine


def _use(view: View, house: int, card: Card, rest: Sequence[Card]) -> float:
    """Estimate what a card is worth to a house that holds these others besides."""
    ground, places = view.ground, view.places
    out = [index for index in ground.own(house) if 0 <= places[index] < HALL]
    value = KEPT[card]
    if not out and not ground.done(places, house) and OUT in ROLES[card]:
        value += NO_WAY_OUT * (SPARE / 2 if any(OUT in ROLES[one] for one in rest) else 1)
    steps, others = steps_of([card]), steps_of(rest)
    if any(way_home(ground, places, index) + 1 in steps - others for index in out):
        value += STRAIGHT_HOME
    return value * (SPARE if card in rest else 1)
