"""Leading a game: every act does what it says, is written into the book, and is refused to those who may not."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from bot.engine.spec import LeadingPart
from bot.service.feed import Booked
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.play.live import Live, Who
from bot.store.acts import ActRow, Wanted
from bot.store.database import Connection
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, House, refused

ADMIN = Who(97, "Chef", referee=True, ranks=frozenset({"admin"}))
OTHER_REFEREE = Who(98, "Pfeife", referee=True, ranks=frozenset({"referee"}))


class Court:
    """A house with a book."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.book = Book(house.database, house.clock, house.games.feed)
        self.conduct = Conduct(house.games)
        self.heard: list[ActRow] = []
        house.games.feed.subscribe(Booked, "test", lambda news: self.heard.append(news.act))

    async def acts(self) -> list[ActRow]:
        return (await self.book.find(Wanted(1)))[0]


@pytest.fixture
def court(house: House) -> Court:
    return Court(house)


async def begun(court: Court) -> Live:
    return await court.house.begin(HasardOptions(rounds=2))


async def test_a_pause_stops_clock_moves_and_robots_and_gives_the_time_back(court: Court) -> None:
    live = await begun(court)
    assert live.deadline is not None
    left = (live.deadline.due_at - court.house.clock()).total_seconds()
    court.house.clock.move(10)
    paused, act = await court.conduct.pause(live.row.id, REF, cause=1, reason="Eule im Saal")
    assert (act and act.kind, act and act.reason) == ("pause", "Eule im Saal")
    assert paused.deadline is None
    who, move = court.house.moves(paused)[0]
    await refused("game-paused", court.house.games.act(live.row.id, who, move, cause=2))
    await refused("partie-already-paused", court.conduct.pause(live.row.id, REF, cause=3))
    court.house.clock.move(10_000)
    resumed, _ = await court.conduct.resume(live.row.id, REF, cause=4)
    assert resumed.deadline is not None
    assert (resumed.deadline.due_at - court.house.clock()).total_seconds() == pytest.approx(left - 10, abs=1)
    await court.house.games.act(live.row.id, who, move, cause=5)
    await refused("partie-not-paused", court.conduct.resume(live.row.id, REF, cause=6))
    assert [act.kind for act in await court.acts()] == ["resume", "pause"]
    assert [act.kind for act in court.heard] == ["pause", "resume"]
    await court.house.check(live.row.id)


async def test_a_second_delivery_writes_nothing_twice(court: Court) -> None:
    live = await begun(court)
    await court.conduct.whistle(live.row.id, REF, CEM, cause=1)
    _, again = await court.conduct.whistle(live.row.id, ADMIN, CEM, cause=1)
    assert again is None
    assert len(await court.acts()) == 1


async def test_another_player_goes_on_where_the_first_stood(court: Court) -> None:
    live = await begun(court)
    who, move = court.house.moves(live)[0]
    seat = live.seat_of(who.id)
    assert seat is not None
    await refused("partie-seated-already", court.conduct.replace(live.row.id, REF, seat.seat, BO, cause=1))
    await refused("lobby-no-such-seat", court.conduct.replace(live.row.id, REF, "Küche", CEM, cause=1))
    after, act = await court.conduct.replace(live.row.id, REF, seat.seat, CEM, cause=2)
    assert after.seat_of(CEM.id)
    assert after.seat_of(who.id) is None
    assert act
    assert act.data == {"seat": seat.seat, "before": who.id, "after": CEM.id}
    assert after.folded().state == live.folded().state
    await court.house.games.act(live.row.id, CEM, move, cause=3)
    robot, _ = await court.conduct.replace(live.row.id, REF, seat.seat, None, cause=4)
    assert next(row for row in robot.seats if row.seat == seat.seat).robot
    await court.house.check(live.row.id)


def hearing(court: Court) -> None:
    """Let the rules of the game want to hear who was replaced and who was sent off."""
    leading: LeadingPart[Any, Any] = LeadingPart(replaced="strafe {}".format, exclude="strafe {}".format)
    court.house.games.specs = {**court.house.games.specs, GAME.name: replace(GAME, leading=leading)}


async def test_what_the_rules_hear_of_another_player_is_written_with_it(court: Court) -> None:
    hearing(court)
    live = await begun(court)
    after, act = await court.conduct.replace(live.row.id, ADMIN, "Ost", CEM, cause=1)
    assert act is not None and after.row.revision == live.row.revision + 1
    assert [row.event.kind for row in await court.house.games.entries(after)][live.row.head + 1 :] == ["fined"]
    assert after.former[-1].until == after.row.head, "it happened to whoever sat there before"
    await court.conduct.pause(live.row.id, REF, cause=2)
    paused, _ = await court.conduct.replace(live.row.id, REF, "Nord", DAN, cause=3)
    assert paused.row.head == after.row.head + 1, "also in a pause"
    await court.house.check(live.row.id)


