"""Discord stumbles, the database is taken away: people get an answer, and afterwards it goes on."""

import asyncio
import sqlite3

from playground.client import Playground
from playground.sight import Seen
from tests.process.running import Running
from tests.process.watching import panel_with, until

EDITS = {"method": "PATCH", "path": "/messages/"}


async def test_through_thick_and_thin(pg: Playground, running: Running) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    for person in (anna, bruno):
        await person.open()
    await anna.slash("wuerfel kampf")

    async def complaints() -> list[Seen]:
        seen = [*await anna.sees(), *await bruno.sees()]
        return [one for one in seen if one.ephemeral and "Ich kann gerade nichts speichern" in one.text]

    # Discord asks for patience, then fails, while a panel is to be edited.
    await pg.fail_next(429, 2, retry_after=0.2, **EDITS)
    await bruno.click("Platz nehmen")
    await panel_with(anna, f"`B` <@{bruno.id}>")
    await pg.fail_next(500, 1, **EDITS)
    await bruno.click("Aufstehen")
    await panel_with(anna, "`B` *frei*")

    # The connection is cut, and later the session thrown away.
    for how in ("cut", "reconnect", "resumable"):
        lines = len(running.log)
        assert await pg.drop_gateway(how) == 1
        await until(
            lambda: asyncio.sleep(0, running.log[lines:]),  # noqa: B023 (awaited at once)
            lambda log: any(line["event"] == "connection resumed" for line in log),
        )
        assert (await anna.slash("dice", wurf="2w6")).message
    await bruno.click("Platz nehmen")
    await panel_with(anna, f"`B` <@{bruno.id}>")

    # Somebody else holds the database for longer than we can wait.
    other = sqlite3.connect(running.file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        started = asyncio.get_running_loop().time()
        first = asyncio.create_task(anna.slash("dice", wurf="2w6"))
        await until(complaints, lambda found: len(found) == 1)
        assert asyncio.get_running_loop().time() - started < 10  # three seconds are Discord's limit; machines are noisy
        await asyncio.gather(first, anna.click("Beginnen"), bruno.click("Aufstehen"), anna.slash("wuerfel kampf"))
        await until(complaints, lambda found: len(found) == 4)
    finally:
        other.close()
    karl = pg.person("karl")
    await until(karl.sees, lambda seen: not any(one.text == "…" for one in seen))
    assert not [one for one in await karl.sees() if "nichts speichern" in one.text]
    rolls = running.ask("select count(*) from events where game_id like 'w%'")
    assert (await anna.slash("dice", wurf="2w6")).message
    assert running.ask("select count(*) from events where game_id like 'w%'")[0][0] == rolls[0][0] + 1
    await anna.click("Beginnen")
    await panel_with(anna, "Beide würfeln")
    assert {line["event"] for line in running.errors()} == {"database trouble"}
    assert await running.stop() == 0
