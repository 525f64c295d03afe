"""A computer player that sees no more than its seat does."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from tests.sample.model import HasardAction, Lay, Roll, View


def robot(view: View, legal: Sequence[HasardAction], chance: Chance) -> HasardAction:
    """Lay the higher card and always roll."""
    cards = [action for action in legal if isinstance(action, Lay)]
    return max(cards, key=lambda action: action.card) if cards else Roll()
