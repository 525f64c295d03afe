"""Plays a prepared game in child processes that kill themselves at a given line: python -m tests.service.killed."""

import asyncio
import json
import os
import shutil
import signal
import sys
import threading
import traceback
from pathlib import Path
from types import FrameType
from typing import Any

from bot.service.play.live import Who
from bot.store.database import open_database
from tests.service.house import House

ROOMS = tuple(str(Path(__file__).parents[2] / "bot" / room) for room in ("service", "store"))
NEVER = -1


class Doom:
    """Counts the lines of the service and the store while armed, in every thread, and kills at one of them."""

    def __init__(self, line: int) -> None:
        """Choose the line; NEVER only counts."""
        self.line, self.seen, self.armed = line, 0, False

    def install(self) -> None:
        """Watch this thread and those that will be started."""
        threading.settrace(self._enter)
        sys.settrace(self._enter)

    def _enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._step if frame.f_code.co_filename.startswith(ROOMS) else None

    def _step(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line" and self.armed:
            self.seen += 1
            if self.seen == self.line:
                os.kill(os.getpid(), signal.SIGKILL)
        return self._step


async def play(file: Path, game_id: str, script: list[tuple[int, str, str, int]], doom: Doom) -> None:
    """Act as the script says; what is answered is noted where a kill cannot take it back."""
    doom.install()
    house = House(await open_database(f"sqlite+aiosqlite:///{file}"))
    answered = os.open(file.with_suffix(".answered"), os.O_CREAT | os.O_WRONLY)
    for person, name, move, cause in script:
        doom.armed = True
        await house.games.act(game_id, Who(person, name), move, cause=cause)
        doom.armed = False
        os.write(answered, f"{cause}\n".encode())
    os.write(answered, f"lines {doom.seen}\n".encode())
    await house.database.close()


def main(task: dict[str, Any]) -> None:
    """Fork one child for each line to die at; the imports are paid for only once."""
    folder = Path(task["folder"])
    for line in task["lines"]:
        file = folder / f"{line}.db"
        shutil.copy(folder / "begun.db", file)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(play(file, task["game"], task["script"], Doom(line)))
                os._exit(0)
            except BaseException:
                traceback.print_exc()
            finally:  # whatever went wrong, no thread of the database may keep this copy alive
                os._exit(1)
        _, status = os.waitpid(child, 0)
        killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
        assert killed == (line != NEVER), f"line {line}: {status}"


if __name__ == "__main__":
    main(json.loads(sys.stdin.read()))
