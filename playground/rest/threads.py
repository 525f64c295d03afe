"""Threads: starting, joining, archiving, listing."""

from .. import channels, fields, permissions
from ..api import Answer, Call, Routes
from ..clock import iso
from ..drafts import check_draft
from ..errors import Form, Json, refusal
from ..messages import create as create_message
from ..payload import channel_json, message_json, thread_member_json
from ..world import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message

routes = Routes()


def _start(call: Call, parent: Channel, message: Message | None) -> Channel:
    hub, body = call.hub, call.body
    form = Form()
    name = fields.text(form, body, "name", (), 100, low=1, required=True) or ""
    after = fields.integer(form, body, "auto_archive_duration", ())
    slow = fields.integer(form, body, "rate_limit_per_user", (), 0, 21600) or 0
    if message is not None or parent.type == FORUM:
        kind = NEWS_THREAD if parent.type == NEWS else PUBLIC_THREAD
    else:
        kind = fields.choice(form, body, "type", (), (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)) or PRIVATE_THREAD
    invitable = fields.flag(form, body, "invitable", (), True)
    form.check()
    needed = permissions.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else permissions.CREATE_PUBLIC_THREADS
    if parent.type == FORUM:
        needed = permissions.SEND_MESSAGES
    permissions.need_channel(hub.world, call.bot, parent, needed)
    if parent.type not in (TEXT, NEWS, FORUM):
        raise refusal(50024)
    thread = channels.start_thread(
        hub, parent, call.bot, name, kind, archive_after=channels.check_archive_after(after), invitable=invitable,
        slow=slow, message=message,
    )  # fmt: skip
    hub.audit(parent.guild_id or 0, call.bot, thread.id, 110, call.reason)
    return thread


@routes.on("POST", "/channels/{channel}/threads")
async def start(call: Call) -> Answer:
    """Start a thread without a message, or a post in a forum."""
    hub = call.hub
    parent = hub.world.channel(call.id("channel"))
    if parent.type != FORUM:
        return Answer(201, channel_json(hub.world, _start(call, parent, None), call.bot))
    draft = check_draft(call.body.get("message") or {}, call.uploads, at=("message",))
    thread = _start(call, parent, None)
    message = create_message(hub, thread, call.bot, draft)
    data = channel_json(hub.world, thread, call.bot)
    return Answer(201, {**data, "message": message_json(hub.world, message, hub.base, call.bot)})


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
async def start_from_message(call: Call) -> Answer:
    """Start a thread from a message."""
    hub = call.hub
    parent = hub.world.channel(call.id("channel"))
    permissions.need_channel(hub.world, call.bot, parent, permissions.CREATE_PUBLIC_THREADS)
    message = hub.world.message(parent.id, call.id("message"))
    if message.reader is not None:
        raise refusal(10008)
    return Answer(201, channel_json(hub.world, _start(call, parent, message), call.bot))


def edit_thread(call: Call, channel: Channel) -> Json:
    """Rename, archive, lock a thread."""
    hub, body = call.hub, call.body
    thread = channels.need_thread(channel)
    mask = permissions.need_channel(hub.world, call.bot, channel, 0)
    manages = bool(mask & permissions.MANAGE_THREADS)
    form = Form()
    name = fields.text(form, body, "name", (), 100, low=1)
    slow = fields.integer(form, body, "rate_limit_per_user", (), 0, 21600)
    after = fields.integer(form, body, "auto_archive_duration", ())
    archived = fields.flag(form, body, "archived", (), thread.archived)
    locked = fields.flag(form, body, "locked", (), thread.locked)
    invitable = fields.flag(form, body, "invitable", (), thread.invitable)
    form.check()
    owns = thread.owner_id == call.bot and not thread.locked
    if not manages and (locked != thread.locked or not owns) and not _only_wakes(body, thread.locked):
        raise refusal(50013)
    if thread.archived and archived and set(body) - {"archived", "locked"}:
        raise refusal(50083)
    thread.auto_archive_duration = channels.check_archive_after(after, thread.auto_archive_duration)
    if name is not None:
        channel.name = name
    if slow is not None:
        channel.rate_limit_per_user = slow
    thread.locked = locked
    thread.invitable = invitable
    channels.set_archived(hub, channel, archived)
    hub.audit(channel.guild_id or 0, call.bot, channel.id, 111, call.reason)
    return channel_json(hub.world, channel, call.bot)


def _only_wakes(body: Json, locked: bool) -> bool:
    """Anyone who may write in a thread may wake it, unless it is locked."""
    return not locked and set(body) == {"archived"} and body["archived"] is False


def _thread(call: Call) -> tuple[Channel, int]:
    channel = call.hub.world.channel(call.id("channel"))
    channels.need_thread(channel)
    return channel, permissions.need_channel(call.hub.world, call.bot, channel, 0)


