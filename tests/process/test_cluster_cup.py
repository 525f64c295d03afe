"""A season of the cup among several processes: reminders, line-ups, results and credits happen once (Q11.3, Q11.4)."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.contests.pokal.rulebook import Rulebook
from playground.client import Playground
from tests.postgres import Postgres
from tests.process.cluster import OF, Cluster, cluster
from tests.process.cup_scenes import DAY, MINUTE, Cup, Flow
from tests.process.watching import PATIENCE, until

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(600)]
LOW, HIGH = "0-1", "2-3"


class FarCup(Flow):
    """A season on a server of shard 3, whose people answer in direct messages, which are shard 0's."""

    @classmethod
    async def found(cls, pg: Playground) -> str:
        """Found the server on its shard."""
        add_guild = pg.add_guild

        async def far(name: str, *channels: str, **_: Any) -> int:
            return await add_guild(name, *channels, shard=3, of=OF)

        pg.add_guild = far  # type: ignore[method-assign]
        try:
            return await super().found(pg)
        finally:
            pg.add_guild = add_guild  # type: ignore[method-assign]

    def ring(self) -> None:
        """Let the clock of the season ring at the next start."""
        now = datetime.now(UTC)
        self.bot.change("update deadlines set due_at = ?, remind_at = null where game_id = ?", now, self.id)


@pytest.fixture
async def far(postgres: Postgres, migrated_name: str, tmp_path: Path) -> AsyncIterator[tuple[FarCup, Cluster]]:
    url = postgres.new_database(migrated_name)
    async with Playground.start() as pg:
        (tmp_path / "config.toml").write_text(await FarCup.found(pg))
        async with cluster(pg, url, tmp_path, LOW, HIGH) as house:
            pg.patience = PATIENCE
            part: Any = house.parts[HIGH]
            yield FarCup(pg, part, 0), house


async def test_a_season_with_two_processes_reminds_opens_and_credits_once(far: tuple[FarCup, Cluster]) -> None:
    scene, house = far

    async def later(kind: str, milliseconds: int, *moments: str) -> None:
        """Let time pass while the owner of the server is away, and let it come back."""
        await house.parts[HIGH].kill()
        scene.wait(kind, milliseconds, *moments)
        await house.parts[HIGH].start()

    # A date is agreed to in a direct message: shard 0 writes it down, the owner announces it.
    await Cup.prepare(scene)
    await scene.one.slash("pokal termin", spiel="h1", wann=f"{scene.day(30)} 20:00")
    (letter,) = await until(lambda: scene.letters(scene.other, "Passt euch das?"), bool)
    await scene.other.click(letter.buttons[0], letter)
    await until(lambda: scene.seen(scene.ok, "📣 **Gryffindor"), bool)
    people = (scene.one, scene.other, scene.whistle)

    # A week before it, both run, and both are replaced in that moment.
    await later("date-fixed", 24 * DAY, "at", "date")
    for person in people:
        await until(lambda: scene.letters(person, "Trag es dir ein"), bool)  # noqa: B023 (awaited at once)
    for shards in (LOW, HIGH):
        await house.roll(shards)
    scene.bot = house.parts[HIGH]  # type: ignore[assignment]

    # Its line-up opens by the clock of one of them; the match is played, and its result and log come in.
    (found,) = scene.bot.ask("select body from events where game_id = ? and kind = 'date-fixed'", scene.id)
    ahead = int(json.loads(found[0])["date"]) - int(datetime.now(UTC).timestamp() * 1000)
    await later("date-fixed", ahead - 20 * MINUTE, "date")
    await scene.kick_off()
    await scene.act()
    await later("log-published", Rulebook().credit_after + MINUTE, "at", "posted")
    await until(lambda: asyncio.to_thread(scene.happened, "booked"), bool)
    for shards in (LOW, HIGH):
        await house.roll(shards)
    scene.bot = house.parts[HIGH]  # type: ignore[assignment]

    # Everything happened once, and was said once.
    unsaid = "select count(*) from outbox where done_at is null"
    await until(lambda: asyncio.to_thread(scene.bot.ask, unsaid), lambda found: found == [(0,)])
    kinds = ("date-agreed", "date-fixed", "lineup-due", "kicked-off", "resulted", "log-published", "booked")
    assert {kind: scene.happened(kind) for kind in kinds} == dict.fromkeys(kinds, 1)
    assert scene.happened("match-reminded") == 2, "a week before, and an hour before"
    ((_, status, thread),) = scene.children()
    assert status == "over"
    for words in ("📣 **Gryffindor", "Die Aufstellung ist offen", "🏟️ **Gryffindor"):
        await scene.said(scene.ok, words, 1)
    await scene.said(scene.ok, "**Gutgeschrieben**", 0)  # a match without points is settled in silence
    for person in people:
        await scene.written(person, "Trag es dir ein", 1)
        await scene.written(person, "** steht: ", 1)
        await scene.written(person, "⏰", 1)
    reports = [one for one in await scene.ok.sees(int(thread)) if len(one.attachments) > 1]
    assert len(reports) == 1, "its log is published once"
    await scene.alive()
    assert house.errors() == []
