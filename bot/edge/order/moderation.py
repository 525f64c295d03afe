"""What referees do to people: warn, send out of the room or off the server, silence, and take it back.

The book is written first, with the letter about it; if Discord then refuses, the act is marked as undone with the
reason, and should we fall over it is done after the next start (`deeds`). Taking back goes the other way round: first
on Discord and at the table, where doing it twice does no harm, then in the book.
"""

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.concurrency import Locks
from bot.edge.kit.answer import NO_ARRIVAL
from bot.edge.kit.services import Services, plain, safe
from bot.edge.kit.visiting import visited
from bot.edge.order import doors
from bot.edge.order.deeds import Deeds, find_person
from bot.edge.order.logbook import Logbook
from bot.edge.order.officer import Officer, Outcome
from bot.edge.order.ranks import (
    Person,
    Room,
    must_be_kickable,
    must_be_lockable,
    must_be_mutable,
    must_be_person,
    refusal,
)
from bot.edge.order.wording import because, stamp, worded
from bot.edge.table.notes import Notes
from bot.edge.table.outbox import Outbox
from bot.engine.text import Text, text
from bot.service.leading.book import TAKES_BACK
from bot.service.leading.cases import HARSH, REMIND_FROM, Bars
from bot.service.leading.rights import must_not_take_sides, require
from bot.service.play.live import Declined, Live, Who, declined
from bot.store import panels, places
from bot.store.acts import ActRow, Wanted
from bot.store.database import Connection
from bot.store.outbox import OwedRow

AT_ONCE = timedelta(seconds=60)
"""Within this time two referees most likely mean the same thing."""


