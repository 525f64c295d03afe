"""An ordinary day: four environment variables, a roll, a Kampfwurf, a look around, good night."""

import asyncio
import re
import sys
from pathlib import Path

from playground.client import Playground

from bot import fair
from tests.process.running import ROOT, Running, environment
from tests.process.watching import fight


async def command(running: Running, *words: str, **changes: str) -> tuple[int, str]:
    """Run the command line beside the bot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *words,
        cwd=running.folder, env=environment(PYTHONPATH=str(ROOT), **(running.variables | changes)),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    out, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode()


async def test_from_start_to_stop(pg: Playground, running: Running, tmp_path: Path) -> None:
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
    over = await fight(anna, bruno)
    assert "gewinnt den Kampfwurf" in over.text
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

    second, said = await command(running, "run")
    assert second == 1
    assert f"arbeitet schon mit `{running.file}` (Prozess {running.process.pid})" in said
    healthy, said = await command(running, "doctor")
    assert healthy == 0, said
    assert "✔ Auf „Zum Goldenen Schnatz“ habe ich alle Rechte" in said
    ill, said = await command(running, "doctor", SPIELLEITER_TOKEN="falsch")
    assert ill == 1
    assert "✘ Discord kennt dieses Token nicht" in said
    saved, said = await command(running, "backup", str(tmp_path / "sicher.db"))
    assert saved == 0, said

    assert await running.stop() == 0
    assert running.log[-1]["event"] == "stopped"
    assert running.errors() == []
    assert running.noise == []
    await pg.bot_online(online=False)
