"""The bot, run so that it dies by itself at a chosen await: python -m tests.process.falling, otherwise as `bot run`.

Whoever wants to see it fall writes a number into the file `doom` beside the database and sends SIGUSR1: the process
then counts how often any of its tasks goes on after an await, and kills itself at that one. SIGUSR2 ends the counting
and leaves the count in the file `steps`.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine, Generator
from pathlib import Path
from typing import Any

NEVER = 0


class Doom:
    """Counts, and kills."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.armed, self._seen, self._last = False, 0, NEVER

    def arm(self, *_: object) -> None:
        """Begin to count."""
        self._last, self._seen, self.armed = int((self._folder / "doom").read_text()), 0, True
        (self._folder / "armed").touch()

    def disarm(self, *_: object) -> None:
        """Stop counting and leave the count."""
        self.armed = False
        (self._folder / "steps.new").write_text(str(self._seen))
        (self._folder / "steps.new").rename(self._folder / "steps")

    def step(self) -> None:
        """Count one more step of a task."""
        self._seen += 1
        if self._seen == self._last:
            os.kill(os.getpid(), signal.SIGKILL)


class Watched(Coroutine[Any, Any, Any]):
    """A coroutine whose every step is counted."""

    def __init__(self, inner: Coroutine[Any, Any, Any], doom: Doom) -> None:
        self._inner, self._doom = inner, doom

    def send(self, value: Any) -> Any:
        """Go on after an await."""
        if self._doom.armed:
            self._doom.step()
        return self._inner.send(value)

    def throw(self, *error: Any) -> Any:
        """Go on after an await that failed."""
        return self._inner.throw(*error)

    def close(self) -> None:
        """End it."""
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._inner.__await__())


def install(doom: Doom) -> None:
    """Let every task of the bot be watched."""
    from bot.ops.cli import run as running  # not above: the processes that draw import this module, too
    from bot.service.play import clockwork

    clockwork.LONGEST_NAP = 0.25  # time is changed behind its back
    undisturbed = running.run

    async def run(*args: Any, **more: Any) -> int:
        loop = asyncio.get_running_loop()

        def task(loop: asyncio.AbstractEventLoop, inner: Any, **more: Any) -> "asyncio.Task[Any]":
            watched = Watched(inner, doom) if asyncio.iscoroutine(inner) else inner
            return asyncio.Task(watched, loop=loop, **more)

        loop.set_task_factory(task)
        return await undisturbed(*args, **more)

    running.run = run
    signal.signal(signal.SIGUSR1, doom.arm)
    signal.signal(signal.SIGUSR2, doom.disarm)


if __name__ == "__main__":
    from bot.__main__ import main

    install(Doom(Path.cwd()))
    sys.exit(main(["run"]))
