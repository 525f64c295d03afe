"""Listening: what people write in the channel of a match becomes acts, in the order Discord gave, and none is lost.

A row remembers the last message that was judged; after a break the channel's history behind it is read first. What was
written counts: later edits and deletions change nothing. Commands and clocks wait in the same queue as messages, and
all wait until a roll whose answer has a limit was shown: only then it is known since when its seconds count.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import discord
import structlog

from bot.app.games import Games
from bot.app.live import Declined, Live, Who
from bot.engine.text import Text
from bot.games.quidditch.model import DICE
from bot.games.quidditch.words import clean
from bot.store import records
from bot.store.database import StoreTrouble
from bot.store.records import PanelRow
from bot.ui.desk import Desk, mentions
from bot.ui.match.once import answer_to
from bot.ui.match.story import Story

log = structlog.get_logger(__name__)
T = TypeVar("T")

PAUSE = 1.0
"""Seconds after which a message is judged again when the database was away."""
RETRIES = (1.0, 5.0)
"""Seconds after which history is read again when it could not be had."""
PATIENCE = 20.0
"""Seconds a clock waits for messages that were written before it rang."""
LONGEST = 2000
EXPLAINED = 25.0
"""Seconds a hint stays."""
IDLE_WORDS = frozenset({"quidditch-referee-words", "quidditch-spectator", "game-paused", "game-over", "game-abandoned"})
"""Refusals that nobody needs to hear: it was just talk."""
Work: TypeAlias = Callable[[], Awaitable[None]]
Item: TypeAlias = discord.Message | Work | None
"""What waits in a queue: a message, something else to be done in its turn, or None for the history to be read."""


class Rooms:
    """One queue and one worker for each running match in which people may write freely."""

    def __init__(self, client: discord.Client, desk: Desk, story: Story) -> None:
        """Listen to the games; `hear` is called with every message."""
        self._client, self._desk, self._story = client, desk, story
        self._rooms: dict[int, str] = {}
        self._queues: dict[str, deque[Item]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._heard: dict[str, int] = {}
        self._read: dict[str, set[int]] = {}
        """What was read from history; some of it may be delivered after all."""
        self._resumed = asyncio.Event()
        self.free_roll: Callable[[discord.Message], Awaitable[None]] | None = None
        """What becomes of a typed roll that the match does not take."""
        self.official: Callable[[Live, Text], Awaitable[None]] | None = None
        """Tells the referees why their words did not count."""
        self._hints: dict[asyncio.Task[None], discord.Message] = {}
        desk.games.on_change.append(self._on_change)
        desk.games.in_turn = self._pressed

    @property
    def _games(self) -> Games:
        return self._desk.games

    # -- which rooms -----------------------------------------------------------------------------------------------

    def game_in(self, channel_id: int | None) -> str | None:
        """Return the match that runs in a channel."""
        return self._rooms.get(channel_id or 0)

    def _on_change(self, live: Live) -> None:
        if not live.spec.officials:
            return
        game_id, channel_id = live.row.id, live.row.channel_id
        if live.row.status == "running" and channel_id:
            if self._rooms.get(channel_id) != game_id:
                self._leave(game_id)
                self._rooms[channel_id] = game_id
                begun = live.row.started_at or self._games.clock()
                self._heard.setdefault(game_id, discord.utils.time_snowflake(begun))
                if not self._resumed.is_set() and self._reads(live.row.guild_id):
                    self._put(game_id, None)  # somebody was quicker than `resume`
        else:
            self._leave(game_id)

    def _leave(self, game_id: str) -> None:
        for channel_id in [channel for channel, game in self._rooms.items() if game == game_id]:
            del self._rooms[channel_id]
        self._read.pop(game_id, None)

    async def resume(self, live: Live) -> None:
        """Read what was written in a room while we were away, before anything else happens there."""
        rows = await self._games.database.read(lambda db: records.load_panels(db, live.row.id))
        heard = [row.message_id for row in rows if row.audience == "heard"]
        self._on_change(live)
        if heard:
            self._heard[live.row.id] = max(heard[0], self._heard.get(live.row.id, 0) if self._resumed.is_set() else 0)
        if live.row.status == "running" and self._reads(live.row.guild_id):
            self._put(live.row.id, None)

    def resumed(self) -> None:
        """All rooms are known again."""
        self._resumed.set()

    def reconnected(self) -> None:
        """Read what we may have missed before anything that is said from now on; called before the first of it."""
        for game_id in self._rooms.values():
            self._put(game_id, None)

    async def settled(self, game_id: str) -> None:
        """Wait until everything that was written so far is judged; a clock must not be faster."""

        async def nothing() -> None:
            return

        try:
            async with asyncio.timeout(PATIENCE):
                await self._resumed.wait()
                await self.in_turn(game_id, nothing)
        except TimeoutError:
            log.warning("the clock does not wait any longer", game=game_id)

    async def in_turn(self, game_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something once everything that came before it is judged, and before anything that comes later."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            if done.done():  # nobody waits for it any more
                return
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self._put(game_id, run)
        return await done

    async def _pressed(self, game_id: str, work: Callable[[], Awaitable[T]]) -> T:
        return await (self.in_turn(game_id, work) if game_id in self._rooms.values() else work())

    def _reads(self, guild_id: int | None) -> bool:
        return self._desk.settings.intents.message_content and self._desk.servers.of(guild_id).reads

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, message: discord.Message) -> None:
        """Take a message; called in the order Discord gave, and never waits."""
        game_id = self._rooms.get(message.channel.id)
        if game_id is not None and self._counts(message):
            self._put(game_id, message)

    def _counts(self, message: discord.Message) -> bool:
        return message.guild is not None and self._reads(message.guild.id) and _spoken(message)

    def takes_roll(self, message: discord.Message) -> bool:
        """Tell whether a typed roll is for the match to judge; a spectator's is just a roll."""
        game_id = self._rooms.get(message.channel.id)
        return game_id is not None and self._counts(message) and clean(message.content) == DICE

    def _put(self, game_id: str, item: Item) -> None:
        self._queues.setdefault(game_id, deque()).append(item)
        if game_id not in self._tasks:
            self._start(game_id)

    def _start(self, game_id: str) -> None:
        task = asyncio.create_task(self._work(game_id))
        self._tasks[game_id] = task
        task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if self._queues[game_id]:  # heard in the moment between the last look and now
            self._start(game_id)
        else:
            del self._queues[game_id]

    async def close(self) -> None:
        """Judge what was heard; hints do not outlive us."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=5)
        for task, hint in [*self._hints.items()]:
            task.cancel()
            await _remove(hint)

    # -- judging ---------------------------------------------------------------------------------------------------

    async def _work(self, game_id: str) -> None:
        queue = self._queues[game_id]
        while queue:
            item = queue.popleft()
            await self._story.shown(game_id)
            if item is None:
                await self._catch_up(game_id)
            elif not isinstance(item, discord.Message):
                await item()
            elif item.id not in self._read.get(game_id, ()):
                await self._patiently(game_id, item, self._desk.who(item.author))
        await self._remember(game_id)

    async def _catch_up(self, game_id: str) -> None:
        """Judge what was written meanwhile, once it is known when everything was shown."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._resumed.wait()
        except TimeoutError:
            log.warning("history is read although not all is resumed", game=game_id)
        for pause in (*RETRIES, None):
            try:
                await self._story.shown(game_id)
                await self._read_history(game_id)
                return
            except Declined:
                return
            except (discord.HTTPException, StoreTrouble, OSError) as error:
                log.warning("history could not be read", game=game_id, error=str(error))
                if pause is None or getattr(error, "status", None) in (403, 404):
                    return
                await asyncio.sleep(pause)

    async def _read_history(self, game_id: str) -> None:
        """Judge what stands behind the last message that was judged, the oldest first."""
        live = await self._games.live(game_id)
        channel = self._client.get_partial_messageable(live.row.channel_id or 0, guild_id=live.row.guild_id)
        after, people = discord.Object(self._heard.get(game_id, 0)), dict[int, Who]()
        read = self._read.setdefault(game_id, set())
        async for message in channel.history(after=after, limit=None, oldest_first=True):
            if _spoken(message) and message.id not in read:
                who = await self._known(live, message.author, people)
                await self._story.shown(game_id)
                await self._patiently(game_id, message, who)
                read.add(message.id)

    async def _known(self, live: Live, author: discord.User | discord.Member, people: dict[int, Who]) -> Who:
        """Return who wrote something in the past: history names people without their roles."""
        if author.id not in people:
            guild = self._client.get_guild(live.row.guild_id or 0)
            try:
                found = await guild.fetch_member(author.id) if guild else author
            except discord.NotFound:  # he has left: what he wrote counts all the same
                found = author
            people[author.id] = self._desk.who(found)
        return people[author.id]

    async def _patiently(self, game_id: str, message: discord.Message, who: Who) -> None:
        """Judge a message; a database that is away only delays, and one bad message does not stop the others."""
        while True:
            try:
                await self._judge(game_id, message, who)
            except StoreTrouble as trouble:
                log.warning("messages wait for the database", game=game_id, trouble=trouble.trouble)
                await asyncio.sleep(PAUSE)
                continue
            except Exception:
                log.exception("message could not be judged", game=game_id, message=message.id)
            self._heard[game_id] = max(self._heard.get(game_id, 0), message.id)
            return

    async def _judge(self, game_id: str, message: discord.Message, who: Who) -> None:
        rolls = clean(message.content) == DICE
        self._story.typed[message.id] = lambda words: self._hint(message, words)
        if rolls:
            live = await self._games.live(game_id)
            if live.seat_of(who.id) is None and not live.leads(who):
                self._story.typed.pop(message.id, None)
                await self._free(message)
                return
            self._story.claim(message.id, lambda words: _reply(message, words))
        try:
            acted = await self._games.act(game_id, who, '"' + message.content[:LONGEST], cause=message.id)
        except Declined as no:
            self._story.typed.pop(message.id, None)
            self._story.unclaim(message.id)
            await self._refused(no, who.id, message, rolls=rolls)
            return
        except BaseException:
            self._story.unclaim(message.id)
            raise
        if acted.again:
            self._story.typed.pop(message.id, None)
            self._story.unclaim(message.id)
        self._desk.metrics.action(acted.live.spec.name, "duplicate" if acted.again else "accepted")

    async def _refused(self, no: Declined, person_id: int, message: discord.Message, *, rolls: bool) -> None:
        live = no.live
        if rolls:
            await self._free(message)
            return
        officials = (live.row.referee_id, live.row.assistant_id) if live is not None else ()
        if live and person_id in officials and self.official is not None and no.text.id not in IDLE_WORDS:
            await self.official(live, no.text)

    async def _hint(self, message: discord.Message, words: str) -> None:
        """Say something to the writer of a message that need not stay."""
        hint = await message.reply(words, mention_author=False, allowed_mentions=discord.AllowedMentions.none())

        async def fade() -> None:
            await asyncio.sleep(EXPLAINED)
            await _remove(hint)

        task = asyncio.create_task(fade())
        self._hints[task] = hint
        task.add_done_callback(lambda done: self._hints.pop(done, None))

    async def _free(self, message: discord.Message) -> None:
        if self.free_roll is not None:
            await self.free_roll(message)

    async def _remember(self, game_id: str) -> None:
        """Write down how far we have read; what comes after it is read again after a break."""
        heard = self._heard.get(game_id)
        try:
            live = await self._games.live(game_id)
            if heard is None or live.row.channel_id is None:
                return
            row = PanelRow(game_id, live.row.channel_id, heard, 0, self._games.clock(), "heard")
            await self._games.database.write(lambda db: records.save_panel(db, row))
        except (StoreTrouble, Declined) as trouble:
            log.warning("how far we have read is not written down", game=game_id, error=str(trouble))


def _spoken(message: discord.Message) -> bool:
    """Tell whether a person has written something, and not Discord that something was pinned."""
    by_hand = message.type in (discord.MessageType.default, discord.MessageType.reply)
    return by_hand and not message.author.bot and bool(message.content)


async def _remove(hint: discord.Message) -> None:
    with suppress(discord.HTTPException):  # it is gone already, or may stay
        await hint.delete()


async def _reply(message: discord.Message, words: str) -> int:
    """Answer a message, also one that was deleted meanwhile: what was written counts."""
    nobody: Any = discord.AllowedMentions.none()
    reference = message.to_reference(fail_if_not_exists=False)
    sent = await message.channel.send(
        words, reference=reference, mention_author=False, allowed_mentions=nobody, nonce=answer_to(message.id)
    )
    return sent.id


def spoken(desk: Desk, live: Live, words: Text) -> str:
    """Speak in the server's language, naming people."""
    return desk.texts.say(words, desk.language_in(live.row.guild_id), mentions(live))
