"""Channels, direct conversations and threads: making, changing, deleting."""

from . import messages
from .errors import Json, invalid, refusal
from .hub import Hub
from .payload import channel_json, thread_member_json
from .permissions import MANAGE_THREADS
from .snowflake import moment_of
from .world import DM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Guild, Message, Thread

MOST_CHANNELS = 500


def open_dm(hub: Hub, one: int, other: int) -> Channel:
    """The direct conversation of two users, made if there is none."""
    found = hub.world.dm_between(one, other)
    if found is not None:
        return found
    channel = Channel(hub.world.new_id(), DM, recipients=[one, other])
    hub.world.channels[channel.id] = channel
    hub.world.dms[frozenset((one, other))] = channel.id
    hub.audience.refresh((one, other))
    hub.changed()
    return channel


def add_channel(hub: Hub, guild: Guild, channel: Channel) -> None:
    """Put a new channel into a server."""
    if len(hub.world.channels_of(guild.id)) >= MOST_CHANNELS:
        raise refusal(30013)
    hub.world.channels[channel.id] = channel
    hub.sessions.to_guild("CHANNEL_CREATE", channel_json(hub.world, channel), guild.id)
    hub.audience.refresh()
    hub.changed()


def delete_channel(hub: Hub, channel: Channel) -> None:
    """Delete a channel with its threads and messages."""
    world = hub.world
    if channel.guild_id is None:
        raise refusal(50003)
    for child in [item for item in world.channels.values() if item.parent_id == channel.id]:
        if child.thread is not None:
            delete_channel(hub, child)
        else:
            child.parent_id = None
            messages.tell_channel(hub, "CHANNEL_UPDATE", child)
    if channel.thread is None:
        hub.sessions.to_guild("CHANNEL_DELETE", channel_json(world, channel), channel.guild_id)
    else:
        data = {key: str(getattr(channel, key)) for key in ("id", "guild_id", "parent_id")}
        hub.sessions.to_channel("THREAD_DELETE", {**data, "type": channel.type}, channel)
    for message in world.messages.pop(channel.id, {}).values():
        for item in (*message.attachments, *message.embedded):
            world.files.pop(item.id, None)
    del world.channels[channel.id]
    hub.audience.deleted[channel.id] = channel
    hub.audience.refresh()
    hub.audience.deleted.clear()
    hub.changed()


def start_thread(
    hub: Hub, parent: Channel, owner: int, name: str, kind: int, *, archive_after: int, invitable: bool = True,
    slow: int = 0, message: Message | None = None,
) -> Channel:  # fmt: skip
    """Start a thread, from a message or on its own."""
    now = int(hub.clock.now())
    if message is not None and message.thread_id is not None:
        raise refusal(160004)
    thread = Thread(owner, auto_archive_duration=archive_after, archive_at=now, created_at=now, invitable=invitable)
    thread.members[owner] = now
    thread_id = hub.world.new_id() if message is None else message.id
    channel = Channel(thread_id, kind, name, parent.guild_id, parent.id, rate_limit_per_user=slow, thread=thread)
    hub.world.channels[channel.id] = channel
    data = channel_json(hub.world, channel)
    hub.audience.refresh()
    hub.sessions.to_channel("THREAD_CREATE", {**data, "newly_created": True}, channel)
    if message is not None:
        message.thread_id = channel.id
        message.flags |= 1 << 5
        messages.tell(hub, "MESSAGE_UPDATE", parent, message)
    elif kind == PUBLIC_THREAD:
        messages.system_message(
            hub, parent, owner, 18, content=name, reference=channel.id, reference_channel=channel.id
        )
    _arm_archive(hub, channel)
    hub.changed()
    return channel


def _arm_archive(hub: Hub, channel: Channel) -> None:
    """Archive a thread when nobody has written for its time."""
    thread = channel.thread
    assert thread is not None
    last = max(thread.archive_at, _last_activity(hub, channel))
    due = last + thread.auto_archive_duration * 60_000

    def look() -> None:
        if hub.world.channels.get(channel.id) is not channel or thread.archived:
            return
        idle_until = max(thread.archive_at, _last_activity(hub, channel)) + thread.auto_archive_duration * 60_000
        if idle_until <= hub.clock.now():
            set_archived(hub, channel, True)
        else:
            hub.clock.at(idle_until, look)

    hub.clock.at(due, look)


def arm_all(hub: Hub) -> None:
    """After a start of the server: watch every open thread again."""
    for channel in hub.world.channels.values():
        if channel.thread is not None and not channel.thread.archived:
            _arm_archive(hub, channel)


def _last_activity(hub: Hub, channel: Channel) -> int:
    return 0 if channel.last_message_id is None else moment_of(channel.last_message_id)


def set_archived(hub: Hub, channel: Channel, archived: bool) -> None:
    """Archive or wake a thread."""
    thread = channel.thread
    assert thread is not None
    if thread.archived != archived:
        thread.archived = archived
        thread.archive_at = int(hub.clock.now())
        if not archived:
            _arm_archive(hub, channel)
    messages.tell_channel(hub, "THREAD_UPDATE", channel)


def join_thread(hub: Hub, channel: Channel, user_id: int) -> None:
    """Add someone to a thread."""
    assert channel.thread is not None
    if channel.thread.archived:
        raise refusal(50083)
    if user_id in channel.thread.members:
        return
    channel.thread.members[user_id] = int(hub.clock.now())
    _tell_members(hub, channel, [user_id], [])
    hub.audience.refresh((user_id,))
    if user_id in hub.world.applications:
        hub.sessions.to_guild(
            "THREAD_CREATE", channel_json(hub.world, channel, user_id), channel.guild_id or 0, user_id
        )


def leave_thread(hub: Hub, channel: Channel, user_id: int) -> None:
    """Remove someone from a thread."""
    assert channel.thread is not None
    if channel.thread.archived:
        raise refusal(50083)
    if user_id not in channel.thread.members:
        raise refusal(10007)
    _tell_members(hub, channel, [], [user_id])
    del channel.thread.members[user_id]
    hub.audience.refresh((user_id,))
    hub.changed()


def _tell_members(hub: Hub, channel: Channel, added: list[int], removed: list[int]) -> None:
    assert channel.thread is not None
    data: Json = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": len(channel.thread.members) - len(removed),
        "added_members": [{**thread_member_json(channel, item), "presence": None} for item in added],
        "removed_member_ids": [str(item) for item in removed],
    }
    hub.sessions.to_channel("THREAD_MEMBERS_UPDATE", data, channel)
    hub.audience.send(hub.audience.in_channel(channel.id), "THREAD_MEMBERS_UPDATE", data)
    hub.changed()


def need_thread(channel: Channel) -> Thread:
    """Refuse a channel that is no thread."""
    if channel.thread is None:
        raise refusal(50024)
    return channel.thread


def may_add_to(channel: Channel, actor: int, mask: int) -> bool:
    """Whether someone may add others to a thread."""
    thread = need_thread(channel)
    return channel.type != PRIVATE_THREAD or thread.invitable or actor == thread.owner_id or bool(mask & MANAGE_THREADS)


def check_archive_after(value: int | None, default: int = 1440) -> int:
    """One of the four times after which a thread is archived."""
    if value is None:
        return default
    if value not in (60, 1440, 4320, 10080):
        raise invalid(("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")
    return value
