"""Running games of an older database are carried over, and back."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import cursors, outbox, panels, places
from bot.store import migrate as module
from bot.store.cursors import CursorRow
from bot.store.database import Database, open_database
from bot.store.migrate import migrate
from bot.store.nicknames import NicknameRow, load_all
from bot.store.panels import PanelRow
from bot.store.places import PlaceRow
from tests.store.rows import NOON, later

PANELS = [
    ("match", 2, "public", 20, 7, NOON),
    ("match", 3, "officials", 30, 6, later(1)),
    ("match", 2, "story", 21, 5, later(2)),
    ("match", 3, "story", 31, 4, later(3)),
    ("match", 2, "heard", 22, 0, later(4)),
    ("match", 2, "report", 23, 5, later(5)),
    ("match", 2, "room", 0, 1, later(6)),
    ("match", 41, "team", 0, 0, later(7)),
    ("match", 42, "team", 0, 1, later(8)),
    ("match", 43, "team", 0, 2, later(9)),
    ("open", 5, "room", 0, 0, later(6)),
    ("table", 4, "public", 40, 3, later(10)),
]
"""Every meaning a row of panels has had: game, channel, audience, message, shown, posted."""
COLUMNS = ("game_id", "channel_id", "audience", "message_id", "shown", "posted_at")
WORN: dict[str, Any] = {
    "game_id": "match",
    "person_id": 11,
    "guild_id": 1,
    "nick": "Ada",
    "worn": "RHüter",
    "role_id": 5,
}


@pytest.fixture
async def older(empty_url: str) -> AsyncIterator[AsyncEngine]:
    """A database of the version before, with a match, a match whose gates are open, and a table."""
    engine = create_async_engine(empty_url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda db: command.upgrade(module._config(db), "0002"))
        await connection.run_sync(fill)
    yield engine
    await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


def fill(connection: Connection) -> None:
    made = NOON if connection.dialect.name == "postgresql" else "2026-07-01 12:00:00.000000"
    for id, kind, options in (
        ("match", "quidditch", {"houses": ["R", "H"]}),
        ("open", "quidditch", {"houses": ["G", "S"]}),
        ("table", "dog", {}),
    ):
        values = {"id": id, "kind": kind, "options": json.dumps(options), "seed": bytes(32), "made": made}
        connection.execute(
            text(
                "INSERT INTO games (id, kind, status, options, seed, revision, head, draws, created_at) "
                "VALUES (:id, :kind, 'running', :options, :seed, 7, 5, 0, :made)"
            ),
            values,
        )
    for row in PANELS:
        named = dict(zip(COLUMNS, row, strict=True))
        names = ", ".join(f":{name}" for name in COLUMNS)
        connection.execute(
            text(f"INSERT INTO panels ({', '.join(COLUMNS)}) VALUES ({names})"), _plain(connection, named)
        )
    names = ", ".join(f":{name}" for name in WORN)
    connection.execute(text(f"INSERT INTO costumes ({', '.join(WORN)}) VALUES ({names})"), WORN)


def _plain(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    """Write times as SQLite keeps them."""
    if connection.dialect.name == "postgresql":
        return row
    return {**row, "posted_at": row["posted_at"].strftime("%Y-%m-%d %H:%M:%S.%f")}


async def test_what_was_remembered_is_carried_over(older: AsyncEngine, empty_url: str) -> None:
    before, after, _ = await migrate(empty_url)
    assert (before, after) == ("0002", module.newest())
    async with opened(empty_url) as database:
        shown = [
            PanelRow(game_id="match", channel_id=2, message_id=20, shown=7, posted_at=NOON),
            PanelRow(game_id="match", channel_id=3, audience="officials", message_id=30, shown=6, posted_at=later(1)),
        ]
        assert await database.read(lambda db: panels.of(db, "match")) == shown
        assert [row.message_id for row in await database.read(lambda db: panels.of(db, "table"))] == [40]
        assert await database.read(lambda db: cursors.told(db, "match")) == [
            CursorRow(game_id="match", channel_id=2, kind="told", message_id=21, event_seq=5),
            CursorRow(game_id="match", channel_id=3, kind="told", message_id=31, event_seq=4),
        ]
        assert await database.read(lambda db: cursors.heard(db, "match")) == 22
        heard = text("SELECT event_seq FROM cursors WHERE kind = 'heard'")
        assert await database.read(lambda db: list(db.scalars(heard))) == [-1], "no event was ever heard"
        reported = text("SELECT count(*) FROM cursors WHERE kind = 'reported'")
        assert await database.read(lambda db: db.scalar(reported)) == 0, "the outbox knows what was said"
        assert await database.read(outbox.places_waiting) == [], "it was reported"
        assert await database.read(lambda db: places.of(db, "match")) == [
            PlaceRow(game_id="match", kind="room", channel_id=2, shut=True),
            PlaceRow(game_id="match", kind="stand", channel_id=43),
            PlaceRow(game_id="match", kind="team", key="H", channel_id=42),
            PlaceRow(game_id="match", kind="team", key="R", channel_id=41),
        ]
        assert await database.read(lambda db: places.of(db, "open")) == [
            PlaceRow(game_id="open", kind="room", channel_id=5)
        ]
        assert await database.read(lambda db: places.of(db, "table")) == []
        assert await database.read(load_all) == [NicknameRow(**WORN)]


def everything(connection: Connection) -> tuple[set[tuple[Any, ...]], list[tuple[Any, ...]]]:
    rows = connection.execute(text("SELECT game_id, channel_id, audience, message_id, shown FROM panels"))
    worn = connection.execute(text(f"SELECT {', '.join(WORN)} FROM costumes"))
    return {tuple(row) for row in rows}, [tuple(row) for row in worn]


async def test_there_and_back_again(older: AsyncEngine, empty_url: str) -> None:
    await migrate(empty_url)
    async with older.begin() as connection:
        await connection.run_sync(lambda db: command.downgrade(module._config(db), "0002"))
        rows, worn = await connection.run_sync(everything)
    assert rows == {row[:5] for row in PANELS}
    assert worn == [tuple(WORN.values())]
    await migrate(empty_url)
    async with opened(empty_url) as database:
        assert len(await database.read(lambda db: places.of(db, "match"))) == 4
