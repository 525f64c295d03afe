"""Tournaments among several processes: letters come back through shard 0, only the owner of the server acts on them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from playground.client import Playground
from playground.person import Person
from playground.sight import Seen
from tests.postgres import Postgres
from tests.process.cluster import Cluster, cluster
from tests.process.contest_stage import Tourney
from tests.process.watching import PATIENCE, until

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(600)]
LOW, HIGH = "0-1", "2-3"


class Far(Tourney):
    """A tournament on a server of shard 3, whose people answer in direct messages, which are shard 0's."""

    options: ClassVar[dict[str, Any]] = {"runden": 1, "tische": "zettel"}

    async def act(self) -> None:
        """Act in the test itself."""

    async def check(self, *, answered: bool) -> None:
        """See it in the test itself."""

    async def crowd(self, *names: str, **more: Any) -> list[Person]:
        """Let everybody come to the server far away."""
        self.channel_id = await self.pg.channel_id("platz-3")
        assert self.pg.server is not None
        guild = self.pg.server.hub.world.channels[self.channel_id].guild_id
        found = [await self.pg.add_person(f"far.{name}", guild_id=guild) for name in names]
        for person in found:
            await person.open()
            await person.go(self.channel_id)
        return found

    async def letter(self, person: Person, words: str) -> Seen:
        """Wait for the only letter that says something."""
        (found,) = await until(lambda: self.letters(person, words), bool)
        return found


@pytest.fixture
async def far(postgres: Postgres, migrated_name: str, tmp_path: Path) -> AsyncIterator[tuple[Far, Cluster]]:
    url = postgres.new_database(migrated_name)
    async with Playground.start() as pg, cluster(pg, url, tmp_path, LOW, HIGH) as house:
        pg.patience = PATIENCE
        scene: Any = Far(pg, house.parts[HIGH], 0)  # type: ignore[arg-type]
        yield scene, house


async def test_letters_reach_a_tournament_on_another_shard_also_while_its_process_is_away(
    far: tuple[Far, Cluster],
) -> None:
    scene, house = far
    await scene.open()
    one, other, three, four = scene.players

    # The partner's button is pressed in a direct message: shard 0 writes it down, the owner shows and tells it.
    await one.slash("turnier anmelden", partner=other)
    await other.click("Gern", await scene.letter(other, "will mit dir spielen"))
    for person in (one, other):
        await scene.letter(person, "Ihr seid komplett")
    await scene.panel(scene.lead)

    # The owner dies. A press in a direct message counts all the same; what follows from it is told when it is back.
    await three.slash("turnier anmelden", partner=four)
    asked = await scene.letter(four, "will mit dir spielen")
    await house.parts[HIGH].kill()
    await four.click("Gern", asked)
    assert scene.happened("agreed") == 2
    await asyncio.sleep(1)
    assert not await scene.letters(three, "Ihr seid komplett"), "only the owner of the server speaks for it"
    await house.parts[HIGH].start()
    for person in (three, four):
        await scene.letter(person, "Ihr seid komplett")

    # Both are rolled in the middle of it; then the draw, and a table is opened from a letter: in a thread over there.
    await scene.press(scene.lead, await scene.desk(), "do", "lead", "seal")
    for shards in (LOW, HIGH):
        await house.roll(shards)
    scene.bot = house.parts[HIGH]  # type: ignore[assignment]
    await until(lambda: scene.seen(scene.lead, "Ein Druck, und der Tisch ist offen"), bool)  # the clock draws, once
    assert (scene.happened("froze"), scene.happened("drawn")) == (1, 1)
    await one.click(f"c:{scene.id}:open:1.1", await scene.letter(one, "Tisch 1"))

    async def opened() -> list[tuple[Any, ...]]:
        join = "tables t join games g on g.id = t.child_id"
        return scene.bot.ask(f"select g.status, g.channel_id from {join} where t.game_id = ?", scene.id)

    ((_, thread),) = await until(opened, lambda found: [status for status, _ in found] == ["running"])
    assert thread != scene.channel_id, "a table has a room of its own, whoever opens it"
    await until(lambda: one.sees(int(thread)), lambda seen: any(message.buttons for message in seen))

    # Everything was said once.
    unsaid = "select count(*) from outbox where done_at is null"
    await until(lambda: asyncio.to_thread(scene.bot.ask, unsaid), lambda found: found == [(0,)])
    await scene.said(scene.lead, "🔏 **Auslosung", 1)
    await scene.said(scene.lead, "Schlüssel: `", 1)
    for person in scene.players:
        await scene.written(person, "Ihr seid komplett", 1)
        await scene.written(person, "Tisch 1", 1)
    await scene.alive()
    assert house.errors() == []
