"""Controls of matches: no other game has them, whatever id is sent."""

from bot.edge.kit.by_id import ById
from bot.games.quidditch import GAME
from bot.service.play.live import Live


class OfMatch(ById):
    """Belongs to a match of Quidditch."""

    def fits(self, live: Live) -> bool:
        """Tell whether a game is a match."""
        return live.spec is GAME
