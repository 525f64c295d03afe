"""Messages: writing, changing, deleting, pinning, and telling those who see them."""

from collections import deque
from copy import deepcopy

from . import permissions
from .clock import iso
from .drafts import Draft, NewFile, media_of, safe_name
from .errors import Json, invalid, refusal
from .hub import Hub
from .images import picture_size
from .mentions import Pings, find_pings
from .payload import attachment_json, channel_json, event_message_json
from .snowflake import moment_of
from .wire import Encoded, encode
from .world import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    TEXT,
    Attachment,
    Channel,
    Message,
)

TALKING = (TEXT, DM, 2, 5, 10, 11, 12, 13)
HOUR = 3_600_000
OLD_EDITS = 30
OLD_FILES_LIVE = 60_000
TWO_WEEKS = 14 * 24 * HOUR


def need_writable(hub: Hub, user_id: int, channel: Channel, draft: Draft) -> int:
    """Refuse unless the user may write this here; wakes an archived thread."""
    world = hub.world
    if channel.type not in TALKING:
        raise refusal(50008)
    if channel.type == DM:
        return need_open_dm(hub, user_id, channel)
    mask = permissions.need_channel(world, user_id, channel, permissions.SEND_MESSAGES)
    if draft.files and not mask & permissions.ATTACH_FILES:
        raise refusal(50013)
    if draft.embeds and not mask & permissions.EMBED_LINKS:
        raise refusal(50013)
    if draft.reference is not None and not mask & permissions.READ_HISTORY:
        raise refusal(50013)
    if channel.thread is not None and channel.thread.archived:
        if channel.thread.locked and not mask & permissions.MANAGE_THREADS:
            raise refusal(50083)
        channel.thread.archived = False
        channel.thread.archive_at = int(hub.clock.now())
        tell_channel(hub, "THREAD_UPDATE", channel)
    return mask


def need_open_dm(hub: Hub, user_id: int, channel: Channel) -> int:
    """Refuse if the other side of a direct conversation does not want messages."""
    if user_id not in channel.recipients:
        raise refusal(50001)
    for other in channel.recipients:
        if other == user_id:
            continue
        if not hub.world.mutual_guild(user_id, other):
            raise refusal(50278)
        if not hub.world.users[other].dms_open:
            raise refusal(50007)
    return permissions.IN_DMS


def create(
    hub: Hub,
    channel: Channel,
    author_id: int,
    draft: Draft,
    *,
    mask: int = permissions.IN_DMS,
    template: Message | None = None,
) -> Message:
    """Write a checked message; a template brings what interactions add."""
    world = hub.world
    message = template or Message(0, channel.id, author_id)
    message.id = world.new_id()
    if draft.nonce is not None:
        message.nonce = draft.nonce
    if draft.reference is not None:
        _refer(hub, channel, draft, message)
    fill(hub, channel, message, draft)
    pings = find_pings(world, world.guild_of(channel), _text_of(message), draft.allowed,
                       bool(mask & permissions.MENTION_EVERYONE))  # fmt: skip
    if (
        draft.reference is not None
        and message.type == 19
        and (draft.allowed.parse is None or draft.allowed.replied_user)
    ):
        replied = world.messages[channel.id][message.reference or 0].author_id
        if replied not in pings.users:
            pings.users.append(replied)
    message.mentions, message.mention_roles, message.mention_everyone = pings.users, pings.roles, pings.everyone
    put(hub, channel, message)
    if not message.flags & (SUPPRESS_NOTIFICATIONS | LOADING):
        _ping(hub, channel, message, pings)
    return message


def put(hub: Hub, channel: Channel, message: Message) -> None:
    """Store a finished message and tell everyone who sees it."""
    hub.world.messages.setdefault(channel.id, {})[message.id] = message
    if message.reader is None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            channel.thread.message_count += 1
            channel.thread.total_message_sent += 1
            if message.author_id not in channel.thread.members:
                channel.thread.members[message.author_id] = int(hub.clock.now())
    tell(hub, "MESSAGE_CREATE", channel, message)


def tell(hub: Hub, event: str, channel: Channel, message: Message) -> None:
    """Send a message event to people and bots who may see it."""
    data = event_message_json(hub.world, message, hub.base)
    readers = hub.audience.in_channel(channel.id) if message.reader is None else (message.reader,)
    text = Encoded(encode(data))
    hub.just_told = (message.id, text)
    hub.audience.send(readers, event, text)
    hub.sessions.message(event, data, text, channel, message.author_id, message.reader)
    hub.changed()


def tell_channel(hub: Hub, event: str, channel: Channel) -> None:
    """Send a change of a channel or thread to those who see it."""
    data = channel_json(hub.world, channel)
    hub.audience.send(hub.audience.in_channel(channel.id), event, data)
    if channel.thread is not None:
        hub.sessions.to_channel(event, data, channel)
    elif channel.guild_id is not None:
        hub.sessions.to_guild(event, data, channel.guild_id)
    hub.changed()


