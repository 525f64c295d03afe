"""The tree of commands: whoever may is let in, once, and every error is answered in one way."""

import contextlib
import time
from typing import TYPE_CHECKING

import discord
import structlog
from discord import app_commands

from bot.edge.kit.answer import NO_ARRIVAL, report
from bot.edge.kit.values import is_shaped, is_typed, must_be_possible, must_have_suggestions
from bot.edge.kit.visiting import visited
from bot.engine.access import ANYONE
from bot.recent import Recent
from bot.service.leading.rights import RIGHTS, require
from bot.service.play.live import declined

if TYPE_CHECKING:
    from bot.client import SpielleiterClient

log = structlog.get_logger(__name__)

SEARCHES = frozenset({"verwarnungen"})
"""Commands that look for a game in their own server's book, where it stands also when it is gone."""
REMEMBERED = 4096
"""So many interactions are known when they are delivered again."""


class Tree(app_commands.CommandTree["SpielleiterClient"]):
    """Reports errors of commands like those of buttons."""

    def __init__(self, client: "SpielleiterClient") -> None:
        """Remember what has been delivered."""
        super().__init__(client)
        self._seen: Recent[int, None] = Recent(REMEMBERED)

    async def interaction_check(self, interaction: discord.Interaction["SpielleiterClient"], /) -> bool:
        """Let in whoever may, but only once, and look at the clock."""
        if interaction.id in self._seen:
            log.warning("interaction delivered twice", what=_name(interaction))
            return False
        self._seen[interaction.id] = None
        interaction.extras["started"] = time.monotonic()
        try:
            await self._require(interaction)
        except Exception as error:
            if interaction.type is discord.InteractionType.application_command:
                await report(interaction, self.client.services, _name(interaction), error, seconds(interaction))
            return False
        return True

    async def _require(self, interaction: discord.Interaction["SpielleiterClient"]) -> None:
        """Let in whom the table of rights lets in; commands on a game are checked again when it is known which."""
        services, entry = self.client.services, _name(interaction)
        if interaction.command is None:
            raise declined("error-old-command")
        typing = interaction.type is discord.InteractionType.autocomplete  # half a name is no game yet
        (must_have_suggestions if typing else must_be_possible)(interaction)
        named = None if typing else getattr(interaction.namespace, "partie", None)
        if named is not None and entry not in SEARCHES:
            await visited(interaction, services, named)
        if interaction.type is discord.InteractionType.application_command:
            await self.client.let_speak(interaction, entry)
        if RIGHTS.get(entry) == ANYONE or entry.startswith("partie "):
            return
        live = await self.client.moderation.scene(interaction, named) if interaction.guild_id else None
        require(entry, services.who(interaction.user), live)

    async def _call(self, interaction: discord.Interaction["SpielleiterClient"]) -> None:
        """Answer in any case: the library is silent about what it cannot read, and errors while somebody types."""
        typing = interaction.type is discord.InteractionType.autocomplete
        try:
            if is_shaped(interaction.data) and (not typing or is_typed(interaction.data)):
                await super()._call(interaction)
            elif not typing:
                await report(interaction, self.client.services, "?", declined("error-old-command"), 0)
        finally:
            if typing and not interaction.response.is_done():
                with contextlib.suppress(*NO_ARRIVAL):
                    await interaction.response.autocomplete([])

    async def on_error(
        self, interaction: discord.Interaction["SpielleiterClient"], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person; the log has the rest. Who is still typing never comes here: `_call` offers him nothing."""
        await report(interaction, self.client.services, _name(interaction), error, seconds(interaction))


def _name(interaction: discord.Interaction) -> str:
    return interaction.command.qualified_name if interaction.command else "?"


def seconds(interaction: discord.Interaction) -> float:
    """Return how long somebody has been waiting for an answer."""
    now = time.monotonic()
    return now - float(interaction.extras.get("started", now))
