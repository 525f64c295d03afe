"""The first seconds: `spielleiter run` until it is ready and its memory, `spielleiter play` until its page is open."""

import asyncio
import signal
import socket
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.large import megabytes, timed_start
from playground.client import Playground
from tests.process.running import ROOT, Running, environment

RUN, MEMORY, PLAY = 3.0, 150.0, 4.0
CALM = 3.0
"""Seconds after which what comes beside the start is done, too."""


def own_megabytes(pid: int) -> float:
    """Return what a process holds in memory itself, as `process_resident_memory_bytes` says."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


async def run() -> None:
    """Start the bot twice: the second time its database is there, and so are its signs."""
    async with Playground.start() as pg:
        with tempfile.TemporaryDirectory() as folder:
            for what in ("first", "second"):
                async with Running(Path(folder), pg.api, pg.gateway) as bot:
                    bot.variables["SPIELLEITER_DRAWING__EMOJIS"] = "true"
                    seconds, _ = await timed_start(bot)
                    await asyncio.sleep(CALM)
                    own, all_of_it = own_megabytes(bot.process.pid), megabytes(bot.process.pid)
                    print(
                        f"{what} run: ready after {seconds}, {own:.0f} MB, {all_of_it:.0f} MB with its drawing process"
                    )
                    await bot.stop()
    print(f"goals: ready in {RUN:.0f} s, {MEMORY:.0f} MB of its own after it", flush=True)


async def play() -> None:
    """Open the playground in an empty folder, and again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        for what in ("first", "second"):
            began = perf_counter()
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot", "play", "--port", str(port), "--folder", str(Path(folder) / "spiel")),
                cwd=folder,
                env=environment(PYTHONPATH=str(ROOT)),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            assert process.stdout is not None
            async for line in process.stdout:
                if b"http://" in line:
                    break
            print(f"{what} play: open after {perf_counter() - began:.1f} s (goal: {PLAY:.0f})", flush=True)
            process.send_signal(signal.SIGTERM)
            await process.communicate()


async def main() -> None:
    """Measure both."""
    await run()
    await play()


if __name__ == "__main__":
    asyncio.run(main())
