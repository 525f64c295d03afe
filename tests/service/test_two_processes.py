"""Time and other processes: who sleeps is woken, who thought too long thinks again, who loses the race tries anew."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.engine.spec import AnyGame
from bot.service.feed import Changed, Owing
from bot.service.play.clockwork import LONGEST_NAP, Clockwork
from bot.service.play.live import Live
from bot.service.play.owing import CALL, LONG
from bot.store import outbox
from bot.store.deadlines import DeadlineRow
from bot.store.outbox import in_channel
from tests.sample.model import HasardOptions
from tests.service.house import ADA, REF, House

HOUR = 3600


def calls_in(news: Owing) -> list[str | None]:
    return [row.game_id for row in news.rows if row.kind == CALL]


async def nothing(_: DeadlineRow) -> None: ...


def sleeper(house: House) -> Clockwork:
    work = Clockwork(house.games, {"step": house.games.time_up, "lobby": nothing})
    house.games.feed.subscribe(Changed, "clockwork", work.hear)
    return work


async def test_a_reminder_before_the_next_deadline_wakes_the_sleeper(sqlite_house: House) -> None:
    house = sqlite_house
    work = sleeper(house)
    await house.begin(HasardOptions(rounds=1, seconds=LONG - 1))
    nap = await work._round()
    assert nap == pytest.approx((LONG - 1) / 3), "who has not long to think is nudged after a third"
    work._wake.clear()
    live = await house.begin(HasardOptions(rounds=1, seconds=LONG / 2))  # due after that, reminded before
    assert live.deadline is not None
    assert live.deadline.remind_at is not None
    assert (live.deadline.due_at - house.clock.now).total_seconds() > nap
    assert work._wake.is_set()


async def test_a_deadline_after_the_next_one_wakes_nobody(sqlite_house: House) -> None:
    house = sqlite_house
    work = sleeper(house)
    await house.begin(HasardOptions(rounds=1, seconds=60))
    assert await work._round() == 20
    work._wake.clear()
    later = await house.open()  # a lobby expires in ten minutes
    assert later.deadline is not None
    assert not work._wake.is_set()
    await house.begin(HasardOptions(rounds=1, seconds=60))  # at the same moment: it is looked at then anyway
    assert not work._wake.is_set()
    await house.begin(HasardOptions(rounds=1, seconds=59.5))
    assert work._wake.is_set()


async def test_with_nothing_ahead_the_nap_is_long_and_never_longer(sqlite_house: House) -> None:
    house = sqlite_house
    work = sleeper(house)
    assert await work._round() == LONGEST_NAP
    await house.begin(HasardOptions(rounds=1, seconds=30 * HOUR))
    assert await work._round() == LONGEST_NAP


async def test_a_reminder_is_given_by_one_of_two_watchers_and_once(house: House) -> None:
    other = House(house.database, house.clock)
    reminded: list[str | None] = []
    for one in (house, other):
        one.games.feed.subscribe(Owing, "test", lambda news: reminded.extend(calls_in(news)))
    works = [Clockwork(one.games, {"step": one.games.time_up}) for one in (house, other)]
    live = await house.begin(HasardOptions(rounds=1, seconds=HOUR))
    house.clock.move(0.75 * HOUR - 1)
    assert [await work._round() for work in works] == [1, 1]
    assert reminded == []
    house.clock.move(1)
    await asyncio.gather(*(work._round() for work in works))
    assert reminded == [live.row.id]
    assert await works[0]._round() == 0.25 * HOUR
    assert reminded == [live.row.id]


async def test_a_reminder_is_owed_from_the_moment_it_is_off_the_clock(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin(HasardOptions(rounds=1, seconds=HOUR))
    house.clock.move(0.75 * HOUR)
    work = Clockwork(house.games, {"step": house.games.time_up})
    assert await work._round() == 0.25 * HOUR
    assert await work._round() == 0.25 * HOUR
    place = in_channel(live.row.channel_id or 0)
    owed = await house.database.read(lambda db: outbox.waiting(db, place))
    assert [(row.kind, row.game_id) for row in owed if row.kind == CALL] == [(CALL, live.row.id)]


async def test_whose_time_is_up_comes_before_who_is_reminded(sqlite_house: House) -> None:
    house = sqlite_house
    calls: list[str] = []

    def hear(news: Owing) -> None:
        calls.extend(f"remind {game_id}" for game_id in calls_in(news))

    house.games.feed.subscribe(Owing, "test", hear)

    async def fire(row: DeadlineRow) -> object:
        calls.append(f"fire {row.game_id}")
        return await house.games.time_up(row)

    slow = await house.begin(HasardOptions(rounds=1, seconds=HOUR))
    quick = await house.begin(HasardOptions(rounds=1, seconds=0.8 * HOUR - 1))
    house.clock.move(0.8 * HOUR)
    await Clockwork(house.games, {"step": fire})._round()
    assert calls[0] == f"fire {quick.row.id}"
    assert f"remind {slow.row.id}" in calls


async def first(spec: AnyGame, view: object, legal: Sequence[object]) -> object:
    return legal[0]


class Slow:
    """Thinks about its first move until it may go on."""

    def __init__(self) -> None:
        self.thinks, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.legal: list[Sequence[object]] = []

    async def __call__(self, spec: AnyGame, view: object, legal: Sequence[object]) -> object:
        self.legal.append(legal)
        self.thinks.set()
        await self.may_go_on.wait()
        return legal[0]


async def computers_only(house: House) -> Live:
    live = await house.open(HasardOptions(rounds=3, seconds=None))
    await house.lobby.fill(live.row.id, ADA)
    return (await house.lobby.start(live.row.id, ADA, cause=1)).live


async def test_what_a_computer_thought_out_is_dropped_when_it_is_no_longer_legal(sqlite_house: House) -> None:
    """The same seat is asked again, but for something else: the old answer would be refused."""
    house, slow = sqlite_house, Slow()
    live = await computers_only(house)
    seat = live.awaited_robot()
    task = asyncio.create_task(house.games.robot_move(live.row.id, slow))
    await slow.thinks.wait()
    while live.folded().state.laying:
        quick = await house.games.robot_move(live.row.id, first)
        assert quick is not None
        live = quick.live
    assert live.awaited_robot() == seat
    assert slow.legal[0][0] not in live.spec.rules.legal(live.folded().state, seat or "")
    slow.may_go_on.set()
    late = await task
    assert late is not None
    assert late.again
    assert late.live.row.revision == live.row.revision
    await house.check(live.row.id)


async def test_what_a_computer_thought_out_counts_while_it_is_legal(sqlite_house: House) -> None:
    """Something else happened meanwhile: that is no reason to think again."""
    house, slow = sqlite_house, Slow()
    live = await computers_only(house)
    seat = live.awaited_robot()
    task = asyncio.create_task(house.games.robot_move(live.row.id, slow))
    await slow.thinks.wait()
    fined = (await house.games.act(live.row.id, REF, "strafe Ost", cause=2)).live
    slow.may_go_on.set()
    acted = await task
    assert acted is not None
    assert not acted.again
    assert acted.live.row.revision == fined.row.revision + 1
    assert acted.live.folded().state.player(seat).card is not None
    await house.check(live.row.id)


async def test_a_computer_in_another_process_moves_a_game_on_and_ours_notices(house: House) -> None:
    """What is in memory is behind the database: what was thought out for it is tried again from the newer state."""
    other, slow = House(house.database, house.clock), Slow()
    live = await computers_only(house)
    task = asyncio.create_task(house.games.robot_move(live.row.id, slow))
    await slow.thinks.wait()
    quick = await other.games.robot_move(live.row.id, first)
    assert quick is not None
    slow.may_go_on.set()
    late = await task
    assert late is not None
    assert late.again
    assert late.live.row.revision == quick.live.row.revision
    await house.check(live.row.id)
