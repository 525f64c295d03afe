"""Over real sockets: take it home, go, and be gone from the file as well."""

import json

from playground.client import Playground
from tests.process.running import Running


async def test_take_it_home_and_go(pg: Playground, running: Running) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    for person in (anna, bruno):
        await person.open()
        await person.go("würfelbude")
    await anna.slash("dice", wurf="2w6")
    opened = await anna.slash("wuerfel kampf", gegner=bruno)
    assert opened.message
    page = await anna.slash("datenschutz")
    assert page.message
    assert page.message.ephemeral
    export = await anna.click("Meine Daten", page.message)
    assert export.message
    file = next(one for one in export.message.attachments if one["filename"].endswith(".json"))
    async with pg.session.get(file["url"]) as response:
        data = json.loads(await response.read())
    assert (len(data["games"]), len(data["dice"])) == (1, 1)
    assert str(bruno.id) not in json.dumps(data)

    form = await anna.click("Löschen …", page.message)
    done = await anna.fill_modal(form, line="LÖSCHEN")
    assert "Eine Partie kennt dich nicht mehr" in done.text
    note = await bruno.until_sees(lambda message: "hat seine Daten löschen lassen" in message.text)
    assert str(anna.id) not in note.text
    assert running.errors() == []
    await running.kill()
    dump = [row for (table,) in running.ask("SELECT name FROM sqlite_master WHERE type = 'table'")
            for row in running.ask(f"SELECT * FROM {table}")]  # fmt: skip
    assert str(bruno.id) in str(dump)
    assert str(anna.id) not in str(dump)
