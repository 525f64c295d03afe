"""A computer player that sees no more than its seat does."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.dog.model import Discard, DogAction, Draw, Give, Play, View
from bot.games.dog.worth import KEPT, best


def robot(view: View, legal: Sequence[DogAction], chance: Chance) -> DogAction:
    """Give what the partner needs, play what serves the own side best."""
    if Draw() in legal:
        return Draw()
    first = legal[0]
    if isinstance(first, Give | Discard):
        cards = [action for action in legal if isinstance(action, Give | Discard)]
        return min(cards, key=lambda action: KEPT[action.card])
    assert view.house is not None
    cards_ = [view.drawn] if view.drawn else list(dict.fromkeys(view.hand))
    card, move = best(
        view.ground,
        view.places,
        view.house,
        view.hand,
        [c for c in cards_ if any(isinstance(a, Play) and a.card == c for a in legal)],
    )
    return Play(card=card, move=move)
