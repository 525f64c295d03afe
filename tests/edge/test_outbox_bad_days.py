"""What cannot be said: nobody finds words, words break, Discord never takes it, the database is away for a moment."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.edge.table import outbox as module
from bot.edge.table.posts import Post
from bot.engine.text import text
from bot.service.play.owing import note
from bot.store import outbox
from bot.store import tables as t
from bot.store.database import Connection, StoreTrouble
from bot.store.outbox import OwedRow, in_channel
from tests.edge.house import House, words
from tests.edge.test_owed import rows

WORDS = text("moderation-enough")


def owed(house: House, key: str, kind: str = "probe") -> OwedRow:
    place, now = in_channel(house.channel.id), house.services.games.clock()
    return OwedRow(key=key, place=place, kind=kind, made_at=now, guild_id=house.guild.id)


def spoken(house: House) -> list[str]:
    return [words(message) for message in house.channel.history()]


async def say(house: House, *rows: OwedRow) -> None:
    await house.inside(house.services.games.owe(*rows))
    await house.env.settle()


def plain(row: OwedRow) -> Post:
    return Post(message={"content": f"gesagt: {row.key}"})


async def test_what_belongs_into_a_thread_that_somebody_has_locked_is_said_once_we_may(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        return plain(row)

    house.client.outbox.compose("probe", compose)
    thread = house.env.backend.create_thread(house.channel.id, name="Kampf", owner_id=house.anna.id, type=11)
    await house.env.settle()
    house.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083)
    house.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    now = house.services.games.clock()
    await say(house, OwedRow(key="a", place=in_channel(thread.id), kind="probe", made_at=now))
    (row,) = await rows(house, "probe")
    assert row["reason"].startswith(outbox.NO_ACCESS) and row["tries"] == 1, "it is not tried over and over"
    await house.inside(house.client.outbox.admitted())
    await house.env.settle()
    assert [one.content for one in house.channel.threads[0].history()] == ["gesagt: a"]


async def test_what_nobody_finds_words_for_keeps_nothing_else_waiting_and_stays_owed(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        return plain(row)

    house.client.outbox.compose("probe", compose)
    with capture_logs() as logs:
        await say(house, owed(house, "a", "unheard-of"), owed(house, "b"))
    assert spoken(house) == ["gesagt: b"]
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["nobody finds words for what is owed"]
    (left,) = await rows(house, "unheard-of")
    assert left["done_at"] is None, "a later version may know it"


async def test_words_that_break_are_given_up_with_the_reason_and_what_is_behind_them_is_said(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        if row.key == "a":
            raise KeyError("seat")
        return plain(row)

    house.client.outbox.compose("probe", compose)
    with capture_logs() as logs:
        await say(house, owed(house, "a"), owed(house, "b"))
    assert spoken(house) == ["gesagt: b"]
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["no words for what is owed"]
    broken, _ = await rows(house, "probe")
    assert broken["reason"] == f"{module.BROKEN} KeyError"


async def test_what_was_tried_too_often_is_given_up_and_does_not_hold_up_the_rest(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        return plain(row)

    house.client.outbox.compose("probe", compose)

    def work(db: Connection) -> None:
        outbox.insert_owed(db, [owed(house, "a"), owed(house, "b")])
        for key, tries in (("a", module.MOST_TRIES), ("b", module.MOST_TRIES - 1)):
            db.execute(t.outbox.update().where(t.outbox.c.key == key).values(tries=tries))

    await house.inside(house.services.games.database.write(work))
    await house.inside(house.client.outbox.resume())
    assert spoken(house) == ["gesagt: b"]
    tired, last = await rows(house, "probe")
    assert tired["reason"] == f"{module.FAILED} {module.MOST_TRIES}"
    assert last["message_id"]


async def test_a_note_that_the_database_does_not_take_at_once_is_written_later_and_said_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, away = house.services.games.database, [True]
    write = database.write

    async def sometimes(work: Any) -> Any:
        if away and "_note" in work.__qualname__:
            away.clear()
            raise StoreTrouble("locked", "somebody holds it")
        return await write(work)

    monkeypatch.setattr(database, "write", sometimes)
    row = note("x", in_channel(house.channel.id), WORDS, house.services.games.clock())
    await say(house, row)
    await house.env.advance_time(60)
    await house.env.settle()
    assert len(spoken(house)) == 1 and not away
    (kept,) = await rows(house, row.kind)
    assert kept["message_id"] is not None
