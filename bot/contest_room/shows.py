"""What every kind of contest shows: a format with a module `show` is found by merely existing."""

import importlib
from functools import cache

from bot.contests import HOME, packages
from bot.contests.common.show import Show


@cache
def find_shows() -> dict[str, Show]:
    """Return what formats show, by the kind of contest."""
    names = [name for name in packages() if (HOME / name / "show.py").exists()]
    shows: list[Show] = [importlib.import_module(f"bot.contests.{name}.show").SHOW for name in names]
    return {show.name: show for show in shows}
