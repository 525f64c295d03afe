"""Channels and their permission overwrites."""

from typing import Any

from .. import channels, fields, permissions
from ..api import Answer, Call, Routes
from ..errors import Form, Json, Path, invalid, refusal
from ..messages import tell_channel
from ..payload import channel_json
from ..world import CATEGORY, DM, Channel, Guild, Overwrite
from .threads import edit_thread

routes = Routes()
KINDS = (0, 2, 4, 5, 13, 15)


@routes.on("GET", "/channels/{channel}")
async def get(call: Call) -> Json:
    """One channel."""
    channel = call.hub.world.channel(call.id("channel"))
    permissions.need_channel(call.hub.world, call.bot, channel, 0)
    return channel_json(call.hub.world, channel, call.bot)


@routes.on("PATCH", "/channels/{channel}")
async def edit(call: Call) -> Json:
    """Change a channel or a thread."""
    hub = call.hub
    channel = hub.world.channel(call.id("channel"))
    if channel.type == DM:
        raise refusal(50003)
    if channel.thread is not None:
        return edit_thread(call, channel)
    mask = permissions.need_channel(hub.world, call.bot, channel, permissions.MANAGE_CHANNELS)
    guild = hub.world.guild(channel.guild_id or 0)
    body = call.body
    if "permission_overwrites" in body and not mask & permissions.MANAGE_ROLES:
        raise refusal(50013)
    reason = call.reason
    apply(call, guild, channel, body, mask)
    tell_channel(hub, "CHANNEL_UPDATE", channel)
    hub.audience.refresh()
    hub.audit(guild.id, call.bot, channel.id, 11, reason)
    return channel_json(hub.world, channel)


