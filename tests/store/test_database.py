"""The door to the database, on both kinds: transactions, waiting together, and bad days."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from bot.store import database as module
from bot.store import tables as t
from bot.store.database import PRAGMAS, Database, StoreTrouble, open_database
from bot.store.migrate import migrate
from tests.postgres import Postgres


def save(key: str, guild_id: int = 1) -> module.Work[str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(t.settings), [{"guild_id": guild_id, "key": key, "value": "1"}])
        return key

    return work


def keys(connection: Connection) -> set[str]:
    return set(connection.scalars(select(t.settings.c.key)))


async def test_work_gives_its_result_and_stays(any_database: Database, any_url: str) -> None:
    assert await any_database.write(save("a")) == "a"
    assert await any_database.read(keys) == {"a"}
    again = await open_database(any_url)
    assert await again.read(keys) == {"a"}
    await again.close()


async def test_work_that_raises_leaves_no_trace_and_harms_no_other(any_database: Database) -> None:
    def half(connection: Connection) -> None:
        save("half")(connection)
        raise ZeroDivisionError

    works = [any_database.write(work) for work in (save("a"), half, save("b"), save("a"), save("c"))]
    answers = await asyncio.gather(*works, return_exceptions=True)
    assert [answers[2], answers[4]] == ["b", "c"]
    assert isinstance(answers[1], ZeroDivisionError)
    won, lost = sorted((answers[0], answers[3]), key=lambda answer: isinstance(answer, Exception))
    assert won == "a"  # which of the two came first is the database's own affair
    assert isinstance(lost, IntegrityError)
    assert await any_database.read(keys) == {"a", "b", "c"}


async def test_many_at_once(any_database: Database) -> None:
    names = {f"key{number}" for number in range(60)}
    assert set(await asyncio.gather(*(any_database.write(save(name)) for name in names))) == names
    assert await any_database.read(keys) == names


async def test_a_cancelled_caller_harms_nobody(any_database: Database) -> None:
    doomed = asyncio.create_task(any_database.write(save("doomed")))
    await asyncio.sleep(0)
    doomed.cancel()
    await any_database.write(save("next"))
    assert "next" in await any_database.read(keys)


async def test_foreign_keys_are_kept(any_database: Database) -> None:
    def orphan(connection: Connection) -> None:
        connection.execute(insert(t.seats), [{"game_id": "nowhere", "seat": "A", "position": 0}])

    with pytest.raises(IntegrityError):
        await any_database.write(orphan)


async def test_waiting_writes_share_a_commit(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    original = module.SqliteDatabase._commit

    def counted(self: module.SqliteDatabase, works: list[module.Work[object]]) -> object:
        commits.append(len(works))
        return original(self, works)

    monkeypatch.setattr(module.SqliteDatabase, "_commit", counted)
    await asyncio.gather(*(database.write(save(f"k{number}")) for number in range(40)))
    assert sum(commits) == 40
    assert len(commits) <= 3


async def test_pragmas_are_really_set(database: Database) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = [pragma.partition("=")[0] for pragma in PRAGMAS]
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    for side in (database.read, database.write):
        assert await side(pragmas) == ["wal", 2, 1, 1, 2000]


# -- bad days of a file ------------------------------------------------------------------------------------------------


def file_of(url: str) -> Path:
    return Path(url.partition(":///")[2])


async def test_locked(database: Database, url: str) -> None:
    await database.write(lambda connection: connection.execute(text("PRAGMA busy_timeout = 50")))
    with closing(sqlite3.connect(file_of(url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = asyncio.get_running_loop().time()
        works = [database.write(save(f"k{number}")) for number in range(20)]
        answers = await asyncio.gather(*works, return_exceptions=True)
        assert all(isinstance(answer, StoreTrouble) and answer.trouble == "locked" for answer in answers)
        # 20 times 50 ms of patience would be a second: they wait together.
        assert asyncio.get_running_loop().time() - begun < 0.9
        assert await database.read(keys) == set()
        other.execute("ROLLBACK")
    await database.write(save("free"))
    assert await database.read(keys) == {"free"}


async def test_full(database: Database) -> None:
    def limit(pages: int) -> module.Work[None]:
        return lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")).close()

    def big(connection: Connection) -> None:
        save("before")(connection)
        connection.execute(insert(t.settings), [{"guild_id": 2, "key": "big", "value": "x" * 1_000_000}])

    await database.write(limit(1))  # SQLite takes the present size as the least
    with pytest.raises(StoreTrouble) as caught:
        await database.write(big)
    assert caught.value.trouble == "full"
    assert await database.read(keys) == set()
    await database.write(limit(1_000_000))
    await database.write(big)
    assert await database.read(keys) == {"before", "big"}


async def test_read_only(database: Database) -> None:
    assert isinstance(database, module.SqliteDatabase)
    thread = database._writer.thread

    async def only_read(on: int) -> None:
        await thread.submit(lambda: thread.raw.execute(f"PRAGMA query_only = {on}").close())

    await only_read(1)
    with pytest.raises(StoreTrouble) as caught:
        await database.write(save("a"))
    assert caught.value.trouble == "read-only"
    assert await database.read(keys) == set()
    await only_read(0)
    await database.write(save("a"))


async def test_no_folder_no_file_no_database(tmp_path: Path) -> None:
    for name in ("fehlt/spiele.db", "folder", "junk.db"):
        (tmp_path / "folder").mkdir(exist_ok=True)
        (tmp_path / "junk.db").write_bytes(b"this is no database " * 100)
        with pytest.raises(StoreTrouble) as caught:
            await open_database(f"sqlite+aiosqlite:///{tmp_path}/{name}")
        assert caught.value.trouble == "unreachable"
    with pytest.raises(ValueError, match="needs a file"):
        await open_database("sqlite+aiosqlite://")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_file_without_permission(url: str) -> None:
    await migrate(url)
    file_of(url).chmod(0o400)
    with pytest.raises(StoreTrouble):
        await (await open_database(url)).write(save("a"))


async def test_closing_finishes_what_waits(any_url: str) -> None:
    database = await open_database(any_url)
    works = [asyncio.create_task(database.write(save(f"k{number}"))) for number in range(5)]
    await asyncio.sleep(0)
    if any_url.startswith("sqlite"):
        await database.close()
        assert len(await asyncio.gather(*works)) == 5
        with pytest.raises(Exception, match=r"closed|no active connection"):
            await database.write(save("late"))
    else:
        await asyncio.gather(*works)
        await database.close()
    again = await open_database(any_url)
    assert len(await again.read(keys)) == 5
    await again.close()


# -- bad days of a server ----------------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_stopped_server_is_trouble_and_then_recovers(postgres: Postgres) -> None:
    url = postgres.new_database()
    await migrate(url)
    database = await open_database(url)
    await database.write(save("before"))
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(2):
            with pytest.raises(StoreTrouble) as caught:
                await database.write(save("lost"))
            assert caught.value.trouble == "unreachable"
        with pytest.raises(StoreTrouble):
            await migrate(url)
    finally:
        await asyncio.to_thread(postgres.start)
    await database.write(save("after"))
    assert await database.read(keys) == {"before", "after"}
    await database.close()


@pytest.mark.postgres
async def test_connection_cut_in_the_middle(postgres: Postgres) -> None:
    url = postgres.new_database()
    await migrate(url)
    database = await open_database(url)

    def cut(connection: Connection) -> None:
        save("half")(connection)
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(StoreTrouble) as caught:
        await database.write(cut)
    assert caught.value.trouble == "unreachable"
    assert await database.read(keys) == set()
    await database.close()


@pytest.mark.postgres
async def test_locked_table_and_read_only_server(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.3)
    url = postgres.new_database()
    await migrate(url)
    database, other = await open_database(url), await open_database(url)
    locked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(connection: Connection) -> None:
        connection.execute(text("LOCK TABLE settings IN ACCESS EXCLUSIVE MODE"))
        loop.call_soon(locked.set)
        connection.execute(text("SELECT pg_sleep(1)"))

    holding = asyncio.create_task(other.write(hold))
    await locked.wait()
    with pytest.raises(StoreTrouble) as caught:
        await database.write(save("a"))
    assert caught.value.trouble == "locked"
    await holding
    await database.write(save("a"))

    def only_read(connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION READ ONLY"))
        save("b")(connection)

    with pytest.raises(StoreTrouble) as caught:
        await database.write(only_read)
    assert caught.value.trouble == "read-only"
    assert await database.read(keys) == {"a"}
    await database.close()
    await other.close()
