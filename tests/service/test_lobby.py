"""Before a game: seats, races for them, filling up, starting, expiry."""

import asyncio
from functools import partial

import pytest

from bot.engine.chance import FairChance
from bot.service.play.live import Declined, Live, Who
from bot.store import outbox
from bot.store.outbox import OwedRow, to_person
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, SEATS, House, refused


def sitting(live: Live) -> dict[str, str | None]:
    return {row.seat: "robot" if row.robot else row.name for row in live.seats if row.taken}


async def test_join_move_leave(house: House) -> None:
    live = await house.open()
    game = live.row.id
    assert live.row.status == "lobby"
    assert sitting(await house.lobby.join(game, ADA)) == {"Nord": "Ada"}
    assert sitting(await house.lobby.join(game, BO, "West")) == {"Nord": "Ada", "West": "Bo"}
    assert sitting(await house.lobby.join(game, ADA, "Ost")) == {"Ost": "Ada", "West": "Bo"}
    await refused("lobby-already-in", house.lobby.join(game, ADA))
    await refused("lobby-already-in", house.lobby.join(game, ADA, "Ost"))
    await refused("lobby-seat-taken", house.lobby.join(game, CEM, "West"))
    await refused("lobby-no-such-seat", house.lobby.join(game, CEM, "Mond"))
    assert sitting(await house.lobby.leave(game, BO)) == {"Ost": "Ada"}
    await refused("lobby-not-in", house.lobby.leave(game, BO))
    await refused("game-unknown", house.lobby.join("nowhere", ADA))
    await house.check(game)


async def test_place_and_fill_are_for_host_and_referee(house: House) -> None:
    game = (await house.open()).row.id
    await refused("rights-missing", house.lobby.place(game, BO, CEM))
    await refused("rights-missing", house.lobby.fill(game, BO))
    await refused("rights-missing", house.lobby.place(game, Who(98, "other", referee=True), CEM))
    await house.lobby.place(game, REF, BO, "Sued")
    assert sitting(await house.lobby.place(game, ADA, CEM)) == {"Nord": "Cem", "Sued": "Bo"}
    full = await house.lobby.fill(game, ADA)
    assert sitting(full) == {"Nord": "Cem", "Ost": "robot", "Sued": "Bo", "West": "robot"}
    await refused("lobby-full", house.lobby.fill(game, ADA))
    assert sitting(await house.lobby.join(game, DAN))["Ost"] == "Dan"  # people go before robots
    await house.lobby.join(game, ADA)
    await refused("lobby-full", house.lobby.join(game, Who(50, "late")))
    await house.check(game)


async def test_start_needs_enough_and_the_host(house: House) -> None:
    game = (await house.open()).row.id
    await house.lobby.join(game, ADA)
    await refused("lobby-too-few", house.lobby.start(game, ADA, cause=1))
    await refused("game-not-running", house.games.act(game, ADA, "wurf", cause=2))
    await refused("game-not-running", house.games.rewind(game, REF, cause=2))
    await house.lobby.join(game, BO)
    await refused("rights-missing", house.lobby.start(game, BO, cause=3))
    begun = await house.lobby.start(game, ADA, cause=4)
    assert begun.live.row.status == "running"
    assert begun.live.row.started_at == house.clock()
    assert (await house.lobby.start(game, ADA, cause=4)).again
    await refused("lobby-begun", house.lobby.start(game, ADA, cause=5))
    for wish in (house.lobby.join(game, CEM), house.lobby.leave(game, ADA), house.lobby.fill(game, ADA)):
        await refused("lobby-begun", wish)
    assert begun.live.deadline is not None
    assert begun.live.deadline.kind == "step"
    await house.check(game)


async def test_two_people_for_one_seat(house: House) -> None:
    game = (await house.open()).row.id
    other = House(house.database, house.clock)
    await other.games.live(game)
    wishes = [
        house.lobby.join(game, BO, "Nord"),
        other.lobby.join(game, CEM, "Nord"),
        house.lobby.join(game, DAN, "Nord"),
    ]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(not isinstance(answer, BaseException) for answer in answers) == 1
    assert all(answer.text.id == "lobby-seat-taken" for answer in answers if isinstance(answer, Declined))
    assert await house.count("seats") == 4


async def test_two_processes_fill_a_table_together(house: House) -> None:
    game = (await house.open()).row.id
    other = House(house.database, house.clock)
    people = [ADA, BO, CEM, DAN]
    await asyncio.gather(*((house, other)[n % 2].lobby.join(game, who) for n, who in enumerate(people)))
    live = await House(house.database, house.clock).games.live(game)
    assert sorted(sitting(live).values(), key=str) == ["Ada", "Bo", "Cem", "Dan"]


async def test_started_twice_at_once_it_begins_once(house: House) -> None:
    game = (await house.open(seated=SEATS)).row.id
    other = House(house.database, house.clock)
    wishes = [
        house.lobby.start(game, ADA, cause=5),
        other.lobby.start(game, ADA, cause=5),
        house.lobby.start(game, ADA, cause=5),
    ]
    answers = await asyncio.gather(*wishes)
    assert sorted(answer.again for answer in answers) == [False, True, True]
    assert await house.count("events") == 2


