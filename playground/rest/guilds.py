"""Servers: reading, bans, audit log."""

from .. import fields, permissions
from ..api import Call, Routes
from ..errors import Form, Json, refusal
from ..hub import audit_json
from ..payload import guild_json, user_json
from ..people import remove_member
from ..permissions import BAN_MEMBERS, KICK_MEMBERS, MANAGE_GUILD, VIEW_AUDIT_LOG, need_above_member
from ..world import Guild

routes = Routes()


def guild_for(call: Call, needed: int = 0) -> Guild:
    """The server in the address, if the bot may do this there."""
    guild = call.hub.world.guild(call.id("guild"))
    permissions.need_guild(call.hub.world, call.bot, guild, needed)
    return guild


@routes.on("GET", "/guilds/{guild}")
async def get(call: Call) -> Json:
    """One server."""
    guild = guild_for(call)
    data = guild_json(guild)
    if call.request.query.get("with_counts", "").lower() in ("1", "true"):
        data["approximate_member_count"] = len(guild.members)
        data["approximate_presence_count"] = len(call.hub.audience.in_guild(guild.id))
    return data


@routes.on("PATCH", "/guilds/{guild}")
async def edit(call: Call) -> Json:
    """Rename or describe a server."""
    guild = guild_for(call, MANAGE_GUILD)
    form = Form()
    name = fields.text(form, call.body, "name", (), 100, low=2)
    description = fields.text(form, call.body, "description", (), 300)
    form.check()
    guild.name = name or guild.name
    if "description" in call.body:
        guild.description = description
    data = guild_json(guild)
    call.hub.sessions.to_guild("GUILD_UPDATE", data, guild.id)
    call.hub.audience.send(call.hub.audience.in_guild(guild.id), "GUILD_UPDATE", data)
    call.hub.audit(guild.id, call.bot, guild.id, 1, call.reason)
    return data


@routes.on("DELETE", "/guilds/{guild}/members/{user}")
async def kick(call: Call) -> None:
    """Kick a member below the bot."""
    guild = guild_for(call, KICK_MEMBERS)
    user_id = call.id("user")
    call.hub.world.member(guild, user_id)
    need_above_member(guild, call.bot, user_id)
    reason = call.reason
    remove_member(call.hub, guild, user_id)
    call.hub.audit(guild.id, call.bot, user_id, 20, reason)


@routes.on("GET", "/guilds/{guild}/bans")
async def bans(call: Call) -> list[Json]:
    """Who is banned."""
    guild = guild_for(call, BAN_MEMBERS)
    users = call.hub.world.users
    after = fields.as_int(call.request.query.get("after")) or 0
    limit = call.number("limit", 1000, 1, 1000)
    found = sorted(item for item in guild.bans if item > after)[:limit]
    return [{"user": user_json(users[item]), "reason": guild.bans[item]} for item in found]


@routes.on("GET", "/guilds/{guild}/bans/{user}")
async def get_ban(call: Call) -> Json:
    """One ban."""
    guild = guild_for(call, BAN_MEMBERS)
    user_id = call.id("user")
    if user_id not in guild.bans:
        raise refusal(10026)
    return {"user": user_json(call.hub.world.users[user_id]), "reason": guild.bans[user_id]}


@routes.on("PUT", "/guilds/{guild}/bans/{user}")
async def ban(call: Call) -> None:
    """Ban someone, member or not."""
    hub = call.hub
    guild = guild_for(call, BAN_MEMBERS)
    user = hub.world.user(call.id("user"))
    form = Form()
    fields.integer(form, call.body, "delete_message_seconds", (), 0, 604_800)
    form.check()
    need_above_member(guild, call.bot, user.id)
    reason = call.reason
    if user.id in guild.members:
        remove_member(hub, guild, user.id)
    guild.bans[user.id] = reason
    data = {"guild_id": str(guild.id), "user": user_json(user)}
    hub.sessions.to_guild("GUILD_BAN_ADD", data, guild.id)
    hub.audit(guild.id, call.bot, user.id, 22, reason)


@routes.on("DELETE", "/guilds/{guild}/bans/{user}")
async def unban(call: Call) -> None:
    """Lift a ban."""
    hub = call.hub
    guild = guild_for(call, BAN_MEMBERS)
    user_id = call.id("user")
    if user_id not in guild.bans:
        raise refusal(10026)
    del guild.bans[user_id]
    data = {"guild_id": str(guild.id), "user": user_json(hub.world.users[user_id])}
    hub.sessions.to_guild("GUILD_BAN_REMOVE", data, guild.id)
    hub.audit(guild.id, call.bot, user_id, 23, call.reason)


@routes.on("GET", "/guilds/{guild}/audit-logs")
async def audit_log(call: Call) -> Json:
    """The audit log, newest first."""
    guild = guild_for(call, VIEW_AUDIT_LOG)
    limit = call.number("limit", 50, 1, 100)
    wanted = call.number("action_type", 0, 0, 1000)
    actor = fields.as_int(call.request.query.get("user_id"))
    before = fields.as_int(call.request.query.get("before"))
    found = [
        item for item in reversed(call.hub.world.state.audit)
        if item.guild_id == guild.id and (not wanted or item.action == wanted)
        and (actor is None or item.user_id == actor) and (before is None or item.id < before)
    ][:limit]  # fmt: skip
    ids = {item.user_id for item in found} | {item.target_id or 0 for item in found}
    return {
        "audit_log_entries": [audit_json(item) for item in found],
        "users": [user_json(user) for user in call.hub.world.users.values() if user.id in ids],
        "webhooks": [],
        "threads": [],
        "integrations": [],
        "application_commands": [],
        "auto_moderation_rules": [],
        "guild_scheduled_events": [],
    }


async def _nothing(call: Call) -> list[Json]:
    guild_for(call)
    return []


for _path in ("emojis", "stickers", "webhooks", "invites", "integrations"):
    routes.on("GET", "/guilds/{guild}/" + _path)(_nothing)
