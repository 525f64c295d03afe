"""Computer players: they answer when asked, to the end, after a restart, and after bad days."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.spec import AnyGame
from bot.service.feed import Changed
from bot.service.play import robots as module
from bot.service.play.games import Games
from bot.service.play.live import Live
from bot.service.play.robots import Robots, Whim
from bot.service.play.shelf import TRIES
from bot.store.database import Database
from bot.store.games import Conflict
from tests.sample.model import HasardOptions
from tests.sample.rules import HasardRules
from tests.service.house import ADA, BO, REF, House
from tests.service.test_games import Moody


def listening(games: Games, **more: Any) -> Robots:
    """Return computer players that hear of every change."""
    robots = Robots(games, **more)
    games.feed.subscribe(Changed, "computer players", robots.hear)
    return robots


async def over(games: Games, game_id: str) -> Live:
    async with asyncio.timeout(30):
        while True:
            live = await games.live(game_id, fresh=True)
            if live.row.status == "over":
                return live
            await asyncio.sleep(0.01)


async def start(house: House, **seated: object) -> Live:
    live = await house.open(HasardOptions(rounds=3, seconds=None), seated=seated)
    await house.lobby.fill(live.row.id, ADA)
    return (await house.lobby.start(live.row.id, ADA, cause=1)).live


async def test_robots_alone_play_to_the_end(house: House) -> None:
    robots = listening(house.games)
    live = await start(house)
    await over(house.games, live.row.id)
    final = await house.check(live.row.id)
    assert final.folded().causes == {1}
    await robots.close()


async def test_two_processes_move_each_robot_once(house: House) -> None:
    other = House(house.database, house.clock)
    robots = [listening(house.games), listening(other.games)]
    live = await start(house)
    await robots[1].resume()
    await over(house.games, live.row.id)
    await house.check(live.row.id)
    for one in robots:
        await one.close()


async def test_a_restart_takes_up_again(sqlite_house: House) -> None:
    live = await start(sqlite_house)  # nobody plays for the robots here
    restarted = House(sqlite_house.database, sqlite_house.clock)
    robots = listening(restarted.games)
    await robots.resume()
    await over(restarted.games, live.row.id)
    await robots.close()


async def test_people_and_robots_together(sqlite_house: House) -> None:
    house = sqlite_house
    robots = listening(house.games)
    live = await start(house, Ost=BO)
    async with asyncio.timeout(30):
        while live.row.status == "running":
            if house.moves(live):
                live = (await house.act(live)).live
            else:
                await asyncio.sleep(0.005)
                live = await house.games.live(live.row.id)
    await house.check(live.row.id)
    await robots.close()


async def test_where_only_people_sit_no_rules_are_asked_after_every_change(sqlite_house: House) -> None:
    class Tired(HasardRules):
        def waiting_for(self, state: Any) -> frozenset[str]:
            raise AssertionError("in a match this takes longer than all else that hears of a change")

    people = await sqlite_house.begin()
    assert replace(people, spec=replace(people.spec, rules=Tired())).awaited_robot() is None


async def test_taking_back_a_step_goes_past_what_computers_would_do_again(sqlite_house: House) -> None:
    house = sqlite_house
    robots = listening(house.games)
    live = await start(house, Ost=BO)

    async def asked() -> Live:
        """Wait until only people are asked."""
        async with asyncio.timeout(30):
            while not house.moves(now := await house.games.live(live.row.id)) or now.awaited_robot() is not None:
                await asyncio.sleep(0.005)
        return now

    after = before = await asked()
    while (await house.games.entries(after))[-1].cause is not None or after is before:  # until computers answered
        before = await asked()
        await house.act(before)
        after = await asked()
    back = (await house.games.rewind(live.row.id, REF, cause=900)).live
    assert back.folded().state == before.folded().state
    assert back.awaited_robot() is None
    await robots.close()


async def test_a_database_that_was_away_does_not_end_the_game(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECOND_TRY", 0.01)
    moody = Moody(database)
    house = House(moody)
    robots = listening(house.games)
    live = await start(house)
    moody.before, moody.after = 2, 2
    await over(house.games, live.row.id)
    await house.check(live.row.id)
    await robots.close()


async def test_a_computer_for_whom_others_are_always_faster_tries_again_and_nobody_counts_it_as_asleep(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECOND_TRY", 0.0)
    games, late, asleep = sqlite_house.games, [Conflict() for _ in range(TRIES)], list[int]()
    live, append = await start(sqlite_house), games.append

    async def in_vain(*args: Any, **more: Any) -> Any:
        if late:
            raise late.pop()
        return await append(*args, **more)

    monkeypatch.setattr(games, "append", in_vain)
    robots = listening(games, fell_asleep=lambda: asleep.append(1))
    await robots.resume()
    await over(games, live.row.id)
    assert (late, asleep) == ([], [])
    await robots.close()


async def test_who_loses_his_shards_in_the_middle_leaves_the_next_move_to_their_new_owner(sqlite_house: House) -> None:
    games, moved = sqlite_house.games, sqlite_house.games.robot_move
    live = await start(sqlite_house)

    async def the_last_one(game_id: str, think: Any) -> Any:
        acted = await moved(game_id, think)
        sqlite_house.domain.lend(0.0)
        return acted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "robot_move", the_last_one)
        robots = listening(games)
        await robots.resume()
        await robots._workers.idle(live.row.id)
    after = await games.live(live.row.id, fresh=True)
    assert (after.row.revision, after.awaited_robot() is not None) == (live.row.revision + 1, True)
    owner = listening(House(sqlite_house.database, sqlite_house.clock).games)
    await owner.resume()
    assert (await over(games, live.row.id)).row.status == "over"
    for one in (robots, owner):
        await one.close()


async def test_closing_stops_in_the_middle(sqlite_house: House) -> None:
    robots = listening(sqlite_house.games)
    live = await start(sqlite_house)
    await robots.close()
    before = (await sqlite_house.games.live(live.row.id, fresh=True)).row.revision
    await asyncio.sleep(0.05)
    # What was on its way may still arrive; nothing new begins.
    assert (await sqlite_house.games.live(live.row.id, fresh=True)).row.revision <= before + 1
    await sqlite_house.check(live.row.id)


def test_a_whim_is_any_number() -> None:
    whim = Whim()
    assert set(whim.dice(500, 6)) == {1, 2, 3, 4, 5, 6}
    assert sorted(whim.shuffle("abc")) == ["a", "b", "c"]


async def test_others_act_while_a_robot_thinks_and_what_it_thought_too_long_about_does_not_count(
    sqlite_house: House,
) -> None:
    house, games = sqlite_house, sqlite_house.games
    live = await start(house)
    thinks, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(spec: AnyGame, view: object, legal: Sequence[object]) -> object:
        thinks.set()
        await go_on.wait()
        return legal[0]

    async def quickly(spec: AnyGame, view: object, legal: Sequence[object]) -> object:
        return legal[0]

    slow = asyncio.create_task(games.robot_move(live.row.id, slowly))
    await thinks.wait()
    async with asyncio.timeout(5):
        quick = await games.robot_move(live.row.id, quickly)
    assert quick is not None
    go_on.set()
    late = await slow
    assert late is not None
    assert late.again
    assert late.live.row.head == quick.live.row.head
    await house.check(live.row.id)
