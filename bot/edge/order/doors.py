"""Rooms: shutting somebody out of a channel or thread, letting them in again, and the seat they had there."""

from typing import Any

import discord

from bot.edge.kit.services import Services
from bot.edge.kit.threads import wake
from bot.edge.order.ranks import Person, Room
from bot.engine.text import Text, text
from bot.service.leading.rights import must_not_whistle
from bot.service.play.live import Declined, Live, Who
from bot.store.acts import ActRow, Wanted
from bot.store.database import StoreTrouble


async def find(guild: discord.Guild, room_id: int) -> Room | None:
    """Return a channel or thread of the server; None if it is gone."""
    found = guild.get_channel_or_thread(room_id)
    if found is None:
        try:
            return await guild.fetch_channel(room_id)  # an archived thread is not in memory
        except (discord.NotFound, discord.Forbidden):
            return None
    return found


def memory(room: Room, person: Person) -> dict[str, Any]:
    """Return what letting somebody in again will need."""
    if isinstance(room, discord.Thread):
        return {"thread": True}
    allow, deny = room.overwrites_for(person).pair()
    return {"overwrite": [allow.value, deny.value]}


async def shut(room: Room, person: Person, reason: str) -> None:
    """Take the room out of somebody's sight."""
    if isinstance(room, discord.Thread):
        await remove(room, person.id)
        return
    overwrite = room.overwrites_for(person)
    overwrite.update(view_channel=False)
    await room.set_permissions(_target(person), overwrite=overwrite, reason=reason)


async def remove(thread: discord.Thread, person_id: int) -> None:
    """Take somebody out of a thread; who is not in it is out already."""
    await wake(thread)
    try:
        await thread.remove_user(discord.Object(person_id))
    except discord.NotFound:
        return


async def reopen(room: Room, person: Person, data: dict[str, Any], reason: str) -> None:
    """Give back the sight there was before, and leave alone what else was changed meanwhile."""
    if isinstance(room, discord.Thread):
        if isinstance(person, discord.Member):
            await wake(room)
            await room.add_user(person)
        return
    allow, deny = (discord.Permissions(value) for value in data.get("overwrite", (0, 0)))
    before = discord.PermissionOverwrite.from_pair(allow, deny).view_channel
    overwrite = room.overwrites_for(person)
    overwrite.update(view_channel=before)
    await room.set_permissions(_target(person), overwrite=None if overwrite.is_empty() else overwrite, reason=reason)


def _target(person: Person) -> Any:
    """Discord's library says it wants a member, but takes somebody who has left as well."""
    return person


async def send_off(services: Services, live: Live, who: Who, person_id: int, cause: int, reason: str) -> list[Text]:
    """Exclude who sits in the running game without replacement; from a lobby one merely stands up."""
    seat = live.seat_of(person_id)
    if seat is None:
        return []
    game = live.row.id
    notes = []
    try:
        if live.row.status != "running":
            await services.lobby.leave(game, Who(person_id, ""))
            return [text("kick-stood-up")]
        unheard = await services.conduct.send_off(game, who, person_id, cause=cause, reason=reason)
        notes.append(text("kick-excluded", seat=live.spec.lobby.named(seat.seat)))
        if unheard is not None:
            notes.append(text("kick-rules-say-no", why=unheard))
    except Declined as no:
        notes.append(text("kick-rules-say-no", why=no.text))
    except StoreTrouble:
        notes.append(text("kick-seat-trouble", seat=live.spec.lobby.named(seat.seat)))
    return notes


async def let_back(services: Services, act: ActRow, who: Who, person: Who, why: str) -> list[Text]:
    """Give back the seat that a kick from the room has cost."""
    seat, game = act.data.get("seat"), act.game_id
    if seat is None or game is None:
        return []
    live = await services.games.live(game)
    if live.row.status != "running":
        return [text("kick-game-over")]
    wanted = Wanted(act.guild_id, ("exclusion",), target_id=person.id, game_id=game, standing=True)
    exclusions, _ = await services.book.find(wanted)
    if not exclusions:
        return []
    if live.seat_of(person.id) is not None:  # he was seated elsewhere meanwhile
        return []
    try:
        must_not_whistle(live, person)
        await services.lobby.admit(live, person, seat)
    except Declined as no:  # he may not play any more, whoever lets him back into the room
        return [no.text]
    await services.conduct.readmit(game, seat, person)
    for exclusion in exclusions:
        await services.book.undo(act.guild_id, exclusion.id, who, why)
    if live.spec.leading.exclude is not None:
        return [text("kick-rules-stay", seat=live.spec.lobby.named(seat))]
    return [text("kick-seated-again", seat=live.spec.lobby.named(seat))]
