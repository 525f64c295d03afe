"""A bot in a process of its own: started with nothing but environment variables, watched by its log."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]


def environment(**more: str) -> dict[str, str]:
    """Return our environment without the operator's own settings."""
    own = {name: value for name, value in os.environ.items() if not name.upper().startswith("SPIELLEITER_")}
    return own | {"PYTHONUNBUFFERED": "1", "LANG": "de_DE.UTF-8"} | more


class Running:
    """One bot with its database; it may be killed and started again."""

    command: tuple[str, ...] = ("bot", "run")
    """The module that is run, and its arguments."""

    def __init__(self, folder: Path, api: str, gateway: str, token: str = "playground") -> None:
        self.folder, self.file = folder, folder / "spiele.db"
        self.variables = {
            "SPIELLEITER_TOKEN": token,
            "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{self.file}",
            "SPIELLEITER_API_BASE": api,
            "SPIELLEITER_GATEWAY_URL": gateway,
            "SPIELLEITER_DRAWING__EMOJIS": "false",
        }
        self.log: list[dict[str, Any]] = []
        self.noise: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heard = asyncio.Condition()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    @property
    def process(self) -> asyncio.subprocess.Process:
        """Return the process."""
        assert self._process is not None
        return self._process

    async def start(self, *words: str) -> None:
        """Start, and wait until it says that it is ready."""
        await self.begin(*words)
        await self.says("ready")

    async def begin(self, *words: str) -> None:
        """Start, with these words behind `run`."""
        self.log.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *self.command,
            *words,
            cwd=self.folder,
            env=environment(PYTHONPATH=str(ROOT), **self.variables),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        async for raw in process.stderr:
            async with self._heard:
                try:
                    self.log.append(json.loads(raw))
                except ValueError:
                    self.noise.append(raw.decode())
                self._heard.notify_all()

    async def says(self, event: str, within: float = 150.0) -> dict[str, Any]:
        """Wait for a line of the log."""

        def found() -> dict[str, Any] | None:
            return next((line for line in self.log if line.get("event") == event), None)

        async with self._heard:
            try:
                await asyncio.wait_for(self._heard.wait_for(lambda: found() is not None), within)
            except TimeoutError:
                raise AssertionError(f"the bot did not say {event!r}: {self.log} {self.noise}") from None
        line = found()
        assert line is not None
        return line

    async def kill(self) -> None:
        """Let it die as in a power cut."""
        self.process.kill()
        await self._gone()

    async def stop(self, within: float = 30.0) -> int:
        """Ask it to stop and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._gone(), within)

    async def gone(self) -> int:
        """Wait until it has ended by itself, and return its exit code."""
        return await self._gone()

    async def _gone(self) -> int:
        code = await asyncio.wait_for(self.process.wait(), 60)
        if self._reader is not None:  # its workers hold the same pipe: they must go, too
            await asyncio.wait_for(self._reader, 60)
        return code

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the database from outside."""
        connection = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def errors(self) -> list[dict[str, Any]]:
        """Return what the bot complained about."""
        return [line for line in self.log if line["level"] == "error"]
