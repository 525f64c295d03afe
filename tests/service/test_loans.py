"""Shards on loan, and what is heard of others: a database that is away, a heart that meets anything."""

import asyncio
import os
import re
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.service.cluster import hearing as hearings
from bot.service.cluster import tenure as tenures
from bot.service.cluster.domain import Domain
from bot.service.cluster.hearing import Hearing
from bot.service.cluster.tenure import Tenure, dead, myself
from bot.service.feed import Booked, Feed
from bot.service.leading.conduct import Conduct
from bot.service.people.servers import Servers
from bot.shards import Shards
from bot.store import news
from bot.store.acts import ActRow
from bot.store.database import StoreTrouble
from bot.store.leases import LeaseRow
from bot.store.news import NewsRow
from tests.service.house import REF, Clock, House


async def until(wanted: Callable[[], object], within: float = 10.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not wanted():
            await asyncio.sleep(0.005)


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
    monkeypatch.setattr(socket, "gethostname", lambda: "x" * 100)
    assert re.fullmatch(rf"x{{40}}:{os.getpid()}:[0-9a-f]{{12}}", myself().holder), "a long name fits its column"

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


async def test_settings_that_change_once_more_while_they_are_read_are_read_once_more(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = sqlite_house
    here, there = (Servers(house.database, Feed(), house.clock) for _ in range(2))
    hearing = Hearing(house.games, here)
    load, troubles = here.load, [StoreTrouble("locked", "?")]

    async def slowly(guild_id: int | None = None) -> None:
        if troubles:
            raise troubles.pop()
        await load(guild_id)
        if here.of(3).keep_days == 30:
            await there.change(3, "keep_days", 90, REF)
            hearing.hear("settings 3")

    monkeypatch.setattr(here, "load", slowly)
    await there.change(3, "keep_days", 30, REF)
    hearing.hear("settings 3")
    with pytest.raises(StoreTrouble):
        await hearing._look()
    await hearing._look()
    assert here.of(3).keep_days == 30 and hearing._wake.is_set(), "what could not be read is read at the next look"
    await hearing._look()
    assert here.of(3).keep_days == 90
