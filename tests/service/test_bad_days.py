"""Bad days of those who work by themselves: clocks, computers, sweepers, hearers; what fails harms nothing else."""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.contests.watten.model import WattenOptions
from bot.draw.pool import StudioError
from bot.engine.spec import LeadingPart, LobbyPart
from bot.engine.text import Text
from bot.games.dog.model import DogOptions
from bot.games.quidditch.model import QuidditchOptions
from bot.service.cluster import hearing as hearings
from bot.service.cluster import tenure as tenures
from bot.service.cluster.domain import Domain
from bot.service.cluster.hearing import Hearing
from bot.service.cluster.tenure import Tenure, dead, myself
from bot.service.feed import Booked, Changed, Owing
from bot.service.leading.conduct import Conduct
from bot.service.people.retention import Retention
from bot.service.people.servers import Servers
from bot.service.play import clockwork as clocks
from bot.service.play import rematch
from bot.service.play import robots as module
from bot.service.play.clockwork import Clockwork
from bot.service.play.live import Who, declined
from bot.service.play.robots import Robots
from bot.service.play.sitting import mentioned
from bot.shards import Shards
from bot.store import news
from bot.store.acts import ActRow
from bot.store.database import StoreTrouble
from bot.store.deadlines import DeadlineRow, next_reminders
from bot.store.leases import LeaseRow
from bot.store.news import NewsRow
from bot.store.sitters import SatRow
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, REF, Clock, House, refused
from tests.service.test_robots import over, start


