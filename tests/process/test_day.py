"""An ordinary day: four environment variables, a roll, a Kampfwurf, a look around, good night."""

import asyncio
import re
import sys
from pathlib import Path

import discord
import pytest

from bot import fair
from bot.ops.cli.doctor import doctor
from bot.ops.config import load
from bot.store.backup import backup_sqlite
from playground.client import Playground
from tests.process.running import ROOT, Running, environment
from tests.process.watching import fight, panel, until


async def second_instance(running: Running) -> tuple[int | None, str]:
    """Start another bot on the same database."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run",
        cwd=running.folder, env=environment(PYTHONPATH=str(ROOT), **running.variables),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    out, _ = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, out.decode()


async def examined(running: Running, token: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Let the doctor look at everything while the bot is running."""
    code = await doctor(load(env=running.variables | {"SPIELLEITER_TOKEN": token}))
    return code, capsys.readouterr().out


async def test_from_start_to_stop(
    pg: Playground,
    running: Running,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # the doctor turns them to the playground
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    anna, bruno, carl = pg.person("anna"), pg.person("bruno"), pg.person("karl")
    for person in (anna, bruno, carl):
        await person.open()
        await person.go("würfelbude")
    rolled = await anna.slash("dice", wurf="2w6 Torwurf", xp=1)
    assert rolled.message
    assert not rolled.message.ephemeral
    assert "Anna Löwenherz: **" in rolled.text
    assert rolled.message.attachments[0]["content_type"] == "image/png"
    slip = await anna.slash("dice", wurf="2w6++1")
    assert slip.message
    assert slip.message.ephemeral
    assert "    ^" in slip.text

    opened = await anna.slash("wuerfel kampf", gegner=bruno, xp=1)
    promise = re.search(r"Startwerts\): `([0-9a-f]{64})`", opened.text)
    assert promise
    stranger = await carl.click("Würfeln")
    assert stranger.message
    assert stranger.message.ephemeral
    await asyncio.gather(anna.click("Würfeln"), bruno.click("Würfeln"))  # both at once
    await until(lambda: panel(anna), lambda now: "Beide würfeln" not in now.text)
    over = await fight(anna, bruno)
    assert "gewinnt" in over.text
    assert over.attachments[0]["filename"] == "bild.png"
    proof = await carl.click("Protokoll prüfen")
    assert proof.message
    log = next(file for file in proof.message.attachments if file["filename"].endswith(".log"))
    async with pg.session.get(log["url"]) as response:
        raw = await response.read()
    draws, public = fair.verify(raw)
    assert draws >= 2
    assert public
    assert promise[1].encode() in raw
    assert len(await bruno.pings()) == 1

    second, said = await second_instance(running)
    assert second == 1
    assert f"arbeitet schon mit `{running.file}` (Prozess {running.process.pid})" in said
    healthy, said = await examined(running, "playground", capsys)
    assert healthy == 0, said
    assert "✔ Auf „Zum Goldenen Schnatz“ habe ich alle Rechte" in said
    ill, said = await examined(running, "falsch", capsys)
    assert ill == 1
    assert "✘ Discord kennt dieses Token nicht" in said
    assert backup_sqlite(running.file, tmp_path / "sicher.db").exists()

    assert await running.stop() == 0
    assert running.log[-1]["event"] == "stopped"
    assert running.errors() == []
    assert running.noise == []
    await pg.bot_online(online=False)