@routes.on("PUT", "/channels/{channel}/thread-members/@me")
async def join(call: Call) -> None:
    """Join a thread."""
    channel, _ = _thread(call)
    channels.join_thread(call.hub, channel, call.bot)


@routes.on("DELETE", "/channels/{channel}/thread-members/@me")
async def leave(call: Call) -> None:
    """Leave a thread."""
    channel, _ = _thread(call)
    channels.leave_thread(call.hub, channel, call.bot)


@routes.on("PUT", "/channels/{channel}/thread-members/{user}")
async def add(call: Call) -> None:
    """Add someone to a thread."""
    channel, mask = _thread(call)
    user_id = call.id("user")
    guild = call.hub.world.guild(channel.guild_id or 0)
    call.hub.world.member(guild, user_id)
    if not mask & permissions.SEND_MESSAGES or not channels.may_add_to(channel, call.bot, mask):
        raise refusal(50013)
    parent = call.hub.world.channel(channel.parent_id or 0)
    if not permissions.can_view(call.hub.world, user_id, parent):
        raise refusal(50001)
    channels.join_thread(call.hub, channel, user_id)


@routes.on("DELETE", "/channels/{channel}/thread-members/{user}")
async def remove(call: Call) -> None:
    """Remove someone from a thread."""
    channel, mask = _thread(call)
    owns = channel.type == PRIVATE_THREAD and channels.need_thread(channel).owner_id == call.bot
    if not mask & permissions.MANAGE_THREADS and not owns:
        raise refusal(50013)
    channels.leave_thread(call.hub, channel, call.id("user"))


@routes.on("GET", "/channels/{channel}/thread-members")
async def list_members(call: Call) -> list[Json]:
    """Who is in a thread."""
    channel, _ = _thread(call)
    return [thread_member_json(channel, item) for item in channels.need_thread(channel).members]


@routes.on("GET", "/channels/{channel}/thread-members/{user}")
async def get_member(call: Call) -> Json:
    """Someone's place in a thread."""
    channel, _ = _thread(call)
    user_id = call.bot if call.text("user") == "@me" else call.id("user")
    if user_id not in channels.need_thread(channel).members:
        raise refusal(10007)
    return thread_member_json(channel, user_id)


@routes.on("GET", "/guilds/{guild}/threads/active")
async def active(call: Call) -> Json:
    """The open threads of a server that the bot sees."""
    world = call.hub.world
    guild = world.guild(call.id("guild"))
    permissions.need_guild(world, call.bot, guild, 0)
    found = [
        item for item in world.threads_of(guild.id)
        if item.thread is not None and not item.thread.archived and permissions.can_view(world, call.bot, item)
    ]  # fmt: skip
    return _listing(call, found)


def _listing(call: Call, found: list[Channel], has_more: bool = False) -> Json:
    world = call.hub.world
    members = [
        thread_member_json(item, call.bot)
        for item in found
        if item.thread is not None and call.bot in item.thread.members
    ]
    return {
        "threads": [channel_json(world, item, call.bot) for item in found],
        "members": members,
        "has_more": has_more,
    }


def _archived(call: Call, kinds: tuple[int, ...], joined: bool) -> Json:
    world = call.hub.world
    parent = world.channel(call.id("channel"))
    needed = permissions.READ_HISTORY
    if kinds == (PRIVATE_THREAD,) and not joined:
        needed |= permissions.MANAGE_THREADS
    permissions.need_channel(world, call.bot, parent, needed)
    limit = call.number("limit", 50, 1, 100)
    before = call.request.query.get("before", "9")
    found = [
        item for item in world.channels.values()
        if item.parent_id == parent.id and item.thread is not None and item.thread.archived and item.type in kinds
        and (not joined or call.bot in item.thread.members) and _archive_key(item, joined) < before
    ]  # fmt: skip
    found.sort(key=lambda item: _archive_key(item, joined), reverse=True)
    return _listing(call, found[:limit], len(found) > limit)


def _archive_key(channel: Channel, joined: bool) -> str:
    assert channel.thread is not None
    return str(channel.id) if joined else iso(channel.thread.archive_at)


@routes.on("GET", "/channels/{channel}/threads/archived/public")
async def archived_public(call: Call) -> Json:
    """Archived public threads."""
    return _archived(call, (PUBLIC_THREAD, NEWS_THREAD), False)


@routes.on("GET", "/channels/{channel}/threads/archived/private")
async def archived_private(call: Call) -> Json:
    """Archived private threads."""
    return _archived(call, (PRIVATE_THREAD,), False)


@routes.on("GET", "/channels/{channel}/users/@me/threads/archived/private")
async def archived_joined(call: Call) -> Json:
    """Archived private threads the bot is in."""
    return _archived(call, (PRIVATE_THREAD,), True)
