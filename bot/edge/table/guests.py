"""People named in a command: members by a mention, everybody else by a plain name."""

import re

import discord
from discord import app_commands

from bot.edge.kit.services import Services, plain
from bot.service.play.live import Who, declined

MENTION = re.compile(r"<@!?(\d{1,20})>")


async def named(interaction: discord.Interaction, services: Services, written: str) -> Who | str:
    """Read a mention as a member of this server, anything else as the name of a guest."""
    found = MENTION.fullmatch(written.strip())
    if found is None:
        if MENTION.search(written):
            raise declined("guest-one-name")
        name = plain(written).lstrip("@")
        if name in ("", "?"):
            raise declined("guest-no-name")
        return name
    if interaction.guild is None:
        raise app_commands.NoPrivateMessage
    try:
        id = int(found[1])
        member = interaction.guild.get_member(id) or await interaction.guild.fetch_member(id)
    except discord.HTTPException:
        raise declined("guest-no-member") from None
    if member.bot:
        raise declined("lobby-no-bots")
    return services.who(member)
