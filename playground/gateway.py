"""The gateway: hello, identify, resume, heartbeats, member chunks."""

import asyncio
import json
import secrets
import time
from typing import Any

from aiohttp import WSMsgType, web

from . import intents as need
from . import permissions
from .errors import Json
from .fields import as_int
from .hub import Hub
from .payload import application_json, channel_json, event_json, guild_json, member_json, own_user_json, user_json
from .sessions import Link, Session, on_shard
from .wire import Wire, encode
from .world import Application, Guild

HEARTBEAT_MS = 41_250
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is answered."""
MOST_EVENTS = 120
CHUNK = 1000
OPCODES = (1, 2, 3, 4, 6, 8, 31)


class Goodbye(Exception):
    """The connection must be closed with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One websocket of a bot."""

    def __init__(self, hub: Hub, socket: web.WebSocketResponse, link: Link) -> None:
        self.hub = hub
        self.socket = socket
        self.link = link
        self.session: Session | None = None
        self.recent: list[float] = []

    def send(self, opcode: int, data: Any) -> None:
        """Send something that is not an event."""
        self.link.send(encode({"t": None, "s": None, "op": opcode, "d": data}), self.hub.sessions.delay)

    async def run(self) -> None:
        """Talk until the connection ends."""
        self.send(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
        try:
            while True:
                message = await self.socket.receive(timeout=HEARTBEAT_MS / 1000 * 1.5)
                if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                    break
                self.take(message.data)
        except TimeoutError:
            await self.socket.close(code=4009, message=b"Session timed out")
        except Goodbye as goodbye:
            self.hub.note("gateway", "CLOSE", goodbye.reason, goodbye.code, 0.0)
            if self.session is not None and goodbye.code not in (4008, 4000):
                self.hub.sessions.all.pop(self.session.id, None)
            await self.socket.close(code=goodbye.code, message=goodbye.reason.encode())

    def take(self, raw: Any) -> None:
        """Handle one payload of the bot."""
        now = time.monotonic()
        self.recent = [item for item in self.recent if now - item < 60]
        self.recent.append(now)
        if len(self.recent) > MOST_EVENTS:
            raise Goodbye(4008, "Rate limited.")
        try:
            payload = json.loads(raw)
            opcode = payload["op"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Goodbye(4002, "Error while decoding payload.") from None
        data = payload.get("d")
        if opcode not in OPCODES:
            raise Goodbye(4001, "Unknown opcode.")
        if opcode == 1:
            # As over a network: discord.py notes the time of a heartbeat only after it was sent, and takes an answer
            # that comes sooner for one to the heartbeat before ("Can't keep up, 41 s behind").
            asyncio.get_running_loop().call_later(ROUND_TRIP, self.send, 11, None)
            return
        if opcode in (2, 6):
            if self.session is not None:
                raise Goodbye(4005, "Already authenticated.")
            if not isinstance(data, dict):
                raise Goodbye(4002, "Error while decoding payload.")
            if opcode == 2:
                self.identify(data)
            else:
                self.resume(data)
            return
        if self.session is None:
            raise Goodbye(4003, "Not authenticated.")
        if opcode == 8 and isinstance(data, dict):
            self.request_members(data, self.session)

    def application(self, data: Json) -> Application:
        """The application of a token."""
        token = data.get("token")
        found = self.hub.by_token(token.removeprefix("Bot ")) if isinstance(token, str) else None
        if found is None:
            raise Goodbye(4004, "Authentication failed.")
        return found

    def identify(self, data: Json) -> None:
        """Start a new session."""
        application = self.application(data)
        intents = as_int(data.get("intents"))
        if intents is None or intents < 0 or intents & ~need.KNOWN:
            raise Goodbye(4013, "Invalid intent(s).")
        if intents & need.PRIVILEGED & ~application.intents:
            raise Goodbye(4014, "Disallowed intent(s).")
        shard = data.get("shard") or [0, 1]
        if not (
            isinstance(shard, list) and len(shard) == 2 and all(isinstance(item, int) for item in shard)
            and 0 <= shard[0] < shard[1] <= 10_000
        ):  # fmt: skip
            raise Goodbye(4010, "Invalid shard.")
        was_online = self.hub.sessions.online(application.id)
        session = Session(application, intents, (shard[0], shard[1]), self.link)
        self.session = session
        self.hub.sessions.add(session)
        world = self.hub.world
        guilds = [
            guild for guild in world.guilds.values() if application.id in guild.members and on_shard(session, guild.id)
        ]
        session.dispatch("READY", encode({
            "v": 10,
            "user": own_user_json(world.users[application.id]),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.hub.base.replace("http", "ws", 1) + "/gateway",
            "shard": shard,
            "application": {"id": str(application.id), "flags": application_json(world, application)["flags"]},
            "private_channels": [],
            "presences": [],
            "relationships": [],
        }), self.hub.sessions.delay)  # fmt: skip
        if intents & need.GUILDS:
            for guild in guilds:
                if late := self.hub.sessions.late.get(guild.id, 0.0):
                    asyncio.get_running_loop().call_later(late, self._send_guild, guild, session)
                else:
                    self._send_guild(guild, session)
        self.hub.note("gateway", "IDENTIFY", f"shard {shard[0]}/{shard[1]}", 200, 0.0)
        if not was_online:
            tell_online(self.hub, application, True)

    def _send_guild(self, guild: Guild, session: Session) -> None:
        session.dispatch("GUILD_CREATE", encode(guild_create(self.hub, guild, session)), self.hub.sessions.delay)

    def resume(self, data: Json) -> None:
        """Continue a session that lost its connection."""
        application = self.application(data)
        session = self.hub.sessions.all.get(str(data.get("session_id")))
        sequence = as_int(data.get("seq"))
        if session is None or session.application is not application or sequence is None:
            self.send(9, False)
            return
        if sequence > session.sequence:
            raise Goodbye(4007, "Invalid seq.")
        if not session.can_resume_from(sequence):
            del self.hub.sessions.all[session.id]
            self.send(9, False)
            return
        was_online = self.hub.sessions.online(application.id)
        if session.link is not None:
            session.link.wire.abort()
        session.link = self.link
        self.session = session
        for number, text in session.sent:
            if number > sequence:
                self.link.send(text, self.hub.sessions.delay)
        session.dispatch("RESUMED", encode({"_trace": ["playground"]}), self.hub.sessions.delay)
        self.hub.note("gateway", "RESUME", f"from {sequence}", 200, 0.0)
        if not was_online:
            tell_online(self.hub, application, True)

    def request_members(self, data: Json, session: Session) -> None:
        """Send members in chunks."""
        world = self.hub.world
        guild = world.guilds.get(as_int(data.get("guild_id")) or 0)
        if guild is None or session.application.id not in guild.members or not on_shard(session, guild.id):
            return
        members = list(guild.members.values())
        missing: list[str] = []
        query, limit = data.get("query"), as_int(data.get("limit")) or 0
        if data.get("user_ids") is not None:
            raw = data["user_ids"] if isinstance(data["user_ids"], list) else [data["user_ids"]]
            wanted = [as_int(item) or 0 for item in raw][:100]
            members = [guild.members[item] for item in wanted if item in guild.members]
            missing = [str(item) for item in wanted if item not in guild.members]
        elif isinstance(query, str) and query:
            folded = query.casefold()
            members = [item for item in members if _begins(world.users[item.user_id].username, item.nick, folded)]
            members = members[: limit or 100]
        elif not session.intents & need.GUILD_MEMBERS:
            raise Goodbye(4014, "Disallowed intent(s).")
        elif limit:
            members = members[:limit]
        chunks = [members[at : at + CHUNK] for at in range(0, len(members), CHUNK)] or [[]]
        for index, chunk in enumerate(chunks):
            event: Json = {
                "guild_id": str(guild.id),
                "members": [member_json(world, item) for item in chunk],
                "chunk_index": index,
                "chunk_count": len(chunks),
                "not_found": missing,
            }
            if data.get("presences"):
                event["presences"] = []
            if isinstance(data.get("nonce"), str):
                event["nonce"] = data["nonce"]
            session.dispatch("GUILD_MEMBERS_CHUNK", encode(event), self.hub.sessions.delay)

    def lost(self) -> None:
        """The connection is gone; the session may be resumed."""
        session = self.session
        if session is None or session.link is not self.link:
            return
        session.link = None
        session.lost_at = asyncio.get_running_loop().time()
        if self.socket.close_code in (1000, 1001):
            self.hub.sessions.all.pop(session.id, None)
        if not self.hub.sessions.online(session.application.id):
            tell_online(self.hub, session.application, False)


def _begins(name: str, nick: str | None, folded: str) -> bool:
    return name.casefold().startswith(folded) or (nick or "").casefold().startswith(folded)


def guild_create(hub: Hub, guild: Guild, session: Session) -> Json:
    """A server in full, as a bot gets it when it connects."""
    world = hub.world
    bot = session.application.id
    count = len(guild.members)
    everyone = session.intents & need.GUILD_PRESENCES and count <= 250
    shown = guild.members.values() if everyone else [guild.members[bot]]
    threads = [
        channel_json(world, item, bot)
        for item in world.threads_of(guild.id)
        if item.thread is not None and not item.thread.archived and permissions.can_view(world, bot, item)
    ]
    return {
        **guild_json(guild),
        "joined_at": member_json(world, guild.members[bot])["joined_at"],
        "large": count > 250,
        "unavailable": False,
        "member_count": count,
        "voice_states": [],
        "members": [member_json(world, item) for item in shown],
        "channels": [channel_json(world, item) for item in world.channels_of(guild.id)],
        "threads": threads,
        "presences": _presences(hub, guild) if session.intents & need.GUILD_PRESENCES else [],
        "stage_instances": [],
        "soundboard_sounds": [],
        "guild_scheduled_events": [
            event_json(world, item) for item in world.state.events.values() if item.guild_id == guild.id
        ],
    }


def _presences(hub: Hub, guild: Guild) -> list[Json]:
    people = [item for item in guild.members if item in hub.audience.viewers]
    return [
        {"user": {"id": str(item)}, "status": "online", "activities": [], "client_status": {"web": "online"}}
        for item in people
    ]


def tell_online(hub: Hub, application: Application, online: bool) -> None:
    """Show people that a bot came or went."""
    data = {"user_id": str(application.id), "application_id": str(application.id), "online": online}
    hub.audience.send(list(hub.audience.viewers), "PRESENCE_UPDATE", data)


def tell_presence(hub: Hub, user_id: int, online: bool) -> None:
    """Show bots that a person came or went."""
    for guild in hub.world.guilds.values():
        if user_id in guild.members:
            hub.sessions.to_guild("PRESENCE_UPDATE", {
                "user": user_json(hub.world.users[user_id]),
                "guild_id": str(guild.id),
                "status": "online" if online else "offline",
                "activities": [],
                "client_status": {"web": "online"} if online else {},
            }, guild.id)  # fmt: skip


async def gateway(hub: Hub, request: web.Request) -> web.StreamResponse:
    """Accept a bot's websocket."""
    outage = hub.sessions.away_until - asyncio.get_running_loop().time()
    if outage > 0:
        # Silence instead of a refusal: some libraries give their session up when the handshake fails.
        await asyncio.sleep(outage)
    socket = web.WebSocketResponse(compress=False, max_msg_size=16 << 10, autoping=True)
    await socket.prepare(request)
    if request.query.get("encoding", "json") != "json" or request.query.get("v", "10") not in ("9", "10"):
        await socket.close(code=4012, message=b"Invalid API version.")
        return socket
    link = Link(Wire(socket, request), request.query.get("compress") == "zlib-stream")
    connection = Connection(hub, socket, link)
    try:
        await connection.run()
    finally:
        connection.lost()
    return socket


def drop(hub: Hub, application_id: int | None, how: str, for_seconds: float = 0.0) -> int:
    """Disturb the gateway: cut, reconnect (op 7), invalid (op 9), resumable (op 9 true); returns how many were hit."""
    hub.sessions.away_until = asyncio.get_running_loop().time() + for_seconds
    hit = 0
    for session in list(hub.sessions.all.values()):
        if session.link is None or application_id not in (None, session.application.id):
            continue
        hit += 1
        if how == "cut":
            session.link.wire.abort()
        elif how == "reconnect":
            session.link.send(encode({"t": None, "s": None, "op": 7, "d": None}))
        else:
            if how == "invalid":
                hub.sessions.all.pop(session.id, None)
            session.link.send(encode({"t": None, "s": None, "op": 9, "d": how == "resumable"}))
    return hit


def new_token() -> str:
    """A fresh bot token."""
    return secrets.token_urlsafe(32)
