"""Since when a roll can be seen: the seconds for its answers run from then on (Q2.6)."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import structlog

from bot.games.quidditch import events as e
from bot.games.quidditch.rules.resolve import due
from bot.quidditch_room.nonces import Batch
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live, written_at
from bot.store.cursors import CursorRow

log = structlog.get_logger(__name__)

PATIENCE = 20.0
"""Seconds we wait for a roll to be shown before its answers are judged all the same."""


@dataclass(slots=True)
class Unshown:
    """Something told in a channel that must be seen before answers to it are judged: the number of its event."""

    channel_id: int
    seq: int
    over: asyncio.Event


class Showing:
    """Knows the matches in which a roll awaits an answer with a limit, and it is not known yet when it was shown."""

    def __init__(self, games: Games) -> None:
        """Begin with none."""
        self._games = games
        self._unshown: dict[str, Unshown] = {}

    def expect(self, live: Live, place: CursorRow | None) -> None:
        """Let answers wait until everything that has happened is shown in the match's channel."""
        if place is not None and place.event_seq < live.row.head:
            before = self._unshown.get(live.row.id)
            over = before.over if before else asyncio.Event()
            self._unshown[live.row.id] = Unshown(place.channel_id, live.row.head, over)

    async def wait(self, game_id: str) -> None:
        """Wait until it is known since when an answer's seconds run; a slow message costs nobody anything."""
        if (unshown := self._unshown.get(game_id)) is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await unshown.over.wait()
        except TimeoutError:
            log.warning("answers are judged before their roll is shown", game=game_id)

    def over(self, game_id: str, channel_id: int, seq: int | None = None) -> None:
        """Everything up to an event was shown in a channel; without its number nothing more will be."""
        unshown = self._unshown.get(game_id)
        if unshown and unshown.channel_id == channel_id and (seq is None or seq >= unshown.seq):
            del self._unshown[game_id]
            unshown.over.set()

    async def shown(self, live: Live, acts: Sequence[Batch], message_id: int | None) -> None:
        """Let the seconds of answers begin, now that their rolls can be seen."""
        for act in acts:
            for _, event in act:
                if message_id and isinstance(event, e.Gewuerfelt):
                    await self._begin(live.row.id, event.seat, written_at(message_id))
        self.over(live.row.id, live.row.channel_id or 0, acts[-1].last.seq)

    async def _begin(self, game_id: str, seat: str, at: int) -> None:
        if timed(await self._games.live(game_id), seat):
            with suppress(Declined):  # its seconds have begun already, or there is nothing to answer any more
                await self._games.act_for(game_id, seat, f"gezeigt {at}")


def timed(live: Live, seat: str) -> bool:
    """Tell whether a seat's throw or shot awaits an answer with a limit."""
    if live.position is None or live.row.status != "running":
        return False
    state = live.position.state
    return any(chain.seat == seat and due(state, chain) is not None for chain in state.chains)
