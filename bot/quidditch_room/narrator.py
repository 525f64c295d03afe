"""The narrator: what happens is told in the match channel and to the referees, in order, an act at a time.

A cursor for each place remembers the last event told there. After a crash before that row was written we look at what
stands there already, and Discord takes a message's name (`nonce`) only once in some minutes: nothing is told twice.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
import structlog

from bot.concurrency import Tasks, Workers
from bot.edge.kit.services import Services
from bot.edge.table.posts import NO_ACCESS, UNKNOWN_CHANNEL
from bot.edge.table.publisher import Publisher
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.quidditch_room.cards import Cards, deciding
from bot.quidditch_room.following import After, Following, Told
from bot.quidditch_room.nonces import Batch, Said, acts_of, name_of, said_before
from bot.quidditch_room.showing import Showing, timed
from bot.quidditch_room.story import Story
from bot.quidditch_room.unsaid import Unsaid
from bot.recent import Recent
from bot.service.feed import Happened
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live
from bot.store import cursors, panels
from bot.store.cursors import CursorRow
from bot.store.database import StoreTrouble
from bot.store.events import EventRow, load_events

log = structlog.get_logger(__name__)

RETRIES = (1.0, 5.0, 30.0)
MANY = 4
"""So many acts wait to be told that one message tells several."""
ASIDE, ASIDES, REMEMBERED = 0.05, 20, 100
"""Seconds the referees' notes leave to what everybody waits for, and how often; events of a game kept in memory."""
LOOK_BACK = 500
"""So many messages are looked at to find what we said last."""
MOST_MATCHES, LIVELY = 4096, 256
"""So many matches are known, and of so many the last events."""

Say: TypeAlias = Callable[..., Awaitable[int | None]]
"""Says something: its words, and what goes along with them."""
Notes: TypeAlias = Callable[[Live, Batch], Awaitable[dict[str, Any]]]
TROUBLE = (discord.HTTPException, StoreTrouble, OSError)


@dataclass(slots=True)
class Delivery:
    """An act whose words are the answer to something: a press, a command, a message."""

    say: Say
    done: "asyncio.Future[bool]"


