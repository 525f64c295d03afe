"""A database that version 0.1 has left behind: it is migrated, looks as it did, plays on, and can still be proven."""

import asyncio
import hashlib
import json
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot import fair
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.engine.chance import FairChance
from bot.engine.log import fold
from bot.engine.screen import Menu, Screen
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games import find_games
from bot.service.free_dice import FreeDice
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.people.servers import Servers
from bot.service.play.games import Games
from bot.service.play.live import DISCORD_EPOCH, Declined, Live, Who
from bot.service.play.lobby import Lobby
from bot.service.play.proof import proof_of
from bot.store import migrate as migration
from bot.store import panels
from bot.store.acts import Wanted
from bot.store.database import Database, open_database
from bot.texts import Texts
from tests.postgres import Postgres

DATA = Path(__file__).parents[1] / "data" / "v0_1"
OLD = "0002"
"""The shape that version 0.1 has left its database in."""
EXPECTED: dict[str, Any] = json.loads((DATA / "expected.json").read_text())
FACES: dict[str, dict[str, Any]] = EXPECTED["games"]
for face in FACES.values():  # who shares a place stands there in any order
    if "outcome" in face:
        face["outcome"]["places"] = [sorted(group) for group in face["outcome"]["places"]]
WORDS = DATA / "today.json"
TODAY: dict[str, Any] = json.loads(WORDS.read_text()) if WORDS.exists() else {}
"""What people are told and shown today of the old games; `python -m tests.store.test_old_database` writes it anew."""
KINDS = sorted({face["kind"] for face in FACES.values()})
LOGS = sorted(DATA.glob("*.log"))
SPECS = find_games()
TEXTS = Texts.load(spec.folder for spec in SPECS.values())
RENAMED = {"costumes": "nicknames"}
"""Tables that have another name by now."""
AT_LEAST = 30
"""So many actions are played in every game that was running."""


# -- what a game looks like --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlainVoice:
    """Plain names and German words."""

    live: Live

    def name(self, seat: Seat) -> str:
        return self.live.name_of(seat)

    def computer(self, seat: Seat) -> bool:
        return any(row.robot for row in self.live.seats if row.seat == seat)

    def say(self, words: Text) -> str:
        return TEXTS.say(words, "de", self.name)


def screen_of(live: Live, seat: Seat | None) -> dict[str, Any]:
    """Say what somebody's screen shows, and name what can be pressed on it."""
    voice = PlainVoice(live)
    shown: Screen = live.spec.screen(live.spec.rules.view(live.folded().state, seat), voice, "")
    found: dict[str, Any] = {"words": [voice.say(words) for words in (shown.heading, *shown.lines)]}
    if shown.picture is not None:
        found["picture"] = voice.say(shown.picture.alt)
    controls = [one for row in shown.rows for one in (row.choices if isinstance(row, Menu) else row)]
    if controls:
        found["moves"] = [one.move for one in controls]
    return found


async def face_of(games: Games, game_id: str) -> dict[str, Any]:
    """Return all that people see of a game, and where its log stands."""
    look = await games.look(game_id)
    live = look.live
    row, voice = live.row, PlainVoice(live)
    face: dict[str, Any] = {
        "kind": row.kind,
        "status": row.status,
        "paused": row.paused_at is not None,
        "head": row.head,
        "revision": row.revision,
        "draws": row.draws,
        "token": live.token,
        "seats": {one.seat: [live.name_of(one.seat), one.person_id, one.robot, one.excluded] for one in live.seats},
        "deadline": None if live.deadline is None else [live.deadline.due_at.isoformat(), live.deadline.token],
    }
    if live.position is None:
        return face
    rules, state, step = live.spec.rules, live.position.state, live.step()
    face |= {
        "rewinds": live.position.rewinds,
        "step": [step.key, step.text.id, voice.say(step.text)],
        "waiting": sorted(rules.waiting_for(state)),
        "told": [voice.say(words) for words in look.told],
        "public": screen_of(live, None),
    }
    if outcome := live.outcome():
        places, points = [sorted(group) for group in outcome.places], dict(outcome.points)
        face["outcome"] = {"places": places, "points": points, "words": voice.say(outcome.text)}
    if row.status == "running":
        own = (*live.position.seats, *((OFFICIALS,) if live.spec.manners.officials else ()))
        face["private"] = {seat: screen_of(live, seat) for seat in own}
    return face


def facts_of(face: dict[str, Any]) -> dict[str, Any]:
    """Keep what no version may change; how it is said and laid out may get better."""
    facts = {name: part for name, part in face.items() if name not in ("public", "private", "told")}
    if "step" in facts:
        facts["step"] = facts["step"][0]
    if "outcome" in facts:
        facts["outcome"] = {name: part for name, part in facts["outcome"].items() if name != "words"}
    return facts | {"own pages": sorted(face.get("private", {}))}


def words_of(face: dict[str, Any]) -> dict[str, Any]:
    """Keep what is said and shown; of own pages a digest tells that they changed."""
    words: dict[str, Any] = {name: face[name] for name in ("told", "public") if name in face}
    if "step" in face:
        words["step"] = face["step"][2]
    if "outcome" in face:
        words["outcome"] = face["outcome"]["words"]
    for seat, page in face.get("private", {}).items():
        words[f"page of {seat}"] = hashlib.sha256(json.dumps(page).encode()).hexdigest()[:8]
    return words


# -- the house ---------------------------------------------------------------------------------------------------------


