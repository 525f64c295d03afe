"""Nimm in writing: `nimm 2`."""

import re

from bot.engine.model import Refused, refuse
from bot.games.nimm.model import Take

_TAKE = re.compile(r"nimm ([1-3])", re.ASCII)


def write(action: Take) -> str:
    """Write a take."""
    return f"nimm {action.count}"


def read(source: str) -> Take | Refused:
    """Read a take."""
    found = _TAKE.fullmatch(source)
    return Take(count=int(found[1])) if found else refuse("nimm-not-understood")
