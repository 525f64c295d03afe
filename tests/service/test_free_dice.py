"""Free rolls: durable, once an interaction, counted, and provable the day after."""

import asyncio
from datetime import UTC, datetime, timedelta, timezone

from bot import fair
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.service.free_dice import FreeDice
from bot.store.database import Database, open_database
from tests.service.house import ADA, BO, Clock, House


def throw(source: str = "2w6") -> Throw:
    parsed = parse(source)
    assert isinstance(parsed, Throw)
    return parsed


async def test_the_same_interaction_gets_the_same_roll(any_database: Database, any_url: str) -> None:
    clock = Clock()
    dice = FreeDice(any_database, clock)
    first = await dice.roll(7, 11, throw("10w1000 # Angriff"), cause=5)
    again = await dice.roll(7, 11, throw("10w1000 # Angriff"), cause=5)
    assert again.values == first.values
    restarted = await open_database(any_url)
    assert (await FreeDice(restarted, clock).roll(7, 11, throw("10w1000"), cause=5)).values == first.values
    await restarted.close()
    assert (await dice.roll(8, 11, throw("10w1000"), cause=5)).values != first.values  # another server
    clock.move(24 * 3600)
    assert fair.verify(await dice.log(7, "20260701")) == (1, True)


async def test_delivered_again_after_midnight_it_is_still_the_same_roll(any_database: Database) -> None:
    clock = Clock()
    clock.now = datetime(2026, 7, 1, 23, 59, 59, tzinfo=UTC)
    dice = FreeDice(any_database, clock)
    first = await dice.roll(7, 11, throw("10w1000"), cause=5)
    clock.move(2)
    assert (await dice.roll(7, 11, throw("10w1000"), cause=5)).values == first.values
    assert (await dice.roll(7, 11, throw("10w1000"), cause=6)).values != first.values
    assert [day.rolls for day in await dice.days(7)] == [0, 1, 1]


async def test_fifty_at_once(any_database: Database) -> None:
    clock = Clock()
    dice, other = FreeDice(any_database, clock), FreeDice(any_database, clock)
    causes = [*range(1, 46), 1, 2, 3, 4, 5]
    rolls = await asyncio.gather(
        *((dice, other)[n % 2].roll(7, cause % 3, throw(), cause=cause) for n, cause in enumerate(causes))
    )
    by_cause: dict[int, set[object]] = {}
    for cause, rolled in zip(causes, rolls, strict=True):
        by_cause.setdefault(cause, set()).add(rolled.values)
    assert all(len(values) == 1 for values in by_cause.values())
    assert sum((await dice.counts(7, None)).values()) == 45
    clock.move(24 * 3600)
    assert fair.verify(await dice.log(7, "20260701")) == (45, True)


async def test_counts_are_of_plain_pairs_by_person_and_server(any_database: Database) -> None:
    dice = FreeDice(any_database, Clock())
    cause = 0
    totals: dict[tuple[int, int], list[int]] = {}
    for scope, person in [(7, 11), (7, 11), (7, 22), (8, 11)]:
        rolled = await dice.roll(scope, person, throw(), cause=(cause := cause + 1))
        totals.setdefault((scope, person), []).append(rolled.total)
    for other in ("2w6+1", "3w6", "2w6kh1"):
        await dice.roll(7, 11, throw(other), cause=(cause := cause + 1))

    def counted(*keys: tuple[int, int]) -> dict[int, int]:
        flat = [total for key in keys for total in totals[key]]
        return {total: flat.count(total) for total in flat}

    assert await dice.counts(7, 11) == counted((7, 11))
    assert await dice.counts(7, None) == counted((7, 11), (7, 22))
    assert await dice.counts(None, 11) == counted((7, 11), (8, 11))
    assert await dice.counts(9, None) == {}


async def test_days_change_and_seeds_come_out_the_day_after(any_database: Database) -> None:
    clock = Clock()
    dice = FreeDice(any_database, clock)
    for date in range(3):
        for number in range(4):
            await dice.roll(7, 11, throw("4w6kh3+1w20-2"), cause=100 * date + number)
        clock.move(24 * 3600)
    days = await dice.days(7)
    assert [day.day for day in days] == ["20260705", "20260704", "20260703", "20260702", "20260701"]
    assert [day.rolls for day in days] == [0, 0, 4, 4, 4]
    assert [day.seed is None for day in days] == [True, True, False, False, False]
    for day in days:
        assert fair.verify(await dice.log(7, day.day)) == (2 * day.rolls, day.seed is not None)
    assert len({day.commitment for day in days}) == 5


async def test_a_zone_does_not_move_the_day(any_database: Database) -> None:
    early = datetime(2026, 7, 2, 1, 30, tzinfo=timezone(timedelta(hours=5)))
    dice = FreeDice(any_database, lambda: early)
    await dice.roll(7, 11, throw(), cause=1)
    assert [day.day for day in await dice.days(7)] == ["20260702", "20260701"]


async def test_f6_two_dice_rolled_in_a_game_count_for_the_person(any_database: Database) -> None:
    house = House(any_database)
    options = house.games.specs["kampf"].options()
    live = await house.lobby.open("kampf", options, ADA, guild_id=7, channel_id=2, seated={"A": ADA, "B": BO}, cause=77)
    assert (await house.lobby.open("kampf", options, ADA, guild_id=7, channel_id=2, cause=77)).row == live.row
    live = (await house.lobby.start(live.row.id, ADA, cause=next(house.causes))).live
    acted = await house.games.act(live.row.id, BO, "2w6", cause=500)
    await house.games.act(live.row.id, BO, "2w6", cause=500)  # delivered again: not counted again
    side = next(row for row in acted.live.folded().state.rolls if row[0] == "B")
    dice = FreeDice(any_database, house.clock)
    assert await dice.counts(7, BO.id) == {side[1].first + side[1].second: 1}
    assert await dice.counts(7, ADA.id) == {}
