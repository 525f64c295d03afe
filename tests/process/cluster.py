"""Several bots on one PostgreSQL, each with its shards; each may be killed, replaced and rolled."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from playground.client import Playground
from tests.process.running import Running

OF = 4


class Part(Running):
    """One process with some of the shards."""

    def __init__(self, folder: Path, pg: Playground, url: str, shards: str) -> None:
        super().__init__(folder, pg.api, pg.gateway)
        self.url = url
        self.variables |= {
            "SPIELLEITER_DATABASE_URL": url,
            "SPIELLEITER_CLUSTER__SHARDS": shards,
            "SPIELLEITER_CLUSTER__OF": str(OF),
            "SPIELLEITER_INTENTS__MESSAGE_CONTENT": "true",
        }

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the database from outside."""
        numbers = iter(range(1, 1 + len(values)))
        return looked_up(self.url, re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values)

    def change(self, query: str, *values: object) -> None:
        """Change something behind everybody's back, as time would."""
        self.ask(query, *values)


def looked_up(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask PostgreSQL from a thread, as one asks a file."""
    found: list[tuple[Any, ...]] = []

    async def look() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            found.extend(tuple(row) for row in await connection.fetch(query, *values))
        finally:
            await connection.close()

    thread = threading.Thread(target=lambda: asyncio.run(look()))
    thread.start()
    thread.join()
    return found


def changed(url: str, query: str, *values: object) -> None:
    """Change something in PostgreSQL behind everybody's back."""
    looked_up(url, query, *values)


class Cluster:
    """The processes, by the shards they have."""

    def __init__(self, pg: Playground, url: str, folder: Path, stack: AsyncExitStack) -> None:
        self.pg, self.url, self._folder, self._stack = pg, url, folder, stack
        self.parts: dict[str, Part] = {}
        self.gone: list[Part] = []

    async def new(self, shards: str) -> Part:
        """Make a further process for some shards; it is not started yet."""
        part = Part(self._folder, self.pg, self.url, shards)
        return await self._stack.enter_async_context(part)

    async def roll(self, shards: str) -> Part:
        """Replace a process: start its heir, which waits, then ask the old one to leave."""
        old, heir = self.parts[shards], await self.new(shards)
        starting = asyncio.create_task(heir.start())
        await heir.says("waiting for shards")
        assert await old.stop(within=30) == 0
        await starting
        self.gone.append(old)
        self.parts[shards] = heir
        return heir

    def errors(self) -> list[dict[str, Any]]:
        """Return what any of them complained about."""
        return [line for part in (*self.parts.values(), *self.gone) for line in part.errors()]


@asynccontextmanager
async def cluster(pg: Playground, url: str, folder: Path, *shards: str) -> AsyncIterator[Cluster]:
    """Start a process for each group of shards; there is a server on each shard, with a channel `platz-<shard>`."""
    await pg.control("POST", "gateway/logins", {"at_once": 16})
    for shard in range(OF):
        await pg.add_guild(f"Server {shard}", f"platz-{shard}", f"tisch-{shard}", shard=shard, of=OF)
    async with AsyncExitStack() as stack:
        house = Cluster(pg, url, folder, stack)
        for group in shards:
            house.parts[group] = await house.new(group)
        await asyncio.gather(*(part.start() for part in house.parts.values()))
        yield house