async def test_hostile_names(house: House) -> None:
    names = ["@everyone **x**", "x" * 2000, "\u202eabc", "nul\0byte", "🐍" * 100]
    seated = dict(zip(("Nord", "Ost"), (Who(1, names[0]), Who(2, names[1])), strict=True))
    game = (await house.open(seated=seated)).row.id
    for number, name in enumerate(names[2:4], 3):
        await house.lobby.join(game, Who(number, name))
    await house.lobby.leave(game, Who(1, names[0]))
    await house.lobby.join(game, Who(5, names[4]))
    live = await house.check(game)
    assert all(len(row.name or "") <= 80 for row in live.seats)


async def test_a_lobby_expires_once_and_says_so(house: House) -> None:
    live = await house.open()
    assert live.deadline is not None
    house.clock.move(601)
    closed = await house.lobby.expire(live.deadline)
    assert closed is not None
    assert closed.row.status == "expired"
    assert closed.row.ended_at == house.clock()
    assert await house.lobby.expire(live.deadline) is None
    assert await house.count("deadlines") == 0
    await refused("game-expired", house.lobby.join(live.row.id, ADA))
    await refused("game-expired", house.games.act(live.row.id, ADA, "wurf", cause=1))
    await house.check(live.row.id)


async def test_a_begun_game_does_not_expire(house: House) -> None:
    live = await house.open(seated=SEATS)
    assert live.deadline is not None
    await House(house.database, house.clock).lobby.start(live.row.id, ADA, cause=1)
    assert await house.lobby.expire(live.deadline) is None
    assert (await house.games.live(live.row.id, fresh=True)).row.status == "running"


async def test_the_promise_is_kept_by_the_deal(sqlite_house: House) -> None:
    """The first draw follows from the seed of the lobby and the press that started the game."""
    live = await sqlite_house.open(HasardOptions(rounds=1), seated=SEATS)
    begun = (await sqlite_house.lobby.start(live.row.id, ADA, cause=77)).live
    chance = FairChance(live.row.id, live.row.seed, 0, 77)
    (dealt,) = live.spec.rules.setup(live.options, ("Nord", "Ost"), chance)
    assert live.spec.rules.apply(live.spec.rules.blank(live.options, ("Nord", "Ost")), dealt) == begun.folded().state


async def test_house_rules_are_settled_before_the_game_begins(house: House) -> None:
    live = await house.open()
    game = live.row.id
    await refused("rights-missing", house.lobby.settle(game, BO, {"rounds": 5}))
    settled = await house.lobby.settle(game, ADA, {"rounds": 5, "seconds": None})
    assert settled.options == HasardOptions(rounds=5, seconds=None)
    assert settled.row.revision == live.row.revision + 1
    again = await house.lobby.settle(game, REF, {"rounds": 5})
    assert again.row.revision == settled.row.revision, "nothing changed, nothing is written"
    await refused("rules-do-not-go", house.lobby.settle(game, ADA, {"rounds": -1}))
    await house.lobby.join(game, ADA)
    await house.lobby.join(game, BO)
    assert (await house.games.live(game, fresh=True)).options == settled.options
    begun = await house.lobby.start(game, ADA, cause=1)
    assert begun.live.folded().state.options.rounds == 5
    assert begun.live.deadline is None
    await refused("lobby-begun", house.lobby.settle(game, ADA, {"rounds": 1}))
    await house.check(game)


async def owed_to(house: House, place: str) -> list[OwedRow]:
    return await house.database.read(lambda db: outbox.waiting(db, place))


async def test_whoever_is_seated_is_called_and_a_referee_told_but_nobody_by_himself(sqlite_house: House) -> None:
    house = sqlite_house
    open = partial(house.lobby.open, "hasard", HasardOptions(), guild_id=1, channel_id=2)
    await open(ADA, seated={"Nord": ADA, "Ost": BO, "Sued": "Oma"}, referee_id=REF.id)
    (panel,) = await owed_to(house, "c2")
    assert panel.body["ping"] == [BO.id]
    assert len(await owed_to(house, to_person(REF.id))) == 1
    await open(ADA, referee_id=ADA.id)
    assert await owed_to(house, to_person(ADA.id)) == [], "he has opened it himself"


@pytest.mark.parametrize(("host", "told", "letters"), [(ADA, True, 1), (ADA, False, 0), (None, True, 0)])
async def test_a_lobby_that_expires_is_told_to_its_host_if_it_has_one_and_may(
    sqlite_house: House, host: Who | None, told: bool, letters: int
) -> None:
    house = sqlite_house
    live = await house.lobby.open("hasard", HasardOptions(), host, guild_id=1, channel_id=2)
    assert live.deadline is not None
    expired = await house.lobby.expire(live.deadline, told=told)
    assert expired is not None and (expired.row.status, expired.deadline) == ("expired", None)
    assert len(await owed_to(house, to_person(ADA.id))) == letters
    await refused("game-expired", house.lobby.join(live.row.id, BO))