class Clock:
    """Goes on where the old version stopped, and stands still until somebody moves it."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@dataclass
class House:
    """The service on the old database."""

    database: Database
    clock: Clock
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.games = Games(self.database, SPECS, self.clock)
        self.lobby = Lobby(self.games, expires_after=86_400)
        self.book = Book(self.database, self.clock, self.games.feed)
        self.conduct = Conduct(self.games)
        self.dice = FreeDice(self.database, self.clock)

    def cause(self) -> int:
        """Return the id of a press that is made now."""
        now = int(self.clock().timestamp() * 1000) - DISCORD_EPOCH
        return now << 22 | 1 << 21 | next(self.numbers)

    async def think(self, spec: AnyGame, view: Any, legal: Sequence[Any]) -> Any:
        """Choose as a computer player would."""
        return spec.computers.play(view, legal, FairChance("robot", b"r" * 32, 0, next(self.numbers)))

    async def go_on(self, game_id: str, most: int) -> int:
        """Let everybody do what is asked of them, and return how many actions there were until the end."""
        for number in range(most):
            if (await self.games.live(game_id)).row.status != "running":
                return number
            await self._one_action(game_id)
        return most

    async def _one_action(self, game_id: str) -> None:
        self.clock.move(2)
        live = await self.games.live(game_id)
        if live.awaited_robot() is not None:
            await self.games.robot_move(game_id, self.think)
            return
        state = live.folded().state
        for seat in sorted(live.spec.rules.waiting_for(state)):
            who, legal = acting(live, seat), live.spec.rules.legal(state, seat)
            if who is not None and legal:
                view = live.spec.rules.view(state, seat)
                action = legal[0] if seat == OFFICIALS else await self.think(live.spec, view, legal)
                await self.games.act(
                    game_id, who, live.spec.notation.write(action), cause=self.cause(), token=live.token
                )
                return
        assert live.deadline is not None, f"{game_id}: nobody can do anything and no clock is running"
        self.clock.now = max(self.clock.now, live.deadline.due_at)
        await self.games.time_up(live.deadline)

    async def check(self, game_id: str) -> Live:
        """Read a game anew: the whole log must fold to what is in memory, without a gap."""
        known = await self.games.live(game_id)
        fresh = await Games(self.database, SPECS, self.clock).live(game_id)
        assert fresh == known
        if fresh.position is not None:
            entries = await self.games.entries(fresh)
            assert [entry.seq for entry in entries] == list(range(fresh.row.head + 1))
            assert fold(fresh.spec.rules, fresh.options, entries) == known.position
        return fresh


def acting(live: Live, seat: Seat) -> Who | None:
    """Return who acts for a seat: who sits there, the host for guests, the referee for the officials."""
    if seat == OFFICIALS:
        return leading(live)
    row = next(one for one in live.seats if one.seat == seat)
    if row.person_id is not None:
        return Who(row.person_id, row.name or "")
    return Who(live.row.host_id, "") if live.row.host_id and row.name and not (row.erased or row.excluded) else None


def leading(live: Live) -> Who:
    """Return who leads a game: its referee, else its host, else somebody of the server."""
    number = live.row.referee_id or live.row.host_id
    return Who(number, "") if number is not None else Who(1, "", ranks=frozenset({"admin"}))


def games_of(kind: str, status: str, *, paused: bool = False) -> list[str]:
    """List the games of a kind that were in a state."""
    wanted = (kind, status, paused)
    return [id for id, face in FACES.items() if (face["kind"], face["status"], face["paused"]) == wanted]


# -- the old database --------------------------------------------------------------------------------------------------

Rows = dict[str, list[dict[str, Any]]]


def write_file(file: Path) -> None:
    """Write the database of version 0.1 as SQLite."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript((DATA / "spielleiter.sql").read_text())


def read_rows(connection: Connection) -> Rows:
    """Read every row of every table, whatever shape they have, the same on both databases."""
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: sorted(
            (
                {name: _plain(value) for name, value in row.items()}
                for row in connection.execute(select(table)).mappings()
            ),
            key=str,
        )
        for table in found.sorted_tables
    }


def _plain(value: Any) -> Any:
    """Give SQLite's naive times their zone back."""
    return value.replace(tzinfo=UTC) if isinstance(value, datetime) else value


def rows_of_file(file: Path) -> Rows:
    """Read every row of an SQLite file."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        rows = read_rows(connection)
    engine.dispose()
    return rows


async def write_postgres(url: str, rows: Rows) -> None:
    """Write the same rows into PostgreSQL, in the shape they had."""

    def work(connection: Connection) -> None:
        command.upgrade(migration._config(connection), OLD)
        tables = MetaData()
        tables.reflect(connection)
        for table in tables.sorted_tables:
            if table.name != "alembic_version" and rows[table.name]:
                connection.execute(table.insert(), rows[table.name])
        connection.execute(text("SELECT setval(pg_get_serial_sequence('acts', 'id'), max(id)) FROM acts"))

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(work)
    await engine.dispose()


def alone(work: Coroutine[Any, Any, object]) -> None:
    """Do something in a thread, because fixtures of a whole module have no loop of their own."""
    thread = threading.Thread(target=lambda: asyncio.run(work))
    thread.start()
    thread.join()


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


async def write_today() -> None:
    """Write down what people see today of the old games."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "spiele.db"
        write_file(file)
        await migration.migrate(f"sqlite+aiosqlite:///{file}")
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        house = House(database, Clock(datetime.fromisoformat(EXPECTED["now"])))
        faces = {game_id: json.loads(json.dumps(await face_of(house.games, game_id))) for game_id in FACES}
        await database.close()
    words = {game_id: words_of(face) for game_id, face in faces.items()}
    WORDS.write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n")  # nothing else runs


if __name__ == "__main__":
    asyncio.run(write_today())