class Narrator:
    """Tells every match; one worker for each place."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        publisher: Publisher,
        after: Sequence[After],
        notes: Notes,
        cards: Cards,
        story: Story,
        unsaid: Unsaid,
    ) -> None:
        """Tell through this client; `story` finds the words, `unsaid` keeps what we may not say.

        `after` is called with every batch that was told in the match channel, in order; `notes` returns what goes along
        with the words to the referees, `cards` the picture of a roll that decides something.
        """
        self._client, self._services, self._publisher = client, services, publisher
        self._notes, self._cards = notes, cards
        self._following = Following(services.games, after, lambda act: story.typed.pop(act.first.cause or 0, None))
        self.story, self._unsaid, self.showing = story, unsaid, Showing(services.games)
        self._places: Recent[str, dict[int, CursorRow]] = Recent(MOST_MATCHES)
        """Where each match is told; one that is not known any more and goes on is looked up again."""
        self._reached: Recent[str, CursorRow] = Recent(MOST_MATCHES)
        """How far each match was told to everybody, and where: it may move before all is said there."""
        self._tasks = Tasks()
        self._workers: Workers[tuple[str, int]] = Workers(
            "telling matches", self._work, expected=TROUBLE, pauses=RETRIES, on_idle=lambda key: self.showing.over(*key)
        )
        self._doubtful: set[tuple[str, int]] = set()
        """Places where something may have been said that we do not know of: we fell over in the middle."""
        self._deliveries: dict[int, Delivery] = {}
        self._fresh: Recent[str, deque[EventRow]] = Recent(LIVELY)
        """The last events of each game, without a gap: whoever tells at once need not read them."""

    @property
    def _games(self) -> Games:
        return self._services.games

    # -- places ----------------------------------------------------------------------------------------------------

    async def resume(self, game_id: str) -> None:
        """Take up the telling of a game."""
        rows = await self._games.database.read(lambda db: cursors.told(db, game_id))
        live = await self._games.live(game_id)
        known = self._places.setdefault(game_id, {})
        for row in rows:
            if row.channel_id not in known:
                known[row.channel_id] = row
                self._doubtful.add((game_id, row.channel_id))
                await self._unsaid.resume(game_id, row.channel_id)
        if (here := known.get(live.row.channel_id or 0)) is not None:
            self._reached[game_id] = here
        self.showing.expect(live, here)
        self._wake(game_id)

    def tells_in(self, game_id: str, channel_id: int | None) -> bool:
        """Tell whether a game is told there."""
        return channel_id in self._places.get(game_id, {})

    def has_told(self, live: Live) -> bool:
        """Tell whether everything that happened in a game was told in its channel."""
        place = self._places.get(live.row.id, {}).get(live.row.channel_id or 0)
        return place is not None and place.event_seq >= live.row.head

    async def begin(self, live: Live, channel_id: int) -> None:
        """Tell a game in a place from now on; a match that has moved goes on where the channel before has stopped."""
        now, public = discord.utils.time_snowflake(self._games.clock()), channel_id == live.row.channel_id
        before = await self._left_off(live) if public and live.row.head >= 0 else None
        seq = live.row.head if before is None else before.event_seq
        row = CursorRow(game_id=live.row.id, channel_id=channel_id, kind="told", message_id=now, event_seq=seq)
        self._places.setdefault(live.row.id, {})[channel_id] = row
        if public:
            self._reached[live.row.id] = row
            self.showing.expect(live, row)
        if before is None:
            await self._save(row)
        else:  # behind what follows from what was told there
            self._following.put(Told(live, (), row))
        await self._unsaid.resume(live.row.id, channel_id)  # what could not be said elsewhere comes first
        self._wake(live.row.id)

    async def _left_off(self, live: Live) -> CursorRow | None:
        """Return how far a match was told in the channel it has left, once nothing more is being said there."""
        if (known := self._reached.get(live.row.id)) is not None:
            await self._workers.idle((live.row.id, known.channel_id))
            return self._reached.get(live.row.id)
        rows = await self._games.database.read(lambda db: cursors.told(db, live.row.id))
        desks = await self._desks(live.row.id)
        public = [row for row in rows if row.channel_id not in desks]
        return max(public, key=lambda row: row.event_seq, default=None)

    async def stop(self, game_id: str, channel_id: int) -> None:
        """Tell it there no more."""
        self._places.get(game_id, {}).pop(channel_id, None)

    def hear(self, news: Happened) -> None:
        """Tell what has happened in a match."""
        live, rows = news.live, news.rows
        if live.row.id not in self._places:
            if live.spec is GAME and live.row.status != "lobby":
                self._tasks.start(self.resume(live.row.id), "telling a match again")
            return
        self._places.move_to_end(live.row.id)
        fresh = self._fresh.setdefault(live.row.id, deque(maxlen=REMEMBERED))
        if fresh and fresh[-1].seq + 1 != rows[0].seq:
            fresh.clear()
        fresh.extend(rows)
        rolled = [event.seat for act in acts_of(live, rows) for _, event in act if isinstance(event, e.Gewuerfelt)]
        if any(timed(live, seat) for seat in rolled):
            self.showing.expect(live, self._places[live.row.id].get(live.row.channel_id or 0))
        self._wake(live.row.id)

    async def _belongs(self, live: Live, channel_id: int) -> bool:
        """Tell whether a place is the match's channel or its referees': both may move, and take their words along."""
        if channel_id == live.row.channel_id:
            return True
        return channel_id in await self._desks(live.row.id)

    async def _desks(self, game_id: str) -> set[int]:
        rows = await self._games.database.read(lambda db: panels.of(db, game_id))
        return {row.channel_id for row in rows if row.audience == "officials"}

    def _wake(self, game_id: str) -> None:
        for channel_id in self._places.get(game_id, {}):
            self._workers.wake((game_id, channel_id))

    async def close(self) -> None:
        """Finish the sentence."""
        await self._tasks.close()
        await self._workers.close(seconds=5)
        await self._following.close(5)

    # -- answers that tell -----------------------------------------------------------------------------------------

    def claim(self, cause: int, say: Say) -> "asyncio.Future[bool]":
        """Let the words of an act be said in another way; the future tells whether there were any."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._deliveries[cause] = Delivery(say, done)
        return done

    def unclaim(self, cause: int) -> None:
        """The act did not happen."""
        self._deliveries.pop(cause, None)

    # -- telling ---------------------------------------------------------------------------------------------------

    async def _work(self, key: tuple[str, int]) -> None:
        try:
            with suppress(Declined):  # the game is gone
                await self._catch_up(*key)
        except TROUBLE:
            self._doubtful.add(key)  # perhaps only the answer was lost
            raise

    async def _catch_up(self, game_id: str, channel_id: int) -> None:
        place = self._places.get(game_id, {}).get(channel_id)
        if place is None:
            return
        live = await self._games.live(game_id)
        if channel_id != live.row.channel_id:
            for _ in range(ASIDES):
                await asyncio.sleep(ASIDE)
                if not self._games.ordering.rushed:
                    break
            live = await self._games.live(game_id)
        rows = await self._rows(game_id, place.event_seq)
        if not await self._belongs(live, channel_id):
            await self.stop(game_id, channel_id)
            return
        acts = list(acts_of(live, rows))
        doubtful = (game_id, channel_id) in self._doubtful
        told = await self._said_since(place) if acts and doubtful else []
        while acts:
            some = [acts[0]] if doubtful else self._some(live, acts, public=channel_id == live.row.channel_id)
            acts = acts[len(some) :]
            place = await self._tell(live, place, some, told)
        self._doubtful.discard((game_id, channel_id))
        if live.row.status != "running":
            self._fresh.pop(game_id, None)

    async def _rows(self, game_id: str, shown: int) -> list[EventRow]:
        """Return the events after a number, from memory if it reaches back so far."""
        fresh = self._fresh.get(game_id)
        if fresh and fresh[0].seq <= shown + 1:
            return [row for row in fresh if row.seq > shown]
        return await self._games.database.read(lambda db: load_events(db, game_id, shown))

    def _some(self, live: Live, acts: Sequence[Batch], *, public: bool) -> Sequence[Batch]:
        """Take the next act, or several in a rush; what answers somebody stands alone."""
        if len(acts) <= MANY:
            return [acts[0]]
        found: list[Batch] = []
        for act in acts:
            if act.first.cause in self._deliveries:
                break
            found.append(act)
        some: Sequence[Batch] = found[: 3 * MANY] or [acts[0]]
        while not self.story.fit(live, some, public=public):
            some = some[: len(some) // 2]
        return some

    async def _said_since(self, place: CursorRow) -> list[Said]:
        """Read what we said after the last thing we know we said: it was said just before we fell over."""
        me = self._client.user
        channel = self._client.get_partial_messageable(place.channel_id)
        after = discord.Object(place.message_id)
        try:
            found = [one async for one in channel.history(after=after, limit=LOOK_BACK)]
        except discord.Forbidden:  # nor can we write there: it is owed, and said once too often at worst
            return []
        return [Said(one.id, one.content) for one in found if me and one.author.id == me.id and one.content]

    async def _tell(self, live: Live, place: CursorRow, acts: Sequence[Batch], told: Sequence[Said]) -> CursorRow:
        public = place.channel_id == live.row.channel_id
        content = self.story.words(live, acts, public=public)
        cause = acts[0].first.cause
        delivery = self._deliveries.pop(cause, None) if public and cause is not None else None
        sent = said_before(content, told) if content else None
        try:
            if content and sent is None:
                sent = await self._say(live, place, content, delivery, acts, public=public)
        finally:
            if delivery is not None and not delivery.done.done():
                delivery.done.set_result(bool(content))
        after = replace(place, event_seq=acts[-1].last.seq, message_id=sent or place.message_id)
        self._places.setdefault(live.row.id, {})[place.channel_id] = after
        if public:
            self._reached[live.row.id] = after
            await self.showing.shown(live, acts, sent)
            self._following.put(Told(live, acts, after))
        else:
            await self._save(after)
        return after

    async def _say(
        self,
        live: Live,
        place: CursorRow,
        content: str,
        delivery: Delivery | None,
        acts: Sequence[Batch],
        *,
        public: bool,
    ) -> int | None:
        more = await self._along(live, acts, content, public=public)
        if delivery is not None:
            try:
                return await delivery.say(content, **more)
            except discord.HTTPException as error:
                log.warning("answer did not arrive, it is told instead", game=live.row.id, error=str(error))
        if await self._unsaid.behind(live.row.id, place.channel_id):
            await self._unsaid.keep(live, place.channel_id, acts, content, public=public)
            return None
        channel = self._client.get_partial_messageable(place.channel_id)
        try:
            nobody, name = discord.AllowedMentions.none(), name_of(live.row.id, acts, public=public)
            sent = await channel.send(content, allowed_mentions=nobody, nonce=name, **more)
        except discord.HTTPException as error:
            if error.code not in NO_ACCESS and error.code != UNKNOWN_CHANNEL:
                raise
            log.warning("story cannot be told here", game=live.row.id, channel=place.channel_id, code=error.code)
            if error.code in NO_ACCESS:
                await self._unsaid.keep(live, place.channel_id, acts, content, public=public)
            return None
        self._publisher.heard(place.channel_id)
        return sent.id

    async def _along(self, live: Live, acts: Sequence[Batch], content: str, *, public: bool) -> dict[str, Any]:
        """Return what goes along with words: buttons for the referees, for everybody the picture of a roll."""
        if not public:
            return await self._notes(live, Batch(tuple(pair for act in acts for pair in act)))
        before = [live.spec.load_event(row.body) for row in self._fresh.get(live.row.id, ())] if deciding(acts) else []
        return await self._cards.of(live, acts, before, content)

    async def _save(self, place: CursorRow) -> None:
        await self._games.database.write(lambda db: cursors.save(db, place))
