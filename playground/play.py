"""The page's side: be anyone, see what they see, do what they can do."""

import json
from typing import Any

from aiohttp import WSMsgType, web

from . import acts, messages, permissions, reactions
from .api import Answer, Call, Routes
from .audience import Viewer
from .channels import open_dm
from .clock import iso
from .drafts import check_draft
from .errors import Json, refusal
from .fields import as_int
from .gateway import tell_presence
from .hub import Hub
from .payload import channel_json, message_json, person_json, user_json
from .people import guild_for_page, page_member
from .permissions import MANAGE_MESSAGES, need_channel
from .rest.messages import page
from .wire import Wire
from .world import DM, Channel, Message, User

routes = Routes()
AS = "/play/as/{user}"
MESSAGES = AS + "/channels/{channel}/messages"


def _person(call: Call) -> User:
    """The person in the address, by id or user name."""
    user = call.hub.world.find_person(call.text("user"))
    if user is None or user.bot:
        raise refusal(10013)
    return user


def _place(call: Call, user: User) -> Channel:
    channel = call.hub.world.channel(call.id("channel"))
    need_channel(call.hub.world, user.id, channel, 0)
    return channel


def _message(call: Call, user: User, channel: Channel) -> Message:
    message = call.hub.world.message(channel.id, call.id("message"))
    if message.reader not in (None, user.id):
        raise refusal(10008)
    return message


def visible_messages(hub: Hub, user_id: int, channel: Channel) -> list[Message]:
    """What one person sees in a channel, oldest first."""
    mask = permissions.in_channel(hub.world, user_id, channel)
    if not mask & permissions.VIEW_CHANNEL or not mask & permissions.READ_HISTORY:
        return []
    return [item for item in hub.world.messages.get(channel.id, {}).values() if item.reader in (None, user_id)]


@routes.on("POST", AS + "/interactions", auth=False)
async def interact(call: Call) -> Any:
    """Use a command, a component or a modal."""
    user = _person(call)
    item = acts.act(call.hub, user.id, call.body, call.uploads)
    if call.request.query.get("with_id"):
        return Answer(200, {"id": str(item.id)})
    return None


@routes.on("GET", "/play/people", auth=False)
async def people(call: Call) -> list[Json]:
    """Everyone who can be played."""
    return call.hub.people()


@routes.on("GET", MESSAGES, auth=False)
async def history(call: Call) -> list[Json]:
    """History as one person sees it, newest first."""
    user = _person(call)
    channel = _place(call, user)
    limit = call.number("limit", 50, 1, 100)
    query = {key: as_int(value) for key, value in call.request.query.items()}
    found = page(visible_messages(call.hub, user.id, channel), query, limit)
    return [_json(call, item, user) for item in found]


def _json(call: Call, message: Message, user: User) -> Json:
    return message_json(call.hub.world, message, call.hub.base, user.id)


@routes.on("GET", AS + "/sees", auth=False)
async def sees(call: Call) -> list[Json]:
    """Everything a person can see now, oldest first."""
    user = _person(call)
    wanted = as_int(call.request.query.get("channel_id"))
    channels = [
        item for item in call.hub.world.channels.values()
        if (wanted is None or item.id == wanted) and permissions.can_view(call.hub.world, user.id, item)
    ]  # fmt: skip
    found = [message for channel in channels for message in visible_messages(call.hub, user.id, channel)]
    return [_json(call, item, user) for item in sorted(found, key=lambda item: item.id)]


@routes.on("GET", AS + "/pings", auth=False)
async def pings(call: Call) -> list[str]:
    """The ids of the messages that really pinged a person."""
    return [str(item) for item in call.hub.pings.get(_person(call).id, ())]


@routes.on("POST", MESSAGES, auth=False)
async def say(call: Call) -> Json:
    """Write a message as a person."""
    user = _person(call)
    channel = call.hub.world.channel(call.id("channel"))
    body = {
        key: value
        for key, value in call.body.items()
        if key in ("content", "nonce", "message_reference", "attachments")
    }
    draft = check_draft(body, call.uploads)
    mask = messages.need_writable(call.hub, user.id, channel, draft)
    return _json(call, messages.create(call.hub, channel, user.id, draft, mask=mask), user)


@routes.on("PATCH", MESSAGES + "/{message}", auth=False)
async def edit(call: Call) -> Json:
    """Change an own message."""
    user = _person(call)
    channel = _place(call, user)
    message = _message(call, user, channel)
    if message.author_id != user.id:
        raise refusal(50005)
    draft = check_draft({"content": call.body.get("content")}, [], before=message)
    messages.edit(call.hub, channel, message, draft)
    return _json(call, message, user)


@routes.on("DELETE", MESSAGES + "/{message}", auth=False)
async def delete(call: Call) -> None:
    """Delete a message, or dismiss an ephemeral one."""
    user = _person(call)
    channel = _place(call, user)
    message = _message(call, user, channel)
    if message.author_id != user.id and message.reader is None:
        if channel.type == DM:
            raise refusal(50003)
        need_channel(call.hub.world, user.id, channel, MANAGE_MESSAGES)
    messages.delete(call.hub, channel, message)


