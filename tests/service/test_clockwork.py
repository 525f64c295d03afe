"""Deadlines are rows: they fire once, also with two watchers, also after a restart, also when overdue."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.engine.model import refuse
from bot.engine.spec import AnyGame
from bot.service.feed import Changed
from bot.service.play import clockwork as module
from bot.service.play.clockwork import Clockwork
from bot.service.play.live import Live, declined
from bot.store import deadlines
from bot.store import tables as t
from bot.store.database import Database, StoreTrouble
from bot.store.deadlines import DeadlineRow
from bot.store.games import ENDED, Status
from tests.sample.model import HasardOptions
from tests.service.house import ADA, REF, SEATS, House


@asynccontextmanager
async def watching(*houses: House) -> AsyncIterator[list[Clockwork]]:
    works = [Clockwork(one.games, {"step": one.games.time_up, "lobby": one.lobby.expire}) for one in houses]
    for one, work in zip(houses, works, strict=True):
        one.games.feed.subscribe(Changed, f"clockwork {id(work)}", work.hear)
    tasks = [asyncio.create_task(work.run()) for work in works]
    try:
        yield works
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def until(house: House, game_id: str, revision: int) -> Live:
    """Wait until a game has changed so often."""
    async with asyncio.timeout(20):
        while True:
            live = await house.games.live(game_id, fresh=True)
            if live.row.revision >= revision:
                return live
            await asyncio.sleep(0.01)


async def all_read(house: House) -> list[DeadlineRow]:
    return await house.database.read(deadlines.next_deadlines)


async def test_an_overdue_deadline_fires_at_once_after_a_restart(house: House) -> None:
    live = await house.begin(HasardOptions(rounds=1, seconds=60))
    house.clock.move(61)
    restarted = House(house.database, house.clock)
    async with watching(restarted):
        after = await until(house, live.row.id, live.row.revision + 1)
    state = after.folded().state
    assert not state.laying
    assert all(player.card == min(player.hand) for player in state.players)
    assert after.deadline is not None
    assert (after.deadline.due_at - house.clock.now).total_seconds() == 60
    await restarted.check(live.row.id)


async def test_two_watchers_fire_once(house: House) -> None:
    other = House(house.database, house.clock)
    lives = [await house.begin(HasardOptions(rounds=1)) for _ in range(5)]
    house.clock.move(61)
    async with watching(house, other):
        for live in lives:
            await until(house, live.row.id, live.row.revision + 1)
        await asyncio.sleep(0.1)
    for live in lives:
        assert (await until(house, live.row.id, 0)).row.revision == live.row.revision + 1
        await house.check(live.row.id)


async def test_time_alone_plays_to_the_end(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin(HasardOptions(rounds=2, seconds=0.02))
    begun = asyncio.get_running_loop().time()
    start = house.clock.now

    class Running:
        def __call__(self) -> object:
            return start + timedelta(seconds=asyncio.get_running_loop().time() - begun)

    house.games.clock = Running()  # type: ignore[assignment]  # a clock that runs
    async with watching(house):
        over = await until(house, live.row.id, live.row.revision + 6)
    assert over.row.status == "over"
    assert await all_read(house) == []
    assert over.row.revision == live.row.revision + 6


async def test_a_new_earlier_deadline_wakes_the_sleeper(sqlite_house: House) -> None:
    house = sqlite_house
    async with watching(house):
        await asyncio.sleep(0.05)  # it naps for an hour now: there is nothing to wait for
        live = await house.open()
        house.clock.move(601)
        await house.lobby.join(live.row.id, ADA)
        await house.open()  # any change with a deadline before the next makes it look
        expired = await until(house, live.row.id, live.row.revision + 2)
    assert expired.row.status == "expired"


async def test_a_step_that_goes_on_keeps_its_deadline_and_a_new_one_gets_its_own(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin()
    first = live.deadline
    house.clock.move(10)
    live = (await house.act(live)).live
    assert live.deadline == first
    house.clock.move(10)
    live = (await house.act(live)).live
    assert live.deadline is not None
    assert first is not None
    assert live.deadline.due_at == first.due_at + timedelta(seconds=20)
    house.clock.move(5)
    back = (await house.games.rewind(live.row.id, REF, cause=1)).live
    assert back.deadline is not None
    assert (back.deadline.due_at - house.clock.now).total_seconds() == 60
    assert await all_read(house) == [back.deadline]


async def test_a_deadline_of_the_past_is_nobodys(house: House) -> None:
    live = await house.begin()
    old = live.deadline
    assert old is not None
    for _ in range(2):
        live = (await house.act(live)).live
    assert await house.games.time_up(old) is None
    assert await House(house.database, house.clock).games.time_up(old) is None
    assert (await house.check(live.row.id)).row == live.row


async def test_a_step_that_goes_on_after_time_up_gets_a_new_deadline(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules may answer TimeUp without leaving the step: that must not fire for ever."""
    house = sqlite_house
    live = await house.begin()
    step = live.step()
    monkeypatch.setattr(type(live.spec.rules), "step", lambda *_: step)
    assert live.deadline is not None
    house.clock.move(61)
    acted = await house.games.time_up(live.deadline)
    assert acted is not None
    assert acted.live.deadline is not None
    assert (acted.live.deadline.due_at - house.clock.now).total_seconds() == 60
    await house.check(live.row.id)


