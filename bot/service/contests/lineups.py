"""Line-ups of a contest's matches: opened once in their channel, and their kick-off told to the contest."""

import hashlib
from dataclasses import replace

import structlog

from bot.concurrency import Workers
from bot.service.contests.tables import Tables
from bot.service.feed import Changed, Owing
from bot.service.play.games import Games
from bot.service.play.live import Busy, Declined, Live, declined, game_id
from bot.service.play.lobby import Lobby
from bot.store import contests as store
from bot.store.contests import TableRow
from bot.store.database import Connection, StoreTrouble
from bot.store.games import OPEN

log = structlog.get_logger(__name__)
PAUSES = (1.0, 5.0, 30.0)
MOST = 100
"""So many line-ups of one match may come to nothing."""


class Lineups:
    """Lets people come to the matches of a contest by themselves."""

    def __init__(self, games: Games, lobby: Lobby, tables: Tables) -> None:
        """Open them in this lobby; what the contest must know goes the way of its tables."""
        self._games, self._lobby, self._tables = games, lobby, tables
        self._waiting: set[str] = set()
        """Games whose kick-off their contest does not know of."""
        self.workers: Workers[str] = Workers("kick-offs", self.settle, expected=(StoreTrouble, Busy), pauses=PAUSES)

    def hear(self, news: Changed) -> None:
        """Look after a match that has begun."""
        if news.live.row.id in self._waiting and news.live.row.status in ("running", "over"):
            self.workers.wake(news.live.row.id)

    async def resume(self) -> None:
        """Take up what was left when the house fell: kick-offs that were not told."""
        kinds = [name for name, spec in self._games.specs.items() if spec.contest is not None]
        shards = self._games.domain.shards

        def work(connection: Connection) -> list[str]:
            contests = store.running(connection, kinds, shards)
            return [row.child_id for id in contests for row in store.tables_of(connection, id) if row.seen < 0]

        for id in await self._games.database.read(work):
            self._waiting.add(id)
            self.workers.wake(id)

    async def settle(self, id: str) -> None:
        """Tell a contest that the game of one of its tables has begun; safe to repeat."""
        try:
            child = await self._games.live(id)
        except Declined:  # it is gone
            self._waiting.discard(id)
            return
        row = await self._games.database.read(lambda db: store.table_of(db, id))
        if row is None or row.seen >= 0 or child.row.status in ("expired", "abandoned"):
            self._waiting.discard(id)
            return
        if child.position is None:
            return
        contest = await self._games.live(row.game_id)
        part = contest.spec.contest
        move = part.begun(contest.folded().state, row.name, child.position.state) if part else None
        if move is not None:
            await self._tables.feed(move, replace(row, seen=0))
        self._waiting.discard(id)

    async def standing(self, contest_id: str, table: str) -> Live | None:
        """Return the line-up or the game of a table that there is."""
        rows = await self._games.database.read(lambda db: store.tables_of(db, contest_id))
        for row in rows:
            if row.name != table:
                continue
            live = await self._games.live(row.child_id)
            if live.row.status in OPEN or live.row.status == "over":
                return live
        return None

    async def open(self, contest_id: str, table: str, *, channel_id: int) -> Live:
        """Open the line-up of a table, once; its referee is whom the contest names."""
        contest = await self._games.live(contest_id)
        part = contest.spec.contest
        if (known := await self.standing(contest_id, table)) is not None:
            return known
        wanted = part.table(contest.folded().state, table) if part and contest.row.status == "running" else None
        if part is None or wanted is None or table not in part.lineups(contest.folded().state):
            raise declined("game-unknown")
        people = {row.seat: row.person_id for row in contest.seats}
        id = await self._id(contest_id, table)
        row = TableRow(game_id=contest_id, name=table, child_id=id)
        live = await self._lobby.open(
            wanted.kind,
            wanted.options,
            None,
            guild_id=contest.row.guild_id,
            channel_id=channel_id,
            referee_id=people.get(wanted.leader) if wanted.leader else None,
            id=id,
            along=lambda connection: store.save_table(connection, row),
            answered=False,
        )
        self._waiting.add(id)
        self._games.feed.publish(Owing(game_id=id))  # nobody has asked for it here: its panel is no answer
        return live

    async def _id(self, contest_id: str, table: str) -> str:
        """Name the line-up: the same for everybody who asks, another if the one before came to nothing."""
        for number in range(MOST):
            seed = f"{contest_id}.{table}.{number}"
            id = game_id(int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=5).digest()))
            try:
                live = await self._games.live(id)
            except Declined:
                return id
            if live.row.status in OPEN or live.row.status == "over":
                return id
        raise declined("game-busy")
