"""The outbox: owed once, in order, claimed by one, said or given up for a reason, and forgotten in the end."""

from dataclasses import replace
from datetime import timedelta

from bot.store import outbox
from bot.store import tables as t
from bot.store.changes import Change, commit_change
from bot.store.database import Connection, Database
from bot.store.outbox import OwedRow
from tests.store.rows import GAME, NOON, open_game

FIRST = OwedRow(key="g.report.4", game_id=GAME, guild_id=1, place="c2", kind="hasard-report", about=4, made_at=NOON)
SECOND = replace(FIRST, key="g.report.5", about=5)
SOON = NOON + timedelta(seconds=20)


async def owe(database: Database, *rows: OwedRow) -> list[OwedRow]:
    await database.write(lambda db: outbox.insert_owed(db, rows))
    return await here(database)


async def here(database: Database, place: str = "c2") -> list[OwedRow]:
    return await database.read(lambda db: outbox.waiting(db, place))


async def claimed(
    database: Database, row: OwedRow, by: str, at: timedelta = timedelta(), *, alone: bool = False
) -> bool:
    return await database.write(lambda db: outbox.claim(db, row, by, NOON + at, SOON + at, alone=alone))


async def test_the_same_is_owed_once_and_in_order(any_database: Database) -> None:
    await open_game(any_database)
    new = await any_database.write(lambda db: outbox.insert_owed(db, [FIRST, SECOND, FIRST]))
    assert new == [FIRST, SECOND]
    assert [row.about for row in await here(any_database)] == [4, 5]
    assert await any_database.read(outbox.places_waiting) == ["c2"]
    assert await any_database.read(outbox.count_waiting) == 2
    assert await any_database.read(lambda db: outbox.games_waiting(db, "hasard-report")) == [GAME]
    assert await any_database.read(lambda db: outbox.games_waiting(db, "dog-report")) == []
    assert await any_database.read(lambda db: outbox.is_waiting(db, GAME, "c2", "hasard-report"))
    assert not await any_database.read(lambda db: outbox.is_waiting(db, GAME, "c3", "hasard-report"))
    assert await here(any_database, "c3") == []


async def test_a_try_is_claimed_by_one_until_its_time_is_over(any_database: Database) -> None:
    await open_game(any_database)
    row, *_ = await owe(any_database, FIRST)
    assert await claimed(any_database, row, "a")
    assert not await claimed(any_database, row, "b"), "another process was a try ahead"
    (again,) = await here(any_database)
    assert (again.tries, again.holder) == (1, "a")
    assert not await claimed(any_database, again, "b"), "it is being said"
    assert await claimed(any_database, again, "a"), "who holds it may try again"
    (again,) = await here(any_database)
    assert await claimed(any_database, again, "b", timedelta(minutes=1)), "whoever held it has died"
    (again,) = await here(any_database)
    assert await claimed(any_database, again, "c", alone=True), "without other processes nobody else can be saying it"
    await any_database.write(lambda db: outbox.release(db, again.key))
    (again,) = await here(any_database)
    assert (again.tries, again.holder, again.held_until) == (4, None, None)


async def test_what_was_said_or_given_up_is_owed_no_more(any_database: Database) -> None:
    await open_game(any_database)
    body = {"words": "…"}
    first, second = await owe(any_database, replace(FIRST, body=body), SECOND)
    assert first.body == body
    await any_database.write(lambda db: outbox.said(db, first.key, 99, NOON))
    await any_database.write(lambda db: outbox.give_up(db, second.key, "unsaid-gone 404", NOON))
    assert await here(any_database) == []
    assert not await claimed(any_database, first, "a")

    def noted(db: Connection) -> list[tuple[int | None, str | None, str]]:
        rows = db.execute(t.outbox.select().order_by(t.outbox.c.id)).mappings()
        return [(row["message_id"], row["reason"], row["body"]) for row in rows]

    assert await any_database.read(noted) == [(99, None, "{}"), (None, "unsaid-gone 404", "{}")]
    assert await any_database.read(lambda db: outbox.outcome(db, first.key)) == (99, None)
    assert await any_database.read(lambda db: outbox.outcome(db, second.key)) == (None, "unsaid-gone 404")
    assert await any_database.read(lambda db: outbox.unsaid(db, GAME)) == [("hasard-report", "unsaid-gone 404", NOON)]
    assert await any_database.read(lambda db: outbox.messages_in(db, "c2", NOON)) == {99}
    assert await owe(any_database, FIRST) == [], "it was said"


async def test_what_was_said_long_ago_is_swept_and_what_waits_is_not(any_database: Database) -> None:
    await open_game(any_database)
    first, second = await owe(any_database, FIRST, SECOND)
    await any_database.write(lambda db: outbox.said(db, first.key, 99, NOON))
    later = NOON + timedelta(days=8)
    assert await any_database.write(lambda db: outbox.sweep(db, NOON, 10)) == 0
    assert await any_database.write(lambda db: outbox.sweep(db, later, 10)) == 1
    assert await here(any_database) == [second]


async def test_people_and_servers_are_forgotten(any_database: Database) -> None:
    letter = OwedRow(key="x", place="p7", kind="note", guild_id=1, made_at=NOON)
    line = OwedRow(key="y", place="g1", kind="log", guild_id=1, made_at=NOON)
    await owe(any_database, letter, line)
    await any_database.write(lambda db: outbox.forget_person(db, 7))
    assert await any_database.read(outbox.places_waiting) == ["g1"]
    await any_database.write(lambda db: outbox.forget_server(db, 1))
    assert await any_database.read(outbox.places_waiting) == []


async def test_it_is_written_with_its_change_and_moves_with_its_game(any_database: Database) -> None:
    await open_game(any_database)
    letter, panel = replace(FIRST, key="l", place="p7"), replace(FIRST, key="p", kind="panel")
    change = Change(game_id=GAME, revision=0, owed=[FIRST, letter, panel])
    committed = await any_database.write(lambda db: commit_change(db, change))
    assert committed.owed == [FIRST, letter, panel]
    await any_database.write(lambda db: commit_change(db, Change(game_id=GAME, revision=1, game={"channel_id": 8})))
    assert [row.key for row in await here(any_database)] == ["p"], "a panel belongs to its channel"
    assert [row.about for row in await here(any_database, "c8")] == [4]
    assert [row.key for row in await here(any_database, "p7")] == ["l"]
