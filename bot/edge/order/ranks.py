"""Whom one may touch: bots, owners, administrators and the order of roles, in clear words before Discord says no."""

from typing import TypeAlias

import discord

from bot.edge.kit.access import rights
from bot.edge.kit.services import safe
from bot.engine.text import Text, text
from bot.service.play.live import Declined, declined

Person: TypeAlias = discord.Member | discord.User
Room: TypeAlias = discord.abc.GuildChannel | discord.Thread
UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_USER = 10003, 10007, 10013


def must_be_person(actor: discord.Member, target: Person) -> None:
    """Refuse bots and oneself."""
    if target.bot:
        raise declined("moderation-no-bots")
    if target.id == actor.id:
        raise declined("moderation-not-yourself")


def must_be_here(target: Person | None) -> discord.Member:
    """Refuse whoever is not on the server (any more)."""
    if not isinstance(target, discord.Member):
        raise declined("moderation-left")
    return target


def must_outrank(actor: discord.Member, target: discord.Member, *, strictly: bool) -> None:
    """Refuse what the order of roles forbids; unless `strictly`, roles without power count for nothing."""
    guild = actor.guild
    if target.id == guild.owner_id:
        raise declined("moderation-owner", person=target.mention)
    if actor.id == guild.owner_id:
        return
    power = target.guild_permissions
    powerful = power.moderate_members or power.kick_members or power.manage_guild
    if (strictly or powerful) and target.top_role >= actor.top_role:
        raise declined("moderation-above-you", person=target.mention, role=safe(target.top_role.name))


def must_be_below_me(target: discord.Member) -> None:
    """Refuse whom Discord does not let the bot touch."""
    me = target.guild.me
    if target.top_role >= me.top_role:
        raise declined(
            "moderation-above-me", person=target.mention, role=safe(target.top_role.name), mine=safe(me.top_role.name)
        )


def must_have(permissions: discord.Permissions, *names: str) -> None:
    """Refuse when the bot lacks a right, and name it."""
    for name in names:
        if not getattr(permissions, name):
            raise Declined(text("moderation-bot-lacks", right=rights([name])))


def must_be_lockable(actor: discord.Member, target: Person, room: Room) -> None:
    """Refuse a kick from a room that would not work or is not proper."""
    must_be_person(actor, target)
    member = must_be_here(target)
    must_outrank(actor, member, strictly=False)
    if member.guild_permissions.administrator:
        raise declined("moderation-sees-all", person=member.mention)
    needed = "manage_threads" if isinstance(room, discord.Thread) else "manage_roles"
    must_have(room.permissions_for(room.guild.me), "read_messages", needed)


def must_be_mutable(actor: discord.Member, target: Person) -> discord.Member:
    """Refuse a timeout that Discord would refuse."""
    must_be_person(actor, target)
    member = must_be_here(target)
    must_outrank(actor, member, strictly=False)
    if member.guild_permissions.administrator:
        raise declined("moderation-no-timeout", person=member.mention)
    must_have(member.guild.me.guild_permissions, "moderate_members")
    must_be_below_me(member)
    return member


def must_be_kickable(actor: discord.Member, target: Person) -> discord.Member:
    """Refuse a kick from the server that who asks, or the bot, may not do."""
    must_be_person(actor, target)
    member = must_be_here(target)
    if not actor.guild_permissions.kick_members:
        raise Declined(text("moderation-you-lack", right=rights(["kick_members"])))
    must_outrank(actor, member, strictly=True)
    must_have(member.guild.me.guild_permissions, "kick_members")
    must_be_below_me(member)
    return member


def refusal(error: Exception) -> Text:
    """Put into words why Discord did not do what it was asked."""
    if isinstance(error, discord.HTTPException):
        if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
            return text("moderation-left")
        if error.code == UNKNOWN_CHANNEL:
            return text("moderation-room-gone")
        if isinstance(error, discord.Forbidden):
            return text("moderation-forbidden")
    return text("moderation-unreachable")
