"""Which match somebody means: chosen from the list, or typed by its name."""

import re
from collections.abc import Iterable

from discord import app_commands

from bot.pokal_room.season import Season
from bot.service.play.live import declined

BETWEEN = frozenset({"", "gegen", "vs", "against"})
"""What stands between two houses and says nothing."""
Named = list[tuple[str, str]]


def _fitting(season: Season, names: Iterable[str], typed: str) -> Named:
    """Return the matches whose name has every word that was typed."""
    words = [word for word in re.split(r"[\W_]+", typed.casefold()) if word not in BETWEEN]
    found = [(name, season.say(season.name(season.state.known(name)))) for name in names]
    return [(name, said) for name, said in found if all(word in said.casefold() for word in words)]


def offers(season: Season, names: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """Offer what fits to the words typed so far."""
    return [app_commands.Choice(name=said[:100], value=name) for name, said in _fitting(season, names, typed)[:25]]


def meant(season: Season, names: Iterable[str], typed: str) -> str:
    """Return the match that is meant; what fits to several or none is asked for again."""
    if season.state.match(typed) is not None:
        return typed
    fitting = _fitting(season, names, typed)
    exact = [name for name, said in fitting if said.casefold() == typed.strip().casefold()]
    found = exact or [name for name, _ in fitting]
    if len(found) != 1:
        raise declined("pokal-which-match", typed=typed.strip()[:60] or "–", count=len(found))
    return found[0]
