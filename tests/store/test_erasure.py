"""Erasing somebody in the store: whoever is named in one corner of one row only is erased there too."""

import json
from typing import Any

import pytest

from bot.store.acts import ActRow, insert_act, load_act, undo_act
from bot.store.database import Database
from bot.store.privacy import erase_person, load_person
from tests.store.rows import act, later

ME = 900_000_000_000_000_011
NEARLY = 10 * ME + 1
"""A number that contains the other one."""


async def erased(database: Database, row: ActRow, why: str | None = None) -> ActRow:
    """Write an act, take it back with these words, erase the person, and read what is left."""
    number = await database.write(lambda db: insert_act(db, row))
    assert number is not None
    if why is not None:
        assert await database.write(lambda db: undo_act(db, 1, number, 98, why, later(5)))
    found = await database.read(lambda db: load_person(db, ME))
    assert [one["id"] for one in found.acts] == [number], "whoever asks is shown it before"
    await database.write(lambda db: erase_person(db, ME, []))
    left = await database.read(lambda db: load_act(db, 1, number))
    assert left is not None
    return left


async def test_only_the_reason_of_an_undone_entry_names_the_person(any_database: Database) -> None:
    left = await erased(any_database, act(target_id=7, reason="Schwatzen"), why=f"es war <@{ME}>, nicht <@{NEARLY}>")
    assert left.undone_why == f"es war <@0>, nicht <@{NEARLY}>"
    assert (left.target_id, left.reason, left.undone_by) == (7, "Schwatzen", 98)


@pytest.mark.parametrize(
    ("named", "left"),
    [
        ({"reason": f"gegen {ME}"}, {"reason": "gegen 0"}),
        ({"data": {"before": ME, "seats": [{"person": ME, "name": "Ich"}]}}, None),
        ({"actor_id": ME}, {"actor_id": None}),
        ({"target_id": ME, "reason": "Ich", "data": {"note": "Ich"}}, {"target_id": None, "reason": "", "data": {}}),
    ],
    ids=["reason", "data", "actor", "target"],
)
async def test_every_other_corner(any_database: Database, named: dict[str, Any], left: dict[str, Any] | None) -> None:
    row = await erased(any_database, act(**{"target_id": 7, **named}))
    if left is None:
        left = {"data": {"before": None, "seats": [{"person": None, "name": None}]}}
    assert {name: getattr(row, name) for name in left} == left
    assert str(ME) not in json.dumps(row.data) + row.reason


async def test_the_words_that_take_back_what_was_done_to_somebody_go_too(any_database: Database) -> None:
    left = await erased(any_database, act(target_id=ME), why="Verwechslung mit dem Bruder")
    assert (left.target_id, left.undone_why) == (None, None)
    assert left.undone_at == later(5)
