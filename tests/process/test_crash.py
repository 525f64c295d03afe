"""kill -9 at the worst moment: what was answered is there, nothing is there twice, and it goes on."""

import asyncio
import contextlib

from bot import fair
from bot.service.free_dice import FreeDice
from bot.store.database import open_database
from playground.client import Playground
from playground.person import Person
from playground.sight import Timeout, Unanswered
from tests.process.running import Running
from tests.process.watching import fight, panel, panel_with

EDITS = {"method": "PATCH", "path": "/messages/"}


async def flood(person: Person, answered: list[int], enough: asyncio.Event) -> None:
    """Roll until nobody answers any more, and write down what was answered."""
    with contextlib.suppress(Unanswered, Timeout):
        while True:
            answered.append((await person.slash("dice", wurf="3w20")).id)
            if len(answered) >= 40:
                enough.set()


async def test_killed_amid_a_fight_and_a_flood(pg: Playground, running: Running) -> None:
    anna, bruno, carl = pg.person("anna"), pg.person("bruno"), pg.person("karl")
    rollers = [pg.person(name) for name in ("clara", "david", "emma", "finn")]
    for person in (anna, bruno, carl, *rollers):
        await person.open()
        await person.go("quidditch")
    for person in rollers:
        await person.go("würfelbude")
    await anna.slash("wuerfel kampf", gegner=bruno)
    stale = await panel(anna)
    await pg.fail_next(500, 1000, **EDITS)
    await anna.click("Würfeln")

    pg.patience = 4.0
    answered: list[int] = []
    enough = asyncio.Event()
    floods = [asyncio.create_task(flood(person, answered, enough)) for person in rollers]
    await asyncio.wait_for(enough.wait(), 60)
    await running.kill()
    known = set(answered)
    await asyncio.gather(*floods)
    assert (await panel(anna)).text == stale.text
    assert "Die Würfel liegen noch im Becher" in stale.text

    await pg.control("DELETE", "faults")
    pg.patience = 10.0
    await running.start()
    await panel_with(anna, f"<@{anna.id}> (0 XP): **")  # the stale panel is repaired at once
    rolls = running.ask("select cause, count(*) from events where game_id like 'w%' group by cause, part")
    assert known <= {cause for cause, _ in rolls}, "an answered roll is lost"
    assert all(count == 1 for _, count in rolls), "a roll was stored twice"
    again = await anna.click("Würfeln", stale)
    assert "Deine Würfel liegen schon" in again.text
    over = await fight(bruno, anna)
    assert over.id == stale.id
    moves = running.ask("select seq from events where game_id not like 'w%' order by seq")
    assert [seq for (seq,) in moves] == list(range(len(moves)))

    ((game, heads),) = running.ask("select id, head from games where kind = 'dice' and head >= 0")
    assert heads == len(rolls) - 1
    scope, day = str(game).removeprefix("w").split("-")
    database = await open_database(running.variables["SPIELLEITER_DATABASE_URL"])
    try:
        draws, _ = fair.verify(await FreeDice(database).log(int(scope), day))
    finally:
        await database.close()
    assert draws == len(rolls)
    assert (await carl.slash("wuerfel beweis")).message
    assert running.errors() == []