def fill(hub: Hub, channel: Channel, message: Message, draft: Draft) -> None:
    """Take the parts a draft gives over into a message."""
    if "content" in draft.given:
        message.content = draft.content
    if "embeds" in draft.given:
        message.embeds = draft.embeds
    if "components" in draft.given:
        message.components = draft.components
    if "flags" in draft.given:
        settable = SUPPRESS_EMBEDS | COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS
        message.flags = message.flags & ~SUPPRESS_EMBEDS | draft.flags & settable
    message.tts = message.tts or draft.tts
    if draft.keep is not None:
        message.attachments = [item for item in message.attachments if item.id in draft.keep]
        message.embedded = [item for item in message.embedded if item.id in draft.keep]
    added = [store_file(hub, channel.id, item, bool(message.flags & EPHEMERAL)) for item in draft.files]
    message.attachments = message.attachments + added
    if message.attachments or message.embedded:
        _link_files(hub, message)


def store_file(hub: Hub, channel_id: int, item: NewFile, ephemeral: bool = False) -> Attachment:
    """Keep an uploaded file."""
    width, height = picture_size(item.upload.data) or (None, None)
    attachment = Attachment(
        hub.world.new_id(), channel_id, item.filename, len(item.upload.data), item.upload.content_type,
        item.description, item.title, width, height, ephemeral,
    )  # fmt: skip
    hub.world.files[attachment.id] = item.upload.data
    return attachment


def _link_files(hub: Hub, message: Message) -> None:
    """Turn attachment:// into real addresses; files shown in an embed leave the list of attachments."""
    files = [*message.attachments, *message.embedded]
    by_name = {item.filename: item for item in files}
    by_address = {attachment_json(item, hub.base)["url"]: item for item in files}
    used: set[int] = set()
    for embed in message.embeds:
        for key in ("image", "thumbnail", "footer", "author"):
            part = embed.get(key) or {}
            name = "url" if key in ("image", "thumbnail") else "icon_url"
            address = part.get(name)
            found = by_name.get(_referenced(address)) or by_address.get(address)
            if found is not None:
                data = attachment_json(found, hub.base)
                part[name] = part["proxy_" + name] = data["url"]
                if name == "url":
                    part.update({size: data[size] for size in ("width", "height") if size in data})
                used.add(found.id)
    for media in media_of(message.components):
        found = by_name.get(_referenced(media.get("url")))
        if found is not None:
            data = attachment_json(found, hub.base)
            media.update(url=data["url"], proxy_url=data["url"], content_type=found.content_type,
                         attachment_id=data["id"], loading_state=2, flags=0)  # fmt: skip
            media.update({name: data[name] for name in ("width", "height") if name in data})
    for item in message.components:
        _name_files(item, message)
    message.embedded = [item for item in files if item.id in used]
    message.attachments = [item for item in message.attachments if item.id not in used]


def _name_files(item: Json, message: Message) -> None:
    if item["type"] == 13:
        for attachment in message.attachments:
            if item["file"].get("attachment_id") == str(attachment.id):
                item.update(name=attachment.filename, size=attachment.size)
    for child in item.get("components") or []:
        _name_files(child, message)


def _referenced(address: str | None) -> str:
    return safe_name(address.removeprefix("attachment://")) if address and address.startswith("attachment://") else ""


def _refer(hub: Hub, channel: Channel, draft: Draft, message: Message) -> None:
    found = hub.world.messages.get(channel.id, {}).get(draft.reference or 0)
    if found is None or found.reader is not None:
        if draft.fail_if_not_exists:
            raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    message.type = 19
    message.reference = found.id
    message.reference_channel = channel.id


def _text_of(message: Message) -> str:
    if not message.flags & COMPONENTS_V2:
        return message.content
    texts: list[str] = []
    stack = list(message.components)
    while stack:
        item = stack.pop()
        texts.append(item.get("content") or "")
        stack.extend(item.get("components") or [])
    return "\n".join(texts)


def _ping(hub: Hub, channel: Channel, message: Message, pings: Pings) -> None:
    guild = hub.world.guild_of(channel)
    if guild is None:
        pinged = set(channel.recipients)
    elif pings.users or pings.roles or pings.everyone:
        roles = set(pings.roles)
        members = guild.members.values()
        pinged = {item.user_id for item in members if pings.everyone or not roles.isdisjoint(item.roles)}
        pinged |= set(pings.users)
        pinged = {item for item in pinged if permissions.can_view(hub.world, item, channel)}
    else:
        return
    if message.reader is not None:
        pinged &= {message.reader}
    for user_id in pinged - {message.author_id}:
        hub.pings.setdefault(user_id, deque(maxlen=1000)).append(message.id)


