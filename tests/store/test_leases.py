"""Shards belong to one process at a time, by the database's own clock."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from sqlalchemy import select

from bot.shards import Shards
from bot.store import leases
from bot.store import tables as t
from bot.store.database import Database, open_database
from bot.store.leases import Holder, LeaseRow

pytestmark = pytest.mark.postgres

LOW, HIGH = Shards(frozenset({0, 1}), 4), Shards(frozenset({2, 3}), 4)
ONE, OTHER = (Holder(holder=name, machine="here", pid=pid) for name, pid in (("one", 1), ("other", 2)))
LONG, GONE = 60.0, -1.0


@pytest.fixture
async def shared(shared_url: str) -> AsyncIterator[Database]:
    database = await open_database(shared_url)
    yield database
    await database.close()


async def take(shared: Database, shards: Shards, who: Holder, seconds: float = LONG, dead: Any = None) -> Sequence[str]:
    rows = await shared.write(lambda db: leases.take(db, shards, who, seconds, dead or (lambda _: False)))
    return [f"{row.holder} {row.shard}/{row.of}" for row in rows]


async def keep(shared: Database, shards: Shards, who: Holder) -> bool:
    return await shared.write(lambda db: leases.keep(db, shards, who, LONG))


async def test_two_processes_share_the_shards_and_none_has_two_owners(shared: Database) -> None:
    assert await take(shared, LOW, ONE) == []
    assert await take(shared, HIGH, OTHER) == []
    assert await take(shared, Shards(frozenset({1, 2}), 4), Holder(holder="third", machine="", pid=3)) == [
        "one 1/4",
        "other 2/4",
    ]
    assert await keep(shared, LOW, ONE)
    assert await keep(shared, HIGH, OTHER)


async def test_all_or_nothing_is_taken(shared: Database) -> None:
    assert await take(shared, Shards(frozenset({1}), 4), ONE) == []
    assert await take(shared, LOW, OTHER) == ["one 1/4"]
    rows = await shared.read(lambda db: db.execute(select(t.leases.c.shard)).scalars().all())
    assert rows == [1]


async def test_what_was_released_is_free_at_once(shared: Database) -> None:
    await take(shared, LOW, ONE)
    await shared.write(lambda db: leases.release(db, ONE))
    assert await take(shared, LOW, OTHER) == []
    assert not await keep(shared, LOW, ONE)


async def test_who_is_silent_too_long_loses_them_but_only_to_somebody_who_takes_them(shared: Database) -> None:
    await take(shared, LOW, ONE, seconds=GONE)
    assert await take(shared, HIGH, OTHER) == []
    assert await keep(shared, LOW, ONE), "nobody had taken them"
    await take(shared, LOW, ONE, seconds=GONE)
    assert await take(shared, LOW, OTHER) == []
    assert not await keep(shared, LOW, ONE)
    assert await keep(shared, LOW, OTHER)


async def test_a_holder_that_is_certainly_dead_is_not_waited_for(shared: Database) -> None:
    await take(shared, LOW, ONE)

    def dead(row: LeaseRow) -> bool:
        return row.holder == "one"

    assert await take(shared, LOW, OTHER, dead=dead) == []
    assert not await keep(shared, LOW, ONE)


async def test_everybody_counts_the_same_number_of_shards(shared: Database) -> None:
    await take(shared, LOW, ONE)
    assert await take(shared, Shards(frozenset({7}), 8), OTHER) == ["one 0/4", "one 1/4"]
    await shared.write(lambda db: leases.release(db, ONE))
    await take(shared, LOW, ONE, seconds=GONE)
    assert await take(shared, Shards(frozenset({7}), 8), OTHER) == [], "a loan that has run out is nobody's"
    assert not await keep(shared, LOW, ONE)


async def test_logins_keep_discords_pace_in_each_bucket(shared: Database) -> None:
    first, second, third = [await shared.write(lambda db: leases.turn_to_identify(db, 0)) for _ in range(3)]
    elsewhere = await shared.write(lambda db: leases.turn_to_identify(db, 1))
    assert first == elsewhere == 0
    assert 4 < second <= 5
    assert 9 < third <= 10
    assert await take(shared, LOW, ONE) == []
    assert await keep(shared, LOW, ONE)
