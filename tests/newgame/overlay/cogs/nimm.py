"""/nimm: open a game of Nimm."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.commands import command, group
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.table.opening import open_table
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.games.nimm.model import SEATS, NimmOptions

Interaction = discord.Interaction[SpielleiterClient]
LIMIT = TimeLimit(MINUTE, 10 * MINUTE, HOUR, 0, shortest=10, longest=DAY)


class NimmCog(commands.Cog):
    """Nimm."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    nimm = group("nimm")

    @command(nimm)
    async def neu(
        self,
        interaction: Interaction,
        hoelzer: app_commands.Range[int, 5, 30] = 12,
        zeit: app_commands.Transform[int, LIMIT] = 600,
    ) -> None:
        """Open a lobby; the host sits at once."""
        options = NimmOptions(sticks=hoelzer, seconds=zeit or None)
        seated = {SEATS[0]: self._services.who(interaction.user)}
        await open_table(interaction, self._services, self._client.publisher, "nimm", options, seated)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(NimmCog(client))