def breaking(db: Connection, table: str) -> None:
    """Let nothing more be written into a table."""
    if db.dialect.name == "sqlite":
        db.execute(sql(f"create trigger fails before insert on {table} begin select raise(abort, 'broken'); end"))
    else:
        db.execute(sql(f"alter table {table} add constraint fails check (false) not valid"))


def mending(db: Connection, table: str) -> None:
    """Let it be written again."""
    lite = db.dialect.name == "sqlite"
    db.execute(sql("drop trigger fails" if lite else f"alter table {table} drop constraint fails"))


@pytest.mark.parametrize("table", ["events", "seats"])
async def test_a_write_that_fails_leaves_neither_the_player_nor_what_follows(court: Court, table: str) -> None:
    hearing(court)
    live = await begun(court)
    before = [await court.house.count(name) for name in ("events", "acts", "sitters", "outbox")]
    await court.house.database.write(lambda db: breaking(db, table))
    with pytest.raises(IntegrityError):
        await court.conduct.replace(live.row.id, REF, "Ost", CEM, cause=1)
    with pytest.raises(IntegrityError):
        await court.conduct.send_off(live.row.id, REF, BO.id, cause=2, reason="")
    assert [await court.house.count(name) for name in ("events", "acts", "sitters", "outbox")] == before
    fresh = await court.house.check(live.row.id)
    assert (fresh.row.revision, fresh.seat_of(BO.id)) == (live.row.revision, live.seat_of(BO.id))
    await court.house.database.write(lambda db: mending(db, table))
    again, _ = await court.conduct.replace(live.row.id, REF, "Ost", CEM, cause=1)
    assert again.seat_of(CEM.id) is not None and again.row.head == live.row.head + 1
    await court.house.check(live.row.id)


async def test_who_is_sent_off_is_sent_off_by_the_rules_in_the_same_moment(court: Court) -> None:
    hearing(court)
    live = await begun(court)
    assert await court.conduct.send_off(live.row.id, REF, BO.id, cause=1, reason="laut") is None
    after = await court.house.check(live.row.id)
    assert (after.row.revision, after.row.head) == (live.row.revision + 1, live.row.head + 1)
    assert next(row for row in after.seats if row.seat == "Ost").excluded
    await refused("lobby-no-such-seat", court.conduct.send_off(live.row.id, REF, BO.id, cause=2, reason="laut"))


async def test_the_whistle_moves_and_with_it_the_right(court: Court) -> None:
    live = await begun(court)
    await refused("rights-missing", court.conduct.whistle(live.row.id, BO, BO, cause=1))
    await court.conduct.whistle(live.row.id, OTHER_REFEREE, CEM, cause=2)  # the referee is gone: any other may step in
    await refused("rights-missing", court.conduct.pause(live.row.id, REF, cause=3))
    await court.conduct.pause(live.row.id, CEM, cause=4)
    await court.conduct.whistle(live.row.id, CEM, BO, cause=5, assistant=True)
    await court.conduct.resume(live.row.id, BO, cause=6)
    after, _ = await court.conduct.whistle(live.row.id, CEM, BO, cause=7)
    assert (after.row.referee_id, after.row.assistant_id) == (BO.id, None)


async def test_a_game_is_broken_off_without_result(court: Court) -> None:
    live = await begun(court)
    await refused("rights-missing", court.conduct.end(live.row.id, BO, cause=1))
    ended, _ = await court.conduct.end(live.row.id, ADMIN, cause=2, reason="Feueralarm")
    assert ended.row.status == "abandoned"
    assert ended.row.ended_at is not None
    assert ended.deadline is None
    who, move = court.house.moves(live)[0]
    await refused("game-abandoned", court.house.games.act(live.row.id, who, move, cause=3))
    await refused("partie-not-open", court.conduct.end(live.row.id, ADMIN, cause=4))
    await refused("partie-not-open", court.conduct.pause(live.row.id, ADMIN, cause=5))
    assert await court.house.count("results") == 0


async def test_a_game_that_was_broken_off_is_not_rewound(court: Court) -> None:
    live = (await court.house.act(await begun(court))).live
    await court.conduct.end(live.row.id, ADMIN, cause=1)
    await refused("game-abandoned", court.conduct.rewind(live.row.id, ADMIN, cause=2))
    after = await court.house.check(live.row.id)
    assert (after.row.head, after.row.status) == (live.row.head, "abandoned")
    assert [act.kind for act in await court.acts()] == ["end"]


