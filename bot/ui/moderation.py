"""What referees do to people: warn, send out of the room or off the server, silence, and take it back.

The book is written first; if Discord then refuses, the act is marked as undone with the reason. Taking back goes the
other way round: first on Discord, where doing it twice does no harm, then in the book.
"""

from collections.abc import Awaitable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import discord
import structlog

from bot.app.live import Declined, Live, Who, declined
from bot.app.moderation import HARSH, LONGEST_REASON, REMIND_FROM, Bars, Turnstile
from bot.app.order import TAKES_BACK
from bot.app.rights import require
from bot.engine.text import Text, text
from bot.store.acts import ActRow, Wanted
from bot.store.database import StoreTrouble
from bot.ui import doors
from bot.ui.acts import shortened, stamp
from bot.ui.answer import NO_ARRIVAL
from bot.ui.desk import Desk, plain
from bot.ui.logbook import Logbook
from bot.ui.ranks import Person, Room, must_be_kickable, must_be_lockable, must_be_mutable, must_be_person, refusal

log = structlog.get_logger(__name__)

AT_ONCE = timedelta(seconds=60)
"""Within this time two referees most likely mean the same thing."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Who acts, where, in which game, and by which press."""

    guild: discord.Guild
    member: discord.Member
    who: Who
    channel_id: int
    live: Live | None
    cause: int

    @property
    def game_id(self) -> str | None:
        """Return the game the act belongs to."""
        return self.live.row.id if self.live else None

    @property
    def room_id(self) -> int:
        """Return the room of the match, or where we are if there is none."""
        return (self.live.row.channel_id if self.live else None) or self.channel_id


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: the act as it stands in the book (None: a second delivery), and what else is worth saying."""

    act: ActRow | None
    notes: tuple[Text, ...] = ()
    remind: bool = False


class Moderation:
    """The referees' hand on Discord; one for the whole client."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Keep book, log channel and gates together."""
        self._client, self._desk = client, desk
        self.logbook = Logbook(client, desk)
        self.bars = Bars(desk.order)
        self._turnstile = Turnstile()

    async def hand(self, interaction: discord.Interaction, entry: str, game: str | None = None) -> Hand:
        """Find out who acts where, and refuse whom the table of rights does not let in."""
        live = await self.scene(interaction, game)
        guild, member = interaction.guild, interaction.user
        if guild is None and live is not None:  # the referees' desk is a DM where no thread could be made
            guild = self._client.get_guild(live.row.guild_id or 0)
            member = await self.person(guild, member.id) or member if guild else member
        if guild is None or not isinstance(member, discord.Member) or interaction.channel_id is None:
            raise discord.app_commands.NoPrivateMessage
        who = self._desk.who(member)
        require(entry, who, live)
        return Hand(guild, member, who, interaction.channel_id, live, interaction.id)

    async def scene(self, interaction: discord.Interaction, game: str | None = None) -> Live | None:
        """Return the game that is meant: the named one, else what runs in this channel or beside this thread."""
        if game:
            live = await self._desk.games.live(game.strip())
            if interaction.guild_id not in (None, live.row.guild_id):
                raise declined("game-unknown")
            return live
        channel = interaction.channel
        places = [interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None]
        for place in places:
            here = await self._desk.games.here(place) if place else []
            if here:
                return next((live for live in here if live.row.status == "running"), here[0])
        return None

    async def person(self, guild: discord.Guild, person_id: int) -> Person | None:
        """Return somebody as Discord knows them now: a member, somebody who left, or nobody."""
        try:
            return await guild.fetch_member(person_id)
        except discord.NotFound:
            pass
        try:
            return self._client.get_user(person_id) or await self._client.fetch_user(person_id)
        except discord.NotFound:
            return None

    # -- acts ------------------------------------------------------------------------------------------------------

    async def warn(
        self, hand: Hand, person: Person, reason: str, *, public: bool = False, data: dict[str, Any] | None = None
    ) -> Outcome:
        """Warn somebody: the book, the person, and the channel if wished."""
        must_be_person(hand.member, person)
        act = await self._write(hand, "warning", person, reason, data or {}, hand.channel_id)
        if act is None:
            return Outcome(None)
        here = await self._desk.order.warnings(hand.guild.id, person.id, hand.game_id) if hand.game_id else 0
        total = await self._desk.order.warnings(hand.guild.id, person.id)
        notes = [text("warning-counts", here=here, total=total)]
        if rival := await self._rival(act):
            notes.append(
                text("warning-rival", who=f"<@{rival.actor_id}>", number=str(rival.id), reason=shortened(rival.reason))
            )
        told = text("warning-dm", server=plain(hand.guild.name), reason=shortened(reason), referee=plain(hand.who.name))
        if not await self._tell(person, told, hand.guild.id):
            notes.append(text("moderation-dm-closed", person=person.mention))
        if public:
            notes += await self._announce(
                hand, person, text("warning-public", person=person.mention, reason=shortened(reason))
            )
        if act.data.get("case") in HARSH:
            notes.append(text("warning-harsh"))
        remind = (here or total) >= REMIND_FROM
        if remind:
            notes.append(text("warning-remind", count=here or total))
        return Outcome(act, await self._with_log(hand, notes), remind)

    async def lock_out(self, hand: Hand, person: Person, room: Room, reason: str) -> Outcome:
        """Send somebody out of the room of the match and, if seated there, out of the game."""
        must_be_lockable(hand.member, person, room)
        async with self._turnstile.at(hand.guild.id, person.id):
            if standing := await self.locked_out(hand.guild.id, person.id, room.id):
                if standing.cause == hand.cause:
                    return Outcome(None)
                raise declined(
                    "kick-already-out", person=person.mention, who=f"<@{standing.actor_id}>", number=str(standing.id)
                )
            seat = hand.live.seat_of(person.id) if hand.live else None
            data = doors.memory(room, person) | ({"seat": seat.seat} if seat else {})
            act = await self._write(hand, "room-kick", person, reason, data, room.id)
            if act is None:
                return Outcome(None)
            await self._carried_out(act, doors.shut(room, person, self._audit(hand, reason)))
            notes = (
                await doors.send_off(self._desk, hand.live, hand.who, person.id, hand.cause, reason)
                if hand.live
                else []
            )
        told = text("kick-dm", room=plain(room.name), server=plain(hand.guild.name), reason=shortened(reason or "–"))
        if not await self._tell(person, told, hand.guild.id):
            notes.append(text("moderation-dm-closed", person=person.mention))
        return Outcome(act, await self._with_log(hand, notes))

    async def locked_out(self, guild_id: int, person_id: int, room_id: int) -> ActRow | None:
        """Return the kick that keeps somebody out of a room."""
        wanted = Wanted(guild_id, ("room-kick",), target_id=person_id, channel_id=room_id, standing=True)
        found, _ = await self._desk.order.find(wanted, limit=1)
        return found[0] if found else None

    async def throw_out(self, hand: Hand, person: Person, reason: str) -> Outcome:
        """Kick somebody off the server."""
        member = must_be_kickable(hand.member, person)
        async with self._turnstile.at(hand.guild.id, person.id):
            act = await self._write(hand, "server-kick", member, reason, {}, hand.channel_id)
            if act is None:
                return Outcome(None)
            await self._carried_out(act, hand.guild.kick(member, reason=self._audit(hand, reason)))
        return Outcome(act, await self._with_log(hand, []))

    async def silence(self, hand: Hand, person: Person, seconds: int, reason: str) -> Outcome:
        """Give somebody a timeout."""
        member = must_be_mutable(hand.member, person)
        now = self._desk.order.clock()
        until = now + timedelta(seconds=seconds)
        async with self._turnstile.at(hand.guild.id, person.id):
            standing = await self._timeout(hand.guild.id, person.id)
            if standing is not None and standing.cause == hand.cause:
                return Outcome(None)
            if standing is not None and standing.actor_id != hand.who.id and now - standing.at < AT_ONCE:
                ends = stamp(datetime.fromisoformat(standing.data["until"]))
                raise declined("timeout-already", person=person.mention, who=f"<@{standing.actor_id}>", until=ends)
            data = {"until": until.isoformat(), "seconds": seconds}
            act = await self._write(hand, "timeout", member, reason, data, hand.channel_id)
            if act is None:
                return Outcome(None)
            await self._carried_out(act, member.timeout(until, reason=self._audit(hand, reason)))
        told = text("timeout-dm", server=plain(hand.guild.name), until=stamp(until), reason=shortened(reason))
        notes = (
            []
            if await self._tell(person, told, hand.guild.id)
            else [text("moderation-dm-closed", person=person.mention)]
        )
        return Outcome(act, await self._with_log(hand, notes))

    async def unsilence(self, hand: Hand, person: Person, reason: str) -> Outcome:
        """End a timeout, whoever gave it."""
        if standing := await self._timeout(hand.guild.id, person.id):
            return await self.undo(hand, standing.id, reason)
        member = must_be_mutable(hand.member, person)
        if not member.is_timed_out():
            raise declined("timeout-none", person=person.mention)
        act = await self._write(hand, "timeout", member, reason, {}, hand.channel_id)  # somebody gave it by hand
        if act is None:
            return Outcome(None)
        await self._carried_out(act, member.timeout(None, reason=self._audit(hand, reason)))
        return Outcome(act, await self._with_log(hand, []))

    async def undo(self, hand: Hand, act_id: int, why: str) -> Outcome:
        """Take an act back, on Discord and in the book."""
        order = self._desk.order
        target = (await order.get(hand.guild.id, act_id)).target_id or 0
        async with self._turnstile.at(hand.guild.id, target):
            act = await order.get(hand.guild.id, act_id)
            if act.undone_at is not None:
                raise declined("order-already-undone")
            if act.kind not in TAKES_BACK:
                raise declined("moderation-final")
            person = await self.person(hand.guild, target)
            with self.bars.lifted(act):
                await self._reverse(hand, act, person)
                act = await order.undo(hand.guild.id, act_id, hand.who, why)
            notes: list[Text] = []
            if act.kind == "room-kick" and act.game_id and person is not None:
                notes += await doors.let_back(
                    self._desk, act, hand.who, Who(person.id, plain(person.display_name)), why
                )
        if person is not None and not person.bot:
            told = text("undo-dm", kind=act.kind, server=plain(hand.guild.name), why=shortened(why))
            if not await self._tell(person, told, hand.guild.id):
                notes.append(text("moderation-dm-closed", person=person.mention))
        return Outcome(act, await self._with_log(hand, notes))

    # -- parts of it -----------------------------------------------------------------------------------------------

    async def _write(
        self, hand: Hand, kind: str, person: Person, reason: str, data: dict[str, Any], room_id: int
    ) -> ActRow | None:
        now, reason = self._desk.order.clock(), plain(reason)[:LONGEST_REASON] if reason else ""
        return await self._desk.order.record(
            ActRow(hand.guild.id, now, kind, hand.who.id, person.id, hand.game_id, room_id, reason, data, hand.cause)
        )

    async def _carried_out(self, act: ActRow, deed: Awaitable[object]) -> None:
        """Do on Discord what the book already says; if that fails the book is put right."""
        try:
            await deed
        except NO_ARRIVAL as error:
            why = refusal(error)
            log.warning("Discord refused an act", act=act.id, what=act.kind, error=str(error))
            me = Who(self._client.user.id if self._client.user else 0, "")
            words = self._desk.texts.say(why, self._desk.language_in(act.guild_id))
            try:
                await self._desk.order.undo(act.guild_id, act.id, me, words)
            except StoreTrouble:
                log.exception("an act that did not happen stands in the book", act=act.id)
                raise Declined(text("moderation-book-wrong", why=why, number=str(act.id))) from error
            raise Declined(why) from error

    async def _reverse(self, hand: Hand, act: ActRow, person: Person | None) -> None:
        """Undo on Discord what an act did there."""
        if person is None:
            return
        reason = self._audit(hand, "")
        try:
            if act.kind == "room-kick" and act.channel_id is not None:
                room = await doors.find(hand.guild, act.channel_id)
                if room is not None:
                    await doors.reopen(room, person, act.data, reason)
            elif act.kind == "timeout" and isinstance(person, discord.Member) and person.is_timed_out():
                newest = await self._timeout(hand.guild.id, person.id)
                if newest is not None and newest.id == act.id:
                    await person.timeout(None, reason=reason)
        except NO_ARRIVAL as error:
            raise Declined(refusal(error)) from error

    async def _timeout(self, guild_id: int, person_id: int) -> ActRow | None:
        """Return the newest timeout in the book that has not run out."""
        found, _ = await self._desk.order.find(
            Wanted(guild_id, ("timeout",), target_id=person_id, standing=True), limit=1
        )
        until = found[0].data.get("until") if found else None
        return found[0] if until and datetime.fromisoformat(until) > self._desk.order.clock() else None

    async def _rival(self, act: ActRow) -> ActRow | None:
        """Return the warning that another referee gave the same person a moment ago."""
        wanted = Wanted(act.guild_id, ("warning",), target_id=act.target_id, since=act.at - AT_ONCE, standing=True)
        found, _ = await self._desk.order.find(replace(wanted, game_id=act.game_id), limit=10)
        return next((other for other in found if other.actor_id != act.actor_id and other.id < act.id), None)

    async def _tell(self, person: Person, words: Text, guild_id: int) -> bool:
        """Tell somebody by DM, in the server's language; False if that is not possible."""
        try:
            await person.send(self._desk.texts.say(words, self._desk.language_in(guild_id)))
        except NO_ARRIVAL as error:
            log.info("direct message did not arrive", person=person.id, error=str(error))
            return False
        return True

    async def _announce(self, hand: Hand, person: Person, words: Text) -> list[Text]:
        """Say it in the channel, too."""
        channel = self._client.get_partial_messageable(hand.room_id)
        ping = discord.AllowedMentions(users=[discord.Object(person.id)])
        try:
            await channel.send(
                self._desk.texts.say(words, self._desk.language_in(hand.guild.id)), allowed_mentions=ping
            )
        except NO_ARRIVAL:
            return [text("warning-not-public", room=f"<#{hand.room_id}>")]
        return []

    async def _with_log(self, hand: Hand, notes: list[Text]) -> tuple[Text, ...]:
        """Add what is wrong with the log channel, if anything is."""
        trouble = await self.logbook.trouble(hand.guild.id)
        return (*notes, trouble) if trouble else tuple(notes)

    def _audit(self, hand: Hand, reason: str) -> str:
        """Return the line for Discord's own audit log."""
        return f"{hand.who.name}: {plain(reason) if reason else '–'}"[:500]
