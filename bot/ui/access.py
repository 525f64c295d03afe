"""What we may do where."""

import discord
from discord import app_commands

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot cannot do without."""


def missing(have: discord.Permissions) -> list[str]:
    """List the rights the bot needs and does not have."""
    return [name for name, needed in NEEDED if needed and not getattr(have, name)]


def require_rights(interaction: discord.Interaction) -> None:
    """Refuse to open a game where its panel could not be kept up."""
    lacking = missing(interaction.app_permissions)
    if isinstance(interaction.channel, discord.Thread) and not interaction.app_permissions.send_messages_in_threads:
        lacking.append("send_messages_in_threads")
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
