"""One order: what is told waits in one line, whichever way it comes in; nothing waits for itself."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from bot.engine.spec import MannersPart
from bot.service.feed import Changed, Feed, Quiet
from bot.service.leading.conduct import Conduct
from bot.service.play import ordering as module
from bot.service.play.live import Live
from bot.service.play.ordering import Ordering
from bot.service.play.robots import Robots
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, REF, House, refused

TOLD = replace(GAME, manners=MannersPart(told=True))


@pytest.fixture
def told(sqlite_house: House) -> House:
    """A house in which Hasard is told."""
    sqlite_house.games.specs = {GAME.name: TOLD}
    return sqlite_house


class Gate:
    """Holds a line until it is opened."""

    def __init__(self, house: House, live: Live) -> None:
        self.opened = asyncio.Event()
        self.held = asyncio.ensure_future(house.games.ordering.do(live.row.id, self.opened.wait))

    async def waits(self, wish: "asyncio.Future[object]") -> None:
        """Check that a wish is not done before the gate is open, and is done then."""
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not wish.done()
        self.opened.set()
        async with asyncio.timeout(5):
            await asyncio.gather(self.held, wish)


async def test_presses_clocks_rewinds_and_referees_wait_for_what_came_before(told: House) -> None:
    live = await told.begin(HasardOptions(rounds=3, seconds=60))
    games, conduct = told.games, Conduct(told.games)
    who, move = told.moves(live)[0]
    await Gate(told, live).waits(asyncio.ensure_future(games.act(live.row.id, who, move, cause=1)))
    live = await games.live(live.row.id)
    await Gate(told, live).waits(asyncio.ensure_future(games.rewind(live.row.id, REF, cause=2)))
    live = await games.live(live.row.id)
    assert live.deadline is not None
    await Gate(told, live).waits(asyncio.ensure_future(conduct.pause(live.row.id, REF, cause=3)))
    await Gate(told, live).waits(asyncio.ensure_future(conduct.resume(live.row.id, REF, cause=4)))
    live = await games.live(live.row.id)
    assert live.deadline is not None
    told.clock.move(61)
    await Gate(told, live).waits(asyncio.ensure_future(games.time_up(live.deadline)))


async def test_computers_wait_too(told: House) -> None:
    robots = Robots(told.games)
    live = await told.open(HasardOptions(rounds=2, seconds=None))
    await told.lobby.fill(live.row.id, ADA)
    live = (await told.lobby.start(live.row.id, ADA, cause=1)).live
    opened = asyncio.Event()
    held = asyncio.ensure_future(told.games.ordering.do(live.row.id, opened.wait))
    await asyncio.sleep(0)
    robots.hear(Changed(live))
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert (await told.games.live(live.row.id)).row.revision == live.row.revision
    opened.set()
    await held
    async with asyncio.timeout(10):
        while (await told.games.live(live.row.id)).row.status != "over":
            await asyncio.sleep(0.005)
    await robots.close()


async def test_a_report_about_a_seat_goes_past_the_line_and_what_has_its_turn_may_act(told: House) -> None:
    live = await told.begin()
    games = told.games
    who, move = told.moves(live)[0]

    async def in_its_turn() -> object:
        return await games.act(live.row.id, who, move, cause=5)

    async with asyncio.timeout(5):
        await games.ordering.do(live.row.id, in_its_turn)
    after = await games.live(live.row.id)
    assert after.row.revision == live.row.revision + 1
    gate = Gate(told, live)
    other, second = told.moves(after)[0]
    seat = after.seat_of(other.id)
    assert seat is not None
    async with asyncio.timeout(5):
        await games.act_for(live.row.id, seat.seat, second)
    gate.opened.set()
    await gate.held


async def test_gates_are_passed_before_every_turn_and_quiet_is_told_afterwards() -> None:
    feed, seen = Feed(), list[str]()
    ordering = Ordering(feed)
    feed.subscribe(Quiet, "test", lambda news: seen.append(f"quiet {news.game_id}"))

    async def wait(game_id: str) -> None:
        seen.append("gate")

    async def work(name: str) -> None:
        seen.append(name)

    ordering.gate("test", wait)
    ordering.put("g", lambda: work("first"))
    await ordering.do("g", lambda: work("second"))
    await ordering.close(1)
    assert seen == ["gate", "first", "gate", "second", "quiet g"]


async def test_held_lines_let_in_what_came_before_but_nothing_new(monkeypatch: pytest.MonkeyPatch) -> None:
    ordering, seen = Ordering(Feed()), list[str]()

    async def work(name: str) -> None:
        seen.append(name)

    ordering.hold("one")
    ordering.hold("other")
    pressed = asyncio.ensure_future(ordering.do("g", lambda: work("pressed")))
    await asyncio.sleep(0.01)
    ordering.put("g", lambda: work("written before"))
    ordering.release("one")
    await asyncio.sleep(0.01)
    assert seen == ["written before"]
    ordering.release("other")
    await pressed
    assert seen == ["written before", "pressed"]
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    ordering.hold("one")
    async with asyncio.timeout(5):
        await ordering.do("g", lambda: work("nobody waits for ever"))
    assert seen[-1] == "nobody waits for ever"
    await ordering.close(1)


async def test_games_that_are_only_shown_stand_in_no_line(sqlite_house: House) -> None:
    live = await sqlite_house.begin()
    gate = Gate(sqlite_house, live)
    async with asyncio.timeout(5):
        await sqlite_house.act(live)
    gate.opened.set()
    await gate.held


async def test_who_comes_to_a_full_line_is_told_so_and_nothing_is_lost(
    told: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_LINE", 2)
    ordering = Ordering(Feed())
    opened, done = asyncio.Event(), list[int]()

    async def note(number: int) -> None:
        done.append(number)

    held = asyncio.ensure_future(ordering.do("a", opened.wait))
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(ordering.do("a", partial(note, number))) for number in range(2)]
    await asyncio.sleep(0)
    await refused("game-busy", ordering.do("a", partial(note, 7)))
    assert not ordering.put("a", partial(note, 8))
    opened.set()
    await asyncio.gather(held, *waiting)
    assert done == [0, 1]
    await ordering.do("a", partial(note, 9))
    assert done == [0, 1, 9]


async def test_a_rush_is_when_more_waits_in_all_games_than_is_judged_at_once() -> None:
    ordering, opened = Ordering(Feed()), asyncio.Event()
    held = [asyncio.ensure_future(ordering.do(game, opened.wait)) for game in "abc"]
    await asyncio.sleep(0)
    for number in range(module.RUSH):
        assert ordering.put("abc"[number % 3], partial(asyncio.sleep, 0))
    await asyncio.sleep(0)
    assert not ordering.rushed
    assert ordering.put("a", partial(asyncio.sleep, 0))
    assert ordering.rushed
    opened.set()
    await asyncio.gather(*held)
    await ordering.close(5)
    assert not ordering.rushed


async def test_whoever_closes_lets_what_is_in_line_have_its_turn(told: House) -> None:
    ordering, done = Ordering(Feed()), list[int]()

    async def slowly(number: int) -> None:
        await asyncio.sleep(0.02)
        done.append(number)

    for number in (1, 2):
        assert ordering.put("a", partial(slowly, number))
    await ordering.close(5)
    assert done == [1, 2]
    assert ordering.put("a", partial(slowly, 3)), "a closed line takes nothing, and nobody has to know"
    await asyncio.sleep(0.05)
    assert done == [1, 2]
