"""/hilfe over real sockets: at a table, in a direct message, and leafing through."""

from playground.client import Playground
from tests.process.running import Running


async def test_help_at_the_table_in_the_book_and_in_private(pg: Playground, running: Running) -> None:
    anna, bruno, karl = pg.person("anna"), pg.person("bruno"), pg.person("karl")
    for person in (anna, bruno, karl):
        await person.open()
    await anna.slash("wuerfel kampf", gegner=bruno)
    table = await bruno.slash("hilfe")
    assert table.message
    assert table.message.ephemeral
    assert "wartet auf **dich**" in table.text
    assert "- Würfeln" in table.text
    assert "Du schaust zu" in (await karl.slash("hilfe")).text
    assert "wartet auf **dich**" not in " ".join(seen.text for seen in await karl.sees())

    await bruno.click("Regeln", table.message)
    (answer,) = [seen for seen in await bruno.sees() if seen.ephemeral]
    assert "## Würfel und Kampfwurf" in answer.text
    offered = await karl.autocomplete("hilfe", "suche", suche="kampfw")
    (value,) = [one["value"] for one in offered if one["value"] == "Würfel und Kampfwurf: Kampfwurf"]
    page = await karl.slash("hilfe", suche=value)
    assert page.message
    assert "die höhere **erste Zahl**" in page.text
    assert page.message.attachments[0]["content_type"] == "image/png"

    await karl.click("Weiter", page.message)
    turned = next(seen for seen in await karl.sees() if seen.id == page.message.id)
    assert "Jemanden herausfordern" in turned.text
    assert not turned.attachments
    await karl.select("Seite aufschlagen", "Echte Würfel", message=turned)
    assert any("das **Versprechen**" in seen.text for seen in await karl.sees())

    await bruno.dm("Spielleiter", "psst")
    private = await bruno.slash("hilfe")
    assert "Eine Partie wartet auf dich" in private.text
    assert "<#" in private.text
    nothing = await bruno.slash("hilfe", suche="@everyone " + "x" * 1900)
    assert "steht auf keiner Seite" in nothing.text
    assert running.errors() == []
