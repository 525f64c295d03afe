"""Bad days of those who work by themselves: clocks, computers, sweepers; what fails harms nothing else."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.contests.watten.model import WattenOptions
from bot.draw.pool import StudioError
from bot.engine.spec import LeadingPart, LobbyPart
from bot.engine.text import Text
from bot.games.dog.model import DogOptions
from bot.games.quidditch.model import QuidditchOptions
from bot.service.feed import Changed, Owing
from bot.service.leading.conduct import Conduct
from bot.service.leading.leaving import must_be_vacant
from bot.service.people.privacy import Privacy
from bot.service.people.retention import Retention
from bot.service.people.servers import Servers
from bot.service.play import clockwork as clocks
from bot.service.play import rematch
from bot.service.play import robots as module
from bot.service.play.clockwork import Clockwork
from bot.service.play.live import Declined, Who, declined
from bot.service.play.owing import is_quick
from bot.service.play.robots import Robots
from bot.service.play.sitting import mentioned
from bot.shards import Shards
from bot.store.database import StoreTrouble
from bot.store.deadlines import DeadlineRow, next_reminders
from bot.store.seats import ERASED, SeatRow
from bot.store.sitters import SatRow, with_sitters
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, REF, House, refused
from tests.service.test_robots import over, start


async def until(wanted: Callable[[], object], within: float = 10.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not wanted():
            await asyncio.sleep(0.005)


AWAY = StoreTrouble("unreachable", "weg")


# -- clocks and computers ----------------------------------------------------------------------------------------------


async def test_a_clock_that_cannot_look_looks_again(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    work, looked = Clockwork(sqlite_house.games, {}), 0

    async def broken() -> float:
        nonlocal looked
        looked += 1
        if looked < 3:
            work._wake.set()
            raise RuntimeError("?") if looked == 1 else AWAY
        return 100.0

    monkeypatch.setattr(work, "_round", broken)
    with capture_logs() as logs:
        task = asyncio.create_task(work.run())
        await until(lambda: looked == 3)
        task.cancel()
        await asyncio.wait([task])
    assert [line["event"] for line in logs] == ["deadlines could not be looked at", "deadlines wait for the database"]


async def test_a_reminder_of_a_game_that_is_gone_reminds_nobody(sqlite_house: House) -> None:
    house, owing = sqlite_house, list[Owing]()
    live = await house.begin(HasardOptions(rounds=1, seconds=60))
    assert live.deadline is not None
    house.games.feed.subscribe(Owing, "test", owing.append)
    house.games.specs = {}
    house.games.forget([live.row.id])
    await Clockwork(house.games, {})._give_reminder(live.deadline)
    assert owing == []
    rows = await house.database.read(next_reminders)
    assert rows == [], "and it is not tried again and again"


async def test_the_clock_sleeps_until_the_next_moment(sqlite_house: House) -> None:
    house = sqlite_house
    work = Clockwork(house.games, {})
    assert await work._round() == clocks.LONGEST_NAP
    live = await house.begin(HasardOptions(rounds=1, seconds=90))
    assert await work._round() == 30.0, "a third of the time until people are nudged"
    house.clock.move(30)
    assert await work._round() == 60.0, "and then until it is up"
    work.hear(Changed(replace(live, deadline=None)))
    assert not work._wake.is_set()
    soon = DeadlineRow(game_id="x", kind="step", due_at=house.clock(), token="")
    work._next = house.clock()
    work.hear(Changed(replace(live, deadline=soon)))
    assert not work._wake.is_set(), "it is not sooner than what is slept for"
    work.hear(Changed(replace(live, deadline=replace(soon, remind_at=datetime(2000, 1, 1, tzinfo=UTC)))))
    assert work._wake.is_set()


async def test_the_watch_over_computers_survives_a_database_that_is_away(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WATCH", 0.0)
    robots, looks = Robots(sqlite_house.games), [AWAY, True, False]
    seen = 0

    async def look() -> bool:
        nonlocal seen
        seen += 1
        answer = looks[min(seen, 3) - 1]
        if isinstance(answer, StoreTrouble):
            raise answer
        return bool(answer)

    monkeypatch.setattr(robots, "look_again", look)
    await robots._watch_over()
    assert seen == 3
    await robots.close()


async def test_a_game_that_is_not_known_any_more_is_nobodys_turn(sqlite_house: House) -> None:
    live = await start(sqlite_house)
    sqlite_house.games.specs = {}
    sqlite_house.games.forget([live.row.id])
    robots = Robots(sqlite_house.games)
    assert not await robots.look_again()
    with capture_logs() as logs:
        await robots._play(live.row.id)
    assert [line["event"] for line in logs] == ["computer player was refused"]
    await robots.close()


async def test_what_the_watch_finds_is_read_anew_when_the_database_is_ahead(sqlite_house: House) -> None:
    live = await start(sqlite_house)
    other = House(sqlite_house.database, sqlite_house.clock)
    robots = Robots(sqlite_house.games)
    await sqlite_house.games.live(live.row.id)

    async def first(spec: Any, view: Any, legal: Any) -> Any:
        return legal[0]

    acted = await other.games.robot_move(live.row.id, first)
    assert acted is not None
    (found,) = await robots._owing()
    assert found.row.revision == acted.live.row.revision
    await robots.close()


async def test_a_computer_thinks_for_itself_when_the_studio_does_not_answer(sqlite_house: House) -> None:
    class Broken:
        asked = 0

        async def run(self, *_: object) -> object:
            self.asked += 1
            raise StudioError("no room")

    studio: Any = Broken()
    robots = Robots(sqlite_house.games, studio)
    live = await start(sqlite_house)
    await robots.resume()
    await over(sqlite_house.games, live.row.id)
    assert studio.asked > 0
    await robots.close()


# -- people, seats, sweeping -------------------------------------------------------------------------------------------


async def test_a_sweep_that_fails_is_logged_and_others_sweep_their_own(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = sqlite_house
    house.domain.shards = Shards(frozenset({0}), 2)
    servers = Servers(house.database, house.games.feed, house.clock)
    retention = Retention(house.games, servers)
    for guild in (1, 1 << 22):
        await servers.change(guild, "keep_days", 1, REF)
    swept: list[int] = []

    async def games_of(guild_id: int, keep_days: int) -> int:
        swept.append(guild_id)
        return 0

    monkeypatch.setattr(retention, "_games_of", games_of)
    await retention.sweep()
    assert swept == [1]

    async def broken() -> tuple[int, int]:
        raise RuntimeError("?")

    monkeypatch.setattr(retention, "sweep", broken)
    with capture_logs() as logs:
        await retention._round()
    assert [line["event"] for line in logs] == ["sweeping failed"]


@pytest.mark.parametrize(
    ("row", "name"),
    [
        (SatRow(seat="Nord", until=1, person_id=5, name="Ada"), "<@5>"),
        (SatRow(seat="Nord", until=1, name="Mika", robot=True), "🤖 Mika"),
        (SatRow(seat="Nord", until=1, robot=True), "🤖 Nord"),
        (SatRow(seat="Nord", until=1, name="*Oma* <@1> `x`"), "Oma 1 x"),
        (SatRow(seat="Nord", until=1, name="<@>"), "∅"),
        (SatRow(seat="Nord", until=1), "∅"),
    ],
)
def test_who_sat_somewhere_is_named_without_pinging_or_painting(row: SatRow, name: str) -> None:
    assert mentioned(row) == name


async def test_another_game_seats_all_who_may_sit_and_no_computer_where_none_sat(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.open(HasardOptions(rounds=1), seated={"Nord": ADA, "Ost": BO, "Sued": "Oma"})
    await house.lobby.fill(live.row.id, REF)
    live = (await house.lobby.start(live.row.id, REF, cause=1)).live

    async def kept_off(_: Any, who: Who, seat: str) -> None:
        if who.id == BO.id:
            raise declined("lobby-full")

    house.lobby.gate("test", kept_off)
    id, none = await rematch.following(house.games, live)
    assert none is None
    again = await rematch.open_next(house.games, house.lobby, live, replace(ADA, name="Ada Neu"), id, 9)
    seats = [(row.seat, row.person_id, row.name, row.robot) for row in again.seats]
    assert seats == [
        ("Nord", ADA.id, "Ada Neu", False),
        ("Ost", None, None, False),
        ("Sued", None, "Oma", False),
        ("West", None, None, True),
    ]
    assert (again.row.channel_id, again.row.referee_id, again.row.host_id) == (9, REF.id, ADA.id)


async def test_rules_may_lack_more_than_people_or_have_too_few_seats(sqlite_house: House) -> None:
    house = sqlite_house
    lobby: LobbyPart[Any] = replace(
        GAME.lobby,
        lacking=lambda options, seats: None if "West" in seats else Text("hasard-not-seated"),
        seats=lambda options: ("Nord", "Ost") if options.rounds == 1 else ("Nord", "Ost", "Sued", "West"),
        bound=lambda options: options.rounds == 5,
    )
    house.games.specs = {**house.games.specs, GAME.name: replace(GAME, lobby=lobby)}
    live = await house.open(HasardOptions(rounds=2), seated={"Nord": ADA, "Ost": BO, "Sued": CEM})
    await refused("hasard-not-seated", house.lobby.start(live.row.id, REF, cause=1))
    await refused("rules-too-few-seats", house.lobby.settle(live.row.id, REF, {"rounds": 1}))
    await house.lobby.leave(live.row.id, ADA)
    settled = await house.lobby.settle(live.row.id, REF, {"rounds": 1})
    assert [(row.seat, row.person_id) for row in settled.seats] == [("Nord", BO.id), ("Ost", CEM.id)]
    await house.lobby.settle(live.row.id, REF, {"rounds": 5})
    await refused("rules-bound", house.lobby.settle(live.row.id, REF, {"rounds": 2}))


async def test_who_leads_is_told_what_does_not_go_here(sqlite_house: House) -> None:
    house, conduct = sqlite_house, Conduct(sqlite_house.games)
    alone: LeadingPart[Any, Any] = LeadingPart(replaceable=lambda options: False)
    house.games.specs = {**house.games.specs, GAME.name: replace(GAME, leading=alone)}
    live = await house.begin()
    await refused("partie-no-substitutes", conduct.replace(live.row.id, REF, "Nord", CEM, cause=1))
    match = await house.lobby.open("quidditch", QuidditchOptions(), ADA, guild_id=1, channel_id=2, referee_id=BO.id)
    await house.lobby.join(match.row.id, CEM, match.seats[0].seat)
    await refused("lobby-whistles", house.lobby.join(match.row.id, BO))
    await refused("whistle-plays", conduct.whistle(match.row.id, BO, CEM, cause=2))
    dog = await house.lobby.open("dog", DogOptions(), ADA, guild_id=1, channel_id=2)
    handed, _ = await conduct.whistle(dog.row.id, ADA, CEM, cause=3)
    assert handed.row.referee_id == CEM.id
    contest = await house.contests.open("watten-turnier", WattenOptions(), ADA, guild_id=1, channel_id=2, officials=[])
    await refused("whistle-contest", conduct.whistle(contest.row.id, replace(ADA, guild_id=1), CEM, cause=4))


async def test_a_refusal_names_itself_in_logs() -> None:
    assert str(declined("game-stale", step=Text("x"))) == "game-stale"


async def test_a_seat_is_free_kept_or_taken_by_how_it_was_given_up(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin()
    rows = [replace(row, person_id=None, name="Mika", robot=True) if row.seat == "Ost" else row for row in live.seats]
    live.seats = tuple(rows)
    for former, code in (
        ((), "lobby-seat-taken"),
        ((SatRow(seat="Ost", until=1, person_id=BO.id),), "lobby-seat-taken"),
        ((SatRow(seat="Nord", until=1, person_id=BO.id, why="left"),), "lobby-seat-taken"),
        ((SatRow(seat="Ost", until=1, person_id=BO.id, why="left"),), None),
        ((SatRow(seat="Ost", until=1, person_id=BO.id, why="absent"),), "seat-kept"),
        ((SatRow(seat="Ost", until=1, person_id=CEM.id, why="absent"),), None),
        ((SatRow(seat="Ost", until=1, name=ERASED, why="absent"),), None),
        (
            (SatRow(seat="Ost", until=1, person_id=BO.id, why="absent"), SatRow(seat="Ost", until=2, robot=True)),
            "seat-kept",
        ),
        ((SatRow(seat="Ost", until=1, person_id=BO.id), SatRow(seat="Ost", until=2, robot=True, why="left")), None),
    ):
        live.former = former
        try:
            must_be_vacant(live, CEM, "Ost")
            found = None
        except Declined as no:
            found = no.text.id
        assert found == code, former


def test_of_several_on_a_seat_between_two_events_the_first_has_played_and_the_last_says_why() -> None:
    ada, bo = (SatRow(seat="Nord", until=4, person_id=person, name="x") for person in (1, 2))
    other = SatRow(seat="Ost", until=3, person_id=3)
    assert with_sitters((), [ada]) == (ada,)
    assert with_sitters((ada,), [replace(bo, why="left")]) == (replace(ada, why="left"),)
    assert with_sitters((ada,), [other]) == (other, ada), "in the order of the log"
    assert with_sitters((ada,), [replace(bo, until=5), other]) == (other, ada, replace(bo, until=5))


async def test_whoever_takes_long_over_a_deadline_wakes_the_clock_at_the_end(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "PATIENCE", 0.01)
    house, go_on = sqlite_house, asyncio.Event()
    await house.begin(HasardOptions(rounds=1, seconds=60))
    house.clock.move(61)

    async def slowly(_: DeadlineRow) -> None:
        await go_on.wait()

    work = Clockwork(house.games, {"step": slowly})
    await work._round()
    work._wake.clear()
    assert work._firing
    go_on.set()
    await until(work._wake.is_set)
    assert not work._firing and work.fired == 1
    await work._tasks.close()


async def test_a_pause_ends_what_was_a_lively_game(sqlite_house: House) -> None:
    house = sqlite_house
    live = await house.begin(HasardOptions(rounds=3, seconds=86_400))
    calls: list[str] = []
    house.games.feed.subscribe(Owing, "test", lambda news: calls.extend(r.key for r in news.rows if r.kind == "call"))
    for _ in range(3):  # they answer each other at once
        house.clock.move(10)
        live = (await house.act(live)).live
    assert calls == []
    conduct = Conduct(house.games)
    await conduct.pause(live.row.id, REF, cause=1)
    await conduct.resume(live.row.id, REF, cause=2)
    house.clock.move(10)
    await house.act(await house.games.live(live.row.id))
    assert len(calls) == 1, "after a pause nobody is taken to sit at the table"


async def test_a_game_that_is_told_nudges_nobody_in_its_channel(sqlite_house: House) -> None:
    house = sqlite_house
    for told, quick in ((False, True), (True, False)):
        manners = replace(GAME.manners, told=told)
        house.games.specs = {**house.games.specs, GAME.name: replace(GAME, manners=manners)}
        for seconds, short in ((60, True), (1799, True), (1800, False)):
            live = await house.begin(HasardOptions(rounds=1, seconds=seconds))
            assert is_quick(live, live.folded()) is (quick and short), (told, seconds)


@pytest.mark.parametrize(
    ("host", "referee", "assistant", "seats", "game", "notes"),
    [
        (1, 1, 2, (1, 3), {"referee_id": 2, "assistant_id": None, "host_id": 3}, ["robot", "whistle yes"]),
        (1, 1, None, (1, 3), {"referee_id": None, "assistant_id": None, "host_id": 3}, ["robot", "whistle no"]),
        (2, 2, 1, (3, 4), {"assistant_id": None}, []),
        (1, 2, None, (None, None), {"host_id": 2}, []),
        (1, None, None, (4, 3), {"host_id": 4}, []),
        (2, None, None, (3, 1), {}, ["robot"]),
        (1, None, None, (1, None), {"host_id": None, "status": "abandoned"}, ["nobody"]),
    ],
)
async def test_what_becomes_of_an_open_game_without_somebody(
    sqlite_house: House,
    host: int,
    referee: int | None,
    assistant: int | None,
    seats: tuple[int | None, ...],
    game: dict[str, Any],
    notes: list[str],
) -> None:
    house = sqlite_house
    live = await house.begin()
    privacy = Privacy(house.games, Servers(house.database, house.games.feed, house.clock))
    row = replace(live.row, host_id=host, referee_id=referee, assistant_id=assistant)
    rows = [SeatRow(seat=s, person_id=p, name="x" if p else None) for s, p in zip(("Nord", "Ost"), seats, strict=True)]
    gap = privacy._gap(row, tuple(rows), 1, house.clock())
    changed = {key: value for key, value in gap.game.items() if key not in ("ended_at", "paused_at")}
    assert changed == game
    said = [f"{one.id.removeprefix('privacy-note-')} {dict(one.args).get('handed', '')}".strip() for one in gap.notes]
    assert said == notes
    assert (gap.seat is not None and gap.seat.robot) is ("robot" in notes)
