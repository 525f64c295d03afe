"""Entities of the world as the JSON that Discord sends."""

from urllib.parse import quote

from . import permissions
from .clock import iso
from .errors import Json
from .snowflake import moment_of
from .world import (
    CATEGORY,
    DM,
    Application,
    Attachment,
    Channel,
    Command,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    User,
    World,
)


def user_json(user: User) -> Json:
    """A user."""
    data: Json = {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": user.avatar,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if user.bot:
        data["bot"] = True
    return data


def own_user_json(user: User) -> Json:
    """A bot as it sees itself."""
    return {**user_json(user), "verified": True, "mfa_enabled": True, "locale": user.locale, "email": None}


def person_json(user: User) -> Json:
    """Someone who can be played, for the page."""
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "avatar": user.avatar,
        "note": user.note,
        "locale": user.locale,
    }


def member_json(world: World, member: Member, with_user: bool = True) -> Json:
    """A member of a server."""
    data: Json = {
        "roles": [str(role_id) for role_id in member.roles],
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "communication_disabled_until": None if member.timeout_until is None else iso(member.timeout_until),
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    if with_user:
        data["user"] = user_json(world.users[member.user_id])
    return data


def role_json(role: Role) -> Json:
    """A role."""
    data: Json = {
        "id": str(role.id),
        "name": role.name,
        "description": None,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
    }
    if role.bot_id is not None:
        data["tags"] = {"bot_id": str(role.bot_id)}
    return data


def channel_json(world: World, channel: Channel, viewer: int | None = None) -> Json:
    """A channel, thread or direct conversation; viewer decides whose name a direct conversation bears."""
    data: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": None if channel.last_message_id is None else str(channel.last_message_id),
        "flags": 0,
    }
    if channel.last_pin_at is not None:
        data["last_pin_timestamp"] = iso(channel.last_pin_at)
    if channel.type == DM:
        others = [item for item in channel.recipients if item != viewer]
        data["recipients"] = [user_json(world.users[item]) for item in others]
        return data
    data["guild_id"] = str(channel.guild_id)
    data["name"] = channel.name
    data["parent_id"] = None if channel.parent_id is None else str(channel.parent_id)
    data["rate_limit_per_user"] = channel.rate_limit_per_user
    if channel.thread is not None:
        data.update(_thread_part(channel, viewer))
        return data
    data["position"] = channel.position
    data["nsfw"] = channel.nsfw
    data["permission_overwrites"] = [
        {"id": str(item.id), "type": item.type, "allow": str(item.allow), "deny": str(item.deny)}
        for item in channel.overwrites.values()
    ]
    if channel.type != CATEGORY:
        data["topic"] = channel.topic
    if channel.type in (2, 13):
        data.update(bitrate=64000, user_limit=0, rtc_region=None)
    if channel.type == 15:
        data.update(available_tags=[], default_reaction_emoji=None, default_sort_order=None, default_forum_layout=0)
    return data


def _thread_part(channel: Channel, viewer: int | None) -> Json:
    thread = channel.thread
    assert thread is not None
    metadata: Json = {
        "archived": thread.archived,
        "auto_archive_duration": thread.auto_archive_duration,
        "archive_timestamp": iso(thread.archive_at),
        "locked": thread.locked,
        "create_timestamp": iso(thread.created_at),
    }
    if channel.type == 12:
        metadata["invitable"] = thread.invitable
    data: Json = {
        "owner_id": str(thread.owner_id),
        "member_count": min(len(thread.members), 50),
        "message_count": thread.message_count,
        "total_message_sent": thread.total_message_sent,
        "thread_metadata": metadata,
    }
    if viewer is not None and viewer in thread.members:
        data["member"] = thread_member_json(channel, viewer)
    return data


def thread_member_json(channel: Channel, user_id: int) -> Json:
    """Someone's place in a thread."""
    assert channel.thread is not None
    joined = channel.thread.members[user_id]
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": iso(joined), "flags": 0}


