"""The way of an action: accepted once, refused with reasons, raced for, taken back, looked at."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.model import Outcome
from bot.engine.spec import dump
from bot.engine.text import text
from bot.service.feed import Changed
from bot.service.play import shelf as module
from bot.service.play.live import Declined, Live, Who
from bot.service.play.rows import results_of
from bot.service.play.writing import Acted
from bot.store.changes import Change
from bot.store.database import Database, StoreTrouble, T, Work, open_database
from bot.store.events import EventRow
from bot.store.games import Conflict
from tests.sample.model import HasardOptions, Rolled
from tests.service.house import ADA, BO, CEM, REF, House, refused


async def test_a_whole_game_with_results(house: House) -> None:
    live = await house.begin(HasardOptions(rounds=1, seconds=None), seated={"Nord": ADA, "Ost": BO, "Sued": CEM})
    heard: list[Live] = []
    house.games.feed.subscribe(Changed, "test", lambda news: heard.append(news.live))
    over = await house.finish(live)
    assert [live.row.revision for live in heard] == list(range(live.row.revision + 1, over.row.revision + 1))
    assert over.row.status == "over"
    assert over.row.ended_at == house.clock()
    assert await house.count("results") == 3
    assert await house.count("deadlines") == 0
    await house.check(over.row.id)
    await refused("game-over", house.games.act(over.row.id, ADA, "wurf", cause=1))
    await refused("game-over", house.games.rewind(over.row.id, REF, cause=1))
    await refused("game-unknown", house.games.act("nowhere", ADA, "wurf", cause=1))


async def test_results_share_places(sqlite_house: House) -> None:
    live = await sqlite_house.begin()
    outcome = Outcome((("Ost", "Nord"), ("Sued",)), (("Ost", 5), ("Nord", 5), ("Sued", 1)), text("x"))
    rows = results_of(live, outcome, sqlite_house.clock())
    assert [(row["seat"], row["person_id"], row["place"], row["points"]) for row in rows] == [
        ("Ost", BO.id, 1, 5),
        ("Nord", ADA.id, 1, 5),
        ("Sued", None, 3, 1),
    ]


async def test_parts_people_play(sqlite_house: House) -> None:
    house = sqlite_house
    game = (await house.begin()).row.id
    await refused("hasard-not-seated", house.games.act(game, CEM, "karte 1", cause=1))
    await refused("hasard-cards-first", house.games.act(game, ADA, "wurf", cause=1))
    await refused("hasard-not-understood", house.games.act(game, ADA, "@everyone", cause=1))
    await refused("hasard-referee-only", house.games.act(game, ADA, "strafe Ost", cause=1))
    other_referee = Who(98, "other", referee=True)
    await refused("hasard-referee-only", house.games.act(game, other_referee, "strafe Ost", cause=1))
    fined = await house.games.act(game, REF, "strafe Ost", cause=2)
    assert [words.id for words in fined.told] == ["hasard-fined"]
    assert fined.live.folded().state.player("Ost").points == -1
    await house.check(game)


async def test_private_events_are_not_told(sqlite_house: House) -> None:
    live = await sqlite_house.begin()
    assert (await sqlite_house.lobby.start(live.row.id, ADA, cause=1000)).told == ()
    acted = await sqlite_house.act(live)
    assert [words.id for words in acted.told] == ["hasard-laid"]
    assert "card" not in dict(acted.told[0].args)


async def test_the_same_interaction_twice(house: House, any_url: str) -> None:
    live = await house.begin()
    who, move = house.moves(live)[0]
    first = await house.games.act(live.row.id, who, move, cause=5)
    again = await house.games.act(live.row.id, who, move, cause=5)
    assert not first.again
    assert again.again
    assert again.told == ()
    assert again.live.row.revision == first.live.row.revision
    restarted = House(await open_database(any_url), house.clock)
    assert (await restarted.games.act(live.row.id, who, move, cause=5)).again
    both = await asyncio.gather(
        *(one.games.act(live.row.id, *house.moves(first.live)[0], cause=6) for one in (house, restarted, house))
    )
    assert sorted(answer.again for answer in both) == [False, True, True]
    await house.check(live.row.id)
    await restarted.database.close()


async def test_an_old_button(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin()
    token = live.token
    acted = await house.act(live, token=token)
    assert acted.live.token == token  # all lay in the same step
    acted = await house.act(acted.live, token=token)
    await refused("game-stale", house.games.act(live.row.id, ADA, "wurf", cause=1, token=token))
    rewound = await house.games.rewind(live.row.id, REF, cause=2)
    await refused("game-rewound", house.games.act(live.row.id, ADA, "wurf", cause=3, token=acted.live.token))
    await house.act(rewound.live, token=rewound.live.token)


async def test_a_stale_memory_is_not_believed(house: House) -> None:
    """The other process has seen nothing since the start: neither its yes nor its no may count."""
    other = House(house.database, house.clock, house.causes)
    live = await house.begin()
    await other.games.live(live.row.id)
    live = (await house.act(live)).live
    live = (await house.act(live)).live
    rolled = await other.games.act(live.row.id, ADA, "halt", cause=1)  # "cards first" in its memory
    assert rolled.live.row.revision == live.row.revision + 1
    await refused("hasard-cards-lie", house.games.act(live.row.id, ADA, "karte 1", cause=2))
    live = await other.finish(await other.games.live(live.row.id, fresh=True))
    assert (await house.games.look(live.row.id)).outcome is not None
    await refused("game-over", house.games.act(live.row.id, ADA, "wurf", cause=3))
    await house.check(live.row.id)


async def test_fifty_at_once(house: House) -> None:
    """Everybody presses everything in two processes: each fact happens once, the log has no gap."""
    other = House(house.database, house.clock)
    live = await house.begin(HasardOptions(rounds=50))
    moves = [(who, move) for who in (ADA, BO) for move in ("wurf", "halt", *(f"karte {card}" for card in range(1, 13)))]
    wishes = [
        (house, other)[number % 5 == 0].games.act(live.row.id, *moves[number % len(moves)], cause=number)
        for number in range(1, 51)
    ]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    unexpected = [x for x in answers if isinstance(x, BaseException) and not isinstance(x, Declined)]
    assert unexpected == []
    await house.games.live(live.row.id, fresh=True)
    fresh = await house.check(live.row.id)
    done = [answer for answer in answers if isinstance(answer, Acted)]
    assert len(fresh.folded().causes) == len(done) + 1
    assert len(done) >= 2


async def test_a_wish_in_vain_is_told_after_some_tries(sqlite_house: House) -> None:
    live = await sqlite_house.begin()
    tries = 0

    async def always_late(_: Live) -> None:
        nonlocal tries
        tries += 1
        raise Conflict

    await refused("game-busy", sqlite_house.games.changing(live.row.id, always_late))
    assert tries == module.TRIES


async def test_a_slow_reader_does_not_bring_the_past_back(sqlite_house: House) -> None:
    live = await sqlite_house.begin()
    after = (await sqlite_house.act(live)).live
    assert sqlite_house.games._keep(live) is after
    assert await sqlite_house.games.live(live.row.id) is after


class Moody(Database):
    """A database that can refuse, before or after it has written."""

    def __init__(self, real: Database) -> None:
        self.real, self.before, self.after = real, 0, 0

    async def read(self, work: Work[T]) -> T:
        return await self.real.read(work)

    async def write(self, work: Work[T]) -> T:
        if self.before:
            self.before -= 1
            raise StoreTrouble("locked", "just now")
        result = await self.real.write(work)
        if self.after:
            self.after -= 1
            raise StoreTrouble("unreachable", "no answer, but it is written")
        return result

    async def close(self) -> None:
        await self.real.close()


async def test_trouble_leaves_no_half_state(database: Database) -> None:
    moody = Moody(database)
    house = House(moody)
    live = await house.begin()
    who, move = house.moves(live)[0]
    moody.before = 1
    with pytest.raises(StoreTrouble):
        await house.games.act(live.row.id, who, move, cause=1)
    assert (await house.check(live.row.id)).row == live.row
    assert not (await house.games.act(live.row.id, who, move, cause=1)).again  # the same press may try again
    who, move = house.moves(await house.games.live(live.row.id))[0]
    moody.after = 1
    with pytest.raises(StoreTrouble):
        await house.games.act(live.row.id, who, move, cause=2)
    assert (await house.games.act(live.row.id, who, move, cause=2)).again  # it had happened
    await house.check(live.row.id)


async def test_rules_that_break_leave_no_half_state(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await sqlite_house.begin()
    who, move = sqlite_house.moves(live)[0]
    with monkeypatch.context() as patch:
        patch.setattr(type(live.spec.rules), "tell", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await sqlite_house.games.act(live.row.id, who, move, cause=1)
    assert not (await sqlite_house.games.act(live.row.id, who, move, cause=1)).again
    await sqlite_house.check(live.row.id)


async def test_a_cancelled_press_happens_once_or_not_at_all(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin(HasardOptions(rounds=20))
    for turns in range(12):
        before = (await house.check(live.row.id)).row.revision
        who, move = house.moves(await house.games.live(live.row.id))[0]
        press = asyncio.create_task(house.games.act(live.row.id, who, move, cause=turns + 1))
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.wait([press])
        await house.games.act(live.row.id, who, move, cause=turns + 1)  # delivered again
        assert (await house.check(live.row.id)).row.revision == before + 1


async def test_rewind(house: House) -> None:
    live = await house.begin()
    await refused("game-nothing-to-rewind", house.games.rewind(live.row.id, REF, cause=1))
    for somebody in (BO, ADA):  # not even the host: this game has a referee of its own
        await refused("rights-missing", house.games.rewind(live.row.id, somebody, cause=1))
    lives = [live]
    for _ in range(4):
        lives.append((await house.act(lives[-1])).live)
    back = await house.games.rewind(live.row.id, REF, cause=2)
    assert back.live.folded().state == lives[3].folded().state
    assert back.live.row.draws == lives[4].row.draws
    assert back.told == ()
    assert (await house.games.rewind(live.row.id, REF, cause=2)).again
    await refused("game-no-such-point", house.games.rewind(live.row.id, REF, cause=3, to=999))
    await refused("game-no-such-point", house.games.rewind(live.row.id, REF, cause=3, to=lives[4].row.head))
    far = await house.games.rewind(live.row.id, REF, cause=4, to=lives[1].row.head)
    assert far.live.folded().state == lives[1].folded().state
    assert far.live.folded().rewinds == 2
    await house.finish(await house.check(live.row.id))
    await house.check(live.row.id)


async def test_look_shows_each_only_what_is_theirs(house: House) -> None:
    lobby = await house.games.look((await house.open()).row.id)
    assert lobby.view is None
    live = await house.begin()
    public, ada, stranger = [await house.games.look(live.row.id, who) for who in (None, ADA, CEM)]
    assert public.seat is None
    assert public.view.hand == stranger.view.hand == ()
    assert ada.seat == "Nord"
    assert ada.view.hand == live.folded().state.player("Nord").hand
    other = House(house.database, house.clock, house.causes)
    await other.act(live)
    look = await house.games.look(live.row.id)
    assert [words.id for words in look.told] == ["hasard-laid"]
    assert look.live.row.revision == live.row.revision + 1
    await house.games.rewind(live.row.id, REF, cause=1)
    assert (await house.games.look(live.row.id)).told == ()


async def test_the_cache_is_bounded(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_house.games._cache, "_most", 3)
    lives = [await sqlite_house.begin() for _ in range(5)]
    assert len(sqlite_house.games._cache) == 3
    for live in lives:
        await sqlite_house.act(live)


async def test_one_transaction_for_all_that_belongs_together(sqlite_house: House) -> None:
    """A change whose last part fails writes none of the others."""
    house = sqlite_house
    live = await house.begin()
    before = {table: await house.count(table) for table in ("events", "deadlines", "results")}
    body = dump(Rolled(seat="Nord", die=1))
    entry = EventRow(
        seq=live.row.head + 1,
        at=house.clock(),
        cause=1,
        part=0,
        person_id=None,
        kind="rolled",
        body=body,
        draws=None,
    )
    result = {"game_id": live.row.id, "seat": "Nord", "person_id": 1, "place": 1, "points": 1, "at": house.clock()}
    change = Change(
        game_id=live.row.id,
        revision=live.row.revision,
        game={"head": 9},
        events=[entry],
        results=[result, result],
        done_deadlines=("step",),
    )
    with pytest.raises(Exception, match="UNIQUE"):
        await house.games.commit(live, change, live.position)
    assert {table: await house.count(table) for table in before} == before
    assert (await house.check(live.row.id)).row == live.row
    stale = replace(change, revision=live.row.revision - 1, results=[])
    with pytest.raises(Conflict):
        await house.games.commit(live, stale, live.position)
    assert {table: await house.count(table) for table in before} == before
