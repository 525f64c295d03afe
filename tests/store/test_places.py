"""Panels, cursors and places: what is shown, how far we have come, what was made for a game."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.store import cursors, panels, places
from bot.store.changes import Change, commit_change
from bot.store.cursors import CursorRow
from bot.store.database import Connection, Database
from bot.store.finding import games_in
from bot.store.panels import PanelRow
from bot.store.places import PlaceRow
from tests.store.rows import GAME, NOON, later, line, open_game

TABLE = PanelRow(game_id=GAME, channel_id=2, message_id=20, shown=0, posted_at=NOON)
DESK = PanelRow(game_id=GAME, channel_id=1, audience="officials", message_id=10, shown=0, posted_at=NOON)
TOLD = CursorRow(game_id=GAME, channel_id=2, kind="told", message_id=21, event_seq=3)
HEARD = CursorRow(game_id=GAME, channel_id=2, kind="heard", message_id=22)
ROOM = PlaceRow(game_id=GAME, kind="room", channel_id=2)
GRYFFINDOR = PlaceRow(game_id=GAME, kind="team", key="G", channel_id=5)
STAND = PlaceRow(game_id=GAME, kind="stand", channel_id=6)


R = TypeVar("R")


async def keep(database: Database, save: Callable[[Connection, R], None], *rows: R) -> None:
    def work(connection: Connection) -> None:
        for row in rows:
            save(connection, row)

    await database.write(work)


async def test_the_table_comes_before_the_desk(any_database: Database) -> None:
    """Whoever takes the first panel must never land at the referees'."""
    await open_game(any_database)
    moved = replace(TABLE, channel_id=9, posted_at=later(5))
    await keep(any_database, panels.save, DESK, TABLE, moved)
    assert await any_database.read(lambda db: panels.of(db, GAME)) == [moved, TABLE, DESK]
    assert await any_database.read(lambda db: panels.of(db, "another")) == []


async def test_a_panel_is_renewed_unless_it_was_forgotten(any_database: Database) -> None:
    await open_game(any_database)
    await any_database.write(lambda db: panels.save(db, TABLE))
    newer = replace(TABLE, message_id=30, shown=1, posted_at=later(5))
    await any_database.write(lambda db: panels.renew(db, newer))
    await any_database.write(lambda db: panels.renew(db, DESK))
    assert await any_database.read(lambda db: panels.of(db, GAME)) == [newer]
    await any_database.write(lambda db: panels.drop(db, GAME, 2, "officials"))
    assert await any_database.read(lambda db: panels.of(db, GAME)) == [newer]
    await any_database.write(lambda db: panels.drop(db, GAME, 2, "public"))
    assert await any_database.read(lambda db: panels.of(db, GAME)) == []


async def test_a_panel_that_shows_less_than_there_is_is_stale(any_database: Database) -> None:
    await open_game(any_database)
    await any_database.write(lambda db: panels.save(db, TABLE))
    assert await any_database.read(panels.stale) == []
    await any_database.write(lambda db: commit_change(db, Change(game_id=GAME, revision=0, events=[line()])))
    assert await any_database.read(panels.stale) == [GAME]
    await any_database.write(lambda db: panels.renew(db, replace(TABLE, shown=1)))
    assert await any_database.read(panels.stale) == []


async def test_cursors_say_how_far_each_thing_has_come(any_database: Database) -> None:
    await open_game(any_database)
    assert await any_database.read(lambda db: cursors.told(db, GAME)) == []
    assert await any_database.read(lambda db: cursors.heard(db, GAME)) is None
    desk = replace(TOLD, channel_id=1, message_id=11, event_seq=2)
    await keep(any_database, cursors.save, TOLD, desk, HEARD, replace(TOLD, event_seq=5, message_id=24))
    told = [desk, replace(TOLD, event_seq=5, message_id=24)]
    assert await any_database.read(lambda db: cursors.told(db, GAME)) == told
    assert await any_database.read(lambda db: cursors.heard(db, GAME)) == 22


async def test_of_a_match_that_has_moved_the_last_word_counts(any_database: Database) -> None:
    await open_game(any_database)
    rooms = [replace(HEARD, channel_id=channel, message_id=message) for channel, message in ((2, 22), (7, 29), (9, 25))]
    await keep(any_database, cursors.save, *rooms)
    assert await any_database.read(lambda db: cursors.heard(db, GAME)) == 29


async def test_places_are_found_by_what_they_are_for(any_database: Database) -> None:
    await open_game(any_database)
    await keep(any_database, places.save, ROOM, GRYFFINDOR, STAND, replace(ROOM, shut=True))
    shut = replace(ROOM, shut=True)
    assert await any_database.read(lambda db: places.of(db, GAME, "room")) == [shut]
    assert await any_database.read(lambda db: places.of(db, GAME, "team", "stand")) == [STAND, GRYFFINDOR]
    assert await any_database.read(lambda db: places.of(db, GAME)) == [shut, STAND, GRYFFINDOR]


async def test_of_a_channel_that_is_gone_nothing_is_known_any_more(any_database: Database) -> None:
    await open_game(any_database)
    await open_game(any_database, id="another")
    other = replace(TABLE, game_id="another")
    await keep(any_database, panels.save, TABLE, DESK, other)
    await keep(any_database, cursors.save, TOLD, HEARD, replace(TOLD, channel_id=1))
    await keep(any_database, places.save, ROOM, STAND)
    await any_database.write(lambda db: places.forget_channel(db, GAME, 2))
    assert await any_database.read(lambda db: panels.of(db, GAME)) == [DESK]
    assert await any_database.read(lambda db: panels.of(db, "another")) == [other]
    assert await any_database.read(lambda db: cursors.told(db, GAME)) == [replace(TOLD, channel_id=1)]
    assert await any_database.read(lambda db: cursors.heard(db, GAME)) is None
    assert await any_database.read(lambda db: places.of(db, GAME)) == [STAND]


async def test_a_game_is_found_where_it_is_played_and_where_it_is_led(any_database: Database) -> None:
    await open_game(any_database)
    await any_database.write(lambda db: panels.save(db, DESK))
    await any_database.write(lambda db: panels.save(db, replace(TABLE, channel_id=8)))
    await any_database.write(lambda db: places.save(db, STAND))
    for channel, found in ((1, [GAME]), (2, [GAME]), (6, []), (8, [])):
        assert await any_database.read(partial(games_in, channel_id=channel)) == found, channel
