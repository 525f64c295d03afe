"""Clocks of a tournament among several processes: check-in, reminders, calls and gongs, each exactly once."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar

import pytest

from playground.client import Playground
from tests.postgres import Postgres
from tests.process.cluster import Cluster, changed, cluster
from tests.process.contest_stage import ZONE
from tests.process.test_cluster_contests import HIGH, LOW, Far
from tests.process.watching import PATIENCE, until

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(600), pytest.mark.flaky(reruns=0)]


class Timed(Far):
    """A Wizard preliminary far away, whose calendar the test moves on behind everybody's back."""

    kind = "wizard-turnier"
    names = ("wirt", "a", "b", "c", "d")

    @property
    def options(self) -> dict[str, Any]:  # type: ignore[override]
        day = datetime.now(ZONE) + timedelta(days=10)
        return {"tag": f"{day:%d.%m.%Y}", "beginn": "14:00", "runden": 1}

    house: ClassVar[Cluster]

    async def open(self) -> None:
        """Open it, and let everybody enter."""
        self.lead, *self.players = await self.crowd(*self.names)
        await self.lead.slash("turnier neu", spiel="wizard", name=self.title, **self.options)
        await self.lead.click("Anmeldung öffnen")
        await until(lambda: self.panels(self.lead), bool)
        (self.id,) = self.contests()
        for player in self.players:
            await player.click(f"c:{self.id}:do:mine:enter", await self.panel(player))

    def settings(self, **options: int) -> None:
        """Let a moment of the calendar come."""
        text = json.dumps({**json.loads(self.state("options")), **options})
        query = "update games set options = $1, revision = revision + 1 where id = $2"
        changed(self.house.url, query, text, self.id)

    def earlier(self, kind: str, minutes: int) -> None:
        """Let something have happened so many minutes earlier."""
        ((seq, body),) = self.bot.ask(
            "select seq, body from events where game_id = ? and kind = ? order by seq desc limit 1", self.id, kind
        )
        moved = {**json.loads(body), "at": json.loads(body)["at"] - 60_000 * minutes}
        query = "update events set body = $1 where game_id = $2 and seq = $3"
        changed(self.house.url, query, json.dumps(moved), self.id, seq)
        changed(self.house.url, "update games set revision = revision + 1 where id = $1", self.id)
        changed(self.house.url, "update deadlines set due_at = $1 where game_id = $2", datetime.now(UTC), self.id)

    async def heard(self, kind: str, count: int = 1) -> None:
        """Wait until something has happened so often, and see that it does not happen once more."""
        await until(lambda: asyncio.to_thread(self.happened, kind), lambda found: found >= count)
        await asyncio.sleep(1)
        assert self.happened(kind) == count


@pytest.fixture
async def timed(postgres: Postgres, migrated_name: str, tmp_path: Path) -> AsyncIterator[tuple[Timed, Cluster]]:
    url = postgres.new_database(migrated_name)
    async with Playground.start() as pg, cluster(pg, url, tmp_path, LOW, HIGH) as house:
        pg.patience = PATIENCE
        scene: Any = Timed(pg, house.parts[HIGH], 0)  # type: ignore[arg-type]
        scene.house = house
        yield scene, house


async def test_check_in_reminders_calls_and_gongs_happen_exactly_once(timed: tuple[Timed, Cluster]) -> None:
    scene, house = timed
    await scene.open()
    now = int(datetime.now(UTC).timestamp())

    # The check-in opens by itself: only whoever owns the server rings, however many are there.
    scene.settings(checkin_at=now - 60, checkin_until=now + 3600)
    await scene.form(scene.lead, await scene.desk(), "lead.add", names="Gast")  # the clock looks again with a change
    await scene.heard("checkin-opened")
    first, *rest = scene.players
    await first.click(f"c:{scene.id}:do:mine:here", await scene.panel(first))

    # The reminder comes due while the owner is dead: nobody else says it, and the owner says it once when it is back.
    await house.parts[HIGH].kill()
    scene.settings(checkin_until=now + 299)
    await asyncio.sleep(2)
    assert scene.happened("reminded") == 0, "only the owner of the server lets anything follow"
    await house.parts[HIGH].start()
    await scene.heard("reminded")
    for person in rest:
        await until(lambda person=person: scene.letters(person, "du fehlst noch"), bool)  # type: ignore[misc]
        await person.click(f"c:{scene.id}:do:mine:here", await scene.panel(person))

    # Sealed, both are rolled; the clock draws once, and everybody is called once.
    await scene.press(scene.lead, await scene.desk(), "do", "lead", "seal")
    for shards in (LOW, HIGH):
        await house.roll(shards)
    scene.bot = house.parts[HIGH]  # type: ignore[assignment]
    await until(lambda: asyncio.to_thread(scene.happened, "drawn"), bool)
    await scene.press(scene.lead, await scene.desk(), "do", "lead", "begin")

    # Gongs: one as it should be, one that came due while the owner was dead, one after both were rolled.
    scene.earlier("clock-started", 41)
    await first.click(f"c:{scene.id}:do:mine:call 1.1", await scene.mine(first))  # the clock looks again with a change
    await scene.heard("gonged", 1)
    await house.parts[HIGH].kill()
    scene.earlier("clock-started", 5)
    await asyncio.sleep(2)
    assert scene.happened("gonged") == 1
    await house.parts[HIGH].start()
    await scene.heard("gonged", 2)
    scene.earlier("clock-started", 5)
    await house.roll(HIGH)
    scene.bot = house.parts[HIGH]  # type: ignore[assignment]
    await scene.heard("gonged", 3)

    # Everything was said once, in the channel and by letter.
    unsaid = "select count(*) from outbox where done_at is null"
    await until(lambda: asyncio.to_thread(scene.bot.ask, unsaid), lambda found: found == [(0,)])
    await scene.said(scene.lead, "✅ **Check-in**", 1)
    await scene.said(scene.lead, "Hat die jemand gesehen", 1)
    await scene.said(scene.lead, "Schlüssel: `", 1)
    for words in ("Noch 10 Minuten", "Noch 5 Minuten.", "wird zu Ende gespielt"):
        await scene.said(scene.lead, words, 1)
    await scene.written(first, "du fehlst noch", 0)
    for person in rest:
        await scene.written(person, "du fehlst noch", 1)
    for person in scene.players:
        await scene.written(person, "Tisch 1", 1)
    await scene.written(scene.lead, "Es fehlen noch", 1)
    assert house.errors() == []
