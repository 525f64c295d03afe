"""Whatever anybody sends over real sockets is answered plainly: no error number, no silence, no word in the log."""

import pytest

from playground import interactions
from playground.client import Playground
from playground.seed import found
from tests.plugins.budget import Budget
from tests.process.hostile import PATIENCE, Hostile
from tests.process.running import Running
from tests.process.scenes import TABLES

BLOWS = 250
ROOMS = ("watten", "wizard", "dog", "quidditch", "würfelbude")
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.flaky(reruns=0)]


async def prepare(pg: Playground) -> None:
    """Open a table of every game, a tournament and a season, begin a game, and found a server next door."""
    assert pg.server is not None
    theodor, anna = pg.person("theodor"), pg.person("anna")
    await theodor.open()
    await anna.open()
    for (command, options), room in zip(TABLES, ROOMS, strict=True):
        await theodor.go(room)
        await theodor.slash(command, **options)
    await theodor.go("eingangshalle")
    await theodor.slash("turnier neu", spiel="watten", name="Watt-Turnier", tische="zettel")
    await theodor.click("Anmeldung öffnen")
    await theodor.slash("pokal neu", start="1.3.2027")
    await anna.slash("wuerfel kampf", gegner=pg.person("bruno"))
    await anna.dm("Spielleiter", "/dice 2w6")
    found(pg.server.hub, "Die Spelunke", 0, 1, ["hinten"])


async def test_whatever_is_sent_is_answered_plainly(
    town: Playground, reader: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_ANSWER", 1000 * PATIENCE)
    await prepare(town)
    hostile = Hostile(town, reader, seed=14)
    for _ in range(BLOWS):
        await hostile.strike()
    assert min(hostile.sent.values()) > BLOWS // 20 and len(hostile.sent) == 4, hostile.sent


@pytest.mark.soak
async def test_whatever_is_sent_for_long_is_answered_plainly(
    town: Playground, reader: Running, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_ANSWER", 1000 * PATIENCE)
    await prepare(town)
    for seed in budget.seeds("times 100 hostile interactions"):
        hostile = Hostile(town, reader, seed)
        for _ in range(100):
            await hostile.strike()
        budget.found.update(hostile.sent)
