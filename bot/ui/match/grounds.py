"""The grounds of a match: the referees' private thread, and in a channel of its own who may write when."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
import structlog

from bot.app.live import Live
from bot.engine.text import Text, text
from bot.games.quidditch.model import HOUSES
from bot.games.quidditch.rules.say import TALKING
from bot.store import records
from bot.store.records import PanelRow
from bot.ui.desk import Desk
from bot.ui.panel import render
from bot.ui.publisher import Publisher

log = structlog.get_logger(__name__)

ROOM, TEAM = "room", "team"
SHUT = 1
"""Noted with a room whose gates we have shut."""
"""Rows of panels that remember a channel or thread made for a match."""


def talking(live: Live) -> bool:
    """Tell whether everybody may write now (Q5.8.1)."""
    if live.row.status != "running" or live.position is None:
        return True
    state = live.position.state
    return state.phase in TALKING or state.absence is not None or state.ended is not None


def begun(live: Live) -> bool:
    """Tell whether play has begun: from then on the gates are shut (Q4.3)."""
    return live.row.status == "running" and live.position is not None and live.position.state.phase != "vor"


def players(live: Live, house: str = "") -> set[int]:
    """Return who plays, or who plays for a house; who was excluded plays no more (Q8.2)."""
    state = live.position.state if live.position else None
    out = {one.seat for one in state.players if one.excluded} if state else set()
    seats = [row for row in live.seats if row.seat.startswith(house) and row.seat not in out]
    return {row.person_id for row in seats if row.person_id is not None}


def participants(live: Live) -> set[int]:
    """Return everybody who takes part: players, referee, assistant."""
    officials = (live.row.referee_id, live.row.assistant_id)
    return players(live) | {person for person in officials if person is not None}


class Grounds:
    """Makes and keeps the places of matches."""

    def __init__(self, client: discord.Client, desk: Desk, publisher: Publisher) -> None:
        """Work through this client."""
        self._client, self._desk, self._publisher = client, desk, publisher
        self._refused: set[str] = set()
        self._inside: dict[int, set[int]] = {}
        """Whom we let into which place; who no longer belongs there has to leave."""

    async def rows(self, game_id: str, audience: str) -> list[PanelRow]:
        """Read the places of one kind that a match has."""
        rows = await self._desk.games.database.read(lambda db: records.load_panels(db, game_id))
        return [row for row in rows if row.audience == audience]

    # -- the referees ----------------------------------------------------------------------------------------------

    async def officials(self, live: Live) -> int | None:
        """Return the referees' place, made if there is none yet; where no thread can be made it is their DM."""
        for row in await self.rows(live.row.id, "officials"):
            if not await self._outdated(row, live.row.referee_id):
                await self._let_in(row.channel_id, (live.row.referee_id, live.row.assistant_id))
                return row.channel_id
            await self._publisher.forget(live.row.id, row.channel_id)
        if live.row.referee_id is None or live.row.id in self._refused:
            return None
        place = await self._make_desk(live, live.row.referee_id)
        if place is None:
            self._refused.add(live.row.id)
            return None
        look = await self._desk.games.look(live.row.id, officials=True)
        shown = await render(self._desk, look, self._desk.language_in(live.row.guild_id))
        try:
            sent = await place.send(view=shown.view, files=shown.files())
        except discord.HTTPException as error:
            log.warning("referees cannot be reached", game=live.row.id, error=str(error))
            self._refused.add(live.row.id)
            return None
        await self._publisher.opened(look.live, place.id, sent.id, audience="officials")
        return int(place.id)

    async def _outdated(self, row: PanelRow, referee_id: int | None) -> bool:
        """Tell whether a desk is in the DMs of somebody who has handed the whistle over."""
        place = await self._find(row.channel_id)
        return isinstance(place, discord.DMChannel) and place.recipient is not None and place.recipient.id != referee_id

    async def _make_desk(self, live: Live, referee_id: int) -> Any:
        name = self._say(live, text("match-thread-referees", id=live.row.id))
        thread = await self._thread(live, name)
        if thread is None:
            try:
                user = await self._client.fetch_user(referee_id)
                return await user.create_dm()
            except discord.HTTPException:
                return None
        await self._let_in(thread.id, (live.row.referee_id, live.row.assistant_id))
        return thread

    async def _thread(self, live: Live, name: str) -> discord.Thread | None:
        """Make a private thread; a match that is in a thread itself has it in the channel around."""
        guild = self._client.get_guild(live.row.guild_id or 0)
        home: Any = guild.get_channel_or_thread(live.row.channel_id or 0) if guild else None
        parent = home.parent if isinstance(home, discord.Thread) else home
        if not isinstance(parent, discord.TextChannel):
            return None
        try:
            private = discord.ChannelType.private_thread
            return await parent.create_thread(
                name=name[:100], type=private, invitable=False, auto_archive_duration=1440
            )
        except discord.HTTPException as error:
            log.warning("no private thread", game=live.row.id, error=str(error))
            return None

    async def _let_in(self, thread_id: int, people: Iterable[int | None]) -> None:
        """Let these people into a private thread, and those out who were let in before and do not belong any more."""
        thread = await self._find(thread_id)
        if isinstance(thread, discord.Thread):
            wanted = {person for person in people if person is not None}
            before = self._inside.get(thread_id, set())
            self._inside[thread_id] = wanted
            for person in sorted(before - wanted):
                await _quietly(thread.remove_user(discord.Object(person)))
            for person in sorted(wanted - before):
                await _quietly(thread.add_user(discord.Object(person)))

    # -- a channel of its own --------------------------------------------------------------------------------------

    async def own_channel(self, live: Live) -> None:
        """Remember that the match channel was made for this match."""
        await self._remember(PanelRow(live.row.id, live.row.channel_id or 0, 0, 0, self._desk.games.clock(), ROOM))

    async def keep(self, live: Live, spectators: set[int]) -> None:
        """Give each group a room; in a channel of its own shut the gates, and let spectators write in the chat only."""
        await self._teams(live, spectators)
        made = await self.rows(live.row.id, ROOM)
        channel = await self._find(made[0].channel_id) if made else None
        if not isinstance(channel, discord.TextChannel):
            return
        here = channel.id == live.row.channel_id  # a match that has moved on leaves the gates open
        inside = participants(live)
        shut = await self._gate(made[0], channel, shut=here and begun(live))
        wanted = dict(channel.overwrites)
        everyone: Any = channel.guild.default_role
        wanted[everyone] = _changed(wanted.get(everyone), None if talking(live) or not here else False, shut)
        wanted[channel.guild.me] = _changed(wanted.get(channel.guild.me), True, True)
        running = True if live.row.status == "running" and here else None
        known = {target.id for target in channel.overwrites if _is_person(target)} - {channel.guild.me.id}
        for person in known | inside | spectators:  # who played before watches now
            member: Any = channel.guild.get_member(person) or discord.Object(person, type=discord.Member)
            old = wanted.get(member)
            sees = False if old is not None and old.view_channel is False else running  # who was sent out stays out
            wanted[member] = _changed(old, running if person in inside else None, sees)
        wanted = {who: overwrite for who, overwrite in wanted.items() if not overwrite.is_empty()}
        if wanted != channel.overwrites:
            await _quietly(channel.edit(overwrites=wanted))

    async def _gate(self, room: PanelRow, channel: discord.TextChannel, *, shut: bool) -> bool | None:
        """Return whether everybody else may see the channel: not while play is on, and as before afterwards."""
        sees = channel.overwrites_for(channel.guild.default_role).view_channel
        if shut:
            if not room.shown and sees is not False:
                await self._remember(replace(room, shown=SHUT))
            return False
        if room.shown == SHUT:
            await self._remember(replace(room, shown=0))
            return None
        return sees

    async def _remember(self, row: PanelRow) -> None:
        await self._desk.games.database.write(lambda db: records.save_panel(db, row))

    async def _teams(self, live: Live, spectators: set[int]) -> None:
        """Give each team and the spectators a room to whisper in, once there is somebody to whisper with (Q4.3)."""
        rooms = await self.rows(live.row.id, TEAM)
        if live.row.status in ("over", "abandoned"):
            for row in rooms:
                thread = await self._find(row.channel_id)
                if isinstance(thread, discord.Thread) and not thread.archived:
                    await _quietly(thread.edit(archived=True))
            return
        if live.row.status != "running":
            return
        houses = live.options.houses  # type: ignore[attr-defined]  # only matches have grounds
        groups: list[tuple[Text, set[int], int]] = [
            (text("match-thread-team", house=HOUSES[house]), players(live, house), 2) for house in houses
        ]
        groups.append((text("match-thread-stand"), spectators, 1))
        known = {row.shown: row.channel_id for row in rooms}
        for number, (name, people, needed) in enumerate(groups):
            if len(people) < needed and number not in known:
                continue
            if number not in known:
                thread = await self._thread(live, self._say(live, name))
                if thread is None:
                    return
                known[number] = thread.id
                await self._remember(PanelRow(live.row.id, thread.id, 0, number, self._desk.games.clock(), TEAM))
            await self._let_in(known[number], people)

    def _say(self, live: Live, words: Any) -> str:
        return self._desk.texts.say(words, self._desk.language_in(live.row.guild_id))

    async def _find(self, channel_id: int) -> Any:
        found: Any = self._client.get_channel(channel_id)
        if found is None:
            try:
                found = await self._client.fetch_channel(channel_id)
            except discord.HTTPException:
                return None
        return found


def _is_person(target: Any) -> bool:
    return not isinstance(target, discord.Role) and getattr(target, "type", None) is not discord.Role


def _changed(
    overwrite: discord.PermissionOverwrite | None, writes: bool | None, sees: bool | None
) -> discord.PermissionOverwrite:
    allow, deny = (overwrite or discord.PermissionOverwrite()).pair()
    new = discord.PermissionOverwrite.from_pair(allow, deny)
    new.update(send_messages=writes, view_channel=sees)
    return new


async def _quietly(change: Any) -> None:
    """Do what Discord may refuse; play goes on all the same."""
    try:
        await change
    except discord.HTTPException as error:
        log.warning("the grounds stay as they are", error=str(error))
