"""Members: list, search, nickname, roles, timeout."""

from .. import fields, permissions
from ..api import Call, Routes
from ..errors import Form, Json, refusal
from ..payload import member_json
from ..people import tell_member
from ..permissions import (
    ADMINISTRATOR,
    CHANGE_NICKNAME,
    MANAGE_NICKNAMES,
    MANAGE_ROLES,
    MODERATE_MEMBERS,
    need_above_member,
    need_above_role,
)
from ..world import Guild, Member
from .guilds import guild_for

routes = Routes()
LONGEST_TIMEOUT = 28 * 24 * 3_600_000
VOICE_FIELDS = {"mute", "deaf", "channel_id"}


@routes.on("GET", "/guilds/{guild}/members")
async def list_members(call: Call) -> list[Json]:
    """Members in the order of their ids."""
    guild = guild_for(call)
    if not (call.application is not None and call.application.intents & (1 << 1)):
        raise refusal(50001)
    limit = call.number("limit", 1, 1, 1000)
    after = fields.as_int(call.request.query.get("after")) or 0
    found = sorted(item for item in guild.members if item > after)[:limit]
    return [member_json(call.hub.world, guild.members[item]) for item in found]


@routes.on("GET", "/guilds/{guild}/members/search")
async def search(call: Call) -> list[Json]:
    """Members whose name begins with something."""
    guild = guild_for(call)
    limit = call.number("limit", 1, 1, 1000)
    found = find_members(call, guild, call.request.query.get("query", ""))
    return [member_json(call.hub.world, item) for item in found[:limit]]


def find_members(call: Call, guild: Guild, query: str) -> list[Member]:
    """Members by the beginning of user name, display name or nickname."""
    folded = query.casefold()
    users = call.hub.world.users
    return [
        item for item in guild.members.values()
        if any((name or "").casefold().startswith(folded)
               for name in (users[item.user_id].username, users[item.user_id].global_name, item.nick))
    ]  # fmt: skip


@routes.on("PATCH", "/guilds/{guild}/members/@me")
async def edit_me(call: Call) -> Json:
    """Change the bot's own nickname."""
    guild = guild_for(call, CHANGE_NICKNAME)
    form = Form()
    nick = fields.text(form, call.body, "nick", (), 32)
    form.check()
    member = guild.members[call.bot]
    member.nick = nick or None
    tell_member(call.hub, "GUILD_MEMBER_UPDATE", guild, member)
    call.hub.audit(guild.id, call.bot, call.bot, 24, call.reason)
    return member_json(call.hub.world, member)


@routes.on("GET", "/guilds/{guild}/members/{user}")
async def get(call: Call) -> Json:
    """One member."""
    guild = guild_for(call)
    return member_json(call.hub.world, call.hub.world.member(guild, call.id("user")))


@routes.on("PATCH", "/guilds/{guild}/members/{user}")
async def edit(call: Call) -> Json:
    """Nickname, roles, timeout: each with its permission, and only below the bot."""
    hub = call.hub
    guild = guild_for(call)
    member = hub.world.member(guild, call.id("user"))
    body = call.body
    form = Form()
    nick = fields.text(form, body, "nick", (), 32)
    until = fields.moment(form, body, "communication_disabled_until", ())
    if until is not None and until > hub.clock.now() + LONGEST_TIMEOUT:
        form.add(("communication_disabled_until",), "DATE_TIME_TYPE_MAX", "Must be at most 28 days in the future.")
    roles = _roles(form, body, guild)
    form.check()
    own = member.user_id == call.bot
    if "nick" in body:
        permissions.need_guild(hub.world, call.bot, guild, CHANGE_NICKNAME if own else MANAGE_NICKNAMES)
        if not own:
            need_above_member(guild, call.bot, member.user_id)
    if roles is not None:
        permissions.need_guild(hub.world, call.bot, guild, MANAGE_ROLES)
        for role_id in set(roles) ^ set(member.roles):
            need_above_role(guild, call.bot, role_id)
    if "communication_disabled_until" in body:
        permissions.need_guild(hub.world, call.bot, guild, MODERATE_MEMBERS)
        need_above_member(guild, call.bot, member.user_id)
        if until is not None and permissions.in_guild(hub.world, guild, member) & ADMINISTRATOR:
            raise refusal(50013)
    if VOICE_FIELDS & set(body):
        raise refusal(50024)
    reason = call.reason
    changes: list[Json] = []
    if "nick" in body:
        changes.append({"key": "nick", "old_value": member.nick, "new_value": nick or None})
        member.nick = nick or None
    if "communication_disabled_until" in body:
        changes.append({"key": "communication_disabled_until", "new_value": body["communication_disabled_until"]})
        member.timeout_until = until
    if roles is not None:
        member.roles = roles
    tell_member(hub, "GUILD_MEMBER_UPDATE", guild, member)
    hub.audit(guild.id, call.bot, member.user_id, 24 if changes else 25, reason, changes)
    return member_json(hub.world, member)


def _roles(form: Form, body: Json, guild: Guild) -> list[int] | None:
    if body.get("roles") is None:
        return None
    wanted = [fields.as_int(item) or 0 for item in fields.array(form, body, "roles", (), 250)]
    for index, role_id in enumerate(wanted):
        if role_id not in guild.roles or role_id == guild.id:
            form.add(("roles", index), "GUILD_ROLE_INVALID", "Invalid role")
    return list(dict.fromkeys(wanted))


async def _give(call: Call) -> None:
    _change_role(call, True)


async def _take(call: Call) -> None:
    _change_role(call, False)


def _change_role(call: Call, give: bool) -> None:
    hub = call.hub
    guild = guild_for(call, MANAGE_ROLES)
    member = hub.world.member(guild, call.id("user"))
    role = hub.world.role(guild, call.id("role"))
    if role.id == guild.id or role.managed:
        raise refusal(50028)
    need_above_role(guild, call.bot, role.id)
    reason = call.reason
    if give == (role.id in member.roles):
        return
    if give:
        member.roles.append(role.id)
    else:
        member.roles.remove(role.id)
    tell_member(hub, "GUILD_MEMBER_UPDATE", guild, member)
    entry = [{"id": str(role.id), "name": role.name}]
    hub.audit(
        guild.id, call.bot, member.user_id, 25, reason, [{"key": "$add" if give else "$remove", "new_value": entry}]
    )


routes.on("PUT", "/guilds/{guild}/members/{user}/roles/{role}")(_give)
routes.on("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")(_take)
