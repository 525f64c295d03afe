"""/datenschutz: what is stored about people, for those people."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.ui.answer import send
from bot.ui.privacy import PrivacyButton, sheet
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]


class PrivacyCog(commands.Cog):
    """Privacy."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._desk = client.desk

    @app_commands.command(name=word("cmd-datenschutz-name"), description=word("cmd-datenschutz"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def datenschutz(self, interaction: Interaction) -> None:
        """Explain, and offer one's own data and the way out."""
        await send(interaction, ephemeral=True, view=sheet(self._desk, interaction).view)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    client.add_dynamic_items(PrivacyButton)
    await client.add_cog(PrivacyCog(client))
