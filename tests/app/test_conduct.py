"""Leading a game: every act does what it says, is written into the book, and is refused to those who may not."""

import pytest

from bot.app.conduct import Conduct
from bot.app.live import Live, Who
from bot.app.order import Order
from bot.store.acts import ActRow, Wanted
from tests.app.house import ADA, BO, CEM, REF, House, refused
from tests.sample.model import HasardOptions

ADMIN = Who(97, "Chef", referee=True, ranks=frozenset({"admin"}))
OTHER_REFEREE = Who(98, "Pfeife", referee=True, ranks=frozenset({"referee"}))


class Book:
    """A house with a book."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.order = Order(house.database, house.clock)
        self.conduct = Conduct(house.games, self.order)
        self.heard: list[ActRow] = []
        self.order.on_act.append(self.heard.append)

    async def acts(self) -> list[ActRow]:
        return (await self.order.find(Wanted(1)))[0]


@pytest.fixture
def book(house: House) -> Book:
    return Book(house)


async def begun(book: Book) -> Live:
    return await book.house.begin(HasardOptions(rounds=2))


async def test_a_pause_stops_clock_moves_and_robots_and_gives_the_time_back(book: Book) -> None:
    live = await begun(book)
    assert live.deadline is not None
    left = (live.deadline.due_at - book.house.clock()).total_seconds()
    book.house.clock.move(10)
    paused, act = await book.conduct.pause(live.row.id, REF, cause=1, reason="Eule im Saal")
    assert (act and act.kind, act and act.reason) == ("pause", "Eule im Saal")
    assert paused.deadline is None
    who, move = book.house.moves(paused)[0]
    await refused("game-paused", book.house.games.act(live.row.id, who, move, cause=2))
    await refused("partie-already-paused", book.conduct.pause(live.row.id, REF, cause=3))
    book.house.clock.move(10_000)
    resumed, _ = await book.conduct.resume(live.row.id, REF, cause=4)
    assert resumed.deadline is not None
    assert (resumed.deadline.due_at - book.house.clock()).total_seconds() == pytest.approx(left - 10, abs=1)
    await book.house.games.act(live.row.id, who, move, cause=5)
    await refused("partie-not-paused", book.conduct.resume(live.row.id, REF, cause=6))
    assert [act.kind for act in await book.acts()] == ["resume", "pause"]
    assert [act.kind for act in book.heard] == ["pause", "resume"]
    await book.house.check(live.row.id)


async def test_a_second_delivery_writes_nothing_twice(book: Book) -> None:
    live = await begun(book)
    await book.conduct.whistle(live.row.id, REF, CEM, cause=1)
    _, again = await book.conduct.whistle(live.row.id, ADMIN, CEM, cause=1)
    assert again is None
    assert len(await book.acts()) == 1


async def test_another_player_goes_on_where_the_first_stood(book: Book) -> None:
    live = await begun(book)
    who, move = book.house.moves(live)[0]
    seat = live.seat_of(who.id)
    assert seat is not None
    await refused("partie-seated-already", book.conduct.replace(live.row.id, REF, seat.seat, BO, cause=1))
    await refused("lobby-no-such-seat", book.conduct.replace(live.row.id, REF, "Küche", CEM, cause=1))
    after, act = await book.conduct.replace(live.row.id, REF, seat.seat, CEM, cause=2)
    assert after.seat_of(CEM.id)
    assert after.seat_of(who.id) is None
    assert act
    assert act.data == {"seat": seat.seat, "before": who.id, "after": CEM.id}
    assert after.folded().state == live.folded().state
    await book.house.games.act(live.row.id, CEM, move, cause=3)
    robot, _ = await book.conduct.replace(live.row.id, REF, seat.seat, None, cause=4)
    assert next(row for row in robot.seats if row.seat == seat.seat).robot
    await book.house.check(live.row.id)


async def test_the_whistle_moves_and_with_it_the_right(book: Book) -> None:
    live = await begun(book)
    await refused("rights-missing", book.conduct.whistle(live.row.id, BO, BO, cause=1))
    await book.conduct.whistle(live.row.id, OTHER_REFEREE, CEM, cause=2)  # the referee is gone: any other may step in
    await refused("rights-missing", book.conduct.pause(live.row.id, REF, cause=3))
    await book.conduct.pause(live.row.id, CEM, cause=4)
    await book.conduct.whistle(live.row.id, CEM, BO, cause=5, assistant=True)
    await book.conduct.resume(live.row.id, BO, cause=6)
    after, _ = await book.conduct.whistle(live.row.id, CEM, BO, cause=7)
    assert (after.row.referee_id, after.row.assistant_id) == (BO.id, None)


async def test_a_game_is_broken_off_without_result(book: Book) -> None:
    live = await begun(book)
    await refused("rights-missing", book.conduct.end(live.row.id, BO, cause=1))
    ended, _ = await book.conduct.end(live.row.id, ADMIN, cause=2, reason="Feueralarm")
    assert ended.row.status == "abandoned"
    assert ended.row.ended_at is not None
    assert ended.deadline is None
    who, move = book.house.moves(live)[0]
    await refused("game-abandoned", book.house.games.act(live.row.id, who, move, cause=3))
    await refused("partie-not-open", book.conduct.end(live.row.id, ADMIN, cause=4))
    await refused("partie-not-open", book.conduct.pause(live.row.id, ADMIN, cause=5))
    assert await book.house.count("results") == 0


async def test_a_lobby_can_be_closed(book: Book) -> None:
    live = await book.house.open()
    ended, _ = await book.conduct.end(live.row.id, REF, cause=1)
    assert ended.row.status == "abandoned"
    await refused("game-abandoned", book.house.lobby.join(live.row.id, ADA))


async def test_back_one_step_or_to_the_start_of_the_section(book: Book) -> None:
    live = await begun(book)
    lives = [live]
    while lives[-1].spec.section(lives[-1].folded().state) == "1":
        lives.append((await book.house.act(lives[-1])).live)
    second = lives[-1]
    lives.append((await book.house.act(second)).live)
    lives.append((await book.house.act(lives[-1])).live)
    back, act = await book.conduct.rewind(live.row.id, REF, cause=900)
    assert back.folded().state == lives[-2].folded().state
    assert act and act.kind == "rewind"
    start, _ = await book.conduct.rewind(live.row.id, REF, cause=901, section=True)
    assert start.folded().state == second.folded().state
    await refused("rights-missing", book.conduct.rewind(live.row.id, BO, cause=902))
    await book.house.check(live.row.id)


async def test_a_paused_game_can_be_rewound_and_stays_paused(book: Book) -> None:
    live = await begun(book)
    await book.house.act(live)
    await book.conduct.pause(live.row.id, REF, cause=900)
    back, _ = await book.conduct.rewind(live.row.id, REF, cause=901)
    assert back.row.paused_at is not None
    assert back.deadline is None
    after, _ = await book.conduct.resume(live.row.id, REF, cause=902)
    assert after.deadline is not None


async def test_sent_off_and_let_back_in(book: Book) -> None:
    live = await begun(book)
    who, move = book.house.moves(live)[0]
    seat = live.seat_of(who.id)
    assert seat is not None
    off, act = await book.conduct.exclude(live.row.id, REF, seat.seat, cause=1, reason="Würfelbetrug")
    assert act and act.target_id == who.id
    assert off.seat_of(who.id) is None
    assert off.name_of(seat.seat) == who.name
    await refused("partie-seat-excluded", book.conduct.replace(live.row.id, REF, seat.seat, CEM, cause=2))
    back = await book.conduct.readmit(live.row.id, seat.seat, who)
    assert back.seat_of(who.id)
    await book.house.games.act(live.row.id, who, move, cause=3)


async def test_the_book_is_found_by_what_one_looks_for_and_taken_back_once(book: Book) -> None:
    live = await begun(book)
    for number, person in enumerate((7, 7, 8)):
        await book.order.record(
            ActRow(1, book.house.clock(), "warning", REF.id, person, live.row.id, 2, "Reden", cause=number)
        )
    assert await book.order.record(ActRow(1, book.house.clock(), "warning", REF.id, 7, cause=0)) is None
    assert await book.order.warnings(1, 7) == 2
    assert await book.order.warnings(1, 7, "another") == 0
    found, total = await book.order.find(Wanted(1, ("warning",), target_id=7), limit=1)
    assert (len(found), total) == (1, 2)
    undone = await book.order.undo(1, found[0].id, OTHER_REFEREE, "Verwechslung")
    assert (undone.undone_by, undone.undone_why) == (OTHER_REFEREE.id, "Verwechslung")
    assert await book.order.warnings(1, 7) == 1
    await refused("order-already-undone", book.order.undo(1, found[0].id, REF, ""))
    await refused("order-no-such-act", book.order.undo(2, found[0].id, REF, ""))
    assert (await book.order.find(Wanted(2)))[1] == 0
