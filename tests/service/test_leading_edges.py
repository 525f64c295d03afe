"""Leading a game at its edges: who may not be put where, what stays, what is over, and who is told."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.contests.watten.model import WattenOptions
from bot.engine.seats import Seat
from bot.engine.spec import LeadingPart
from bot.service.leading.book import MOST_ACTS, Book
from bot.service.leading.conduct import Conduct
from bot.service.leading.leaving import Leaving
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.live import Live, Who, declined
from bot.store import outbox
from bot.store.acts import ActRow
from bot.store.database import Connection
from bot.store.outbox import OwedRow, to_person
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, House, refused

OTHER_REFEREE = Who(98, "Pfeife", referee=True, ranks=frozenset({"referee"}))
CHIEF = Who(97, "Chef", ranks=frozenset({"admin"}))


@pytest.fixture
def conduct(sqlite_house: House) -> Conduct:
    return Conduct(sqlite_house.games)


@pytest.fixture
def leaving(sqlite_house: House) -> Leaving:
    return Leaving(sqlite_house.games, sqlite_house.lobby)


def playing(house: House, **parts: Any) -> None:
    """Let the sample game be one with other parts."""
    house.games.specs = {**house.games.specs, GAME.name: replace(GAME, **parts)}


async def letters(house: House, who: Who) -> list[str]:
    """List the keys of what is owed to somebody."""
    rows = await house.database.read(lambda db: outbox.waiting(db, to_person(who.id)))
    return [row.key for row in rows]


async def test_who_whistles_is_put_on_no_seat_and_takes_none_where_referees_have_a_desk(
    sqlite_house: House, conduct: Conduct, leaving: Leaving
) -> None:
    playing(sqlite_house, manners=replace(GAME.manners, officials=True))
    live = await sqlite_house.begin(HasardOptions(rounds=3))
    await conduct.whistle(live.row.id, REF, DAN, cause=1, assistant=True)
    await leaving.leave(live.row.id, BO, cause=2)
    for number, who in enumerate((REF, DAN), 3):
        await refused("lobby-whistles", conduct.replace(live.row.id, CHIEF, "Ost", who, cause=number))
        await refused("lobby-whistles", leaving.take(live.row.id, who, "Ost", cause=10 * number))
    assert (await leaving.take(live.row.id, CEM, "Ost", cause=50)).seat_of(CEM.id)


async def test_nobody_is_replaced_and_nobody_leaves_where_the_rules_know_no_substitutes(
    sqlite_house: House, conduct: Conduct, leaving: Leaving
) -> None:
    leading: LeadingPart[Any, Any] = LeadingPart(replaceable=lambda options: False)
    playing(sqlite_house, leading=leading)
    live = await sqlite_house.begin(HasardOptions(rounds=3))
    for by in (CEM, None):
        await refused("partie-no-substitutes", conduct.replace(live.row.id, REF, "Ost", by, cause=1))
    await refused("leave-not-here", leaving.leave(live.row.id, BO, cause=2))
    assert await sqlite_house.games.live(live.row.id) == live


async def test_the_flag_stays_with_who_gets_it_again_and_goes_from_who_gets_the_whistle(
    sqlite_house: House, conduct: Conduct
) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=3))
    for cause in (1, 2):
        live, _ = await conduct.whistle(live.row.id, REF, CEM, cause=cause, assistant=True)
        assert (live.row.referee_id, live.row.assistant_id) == (REF.id, CEM.id)
    live, act = await conduct.whistle(live.row.id, REF, DAN, cause=3)
    assert act is not None and act.data == {"role": "referee_id", "before": REF.id}
    assert (live.row.referee_id, live.row.assistant_id) == (DAN.id, CEM.id), "another's whistle leaves the flag alone"
    live, _ = await conduct.whistle(live.row.id, DAN, None, cause=4)
    assert (live.row.referee_id, live.row.assistant_id) == (None, CEM.id)


async def test_a_player_without_a_referee_hands_the_whistle_on(sqlite_house: House, conduct: Conduct) -> None:
    playing(sqlite_house, manners=replace(GAME.manners, officials=True))
    live = await sqlite_house.begin(HasardOptions(rounds=3))
    await conduct.whistle(live.row.id, REF, None, cause=1)
    after, _ = await conduct.whistle(live.row.id, ADA, CEM, cause=2)
    assert after.row.referee_id == CEM.id, "nobody else could"
    await refused("whistle-plays", conduct.whistle(live.row.id, CEM, BO, cause=3))


async def test_who_is_made_something_by_another_is_told_and_nobody_tells_himself(
    sqlite_house: House, conduct: Conduct
) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=3))
    await conduct.whistle(live.row.id, REF, CEM, cause=1, assistant=True)
    await conduct.replace(live.row.id, REF, "Ost", DAN, cause=2)
    assert [len(await letters(sqlite_house, who)) for who in (CEM, DAN, OTHER_REFEREE)] == [1, 1, 0]
    await conduct.whistle(live.row.id, OTHER_REFEREE, OTHER_REFEREE, cause=3)
    assert await letters(sqlite_house, OTHER_REFEREE) == []
    await conduct.whistle(live.row.id, REF, OTHER_REFEREE, cause=4)
    assert len(await letters(sqlite_house, OTHER_REFEREE)) == 1


@pytest.mark.parametrize("status", ["lobby", "over", "abandoned"])
async def test_what_does_not_run_is_neither_paused_nor_manned_and_what_is_over_nothing_else(
    sqlite_house: House, conduct: Conduct, status: str
) -> None:
    house = sqlite_house
    live = await house.open(HasardOptions(rounds=1), seated={"Nord": ADA, "Ost": BO})
    if status != "lobby":
        live = (await house.lobby.start(live.row.id, ADA, cause=1)).live
        await conduct.pause(live.row.id, REF, cause=2)
        live = (await conduct.resume(live.row.id, REF, cause=3))[0]
        live = await house.finish(live) if status == "over" else (await conduct.end(live.row.id, REF, cause=4))[0]
    assert live.row.status == status
    await refused("partie-not-open", conduct.pause(live.row.id, REF, cause=5))
    await refused("partie-not-open", conduct.replace(live.row.id, REF, "Ost", CEM, cause=6))
    await refused("partie-not-paused", conduct.resume(live.row.id, REF, cause=7))
    if status == "lobby":
        assert (await conduct.move(live.row.id, REF, 5, cause=8))[0].row.channel_id == 5
        assert (await conduct.whistle(live.row.id, REF, CEM, cause=9))[0].row.referee_id == CEM.id
    else:
        await refused("partie-not-open", conduct.move(live.row.id, REF, 5, cause=8))
        await refused("partie-not-open", conduct.whistle(live.row.id, REF, CEM, cause=9))
        assert await house.games.live(live.row.id) == live


async def test_a_contest_has_no_whistle(sqlite_house: House, conduct: Conduct) -> None:
    contest = await sqlite_house.contests.open("watten-turnier", WattenOptions(), ADA, guild_id=1, channel_id=2)
    await refused("whistle-contest", conduct.whistle(contest.row.id, ADA, BO, cause=1))


async def test_a_pause_after_the_time_is_up_leaves_none_and_the_end_of_a_paused_game_is_no_pause(
    sqlite_house: House, conduct: Conduct
) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=1, seconds=60))
    sqlite_house.clock.move(61)
    paused, _ = await conduct.pause(live.row.id, REF, cause=1)
    assert (paused.row.time_left, paused.deadline) == (0, None)
    ended, _ = await conduct.end(live.row.id, REF, cause=2)
    assert (ended.row.status, ended.row.paused_at) == ("abandoned", None)


async def test_only_who_was_sent_off_is_let_back_in(sqlite_house: House, conduct: Conduct) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=1))
    assert (await conduct.readmit(live.row.id, "Ost", CEM)).seats == live.seats, "somebody sits there"


async def test_who_plays_keeps_no_order_at_his_table_but_what_follows_from_elsewhere_counts(
    sqlite_house: House, conduct: Conduct
) -> None:
    playing(sqlite_house, manners=replace(GAME.manners, officials=True))
    playing_referee = replace(OTHER_REFEREE, id=ADA.id)
    live = await sqlite_house.begin(HasardOptions(rounds=1))
    await conduct.whistle(live.row.id, REF, None, cause=1)
    send_off = partial(conduct.send_off, live.row.id, playing_referee, BO.id, cause=2, reason="laut")
    await refused("order-plays-himself", send_off())
    await send_off(follows=True)
    assert next(row for row in (await sqlite_house.games.live(live.row.id)).seats if row.seat == "Ost").excluded


async def test_a_seat_is_offered_to_whom_it_belongs_to_whoever_may_and_only_while_the_game_goes_on(
    sqlite_house: House, conduct: Conduct, leaving: Leaving
) -> None:
    house = sqlite_house
    live = await house.open(HasardOptions(rounds=3), seated={"Nord": ADA, "Ost": BO}, robots=["Sued"])
    live = (await house.lobby.start(live.row.id, ADA, cause=1)).live
    id = live.row.id
    await refused("lobby-seat-taken", leaving.take(id, CEM, "Sued", cause=2))  # nobody has left it
    await conduct.replace(id, REF, "Nord", None, cause=3)
    await refused("lobby-seat-taken", leaving.take(id, CEM, "Nord", cause=4))  # it was given to the computer
    await leaving.leave(id, BO, cause=5)

    async def bounce(live: Live, who: Who, seat: Seat) -> None:
        if who.id == CEM.id:
            raise declined("lobby-not-in")

    house.lobby.gate("test", bounce)
    await refused("lobby-not-in", leaving.take(id, CEM, "Ost", cause=6))
    await conduct.pause(id, REF, cause=7)
    await refused("game-paused", leaving.take(id, DAN, "Ost", cause=8))
    await conduct.resume(id, REF, cause=9)
    long = replace(DAN, name="D" * 100)
    taken = await leaving.take(id, long, "Ost", cause=10)
    assert next(row.name for row in taken.seats if row.seat == "Ost") == "D" * 80
    await conduct.end(id, REF, cause=11)
    await refused("game-abandoned", leaving.take(id, BO, "Ost", cause=12))


async def test_a_seat_that_is_kept_for_somebody_who_had_themselves_erased_is_free_for_all(
    sqlite_house: House, leaving: Leaving
) -> None:
    house = sqlite_house
    live = await house.begin(HasardOptions(rounds=9, seconds=60), {"Nord": ADA, "Ost": BO, "Sued": DAN})
    while not any(row.robot for row in live.seats):
        for who, move in house.moves(live):
            if who.id != BO.id:
                live = (await house.games.act(live.row.id, who, move, cause=next(house.causes))).live
        house.clock.move(61)
        assert live.deadline is not None
        acted = await house.games.time_up(live.deadline)
        assert acted is not None
        live = acted.live
    await refused("seat-kept", leaving.take(live.row.id, CEM, "Ost", cause=1))
    await Privacy(house.games, Servers(house.database, house.games.feed, house.clock)).erase(BO.id)
    assert (await leaving.take(live.row.id, CEM, "Ost", cause=2)).seat_of(CEM.id)


async def test_a_number_no_act_can_have_is_no_act_on_either_database(house: House) -> None:
    book = Book(house.database, house.clock, house.games.feed)
    for number in (MOST_ACTS - 1, MOST_ACTS, 10**12):
        await refused("order-no-such-act", book.get(1, number))
    for number in (MOST_ACTS, 10**12):
        await refused("order-no-such-act", book.game_of(1, number))
    assert await book.game_of(1, MOST_ACTS - 1) is None


async def test_nothing_is_said_of_an_act_that_was_taken_back_already(sqlite_house: House) -> None:
    house = sqlite_house
    book = Book(house.database, house.clock, house.games.feed)
    row = ActRow(guild_id=1, at=house.clock(), kind="timeout", actor_id=REF.id, target_id=BO.id, cause=1)
    act = await book.record(row)
    assert act is not None

    def said(key: str) -> OwedRow:
        return OwedRow(key=key, place="c2", kind="note", made_at=house.clock())

    assert await book.record(row, said("twice")) is None
    await book.amend(act, said("amended"))
    await book.undo(1, act.id, REF, "gut", said("undone"))
    await refused("order-already-undone", book.amend(act, said("too late")))
    await refused("order-already-undone", book.undo(1, act.id, REF, "gut", said("again")))

    def keys(db: Connection) -> list[str]:
        return [one.key for one in outbox.waiting(db, "c2")]

    assert await house.database.read(keys) == ["amended", "undone"]
