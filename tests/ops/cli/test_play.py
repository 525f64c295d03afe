"""`spielleiter play` as newcomers meet it: a quiet start, the address as its last line, also after a kill."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.ops.cli import play as module
from bot.ops.settings import Settings
from playground.client import Playground
from tests.process.running import ROOT, environment


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Played:
    """The command as somebody without a terminal sees it: all it says, in one stream."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port, self.lines = folder, port, list[str]()

    async def begin(self, *more: str) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "play", "--port", str(self.port), "--folder", str(self.folder / "spiel"), *more),
            cwd=self.folder,
            env=environment(PYTHONPATH=str(ROOT)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )

    async def start(self, *more: str) -> None:
        await self.begin(*more)
        assert self.process.stdout is not None
        async with asyncio.timeout(120):
            async for line in self.process.stdout:
                self.lines.append(line.decode().rstrip())
                if "http://" in self.lines[-1]:
                    return
        raise AssertionError(f"it never opened: {self.lines}")

    async def end(self, how: signal.Signals) -> list[str]:
        """End it, and return what it said after it was open."""
        self.process.send_signal(how)
        assert self.process.stdout is not None
        async with asyncio.timeout(30):
            rest = await self.process.stdout.read()  # ends when nobody is left who could say something
            await self.process.wait()
        return rest.decode().splitlines()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_it_is_quiet_and_leaves_nothing_behind_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    for _ in range(2):  # the second start comes at once: nothing may be in its way
        played = Played(tmp_path, port)
        await played.start()
        assert len(played.lines) == 3, played.lines
        assert played.lines[-1] == f"Der Spielplatz ist offen:  http://127.0.0.1:{port}"
        rest = await played.end(how)
        assert how is signal.SIGKILL or rest == []


async def test_a_port_that_is_really_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "play", "--port", str(port), "--folder", str(tmp_path)),
            env=environment(PYTHONPATH=str(ROOT)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert f"Ist Port {port} belegt?" in said.decode()


def test_no_bot_begins_where_the_playground_cannot_and_both_reasons_are_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> int:
        raise AssertionError("there is no Discord for it")

    monkeypatch.setattr("bot.ops.cli.run.run", never)
    (tmp_path / "world.json").write_text("keine Welt")
    port = free_port()
    assert module.play(Settings(), port, tmp_path) == 1
    said = capfd.readouterr()
    assert "The playground cannot start" in said.err and f"Ist Port {port} belegt?" in said.err and said.out == ""
    assert module._let_go(port) and (tmp_path / "world.json").read_text() == "keine Welt"


@pytest.mark.parametrize("moment", [0.4, 1.2])
async def test_killed_amid_its_start_it_starts_again(tmp_path: Path, moment: float) -> None:
    port = free_port()
    first = Played(tmp_path, port)
    await first.begin()
    await asyncio.sleep(moment)
    await first.end(signal.SIGKILL)
    again = Played(tmp_path, port)
    await again.start()
    assert len(again.lines) == 3, again.lines
    await again.end(signal.SIGTERM)


async def test_the_clock_of_playground_and_bot_can_be_days_ahead(tmp_path: Path) -> None:
    played = Played(tmp_path, free_port())
    await played.start("--ahead", "30")
    url, now = f"http://127.0.0.1:{played.port}", datetime.now(UTC)
    async with Playground.connect(url) as pg:
        world = await pg.control("GET", "world")
        ahead = datetime.fromisoformat(world["clock"]) - now
        assert timedelta(days=29.9) < ahead < timedelta(days=30.1)
        anna = pg.person("anna")
        await anna.open()
        await anna.slash("watten tisch")
    ((opened,),) = _ask(tmp_path, "select created_at from games where kind = 'watten'")
    assert opened.startswith(f"{now + timedelta(days=30):%Y-%m-%d}"), "the bot's own clock goes along"
    await played.end(signal.SIGTERM)


def _ask(folder: Path, query: str) -> list[tuple[str]]:
    with closing(sqlite3.connect(folder / "spiel" / "spielleiter.db")) as database:
        return database.execute(query).fetchall()


def test_the_settings_turn_to_the_local_discord_and_to_nothing_else(tmp_path: Path) -> None:
    own = Settings.model_validate({"token": "echt", "language": "en", "cluster": {"shards": "0", "of": 2}})
    local = module._local(own, "http://127.0.0.1:81", tmp_path)
    assert (local.api_base, local.gateway_url) == ("http://127.0.0.1:81/api/v10", "ws://127.0.0.1:81/gateway")
    assert local.token is not None and local.token.get_secret_value() == "playground"
    assert local.sqlite_file == tmp_path / "spielleiter.db"
    assert (local.intents.message_content, local.intents.members) == (True, True)
    assert (local.language, local.cluster.own, local.logs.level) == ("en", None, "warning")
    chatty = Settings.model_validate({"logs": {"level": "info"}})
    assert module._local(chatty, "http://127.0.0.1:81", tmp_path).logs.level == "info"


@pytest.mark.parametrize(("days", "ahead"), [(-3.0, 0.0), (0.0, 0.0), (1.5, 1.5), (10_000.0, 3660.0)])
async def test_the_clock_goes_only_ahead_and_not_for_ever(days: float, ahead: float) -> None:
    async with Playground.start() as pg:
        url, now = pg.api.removesuffix("/api/v10"), datetime.now(UTC)
        assert await asyncio.to_thread(module._shifted, url, days) == timedelta(days=ahead)
        world = await pg.control("GET", "world")
        assert abs(datetime.fromisoformat(world["clock"]) - now - timedelta(days=ahead)) < timedelta(minutes=1)


def test_a_port_is_waited_for_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    assert module._let_go(port)
    monkeypatch.setattr(module, "OTHERS", 0.3)
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        assert not module._let_go(port)
        monkeypatch.setattr(module, "OTHERS", 10.0)
        leaving = threading.Timer(0.3, other.close)
        leaving.start()
        assert module._let_go(port)
        leaving.join()


async def test_it_is_seen_whether_the_playground_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def process(seconds: float) -> "subprocess.Popen[bytes]":
        return subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({seconds})"])

    nowhere = f"http://127.0.0.1:{free_port()}/"
    with process(30) as alive:
        async with Playground.start() as pg:
            assert await asyncio.to_thread(module._answers, f"{pg.api}/gateway", alive)
            assert await asyncio.to_thread(module._answers, f"{pg.api}/nirgends", alive), "also a no is an answer"
        monkeypatch.setattr(module, "PATIENCE", 0.3)
        assert not await asyncio.to_thread(module._answers, nowhere, alive)
        alive.kill()
    monkeypatch.setattr(module, "PATIENCE", 20.0)
    with process(0) as gone:
        gone.wait()
        before = time.monotonic()
        assert not await asyncio.to_thread(module._answers, nowhere, gone)
        assert time.monotonic() - before < 10, "who has ended is not waited for"
