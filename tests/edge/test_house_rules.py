"""Hausregeln: shown to everybody, settled by whoever leads on one private page, kept for the server."""

from bot.edge.order.wording import line
from bot.store.acts import Wanted
from tests.edge.house import House, controls, labels, sheet, told, words
from tests.edge.test_sample_game import deal
from tests.sample.model import HasardOptions


async def test_everybody_reads_them_and_only_who_leads_settles_them(house: House) -> None:
    game = await deal(house, rounds=2, start=False)
    assert "Hausregeln: keine, wie im Regelbuch" in words(house.panel())
    seen = sheet(await house.ben.click(house.panel(), label="Hausregeln"))
    assert "**Runden**: zwei" in words(seen)
    assert controls(seen) == []
    no = await house.press(house.ben, f"r:{game}:book")
    assert "Das darf nur" in told(no)
    mine = sheet(await house.anna.click(house.panel(), label="Hausregeln"))
    assert labels(mine) == ["Wie im Regelbuch", "Wie hier immer"]
    again = sheet(await house.anna.select(mine, ["5"], custom_id=f"rs:{game}:rounds"))
    assert again.id == mine.id, "one page, not a pile of them"
    assert "Hausregeln: Runden: fünf" in words(house.panel())
    await house.anna.select(mine, ["none"], custom_id=f"rs:{game}:seconds")
    assert "Runden: fünf, Bedenkzeit: ohne Uhr" in words(house.panel())
    assert (await house.services.games.live(game)).options == HasardOptions(rounds=5, seconds=None)
    await house.anna.click(mine, label="Wie im Regelbuch")
    assert "wie im Regelbuch" in words(house.panel())


async def test_a_table_that_has_begun_keeps_its_rules(house: House) -> None:
    game = await deal(house, rounds=5, start=False)
    mine = sheet(await house.anna.click(house.panel(), label="Hausregeln"))
    await house.anna.click(house.panel(), label="Beginnen")
    late = await house.anna.select(mine, ["1"], custom_id=f"rs:{game}:rounds")
    assert "schon begonnen" in told(late)
    assert (await house.services.games.live(game)).options == HasardOptions(rounds=5)
    log = await house.anna.slash(house.channel, "partie log")
    assert "Hausregeln: Runden: fünf" in words(log.response)
    status = await house.anna.slash(house.channel, "partie status")
    assert "Hausregeln: Runden: fünf" in words(status.response)


async def test_values_nobody_offers_are_declined(house: House) -> None:
    game = await deal(house, start=False)
    mine = sheet(await house.anna.click(house.panel(), label="Hausregeln"))
    assert mine is not None
    for rule, value in (("rounds", "7"), ("secret", "1")):
        forged = await house.press(house.anna, f"rs:{game}:{rule}", kind=3, values=[value])
        assert "Diese Regel gibt es hier nicht" in told(forged)


async def test_the_server_keeps_how_it_is_always_played(house: House) -> None:
    chief = house.person("chefin", manager=True)
    game = await deal(house, rounds=5, start=False)
    no = await house.press(house.anna, f"r:{game}:keep")
    assert "wer den Server verwaltet" in told(no)
    mine = sheet(await chief.click(house.panel(), label="Hausregeln"))
    kept = sheet(await chief.click(mine, label="Ab jetzt hier immer so"))
    assert "Gemerkt" in words(kept)
    assert house.services.servers.of(house.guild.id).rules["hasard"] == {"rounds": 5, "seconds": 60}
    setup = sheet(await chief.slash(house.channel, "einrichten"))
    more = sheet(await chief.click(setup, label="Sonstiges"))
    hasard = sheet(await chief.select(more, ["hasard"], custom_id="es:game"))
    assert "**Runden**" in words(hasard)
    saved = sheet(await chief.select(hasard, ["1"], custom_id="eu:hasard:rounds"))
    assert "Gespeichert" in words(saved)
    await house.restart()
    assert house.services.servers.of(house.guild.id).rules["hasard"]["rounds"] == 1
    acts, _ = await house.services.book.find(Wanted(house.guild.id, ("setup",)))
    assert "Hausregeln für Hasard" in line(house.services, acts[0], "de", {})
