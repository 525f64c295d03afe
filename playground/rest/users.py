"""Users, direct conversations and the gateway's address."""

from typing import Any

from .. import fields
from ..api import Call, Routes
from ..channels import open_dm
from ..errors import Form, Json, refusal
from ..payload import channel_json, guild_json, own_user_json, user_json
from ..people import remove_member
from ..permissions import in_guild

routes = Routes()


@routes.on("GET", "/gateway", auth=False)
async def gateway(call: Call) -> Json:
    """The gateway's address."""
    return {"url": call.hub.base.replace("http", "ws", 1) + "/gateway"}


@routes.on("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Json:
    """The gateway's address with the recommended shards."""
    at_once = call.hub.sessions.at_once
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": at_once}
    return {"url": call.hub.base.replace("http", "ws", 1) + "/gateway", "shards": 1, "session_start_limit": limit}


@routes.on("GET", "/users/@me")
async def me(call: Call) -> Json:
    """The bot itself."""
    return own_user_json(call.hub.world.user(call.bot))


@routes.on("PATCH", "/users/@me")
async def edit_me(call: Call) -> Json:
    """Rename the bot."""
    form = Form()
    name = fields.text(form, call.body, "username", (), 32, low=2)
    form.check()
    user = call.hub.world.user(call.bot)
    if name is not None:
        user.username = name
    data = own_user_json(user)
    call.hub.sessions.to_application(call.bot, "USER_UPDATE", data, None)
    call.hub.changed()
    return data


@routes.on("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> list[Json]:
    """The servers the bot is in."""
    found = []
    for guild in call.hub.world.guilds.values():
        member = guild.members.get(call.bot)
        if member is not None:
            data = guild_json(guild)
            found.append({
                **{key: data[key] for key in ("id", "name", "icon", "banner", "features")},
                "owner": guild.owner_id == call.bot,
                "permissions": str(in_guild(call.hub.world, guild, member)),
            })  # fmt: skip
    return found


@routes.on("DELETE", "/users/@me/guilds/{guild}")
async def leave(call: Call) -> None:
    """Leave a server."""
    guild = call.hub.world.guild(call.id("guild"))
    call.hub.world.member(guild, call.bot)
    remove_member(call.hub, guild, call.bot)


@routes.on("POST", "/users/@me/channels")
async def create_dm(call: Call) -> Json:
    """Open a direct conversation."""
    form = Form()
    other = fields.snowflake(form, call.body, "recipient_id", (), required=True)
    form.check()
    user = call.hub.world.users.get(other or 0)
    if user is None or user.id == call.bot:
        raise refusal(50033)
    if user.bot:
        raise refusal(50007)
    channel = open_dm(call.hub, call.bot, user.id)
    return channel_json(call.hub.world, channel, call.bot)


@routes.on("GET", "/users/{user}")
async def user(call: Call) -> Any:
    """Anybody."""
    return user_json(call.hub.world.user(call.id("user")))
