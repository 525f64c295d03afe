"""A client for tests: start a playground, be people, see what they see.

async with Playground.start() as pg:
    anna = pg.person("anna")
    answer = await anna.slash("dice", wurf="2w6")
    await anna.click("Nochmal")
    assert [message.text for message in await anna.sees()] == [...]
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from .errors import Json
from .person import Person
from .server import Server, start
from .sight import Timeout, refused

PATIENCE = 10.0


class Playground:
    """A playground to test against, in this process or elsewhere."""

    def __init__(self, url: str, session: aiohttp.ClientSession, server: Server | None) -> None:
        self.url = url
        self.server = server
        self.session = session
        self.patience = PATIENCE
        self._people: dict[str, Person] = {}

    @staticmethod
    @asynccontextmanager
    async def start(
        *, world: Path | None = None, seed: str = "german", tokens: dict[str, str] | None = None, port: int = 0
    ) -> AsyncIterator["Playground"]:
        """A fresh server on a free port."""
        server = await start(port=port, world=world, seed=seed, tokens=tokens)
        async with server, Playground.connect(server.url, server) as pg:
            yield pg

    @staticmethod
    @asynccontextmanager
    async def connect(url: str, server: Server | None = None) -> AsyncIterator["Playground"]:
        """A server that already runs."""
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=connector) as session:
            pg = Playground(url.rstrip("/"), session, server)
            try:
                yield pg
            finally:
                for person in pg._people.values():
                    await person.close()

    @property
    def api(self) -> str:
        """What discord.http.Route.BASE must be set to."""
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        """What DiscordWebSocket.DEFAULT_GATEWAY must be set to (as a yarl.URL)."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    def person(self, name: str) -> Person:
        """Someone by user name or id."""
        if name not in self._people:
            self._people[name] = Person(self, name)
        return self._people[name]

    async def request(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """A call to the page's or the control API; a refusal is raised as DiscordError."""
        if body is not None:
            options["json"] = body
        async with self.session.request(method, self.url + path, **options) as response:
            data = await response.json() if response.content_type == "application/json" else None
            if response.status >= 400:
                raise refused(response.status, data)
            return data

    async def control(self, method: str, path: str, body: Any = None) -> Any:
        """A call to the control API."""
        return await self.request(method, f"/control/{path}", body)

    async def add_person(self, username: str, **about: Any) -> Person:
        """A new person in the server."""
        await self.control("POST", "people", {"username": username, **about})
        return self.person(username)

    async def add_guild(self, name: str, *channels: str, shard: int = 0, of: int = 1) -> int:
        """A further server with everybody in it, on a shard; returns its id."""
        body = {"name": name, "shard": shard, "of": of, "channels": list(channels)}
        return int((await self.control("POST", "guilds", body))["id"])

    async def channel_id(self, name: str) -> int:
        """The id of a channel by its name or id."""
        channels = (await self.control("GET", "world"))["channels"]
        for channel in channels:
            if name in (channel.get("name"), channel["id"]):
                return int(channel["id"])
        raise LookupError(f"no channel {name!r}")

    async def requests(self, **narrow: str) -> list[Json]:
        """What the bot asked of the server: narrow by route= and method=."""
        found: list[Json] = await self.request("GET", "/control/requests", params=narrow)
        return found

    async def fail_next(self, status: int = 500, count: int = 1, **more: Any) -> None:
        """Let the next calls of the bot fail."""
        await self.control("POST", "faults", {"status": status, "count": count, **more})

    async def drop_gateway(self, how: str = "cut", seconds: float = 0.0) -> int:
        """Disturb the bot's connection: cut, reconnect, invalid, resumable."""
        answer = await self.control("POST", "gateway/drop", {"how": how, "seconds": seconds})
        return int(answer["dropped"])

    async def stop_clock(self) -> None:
        """Let time stand still."""
        await self.control("POST", "clock", {"stop": True})

    async def advance(self, seconds: float) -> None:
        """Move time forward."""
        await self.control("POST", "clock", {"advance": seconds})

    async def bot_online(self, name: str = "Spielleiter", online: bool = True, within: float = 30.0) -> None:
        """Wait until a bot has come (or gone)."""
        deadline = asyncio.get_running_loop().time() + within
        while True:
            applications = (await self.control("GET", "world"))["applications"]
            if any(item["name"] == name and item["online"] == online for item in applications):
                return
            if asyncio.get_running_loop().time() > deadline:
                raise Timeout(f"{name} did not come {'on' if online else 'off'}line within {within} s")
            await asyncio.sleep(0.02)
