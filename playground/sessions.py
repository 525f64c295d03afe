"""Gateway sessions: numbering, replay, compression and sharing out of events."""

import asyncio
import secrets
import zlib
from collections import deque

from . import intents as need
from . import permissions
from .errors import Json
from .wire import BINARY, Wire, encode, frame
from .world import Application, Channel, World

REPLAY = 5000
KEPT_FOR = 180.0
CONTENT_FIELDS = {"content": "", "embeds": [], "attachments": [], "components": []}


class Link:
    """One connection of a bot, with its compression."""

    def __init__(self, wire: Wire, compressed: bool) -> None:
        self.wire = wire
        self._packer = zlib.compressobj() if compressed else None
        self._free_at = 0.0

    def send(self, text: str, delay: float = 0.0) -> None:
        """Send one payload, later if the gateway is told to be slow; the order is kept."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if delay or self._free_at > now:
            self._free_at = max(self._free_at, now + delay)
            loop.call_at(self._free_at, self._put, text)
        else:
            self._put(text)

    def _put(self, text: str) -> None:
        raw = text.encode()
        if self._packer is None:
            self.wire.write(frame(raw))
        else:
            packed = self._packer.compress(raw) + self._packer.flush(zlib.Z_SYNC_FLUSH)
            self.wire.write(frame(packed, BINARY))
        if self.wire.choked:
            self.wire.abort()


class Session:
    """A bot's session on one shard; it outlives its connection for a while."""

    def __init__(self, application: Application, intents: int, shard: tuple[int, int], link: Link) -> None:
        self.id = secrets.token_hex(16)
        self.application = application
        self.intents = intents
        self.shard = shard
        self.link: Link | None = link
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAY)
        self.lost_at = 0.0

    def dispatch(self, event: str, data: str, delay: float = 0.0) -> None:
        """Send an event, or keep it for a resume."""
        self.sequence += 1
        text = f'{{"t":"{event}","s":{self.sequence},"op":0,"d":{data}}}'
        self.sent.append((self.sequence, text))
        if self.link is not None:
            self.link.send(text, delay)

    def can_resume_from(self, sequence: int) -> bool:
        """Whether nothing after this number was forgotten."""
        if sequence > self.sequence:
            return False
        return sequence == self.sequence or (bool(self.sent) and self.sent[0][0] <= sequence + 1)


class Sessions:
    """All sessions, and which of them gets what."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.all: dict[str, Session] = {}
        self.delay = 0.0
        self.late: dict[int, float] = {}
        """Servers that are there only so many seconds after a login, as in an outage."""
        self.away_until = 0.0
        self.at_once = 1
        """So many logins Discord lets a bot make in five seconds."""

    def add(self, session: Session) -> None:
        """A bot has identified itself."""
        self.forget_old()
        self.all[session.id] = session

    def forget_old(self) -> None:
        """Drop sessions whose bots did not come back."""
        now = asyncio.get_running_loop().time()
        for session in list(self.all.values()):
            if session.link is None and now - session.lost_at > KEPT_FOR:
                del self.all[session.id]

    def online(self, application_id: int) -> bool:
        """Whether a bot is connected."""
        return any(item.application.id == application_id and item.link is not None for item in self.all.values())

    def reachable(self, application_id: int, guild_id: int | None) -> bool:
        """Whether an event for a bot has a session to go to, connected or to be resumed."""
        self.forget_old()
        return any(item.application.id == application_id and on_shard(item, guild_id) for item in self.all.values())

    def to_application(self, application_id: int, event: str, data: Json, guild_id: int | None) -> None:
        """An event for one bot."""
        text = encode(data)
        for session in self.all.values():
            if session.application.id == application_id and on_shard(session, guild_id):
                session.dispatch(event, text, self.delay)

    def to_guild(self, event: str, data: Json, guild_id: int, only: int | None = None) -> None:
        """An event for every bot in a server."""
        members = self.world.guilds[guild_id].members
        text = ""
        for session in self.all.values():
            bot = session.application.id
            if bot not in members or (only is not None and bot != only) or not on_shard(session, guild_id):
                continue
            if need.wants(session.intents, event, True) or _own_member(event, data, bot):
                text = text or encode(data)
                session.dispatch(event, text, self.delay)

    def to_channel(self, event: str, data: Json, channel: Channel) -> None:
        """An event for every bot that sees a channel."""
        guild_id = channel.guild_id
        text = ""
        for session in self.all.values():
            if not on_shard(session, guild_id) or not need.wants(session.intents, event, guild_id is not None):
                continue
            if permissions.can_view(self.world, session.application.id, channel):
                text = text or encode(data)
                session.dispatch(event, text, self.delay)

    def message(self, event: str, data: Json, full: str, channel: Channel, author: int, reader: int | None) -> None:
        """A message for every bot that sees the channel; its content only for those who may read it."""
        guild_id = channel.guild_id if reader is None else None
        bare = ""
        for session in self.all.values():
            bot = session.application.id
            if not on_shard(session, guild_id) or not need.wants(session.intents, event, guild_id is not None):
                continue
            if reader is not None and bot != author:
                continue
            if not permissions.can_view(self.world, bot, channel):
                continue
            if guild_id is None or session.intents & need.MESSAGE_CONTENT or author == bot or _mentions(data, bot):
                session.dispatch(event, full, self.delay)
            else:
                bare = bare or encode({**data, **CONTENT_FIELDS})
                session.dispatch(event, bare, self.delay)


def on_shard(session: Session, guild_id: int | None) -> bool:
    """Whether a server (or direct conversations) belongs to a session's shard."""
    number, count = session.shard
    return number == (0 if guild_id is None else (guild_id >> 22) % count)


def _own_member(event: str, data: Json, bot: int) -> bool:
    """A bot is always told about changes of its own membership."""
    return event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == str(bot)


def _mentions(data: Json, bot: int) -> bool:
    return any(item["id"] == str(bot) for item in data["mentions"])
