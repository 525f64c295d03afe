"""The people who watch: who sees which channel, and sending to many of them cheaply."""

import asyncio
import time
from collections.abc import Iterable

from . import permissions
from .errors import Json
from .payload import channel_json
from .wire import Encoded, Wire, event_frame
from .world import DM, Channel, World

SLICE = 0.0005
PAUSE = 0.002
FEW = 40
# Seconds between two rounds for each viewer there is: a crowd gets its news in batches, a few people at once.
BREATH = 0.00025


class Viewer:
    """One open page (or test client) of a person."""

    __slots__ = ("notes", "pending", "user_id", "wire")

    def __init__(self, user_id: int, wire: Wire, notes: bool) -> None:
        self.user_id = user_id
        self.wire = wire
        self.notes = notes
        self.pending: list[bytes] = []


class Audience:
    """All viewers, by person, and which person sees which channel."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.viewers: dict[int, list[Viewer]] = {}
        self.visible: dict[int, set[int]] = {}
        self.by_channel: dict[int, set[int]] = {}
        self.deleted: dict[int, Channel] = {}
        self._dirty: dict[Viewer, None] = {}
        self._urgent: dict[Viewer, None] = {}
        self._flush: asyncio.Handle | None = None
        self._rush: asyncio.Handle | None = None
        self._round_began = 0.0

    def join(self, viewer: Viewer) -> None:
        """A page was opened."""
        self.viewers.setdefault(viewer.user_id, []).append(viewer)
        if viewer.user_id not in self.visible:
            seen = self.visible_to(viewer.user_id)
            self.visible[viewer.user_id] = seen
            for channel_id in seen:
                self.by_channel.setdefault(channel_id, set()).add(viewer.user_id)

    def leave(self, viewer: Viewer) -> None:
        """A page was closed."""
        self._dirty.pop(viewer, None)
        self._urgent.pop(viewer, None)
        rest = self.viewers.get(viewer.user_id, [])
        if viewer in rest:
            rest.remove(viewer)
        if not rest and viewer.user_id in self.visible:
            del self.viewers[viewer.user_id]
            for channel_id in self.visible.pop(viewer.user_id):
                self.by_channel.get(channel_id, set()).discard(viewer.user_id)

    def visible_to(self, user_id: int) -> set[int]:
        """The channels, threads and direct conversations a person sees."""
        return {
            channel.id for channel in self.world.channels.values() if permissions.can_view(self.world, user_id, channel)
        }

    def in_channel(self, channel_id: int) -> set[int]:
        """The watching people who see a channel."""
        return self.by_channel.get(channel_id, set())

    def in_guild(self, guild_id: int) -> list[int]:
        """The watching people of a server."""
        members = self.world.guilds[guild_id].members
        return [user_id for user_id in self.viewers if user_id in members]

    def send(self, user_ids: Iterable[int], kind: str, data: Json | Encoded) -> None:
        """Tell something to people; it is written once, however many they are."""
        watching = [user_id for user_id in user_ids if user_id in self.viewers]
        if watching:
            self._queue(event_frame(kind, data), watching)

    def send_notes(self, data: Json) -> None:
        """Tell the curious what the bot just did."""
        curious = [viewer for viewers in self.viewers.values() for viewer in viewers if viewer.notes]
        if curious:
            ready = event_frame("NOTE", data)
            for viewer in curious:
                self._put(viewer, ready, self._dirty)
            self._wake()

    def send_one(self, viewer: Viewer, kind: str, data: Json) -> None:
        """Tell something to one page."""
        self._put(viewer, event_frame(kind, data), self._urgent)
        self._wake()

    def _queue(self, ready: bytes, user_ids: list[int]) -> None:
        # What concerns one person must not wait behind what concerns everyone.
        few = len(user_ids) == 1 and len(self.viewers[user_ids[0]]) <= FEW
        queue = self._urgent if few else self._dirty
        for user_id in user_ids:
            for viewer in self.viewers[user_id]:
                self._put(viewer, ready, queue)
        self._wake()

    def _put(self, viewer: Viewer, ready: bytes, queue: dict[Viewer, None]) -> None:
        viewer.pending.append(ready)
        queue[viewer] = None

    def _wake(self) -> None:
        loop = asyncio.get_running_loop()
        if self._rush is None and self._urgent:
            self._rush = loop.call_soon(self._write_urgent)
        if self._flush is None and self._dirty:
            crowd = len(self._dirty)
            wait = self._round_began + crowd * BREATH - loop.time() if crowd > FEW else 0.0
            self._flush = loop.call_later(max(0.0, wait), self._begin_round)

    def _write_urgent(self) -> None:
        self._rush = None
        for viewer in self._urgent:
            self._write(viewer)
        self._urgent.clear()

    def _begin_round(self) -> None:
        self._round_began = asyncio.get_running_loop().time()
        self._write_some()

    def _write_some(self) -> None:
        """Write for a short while, then let the bot's requests through: many viewers must not slow it down."""
        self._flush = None
        until = time.perf_counter() + SLICE
        while self._dirty:
            viewer = next(iter(self._dirty))
            del self._dirty[viewer]
            self._write(viewer)
            if time.perf_counter() > until:
                break
        if self._dirty:
            self._flush = asyncio.get_running_loop().call_later(PAUSE, self._write_some)

    @staticmethod
    def _write(viewer: Viewer) -> None:
        frames, viewer.pending = viewer.pending, []
        if viewer.wire.choked:
            viewer.wire.abort()
        elif frames:
            viewer.wire.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def refresh(self, user_ids: Iterable[int] | None = None) -> None:
        """Look again who sees what, and tell those for whom it changed."""
        for user_id in list(self.visible if user_ids is None else user_ids):
            if user_id not in self.visible:
                continue
            before, after = self.visible[user_id], self.visible_to(user_id)
            if before == after:
                continue
            self.visible[user_id] = after
            for channel_id in before - after:
                self.by_channel[channel_id].discard(user_id)
                self._tell_gone(user_id, channel_id)
            for channel_id in sorted(after - before):
                self.by_channel.setdefault(channel_id, set()).add(user_id)
                channel = self.world.channels[channel_id]
                kind = "CHANNEL_CREATE" if channel.thread is None else "THREAD_CREATE"
                self.send((user_id,), kind, channel_json(self.world, channel, user_id))

    def _tell_gone(self, user_id: int, channel_id: int) -> None:
        channel = self.world.channels.get(channel_id) or self.deleted.get(channel_id)
        kind = "CHANNEL_DELETE" if channel is None or channel.thread is None else "THREAD_DELETE"
        data: Json = {"id": str(channel_id)}
        if channel is not None:
            data["type"] = channel.type
            if channel.type != DM:
                data["guild_id"] = str(channel.guild_id)
        self.send((user_id,), kind, data)