async def test_a_lobby_can_be_closed(court: Court) -> None:
    live = await court.house.open()
    ended, _ = await court.conduct.end(live.row.id, REF, cause=1)
    assert ended.row.status == "abandoned"
    await refused("game-abandoned", court.house.lobby.join(live.row.id, ADA))


async def test_back_one_step_or_to_the_start_of_the_section(court: Court) -> None:
    live = await begun(court)
    lives = [live]
    while lives[-1].spec.rules.section(lives[-1].folded().state) == "1":
        lives.append((await court.house.act(lives[-1])).live)
    second = lives[-1]
    lives.append((await court.house.act(second)).live)
    lives.append((await court.house.act(lives[-1])).live)
    back, act = await court.conduct.rewind(live.row.id, REF, cause=900)
    assert back.folded().state == lives[-2].folded().state
    assert act and act.kind == "rewind"
    start, _ = await court.conduct.rewind(live.row.id, REF, cause=901, section=True)
    assert start.folded().state == second.folded().state
    await refused("rights-missing", court.conduct.rewind(live.row.id, BO, cause=902))
    await court.house.check(live.row.id)


async def test_going_back_by_a_section_plays_a_long_log_a_few_times_and_not_once_for_each_step(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await court.house.begin(HasardOptions(rounds=30))
    rules = type(live.spec.rules)
    monkeypatch.setattr(rules, "section", lambda self, state: "")  # as in a game that has but one
    start = live
    while live.row.head < 60:
        live = (await court.house.act(live)).live
    applied = 0

    def counting(self: object, state: Any, event: Any, apply: Any = rules.apply) -> Any:
        nonlocal applied
        applied += 1
        return apply(self, state, event)

    monkeypatch.setattr(rules, "apply", counting)
    back, _ = await court.conduct.rewind(live.row.id, REF, cause=900, section=True)
    assert back.folded().state == start.folded().state
    assert applied < 4 * live.row.head


async def test_a_paused_game_can_be_rewound_and_stays_paused(court: Court) -> None:
    live = await begun(court)
    await court.house.act(live)
    await court.conduct.pause(live.row.id, REF, cause=900)
    back, _ = await court.conduct.rewind(live.row.id, REF, cause=901)
    assert back.row.paused_at is not None
    assert back.deadline is None
    after, _ = await court.conduct.resume(live.row.id, REF, cause=902)
    assert after.deadline is not None


async def test_sent_off_and_let_back_in(court: Court) -> None:
    live = await begun(court)
    who, move = court.house.moves(live)[0]
    seat = live.seat_of(who.id)
    assert seat is not None
    off, act = await court.conduct.exclude(live.row.id, REF, seat.seat, cause=1, reason="Würfelbetrug")
    assert act and act.target_id == who.id
    assert off.seat_of(who.id) is None
    assert off.name_of(seat.seat) == who.name
    await refused("partie-seat-excluded", court.conduct.replace(live.row.id, REF, seat.seat, CEM, cause=2))
    back = await court.conduct.readmit(live.row.id, seat.seat, who)
    assert back.seat_of(who.id)
    await court.house.games.act(live.row.id, who, move, cause=3)


async def test_the_book_is_found_by_what_one_looks_for_and_taken_back_once(court: Court) -> None:
    live = await begun(court)
    for number, person in enumerate((7, 7, 8)):
        await court.book.record(
            ActRow(
                guild_id=1,
                at=court.house.clock(),
                kind="warning",
                actor_id=REF.id,
                target_id=person,
                game_id=live.row.id,
                channel_id=2,
                reason="Reden",
                cause=number,
            )
        )
    again = ActRow(guild_id=1, at=court.house.clock(), kind="warning", actor_id=REF.id, target_id=7, cause=0)
    assert await court.book.record(again) is None
    assert await court.book.warnings(1, 7) == 2
    assert await court.book.warnings(1, 7, "another") == 0
    found, total = await court.book.find(Wanted(1, ("warning",), target_id=7), limit=1)
    assert (len(found), total) == (1, 2)
    undone = await court.book.undo(1, found[0].id, OTHER_REFEREE, "Verwechslung")
    assert (undone.undone_by, undone.undone_why) == (OTHER_REFEREE.id, "Verwechslung")
    assert await court.book.warnings(1, 7) == 1
    await refused("order-already-undone", court.book.undo(1, found[0].id, REF, ""))
    await refused("order-no-such-act", court.book.undo(2, found[0].id, REF, ""))
    assert (await court.book.find(Wanted(2)))[1] == 0
