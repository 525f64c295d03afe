"""Whose game it is: whoever names one must be allowed to see it, and is known there by what he is on its own server."""

import discord

from bot.edge.kit.services import Services
from bot.service.leading.rights import sees
from bot.service.play.live import Live, Who, declined

LONGEST_ID = 40


async def visited(interaction: discord.Interaction, services: Services, game_id: str) -> Live:
    """Return the game somebody names; to strangers it is not known at all."""
    live = await services.games.live(game_id.strip()[:LONGEST_ID])
    if not sees(services.who(interaction.user), live):
        raise declined("game-unknown")
    return live


async def at_home(interaction: discord.Interaction, services: Services, live: Live) -> Who:
    """Return who presses; a referee whose desk is in direct messages is there what his roles make of him at home."""
    user, guild = interaction.user, interaction.client.get_guild(live.row.guild_id or 0)
    if guild is None or isinstance(user, discord.Member) or user.id not in (live.row.referee_id, live.row.assistant_id):
        return services.who(user)
    try:
        return services.who(await guild.fetch_member(user.id))
    except discord.NotFound:  # he has left the server
        return services.who(user)
