"""One person who calls commands as fast as the bots answer, over the playground's own sockets."""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp


class Driver:
    """One person who calls commands and waits for the bot's answer."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.number = 0
        self.body: dict[str, Any] = {}
        self.ready: Any = None

    async def listen(self) -> None:
        """Open the person's live view and go on reading it."""
        opened = asyncio.Event()
        self.reading = asyncio.create_task(self._read(opened))
        await opened.wait()

    async def _read(self, opened: asyncio.Event) -> None:
        async with self.session.ws_connect(self.url + "/play/ws?as=anna", max_msg_size=0) as socket:
            async for message in socket:
                if '"INTERACTION_SUCCESS"' in message.data[:40]:
                    self.waiting.pop(json.loads(message.data)["d"]["nonce"]).set_result(None)
                elif '"READY"' in message.data[:20]:
                    self.ready = json.loads(message.data)["d"]
                    opened.set()
                elif '"INTERACTION_FAILURE"' in message.data[:40]:
                    raise RuntimeError(message.data)

    async def one_by_one(self, calls: int) -> list[float]:
        """Call again and again and return the seconds of each call."""
        return [await self.call() for _ in range(calls)]

    async def at_once(self, calls: int, together: int) -> float:
        """Keep so many calls under way and return calls per second."""

        async def several() -> None:
            for _ in range(calls // together):
                await self.call()

        began = time.perf_counter()
        await asyncio.gather(*(several() for _ in range(together)))
        return calls / (time.perf_counter() - began)

    def prepare(self, command: str, **options: str) -> None:
        """Choose a command and its options."""
        ready = self.ready
        found = next(item for item in ready["commands"] if item["name"] == command)
        room = next(item for item in ready["guilds"][0]["channels"] if item["name"] == "eingangshalle")
        values = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        data = {"id": found["id"], "name": command, "type": 1, "options": values}
        self.body = {"type": 2, "application_id": found["application_id"], "channel_id": room["id"], "data": data}

    async def call(self) -> float:
        """One command; returns the seconds until it was answered."""
        self.number += 1
        nonce = str(self.number)
        done = self.waiting[nonce] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        async with self.session.post(self.url + "/play/as/anna/interactions", json={**self.body, "nonce": nonce}):
            await done
        return time.perf_counter() - began

    async def online(self, name: str) -> None:
        """Wait until a bot has come."""
        while True:
            async with self.session.get(self.url + "/control/world") as answer:
                world = await answer.json()
            if any(item["name"] == name and item["online"] for item in world["applications"]):
                return
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def process(*command: str, **env: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a Python module as a process of its own; it ends with the block."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *command, env=os.environ | env, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.terminate()
        await running.communicate()


async def first_line(running: asyncio.subprocess.Process) -> str:
    """Return what a process prints first."""
    assert running.stdout is not None
    return (await running.stdout.readline()).decode().strip()


def worked(pid: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def p50_p95(times: list[float]) -> tuple[float, float]:
    """Return median and 95th percentile in milliseconds."""
    ordered = sorted(times)
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.95)] * 1000
