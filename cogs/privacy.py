"""/datenschutz: what is stored about people, for those people."""

import discord
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.answer import send
from bot.edge.kit.commands import EVERYWHERE, command
from bot.edge.privacy.sheet import PrivacyButton, sheet

Interaction = discord.Interaction[SpielleiterClient]


class PrivacyCog(commands.Cog):
    """Privacy."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._services = client.services

    @command(places=EVERYWHERE)
    async def datenschutz(self, interaction: Interaction) -> None:
        """Explain, and offer one's own data and the way out."""
        await send(interaction, ephemeral=True, view=sheet(self._services, interaction).view)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    client.add_dynamic_items(PrivacyButton)
    await client.add_cog(PrivacyCog(client))
