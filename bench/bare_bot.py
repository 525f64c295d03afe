"""The floor: a discord.py bot with one empty slash command, pointed at the playground; it may answer messages, too."""

import os

import discord
import yarl
from discord import app_commands

discord.http.Route.BASE = os.environ["API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY_URL"])
ANSWERED = os.environ.get("ANSWERED", "")
"""The message that is answered; empty: messages are not even read."""


class Bare(discord.AutoShardedClient):
    def __init__(self) -> None:
        reads = bool(ANSWERED)
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=reads, message_content=reads))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="leer", description="Nothing")
        async def leer(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("ok")

        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if ANSWERED and message.content == ANSWERED:
            await message.channel.send("ok")


Bare().run("bare", log_handler=None)