@routes.on("PUT", MESSAGES + "/{message}/reactions/{emoji}", auth=False)
async def react(call: Call) -> None:
    """React as a person."""
    user = _person(call)
    channel = _place(call, user)
    reactions.add(call.hub, channel, _message(call, user, channel), user.id, call.text("emoji"))


@routes.on("DELETE", MESSAGES + "/{message}/reactions/{emoji}", auth=False)
async def unreact(call: Call) -> None:
    """Take a reaction back."""
    user = _person(call)
    channel = _place(call, user)
    reactions.remove(call.hub, channel, _message(call, user, channel), user.id, call.text("emoji"))


@routes.on("POST", AS + "/dms", auth=False)
async def dm(call: Call) -> Json:
    """Open a direct conversation."""
    user = _person(call)
    other = call.hub.world.user(as_int(call.body.get("recipient_id")) or 0)
    if other.id == user.id:
        raise refusal(50033)
    return channel_json(call.hub.world, open_dm(call.hub, user.id, other.id), user.id)


@routes.on("GET", AS + "/search-members", auth=False)
async def search_members(call: Call) -> list[Json]:
    """Members for user selects and user options."""
    user = _person(call)
    query = call.request.query.get("q", "").casefold()
    guild = call.hub.world.guilds.get(as_int(call.request.query.get("guild_id")) or 0)
    if guild is None:
        everyone = [other for other in call.hub.world.users.values() if other.id == user.id or other.bot]
        return [{"user": user_json(other)} for other in everyone]
    if user.id not in guild.members:
        raise refusal(50001)
    users = call.hub.world.users
    found = [
        item for item in guild.members.values()
        if any(query in (name or "").casefold()
               for name in (users[item.user_id].username, users[item.user_id].global_name, item.nick))
    ]  # fmt: skip
    return [page_member(call.hub, guild, item) for item in found[:25]]


def ready(hub: Hub, user: User) -> Json:
    """Everything a page needs to begin."""
    world = hub.world
    seen = hub.audience.visible[user.id]
    private = [item for item in world.channels.values() if item.type == DM and item.id in seen]
    return {
        "user": person_json(user),
        "people": hub.people(),
        "guilds": [guild_for_page(hub, item, user.id) for item in world.guilds.values() if user.id in item.members],
        "private_channels": [channel_json(world, item, user.id) for item in private],
        "commands": acts.commands_for(hub, user.id),
        "bots": [
            {
                "user": user_json(world.users[item.id]),
                "application_id": str(item.id),
                "online": hub.sessions.online(item.id),
            }
            for item in world.applications.values()
        ],
        "clock": iso(hub.clock.now()),
        "clock_stopped": hub.clock.stopped,
    }


async def live(hub: Hub, request: web.Request) -> web.StreamResponse:
    """The websocket of one page."""
    user = hub.world.find_person(request.query.get("as", ""))
    if user is None or user.bot:
        raise refusal(10013)
    socket = web.WebSocketResponse(compress=False, max_msg_size=16 << 10, heartbeat=30)
    await socket.prepare(request)
    viewer = Viewer(user.id, Wire(socket, request), request.query.get("notes") == "1")
    first = user.id not in hub.audience.viewers
    hub.audience.join(viewer)
    hub.audience.send_one(viewer, "READY", ready(hub, user))
    if viewer.notes:
        _send_notes(hub, viewer)
    if first:
        tell_presence(hub, user.id, True)
    try:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                _take(hub, viewer, message.data)
    finally:
        hub.audience.leave(viewer)
        if user.id not in hub.audience.viewers:
            tell_presence(hub, user.id, False)
    return socket


def _send_notes(hub: Hub, viewer: Viewer) -> None:
    for note in hub.journal.notes:
        hub.audience.send_one(viewer, "NOTE", note)


def _take(hub: Hub, viewer: Viewer, raw: str) -> None:
    """What a page says over its socket; nonsense is ignored."""
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        return
    if not isinstance(data, dict):
        return
    if data.get("op") == "ping":
        hub.audience.send_one(viewer, "PONG", {})
    elif data.get("op") == "notes":
        viewer.notes = data.get("on") is True
        if viewer.notes:
            _send_notes(hub, viewer)
    elif data.get("op") == "typing":
        channel = hub.world.channels.get(as_int(data.get("channel_id")) or 0)
        if channel is not None and channel.id in hub.audience.visible.get(viewer.user_id, ()):
            _typing(hub, viewer.user_id, channel)


def _typing(hub: Hub, user_id: int, channel: Channel) -> None:
    data: Json = {
        "channel_id": str(channel.id),
        "user_id": str(user_id),
        "timestamp": int(hub.clock.now() / 1000),
    }
    hub.audience.send(hub.audience.in_channel(channel.id) - {user_id}, "TYPING_START", data)
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    hub.sessions.to_channel("TYPING_START", data, channel)
