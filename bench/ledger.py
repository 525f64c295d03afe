"""Compare a durable action with commits of SQLite, bare and by a peer, and short logs with long ones."""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import aiosqlite

from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, fold
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import dump
from bot.service.play.games import Games
from bot.service.play.live import Live, Who
from bot.service.play.lobby import Lobby
from bot.store.database import PRAGMAS, open_database
from bot.store.migrate import migrate
from tests.sample import GAME
from tests.sample.model import HasardOptions

PEOPLE = {seat: Who(number, seat) for number, seat in enumerate(("Nord", "Ost"), 1)}
ROUNDS, FILES = 300, 5
OPTIONS = HasardOptions(rounds=100_000, seconds=None)


class Table:
    """A game with two people who always go on playing."""

    def __init__(self, games: Games, live: Live) -> None:
        """Sit down at a game that has begun."""
        self.games, self.live, self.cause = games, live, 1000

    @classmethod
    async def open(cls, games: Games, guild_id: int = 1) -> "Table":
        """Open a game on a server and start it."""
        lobby = Lobby(games, expires_after=3600)
        live = await lobby.open(GAME.name, OPTIONS, PEOPLE["Nord"], guild_id=guild_id, channel_id=1, seated=PEOPLE)
        return cls(games, (await lobby.start(live.row.id, PEOPLE["Nord"], cause=1)).live)

    async def act(self) -> float:
        """Do one action and return how long it took until it was durable."""
        state = self.live.folded().state
        seat = min(GAME.rules.waiting_for(state))
        move = GAME.notation.write(GAME.rules.legal(state, seat)[0])
        self.cause += 1
        start = perf_counter()
        acted = await self.games.act(self.live.row.id, PEOPLE[seat], move, cause=self.cause, token=self.live.token)
        took = perf_counter() - start
        self.live = acted.live
        return took

    async def reach(self, head: int) -> None:
        """Play until the log has so many events."""
        while self.live.row.head < head:
            await self.act()


class Bare:
    """The floor: one row and one commit with the same pragmas, without a thread or a loop between."""

    def __init__(self, file: Path) -> None:
        """Create the file."""
        self._connection = sqlite3.connect(file, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT)")

    def commit(self) -> float:
        """Write a row as long as an event and return how long it took until it was durable."""
        start = perf_counter()
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO rows (body) VALUES (?)", ("x" * 100,))
        self._connection.execute("COMMIT")
        return perf_counter() - start

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


class Peer:
    """The same row and commit as any bot would write it: aiosqlite, as its documentation shows."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Write with this connection."""
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def open(cls, file: Path) -> AsyncIterator["Peer"]:
        """Create the file."""
        async with aiosqlite.connect(file) as connection:
            for pragma in PRAGMAS:
                await connection.execute(f"PRAGMA {pragma}")
            await connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT)")
            yield cls(connection)

    async def commit(self) -> float:
        """Write a row and return how long it took until it was durable."""
        start = perf_counter()
        await self._connection.execute("INSERT INTO rows (body) VALUES (?)", ("x" * 100,))
        await self._connection.commit()
        return perf_counter() - start


def long_log(events: int) -> list[Entry]:
    """Play a log of some length without a service."""
    now, seats = datetime.now(UTC), tuple(PEOPLE)
    chance = FairChance("bench", bytes(32), 0, 0)
    log = [Begun(seats=seats), *GAME.rules.setup(OPTIONS, seats, chance)]
    state = fold(GAME.rules, OPTIONS, [Entry(n, now, event) for n, event in enumerate(log)]).state
    while len(log) < events:
        seat = min(GAME.rules.waiting_for(state))
        done = GAME.rules.decide(state, Actor.at(seat), GAME.rules.legal(state, seat)[0], chance)
        assert not isinstance(done, Refused)
        for event in done:
            state = GAME.rules.apply(state, event)
            log.append(event)
    return [Entry(n, now, event) for n, event in enumerate(log[:events])]


def fold_seconds(entries: list[Entry]) -> float:
    """Return how long reading the stored events and folding them takes, in time of this process alone."""
    stored = [dump(entry.event) for entry in entries]
    start = process_time()
    read = [Entry(n, entries[n].at, GAME.load_event(body)) for n, body in enumerate(stored)]
    fold(GAME.rules, OPTIONS, read)
    return process_time() - start


@asynccontextmanager
async def house() -> AsyncIterator[tuple[Games, Path]]:
    """Open a new file with games, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/games.db"
        await migrate(url)
        database = await open_database(url)
        try:
            yield Games(database, {GAME.name: GAME}), Path(folder)
        finally:
            await database.close()


class Compared(NamedTuple):
    """How long an action, a bare commit and a peer's take in turns, and how many times as long the first is."""

    ours: float
    floor: float
    peer: float
    to_floor: float
    to_peer: float


async def against_a_commit() -> Compared:
    """Compare in a file of its own."""
    async with house() as (games, folder), Peer.open(folder / "peer.db") as peer:
        with closing(Bare(folder / "bare.db")) as bare:
            table = await Table.open(games)
            turns = [(await table.act(), bare.commit(), await peer.commit()) for _ in range(ROUNDS)][20:]
    ours, floor, other = (median(times) * 1e6 for times in zip(*turns, strict=True))
    return Compared(
        ours, floor, other, median(own / bare for own, bare, _ in turns), median(own / peer for own, _, peer in turns)
    )


async def old_and_young() -> tuple[float, float]:
    """Return how long an action takes in a game that is young, and in one with a long log."""
    async with house() as (games, _):
        short, long = await Table.open(games), await Table.open(games)
        await long.reach(5_000)
        await short.reach(100)
        both = [(await short.act(), await long.act()) for _ in range(100)]
    young, old = (median(times) * 1e6 for times in zip(*both, strict=True))
    return young, old


async def main() -> None:
    """Measure in turns, so that a busy machine slows everybody alike, and print the medians."""
    # Where on the disk a file happens to lie makes a fifth: several files are asked.
    files = [await against_a_commit() for _ in range(FILES)]
    ours, floor, peer, to_floor, to_peer = (median(column) for column in zip(*files, strict=True))
    print(f"Games.act {ours:.0f} us, bare commit {floor:.0f} us: {to_floor:.2f} times (at most 2)")
    print(
        f"  in {FILES} files: {' '.join(f'{one.to_floor:.2f}' for one in sorted(files, key=lambda one: one.to_floor))}"
    )
    print(f"  one row by aiosqlite, as any bot would write it, {peer:.0f} us: {to_peer:.2f} times")
    young, old = await old_and_young()
    print(f"action at 100 events {young:.0f} us, at 5,000 events {old:.0f} us: {old / young:.2f} times (about 1)")

    log = long_log(2_000)
    print(f"folding 2,000 stored events: {median(fold_seconds(log) for _ in range(9)) * 1e3:.1f} ms (below 50)")


if __name__ == "__main__":
    asyncio.run(main())
