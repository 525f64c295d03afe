"""/einrichten: the first five minutes on a server, and what is to be done when roles, channels or rights are lost."""

import discord
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.answer import send
from bot.edge.kit.commands import command
from bot.edge.kit.services import safe
from bot.edge.setup.sheet import SETUP_CONTROLS, sheet
from bot.engine.text import text

Interaction = discord.Interaction[SpielleiterClient]


class SetupCog(commands.Cog):
    """Setting up a server."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    @command(shown_to=discord.Permissions(manage_guild=True))
    async def einrichten(self, interaction: Interaction) -> None:
        """Show where the server stands and let administrators change it."""
        assert interaction.guild is not None  # in direct messages nobody is an administrator
        shown = sheet(self._services, interaction.guild, "plan", self._services.language(interaction))
        await send(interaction, ephemeral=True, view=shown.view)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Tell the administrators that a role we need is gone."""
        server = self._services.servers.of(role.guild.id)
        if any(role.id in ids for ids in server.roles.values()):
            await self._client.alarm.administrators(role.guild, text("alarm-role-gone", role=safe(role.name)), role.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the administrators that a channel we need is gone, and those who played in it how to go on."""
        server = self._services.servers.of(channel.guild.id)
        if channel.id in server.channels.values():
            words = text("alarm-channel-gone", channel=safe(channel.name))
            await self._client.alarm.administrators(channel.guild, words, channel.id)
        await self._client.alarm.homeless(channel.id, channel.name)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Tell those who played in a thread how to go on."""
        await self._client.alarm.homeless(payload.thread_id, payload.thread.name if payload.thread else "?")

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Tell the channel of a game whose referee or player has left the server how to go on."""
        await self._client.alarm.left(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show what could not be shown while rights were missing."""
        if before.permissions != after.permissions:
            await self._admitted(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Show what could not be shown while the channel was closed to us."""
        if before.overwrites != after.overwrites:
            await self._admitted(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Show what could not be shown while our role was missing."""
        if after.id == after.guild.me.id and before.roles != after.roles:
            await self._admitted(after.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on where we were sent away once and are asked back."""
        await self._admitted(guild)

    async def _admitted(self, guild: discord.Guild) -> None:
        """Say and show what we were not allowed to, as far as we may now."""
        await self._client.outbox.admitted(guild.id)
        await self._client.publisher.repair()


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    client.add_dynamic_items(*SETUP_CONTROLS)
    await client.add_cog(SetupCog(client))