def apply(call: Call, guild: Guild, channel: Channel, body: Json, mask: int) -> None:
    """Check what a body says of a channel, then take it over."""
    form = Form()
    name = fields.text(form, body, "name", (), 100, low=1)
    topic = fields.text(form, body, "topic", (), 1024)
    slow = fields.integer(form, body, "rate_limit_per_user", (), 0, 21600)
    position = fields.integer(form, body, "position", (), 0, 10_000)
    parent = fields.snowflake(form, body, "parent_id", ())
    nsfw = fields.flag(form, body, "nsfw", (), channel.nsfw)
    overwrites = _overwrites(form, body, guild, mask)
    if parent is not None:
        found = call.hub.world.channels.get(parent)
        if found is None or found.type != CATEGORY or found.guild_id != guild.id or channel.type == CATEGORY:
            form.add(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
    form.check()
    if name is not None:
        channel.name = name.lower().replace(" ", "-") if channel.type in (0, 5, 15) else name
    if "topic" in body:
        channel.topic = topic
    if slow is not None:
        channel.rate_limit_per_user = slow
    if position is not None:
        channel.position = position
    if "parent_id" in body:
        channel.parent_id = parent
    channel.nsfw = nsfw
    if overwrites is not None:
        channel.overwrites = overwrites


def _overwrites(form: Form, body: Json, guild: Guild, mask: int) -> dict[int, Overwrite] | None:
    if body.get("permission_overwrites") is None:
        return None
    found: dict[int, Overwrite] = {}
    for index, entry in enumerate(fields.array(form, body, "permission_overwrites", (), 500)):
        at: Path = ("permission_overwrites", index)
        data = fields.record(form, entry, at)
        if data is None:
            continue
        target = fields.snowflake(form, data, "id", at, required=True)
        item = read_overwrite(form, data, target or 0, guild, at)
        if (item.allow | item.deny) & ~mask:
            raise refusal(50013)
        found[item.id] = item
    return found


def read_overwrite(form: Form, data: Json, target: int, guild: Guild, at: Path) -> Overwrite:
    """One overwrite out of a body."""
    kind = data.get("type")
    if kind is None:
        kind = 0 if target in guild.roles else 1
    elif kind in ("role", "member"):
        kind = 0 if kind == "role" else 1
    if kind not in (0, 1):
        form.add((*at, "type"), "BASE_TYPE_CHOICES", "Value must be one of (0, 1).")
        kind = 0
    if kind == 0 and target not in guild.roles:
        form.add((*at, "id"), "CHANNEL_OVERWRITE_INVALID", "Role is not valid")
    allow = fields.integer(form, data, "allow", at, 0) or 0
    deny = fields.integer(form, data, "deny", at, 0) or 0
    return Overwrite(target, kind, allow & permissions.ALL, deny & permissions.ALL)


@routes.on("PUT", "/channels/{channel}/permissions/{target}")
async def put_permission(call: Call) -> None:
    """Set what a role or member may do in a channel."""
    hub = call.hub
    channel = hub.world.channel(call.id("channel"))
    if channel.guild_id is None or channel.thread is not None:
        raise refusal(50024)
    mask = permissions.need_channel(hub.world, call.bot, channel, permissions.MANAGE_ROLES)
    guild = hub.world.guild(channel.guild_id)
    target = call.id("target")
    form = Form()
    item = read_overwrite(form, call.body, target, guild, ())
    form.check()
    if (item.allow | item.deny) & ~mask:
        raise refusal(50013)
    channel.overwrites[target] = item
    tell_channel(hub, "CHANNEL_UPDATE", channel)
    hub.audience.refresh()
    hub.audit(guild.id, call.bot, channel.id, 13, call.reason)


@routes.on("DELETE", "/channels/{channel}/permissions/{target}")
async def delete_permission(call: Call) -> None:
    """Remove what was set for a role or member."""
    hub = call.hub
    channel = hub.world.channel(call.id("channel"))
    permissions.need_channel(hub.world, call.bot, channel, permissions.MANAGE_ROLES)
    if channel.overwrites.pop(call.id("target"), None) is None:
        raise refusal(10009)
    tell_channel(hub, "CHANNEL_UPDATE", channel)
    hub.audience.refresh()
    hub.audit(channel.guild_id or 0, call.bot, channel.id, 15, call.reason)


@routes.on("DELETE", "/channels/{channel}")
async def delete(call: Call) -> Json:
    """Delete a channel or thread; a direct conversation is only closed."""
    hub = call.hub
    channel = hub.world.channel(call.id("channel"))
    if channel.type == DM:
        permissions.need_channel(hub.world, call.bot, channel, 0)
        return channel_json(hub.world, channel, call.bot)
    needed = permissions.MANAGE_CHANNELS if channel.thread is None else permissions.MANAGE_THREADS
    permissions.need_channel(hub.world, call.bot, channel, needed)
    data = channel_json(hub.world, channel)
    channels.delete_channel(hub, channel)
    hub.audit(channel.guild_id or 0, call.bot, channel.id, 12 if channel.thread is None else 112, call.reason)
    return data


@routes.on("GET", "/guilds/{guild}/channels")
async def list_channels(call: Call) -> list[Json]:
    """The channels of a server."""
    guild = call.hub.world.guild(call.id("guild"))
    permissions.need_guild(call.hub.world, call.bot, guild, 0)
    return [channel_json(call.hub.world, item) for item in call.hub.world.channels_of(guild.id)]


@routes.on("POST", "/guilds/{guild}/channels")
async def create(call: Call) -> Answer:
    """Make a channel."""
    hub = call.hub
    guild = hub.world.guild(call.id("guild"))
    mask = permissions.need_guild(hub.world, call.bot, guild, permissions.MANAGE_CHANNELS)
    body = call.body
    form = Form()
    fields.text(form, body, "name", (), 100, low=1, required=True)
    kind = fields.choice(form, body, "type", (), KINDS) or 0
    form.check()
    channel = Channel(hub.world.new_id(), kind, guild_id=guild.id)
    channel.position = len(hub.world.channels_of(guild.id))
    apply(call, guild, channel, body, mask)
    channels.add_channel(hub, guild, channel)
    hub.audit(guild.id, call.bot, channel.id, 10, call.reason)
    return Answer(201, channel_json(hub.world, channel))


@routes.on("PATCH", "/guilds/{guild}/channels")
async def move(call: Call) -> Any:
    """Reorder channels."""
    hub = call.hub
    guild = hub.world.guild(call.id("guild"))
    permissions.need_guild(hub.world, call.bot, guild, permissions.MANAGE_CHANNELS)
    if not isinstance(call.raw, list):
        raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    for entry in call.raw:
        channel = hub.world.channels.get(fields.as_int(entry.get("id")) or 0) if isinstance(entry, dict) else None
        if channel is None or channel.guild_id != guild.id:
            raise refusal(10003)
        position = fields.as_int(entry.get("position"))
        if position is not None:
            channel.position = position
        if "parent_id" in entry:
            channel.parent_id = fields.as_int(entry["parent_id"])
        tell_channel(hub, "CHANNEL_UPDATE", channel)


@routes.on("POST", "/channels/{channel}/typing")
async def typing(call: Call) -> None:
    """Show that the bot is typing."""
    channel = call.hub.world.channel(call.id("channel"))
    permissions.need_channel(call.hub.world, call.bot, channel, permissions.SEND_MESSAGES)
    data = {"channel_id": str(channel.id), "user_id": str(call.bot), "timestamp": int(call.hub.clock.now() / 1000)}
    call.hub.audience.send(call.hub.audience.in_channel(channel.id), "TYPING_START", data)
