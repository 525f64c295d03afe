"""Roles of a server."""

from .. import fields, permissions
from ..api import Call, Routes
from ..errors import Form, Json, invalid, refusal
from ..payload import role_json
from ..people import add_role, delete_role, move_role, tell_role
from ..permissions import MANAGE_ROLES, need_above_role
from ..world import Role
from .guilds import guild_for

routes = Routes()
BASE = "/guilds/{guild}/roles"


@routes.on("GET", BASE)
async def list_roles(call: Call) -> list[Json]:
    """All roles."""
    return [role_json(item) for item in guild_for(call).roles.values()]


@routes.on("GET", BASE + "/{role}")
async def get(call: Call) -> Json:
    """One role."""
    guild = guild_for(call)
    return role_json(call.hub.world.role(guild, call.id("role")))


def _apply(call: Call, role: Role, mask: int) -> None:
    body = call.body
    form = Form()
    name = fields.text(form, body, "name", (), 100, low=1)
    color = fields.integer(form, body, "color", (), 0, 0xFFFFFF)
    colors = body.get("colors")
    if color is None and isinstance(colors, dict):
        color = fields.integer(form, colors, "primary_color", ("colors",), 0, 0xFFFFFF)
    wanted = fields.integer(form, body, "permissions", (), 0)
    hoist = fields.flag(form, body, "hoist", (), role.hoist)
    mentionable = fields.flag(form, body, "mentionable", (), role.mentionable)
    form.check()
    if wanted is not None and wanted & permissions.ALL & ~mask & ~role.permissions:
        raise refusal(50013)
    role.name = name or role.name
    role.color = role.color if color is None else color
    role.permissions = role.permissions if wanted is None else wanted & permissions.ALL
    role.hoist, role.mentionable = hoist, mentionable


@routes.on("POST", BASE)
async def create(call: Call) -> Json:
    """Make a role with no more rights than the bot has."""
    guild = guild_for(call, MANAGE_ROLES)
    mask = permissions.need_guild(call.hub.world, call.bot, guild, MANAGE_ROLES)
    role = Role(call.hub.world.new_id(), "new role")
    if "permissions" not in call.body:
        role.permissions = guild.roles[guild.id].permissions
    _apply(call, role, mask)
    add_role(call.hub, guild, role)
    call.hub.audit(guild.id, call.bot, role.id, 30, call.reason)
    return role_json(role)


@routes.on("PATCH", BASE)
async def move(call: Call) -> list[Json]:
    """Reorder roles below the bot."""
    guild = guild_for(call, MANAGE_ROLES)
    if not isinstance(call.raw, list):
        raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    highest = permissions.height(guild, call.bot)
    for entry in call.raw:
        role = call.hub.world.role(guild, fields.as_int(entry.get("id")) or 0 if isinstance(entry, dict) else 0)
        position = fields.as_int(entry.get("position"))
        if position is None:
            continue
        need_above_role(guild, call.bot, role.id)
        if position >= highest:
            raise refusal(50013)
        move_role(call.hub, guild, role, position)
    return [role_json(item) for item in guild.roles.values()]


@routes.on("PATCH", BASE + "/{role}")
async def edit(call: Call) -> Json:
    """Change a role below the bot."""
    guild = guild_for(call, MANAGE_ROLES)
    mask = permissions.need_guild(call.hub.world, call.bot, guild, MANAGE_ROLES)
    role = call.hub.world.role(guild, call.id("role"))
    need_above_role(guild, call.bot, role.id)
    _apply(call, role, mask)
    tell_role(call.hub, "GUILD_ROLE_UPDATE", guild, role)
    call.hub.audit(guild.id, call.bot, role.id, 31, call.reason)
    return role_json(role)


@routes.on("DELETE", BASE + "/{role}")
async def delete(call: Call) -> None:
    """Delete a role below the bot."""
    guild = guild_for(call, MANAGE_ROLES)
    role = call.hub.world.role(guild, call.id("role"))
    if role.id == guild.id or role.managed:
        raise refusal(50028)
    need_above_role(guild, call.bot, role.id)
    reason = call.reason
    delete_role(call.hub, guild, role)
    call.hub.audit(guild.id, call.bot, role.id, 32, reason)
