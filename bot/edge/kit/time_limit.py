"""How a time limit is written in the commands of all games: in words or short, with the usual ones offered."""

import discord
from discord import app_commands

from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.kit.words import offered
from bot.engine.helpers import flag
from bot.engine.spans import Unit, in_units, read_seconds
from bot.engine.text import Text, text
from bot.service.play.live import declined

NONE = 0
"""No limit, where 0 is among the usual ones."""


class TimeLimit(app_commands.Transformer):
    """A time in seconds: `Transform[int, TimeLimit(60, 600, shortest=10, longest=DAY)]` offers a minute and ten.

    A number alone counts in the unit `bare`, if there is one.
    """

    def __init__(self, *usual: int, shortest: int, longest: int, bare: Unit | None = None) -> None:
        self._usual, self._bounds, self._bare = usual, (shortest, longest), bare

    def read(self, typed: str) -> int:
        """Read what was typed, or say what a time looks like."""
        free, (shortest, longest) = NONE in self._usual, self._bounds
        seconds = NONE if typed.strip() == str(NONE) else read_seconds(typed, self._bare)
        if seconds == NONE and free:
            return NONE
        if seconds is None or not shortest <= seconds <= longest:
            least, most = spoken(shortest), spoken(longest)
            raise declined("time-limit-bad", typed=typed[:40], shortest=least, longest=most, free=flag(free))
        return seconds

    async def transform(self, interaction: discord.Interaction, value: str, /) -> int:
        """Read what was typed."""
        return self.read(value)

    async def autocomplete(  # type: ignore[override]  # the library allows any kind of choice here
        self, interaction: discord.Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        """Offer the usual times, in the words of who asks."""
        services = ours(interaction, Services)
        return offered([(written(one), services.say(spoken(one), interaction)) for one in self._usual], value.strip())


def spoken(seconds: int) -> Text:
    """Put a time in words."""
    count, unit = in_units(seconds)
    return text("time-limit", count=count, unit=unit if seconds else "none")


def written(seconds: int) -> str:
    """Write a time as it is read."""
    count, unit = in_units(seconds)
    return f"{count}{unit}" if seconds else str(NONE)
