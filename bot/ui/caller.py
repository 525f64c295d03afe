"""Calls people whose turn it is in games that take hours or days, and reminds them before their time is up."""

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import discord
import structlog

from bot.app.games import LONG
from bot.app.live import Declined, Live
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.store.records import DeadlineRow, EventRow
from bot.ui.desk import Desk

log = structlog.get_logger(__name__)

EVER = datetime.min.replace(tzinfo=UTC)
TOGETHER = timedelta(minutes=2)
"""People who answer each other so quickly sit at the table."""


class Caller:
    """Pings in the game's channel; of a game only the last call stays there."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Listen to the games."""
        self._client, self._desk = client, desk
        self._called: dict[str, frozenset[Seat]] = {}
        self._last: dict[str, discord.PartialMessage] = {}
        self._moved: dict[str, tuple[datetime, datetime]] = {}
        """When people last did something, and when the time before."""
        self._tasks: set[asyncio.Task[None]] = set()
        desk.games.on_events.append(self._on_events)

    def _on_events(self, live: Live, rows: Sequence[EventRow]) -> None:
        """Call whoever is newly awaited in a slow game; not where people sit together, they see it."""
        if rows[0].cause is not None:
            last, _ = self._moved.get(live.row.id, (EVER, EVER))
            self._moved[live.row.id] = (rows[0].at, last)
        waiting = _awaited(live)
        before = self._called.get(live.row.id)
        if live.row.status == "running":
            self._called[live.row.id] = waiting
        else:
            self._called.pop(live.row.id, None)
            self._moved.pop(live.row.id, None)
        if not _is_slow(live) or before is None or not waiting - before or self._is_lively(live):
            return
        task = asyncio.create_task(self._call(live, waiting - before, text("call-turn", step=live.step().text)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_lively(self, live: Live) -> bool:
        last, before = self._moved.get(live.row.id, (EVER, EVER))
        return last - before < TOGETHER

    async def remind(self, deadline: DeadlineRow) -> None:
        """Remind everybody who still owes something."""
        live = await self._desk.games.live(deadline.game_id)
        if live.row.paused_at is None and (waiting := _awaited(live)):
            until = f"<t:{int(deadline.due_at.timestamp())}:R>"
            await self._call(live, waiting, text("call-reminder", step=live.step().text, until=until))

    async def _call(self, live: Live, seats: frozenset[Seat], words: Text) -> None:
        people = [row.person_id for row in live.seats if row.seat in seats and row.person_id is not None]
        if not people or live.row.channel_id is None:
            return
        names = " ".join(f"<@{id}>" for id in people)
        said = self._desk.texts.say(words, self._desk.language_in(live.row.guild_id), live.name_of)
        channel = self._client.get_partial_messageable(live.row.channel_id)
        ping = discord.AllowedMentions(users=[discord.Object(id) for id in people])
        try:
            sent = await channel.send(f"{names} {said}", allowed_mentions=ping)
            old = self._last.pop(live.row.id, None)
            self._last[live.row.id] = channel.get_partial_message(sent.id)
            if old is not None:
                with contextlib.suppress(discord.HTTPException):  # gone already
                    await old.delete()
        except (discord.HTTPException, OSError, Declined) as error:
            log.warning("call did not arrive", game=live.row.id, error=str(error))


def _awaited(live: Live) -> frozenset[Seat]:
    if live.row.status != "running" or live.position is None:
        return frozenset()
    return live.spec.rules.waiting_for(live.position.state) - {OFFICIALS}


def _is_slow(live: Live) -> bool:
    if live.position is None or live.row.status != "running":
        return False
    return (live.spec.rules.time_limit(live.position.state) or 0) >= LONG
