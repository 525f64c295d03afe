"""The referees' book in the store: each server has its own, and an act is taken back once."""

from dataclasses import replace

from bot.store.acts import insert_act, load_act, undo_act
from bot.store.database import Database
from tests.store.rows import act, later


async def test_an_act_of_another_server_is_not_taken_back(any_database: Database) -> None:
    number = await any_database.write(lambda db: insert_act(db, act(guild_id=1, target_id=7)))
    assert number is not None
    assert not await any_database.write(lambda db: undo_act(db, 2, number, 98, "fremd", later(5)))
    before = await any_database.read(lambda db: load_act(db, 1, number))
    assert before == replace(act(guild_id=1, target_id=7), id=number)
    assert await any_database.write(lambda db: undo_act(db, 1, number, 98, "eigen", later(6)))
    undone = await any_database.read(lambda db: load_act(db, 1, number))
    assert undone is not None and (undone.undone_by, undone.undone_why) == (98, "eigen")


async def test_an_act_is_taken_back_once(any_database: Database) -> None:
    number = await any_database.write(lambda db: insert_act(db, act()))
    assert number is not None
    assert await any_database.write(lambda db: undo_act(db, 1, number, 98, "zuerst", later(5)))
    assert not await any_database.write(lambda db: undo_act(db, 1, number, 97, "noch einmal", later(6)))
    undone = await any_database.read(lambda db: load_act(db, 1, number))
    assert undone is not None and (undone.undone_by, undone.undone_why, undone.undone_at) == (98, "zuerst", later(5))


async def test_an_act_is_read_on_its_own_server_only(any_database: Database) -> None:
    number = await any_database.write(lambda db: insert_act(db, act(guild_id=1)))
    assert number is not None
    assert await any_database.read(lambda db: load_act(db, 2, number)) is None
