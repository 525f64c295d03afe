"""Hasard in writing."""

import re

from bot.engine.model import Refused, refuse
from tests.sample.model import SEATS, Fine, HasardAction, Hold, Lay, Ring, Roll

_WORDS: dict[str, HasardAction] = {"wurf": Roll(), "halt": Hold(), "glocke": Ring()}
_LAY = re.compile(r"karte ([1-9][0-9]?)")
_FINE = re.compile(rf"strafe ({'|'.join(SEATS)})")


def write(action: HasardAction) -> str:
    """Write an action."""
    match action:
        case Lay():
            return f"karte {action.card}"
        case Fine():
            return f"strafe {action.seat}"
        case Roll():
            return "wurf"
        case Hold():
            return "halt"
        case Ring():
            return "glocke"


def read(source: str) -> HasardAction | Refused:
    """Read an action."""
    if source in _WORDS:
        return _WORDS[source]
    if found := _LAY.fullmatch(source):
        return Lay(card=int(found[1]))
    if found := _FINE.fullmatch(source):
        return Fine(seat=found[1])
    return refuse("hasard-not-understood")
