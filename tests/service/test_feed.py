"""The feed: everybody hears of what is written, and whoever fails harms nobody."""

from datetime import UTC, datetime

import pytest

from bot.service.feed import Booked, Changed, Feed, Happened
from bot.service.leading.book import Book
from bot.service.play.games import Games
from bot.store.acts import ActRow
from tests.service.house import REF, SPECS, House, refused

EVER = datetime.min.replace(tzinfo=UTC)


def broken(news: object) -> None:
    raise RuntimeError("this subscriber is ill")


async def test_a_failing_subscriber_neither_stops_the_others_nor_fails_the_action(sqlite_house: House) -> None:
    games, heard = sqlite_house.games, list[str]()
    live = await sqlite_house.begin()
    games.feed.subscribe(Changed, "ill", broken)
    games.feed.subscribe(Happened, "ill", broken)
    games.feed.subscribe(Changed, "well", lambda news: heard.append("changed"))
    games.feed.subscribe(Happened, "well", lambda news: heard.append("happened"))
    who, move = sqlite_house.moves(live)[0]
    acted = await games.act(live.row.id, who, move, cause=77)
    assert acted.live.row.revision == live.row.revision + 1
    assert heard == ["changed", "happened"]
    again = await games.act(live.row.id, who, move, cause=77)
    assert again.again, "its cause is remembered although somebody failed"
    await sqlite_house.check(live.row.id)


async def test_news_come_after_the_fact_and_the_cause_is_known_by_then(sqlite_house: House) -> None:
    games, seen = sqlite_house.games, list[tuple[bool, int]]()
    live = await sqlite_house.begin()

    def hear(news: Happened) -> None:
        seen.append((77 in news.live.folded().causes, len(news.rows)))

    games.feed.subscribe(Happened, "test", hear)
    who, move = sqlite_house.moves(live)[0]
    await games.act(live.row.id, who, move, cause=77)
    assert seen and seen[0][0] and seen[0][1] > 0
    fresh = await Games(sqlite_house.database, SPECS, sqlite_house.clock).live(live.row.id)
    assert fresh.row.revision == live.row.revision + 1


def test_a_name_is_told_once_and_no_more_when_it_leaves() -> None:
    feed, heard = Feed(), list[Changed]()
    feed.subscribe(Changed, "one", heard.append)
    with pytest.raises(ValueError, match="one hears of Changed already"):
        feed.subscribe(Changed, "one", heard.append)
    feed.subscribe(Booked, "one", broken)
    assert feed.subscriptions == [("Changed", "one"), ("Booked", "one")]
    feed.unsubscribe(Booked, "one")
    feed.publish(Booked(ActRow(guild_id=1, at=EVER, kind="warning", actor_id=REF.id)))
    assert feed.subscriptions == [("Changed", "one")]


async def test_a_second_delivery_is_not_booked_again(sqlite_house: House) -> None:
    feed, heard = Feed(), list[int]()
    book = Book(sqlite_house.database, sqlite_house.clock, feed)
    feed.subscribe(Booked, "test", lambda news: heard.append(news.act.id))
    act = ActRow(guild_id=1, at=sqlite_house.clock(), kind="warning", actor_id=REF.id, target_id=7, cause=5)
    written = await book.record(act)
    assert written is not None and heard == [written.id]
    assert await book.record(act) is None
    assert heard == [written.id]
    await book.undo(1, written.id, REF, "gut")
    assert heard == [written.id, written.id]
    await refused("order-already-undone", book.undo(1, written.id, REF, "gut"))
    assert len(heard) == 2
