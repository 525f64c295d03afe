"""Deeds: what the book says is done on Discord, at once or after a fall, and only then the person concerned is told.

The letter is a row of the transaction that writes the act. It is left alone while the deed is under way; whoever finds
it after a fall does the deed again, which harms nobody, and tells it then.
"""

from collections.abc import Awaitable
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime

import discord
import structlog

from bot.edge.kit.answer import NO_ARRIVAL
from bot.edge.kit.services import Services
from bot.edge.order import doors
from bot.edge.order.logbook import PATIENCE
from bot.edge.order.ranks import Person, refusal
from bot.edge.table.notes import Notes
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.engine.text import Text, text
from bot.recent import Recent
from bot.service.play.live import Declined, Who
from bot.service.play.owing import note
from bot.store.acts import ActRow
from bot.store.database import StoreTrouble
from bot.store.outbox import NOT_WANTED, TAKEN_BACK, OwedRow, in_channel, outcome, to_person

log = structlog.get_logger(__name__)

DEED = "deed"
"""What an act does on Discord, and the letter about it."""
REMEMBERED = 1000


class Deeds:
    """Carries out what the book says, and tells it."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox, notes: Notes) -> None:
        """Finish after a fall what was under way."""
        self._client, self._services, self._outbox, self._notes = client, services, outbox, notes
        self._done: Recent[int, None] = Recent(REMEMBERED)
        outbox.compose(DEED, self.compose)

    # -- what is owed because of an act ----------------------------------------------------------------------------

    def letter(self, cause: int, guild_id: int, person_id: int, words: Text) -> OwedRow:
        """Return what somebody is told by DM."""
        key, now = f"order.{cause}.letter.{person_id}", self._services.book.clock()
        return note(key, to_person(person_id), words, now, guild_id=guild_id)

    def deed(self, cause: int, guild_id: int, person_id: int, words: Text | None = None) -> OwedRow:
        """Return a deed, with the letter about it if there is one."""
        if words is not None:
            return replace(self.letter(cause, guild_id, person_id, words), kind=DEED)
        key, place, now = f"order.{cause}.deed", to_person(person_id), self._services.book.clock()
        return OwedRow(key=key, place=place, kind=DEED, made_at=now, guild_id=guild_id)

    def aloud(self, cause: int, guild_id: int, room_id: int, person_id: int, words: Text) -> OwedRow:
        """Return what is said in the channel, too."""
        key, now = f"order.{cause}.aloud", self._services.book.clock()
        return note(key, in_channel(room_id), words, now, guild_id=guild_id, ping=[person_id])

    def under_way(self, deed: OwedRow) -> AbstractContextManager[None]:
        """Tell nobody of a deed before it is done."""
        return self._outbox.answering(deed.key, deed.place)

    async def arrives(self, row: OwedRow) -> bool:
        """Wait a little to learn whether something arrives; False if it cannot."""
        self._outbox.wake(row.place)
        await self._outbox.quiet(row.place, PATIENCE)
        found = await self._services.games.database.read(lambda db: outcome(db, row.key))
        return found is None or found[1] is None

    # -- doing it --------------------------------------------------------------------------------------------------

    async def carry_out(self, act: ActRow, deed: Awaitable[object]) -> None:
        """Do on Discord what the book already says; if that fails the book is put right, and nobody is told."""
        try:
            await deed
        except NO_ARRIVAL as error:
            why = refusal(error)
            log.warning("Discord refused an act", act=act.id, what=act.kind, error=str(error))
            me = Who(self._client.user.id if self._client.user else 0, "")
            words = self._services.texts.say(why, self._services.language_in(act.guild_id))
            try:
                await self._services.book.undo(act.guild_id, act.id, me, words)
            except StoreTrouble:
                log.exception("an act that did not happen stands in the book", act=act.id)
                raise Declined(text("moderation-book-wrong", why=why, number=str(act.id))) from error
            raise Declined(why) from error
        self._done[act.id] = None

    async def compose(self, row: OwedRow) -> Post:
        """Tell of a deed; if we fell over before it was done, it is done first."""
        act = await self._services.book.get(row.guild_id or 0, row.about)
        if act.undone_at is not None:
            raise Unneeded(TAKEN_BACK)
        if act.id not in self._done:
            await self._again(act)
        if not row.body:
            raise Unneeded(NOT_WANTED)
        return await self._notes.compose(row)

    async def _again(self, act: ActRow) -> None:
        """Do what a fall may have kept us from doing."""
        guild = self._client.get_guild(act.guild_id)
        person = await find_person(self._client, guild, act.target_id or 0) if guild else None
        if guild is None or person is None:
            raise Unneeded("unsaid-nobody")
        try:
            await self.carry_out(act, self._anew(guild, person, act))
        except Declined as no:
            raise Unneeded(TAKEN_BACK) from no
        if act.kind == "room-kick" and act.game_id is not None:
            live = await self._services.games.live(act.game_id)
            referee = Who(act.actor_id or 0, "", ranks=frozenset({"referee"}))  # the book let him in already
            await doors.send_off(self._services, live, referee, person.id, act.cause or 0, act.reason)

    async def _anew(self, guild: discord.Guild, person: Person, act: ActRow) -> None:
        if act.kind == "room-kick":
            room = await doors.find(guild, act.channel_id or 0)
            if room is not None:
                await doors.shut(room, person, act.reason)
        elif not isinstance(person, discord.Member):
            return
        elif act.kind == "server-kick":
            await guild.kick(person, reason=act.reason)
        else:
            assert act.kind == "timeout"
            until = datetime.fromisoformat(act.data["until"]) if "until" in act.data else None
            if until is None or until > self._services.book.clock():
                await person.timeout(until, reason=act.reason)


async def find_person(client: discord.Client, guild: discord.Guild, person_id: int) -> Person | None:
    """Return somebody as Discord knows them now: a member, somebody who left, or nobody."""
    try:
        return await guild.fetch_member(person_id)
    except discord.NotFound:
        pass
    try:
        return client.get_user(person_id) or await client.fetch_user(person_id)
    except discord.NotFound:
        return None
