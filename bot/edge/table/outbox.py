"""The outbox: whatever must be said is said once, in order, also when we fall over on the way.

A row stands in the database since the moment it became true. A try is counted before it is made; whoever finds a
counted try that was not confirmed looks first whether the message stands there already, and Discord takes a message's
name (`nonce`) only once in some minutes. So it is neither lost nor said twice.

The first try of what this process has written down itself is counted in the row as it is written, so that it costs
nothing; that it was said is noted behind it, many at once.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
import structlog

from bot.concurrency import Tasks, Workers
from bot.edge.kit.history import says, sent_already
from bot.edge.kit.services import Services
from bot.edge.kit.threads import unarchived
from bot.edge.table.posts import (
    ARCHIVED,
    LATER,
    Compose,
    NotYet,
    Post,
    Removal,
    Unneeded,
    name_of,
    nobody,
    nothing,
    why_refused,
)
from bot.recent import Recent
from bot.service.feed import Owing
from bot.service.play.live import Declined
from bot.service.play.owing import REMOVAL, locked_out, removal
from bot.service.play.shelf import HOLD
from bot.store import outbox
from bot.store.database import Connection, StoreTrouble
from bot.store.outbox import OwedRow, in_channel, insert_owed

log = structlog.get_logger(__name__)

MOST_TRIES = 100
PAUSES = (1.0, 5.0, 5.0, 30.0, 120.0) + (600.0,) * MOST_TRIES
"""Seconds between tries: nobody holds a row longer than the first three, and Discord may be away for half a day."""
PATIENCE = 5.0
"""Seconds a panel waits for the words that belong above it."""
POLL = 15.0
"""Seconds between looks for what other processes have written down."""
BREATH = 0.05
"""Seconds after which it is written down that something was said: often more is said meanwhile."""
MOST_FRESH = 100
REMEMBERED = 4096
"""So many places are known to have nothing left in the database, and so many rows to be settled."""
BEFORE = timedelta(minutes=5)
"""Messages that said other things so long before can be told from the one that is looked for."""
FAILED, BROKEN = "unsaid-failed", "unsaid-broken"


class _Away(OSError):
    """Discord has not shown us the server yet, or cannot just now."""


class _Held(Exception):
    """Another process is saying it."""


@dataclass(frozen=True, slots=True)
class _Done:
    """What is known of a row but not yet written."""

    key: str
    write: Callable[[Connection], Sequence[OwedRow]]
    after: Callable[[], object] = lambda: None


class Outbox:
    """Says what is owed, place by place."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Speak through this client."""
        self._client, self._services = client, services
        self._composers: dict[str, Compose] = {REMOVAL: self._removal}
        trouble = (discord.HTTPException, StoreTrouble, OSError, _Held)
        self._workers: Workers[str] = Workers("outbox", self._deliver, expected=trouble, pauses=PAUSES)
        self._notes: Workers[str] = Workers("what was said", self._note, expected=(StoreTrouble,), pauses=PAUSES)
        self._looking: Workers[str] = Workers("what games owe", self._look, expected=(StoreTrouble,), pauses=PAUSES)
        self._fresh: dict[str, list[OwedRow]] = {}
        """What this process has just written down and nobody has tried to say."""
        self._overflown: set[str] = set()
        """Places to which so much was owed at once that the database is asked again."""
        self._clear: Recent[str, None] = Recent(REMEMBERED)
        """Places to which nothing is owed but what is fresh."""
        self._done: list[_Done] = []
        self._tasks = Tasks()
        self._polling: asyncio.Task[None] | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._unnoted: set[str] = set()
        """What was settled, though the database does not know it yet."""
        self._settled: Recent[str, None] = Recent(REMEMBERED)
        """What was settled lately: a row may be read and said before we are told that it is fresh."""
        self._answering: set[str] = set()
        """What an answer is about to say."""

    def compose(self, kind: str, compose: Compose) -> None:
        """Let this find the words for everything of a kind."""
        self._composers[kind] = compose

    def hear(self, news: Owing) -> None:
        """Say soon what has become due."""
        if news.game_id is not None:
            self._looking.wake(news.game_id)
        for row in news.rows:
            if row.holder is None:  # no try is counted yet
                self.wake(row.place)
                continue
            fresh = self._fresh.setdefault(row.place, [])
            if len(fresh) == MOST_FRESH:  # Discord takes nothing just now: they are in the database
                fresh.clear()
                self._overflown.add(row.place)
            fresh.append(row)
            self._workers.wake(row.place)

    async def _look(self, game_id: str | None = None) -> None:
        """Say whatever is owed, by one game or by all."""
        places = await self._services.games.database.read(lambda db: outbox.places_waiting(db, game_id))
        for place in places:
            self.wake(place)

    def wake(self, place: str) -> None:
        """Look whether something can be said in a place now."""
        self._clear.pop(place, None)
        self._workers.wake(place)

    async def settled(self, game_id: str) -> None:
        """Wait a little until nothing can be said in the channel of a game now."""
        live = await self._services.games.live(game_id)
        place = in_channel(live.row.channel_id or 0)
        if not self._workers.pausing(place):
            await self.quiet(place, PATIENCE)

    async def quiet(self, place: str, seconds: float) -> bool:
        """Wait so long until nothing can be said in a place now and what was said is noted; False if time is up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._workers.idle(place)
                self._write_down()
                await self._notes.idle("")
                return True
        return False

    async def admitted(self, guild_id: int | None = None) -> None:
        """Say what we were not allowed to say, on one server or on all of ours: our rights are others now."""
        for key, place in await self._services.games.database.write(lambda db: outbox.admit(db, guild_id)):
            self._settled.pop(key, None)
            self.wake(place)

    async def resume(self) -> None:
        """Say what a break kept us from saying."""
        await self.admitted()
        await self._look()
        if self._services.games.database.shared and self._polling is None:
            self._polling = self._tasks.start(self._poll(), "what other processes have left to say")

    async def _poll(self) -> None:
        """Look now and then for what another process has written down and could not tell us of."""
        while True:
            await asyncio.sleep(POLL)
            with contextlib.suppress(StoreTrouble):
                await self._look()

    async def close(self) -> None:
        """Finish the sentences under way; the rest is said after the next start."""
        await self._tasks.close()
        await self._looking.close()
        await self._workers.close(seconds=5)
        self._write_down()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self._notes.idle("")
        await self._notes.close()

    # -- answers that say it ---------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def answering(self, key: str, place: str) -> Iterator[None]:
        """Leave something owed to an answer; if that fails it is said like everything else."""
        self._answering.add(key)
        try:
            yield
        finally:
            self._answering.discard(key)
            if key not in self._unnoted:
                self.wake(place)

    def answered(self, key: str, message_id: int, post: Post) -> None:
        """Know that the answer has said it."""
        self._settle(key, post, message_id, new=True)

    # -- one place -------------------------------------------------------------------------------------------------

    async def _deliver(self, place: str) -> None:
        known = place in self._clear and place not in self._overflown and not self._services.games.database.shared
        self._overflown.discard(place)
        self._clear[place] = None  # whoever wakes us from here on takes it back
        whole = False
        try:
            whole = await self._say(place, known)
        finally:
            if not whole:
                self._clear.pop(place, None)

    async def _say(self, place: str, known: bool) -> bool:
        """Say what is owed to a place; False if something is left."""
        owns = self._services.games.domain.owns
        rows = [row for row in self._fresh.pop(place, []) if not self._is_taken(row.key)]
        if known:
            for row in rows:
                if not await self._try(row, fresh=True):
                    return False
            return True
        fresh = {row.key for row in rows}
        for row in await self._services.games.database.read(lambda db: outbox.waiting(db, place)):
            if not self._is_taken(row.key) and owns(row.guild_id) and not await self._try(row, row.key in fresh):
                return False
        return True

    def _is_taken(self, key: str) -> bool:
        """Tell whether something was said, or an answer is about to say it; should that fail, we are woken again."""
        return key in self._answering or key in self._unnoted or key in self._settled

    async def _try(self, row: OwedRow, fresh: bool) -> bool:
        """Say it or give it up; False if nothing can be said here before something else is."""
        compose = self._composers.get(row.kind)
        if compose is None:
            log.error("nobody finds words for what is owed", kind=row.kind, key=row.key)
            return True
        server = self._client.get_guild(row.guild_id or 0)
        early = server is None and row.guild_id is not None and not self._client.is_ready()
        if early or (server is not None and server.unavailable):  # a clock may ring before Discord knows us
            raise _Away(f"{row.key} waits until the server is there")
        if row.tries >= MOST_TRIES:
            self._give_up(row, f"{FAILED} {row.tries}")
            return True
        try:
            post = await compose(row)
        except NotYet:
            return False
        except (StoreTrouble, discord.HTTPException, OSError):
            raise
        except (Unneeded, Declined) as no:
            self._give_up(row, str(no))
            return True
        except Exception as error:  # whatever is behind it must not wait for ever
            log.exception("no words for what is owed", kind=row.kind, key=row.key)
            self._give_up(row, f"{BROKEN} {type(error).__name__}")
            return True
        if not fresh:
            await self._claim(row)
        try:
            await self._perform(row, post, doubtful=not fresh and row.tries > 0)
        except discord.HTTPException as error:
            await self._refused(row, post, error)
        return True

    async def _claim(self, row: OwedRow) -> None:
        games = self._services.games
        now, alone = games.clock(), not games.database.shared
        if not await games.database.write(lambda db: outbox.claim(db, row, games.holder, now, now + HOLD, alone=alone)):
            raise _Held(f"{row.key} is held by another process")

    async def _perform(self, row: OwedRow, post: Post | Removal, *, doubtful: bool) -> None:
        if isinstance(post, Removal):
            await self._remove(row, post)
            return
        channel = await self._channel(row, post)
        found = await self._standing(row, post, channel) if doubtful else None
        if found is not None:
            self._settle(row.key, post, found, new=False)
            return
        quiet = {"allowed_mentions": discord.AllowedMentions.none()}
        sent = await channel.send(**{**quiet, **post.message}, nonce=name_of(row.key))
        self._settle(row.key, post, sent.id, new=True)

    async def _channel(self, row: OwedRow, post: Post) -> Any:
        if post.channel_id is not None:
            return self._client.get_partial_messageable(post.channel_id)
        if row.place.startswith("p"):
            return await self._client.create_dm(discord.Object(row.number))
        return self._client.get_partial_messageable(row.number)

    async def _standing(self, row: OwedRow, post: Post, channel: Any) -> int | None:
        """Find the message of an earlier try that was not confirmed; of several the last one stays."""
        known = await self._services.games.database.read(
            lambda db: outbox.messages_in(db, row.place, row.made_at - BEFORE)
        )
        is_it = post.is_it or says(post.message)
        found = [id for id in await sent_already(self._client, channel, row.made_at, is_it) if id not in known]
        for older in found[:-1]:
            await self._services.games.owe(removal(row.place, older, row, row.made_at))
        return found[-1] if found else None

    def _settle(self, key: str, post: Post, message_id: int, *, new: bool) -> None:
        """Note behind it that something was said."""
        now = self._services.games.clock()

        def write(db: Connection) -> Sequence[OwedRow]:
            outbox.said(db, key, message_id, now)
            return insert_owed(db, post.written(db, message_id, new=new))

        plain = post.written is nothing and post.after is nobody
        self._later(_Done(key, write, lambda: post.after(message_id, new)), plain=plain)

    def _give_up(self, row: OwedRow, reason: str, instead: Sequence[OwedRow] = ()) -> None:
        if reason not in outbox.QUIETLY:
            log.warning("what was owed is not said", key=row.key, place=row.place, reason=reason)
        now = self._services.games.clock()

        def write(db: Connection) -> Sequence[OwedRow]:
            outbox.give_up(db, row.key, reason, now)
            return insert_owed(db, instead)

        again = reason.startswith(outbox.ELSEWHERE)  # it is owed again once we may, here or elsewhere
        self._later(_Done(row.key, write, lambda: self._settled.pop(row.key, None) if again else None))

    def _later(self, done: _Done, *, plain: bool = False) -> None:
        """Write it down at once if anybody waits for it, else together with what else is said in a moment."""
        self._unnoted.add(done.key)
        self._settled[done.key] = None
        self._done.append(done)
        if not plain:
            self._notes.wake("")
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(BREATH, self._write_down)

    def _write_down(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        if self._done:
            self._notes.wake("")

    async def _note(self, _: str) -> None:
        """Write what has become of all that was settled meanwhile."""
        batch, self._done = self._done, []
        try:
            owed = await self._services.games.database.write(lambda db: [one.write(db) for one in batch])
        except StoreTrouble:
            self._done = batch + self._done
            raise
        finally:
            self._unnoted = {one.key for one in self._done}
        for place in outbox.places_of(row for rows in owed for row in rows):
            self.wake(place)
        for one in batch:
            one.after()

    # -- what Discord does not take --------------------------------------------------------------------------------

    async def _refused(self, row: OwedRow, post: Post | Removal, error: discord.HTTPException) -> None:
        """Give up what Discord will never take, and say instead what can be said elsewhere; the rest is tried again."""
        if error.code == ARCHIVED and await unarchived(self._client, row.number):
            raise error
        if error.status >= 500 or error.status in LATER or self._services.doubt_icons(error):
            raise error
        instead: Sequence[OwedRow] = ()
        if isinstance(post, Post) and post.instead is not None:
            instead = await post.instead(error)
        elif row.place.startswith("c") and row.game_id is not None and not isinstance(post, Removal):
            live = await self._services.games.live(row.game_id)
            instead = locked_out(live, row.number, self._services.games.clock())
        self._give_up(row, f"{why_refused(error)} {error.status} {error.text}".strip(), instead)

    # -- messages that go ------------------------------------------------------------------------------------------

    async def _removal(self, row: OwedRow) -> Removal:
        if "said" not in row.body:
            return Removal(row.body["message"])
        said = await self._services.games.database.read(lambda db: outbox.last_message(db, row.body["said"], row.place))
        if said is None:  # it was never said
            raise Unneeded(outbox.TAKEN_BACK)
        return Removal(said)

    async def _remove(self, row: OwedRow, gone: Removal) -> None:
        channel: Any = await self._channel(row, Post(message={}))
        with contextlib.suppress(discord.NotFound):  # gone already
            await channel.get_partial_message(gone.message_id).delete()
        self._settle(row.key, Post(message={}), gone.message_id, new=True)
