"""A database that version 0.1 has left behind: its data, the house that carries it on, and what people see of it."""

import asyncio
import hashlib
import json
import sqlite3
import tempfile
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, select, text
from sqlalchemy.ext.asyncio import create_async_engine

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
from bot.service.play.games import Games
from bot.service.play.live import DISCORD_EPOCH, Live, Who
from bot.service.play.lobby import Lobby
from bot.store import migrate as migration
from bot.store.database import Database, open_database
from bot.texts import Texts

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
"""What people are told and shown today of the old games; `python -m tests.store.old` writes it anew."""
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
