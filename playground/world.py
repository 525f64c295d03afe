"""The state of the local Discord: people, servers, channels, messages, commands."""

from dataclasses import dataclass, field

from .clock import Clock
from .errors import Json, refusal
from .snowflake import SnowflakeMaker

TEXT, DM, VOICE, CATEGORY, NEWS = 0, 1, 2, 4, 5
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
STAGE, FORUM = 13, 15

EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
SUPPRESS_EMBEDS, HAS_THREAD = 1 << 2, 1 << 5


@dataclass(slots=True)
class User:
    """A person or a bot."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    avatar: str | None = None
    note: str = ""
    locale: str = "de"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A role of a server; the one with the server's id is everyone's."""

    id: int
    name: str
    permissions: int = 0
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed: bool = False
    bot_id: int | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows or denies to a role (0) or a member (1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Member:
    """A user in a server."""

    user_id: int
    joined_at: int
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timeout_until: int | None = None


@dataclass(slots=True)
class Thread:
    """What a thread has beyond a channel."""

    owner_id: int
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 1440
    archive_at: int = 0
    created_at: int = 0
    members: dict[int, int] = field(default_factory=dict)
    message_count: int = 0
    total_message_sent: int = 0


@dataclass(slots=True)
class Channel:
    """A channel, a thread or a direct conversation."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    rate_limit_per_user: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    last_pin_at: int | None = None
    thread: Thread | None = None


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "de"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    bans: dict[int, str | None] = field(default_factory=dict)
    system_channel_id: int | None = None
    description: str | None = None


@dataclass(slots=True)
class Attachment:
    """A file sent with a message; its bytes live in World.files."""

    id: int
    channel_id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    title: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """A message; reader is set for ephemeral ones."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    type: int = 0
    flags: int = 0
    tts: bool = False
    edited_at: int | None = None
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embedded: list[Attachment] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reactions: dict[str, list[int]] = field(default_factory=dict)
    reference: int | None = None
    reference_channel: int | None = None
    pinned_at: int | None = None
    nonce: str | None = None
    application_id: int | None = None
    metadata: Json | None = None
    command_name: str | None = None
    reader: int | None = None
    thread_id: int | None = None
    old_edits: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Command:
    """A registered application command."""

    id: int
    application_id: int
    guild_id: int | None
    version: int
    body: Json


@dataclass(slots=True)
class Application:
    """An application with its bot user, which has the same id."""

    id: int
    name: str
    token: str
    description: str = ""
    intents: int = (1 << 26) - 1


@dataclass(slots=True)
class Emoji:
    """An emoji of an application; its picture lives in World.files."""

    id: int
    application_id: int
    name: str


@dataclass(slots=True)
class ScheduledEvent:
    """A planned event of a server."""

    id: int
    guild_id: int
    creator_id: int
    body: Json
    subscribers: list[int] = field(default_factory=list)


@dataclass(slots=True)
class AuditEntry:
    """Who did what to whom, and why."""

    id: int
    guild_id: int
    user_id: int
    target_id: int | None
    action: int
    reason: str | None
    changes: list[Json] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """Everything that survives a restart of the server."""

    last_id: int = 0
    base: str = ""
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    applications: dict[int, Application] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    audit: list[AuditEntry] = field(default_factory=list)


class World:
    """The state with its clock, its ids and the look-ups that refuse what is unknown."""

    def __init__(self, clock: Clock, state: State | None = None) -> None:
        self.clock = clock
        self.state = state or State()
        self.new_id = SnowflakeMaker(clock)
        self.new_id.last = self.state.last_id
        self.users = self.state.users
        self.guilds = self.state.guilds
        self.channels = self.state.channels
        self.messages = self.state.messages
        self.applications = self.state.applications
        self.commands = self.state.commands
        self.emojis = self.state.emojis
        self.files: dict[int, bytes] = {}
        self.dms = {frozenset(item.recipients): item.id for item in self.channels.values() if item.type == DM}

    def user(self, user_id: int) -> User:
        """The user of this id."""
        try:
            return self.users[user_id]
        except KeyError:
            raise refusal(10013) from None

    def guild(self, guild_id: int) -> Guild:
        """The server of this id."""
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise refusal(10004) from None

    def channel(self, channel_id: int) -> Channel:
        """The channel of this id."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refusal(10003) from None

    def message(self, channel_id: int, message_id: int) -> Message:
        """The message of this id."""
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise refusal(10008) from None

    def member(self, guild: Guild, user_id: int) -> Member:
        """The member of this id."""
        try:
            return guild.members[user_id]
        except KeyError:
            raise refusal(10007) from None

    def role(self, guild: Guild, role_id: int) -> Role:
        """The role of this id."""
        try:
            return guild.roles[role_id]
        except KeyError:
            raise refusal(10011) from None

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server a channel belongs to, None for direct conversations."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def channels_of(self, guild_id: int) -> list[Channel]:
        """The channels of a server without threads."""
        return [item for item in self.channels.values() if item.guild_id == guild_id and item.thread is None]

    def threads_of(self, guild_id: int) -> list[Channel]:
        """The threads of a server."""
        return [item for item in self.channels.values() if item.guild_id == guild_id and item.thread is not None]

    def dm_between(self, one: int, other: int) -> Channel | None:
        """The direct conversation of two users, if it exists."""
        found = self.dms.get(frozenset((one, other)))
        return None if found is None else self.channels[found]

    def mutual_guild(self, one: int, other: int) -> bool:
        """Whether two users share a server."""
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())

    def find_person(self, name: str) -> User | None:
        """A user by id or user name."""
        if name.isascii() and name.isdigit() and int(name) in self.users:
            return self.users[int(name)]
        lowered = name.casefold()
        return next((user for user in self.users.values() if user.username.casefold() == lowered), None)
