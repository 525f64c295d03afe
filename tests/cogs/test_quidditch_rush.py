"""More than waits in memory: what is written in a rush, and what follows from it, is read again; none of it is lost."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.games.quidditch import events as e
from bot.quidditch_room.following import Following, Told
from bot.quidditch_room.nonces import Batch, acts_of
from bot.service.play.live import Live
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import StoreTrouble
from bot.store.events import load_events
from tests.cogs.pitch import Cup, facts, friendly, live, matches_of, pitch, said

__all__ = ["friendly", "pitch"]


async def test_what_finds_no_room_in_the_line_is_read_from_the_channel_in_its_order(friendly: Cup) -> None:
    house, ordering = friendly.house, friendly.house.services.games.ordering
    ordering._lines._limit = 3
    matches_of(house).inbox._heard[friendly.game] = 0  # this Discord lives in the past, long before the match began
    opened = asyncio.Event()
    held = asyncio.ensure_future(ordering.do(friendly.game, opened.wait))
    await asyncio.sleep(0)
    sent: list[int] = []
    with capture_logs() as logs:
        for number in range(4):
            for seat, person in friendly.people.items():
                sent.append((await person.send(house.channel, f"{seat} sagt {number}")).id)
        await house.env.settle()
        assert not await facts(house, friendly.game, e.Geredet)
        opened.set()
        await held
        await ordering._lines.idle(friendly.game)
        sent.append((await friendly.people["GHüter"].send(house.channel, "und noch etwas")).id)
        await house.env.settle()
        await ordering._lines.idle(friendly.game)
    assert [row.cause for row in await house.events(friendly.game) if row.kind == "geredet"] == sent
    assert any(one["event"] == "so much is written in a match that it is read later" for one in logs)
    assert not [one for one in logs if one["log_level"] == "error"]
    assert not matches_of(house).inbox._behind


async def test_what_a_new_session_missed_is_read_also_when_its_line_is_full(friendly: Cup) -> None:
    house, inbox, ordering = friendly.house, matches_of(friendly.house).inbox, friendly.house.services.games.ordering
    ordering._lines._limit, inbox._heard[friendly.game] = 3, 0
    opened = asyncio.Event()
    held = asyncio.ensure_future(ordering.do(friendly.game, opened.wait))
    await asyncio.sleep(0)
    sent = [(await friendly.say("GHüter", f"Wort {number}")).id for number in range(3)]
    room = house.channel.id
    del inbox._rooms[room]  # the connection is gone
    sent.append((await friendly.say("SHüter", "hört ihr mich?")).id)
    inbox._rooms[room] = friendly.game
    inbox.reconnected()
    assert not await facts(house, friendly.game, e.Geredet)
    opened.set()
    await held
    await house.env.settle()
    await ordering._lines.idle(friendly.game)
    sent.append((await friendly.say("GHüter", "ja")).id)
    await house.env.settle()
    assert [row.cause for row in await house.events(friendly.game) if row.kind == "geredet"] == sent
    assert not inbox._behind


async def test_a_roll_that_is_delivered_again_after_a_fall_is_rolled_and_told_once(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("quaffelwurf")
    result = await friendly.roll("GJäger1")
    words, before = said(house.channel)[-1], len(house.channel.history())
    await house.restart()
    await house.again(result)
    assert len(await facts(house, friendly.game, e.Gewuerfelt)) == 1
    assert "GJäger1" in words and [one.content for one in house.channel.history()][before - 1 :] == [words]
    assert await house.rolls_written(house.guild.id) == 0, "nor does it become a free roll"
    assert not matches_of(house).narrator._deliveries


class Ear:
    """Hears what follows, when it is let, and fails as often as it is told to."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.heard: list[int] = []
        self.troubles = 0

    async def __call__(self, live: Live, batch: Batch) -> None:
        await self.open.wait()
        if self.troubles:
            self.troubles -= 1
            raise StoreTrouble("locked", "a test")
        self.heard.append(batch.first.seq)


async def told(cup: Cup) -> list[Told]:
    """Return what there is to tell of a match, an act at a time."""
    games, match = cup.house.services.games, await live(cup.house, cup.game)
    rows = await games.database.read(lambda db: load_events(db, cup.game))
    channel = match.row.channel_id or 0

    def place(batch: Batch) -> CursorRow:
        return CursorRow(game_id=cup.game, channel_id=channel, kind="told", message_id=1, event_seq=batch.last.seq)

    begin = CursorRow(game_id=cup.game, channel_id=channel, kind="told", message_id=1, event_seq=-1)
    await games.database.write(lambda db: cursors.save(db, begin))
    return [Told(match, (batch,), place(batch)) for batch in acts_of(match, rows)]


async def follow(cup: Cup, ear: Ear) -> list[Any]:
    """Tell everything before anything follows from it; return what was done with."""
    done: list[Any] = []
    following = Following(cup.house.services.games, [ear], lambda batch: done.append(batch.first.seq))
    for one in await told(cup):
        following.put(one)
        await asyncio.sleep(0)
    ear.open.set()
    await following._lines.idle(cup.game)
    await following.close(0)
    return done


async def test_what_follows_is_heard_once_and_in_order_also_when_more_follows_than_is_remembered(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.quidditch_room.following.LONGEST_LINE", 3)
    await friendly.until("jaeger")
    acts, ear = [one.batches[0].first.seq for one in await told(friendly)], Ear()
    assert len(acts) > 6
    assert await follow(friendly, ear) == acts
    assert ear.heard == acts
    rows = await friendly.house.services.games.database.read(lambda db: cursors.told(db, friendly.game))
    assert acts[-1] <= max(row.event_seq for row in rows)


async def test_a_database_that_is_away_delays_what_follows_and_loses_nothing(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.quidditch_room.following.PAUSE", 0)
    await friendly.until("jaeger")
    ear = Ear()
    ear.troubles = 2
    assert await follow(friendly, ear) == ear.heard
    assert ear.heard == [one.batches[0].first.seq for one in await told(friendly)]
