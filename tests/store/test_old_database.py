"""A database that version 0.1 has left behind: it is migrated, looks as it did, plays on, and can still be proven."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from bot import fair
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.service.people.servers import Servers
from bot.service.play.live import Declined, Who
from bot.service.play.proof import proof_of
from bot.store import migrate as migration
from bot.store import panels
from bot.store.acts import Wanted
from bot.store.database import open_database
from tests.postgres import Postgres
from tests.store.old import (
    AT_LEAST,
    EXPECTED,
    FACES,
    KINDS,
    LOGS,
    OLD,
    RENAMED,
    SPECS,
    TODAY,
    Clock,
    House,
    Rows,
    alone,
    face_of,
    facts_of,
    games_of,
    leading,
    read_rows,
    rows_of_file,
    words_of,
    write_file,
    write_postgres,
)


@pytest.fixture(scope="module")
def old_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file as version 0.1 has left it."""
    file = tmp_path_factory.mktemp("old") / "old.db"
    write_file(file)
    return file


@pytest.fixture(scope="module")
def old_rows(old_file: Path) -> Rows:
    """Return what is in it."""
    return rows_of_file(old_file)


@pytest.fixture(scope="module")
def new_file(tmp_path_factory: pytest.TempPathFactory, old_file: Path) -> Path:
    """Return the file migrated; every test gets a copy."""
    file = tmp_path_factory.mktemp("new") / "new.db"
    shutil.copy(old_file, file)
    alone(migration.migrate(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture(scope="module")
def new_name(postgres: Postgres, old_rows: Rows) -> str:
    """Return the name of the migrated database on PostgreSQL; every test gets a copy."""
    url = postgres.new_database()
    alone(write_postgres(url, old_rows))
    alone(migration.migrate(url))
    return url.rpartition("/")[2]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a migrated copy on either database."""
    if request.param == "sqlite":
        file = shutil.copy(request.getfixturevalue("new_file"), tmp_path / "spiele.db")
        return f"sqlite+aiosqlite:///{file}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(request.getfixturevalue("new_name"))


@pytest.fixture
async def house(new_url: str) -> AsyncIterator[House]:
    """Open the service on the migrated database, at the moment the old version stopped."""
    database = await open_database(new_url)
    yield House(database, Clock(datetime.fromisoformat(EXPECTED["now"])))
    await database.close()


each_kind = pytest.mark.parametrize("kind", KINDS)


# -- rows --------------------------------------------------------------------------------------------------------------


def test_the_data_holds_games_of_every_kind_in_every_state(old_rows: Rows) -> None:
    assert set(KINDS) <= set(SPECS)
    for kind in KINDS:
        states = {face["status"] for face in FACES.values() if face["kind"] == kind}
        assert states >= {"lobby", "running", "over", "abandoned"}, kind
    assert {row["id"] for row in old_rows["games"]} == {*FACES, *EXPECTED["days"]}
    assert {row["audience"] for row in old_rows["panels"]} == {
        *("public", "officials", "story", "heard", "report", "room", "team")
    }
    assert all(old_rows[table] for table in old_rows)


async def test_a_file_of_the_old_shape_is_migrated_and_kept(old_file: Path, tmp_path: Path) -> None:
    file = shutil.copy(old_file, tmp_path / "spiele.db")
    before, after, copy = await migration.migrate(f"sqlite+aiosqlite:///{file}")
    assert (before, after) == (OLD, migration.newest())
    if after != OLD:
        assert copy is not None and rows_of_file(copy) == rows_of_file(old_file)


async def test_no_row_is_lost_or_changed(house: House, old_rows: Rows) -> None:
    new = await house.database.read(read_rows)
    for table in sorted(set(old_rows) - {"alembic_version", "panels"}):
        now = new[RENAMED.get(table, table)]
        kept = set(now[0]) & set(old_rows[table][0])
        assert [{name: row[name] for name in kept} for row in now] == [
            {name: row[name] for name in kept} for row in old_rows[table]
        ], table


async def test_every_place_is_still_known(house: House, old_rows: Rows) -> None:
    """Messages, threads and channels: whatever tables remember them now."""

    def work(connection: Connection) -> set[tuple[str, int]]:
        looked = inspect(connection)
        places = [name for name in looked.get_table_names() if name in ("panels", "cursors", "places", "outbox")]
        rows = [row for name, found in read_rows(connection).items() if name in places for row in found]
        return {(row["game_id"], row["channel_id"]) for row in rows if row.get("channel_id")}

    assert await house.database.read(work) == {(row["game_id"], row["channel_id"]) for row in old_rows["panels"]}
    shown = [row for row in old_rows["panels"] if row["audience"] in ("public", "officials")]
    for row in shown:
        found = await house.database.read(lambda db, id=row["game_id"]: panels.of(db, id))  # type: ignore[misc]  # bound at once
        known = [(one.channel_id, one.message_id, one.shown, one.posted_at) for one in found]
        assert (row["channel_id"], row["message_id"], row["shown"], row["posted_at"]) in known


async def test_the_settings_of_servers_hold(house: House, old_rows: Rows) -> None:
    servers = Servers(house.database, house.games.feed, house.clock)
    await servers.load()
    for row in old_rows["settings"]:
        assert servers.of(row["guild_id"]).value(row["key"]) == json.loads(row["value"])


async def test_the_book_is_read_and_written_on(house: House, old_rows: Rows) -> None:
    old = max((row for row in old_rows["acts"] if row["kind"] == "warning"), key=lambda row: int(row["id"]))
    found, count = await house.book.find(Wanted(old["guild_id"]))
    ids = [row["id"] for row in old_rows["acts"] if row["guild_id"] == old["guild_id"]]
    assert sorted(act.id for act in found) == sorted(ids) and count == len(ids)
    standing = next(act for act in found if act.kind == "warning" and act.undone_at is None)
    await house.book.undo(standing.guild_id, standing.id, Who(1, "Leitung"), "nach dem Umzug")
    written = await house.book.record(replace(standing, id=0, cause=house.cause()))
    assert written is not None and written.id > max(row["id"] for row in old_rows["acts"])


# -- games -------------------------------------------------------------------------------------------------------------


@each_kind
async def test_every_game_looks_as_it_did(house: House, kind: str) -> None:
    for game_id, face in FACES.items():
        if face["kind"] == kind:
            now = json.loads(json.dumps(await face_of(house.games, game_id)))
            assert facts_of(now) == facts_of(face), game_id
            assert words_of(now) == TODAY[game_id], game_id
            await house.check(game_id)


@each_kind
async def test_games_that_were_running_play_on(house: House, kind: str) -> None:
    for game_id in games_of(kind, "running"):
        played = await house.go_on(game_id, AT_LEAST)
        live = await house.check(game_id)
        assert live.row.head > FACES[game_id]["head"]
        assert played == AT_LEAST or live.row.status == "over"


@each_kind
async def test_games_that_paused_go_on(house: House, kind: str) -> None:
    for game_id in games_of(kind, "running", paused=True):
        live = await house.games.live(game_id)
        with pytest.raises(Declined, match="game-paused"):
            await house.games.act(game_id, leading(live), "?", cause=house.cause())
        await house.conduct.resume(game_id, leading(live), cause=house.cause())
        played = await house.go_on(game_id, AT_LEAST)
        live = await house.check(game_id)
        assert live.row.paused_at is None and live.row.head > FACES[game_id]["head"]
        assert played == AT_LEAST or live.row.status == "over"


@each_kind
async def test_the_last_action_can_be_taken_back(house: House, kind: str) -> None:
    for game_id in games_of(kind, "running"):
        before = await house.games.live(game_id)
        if before.folded().head == 0:
            continue
        live, act = await house.conduct.rewind(game_id, leading(before), cause=house.cause(), reason="nach dem Umzug")
        assert act is not None and live.folded().rewinds == before.folded().rewinds + 1
        assert live.token != before.token
        await house.check(game_id)


@each_kind
async def test_a_press_from_before_that_arrives_again_changes_nothing(house: House, kind: str) -> None:
    for game_id in games_of(kind, "running"):
        live = await house.games.live(game_id)
        for cause in sorted(live.folded().causes)[-1:]:
            assert (await house.games.act(game_id, leading(live), "?", cause=cause)).again
            assert (await house.games.live(game_id)).row.revision == FACES[game_id]["revision"]


@each_kind
async def test_deadlines_from_before_fire(house: House, kind: str) -> None:
    for game_id in [*games_of(kind, "running"), *games_of(kind, "lobby")]:
        live = await house.games.live(game_id)
        if live.deadline is None:
            continue
        house.clock.now = max(house.clock.now, live.deadline.due_at)
        fire: Any = house.games.time_up if live.deadline.kind == "step" else house.lobby.expire
        await fire(live.deadline)
        after = await house.check(game_id)
        assert after.row.revision > live.row.revision and after.deadline != live.deadline


@each_kind
async def test_line_ups_fill_and_start(house: House, kind: str) -> None:
    for game_id in games_of(kind, "lobby"):
        live = await house.games.live(game_id)
        newcomers = (Who(number, f"Neu {number}") for number in count(1))
        live = await house.lobby.join(
            game_id, next(newcomers), next(row.seat for row in live.seats if not row.person_id)
        )
        for row in live.seats:
            if not row.taken and not live.spec.computers.allowed(live.options):
                await house.lobby.join(game_id, next(newcomers), row.seat)
        if not all(row.taken for row in (await house.games.live(game_id)).seats):
            await house.lobby.fill(game_id, leading(live))
        await house.lobby.start(game_id, leading(live), cause=house.cause())
        await house.go_on(game_id, 10)
        assert (await house.check(game_id)).row.head >= 0


# -- proofs ------------------------------------------------------------------------------------------------------------


@each_kind
async def test_games_that_have_ended_can_be_proven(house: House, kind: str) -> None:
    for game_id in [*games_of(kind, "over"), *games_of(kind, "abandoned")]:
        assert fair.verify(await proof_of(house.database, game_id)) == (FACES[game_id]["draws"], True)
    for game_id in games_of(kind, "running"):
        with pytest.raises(Declined, match="proof-not-over"):
            await proof_of(house.database, game_id)


@pytest.mark.parametrize("log", LOGS, ids=[log.stem.partition("-")[0] for log in LOGS])
async def test_a_proof_that_was_handed_out_is_good_and_still_the_same(house: House, log: Path) -> None:
    raw, game_id = await asyncio.to_thread(log.read_bytes), log.stem.partition("-")[2]
    draws, opened = fair.verify(raw)
    assert opened
    if game_id in FACES:
        assert draws == FACES[game_id]["draws"]
        assert await proof_of(house.database, game_id) == raw
    else:
        scope, _, day = game_id.removeprefix("w").partition("-")
        assert await house.dice.log(int(scope), day) == raw
    with pytest.raises(fair.Tampered):
        fair.verify(raw.replace(b'"seq":1,', b'"seq":2,', 1))


async def test_days_of_free_dice_can_be_proven_and_go_on(house: House, old_rows: Rows) -> None:
    today = house.clock().strftime("%Y%m%d")
    for game_id, head in EXPECTED["days"].items():
        scope, _, day = game_id.removeprefix("w").partition("-")
        log = await house.dice.log(int(scope), day)
        rolled = [row for row in old_rows["events"] if row["game_id"] == game_id]
        assert len(fair.read_log(log)) == head + 2 + (day < today)
        assert fair.verify(log) == (sum(len(json.loads(row["draws"])) for row in rolled), day < today)
        if day == today:
            await _roll_on(house, int(scope), rolled, head)


async def _roll_on(house: House, scope: int, rolled: list[dict[str, Any]], head: int) -> None:
    """Roll once more, and hear of an old roll again."""
    old = next(row for row in rolled if row["seq"] == head)
    body, throw = json.loads(old["body"]), parse("2w6")
    assert isinstance(throw, Throw)
    again = await house.dice.roll(scope, old["person_id"], throw, cause=old["cause"])
    assert [list(values) for values in again.values] == body["values"]
    await house.dice.roll(scope, old["person_id"], throw, cause=house.cause())
    assert (await house.dice.days(scope))[1].rolls == head + 2
