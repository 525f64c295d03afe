"""Contests: a package with `CONTESTS` in it is found by merely existing, as games are."""

import importlib
import pkgutil
from pathlib import Path

from bot.engine.spec import AnyGame

HOME = Path(__file__).parent
COMMON = "common"
"""What all contests share; it is none itself."""


def packages() -> tuple[str, ...]:
    """Name the packages there are."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.name != COMMON)


def folders() -> tuple[Path, ...]:
    """Return where each of them lies, with its texts and help pages; what they share is among the house's."""
    return tuple(HOME / name for name in packages())


def find_contests() -> dict[str, AnyGame]:
    """Return every kind of contest by name."""
    contests: dict[str, AnyGame] = {}
    for name in packages():
        found: tuple[AnyGame, ...] = getattr(importlib.import_module(f"{__name__}.{name}"), "CONTESTS", ())
        contests |= {contest.name: contest for contest in found}
    return contests
