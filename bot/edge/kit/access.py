"""What we may do where."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.engine.text import Text, text
from bot.service.play.live import declined

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot cannot do without."""
ORDER = discord.Permissions(manage_roles=True, moderate_members=True, kick_members=True, manage_messages=True)
"""For keeping order: rooms, timeouts, kicks."""
MATCH = discord.Permissions(
    manage_nicknames=True,
    manage_channels=True,
    manage_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    send_messages_in_threads=True,
)
"""For a whole match: names, colours, rooms of its own."""
CONTEST = discord.Permissions(create_events=True, pin_messages=True)
"""For tournaments and the cup: dates in the server's calendar, reports that stay at hand."""


def invitation(application_id: int) -> str:
    """Return the address that invites the bot with all it can use."""
    wanted = discord.Permissions(NEEDED.value | ORDER.value | MATCH.value | CONTEST.value)
    return discord.utils.oauth_url(application_id, permissions=wanted, scopes=("bot", "applications.commands"))


def rights(names: Sequence[str]) -> Text:
    """Name rights as Discord names them to whoever reads it."""
    first, *others = names
    named = text("right", name=first)
    return text("rights", first=named, rest=rights(others)) if others else named


def missing(have: discord.Permissions) -> list[str]:
    """List the rights the bot needs and does not have."""
    return [name for name, needed in NEEDED if needed and not getattr(have, name)]


def require_rights(interaction: discord.Interaction) -> None:
    """Refuse to open a game where its panel could not be kept up."""
    if interaction.is_user_integration() and not (interaction.is_guild_integration() or interaction.context.dm_channel):
        raise declined("table-needs-me-here")
    lacking = missing(interaction.app_permissions)
    if isinstance(interaction.channel, discord.Thread) and not interaction.app_permissions.send_messages_in_threads:
        lacking.append("send_messages_in_threads")
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