class Moderation:
    """The referees' hand on Discord; one for the whole client."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox, notes: Notes) -> None:
        """Keep book, log channel and gates together."""
        self._client, self._services = client, services
        self._deeds = Deeds(client, services, outbox, notes)
        self.logbook = Logbook(services, outbox)
        self.bars = Bars(services.book)
        self._one_by_one: Locks[tuple[int, int]] = Locks()
        """Referees who mean the same person act one after the other."""

    async def officer(self, interaction: discord.Interaction, entry: str, game: str | None = None) -> Officer:
        """Find out who acts where, and refuse whom the table of rights does not let in."""
        live = await self.scene(interaction, game)
        guild, member = interaction.guild, interaction.user
        if guild is None and live is not None:  # the referees' desk is a DM where no thread could be made
            guild = self._client.get_guild(live.row.guild_id or 0)
            member = await self.person(guild, member.id) or member if guild else member
        if guild is None or not isinstance(member, discord.Member) or interaction.channel_id is None:
            raise discord.app_commands.NoPrivateMessage
        who = self._services.who(member)
        require(entry, who, live)
        return Officer(guild, member, who, interaction.channel_id, live, interaction.id)

    async def scene(self, interaction: discord.Interaction, game: str | None = None) -> Live | None:
        """Return the game that is meant: the named one, else what runs in this channel or beside this thread."""
        if game:
            return await visited(interaction, self._services, game)
        channel = interaction.channel
        places = [interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None]
        for place in places:
            here = await self._services.games.here(place) if place else []
            if here:
                return next((live for live in here if live.row.status == "running"), here[0])
        return None

    async def rooms(self, interaction: discord.Interaction, officer: Officer) -> set[int]:
        """Return the rooms somebody may be sent out of: those of the game, or without one the place where we are."""
        live = officer.live
        if live is None:
            channel = interaction.channel
            parent = channel.parent_id if isinstance(channel, discord.Thread) else None
            return {officer.channel_id, *([parent] if parent else [])}

        def work(db: Connection) -> list[int]:
            shown = [row.channel_id for row in panels.of(db, live.row.id)]
            return shown + [row.channel_id for row in places.of(db, live.row.id)]

        own = await self._services.games.database.read(work)
        return {*own, *([live.row.channel_id] if live.row.channel_id else [])}

    async def person(self, guild: discord.Guild, person_id: int) -> Person | None:
        """Return somebody as Discord knows them now: a member, somebody who left, or nobody."""
        return await find_person(self._client, guild, person_id)

    # -- acts ------------------------------------------------------------------------------------------------------

    async def warn(
        self, officer: Officer, person: Person, reason: str, *, public: bool = False, data: dict[str, Any] | None = None
    ) -> Outcome:
        """Warn somebody: the book, the person, and the channel if wished."""
        must_be_person(officer.member, person)
        await self._must_not_take_sides(officer, person)
        told = text(
            "warning-dm", server=safe(officer.guild.name), reason=worded(reason), referee=safe(officer.who.name)
        )
        cause, guild_id = officer.cause, officer.guild.id
        owed = [self._deeds.letter(cause, guild_id, person.id, told)]
        if public:
            words = text("warning-public", person=person.mention, reason=worded(reason))
            owed.append(self._deeds.aloud(cause, guild_id, officer.room_id, person.id, words))
        act = await self._write(officer, "warning", person, reason, data or {}, officer.channel_id, owed)
        if act is None:
            return Outcome(None)
        here = (
            await self._services.book.warnings(officer.guild.id, person.id, officer.game_id) if officer.game_id else 0
        )
        total = await self._services.book.warnings(officer.guild.id, person.id)
        notes = [text("warning-counts", here=here, total=total)]
        if rival := await self._rival(act):
            notes.append(
                text("warning-rival", who=f"<@{rival.actor_id}>", number=str(rival.id), reason=worded(rival.reason))
            )
        letter, *aloud = owed
        if not await self._deeds.arrives(letter):
            notes.append(text("moderation-dm-closed", person=person.mention))
        for row in aloud:
            if not await self._deeds.arrives(row):
                notes.append(text("warning-not-public", room=f"<#{officer.room_id}>"))
        if act.data.get("case") in HARSH:
            notes.append(text("warning-harsh"))
        remind = (here or total) >= REMIND_FROM
        if remind:
            notes.append(text("warning-remind", count=here or total))
        return Outcome(act, await self._with_log(officer, notes), remind)

    async def lock_out(self, officer: Officer, person: Person, room: Room, reason: str) -> Outcome:
        """Send somebody out of the room of the match and, if seated there, out of the game."""
        must_be_lockable(officer.member, person, room)
        await self._must_not_take_sides(officer, person)
        async with self._one_by_one.of((officer.guild.id, person.id)):
            if standing := await self.locked_out(officer.guild.id, person.id, room.id):
                if standing.cause == officer.cause:
                    return Outcome(None)
                raise declined(
                    "kick-already-out", person=person.mention, who=f"<@{standing.actor_id}>", number=str(standing.id)
                )
            seat = officer.live.seat_of(person.id) if officer.live else None
            data = doors.memory(room, person) | ({"seat": seat.seat} if seat else {})
            told = text("kick-dm", room=safe(room.name), server=safe(officer.guild.name), why=because(reason))
            deed = self._deeds.deed(officer.cause, officer.guild.id, person.id, told)
            with self._deeds.under_way(deed):
                act = await self._write(officer, "room-kick", person, reason, data, room.id, [deed])
                if act is None:
                    return Outcome(None)
                await self._deeds.carry_out(act, doors.shut(room, person, self._audit(officer, reason)))
                notes = (
                    await doors.send_off(self._services, officer.live, officer.who, person.id, officer.cause, reason)
                    if officer.live
                    else []
                )
        return Outcome(act, await self._with_log(officer, notes + await self._told(deed, person)))

    async def locked_out(self, guild_id: int, person_id: int, room_id: int) -> ActRow | None:
        """Return the kick that keeps somebody out of a room."""
        wanted = Wanted(guild_id, ("room-kick",), target_id=person_id, channel_id=room_id, standing=True)
        found, _ = await self._services.book.find(wanted, limit=1)
        return found[0] if found else None

    async def throw_out(self, officer: Officer, person: Person, reason: str) -> Outcome:
        """Kick somebody off the server."""
        member = must_be_kickable(officer.member, person)
        await self._must_not_take_sides(officer, person)
        async with self._one_by_one.of((officer.guild.id, person.id)):
            deed = self._deeds.deed(officer.cause, officer.guild.id, person.id)
            with self._deeds.under_way(deed):
                act = await self._write(officer, "server-kick", member, reason, {}, officer.channel_id, [deed])
                if act is None:
                    return Outcome(None)
                await self._deeds.carry_out(act, officer.guild.kick(member, reason=self._audit(officer, reason)))
        return Outcome(act, await self._with_log(officer, []))

    async def silence(self, officer: Officer, person: Person, seconds: int, reason: str) -> Outcome:
        """Give somebody a timeout."""
        member = must_be_mutable(officer.member, person)
        await self._must_not_take_sides(officer, person)
        now = self._services.book.clock()
        until = now + timedelta(seconds=seconds)
        async with self._one_by_one.of((officer.guild.id, person.id)):
            standing = await self._timeout(officer.guild.id, person.id)
            if standing is not None and standing.cause == officer.cause:
                return Outcome(None)
            if standing is not None and standing.actor_id != officer.who.id and now - standing.at < AT_ONCE:
                ends = stamp(datetime.fromisoformat(standing.data["until"]))
                raise declined("timeout-already", person=person.mention, who=f"<@{standing.actor_id}>", until=ends)
            data = {"until": until.isoformat(), "seconds": seconds}
            audit = self._audit(officer, reason)
            told = text("timeout-dm", server=safe(officer.guild.name), until=stamp(until), reason=worded(reason))
            deed = self._deeds.deed(officer.cause, officer.guild.id, person.id, told)
            if standing is not None and standing.actor_id == officer.who.id:  # his own again: one entry
                changed = replace(standing, actor_id=officer.who.id, reason=reason, data=data)
                deed = self._deeds.letter(officer.cause, officer.guild.id, person.id, told)
                act: ActRow | None = await self._changed(changed, member.timeout(until, reason=audit), deed)
            else:
                with self._deeds.under_way(deed):
                    act = await self._write(officer, "timeout", member, reason, data, officer.channel_id, [deed])
                    if act is None:
                        return Outcome(None)
                    await self._deeds.carry_out(act, member.timeout(until, reason=audit))
        return Outcome(act, await self._with_log(officer, await self._told(deed, person)))

    async def _changed(self, act: ActRow, deed: Awaitable[object], letter: OwedRow) -> ActRow:
        """Change a timeout that still runs: first on Discord, then its entry in the book."""
        try:
            await deed
        except NO_ARRIVAL as error:
            raise Declined(refusal(error)) from error
        return await self._services.book.amend(act, letter)

    async def unsilence(self, officer: Officer, person: Person, reason: str) -> Outcome:
        """End a timeout, whoever gave it."""
        if standing := await self._timeout(officer.guild.id, person.id):
            return await self.undo(officer, standing.id, reason)
        member = must_be_mutable(officer.member, person)
        if not member.is_timed_out():
            raise declined("timeout-none", person=person.mention)
        deed = self._deeds.deed(officer.cause, officer.guild.id, person.id)
        with self._deeds.under_way(deed):  # somebody gave it by hand
            act = await self._write(officer, "timeout", member, reason, {}, officer.channel_id, [deed])
            if act is None:
                return Outcome(None)
            await self._deeds.carry_out(act, member.timeout(None, reason=self._audit(officer, reason)))
        return Outcome(act, await self._with_log(officer, []))

    async def undo(self, officer: Officer, act_id: int, why: str) -> Outcome:
        """Take an act back, on Discord and in the book."""
        order = self._services.book
        target = (await order.get(officer.guild.id, act_id)).target_id or 0
        async with self._one_by_one.of((officer.guild.id, target)):
            act = await order.get(officer.guild.id, act_id)
            if act.undone_at is not None:
                raise declined("order-already-undone")
            if act.kind not in TAKES_BACK:
                raise declined("moderation-final")
            person = await self.person(officer.guild, target)
            notes: list[Text] = []
            letters: list[OwedRow] = []
            if person is not None and not person.bot:
                told = text("undo-dm", kind=act.kind, server=safe(officer.guild.name), why=worded(why))
                letters.append(self._deeds.letter(officer.cause, officer.guild.id, person.id, told))
            with self.bars.lifted(act):
                await self._reverse(officer, act, person)
                if act.kind == "room-kick" and act.game_id and person is not None:
                    back = Who(person.id, plain(person.display_name))
                    notes += await doors.let_back(self._services, act, officer.who, back, why)
                act = await order.undo(officer.guild.id, act_id, officer.who, why, *letters)
        if person is not None:
            for letter in letters:
                notes += await self._told(letter, person)
        return Outcome(act, await self._with_log(officer, notes))

    async def _must_not_take_sides(self, officer: Officer, person: Person) -> None:
        """Refuse a referee who plays with or against the person just now: another one has to see to it."""
        for live in await self._services.games.of(person.id):
            if live.row.guild_id == officer.guild.id and live.seat_of(person.id) is not None:
                must_not_take_sides(live, officer.who)

    # -- parts of it -----------------------------------------------------------------------------------------------

    async def _write(
        self,
        officer: Officer,
        kind: str,
        person: Person,
        reason: str,
        data: dict[str, Any],
        room_id: int,
        owed: Sequence[OwedRow] = (),
    ) -> ActRow | None:
        now = self._services.book.clock()
        return await self._services.book.record(
            ActRow(
                guild_id=officer.guild.id,
                at=now,
                kind=kind,
                actor_id=officer.who.id,
                target_id=person.id,
                game_id=officer.game_id,
                channel_id=room_id,
                reason=reason,
                data=data,
                cause=officer.cause,
            ),
            *owed,
        )

    async def _reverse(self, officer: Officer, act: ActRow, person: Person | None) -> None:
        """Undo on Discord what an act did there."""
        if person is None:
            return
        reason = self._audit(officer, "")
        try:
            if act.kind == "room-kick" and act.channel_id is not None:
                room = await doors.find(officer.guild, act.channel_id)
                if room is not None:
                    await doors.reopen(room, person, act.data, reason)
            elif act.kind == "timeout" and isinstance(person, discord.Member) and person.is_timed_out():
                newest = await self._timeout(officer.guild.id, person.id)
                if newest is not None and newest.id == act.id:
                    await person.timeout(None, reason=reason)
        except NO_ARRIVAL as error:
            raise Declined(refusal(error)) from error

    async def _timeout(self, guild_id: int, person_id: int) -> ActRow | None:
        """Return the newest timeout in the book that has not run out."""
        found, _ = await self._services.book.find(
            Wanted(guild_id, ("timeout",), target_id=person_id, standing=True), limit=1
        )
        until = found[0].data.get("until") if found else None
        return found[0] if until and datetime.fromisoformat(until) > self._services.book.clock() else None

    async def _rival(self, act: ActRow) -> ActRow | None:
        """Return the warning that another referee gave the same person a moment ago."""
        wanted = Wanted(act.guild_id, ("warning",), target_id=act.target_id, since=act.at - AT_ONCE, standing=True)
        found, _ = await self._services.book.find(replace(wanted, game_id=act.game_id), limit=10)
        return next((other for other in found if other.actor_id != act.actor_id and other.id < act.id), None)

    async def _told(self, letter: OwedRow, person: Person) -> list[Text]:
        """Return what the referee must know of a letter: that it cannot be delivered."""
        return [] if await self._deeds.arrives(letter) else [text("moderation-dm-closed", person=person.mention)]

    async def _with_log(self, officer: Officer, notes: list[Text]) -> tuple[Text, ...]:
        """Add what is wrong with the log channel, if anything is."""
        trouble = await self.logbook.trouble(officer.guild.id)
        return (*notes, trouble) if trouble else tuple(notes)

    def _audit(self, officer: Officer, reason: str) -> str:
        """Return the line for Discord's own audit log."""
        return f"{officer.who.name}: {reason or '–'}"[:512]