async def until(wanted: Callable[[], object], within: float = 10.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not wanted():
            await asyncio.sleep(0.005)


# -- who may act -------------------------------------------------------------------------------------------------------


def test_a_loan_ends_in_its_last_moment_and_counts_only_for_our_shards() -> None:
    now = 10.0
    domain = Domain(Shards(frozenset({0}), 2), lambda: now)
    ours, other = 5 << 23, (5 << 23) + (1 << 22)
    assert domain.held and domain.owns(ours) and domain.owns(None), "for good, until somebody lends them"
    assert not domain.owns(other)
    domain.lend(12.0)
    for now, mine in ((11.9, True), (12.0, False), (12.1, False)):
        assert (domain.held, domain.owns(ours), domain.owns(other)) == (mine, mine, False), now
    domain.lend(0.0)
    assert not domain.held and not domain.owns(ours)


def test_a_process_of_which_nothing_is_known_is_not_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    me, until = myself(), datetime.now(UTC)
    row = LeaseRow(shard=0, of=1, holder="x", machine=me.machine, pid=2**22 + 1, until=until)
    assert me.holder.count(":") == 2 and me.pid == os.getpid() and me.machine
    assert myself().holder != me.holder, "no process had this name before"

    def forbidden(pid: int, number: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "kill", forbidden)
    assert not dead(row)

    def nowhere(_: Path) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", nowhere)
    assert myself().machine == ""
    assert not dead(row) and not dead(replace(row, machine=""))


class Answers:
    """A listener that answers what it is told to: an error is raised, the last answer stays."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.asked, self.closed = list(answers), 0, False

    async def run(self, _: object) -> Any:
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def close(self) -> None:
        self.closed = True


def tenant(house: House, monkeypatch: pytest.MonkeyPatch, *answers: Any) -> tuple[Tenure, Answers]:
    """Return a tenure of all servers with a database that answers so."""
    for name in ("BEAT", "SECOND_TRY"):
        monkeypatch.setattr(tenures, name, 0.0)
    servers = Servers(house.database, house.games.feed, house.clock)
    tenure = Tenure("postgresql+asyncpg://nobody@127.0.0.1:9/x", house.domain, Hearing(house.games, servers))
    listener: Any = Answers(*answers)
    tenure._listener = listener
    return tenure, listener


AWAY = StoreTrouble("unreachable", "weg")


async def test_who_waits_for_shards_waits_for_the_database_too(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tenure, listener = tenant(sqlite_house, monkeypatch, AWAY, AWAY, ((), False))
    assert not sqlite_house.domain.held, "nothing is ours before it is lent"
    before = time.monotonic()
    await tenure.take()
    assert listener.asked == 3 and sqlite_house.domain.held
    assert before + tenures.SECONDS - tenures.SAFE <= sqlite_house.domain._until
    assert sqlite_house.domain._until <= time.monotonic() + tenures.SECONDS - tenures.SAFE


async def test_a_heart_beats_on_whatever_it_meets_and_stops_when_the_shards_are_gone(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    regained: list[bool] = []

    async def again() -> None:
        regained.append(sqlite_house.domain.held)

    tenure, listener = tenant(
        sqlite_house, monkeypatch, ((), False), AWAY, RuntimeError("?"), (True, False), (True, True), (False, False)
    )
    await tenure.take()
    sqlite_house.domain.lend(0.0)  # it could not be sure of them for a while
    with capture_logs() as logs:
        tenure.keep(again)
        await asyncio.wait_for(tenure.lost.wait(), 10)
    assert regained == [True], "what was left undone is taken up once"
    assert not sqlite_house.domain.held and listener.asked == 6
    said = [line["event"] for line in logs]
    assert said.count("the heartbeat waits for the database") == said.count("heartbeat failed") == 1
    await tenure.release()
    assert listener.closed


async def test_shards_that_cannot_be_given_back_are_free_soon_anyway(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tenure, listener = tenant(sqlite_house, monkeypatch, ((), False), AWAY)
    await tenure.take()
    await tenure.release()
    assert (listener.asked, listener.closed, sqlite_house.domain.held) == (2, True, False)


async def test_logins_wait_for_their_turn(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tenure, _ = tenant(sqlite_house, monkeypatch, (0.2, False))
    before = time.monotonic()
    await tenure.turn_to_identify(0)
    assert time.monotonic() - before >= 0.2


async def test_who_hears_of_others_goes_on_hearing(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearings, "SAFETY", 0.01)
    house = sqlite_house
    servers = Servers(house.database, house.games.feed, house.clock)
    hearing, looked, troubles = Hearing(house.games, servers), 0, [AWAY, RuntimeError("?")]
    look = hearing._look

    async def moody() -> None:
        nonlocal looked
        looked += 1
        if troubles:
            raise troubles.pop(0)
        await look()

    monkeypatch.setattr(hearing, "_look", moody)
    gone = NewsRow(game_id="weg", guild_id=1, after=-1, head=0)
    booked: list[ActRow] = []
    house.games.feed.subscribe(Booked, "test", lambda news: booked.append(news.act))
    live = await house.begin()
    _, act = await Conduct(house.games).pause(live.row.id, REF, cause=1)
    assert act is not None
    rows = [gone, replace(gone, game_id=live.row.id, act_id=act.id), replace(gone, game_id=live.row.id, act_id=999)]
    booked.clear()
    await house.database.write(lambda db: news.post(db, rows))
    hearing.start()
    await until(lambda: looked > 3)
    await hearing.close()
    assert [one.id for one in booked] == [act.id], "what is gone is forgotten"
    assert await house.database.read(lambda db: news.waiting(db, house.domain.shards)) == []


async def test_settings_of_others_are_read_also_while_nothing_is_ours(sqlite_house: House) -> None:
    house = sqlite_house
    here, there = (Servers(house.database, house.games.feed, Clock()) for _ in range(2))
    hearing = Hearing(house.games, here)
    await there.change(3, "language", "en", REF)
    house.domain.lend(0.0)
    await house.database.write(lambda db: news.post(db, [NewsRow(game_id="x", guild_id=3, after=0, head=0)]))
    hearing.hear("settings 3")
    assert hearing._wake.is_set()
    await hearing._look()
    assert here.of(3).language == "en" and not hearing._wake.is_set()
    assert len(await house.database.read(lambda db: news.waiting(db, house.domain.shards))) == 1, "news wait"
    for words, wakes in (("news 0", True), ("nonsense", False), ("leases", False)):
        hearing._wake.clear()
        hearing.hear(words)
        assert hearing._wake.is_set() is wakes, words


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
