"""What a server still needs: our rights, the place of our role, roles and channels that are gone, said precisely."""

from collections.abc import Iterator

import discord

from bot.edge.kit.access import CONTEST, MATCH, NEEDED, ORDER, rights
from bot.edge.kit.services import safe
from bot.engine.text import Text, text
from bot.service.people.servers import CHANNEL_KEYS, HOUSES, RANKS, ROLE_KEYS, Server

GROUPS = (("needed", NEEDED), ("order", ORDER), ("match", MATCH), ("contest", CONTEST))
INSTEAD = {"create_events": "manage_events"}
"""Rights that include another one."""


def findings(guild: discord.Guild, server: Server, *, may_read: bool) -> list[Text]:
    """List everything that is not as it should be; an empty list is a server in good order."""
    me = guild.me
    return [
        *_rights(me),
        *_roles(guild, me, server),
        *_channels(guild, me, server),
        *([text("check-not-reading")] if server.reads and not may_read else []),
    ]


def _rights(me: discord.Member) -> Iterator[Text]:
    for group, wanted in GROUPS:
        have = me.guild_permissions
        wished = [name for name, needed in wanted if needed and not getattr(have, name)]
        lacking = [name for name in wished if name not in INSTEAD or not getattr(have, INSTEAD[name])]
        if lacking:
            yield text("check-rights", group=group, missing=rights(lacking), role=safe(me.top_role.name))


def _roles(guild: discord.Guild, me: discord.Member, server: Server) -> Iterator[Text]:
    for key in ROLE_KEYS:
        for id in server.roles.get(key, ()):
            role = guild.get_role(id)
            if role is None:
                yield text("check-role-gone", key=key)
            elif key in HOUSES and role >= me.top_role:
                yield text("check-role-above", role=role.mention, mine=safe(me.top_role.name))
            elif key == "referee" and not role.permissions.moderate_members:
                yield text("check-role-blind", role=role.mention)
    if not any(server.roles.get(rank) for rank in RANKS):
        yield text("check-no-referees")


def _channels(guild: discord.Guild, me: discord.Member, server: Server) -> Iterator[Text]:
    for key in CHANNEL_KEYS:
        id = server.channels.get(key)
        if id is None:
            continue
        channel = guild.get_channel_or_thread(id)
        if channel is None:
            yield text("check-channel-gone", key=key)
        elif not channel.permissions_for(me).send_messages:  # nobody writes where he cannot read
            yield text("check-channel-closed", channel=channel.mention, role=safe(me.top_role.name))
        elif key == "log" and channel.permissions_for(guild.default_role).view_channel:
            yield text("check-log-public", channel=channel.mention)
