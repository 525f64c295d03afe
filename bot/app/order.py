"""The referees' book: every warning, kick, pause and change, with who, when, why, and whether it was taken back."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.app.live import Who, declined
from bot.store import acts
from bot.store.acts import ActRow, Wanted
from bot.store.database import Connection, Database

KINDS = (
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
)
TAKES_BACK = frozenset({"warning", "room-kick", "timeout"})


class Order:
    """Writes and reads acts; whoever listens (the log channel) hears of each."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        """Keep the book in this database."""
        self._database, self.clock = database, clock
        self.on_act: list[Callable[[ActRow], None]] = []

    async def record(self, act: ActRow) -> ActRow | None:
        """Write an act; None if the same press has written it before."""
        number = await self._database.write(lambda connection: acts.insert_act(connection, act))
        return self.heard(act, number)

    def heard(self, act: ActRow, number: int | None) -> ActRow | None:
        """Tell the listeners of an act that was written."""
        if number is None:
            return None
        written = replace(act, id=number)
        for listener in self.on_act:
            listener(written)
        return written

    async def get(self, guild_id: int, act_id: int) -> ActRow:
        """Read one act of a server."""
        act = await self._database.read(lambda connection: acts.load_act(connection, guild_id, act_id))
        if act is None:
            raise declined("order-no-such-act")
        return act

    async def undo(self, guild_id: int, act_id: int, by: Who, why: str) -> ActRow:
        """Take an act back, once; what it did on Discord is undone by who calls this."""
        at = self.clock()

        def work(connection: Connection) -> tuple[ActRow | None, bool]:
            done = acts.undo_act(connection, guild_id, act_id, by.id, why, at)
            return acts.load_act(connection, guild_id, act_id), done

        act, done = await self._database.write(work)
        if act is None:
            raise declined("order-no-such-act")
        if not done:
            raise declined("order-already-undone")
        for listener in self.on_act:
            listener(act)
        return act

    async def find(self, wanted: Wanted, offset: int = 0, limit: int = 10_000) -> tuple[list[ActRow], int]:
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