def edit(hub: Hub, channel: Channel, message: Message, draft: Draft) -> None:
    """Change a message; nobody is pinged by it."""
    if channel.thread is not None and channel.thread.archived and message.reader is None:
        raise refusal(50083)
    trial = deepcopy(message) if draft.given & {"content", "embeds", "components", "attachments"} else message
    fill(hub, channel, trial, draft)
    if not (trial.content or trial.embeds or trial.components or trial.attachments):
        raise refusal(50006)
    if trial.flags & COMPONENTS_V2 and (trial.content or trial.embeds):
        raise invalid(
            ("flags",),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "Content and embeds must be removed when using MessageFlags.IS_COMPONENTS_V2",
        )
    guild = hub.world.guild_of(channel)
    pings = find_pings(hub.world, guild, _text_of(trial), draft.allowed, False)
    gone = _files_of(message) - _files_of(trial)
    for name in ("content", "embeds", "components", "attachments", "embedded", "flags"):
        setattr(message, name, getattr(trial, name))
    if gone:
        # A page may be showing the old picture: let it live a little longer.
        hub.clock.at(hub.clock.now() + OLD_FILES_LIVE, lambda: _drop_files(hub, gone))
    if not message.flags & LOADING:
        message.edited_at = int(hub.clock.now())
    message.flags &= ~LOADING
    message.mentions, message.mention_roles = pings.users, pings.roles
    tell(hub, "MESSAGE_UPDATE", channel, message)


def _files_of(message: Message) -> set[int]:
    return {item.id for item in (*message.attachments, *message.embedded)}


def _drop_files(hub: Hub, numbers: set[int]) -> None:
    for number in numbers:
        hub.world.files.pop(number, None)


def count_old_edit(hub: Hub, message: Message) -> None:
    """Messages older than an hour may be edited only so often in an hour."""
    now = int(hub.clock.now())
    if now - moment_of(message.id) <= HOUR:
        return
    message.old_edits = [item for item in message.old_edits if now - item < HOUR]
    if len(message.old_edits) >= OLD_EDITS:
        raise refusal(30046, retry_after=(message.old_edits[0] + HOUR - now) / 1000)
    message.old_edits.append(now)


def delete(hub: Hub, channel: Channel, message: Message) -> None:
    """Delete a message."""
    forget(hub, channel, message)
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if message.reader is None and channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    readers = hub.audience.in_channel(channel.id) if message.reader is None else (message.reader,)
    hub.audience.send(readers, "MESSAGE_DELETE", data)
    if message.reader is None:
        hub.sessions.to_channel("MESSAGE_DELETE", data, channel)
    hub.changed()


def forget(hub: Hub, channel: Channel, message: Message) -> None:
    """Remove a message and its files without a word."""
    del hub.world.messages[channel.id][message.id]
    _drop_files(hub, _files_of(message))
    if channel.thread is not None and message.reader is None:
        channel.thread.message_count = max(0, channel.thread.message_count - 1)


def delete_many(hub: Hub, channel: Channel, ids: list[int]) -> None:
    """Delete several messages, none older than two weeks."""
    oldest = hub.clock.now() - TWO_WEEKS
    if any(moment_of(item) < oldest for item in ids):
        raise refusal(50034)
    stored = hub.world.messages.get(channel.id, {})
    found = [stored[item] for item in ids if item in stored and stored[item].reader is None]
    for message in found:
        forget(hub, channel, message)
    data: Json = {"ids": [str(item.id) for item in found], "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    hub.audience.send(hub.audience.in_channel(channel.id), "MESSAGE_DELETE_BULK", data)
    hub.sessions.to_channel("MESSAGE_DELETE_BULK", data, channel)
    hub.changed()


def system_message(hub: Hub, channel: Channel, author_id: int, kind: int, **parts: object) -> Message:
    """A message written by Discord itself, like that of a pin."""
    message = Message(hub.world.new_id(), channel.id, author_id, type=kind)
    for name, value in parts.items():
        setattr(message, name, value)
    put(hub, channel, message)
    return message


def set_pinned(hub: Hub, channel: Channel, message: Message, pinned: bool, actor: int) -> None:
    """Pin or unpin a message."""
    if (message.pinned_at is not None) == pinned:
        return
    stored = hub.world.messages[channel.id].values()
    if pinned and sum(item.pinned_at is not None for item in stored) >= 50:
        raise refusal(30003)
    now = int(hub.clock.now())
    message.pinned_at = now if pinned else None
    channel.last_pin_at = now
    tell(hub, "MESSAGE_UPDATE", channel, message)
    data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": iso(now)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    hub.audience.send(hub.audience.in_channel(channel.id), "CHANNEL_PINS_UPDATE", data)
    hub.sessions.to_channel("CHANNEL_PINS_UPDATE", data, channel)
    if pinned:
        system_message(hub, channel, actor, 6, reference=message.id, reference_channel=channel.id)
