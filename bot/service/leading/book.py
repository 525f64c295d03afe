"""The referees' book: every warning, kick, pause and change, with who, when, why, and whether it was taken back."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Literal, TypeAlias, get_args

from bot.service.feed import Booked, Feed, Owing
from bot.service.play.live import Who, declined
from bot.store import acts
from bot.store.acts import ActRow, Wanted
from bot.store.database import Connection, Database
from bot.store.outbox import OwedRow, insert_owed

Kind: TypeAlias = Literal[
    "warning",
    "exclusion",
    "room-kick",
    "server-kick",
    "timeout",
    "rewind",
    "pause",
    "resume",
    "replace",
    "whistle",
    "move",
    "end",
    "setup",
    "ban",
    "substitution",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_ACTS = 2**31
TAKES_BACK = frozenset({"warning", "room-kick", "timeout"})


class Book:
    """Writes and reads acts."""

    def __init__(self, database: Database, clock: Callable[[], datetime], feed: Feed) -> None:
        """Keep the book in this database, and tell the feed what is written into it."""
        self._database, self.clock, self._feed = database, clock, feed

    async def record(self, act: ActRow, *owed: OwedRow) -> ActRow | None:
        """Write an act and what must be said because of it; None if the same press has written it before."""

        def work(connection: Connection) -> int | None:
            number = acts.insert_act(connection, act)
            if number is not None:
                insert_owed(connection, [replace(row, about=number) for row in owed])
            return number

        written = self._feed.booked(act, await self._database.write(work))
        if written is not None:
            self._feed.publish(Owing(owed))
        return written

    async def get(self, guild_id: int, act_id: int) -> ActRow:
        """Read one act of a server."""
        if act_id >= MOST_ACTS:
            raise declined("order-no-such-act")
        act = await self._database.read(lambda connection: acts.load_act(connection, guild_id, act_id))
        if act is None:
            raise declined("order-no-such-act")
        return act

    async def game_of(self, guild_id: int | None, act_id: int) -> str | None:
        """Return the game an act belongs to; in direct messages (None) no server is known."""
        if act_id >= MOST_ACTS:
            raise declined("order-no-such-act")
        return await self._database.read(lambda connection: acts.game_of(connection, guild_id, act_id))

    async def amend(self, act: ActRow, *owed: OwedRow) -> ActRow:
        """Change an act that still stands (the same again is no second one), with what must be said because of it."""

        def work(connection: Connection) -> bool:
            done = acts.amend_act(connection, act)
            insert_owed(connection, owed if done else ())
            return done

        if not await self._database.write(work):
            raise declined("order-already-undone")
        self._feed.publish(Booked(act))
        self._feed.publish(Owing(owed))
        return act

    async def undo(self, guild_id: int, act_id: int, by: Who, why: str, *owed: OwedRow) -> ActRow:
        """Take an act back, once, and write what must be said because of it; who calls this undoes what it did."""
        at = self.clock()

        def work(connection: Connection) -> tuple[ActRow | None, bool]:
            done = acts.undo_act(connection, guild_id, act_id, by.id, why, at)
            insert_owed(connection, owed if done else ())
            return acts.load_act(connection, guild_id, act_id), done

        act, done = await self._database.write(work)
        if act is None:
            raise declined("order-no-such-act")
        if not done:
            raise declined("order-already-undone")
        self._feed.publish(Booked(act))
        self._feed.publish(Owing(owed))
        return act

    async def find(self, wanted: Wanted, offset: int = 0, limit: int | None = None) -> tuple[list[ActRow], int]:
        """Read acts, the newest first, and how many there are in all."""
        return await self._database.read(
            lambda connection: (
                acts.load_acts(connection, wanted, offset, limit),
                acts.count_acts(connection, wanted),
            )
        )

    async def warnings(self, guild_id: int, person_id: int, game_id: str | None = None) -> int:
        """Count the warnings of a person that still stand, in one game or in all."""
        wanted = Wanted(guild_id, ("warning",), target_id=person_id, game_id=game_id, standing=True)
        return await self._database.read(lambda connection: acts.count_acts(connection, wanted))
