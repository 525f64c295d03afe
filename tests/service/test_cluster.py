"""Several processes on one PostgreSQL: each looks after its own servers, and hears what others did there."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from typing import Any

import pytest

from bot.service.cluster import tenure as tenures
from bot.service.cluster.domain import Domain
from bot.service.cluster.hearing import Hearing
from bot.service.cluster.tenure import OtherCount, Tenure, dead, myself
from bot.service.feed import Booked, Changed, Happened, Owing
from bot.service.leading.conduct import Conduct
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.clockwork import UNSURE, Clockwork
from bot.service.play.robots import Robots
from bot.shards import Shards
from bot.store import news
from bot.store.database import Database, open_database
from bot.store.leases import LeaseRow
from bot.store.news import NewsRow
from tests.postgres import Postgres
from tests.sample.model import HasardOptions
from tests.service.house import ADA, REF, House

pytestmark = pytest.mark.postgres

HERE, THERE = 0 << 22, 1 << 22
"""Servers on shard 0 and on shard 1 of two."""


@dataclass
class Side:
    """One process with its half of the servers, and what its feed was told."""

    url: str
    database: Database
    shard: int
    heard: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.domain = Domain(Shards(frozenset({self.shard}), 2))
        causes = count(1000 * (self.shard + 1))
        self.house = House(self.database, causes=causes, domain=self.domain, guild_id=self.shard << 22)
        self.games = self.house.games
        self.servers = Servers(self.database, self.games.feed, self.house.clock)
        self.hearing = Hearing(self.games, self.servers)
        self.tenure = Tenure(self.url, self.domain, self.hearing)
        self.tenure._me = replace(myself(), machine="")  # all live in this one process
        feed = self.games.feed
        feed.subscribe(Changed, "test", self.heard.append)
        feed.subscribe(Happened, "test", self.heard.append)
        feed.subscribe(Owing, "test", self.heard.append)
        feed.subscribe(Booked, "test", self.heard.append)

    def events(self) -> list[int]:
        """List the numbers of the events the feed was told, in order."""
        return [row.seq for one in self.heard if isinstance(one, Happened) for row in one.rows]

    async def begin(self) -> None:
        """Take the shards and listen."""
        await self.tenure.take()
        self.tenure.keep(_nothing)


async def _nothing() -> None:
    """Mend nothing."""


async def until(wanted: Callable[[], object], within: float = 20.0) -> None:
    """Wait until something is so."""
    over = time.monotonic() + within
    while not wanted():
        assert time.monotonic() < over, "it never came"
        await asyncio.sleep(0.01)


@pytest.fixture
async def sides(shared_url: str) -> AsyncIterator[tuple[Side, Side]]:
    """Let two processes share a database."""
    databases = [await open_database(shared_url) for _ in range(2)]
    pair = Side(shared_url, databases[0], 0), Side(shared_url, databases[1], 1)
    yield pair
    for side, database in zip(pair, databases, strict=True):
        await side.tenure.release()
        await database.close()


async def test_what_reaches_a_game_elsewhere_is_told_where_it_belongs_and_only_there(sides: tuple[Side, Side]) -> None:
    here, there = sides
    await here.begin()
    await there.begin()
    live = await there.house.begin()
    there.heard.clear()
    acted = await here.house.act(live)
    assert acted.live.row.head > live.row.head
    await until(there.events)
    assert there.events() == list(range(live.row.head + 1, acted.live.row.head + 1))
    assert any(isinstance(one, Changed) for one in there.heard)
    assert here.heard == [], "it is none of its business"
    assert (await there.games.live(live.row.id)).row.revision == acted.live.row.revision


async def test_our_own_act_is_told_after_what_another_process_did_before_it(sides: tuple[Side, Side]) -> None:
    here, there = sides
    for side in sides:
        side.domain.lend(time.monotonic() + 600)  # nobody hears announcements here: only the tables tell
    live = await there.house.begin()
    there.heard.clear()
    first = (await here.house.act(live)).live
    second = (await there.house.act(first)).live
    assert there.events() == list(range(live.row.head + 1, second.row.head + 1))
    assert first.row.head < second.row.head
    before = len(there.heard)
    await there.hearing._look()
    assert len(there.heard) == before, "nothing is told twice"
    assert await there.database.read(lambda db: news.waiting(db, there.domain.shards)) == []


async def test_another_process_never_judges_by_what_it_remembers_of_our_games(sides: tuple[Side, Side]) -> None:
    here, there = sides
    for side in sides:
        side.domain.lend(time.monotonic() + 600)
    live = await there.house.begin()
    assert (await here.games.live(live.row.id)).row.revision == live.row.revision
    acted = await there.house.act(live)
    assert (await here.games.live(live.row.id)).row.revision == acted.live.row.revision


async def test_direct_messages_belong_to_shard_0(sides: tuple[Side, Side]) -> None:
    here, there = sides
    for side in sides:
        side.domain.lend(time.monotonic() + 600)
    assert here.domain.owns(None)
    assert not there.domain.owns(None)


async def test_clocks_and_computers_run_only_where_the_game_belongs(sides: tuple[Side, Side]) -> None:
    here, there = sides
    for side in sides:
        side.domain.lend(time.monotonic() + 600)
    live = await there.house.begin(HasardOptions(rounds=1, seconds=60))
    assert live.deadline is not None
    for side in sides:
        side.house.clock.move(61)
    fired: list[str] = []

    async def fire(row: Any) -> None:
        fired.append(row.game_id)
        await there.games.time_up(row)

    await Clockwork(here.games, {"step": fire})._round()
    assert fired == []
    there.domain.lend(0.0)
    assert await Clockwork(there.games, {"step": fire})._round() == UNSURE
    assert fired == [], "whoever lost its shards fires nothing"
    there.domain.lend(time.monotonic() + 600)
    await Clockwork(there.games, {"step": fire})._round()
    assert fired[0] == live.row.id


async def test_computers_play_only_where_the_game_belongs(sides: tuple[Side, Side]) -> None:
    here, there = sides
    for side in sides:
        side.domain.lend(time.monotonic() + 600)
    opened = await there.house.open()
    await there.house.lobby.join(opened.row.id, ADA)
    await there.house.lobby.fill(opened.row.id, REF)
    await there.house.lobby.start(opened.row.id, REF, cause=5)
    assert await Robots(here.games)._owing() == []
    assert [live.row.id for live in await Robots(there.games)._owing()] == [opened.row.id]


async def test_a_referees_act_elsewhere_stands_in_the_log_of_the_games_own_process(sides: tuple[Side, Side]) -> None:
    here, there = sides
    await here.begin()
    await there.begin()
    live = await there.house.begin()
    there.heard.clear()
    await Conduct(here.games).pause(live.row.id, REF, cause=7)
    await until(lambda: [one for one in there.heard if isinstance(one, Booked)])
    (booked,) = (one for one in there.heard if isinstance(one, Booked))
    assert (booked.act.kind, booked.act.game_id) == ("pause", live.row.id)
    assert here.heard == []


async def test_settings_are_known_everywhere_at_once(sides: tuple[Side, Side]) -> None:
    here, there = sides
    await here.begin()
    await there.begin()
    await here.servers.change(HERE + 1, "language", "en", REF)
    await until(lambda: there.servers.of(HERE + 1).language == "en")


async def test_who_is_erased_elsewhere_is_gone_from_memory_here(sides: tuple[Side, Side]) -> None:
    here, there = sides
    await here.begin()
    await there.begin()
    live = await there.house.begin()
    assert live.seat_of(ADA.id)
    there.heard.clear()
    await Privacy(here.games, here.servers).erase(ADA.id)
    await until(lambda: [one for one in there.heard if isinstance(one, Changed)])
    assert (await there.games.live(live.row.id)).seat_of(ADA.id) is None


async def test_a_new_process_waits_for_the_old_one_and_takes_over_at_once(sides: tuple[Side, Side]) -> None:
    here, _ = sides
    await here.begin()
    assert here.domain.owns(HERE)
    database = await open_database(here.url)
    heir = Side(here.url, database, 0)
    taking = asyncio.create_task(heir.begin())
    await asyncio.sleep(0.3)
    assert not taking.done()
    assert not heir.domain.owns(HERE)
    await here.tenure.release()
    assert not here.domain.owns(HERE)
    await asyncio.wait_for(taking, 10)
    assert heir.domain.owns(HERE)
    await heir.tenure.release()
    await database.close()


async def test_a_silent_process_stops_before_another_begins(
    sides: tuple[Side, Side], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = sides
    monkeypatch.setattr(tenures, "SECONDS", 1.5)
    monkeypatch.setattr(tenures, "SAFE", 0.7)
    await here.tenure.take()  # and never a sign of life again
    database = await open_database(here.url)
    heir = Side(here.url, database, 0)
    taking = asyncio.create_task(heir.begin())
    both = 0
    while not taking.done():
        both += here.domain.owns(HERE) and heir.domain.owns(HERE)
        await asyncio.sleep(0.005)
    assert both == 0
    assert not here.domain.owns(HERE)
    assert heir.domain.owns(HERE)
    here.tenure.keep(_nothing)
    await asyncio.wait_for(here.tenure.lost.wait(), 10)
    assert not here.domain.held, "it was taken over, and does not act any more"
    await heir.tenure.release()
    await database.close()


async def test_without_a_database_nobody_acts_and_afterwards_all_is_taken_up(
    sides: tuple[Side, Side], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = sides
    monkeypatch.setattr(tenures, "SECONDS", 2.0)
    monkeypatch.setattr(tenures, "SAFE", 0.5)
    monkeypatch.setattr(tenures, "BEAT", 0.2)
    mended: list[bool] = []

    async def mend() -> None:
        mended.append(there.domain.held)

    await here.begin()
    await there.tenure.take()
    there.tenure.keep(mend)
    live = await there.house.begin()
    postgres.stop()
    try:
        await until(lambda: not there.domain.held)
    finally:
        postgres.start()
    await until(lambda: mended)
    assert mended == [True]
    assert not there.tenure.lost.is_set()
    there.heard.clear()
    await until(lambda: here.domain.held)
    await here.house.act(live)  # the new connection listens as the old one did
    await until(there.events)


async def test_other_counts_of_shards_are_refused(sides: tuple[Side, Side]) -> None:
    here, _ = sides
    await here.begin()
    database = await open_database(here.url)
    stranger = Side(here.url, database, 1)
    stranger.domain.shards = Shards(frozenset({1}), 16)
    with pytest.raises(OtherCount):
        await stranger.tenure.take()
    await stranger.tenure.release()
    await database.close()


async def test_what_nobody_announced_is_found_all_the_same(sides: tuple[Side, Side]) -> None:
    _, there = sides
    there.domain.lend(time.monotonic() + 600)
    live = await there.house.begin()
    row = NewsRow(game_id=live.row.id, guild_id=THERE, after=-1, head=live.row.head)
    await there.database.write(lambda db: news.post(db, [row]))
    there.heard.clear()
    there.hearing.start()
    await until(there.events)
    assert there.events() == list(range(live.row.head + 1))


def test_only_a_process_that_is_certainly_gone_counts_as_dead() -> None:
    me = myself()

    def row(machine: str, pid: int) -> LeaseRow:
        return LeaseRow(shard=0, of=1, holder="x", machine=machine, pid=pid, until=datetime.now(UTC))

    assert dead(row(me.machine, 2**22 + 1)), "no process has such a number"
    assert dead(row(me.machine, os.getpid())), "its number is ours now"
    assert not dead(row(me.machine, os.getppid()))
    assert not dead(row("another machine", 2**22 + 1))
    assert not dead(row("", 2**22 + 1))
