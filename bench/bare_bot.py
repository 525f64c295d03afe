"""The floor: a discord.py bot with one empty slash command, pointed at the playground."""

import os

import discord
import yarl
from discord import app_commands

discord.http.Route.BASE = os.environ["API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY_URL"])


class Bare(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="leer", description="Nothing")
        async def leer(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("ok")

        await self.tree.sync()


Bare().run("bare", log_handler=None)
