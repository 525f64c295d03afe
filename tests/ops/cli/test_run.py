"""`spielleiter run` in this process: it starts, serves, stops when asked to; what keeps it from starting is said."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import structlog
from sqlalchemy import update

from bot.client import StartProblem
from bot.engine.text import text
from bot.ops.cli import run as module
from bot.ops.guard import SingleInstance
from bot.ops.settings import Settings
from bot.service.cluster import tenure
from bot.service.cluster.tenure import OtherCount
from bot.store import tables as t
from bot.store.database import StoreTrouble, open_database
from bot.store.leases import LeaseRow
from bot.store.migrate import migrate
from playground.client import Playground


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Put back what a start changes in the process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    quiet = {name: logging.getLogger(name).level for name in ("alembic", "discord", "aiohttp.access")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in quiet.items():
        logging.getLogger(name).setLevel(before)
    logging.captureWarnings(False)
    structlog.reset_defaults()
    gc.unfreeze()


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(folder: Path, **more: Any) -> Settings:
    url = f"sqlite+aiosqlite:///{folder / 'spiele.db'}"
    return Settings.model_validate({"token": "playground", "database_url": url, "drawing": {"emojis": False}, **more})


def at(pg: Playground) -> dict[str, str]:
    return {"api_base": pg.api, "gateway_url": pg.gateway}


async def health(port: int) -> tuple[int, Any]:
    async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{port}/health") as answer:
        return answer.status, await answer.json()


async def test_it_says_when_it_is_ready_serves_its_health_and_stops_when_asked_to(
    tmp_path: Path, free_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ready, before = asyncio.Event(), gc.get_freeze_count()
    async with Playground.start() as pg:
        local = settings(tmp_path, **at(pg), health={"port": free_port})
        running = asyncio.create_task(module.run(local, ready.set))
        async with asyncio.timeout(60):
            await ready.wait()
        assert await health(free_port) == (200, {"ready": True, "checks": {"discord": True}})
        assert gc.get_freeze_count() > before, "what lives as long as the bot is left alone"
        os.kill(os.getpid(), signal.SIGTERM)
        async with asyncio.timeout(20):
            assert await running == 0
    with pytest.raises(aiohttp.ClientConnectorError):
        await health(free_port)
    events = [line for line in capsys.readouterr().err.splitlines() if '"event"' in line]
    assert [word for word in ("database migrated", "stopping", "stopped") if any(word in one for one in events)] == [
        "database migrated",
        "stopping",
        "stopped",
    ]
    with SingleInstance(tmp_path / "spiele.db"):
        pass  # the lock is free again
    for signaled in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().remove_signal_handler(signaled)


@pytest.mark.postgres
async def test_whose_servers_another_process_has_taken_ends_and_says_so(
    shared_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenure, "BEAT", 0.05)
    ready = asyncio.Event()
    async with Playground.start() as pg:
        local = settings(tmp_path, database_url=shared_url, **at(pg))
        running = asyncio.create_task(module.run(local, ready.set))
        async with asyncio.timeout(60):
            await ready.wait()
        database = await open_database(shared_url)
        await database.write(lambda db: db.execute(update(t.leases).values(holder="another")))
        await database.close()
        async with asyncio.timeout(20):
            assert await running == 1
    assert "hards übernommen: Ich war zu lange ohne Datenbank" in capsys.readouterr().err


def closed(code: int) -> Callable[[], Exception]:
    """Return what the gateway's closing with a code looks like."""
    socket: Any = SimpleNamespace(close_code=code)
    return lambda: discord.ConnectionClosed(socket, shard_id=None)


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="Nein")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (lambda: StartProblem(text("start-token-refused")), "start-token-refused"),
        (lambda: OtherCount(LeaseRow(shard=3, of=8, holder="box:1", machine="", pid=1, until=datetime.now(UTC))),
         "start-other-shards"),
        (lambda: StoreTrouble("unreachable", "weg"), "start-database"),
        (discord.LoginFailure, "start-token-refused"),
        (lambda: discord.PrivilegedIntentsRequired(None), "start-intent-missing"),
        (closed(4004), "start-token-refused"),
        (closed(4000), "start-unreachable"),
        (lambda: aiohttp.ClientError("kaputt"), "start-unreachable"),
        (lambda: discord.HTTPException(response(500), "kaputt"), "start-unreachable"),
        (discord.GatewayNotFound, "start-unreachable"),
        (lambda: OSError("kaputt"), "start-unreachable"),
    ],
)  # fmt: skip
async def test_what_ends_a_start_is_said_in_one_sentence(
    tmp_path: Path, error: Callable[[], Exception], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, bool]] = []
    facts: dict[str, Any] = {}

    async def failing(*_: object) -> bool:
        raise error()

    def tell(_: Settings, told: Any, *, wrong: bool = False) -> None:
        said.append((told.id, wrong))
        facts.update(told.args)

    monkeypatch.setattr(module, "_serve", failing)
    monkeypatch.setattr(module, "tell", tell)
    assert await module.run(settings(tmp_path)) == 1
    assert said == [(words, True)]
    if words == "start-other-shards":
        assert facts == {"of": "8", "mine": "1", "holder": "box:1"}


async def test_a_database_that_is_in_use_newer_or_none_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    local, file = settings(tmp_path), tmp_path / "spiele.db"
    with SingleInstance(file):
        assert await module.run(local) == 1
    assert f"Prozess {os.getpid()}" in capsys.readouterr().err
    await migrate(local.database_url)
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert await module.run(local) == 1
    assert "neueren Spielleiter (Stand 9999)" in capsys.readouterr().err
    file.write_bytes(b"kein SQLite, nur Text" * 100)
    assert await module.run(local) == 1
    assert "Die Datenbank geht gerade nicht" in capsys.readouterr().err
