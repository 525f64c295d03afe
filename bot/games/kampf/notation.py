"""The one action of a Kampfwurf in writing."""

from bot.engine.model import Refused, refuse
from bot.games.kampf.model import Roll


def write(action: Roll) -> str:
    """Write an action."""
    return "2w6"


def read(source: str) -> Roll | Refused:
    """Read an action."""
    return Roll() if source == "2w6" else refuse("kampf-not-understood")
