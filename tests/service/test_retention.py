"""Keeping no longer than the server wants: finished games and old dice go, everything else stays."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.service.people import privacy
from bot.service.people.retention import EVERY, Retention
from bot.store.database import StoreTrouble
from tests.service.house import House, refused
from tests.service.world import BO, CEM, GUILD, ME, OTHER_GUILD, REF, World, everything, throw

DAY = 24 * 3600


@pytest.fixture
def world(house: House) -> World:
    return World(house)


@pytest.fixture
def sqlite_world(sqlite_house: House) -> World:
    return World(sqlite_house)


async def test_what_ended_long_ago_goes_with_all_that_hangs_on_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "BATCH", 1)
    retention = Retention(world.games, world.servers)
    life = await world.fill()
    elsewhere = await world.house.finish(await world.game({"Nord": BO, "Ost": CEM}, BO, OTHER_GUILD))
    await world.conduct.end(life.led, ME, cause=1)
    await world.servers.change(GUILD, "keep_days", 30, REF)
    world.clock.move(29 * DAY)
    recent = await world.house.finish(await world.game())
    await world.dice.roll(GUILD, ME.id, throw(), cause=2)
    assert await retention.sweep() == (0, 0)

    world.clock.move(1.5 * DAY)
    with capture_logs() as logs:
        assert await retention.sweep() == (2, 0)
    assert {"event": "swept", "games": 2, "dice_days": 0, "said": 0, "log_level": "info"} in logs
    world.clock.move(DAY)
    assert await retention.sweep() == (0, 1)

    after = await everything(world.database)
    gone = {life.over, life.led}
    for table in ("seats", "events", "panels", "cursors", "places", "results", "deadlines"):
        assert not gone & {row["game_id"] for row in after[table]}, table
    left = {row["id"] for row in after["games"]}
    assert left >= {life.running, life.lobby, life.sent_off, elsewhere.row.id, recent.row.id, life.alone}
    assert {row["kind"] for row in after["acts"] if row["game_id"] is None} >= {"end", "warning"}
    await refused("game-unknown", world.games.live(life.over))
    assert await retention.sweep() == (0, 0)


async def test_who_keeps_for_ever_keeps_everything(sqlite_world: World) -> None:
    await sqlite_world.fill()
    before = await everything(sqlite_world.database)
    sqlite_world.clock.move(5000 * DAY)
    assert await Retention(sqlite_world.games, sqlite_world.servers).sweep() == (0, 0)
    assert await everything(sqlite_world.database) == before


async def test_it_comes_again_every_day_even_after_trouble(
    sqlite_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    retention = Retention(sqlite_world.games, sqlite_world.servers)
    swept: asyncio.Queue[int] = asyncio.Queue()

    async def trouble() -> tuple[int, int]:
        swept.put_nowait(swept.qsize())
        raise StoreTrouble("locked", "busy")

    monkeypatch.setattr(retention, "sweep", trouble)
    monkeypatch.setattr("bot.service.people.retention.EVERY", 0.01)
    assert EVERY == DAY
    with capture_logs() as logs:
        retention.start()
        for _ in range(3):
            await asyncio.wait_for(swept.get(), 5)
    await retention.close()
    assert [line["event"] for line in logs].count("sweeping waits for the database") >= 2


async def test_whoever_closes_waits_for_a_sweep_that_has_begun_and_no_other_follows(
    sqlite_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    retention, ended = Retention(sqlite_world.games, sqlite_world.servers), asyncio.Event()

    async def endless() -> tuple[int, int]:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return 0, 0

    monkeypatch.setattr(retention, "sweep", endless)
    retention.start()
    await asyncio.sleep(0)
    await retention.close()
    assert ended.is_set()
