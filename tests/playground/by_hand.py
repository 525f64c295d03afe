"""A bot by hand: plain REST calls and a plain gateway connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground.client import Playground


class Hand:
    """REST calls with a token; answers are (status, body)."""

    def __init__(self, pg: Playground, token: str = "playground") -> None:
        self.pg = pg
        self.headers = {"Authorization": f"Bot {token}"}
        self.events: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    async def call(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        if body is not None:
            options["json"] = body
        headers = {**self.headers, **options.pop("headers", {})}
        async with self.pg.session.request(method, self.pg.api + path, headers=headers, **options) as response:
            assert response.headers.get("X-RateLimit-Remaining") is not None or response.status in (404, 405, 400, 413)
            if response.status == 204:
                return 204, None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, await response.json()

    async def me(self) -> Any:
        return (await self.call("GET", "/users/@me"))[1]

    async def command(self, **body: Any) -> Any:
        me = await self.me()
        status, data = await self.call("POST", f"/applications/{me['id']}/commands", body)
        assert status in (200, 201), data
        return data

    async def next(self, kind: str) -> Any:
        while True:
            event, data = await asyncio.wait_for(self.events.get(), 5)
            if event == kind:
                return data

    async def answer(self, interaction: Any, kind: int, data: Any = None, **options: Any) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.call("POST", path, body, **options)


@asynccontextmanager
async def connected(pg: Playground, intents: int = 0x3FFFFFF & ~0x8) -> AsyncIterator[Hand]:
    """A hand with an open gateway connection."""
    hand = Hand(pg)
    async with pg.session.ws_connect(pg.gateway) as socket:
        await socket.send_json({"op": 2, "d": {"token": "playground", "intents": intents, "properties": {}}})

        async def read() -> None:
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    event = message.json()
                    if event["op"] == 0:
                        hand.events.put_nowait((event["t"], event["d"]))

        task = asyncio.create_task(read())
        await hand.next("READY")
        try:
            yield hand
        finally:
            task.cancel()
