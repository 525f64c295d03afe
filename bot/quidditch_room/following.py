"""What follows from what was told in a match: bans, votes, hints, rooms; in order, and done with only afterwards.

It may act on the match and wait for its turn there, so telling does not wait for it. How far it has come is the cursor
of the telling, written behind it: after a fall, or when more follows than waits in memory, the rest is read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

import discord
import structlog

from bot.concurrency import Lines
from bot.quidditch_room.nonces import Batch, acts_of
from bot.service.play.games import Games
from bot.service.play.live import Busy, Declined, Live
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import Connection, StoreTrouble
from bot.store.events import EventRow, load_events

log = structlog.get_logger(__name__)
T = TypeVar("T")

LONGEST_LINE = 100
"""So much that was told waits in memory for what follows from it."""
PAUSE = 1.0
"""Seconds after which it is tried again when the database was away."""

After: TypeAlias = Callable[[Live, Batch], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Told:
    """What was told in the match channel, and how far the telling is with it."""

    live: Live
    batches: Sequence[Batch]
    place: CursorRow


class Following:
    """Lets happen what follows, match by match."""

    def __init__(self, games: Games, after: Sequence[After], done: Callable[[Batch], object]) -> None:
        """Let each of `after` hear every batch, in order; `done` hears that all of them have."""
        self._games, self._after, self._done = games, after, done
        self._lines: Lines[str, Told] = Lines(
            "what follows from matches", self._follow, limit=LONGEST_LINE, on_empty=self._make_up
        )
        self._skipped: dict[str, Told] = {}
        """Matches in which more follows than waits in memory, and what was told there last."""

    def put(self, told: Told) -> None:
        """Let follow what follows from something that was told, after all that was told before."""
        game_id = told.live.row.id
        if game_id not in self._skipped:
            if self._lines.put(game_id, told):
                return
            log.warning("so much follows in a match that it is read again", game=game_id)
        self._skipped[game_id] = replace(told, batches=())

    async def close(self, seconds: float) -> None:
        """Wait so long for what is under way; the rest follows after the next start."""
        await self._lines.close(seconds)

    async def _follow(self, game_id: str, told: Told) -> None:
        for batch in told.batches:
            for listener in self._after:
                try:
                    await self._patiently(game_id, lambda hear=listener, of=batch: hear(told.live, of))  # type: ignore[misc]  # bound at once
                except (discord.HTTPException, Declined) as error:
                    log.warning("what follows failed", game=game_id, error=str(error))
            self._done(batch)
        await self._patiently(game_id, lambda: self._games.database.write(lambda db: cursors.save(db, told.place)))

    async def _make_up(self, game_id: str) -> None:
        """Let follow what was skipped; whatever is told meanwhile waits behind it."""
        if (told := self._skipped.pop(game_id, None)) is None:
            return
        rows = await self._patiently(game_id, lambda: self._unfollowed(told.place))
        for batch in acts_of(told.live, [row for row in rows if row.seq <= told.place.event_seq]):
            place = replace(told.place, event_seq=batch.last.seq)
            await self._follow(game_id, replace(told, batches=(batch,), place=place))

    async def _unfollowed(self, place: CursorRow) -> list[EventRow]:
        """Read the events after the last one that is done with."""

        def work(db: Connection) -> list[EventRow]:
            done = {row.channel_id: row.event_seq for row in cursors.told(db, place.game_id)}
            return load_events(db, place.game_id, done.get(place.channel_id, place.event_seq))

        return await self._games.database.read(work)

    async def _patiently(self, game_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something; a database that is away, or a match in which too much happens, only delays it."""
        while True:
            try:
                return await work()
            except (StoreTrouble, Busy) as trouble:
                log.warning("what follows has to wait", game=game_id, trouble=str(trouble))
                await asyncio.sleep(PAUSE)
