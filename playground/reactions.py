"""Reactions to messages."""

from . import permissions
from .errors import Json, refusal
from .hub import Hub
from .payload import emoji_json, member_json
from .world import Channel, Message

MOST_KINDS = 20


def check_emoji(emoji: str) -> None:
    """A reaction is an emoji character or name:id."""
    name, _, number = emoji.rpartition(":")
    custom = bool(name) and number.isascii() and number.isdigit()
    if not custom and (not emoji or len(emoji) > 32 or emoji[0].isalpha() or emoji.isspace()):
        raise refusal(10014)


def add(hub: Hub, channel: Channel, message: Message, user_id: int, emoji: str) -> None:
    """React to a message."""
    check_emoji(emoji)
    if emoji not in message.reactions:
        permissions.need_channel(hub.world, user_id, channel, permissions.ADD_REACTIONS)
        if len(message.reactions) >= MOST_KINDS:
            raise refusal(30010)
    users = message.reactions.setdefault(emoji, [])
    if user_id not in users:
        users.append(user_id)
        _tell(hub, "MESSAGE_REACTION_ADD", channel, message, user_id, emoji)


def remove(hub: Hub, channel: Channel, message: Message, user_id: int, emoji: str) -> None:
    """Take a reaction back."""
    users = message.reactions.get(emoji)
    if users is None:
        raise refusal(10014)
    if user_id in users:
        users.remove(user_id)
        if not users:
            del message.reactions[emoji]
        _tell(hub, "MESSAGE_REACTION_REMOVE", channel, message, user_id, emoji)


def clear(hub: Hub, channel: Channel, message: Message, emoji: str | None) -> None:
    """Remove all reactions, or all of one emoji."""
    if emoji is None:
        message.reactions.clear()
        _tell(hub, "MESSAGE_REACTION_REMOVE_ALL", channel, message, None, None)
    elif message.reactions.pop(emoji, None) is not None:
        _tell(hub, "MESSAGE_REACTION_REMOVE_EMOJI", channel, message, None, emoji)


def _tell(hub: Hub, event: str, channel: Channel, message: Message, user_id: int | None, emoji: str | None) -> None:
    data: Json = {"channel_id": str(channel.id), "message_id": str(message.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    if emoji is not None:
        data["emoji"] = emoji_json(emoji)
    if user_id is not None:
        data.update(user_id=str(user_id), burst=False, type=0, message_author_id=str(message.author_id))
        guild = hub.world.guild_of(channel)
        if event == "MESSAGE_REACTION_ADD" and guild is not None:
            data["member"] = member_json(hub.world, guild.members[user_id])
    hub.audience.send(hub.audience.in_channel(channel.id), event, data)
    hub.sessions.to_channel(event, data, channel)
    hub.changed()
