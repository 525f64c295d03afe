"""`spielleiter play`: the whole bot on this machine, with a local Discord instead of the real one."""

import asyncio
import contextlib
import importlib.util
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from bot.cli import tell
from bot.cli.run import run
from bot.engine.text import text
from bot.settings import Settings

PATIENCE = 20.0


def play(settings: Settings, port: int, folder: Path) -> int:
    """Start the playground beside us and the bot against it; both end together."""
    if importlib.util.find_spec("playground") is None:
        tell(settings, text("play-no-playground"), wrong=True)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "playground", "--port", str(port), "--world", str(folder / "world.json")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            if not _answers(f"{address}/api/v10/gateway", server):
                tell(settings, text("play-not-started", port=str(port)), wrong=True)
                return 1
            tell(settings, text("play-open", address=address))
            return asyncio.run(run(_local(settings, address, folder)))
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)


def _local(settings: Settings, address: str, folder: Path) -> Settings:
    """Turn the settings to the local Discord; its token opens nothing anywhere else."""
    gateway = address.replace("http", "ws", 1) + "/gateway"
    database = f"sqlite+aiosqlite:///{folder / 'spielleiter.db'}"
    intents = {"message_content": True, "members": True}
    changes = {
        "token": "playground",
        "database_url": database,
        "api_base": f"{address}/api/v10",
        "gateway_url": gateway,
    }
    return Settings.model_validate(settings.model_dump() | changes | {"intents": intents})


def _answers(url: str, server: "subprocess.Popen[bytes]") -> bool:
    """Wait until the playground listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=1).close()
        except urllib.error.HTTPError:
            return True
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False
