"""A computer player that sees no more than its seat does."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.nimm.model import MOST, Take, View


def robot(view: View, legal: Sequence[Take], chance: Chance) -> Take:
    """Leave a multiple of four, if that can be done."""
    wanted = view.left % (MOST + 1)
    return next((take for take in legal if take.count == wanted), legal[0])
