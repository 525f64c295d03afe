"""Publishing a match: its report with the log, and a contest that hears when that stood there first (Q10.1, Q14.3).

The moment is the message's own, by Discord's clock, so that neither a fall nor a slow answer changes it. Where the
match's channel does not take it, it stands in the contest's; where nothing does, the contest itself decides how long it
waits.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import discord

from bot.edge.kit.services import Services
from bot.edge.table.chores import chore
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import NotYet, Post, Unneeded
from bot.games.quidditch import GAME
from bot.quidditch_room.report import report
from bot.service.play.live import Live, written_at
from bot.service.play.owing import REPORT, locked_out
from bot.store.contests import table_of
from bot.store.database import Connection
from bot.store.outbox import TAKEN_BACK, OwedRow, in_channel, to_server

POSTED = "contest-posted"
"""What a contest is told: the log of one of its matches is published."""


class Publishing:
    """Says the report of every match."""

    def __init__(
        self,
        services: Services,
        outbox: Outbox,
        has_told: Callable[[Live], bool],
        done: Callable[[Live, OwedRow], object],
    ) -> None:
        """Say it once everything before it is told, and tell who wants to know that it is said."""
        self._services, self._has_told, self._done = services, has_told, done
        outbox.compose(f"{GAME.name}-{REPORT}", self._report)
        outbox.compose(POSTED, chore(self._posted))

    async def _report(self, row: OwedRow) -> Post:
        """Write the report of a match, and again after a later penalty (Q8.3); its last words come before it."""
        live = await self._services.games.live(row.game_id or "")
        if live.row.head > row.about:  # a later one is owed, too
            raise Unneeded(TAKEN_BACK)
        if not self._has_told(live):
            raise NotYet
        message = await report(self._services, live, self._services.language_in(live.row.guild_id))
        table = await self._services.games.database.read(lambda db: table_of(db, live.row.id))
        contest = await self._services.games.live(table.game_id) if table is not None else None

        def written(db: Connection, message_id: int, *, new: bool) -> Sequence[OwedRow]:
            now = self._services.games.clock()
            return [_news(live, written_at(message_id), now)] if contest is not None else []

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            return self._elsewhere(live, row, contest)

        return Post(message=message, written=written, instead=instead, after=lambda *_: self._done(live, row))

    def _elsewhere(self, live: Live, row: OwedRow, contest: Live | None) -> list[OwedRow]:
        """Return what is owed instead: host and referee hear it, and the contest's own channel has the log."""
        now = self._services.games.clock()
        owed = locked_out(live, row.number, now)
        if contest is None:
            return owed
        if row.place == in_channel(live.row.channel_id or 0) != in_channel(contest.row.channel_id or 0):
            there = in_channel(contest.row.channel_id or 0)
            again = replace(row, key=f"{row.key}.{there}", place=there, made_at=now, tries=0)
            return [*owed, replace(again, holder=None, held_until=None)]
        return owed

    async def _posted(self, row: OwedRow) -> None:
        await self._services.contests.posted(row.game_id or "", row.body["at"])


def _news(live: Live, at: int, now: datetime) -> OwedRow:
    """Return what tells a contest of the first publication; a second one is none."""
    return OwedRow(
        key=f"{live.row.id}.posted",
        place=to_server(live.row.guild_id or 0),
        kind=POSTED,
        made_at=now,
        game_id=live.row.id,
        guild_id=live.row.guild_id,
        body={"at": at},
    )