def guild_json(guild: Guild) -> Json:
    """A server without its channels and members."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": guild.description,
        "owner_id": str(guild.owner_id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None if guild.system_channel_id is None else str(guild.system_channel_id),
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "home_header": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "application_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "max_members": 500000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "incidents_data": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role_json(role) for role in guild.roles.values()],
    }


def attachment_json(attachment: Attachment, base: str) -> Json:
    """An attachment with its address on this server."""
    url = f"{base}/attachments/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
    data: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    for key in ("description", "title", "width", "height"):
        value = getattr(attachment, key)
        if value is not None:
            data[key] = value
    if attachment.ephemeral:
        data["ephemeral"] = True
    return data


def message_json(world: World, message: Message, base: str, viewer: int | None = None, depth: int = 0) -> Json:
    """A message as REST gives it; viewer decides the `me` of reactions."""
    author = world.users[message.author_id]
    data: Json = {
        "id": str(message.id),
        "type": message.type,
        "channel_id": str(message.channel_id),
        "author": user_json(author),
        "content": message.content,
        "timestamp": iso(moment_of(message.id)),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": message.tts,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[item]) for item in message.mentions] if message.mentions else [],
        "mention_roles": [str(item) for item in message.mention_roles],
        "attachments": [attachment_json(item, base) for item in message.attachments] if message.attachments else [],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.pinned_at is not None,
        "flags": message.flags,
    }
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.application_id is not None:
        data["application_id"] = str(message.application_id)
        if message.metadata is not None:
            data["webhook_id"] = str(message.application_id)
            data["interaction_metadata"] = message.metadata
            if message.command_name is not None:
                data["interaction"] = {
                    "id": message.metadata["id"],
                    "type": 2,
                    "name": message.command_name,
                    "user": message.metadata["user"],
                }
    if message.reactions:
        data["reactions"] = [_reaction_json(emoji, users, viewer) for emoji, users in message.reactions.items()]
    if message.reference is not None:
        _add_reference(world, message, data, base, depth)
    if message.thread_id is not None and message.thread_id in world.channels:
        data["thread"] = channel_json(world, world.channels[message.thread_id])
    return data


def _add_reference(world: World, message: Message, data: Json, base: str, depth: int) -> None:
    channel_id = message.reference_channel or message.channel_id
    reference: Json = {"type": 0, "channel_id": str(channel_id), "message_id": str(message.reference)}
    channel = world.channels.get(channel_id)
    if channel is not None and channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    data["message_reference"] = reference
    if depth == 0 and message.type in (19, 20, 23):
        found = world.messages.get(channel_id, {}).get(message.reference or 0)
        if found is not None and found.reader not in (None, message.reader):
            found = None
        data["referenced_message"] = None if found is None else message_json(world, found, base, depth=1)


def _reaction_json(emoji: str, users: list[int], viewer: int | None) -> Json:
    return {
        "emoji": emoji_json(emoji),
        "count": len(users),
        "count_details": {"normal": len(users), "burst": 0},
        "me": viewer in users,
        "me_burst": False,
        "burst_colors": [],
    }


def emoji_json(emoji: str) -> Json:
    """An emoji from its form in a route: a character or name:id."""
    name, _, number = emoji.rpartition(":")
    return {"id": number, "name": name} if name else {"id": None, "name": emoji}


def event_message_json(world: World, message: Message, base: str) -> Json:
    """A message as the gateway sends it: with server and member, unless ephemeral."""
    data = message_json(world, message, base)
    channel = world.channels[message.channel_id]
    if message.reader is None and channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author_id)
        if member is not None:
            data["member"] = member_json(world, member, with_user=False)
        for entry, user_id in zip(data["mentions"], message.mentions, strict=True):
            mentioned = guild.members.get(user_id)
            if mentioned is not None:
                entry["member"] = member_json(world, mentioned, with_user=False)
    return data


def command_json(command: Command) -> Json:
    """A registered command."""
    data: Json = {
        "id": str(command.id),
        "application_id": str(command.application_id),
        "version": str(command.version),
        **command.body,
    }
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data


def application_json(world: World, application: Application) -> Json:
    """An application as its bot sees it."""
    owner = next((guild.owner_id for guild in world.guilds.values()), application.id)
    return {
        "id": str(application.id),
        "name": application.name,
        "description": application.description,
        "icon": None,
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0x00_8A_8000,
        "flags_new": str(0x00_8A_8000),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "owner": user_json(world.users[owner]),
        "team": None,
        "summary": "",
        "tags": [],
        "approximate_guild_count": sum(application.id in guild.members for guild in world.guilds.values()),
        "integration_types_config": {"0": {}, "1": {}},
        "bot": user_json(world.users[application.id]),
    }


def event_json(world: World, event: ScheduledEvent) -> Json:
    """A scheduled event."""
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "creator_id": str(event.creator_id),
        "creator": user_json(world.users[event.creator_id]),
        "user_count": len(event.subscribers),
        "entity_id": None,
        "image": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
        **event.body,
    }


def resolved_channel_json(world: World, channel: Channel, user_id: int) -> Json:
    """A channel as it is resolved for an option or a select."""
    data = channel_json(world, channel)
    data.pop("permission_overwrites", None)
    data["permissions"] = str(permissions.in_channel(world, user_id, channel))
    return data
