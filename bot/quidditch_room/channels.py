"""The grounds of a match: the referees' private thread, and in a channel of its own who may write when."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import discord
import structlog

from bot.edge.kit.history import SLACK
from bot.edge.kit.services import Services
from bot.edge.kit.threads import wake
from bot.edge.table.publisher import Publisher
from bot.engine.text import Text, text
from bot.games.quidditch.model import HOUSES, QuidditchOptions
from bot.games.quidditch.rules.say import TALKING
from bot.recent import Recent
from bot.service.play.live import Live
from bot.service.play.naming import title
from bot.service.play.owing import note
from bot.store import panels, places
from bot.store.outbox import OwedRow, in_channel
from bot.store.panels import PanelRow
from bot.store.places import PlaceRow

log = structlog.get_logger(__name__)
REMEMBERED = 1000


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


def _officials(live: Live) -> list[int]:
    """Return who sits at the desk: never anybody who plays."""
    officials = (live.row.referee_id, live.row.assistant_id)
    return [person for person in officials if person is not None and not live.takes_sides(person)]


@dataclass(frozen=True, slots=True)
class Group:
    """People who have a room to whisper in, once there are enough of them."""

    kind: places.Kind
    key: str
    name: Text
    people: set[int]
    needed: int


class Channels:
    """Makes and keeps the places of matches."""

    def __init__(self, client: discord.Client, services: Services, publisher: Publisher) -> None:
        """Work through this client."""
        self._client, self._services, self._publisher = client, services, publisher
        self._refused: Recent[tuple[str, int], None] = Recent(REMEMBERED)
        """Referees who cannot be reached anywhere, by their matches: they are not tried again and again."""
        self._inside: Recent[int, set[int]] = Recent(REMEMBERED)
        """Whom we let into which place; who no longer belongs there has to leave."""

    async def desks(self, game_id: str) -> list[PanelRow]:
        """Read where the referees of a match have their panel."""
        rows = await self._services.games.database.read(lambda db: panels.of(db, game_id))
        return [row for row in rows if row.audience == "officials"]

    # -- the referees ----------------------------------------------------------------------------------------------

    async def officials(self, live: Live) -> int | None:
        """Return the referees' place, made if there is none yet; where no thread can be made it is their DM."""
        for row in await self.desks(live.row.id):
            if not await self._outdated(row, live.row.referee_id):
                await self._let_in(row.channel_id, _officials(live))
                return row.channel_id
            await self._publisher.forget_channel(live.row.id, row.channel_id)
        if live.row.referee_id is None or (whose := (live.row.id, live.row.referee_id)) in self._refused:
            return None
        place = await self._make_desk(live, live.row.referee_id)
        if place is None:
            self._refused[whose] = None
            return None
        above: list[OwedRow] = []
        if isinstance(place, discord.Thread):
            link = text("match-link-referees", place=place.mention)
            above.append(self._about(place.id, live, text("match-room-referees"), place.id))
            above.append(self._about(place.id, live, link, live.row.channel_id or 0))
        if not await self._publisher.begin(live, place.id, "officials", *above):
            log.warning("referees cannot be reached", game=live.row.id)
            self._refused[whose] = None
            return None
        return int(place.id)

    async def _outdated(self, row: PanelRow, referee_id: int | None) -> bool:
        """Tell whether a desk is in the DMs of somebody who has handed the whistle over."""
        place = await self._find(row.channel_id)
        return isinstance(place, discord.DMChannel) and place.recipient is not None and place.recipient.id != referee_id

    async def _make_desk(self, live: Live, referee_id: int) -> Any:
        name = self._say(live, text("match-thread-referees", match=title(live)))
        thread = await self._thread(live, name)
        if thread is None:
            try:
                user = await self._client.fetch_user(referee_id)
                return await user.create_dm()
            except discord.HTTPException:
                return None
        await self._let_in(thread.id, _officials(live))
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
            return await self._orphan(parent, live, name[:100]) or await parent.create_thread(
                name=name[:100], type=private, invitable=False, auto_archive_duration=1440
            )
        except discord.HTTPException as error:
            log.warning("no private thread", game=live.row.id, error=str(error))
            return None

    async def _orphan(self, parent: discord.TextChannel, live: Live, name: str) -> discord.Thread | None:
        """Find the thread that we made for a match and fell over before it was written down."""
        since, me = live.row.created_at - SLACK, parent.guild.me.id
        ours = [one for one in await parent.guild.active_threads() if (one.owner_id, one.parent_id) == (me, parent.id)]
        found = [one for one in ours if one.name == name and one.created_at is not None and one.created_at >= since]
        taken = await self._services.games.database.read(lambda db: places.taken(db, [one.id for one in found]))
        return next((one for one in found if one.id not in taken), None)

    async def _let_in(self, thread_id: int, people: Iterable[int | None]) -> None:
        """Let these people into a private thread, and those out who were let in before and do not belong any more."""
        thread = await self._find(thread_id)
        if isinstance(thread, discord.Thread):
            wanted = {person for person in people if person is not None}
            before = self._inside.get(thread_id, set())
            self._inside[thread_id] = wanted
            if wanted != before:
                await _quietly(wake(thread))
            for person in sorted(before - wanted):
                await _quietly(thread.remove_user(discord.Object(person)))
            for person in sorted(wanted - before):
                await _quietly(thread.add_user(discord.Object(person)))

    # -- a channel of its own --------------------------------------------------------------------------------------

    async def own_channel(self, live: Live) -> None:
        """Remember that the match channel was made for this match."""
        await self._remember(PlaceRow(game_id=live.row.id, kind="room", channel_id=live.row.channel_id or 0))

    async def keep(self, live: Live, spectators: set[int]) -> None:
        """Give each group a room; in a channel of its own shut the gates, and let spectators write in the chat only."""
        await self._teams(live, spectators)
        room = next(iter(await self._places(live, "room")), None)
        channel = await self._find(room.channel_id) if room else None
        if room is None or not isinstance(channel, discord.TextChannel):
            return
        here = channel.id == live.row.channel_id  # a match that has moved on leaves the gates open
        inside = participants(live)
        shut = await self._gate(room, channel, shut=here and begun(live))
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

    async def _gate(self, room: PlaceRow, channel: discord.TextChannel, *, shut: bool) -> bool | None:
        """Return whether everybody else may see the channel: not while play is on, and as before afterwards."""
        sees = channel.overwrites_for(channel.guild.default_role).view_channel
        if shut:
            if not room.shut and sees is not False:
                await self._remember(replace(room, shut=True))
            return False
        if room.shut:
            await self._remember(replace(room, shut=False))
            return None
        return sees

    async def _places(self, live: Live, *kinds: places.Kind) -> list[PlaceRow]:
        return await self._services.games.database.read(lambda db: places.of(db, live.row.id, *kinds))

    async def _remember(self, row: PlaceRow) -> None:
        await self._services.games.database.write(lambda db: places.save(db, row))

    async def _teams(self, live: Live, spectators: set[int]) -> None:
        """Give each team and the spectators a room to whisper in, once there is somebody to whisper with (Q4.3)."""
        if live.row.status != "running":
            return
        rooms = await self._places(live, "team", "stand")
        assert isinstance(live.options, QuidditchOptions)
        name = title(live)
        groups = [
            Group("team", house, text("match-thread-team", house=HOUSES[house], match=name), players(live, house), 2)
            for house in live.options.houses
        ]
        groups.append(Group("stand", "", text("match-thread-stand", match=name), spectators, 1))
        known = {(row.kind, row.key): row.channel_id for row in rooms}
        for group in groups:
            thread_id = known.get((group.kind, group.key))
            if thread_id is None and len(group.people) < group.needed:
                continue
            if thread_id is None:
                thread = await self._thread(live, self._say(live, group.name))
                if thread is None:
                    return
                thread_id = thread.id
                await self._open(live, group, thread)
            await self._let_in(thread_id, group.people)

    async def _open(self, live: Live, group: Group, thread: discord.Thread) -> None:
        """Remember a new room together with what is said about it, there and where the match is played."""
        row = PlaceRow(game_id=live.row.id, kind=group.kind, key=group.key, channel_id=thread.id)
        about = {"house": HOUSES[group.key]} if group.kind == "team" else {}
        inside = text(f"match-room-{group.kind}", **about)
        link = text(f"match-link-{group.kind}", place=thread.mention, **about)
        await self._services.games.owe(
            self._about(thread.id, live, inside, thread.id),
            self._about(thread.id, live, link, live.row.channel_id or 0),
            along=lambda db: places.save(db, row),
        )

    def _about(self, room_id: int, live: Live, words: Text, channel_id: int) -> OwedRow:
        """Return what is said about a room; one that stands for another that is gone is spoken of again."""
        key = f"{live.row.id}.{words.id.removeprefix('match-')}.{room_id}"
        return note(key, in_channel(channel_id), words, self._services.games.clock(), game=live.row)

    # -- when it is over -------------------------------------------------------------------------------------------

    async def close(self, live: Live) -> None:
        """Let everybody see by its name that a place belongs to a match that is over; threads go to the archive."""
        mark = self._say(live, text("match-over"))
        for place in await self._all(live):
            end = _joined(place, mark)
            changed: dict[str, Any] = {}
            if not place.name.endswith(end):
                changed["name"] = f"{place.name[: 100 - len(end)]}{end}"
            if isinstance(place, discord.Thread) and not place.archived:
                changed["archived"] = True
            if changed:
                await _quietly(place.edit(**changed))

    async def reopen(self, live: Live) -> None:
        """Take back the end of the places of a match that goes on (Q13.6)."""
        mark = self._say(live, text("match-over"))
        for place in await self._all(live):
            end = _joined(place, mark)
            if place.name.endswith(end):
                changed: dict[str, Any] = {"name": place.name.removesuffix(end)}
                if isinstance(place, discord.Thread):
                    changed["archived"] = False
                await _quietly(place.edit(**changed))

    async def _all(self, live: Live) -> list[discord.Thread | discord.TextChannel]:
        """Return every place that was made for a match: its own, the referees', the teams', the spectators'."""
        rooms = await self._places(live)
        desks = await self.desks(live.row.id)
        ids = [row.channel_id for row in rooms] + [row.channel_id for row in desks]
        found = [await self._find(channel_id) for channel_id in ids]
        return [one for one in found if isinstance(one, discord.Thread | discord.TextChannel)]

    def _say(self, live: Live, words: Any) -> str:
        return self._services.texts.say(words, self._services.language_in(live.row.guild_id))

    async def _find(self, channel_id: int) -> Any:
        found: Any = self._client.get_channel(channel_id)
        if found is None:
            try:
                found = await self._client.fetch_channel(channel_id)
            except discord.HTTPException:
                return None
        return found


def _joined(place: discord.Thread | discord.TextChannel, mark: str) -> str:
    """Return the end of a name; channels have no blanks in theirs."""
    return f" · {mark}" if isinstance(place, discord.Thread) else f"-{mark}"


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
