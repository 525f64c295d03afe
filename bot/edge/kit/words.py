"""Command names and descriptions from the Fluent files: German by default, English for English clients."""

from collections.abc import Iterable, Sequence
from functools import cache

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot import contests, games
from bot.engine.text import Text
from bot.texts import MissingText, Texts

PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
ENGLISH = frozenset({discord.Locale.american_english, discord.Locale.british_english})


@cache
def _texts() -> Texts:
    return Texts.load((*games.folders(), *contests.folders()))


def word(id: str) -> locale_str:
    """Return a command's word: spoken in German here, translated by its id later."""
    return locale_str(_texts().say(Text(id), "de"), id=id)


def option_name(path: Sequence[str], option: str) -> locale_str:
    """Return what an option is called: in letters every keyboard has, and for German clients with its umlauts."""
    spoken = nearest(path, option, "name")
    return locale_str(spoken.message.translate(PLAIN), **spoken.extras)


def nearest(path: Sequence[str], *end: str) -> locale_str:
    """Return the word of an option or choice that is nearest to its command: its own, its group's, the house's."""
    asked = ["-".join(("opt", *path[:length], *end)) for length in range(len(path), -1, -1)]
    found = next((id for id in asked if id in _texts().ids("de")), None)
    if found is None:
        raise MissingText(f"none of {asked} exists")
    return word(found)


def offered(found: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Offer what contains the words typed so far, from pairs of value and name."""
    wanted = current.casefold()
    fitting = [(value, name) for value, name in found if wanted in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for value, name in fitting[:25]]


class Translator(app_commands.Translator):
    """Gives English clients the English words; all others see the German ones, Germans with their umlauts."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate one word of a command."""
        id = string.extras.get("id")
        if id and locale in ENGLISH:
            return _texts().say(Text(id), "en")
        german = _texts().say(Text(id), "de") if id and locale is discord.Locale.german else None
        return None if german == string.message else german
