"""Listening: what people write in the channel of a match becomes acts, in the order Discord gave, and none is lost.

A row remembers the last message that was judged; after a break the channel's history behind it is read first. What was
written counts: later edits and deletions change nothing. Messages wait in the same line as commands and clocks
(`service/play/ordering`), and all wait until a roll whose answer has a limit was shown: only then it is known since
when its seconds count.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import discord
import structlog

from bot.concurrency import Tasks, Workers
from bot.edge.kit.answer import reply
from bot.edge.kit.services import Services, mentions
from bot.engine.log import Reopened
from bot.engine.text import Text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import DICE
from bot.games.quidditch.words import clean
from bot.quidditch_room.narrator import Narrator
from bot.quidditch_room.nonces import ANSWER
from bot.recent import Recent
from bot.service.feed import Happened, Quiet
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live, Who
from bot.service.play.ordering import LONGEST_LINE
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import StoreTrouble
from bot.store.events import EventRow, load_events
from bot.store.games import ENDED

log = structlog.get_logger(__name__)

PAUSE = 1.0
"""Seconds after which a message is judged again when the database was away."""
RETRIES = (1.0, 5.0)
"""Seconds after which history is read again when it could not be had."""
HOLDER = "what was written while we were away"
LONGEST = 2000
EXPLAINED = 25.0
"""Seconds a hint stays."""
REOPENED = Reopened.model_fields["kind"].default
IDLE_WORDS = frozenset({"quidditch-referee-words", "quidditch-spectator", "game-paused", "game-over", "game-abandoned"})
"""Refusals that nobody needs to hear: it was just talk."""
Official: TypeAlias = Callable[[Live, Text, int], Awaitable[None]]
FreeRoll: TypeAlias = Callable[[discord.Message], Awaitable[None]]
Minds: TypeAlias = Callable[[Live], Awaitable[bool]]


class Inbox:
    """Puts what people write into the line of the match that runs in their channel."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        narrator: Narrator,
        official: Official,
        free_roll: FreeRoll,
        minds: Minds,
    ) -> None:
        """Begin with no rooms: until `resumed`, presses and clocks wait for what was written before them.

        `official` tells the referees why their words did not count, `free_roll` takes a typed roll that the match does
        not take, `minds` tells whether a match hears what bystanders say.
        """
        self._client, self._services, self._narrator = client, services, narrator
        self._official, self._free_roll, self._minds = official, free_roll, minds
        self._ordering = services.games.ordering
        self._rooms: dict[int, str] = {}
        self._remembering: Workers[str] = Workers(
            "how far messages are read", self._remember, expected=(StoreTrouble,), pauses=RETRIES
        )
        self._hints = Tasks()
        self._heard: dict[str, int] = {}
        self._read: dict[str, Recent[int, None]] = {}
        """What was read from history; some of it may be delivered after all."""
        self._behind: set[str] = set()
        """Matches in whose line there was no room for a message: what comes next is read from history, too."""
        self._resumed = False
        self._ordering.hold(HOLDER)
        self._ordering.gate("what was told can be seen", narrator.showing.wait)

    @property
    def _games(self) -> Games:
        return self._services.games

    # -- which rooms -----------------------------------------------------------------------------------------------

    def game_in(self, channel_id: int | None) -> str | None:
        """Return the match that runs in a channel."""
        return self._rooms.get(channel_id or 0)

    def follow(self, live: Live) -> None:
        """Know in which channel a match runs, if it does."""
        if live.spec is not GAME:
            return
        game_id, channel_id = live.row.id, live.row.channel_id
        if live.row.status == "running" and channel_id:
            if self._rooms.get(channel_id) != game_id:
                self._leave(game_id)
                self._rooms[channel_id] = game_id
                begun = live.row.started_at or self._games.clock()
                self._heard.setdefault(game_id, discord.utils.time_snowflake(begun))
        else:
            self._leave(game_id)

    def _leave(self, game_id: str) -> None:
        for channel_id in [channel for channel, game in self._rooms.items() if game == game_id]:
            del self._rooms[channel_id]
        self._read.pop(game_id, None)
        self._behind.discard(game_id)

    async def resume(self, live: Live) -> None:
        """Read what was written in a room while we were away, before anything else happens there."""
        heard = await self._games.database.read(lambda db: cursors.heard(db, live.row.id))
        self.follow(live)
        if heard is not None:
            self._heard[live.row.id] = max(heard, self._heard.get(live.row.id, 0) if self._resumed else 0)
        if live.row.status == "running":
            self._skip(live.row.id, await self._games.database.read(lambda db: load_events(db, live.row.id)))
        if live.row.status == "running" and self._reads(live.row.guild_id):
            self._read_up(live.row.id)

    def happened(self, news: Happened) -> None:
        """Know that a match goes on."""
        if news.live.spec is GAME:
            self._skip(news.live.row.id, news.rows)

    def _skip(self, game_id: str, rows: Sequence[EventRow]) -> None:
        """Read past what was written while a match was over: it was nobody's move (Q13.6)."""
        for row in rows:
            if row.kind == REOPENED:
                since = discord.utils.time_snowflake(row.at, high=True)
                self._heard[game_id] = max(since, self._heard.get(game_id, 0))

    def resumed(self) -> None:
        """All rooms are known again, and what was written meanwhile is in line."""
        self._resumed = True
        self._ordering.release(HOLDER)

    def reconnected(self) -> None:
        """Read what we may have missed before anything that is said from now on; called before the first of it."""
        for game_id in self._rooms.values():
            self._read_up(game_id)

    def _reads(self, guild_id: int | None) -> bool:
        return self._services.settings.intents.message_content and self._services.servers.of(guild_id).reads

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, message: discord.Message) -> None:
        """Take a message; called in the order Discord gave, and never waits."""
        game_id = self._rooms.get(message.channel.id)
        if game_id is None or game_id in self._behind or not self._counts(message):
            return
        if not self._ordering.put(game_id, partial(self._take, game_id, message)):
            log.warning("so much is written in a match that it is read later", game=game_id)
            self._behind.add(game_id)

    def _read_up(self, game_id: str) -> None:
        """Read the history of a room before anything that comes later; as soon as there is room for it."""
        if self._ordering.put(game_id, partial(self._catch_up, game_id)):
            self._behind.discard(game_id)
        else:
            self._behind.add(game_id)

    def _counts(self, message: discord.Message) -> bool:
        return message.guild is not None and self._reads(message.guild.id) and _spoken(message)

    def takes_roll(self, message: discord.Message) -> bool:
        """Tell whether a typed roll is for the match to judge; a spectator's is just a roll."""
        game_id = self._rooms.get(message.channel.id)
        return game_id is not None and self._counts(message) and clean(message.content) == DICE

    async def close(self) -> None:
        """Write down how far we have read; hints do not outlive us."""
        await self._remembering.close(seconds=5)
        await self._hints.close()

    # -- judging ---------------------------------------------------------------------------------------------------

    async def _take(self, game_id: str, message: discord.Message) -> None:
        if message.id not in self._read.get(game_id, ()):
            await self._patiently(game_id, message, self._services.who(message.author))
        if game_id in self._behind:
            self._read_up(game_id)

    def quiet(self, news: Quiet) -> None:
        """Write down how far we have read, now that nothing else is to be done."""
        if news.game_id in self._behind:
            self._read_up(news.game_id)
        if news.game_id in self._heard:
            self._remembering.wake(news.game_id)

    async def _catch_up(self, game_id: str) -> None:
        """Judge what was written meanwhile, once it is known when everything was shown."""
        pauses = iter(RETRIES)
        while True:
            try:
                await self._narrator.showing.wait(game_id)
                await self._read_history(game_id)
                return
            except Declined:
                return
            except (discord.HTTPException, StoreTrouble, OSError) as error:
                log.warning("history could not be read", game=game_id, error=str(error))
                pause = next(pauses, None)
                if pause is None or getattr(error, "status", None) in (403, 404):
                    return
                await asyncio.sleep(pause)

    async def _read_history(self, game_id: str) -> None:
        """Judge what stands behind the last message that was judged, the oldest first."""
        live = await self._games.live(game_id)
        channel = self._client.get_partial_messageable(live.row.channel_id or 0, guild_id=live.row.guild_id)
        after, people = discord.Object(self._heard.get(game_id, 0)), dict[int, Who]()
        read = self._read.setdefault(game_id, Recent(2 * LONGEST_LINE))
        async for message in channel.history(after=after, limit=None, oldest_first=True):
            if _spoken(message) and message.id not in read:
                who = await self._known(live, message.author, people)
                await self._narrator.showing.wait(game_id)
                await self._patiently(game_id, message, who)
                read[message.id] = None

    async def _known(self, live: Live, author: discord.User | discord.Member, people: dict[int, Who]) -> Who:
        """Return who wrote something in the past: history names people without their roles."""
        if author.id not in people:
            guild = self._client.get_guild(live.row.guild_id or 0)
            try:
                found = await guild.fetch_member(author.id) if guild else author
            except discord.NotFound:  # he has left: what he wrote counts all the same
                found = author
            people[author.id] = self._services.who(found)
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
        live = await self._games.live(game_id)
        if live.seat_of(who.id) is None and not live.leads(who):
            if rolls:
                await self._free_roll(message)
                return
            if not await self._minds(live):
                return
        self._narrator.story.typed[message.id] = lambda words: self._hint(message, words)
        if rolls:
            self._narrator.claim(message.id, lambda words, **more: _reply(message, words, **more))
        try:
            acted = await self._games.act(game_id, who, '"' + message.content[:LONGEST], cause=message.id)
        except Declined as no:
            self._narrator.story.typed.pop(message.id, None)
            self._narrator.unclaim(message.id)
            await self._refused(no, who.id, message, rolls=rolls)
            return
        except BaseException:
            self._narrator.unclaim(message.id)
            raise
        if acted.again:
            self._narrator.story.typed.pop(message.id, None)
            self._narrator.unclaim(message.id)
        self._services.metrics.action(acted.live.spec.name, "duplicate" if acted.again else "accepted")

    async def _refused(self, no: Declined, person_id: int, message: discord.Message, *, rolls: bool) -> None:
        live = no.live
        if rolls:
            await self._free_roll(message)
            return
        officials = (live.row.referee_id, live.row.assistant_id) if live is not None else ()
        if live and person_id in officials and no.text.id not in IDLE_WORDS:
            await self._official(live, no.text, message.id)

    async def _hint(self, message: discord.Message, words: str) -> None:
        """Say something to the writer of a message that need not stay."""
        hint = await reply(message, "h", content=words)

        async def fade() -> None:
            try:
                await asyncio.sleep(EXPLAINED)
            finally:
                await _remove(hint)

        self._hints.start(fade(), "hint")

    async def _remember(self, game_id: str) -> None:
        """Write down how far we have read; what comes after it is read again after a break."""
        with suppress(Declined):  # the game is gone
            live = await self._games.live(game_id)
            heard = self._heard.get(game_id)
            if live.row.channel_id is None or heard is None:
                return
            row = CursorRow(game_id=game_id, channel_id=live.row.channel_id, kind="heard", message_id=heard)
            await self._games.database.write(lambda db: cursors.save(db, row))
            if live.row.status in ENDED:
                self._heard.pop(game_id, None)


def _spoken(message: discord.Message) -> bool:
    """Tell whether a person has written something, and not Discord that something was pinned."""
    by_hand = message.type in (discord.MessageType.default, discord.MessageType.reply)
    return by_hand and not message.author.bot and bool(message.content)


async def _remove(hint: discord.Message) -> None:
    with suppress(discord.HTTPException):  # it is gone already, or may stay
        await hint.delete()


async def _reply(message: discord.Message, words: str, **more: Any) -> int:
    """Answer a message with what is told of it; the narrator would give it the same name."""
    return (await reply(message, ANSWER, content=words, **more)).id


def spoken(services: Services, live: Live, words: Text) -> str:
    """Speak in the server's language, naming people."""
    return services.texts.say(words, services.language_in(live.row.guild_id), mentions(live))
