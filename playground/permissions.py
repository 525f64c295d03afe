"""Who may do what: roles, overwrites, threads, timeouts and the order of roles."""

from .errors import refusal
from .world import DM, PRIVATE_THREAD, Channel, Guild, Member, World

CREATE_INVITE = 1 << 0
KICK_MEMBERS = 1 << 1
BAN_MEMBERS = 1 << 2
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_AUDIT_LOG = 1 << 7
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
SEND_TTS = 1 << 12
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
SPEAK = 1 << 21
CHANGE_NICKNAME = 1 << 26
MANAGE_NICKNAMES = 1 << 27
MANAGE_ROLES = 1 << 28
USE_COMMANDS = 1 << 31
MANAGE_EVENTS = 1 << 33
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
MODERATE_MEMBERS = 1 << 40
CREATE_EVENTS = 1 << 44
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1
TEXT_NEEDS_SENDING = MENTION_EVERYONE | SEND_TTS | ATTACH_FILES | EMBED_LINKS
WHILE_TIMED_OUT = VIEW_CHANNEL | READ_HISTORY
IN_DMS = (
    ADD_REACTIONS | VIEW_CHANNEL | SEND_MESSAGES | SEND_TTS | EMBED_LINKS | ATTACH_FILES | READ_HISTORY
    | MENTION_EVERYONE | EXTERNAL_EMOJIS | USE_COMMANDS | PIN_MESSAGES
)  # fmt: skip
EVERYONE_DEFAULT = (
    CREATE_INVITE | ADD_REACTIONS | VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY
    | EXTERNAL_EMOJIS | CONNECT | SPEAK | CHANGE_NICKNAME | USE_COMMANDS | CREATE_PUBLIC_THREADS | SEND_IN_THREADS
)  # fmt: skip
# What a games bot asks for in its invitation: everything but administrator.
BOT_DEFAULT = (
    EVERYONE_DEFAULT | KICK_MEMBERS | BAN_MEMBERS | MANAGE_CHANNELS | MANAGE_MESSAGES | MENTION_EVERYONE
    | MANAGE_NICKNAMES | MANAGE_ROLES | MANAGE_EVENTS | MANAGE_THREADS | CREATE_PRIVATE_THREADS | MODERATE_MEMBERS
    | CREATE_EVENTS | PIN_MESSAGES | VIEW_AUDIT_LOG
)  # fmt: skip


def timed_out(world: World, member: Member) -> bool:
    """Whether a member may not talk for now."""
    return member.timeout_until is not None and member.timeout_until > world.clock.now()


def in_guild(world: World, guild: Guild, member: Member) -> int:
    """A member's permissions in the whole server."""
    if member.user_id == guild.owner_id:
        return ALL
    mask = guild.roles[guild.id].permissions
    for role_id in member.roles:
        mask |= guild.roles[role_id].permissions
    if mask & ADMINISTRATOR:
        return ALL
    if member.timeout_until is not None and timed_out(world, member):
        mask &= WHILE_TIMED_OUT
    return mask


def in_channel(world: World, user_id: int, channel: Channel) -> int:
    """A user's permissions in a channel; 0 for one who is not there."""
    if channel.type == DM:
        return IN_DMS if user_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id or 0]
    member = guild.members.get(user_id)
    if member is None:
        return 0
    mask = in_guild(world, guild, member)
    if mask == ALL:
        return ALL
    place = channel
    if channel.thread is not None:
        place = world.channels[channel.parent_id or 0]
    if place.overwrites:
        mask = _with_overwrites(mask, place, guild, member)
        if member.timeout_until is not None and timed_out(world, member):
            mask &= WHILE_TIMED_OUT
    if not mask & VIEW_CHANNEL:
        return 0
    if channel.thread is not None:
        hidden = channel.type == PRIVATE_THREAD and user_id not in channel.thread.members
        if hidden and not mask & MANAGE_THREADS:
            return 0
        mask = mask | SEND_MESSAGES if mask & SEND_IN_THREADS else mask & ~SEND_MESSAGES
    if not mask & SEND_MESSAGES:
        mask &= ~TEXT_NEEDS_SENDING
    return mask


def _with_overwrites(mask: int, channel: Channel, guild: Guild, member: Member) -> int:
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        mask = mask & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in member.roles:
        overwrite = channel.overwrites.get(role_id)
        if overwrite is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    mask = mask & ~deny | allow
    own = channel.overwrites.get(member.user_id)
    return mask if own is None else mask & ~own.deny | own.allow


def can_view(world: World, user_id: int, channel: Channel) -> bool:
    """Whether a user sees a channel at all."""
    return bool(in_channel(world, user_id, channel) & VIEW_CHANNEL)


def need_channel(world: World, user_id: int, channel: Channel, needed: int) -> int:
    """Refuse unless the user may do this in the channel."""
    mask = in_channel(world, user_id, channel)
    if not mask & VIEW_CHANNEL:
        raise refusal(50001)
    if needed & ~mask:
        raise refusal(50013)
    return mask


def need_guild(world: World, user_id: int, guild: Guild, needed: int) -> int:
    """Refuse unless the user may do this in the server."""
    member = guild.members.get(user_id)
    if member is None:
        raise refusal(50001)
    mask = in_guild(world, guild, member)
    if needed & ~mask:
        raise refusal(50013)
    return mask


def height(guild: Guild, user_id: int) -> int:
    """The position of a member's highest role; the owner stands above all."""
    if user_id == guild.owner_id:
        return 1 << 30
    member = guild.members.get(user_id)
    if member is None:
        return -1
    return max((guild.roles[role_id].position for role_id in member.roles), default=0)


def need_above_member(guild: Guild, actor: int, target: int) -> None:
    """Refuse unless the actor's highest role is above the target's."""
    if height(guild, actor) <= height(guild, target):
        raise refusal(50013)


def need_above_role(guild: Guild, actor: int, role_id: int) -> None:
    """Refuse unless the actor's highest role is above this role."""
    if height(guild, actor) <= guild.roles[role_id].position:
        raise refusal(50013)
