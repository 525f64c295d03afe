"""The games; a package with `GAMES` in it is found by merely existing."""

import importlib
import pkgutil

from bot.engine.spec import GameSpec


def find_games() -> dict[str, GameSpec]:
    """Return every game of the house by name."""
    games: dict[str, GameSpec] = {}
    for module in pkgutil.iter_modules(__path__):
        found: tuple[GameSpec, ...] = importlib.import_module(f"{__name__}.{module.name}").GAMES
        games |= {game.name: game for game in found}
    return games
