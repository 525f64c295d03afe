"""Writing websocket frames without waiting, so that one event can reach many sockets cheaply."""

import json
import struct
from typing import Any

from aiohttp import web


class Encoded(str):
    """JSON that is already text, so that one message is written out once for everybody."""

    __slots__ = ()


TEXT, BINARY = 0x81, 0x82
MOST_BUFFERED = 8 << 20

encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def event_frame(kind: str, data: Any) -> bytes:
    """The frame of an event for a page."""
    text = data if isinstance(data, Encoded) else encode(data)
    return frame(f'{{"t":"{kind}","d":{text}}}'.encode())


def frame(payload: bytes, head: int = TEXT) -> bytes:
    """One unmasked frame, the same for every receiver."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", head, size) + payload
    if size < 65536:
        return struct.pack("!BBH", head, 126, size) + payload
    return struct.pack("!BBQ", head, 127, size) + payload


class Wire:
    """The sending side of one accepted websocket.

    aiohttp's own sending is a coroutine per frame and receiver; writing ready frames to the transport is many times
    cheaper and keeps the order, as nothing else writes data frames to these sockets.
    """

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._transport = request.transport

    @property
    def open(self) -> bool:
        """Whether frames still get out."""
        return self._transport is not None and not self._transport.is_closing() and not self.socket.closed

    @property
    def choked(self) -> bool:
        """Whether the receiver has stopped reading."""
        return self._transport is not None and self._transport.get_write_buffer_size() > MOST_BUFFERED

    def write(self, frames: bytes) -> None:
        """Send finished frames."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frames)

    def abort(self) -> None:
        """Cut the connection without a goodbye."""
        if self._transport is not None:
            self._transport.abort()
