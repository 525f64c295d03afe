"""Two processes share the shards and a PostgreSQL: nothing is lost, doubled or late when one dies or is rolled."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service.cluster.tenure import SECONDS
from playground.client import Playground
from playground.person import Person
from tests.plugins.budget import Budget
from tests.postgres import Postgres
from tests.process.cluster import OF, Cluster, changed, cluster
from tests.process.match import Match
from tests.process.watching import fight, panel, until

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(900), pytest.mark.asyncio(loop_scope="module")]

LOW, HIGH = "0-1", "2-3"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    town: Playground, postgres: Postgres, migrated_name: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Cluster]:
    """Start two processes for all tests of this file: starting is what takes longest."""
    url = postgres.new_database(migrated_name)
    async with cluster(town, url, tmp_path_factory.mktemp("cluster"), LOW, HIGH) as opened:
        yield opened


async def challenge(one: Person, other: Person, channel: str) -> None:
    """Begin a Kampfwurf in a channel."""
    for person in (one, other):
        await person.open()
        await person.go(channel)
    await one.slash("wuerfel kampf", gegner=other)
    assert "Würfeln" in (await panel(one)).buttons


async def named_captain(match: Match, seat: str) -> Person:
    """Let the referee name a captain."""
    await match.press("schiri", f"kapitän {seat}")
    await match.settle(lambda: seat in match.state().captains)
    return match.people[seat]


async def test_two_processes_play_die_and_are_rolled(town: Playground, house: Cluster) -> None:
    pg = town
    anna, bruno, emma, finn = (pg.person(name) for name in ("karl", "lotte", "emma", "finn"))
    high = house.parts[HIGH]
    match = await Match.open(pg, high, "platz-3")
    await challenge(anna, bruno, "tisch-1")

    # A direct message comes in on shard 0 and reaches a match on shard 3.
    captain, rival = await named_captain(match, "GJäger1"), await named_captain(match, "SJäger1")
    await captain.dm("Spielleiter", "XP GHüter 2, GJäger1 1")
    await match.settle(lambda: match.state().xp_given == (True, False))
    await match.settle(match.desk_is_current)
    await match.all_told()

    # Its process dies. What is written and whispered meanwhile counts once another one is there.
    await high.kill()
    await rival.dm("Spielleiter", "XP SHüter 1, SJäger1 2")
    await match.settle(lambda: all(match.state().xp_given))
    away = await match.say("schiri", "Anpfiff", judged=False)
    assert not match.caused(away.id)
    await high.start()
    assert (await high.says("shards taken"))["shards"] == [2, 3]
    await match.settle(lambda: bool(match.caused(away.id)))
    await match.settle(match.desk_is_current)

    # Both are rolled, one after the other, while people play.
    await challenge(emma, finn, "tisch-2")
    for shards in (LOW, HIGH):
        await house.roll(shards)
    match.bot = house.parts[HIGH]
    await fight(anna, bruno)
    await fight(emma, finn)
    await match.reach("jaeger")
    await match.all_told()

    told = [line for line in await match.lines() if line]
    assert len(told) == len(set(told)), "something was told twice"
    assert high.ask("select count(*) from news") == [(0,)]
    assert sorted(high.ask("select shard, of from leases where shard >= 0")) == [(shard, OF) for shard in range(OF)]
    stale = "select count(*) from panels p join games g on g.id = p.game_id where p.shown < g.revision"
    await match.settle(lambda: high.ask(stale) == [(0,)])
    assert house.errors() == []


async def test_who_waits_takes_over_when_a_process_elsewhere_dies(town: Playground, house: Cluster) -> None:
    """Nobody can see that it died: its loan has to run out. What it owed is said then, and everything once."""
    old, heir = house.parts[HIGH], await house.new(HIGH)
    vera, wilma = town.person("vera"), town.person("wilma")
    await challenge(vera, wilma, "tisch-3")
    starting = asyncio.create_task(heir.start())
    await heir.says("waiting for shards")
    changed(house.url, "update leases set machine = 'anderswo' where shard in (2, 3)")
    await old.kill()
    died = time.monotonic()
    await heir.says("shards taken")
    assert time.monotonic() - died > SECONDS / 2, "it took what was lent to another"
    await starting
    house.parts[HIGH] = heir
    await fight(vera, wilma)
    unsaid = "select count(*) from outbox where done_at is null"
    await until(lambda: asyncio.to_thread(heir.ask, unsaid), lambda found: found == [(0,)])
    said = heir.ask("select message_id from outbox where message_id is not null and kind <> 'removal'")
    assert len(said) == len(set(said)) > 0
    here = [one for one in await vera.sees("tisch-3") if one.raw["author"].get("bot")]
    texts = [one.text for one in here]
    assert len([one for one in here if one.buttons]) == 1 and len(texts) == len(set(texts)), texts
    assert heir.errors() == []


async def test_the_same_shards_are_not_run_twice_nor_counted_differently(house: Cluster) -> None:
    second = await house.new(LOW)
    await second.begin()
    await second.says("waiting for shards")
    other = await house.new("5")
    await other.begin("--shards", "5/8")
    assert await other.gone() == 1
    assert "Andere Prozesse teilen die Server in 4 Shards auf" in "".join(other.noise)
    assert not [line for line in second.log if line.get("event") == "ready"]
    assert await second.stop(within=30) == 0


@pytest.mark.soak
async def test_four_processes_play_die_and_are_rolled(
    postgres: Postgres, migrated_name: str, tmp_path: Path, budget: Budget
) -> None:
    """A process for each shard: whichever dies, the others play on, and every duel ends with one panel."""
    pairs = (("anna", "bruno"), ("clara", "david"), ("ida", "jonas"), ("kaethe", "leo"))
    async with (
        Playground.start() as pg,
        cluster(pg, postgres.new_database(migrated_name), tmp_path, *map(str, range(OF))) as house,
    ):
        for seed in budget.seeds("rounds"):
            people = [(pg.person(one), pg.person(other)) for one, other in pairs]
            before = {one.id for person, _ in people for one in await person.sees()}
            for shard, (one, other) in enumerate(people):
                await challenge(one, other, f"tisch-{shard}")
            dying = house.parts[str(seed % OF)]
            await dying.kill()
            playing = [asyncio.create_task(fight(*pair)) for at, pair in enumerate(people) if at != seed % OF]
            await asyncio.gather(*playing)
            await dying.start()
            await house.roll(str((seed + 1) % OF))
            await fight(*people[seed % OF])
            for shard, (one, _) in enumerate(people):
                seen = [seen for seen in await one.sees(f"tisch-{shard}") if seen.raw["author"].get("bot")]
                texts = [found.text for found in seen if found.id not in before]
                assert len(texts) == len(set(texts)), "something was said twice"
        assert house.errors() == []