async def test_a_refused_time_up_is_a_mere_reminder(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = sqlite_house
    live = await house.begin()
    rules = type(live.spec.rules)
    monkeypatch.setattr(rules, "decide", lambda *_: refuse("hasard-over"))
    house.clock.move(61)
    assert live.deadline is not None
    acted = await house.games.time_up(live.deadline)
    assert acted is not None
    assert acted.live.deadline is None
    assert await all_read(house) == []
    await house.check(live.row.id)


async def test_a_deadline_that_fails_is_tried_later_and_holds_up_no_other(sqlite_house: House) -> None:
    house = sqlite_house
    broken, fine = await house.begin(), await house.begin()
    house.clock.move(61)
    calls: list[str] = []

    async def fire(row: DeadlineRow) -> object:
        calls.append(row.game_id)
        if row.game_id == broken.row.id:
            raise declined("game-unknown")
        return await house.games.time_up(row)

    work = Clockwork(house.games, {"step": fire})
    nap = await work._round()
    assert calls.count(broken.row.id) == 1
    assert 0 < nap <= module.SECOND_TRY, "the other game may call somebody before"
    assert (await until(house, fine.row.id, 0)).row.revision == fine.row.revision + 1
    house.clock.move(module.SECOND_TRY)
    await work._round()
    assert calls.count(broken.row.id) == 2


async def test_a_deadline_that_fails_slowly_is_tried_later_too(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, ended = sqlite_house, asyncio.Event()
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    live = await house.begin(HasardOptions(rounds=1, seconds=60))
    house.clock.move(60)
    fired = []

    async def fire(row: DeadlineRow) -> None:
        fired.append(row)
        await asyncio.sleep(0.05)
        ended.set()
        raise RuntimeError("the power is gone")

    work = Clockwork(house.games, {"step": fire})
    await work._round()  # it goes on beside whoever takes long
    await ended.wait()
    await work._tasks.close(seconds=5)
    later = (await house.games.live(live.row.id, fresh=True)).deadline
    assert later is not None and later.due_at == house.clock.now + timedelta(seconds=module.SECOND_TRY)
    assert len(fired) == 1


async def test_a_deadline_that_stays_does_not_spin(sqlite_house: House) -> None:
    house = sqlite_house
    await house.begin()
    house.clock.move(61)
    calls = 0

    async def nothing(_: DeadlineRow) -> None:
        nonlocal calls
        calls += 1

    assert await Clockwork(house.games, {"step": nothing})._round() == module.SECOND_TRY
    assert calls == 1


async def test_postponing_does_not_bring_back_what_is_gone(house: House) -> None:
    live = await house.begin(HasardOptions(rounds=1))
    row = live.deadline
    assert row is not None
    over = await house.finish(live)
    await house.database.write(lambda connection: deadlines.postpone(connection, row, house.clock()))
    assert await all_read(house) == []
    assert over.row.status == "over"


async def test_a_database_that_is_away_only_delays(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(database)
    live = await house.begin(HasardOptions(rounds=1), seated=SEATS)
    house.clock.move(61)
    away = True
    tried = asyncio.Event()

    async def time_up(row: DeadlineRow) -> object:
        if away:
            tried.set()
            raise StoreTrouble("locked", "just now")
        return await house.games.time_up(row)

    work = Clockwork(house.games, {"step": time_up})
    task = asyncio.create_task(work.run())
    await asyncio.wait_for(tried.wait(), 10)
    away = False
    work._wake.set()
    await until(house, live.row.id, live.row.revision + 1)
    task.cancel()
    await asyncio.wait([task])


@pytest.mark.parametrize("status", ENDED)
async def test_a_clock_left_running_in_a_game_that_has_ended_moves_nothing_and_stops(
    house: House, status: Status
) -> None:
    """As an older version may have left it behind."""
    live = await house.begin(HasardOptions(rounds=1, seconds=60))
    ended = update(t.games).where(t.games.c.id == live.row.id).values(status=status)
    await house.database.write(lambda db: db.execute(ended))
    events = await house.count("events")
    house.clock.move(61)
    restarted = House(house.database, house.clock)
    async with watching(restarted):
        after = await until(house, live.row.id, live.row.revision + 1)
    assert (after.row.status, after.row.head, await house.count("events")) == (status, live.row.head, events)
    assert await all_read(house) == []


@pytest.mark.parametrize("status", ENDED)
async def test_a_computer_moves_nothing_in_a_game_that_has_ended(house: House, status: Status) -> None:
    """Also not one that was thinking while another process broke the game off."""
    opened = await house.open(HasardOptions(rounds=1), seated={"Nord": ADA})
    await house.lobby.fill(opened.row.id, ADA)
    live = (await house.lobby.start(opened.row.id, ADA, cause=1)).live

    async def think(spec: AnyGame, view: object, legal: Sequence[object]) -> object:
        ended = update(t.games).where(t.games.c.id == live.row.id).values(status=status, revision=live.row.revision + 1)
        await house.database.write(lambda db: db.execute(ended))
        return legal[0]

    assert live.awaited_robot() is not None
    acted = await house.games.robot_move(live.row.id, think)
    assert acted is not None and acted.again
    fresh = await house.games.live(live.row.id, fresh=True)
    assert (fresh.row.head, fresh.row.status) == (live.row.head, status)
    assert await house.games.robot_move(live.row.id, think) is None


async def test_a_game_that_waits_for_its_turn_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    slow, quick = [await house.begin(HasardOptions(rounds=1, seconds=60)) for _ in range(2)]
    turn, begun = asyncio.Event(), list[str]()

    async def fire(row: DeadlineRow) -> None:
        begun.append(row.game_id)
        if row.game_id == slow.row.id:
            await turn.wait()
        await house.games.time_up(row)

    work = Clockwork(house.games, {"step": fire})
    house.games.feed.subscribe(Changed, "clockwork", work.hear)
    task = asyncio.create_task(work.run())
    try:
        house.clock.move(61)
        await until(house, quick.row.id, quick.row.revision + 1)
        later = await house.begin(HasardOptions(rounds=1, seconds=1))
        house.clock.move(2)
        work._wake.set()
        await until(house, later.row.id, later.row.revision + 1)
        assert (await house.games.live(slow.row.id, fresh=True)).row.revision == slow.row.revision
        assert begun.count(slow.row.id) == 1, "what is under way is not begun again"
        turn.set()
        await until(house, slow.row.id, slow.row.revision + 1)
    finally:
        task.cancel()
        await asyncio.wait([task])
    assert begun.count(slow.row.id) == 1


@pytest.mark.parametrize("ticks", range(6))
async def test_who_is_stopped_in_the_moment_of_waking_up_stops(sqlite_house: House, ticks: int) -> None:
    work = Clockwork(sqlite_house.games, {})
    task = asyncio.create_task(work.run())
    await asyncio.sleep(0.05)
    work._wake.set()
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=5)
    task.cancel()
    assert done
