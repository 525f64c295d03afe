"""Deadlines and reminders that several processes see: each is given once, and a newer one is left alone."""

from dataclasses import replace

import pytest

from bot.store.database import Database
from bot.store.deadlines import (
    DeadlineRow,
    load_deadline,
    next_deadlines,
    next_reminders,
    postpone,
    set_deadline,
    take_reminder,
)
from tests.store.rows import GAME, deadline, later, open_game

REMINDED = deadline(60, remind_at=later(45))


async def stored(database: Database) -> DeadlineRow | None:
    return await database.read(lambda db: load_deadline(db, GAME))


async def test_a_reminder_is_given_to_one_only(any_database: Database) -> None:
    await open_game(any_database, clock=REMINDED)
    assert await any_database.read(next_reminders) == [REMINDED]
    assert await any_database.write(lambda db: take_reminder(db, REMINDED)) is True
    assert await any_database.write(lambda db: take_reminder(db, REMINDED)) is False
    assert await any_database.read(next_reminders) == []
    assert await stored(any_database) == replace(REMINDED, remind_at=None), "the deadline itself stays"


@pytest.mark.parametrize(
    "change",
    [
        {"due_at": later(61)},
        {"token": "0.2"},
        {"remind_at": later(46)},
        {"remind_at": None},
        {"kind": "lobby"},
        {"game_id": "another"},
    ],
    ids=lambda change: next(iter(change)),
)
async def test_only_the_very_reminder_that_was_read_is_taken(any_database: Database, change: dict[str, object]) -> None:
    await open_game(any_database, clock=REMINDED)
    other: DeadlineRow = replace(REMINDED, **change)  # type: ignore[arg-type]  # plain values
    assert await any_database.write(lambda db: take_reminder(db, other)) is False
    assert await stored(any_database) == REMINDED


async def test_a_deadline_is_moved(any_database: Database) -> None:
    await open_game(any_database, clock=REMINDED)
    await any_database.write(lambda db: postpone(db, REMINDED, later(70)))
    assert await stored(any_database) == replace(REMINDED, due_at=later(70))


@pytest.mark.parametrize("newer", [deadline(90), deadline(60, token="0.2"), deadline(30, token="1.1")])
async def test_a_newer_deadline_is_not_moved(any_database: Database, newer: DeadlineRow) -> None:
    await open_game(any_database, clock=REMINDED)
    await any_database.write(lambda db: set_deadline(db, newer))
    await any_database.write(lambda db: postpone(db, REMINDED, later(3600)))
    assert await stored(any_database) == newer


async def test_the_deadline_of_another_game_is_not_moved(any_database: Database) -> None:
    await open_game(any_database, clock=REMINDED)
    other = replace(REMINDED, game_id="another")
    await open_game(any_database, id="another", clock=other)
    await any_database.write(lambda db: postpone(db, REMINDED, later(3600)))
    assert await any_database.read(next_deadlines) == [other, replace(REMINDED, due_at=later(3600))]
