"""`spielleiter play`: the whole bot on this machine, with a local Discord instead of the real one."""

import asyncio
import contextlib
import importlib.util
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.engine.text import text
from bot.ops.cli import tell
from bot.ops.settings import Settings

PATIENCE = 20.0
MOST_DAYS = 3660.0
OTHERS = 5.0
"""Seconds a port may still be held by the playground before."""


def play(settings: Settings, port: int, folder: Path, ahead: float = 0.0) -> int:
    """Start the playground beside us and the bot against it; both end together, however we end.

    So many days `ahead` of the real time: whoever tries a season of many weeks begins again, some days later.

    The playground is held by its standard input: when we are killed, the system closes it, and the playground leaves.
    """
    if importlib.util.find_spec("playground") is None:
        tell(settings, text("play-no-playground"), wrong=True)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{port}"
    if not _let_go(port):
        tell(settings, text("play-not-started", port=str(port)), wrong=True)
        return 1
    world = ["--port", str(port), "--world", str(folder / "world.json"), "--leash"]
    command = [sys.executable, "-m", "playground", *world]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as server:
        try:
            from bot.ops.cli.run import run  # takes a second, in which the playground opens its doors

            if not _answers(f"{address}/api/v10/gateway", server):
                tell(settings, text("play-not-started", port=str(port)), wrong=True)
                return 1
            tell(settings, text("play-starting"))
            opened, shift = text("play-open", address=address), _shifted(address, ahead)
            local = _local(settings, address, folder)
            return asyncio.run(run(local, lambda: tell(settings, opened), lambda: datetime.now(UTC) + shift))
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)


def _local(settings: Settings, address: str, folder: Path) -> Settings:
    """Turn the settings to the local Discord; its token opens nothing anywhere else."""
    gateway = address.replace("http", "ws", 1) + "/gateway"
    database = f"sqlite+aiosqlite:///{folder / 'spielleiter.db'}"
    intents = {"message_content": True, "members": True}
    changes: dict[str, Any] = {
        "token": "playground",
        "database_url": database,
        "api_base": f"{address}/api/v10",
        "gateway_url": gateway,
    }
    if "level" not in settings.logs.model_fields_set:  # the address is to stay the last line while all is well
        changes["logs"] = settings.logs.model_dump() | {"level": "warning"}
    return Settings.model_validate(settings.model_dump() | changes | {"intents": intents, "cluster": {}})


def _shifted(address: str, days: float) -> timedelta:
    """Let the playground's clock go ahead, and return how far."""
    shift = timedelta(days=min(max(0.0, days), MOST_DAYS))
    if shift:
        body = json.dumps({"advance": shift.total_seconds()}).encode()
        headers = {"Content-Type": "application/json"}
        urllib.request.urlopen(urllib.request.Request(f"{address}/control/clock", body, headers), timeout=30).close()
    return shift


def _let_go(port: int) -> bool:
    """Wait until a playground that was killed a moment ago has left the port."""
    until = time.monotonic() + OTHERS
    while time.monotonic() < until:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                time.sleep(0.2)
            else:
                return True
    return False


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
