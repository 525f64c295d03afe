"""The games: a package with `GAMES` in it is found by merely existing, with its texts, help pages and `access.py`."""

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

from bot.engine.access import Access, Parts
from bot.engine.spec import AnyGame

HOME = Path(__file__).parent


def packages() -> tuple[str, ...]:
    """Name the packages there are."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__))


def folders() -> tuple[Path, ...]:
    """Return where each of them lies, with its texts and help pages."""
    return tuple(HOME / name for name in packages())


def part(package: str, name: str) -> ModuleType | None:
    """Return a module that a package may have besides the game itself, None if it has none."""
    full = f"{__name__}.{package}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def find_games() -> dict[str, AnyGame]:
    """Return every game of the house by name."""
    games: dict[str, AnyGame] = {}
    for name in packages():
        found: tuple[AnyGame, ...] = importlib.import_module(f"{__name__}.{name}").GAMES
        games |= {game.name: game for game in found}
    return games


@cache
def find_access() -> Access:
    """Return who may use the commands and controls that games bring along."""
    rights: dict[str, Parts] = {}
    for name in packages():
        module = part(name, "access")
        if module is not None:
            rights |= module.ACCESS
    return rights
