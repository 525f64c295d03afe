"""A table's own game in a thread of its own, opened with one press."""

import contextlib
from typing import Literal

import discord
import structlog

from bot.concurrency import Locks
from bot.contest_room.hall import Hall
from bot.contests.common.drawing import waits_for_clock
from bot.contests.common.model import Table
from bot.edge.table.links import link_to
from bot.service.play.live import Declined, Live, declined
from bot.store.games import OPEN

log = structlog.get_logger(__name__)
_LOCKS: Locks[tuple[str, str]] = Locks()
NAME = 100
LASTS: Literal[1440] = 1440
"""Minutes of silence after which Discord puts a thread away; with the next word it is there again."""


async def open_table(interaction: discord.Interaction, hall: Hall, name: str) -> str:
    """Open the game of a table, or find it; return the way to it."""
    table, who = hall.state.table(name), hall.who
    if table is None or who is None:
        raise declined("contest-no-such-table", table=name.partition(".")[2] or name)
    _must_be_theirs(hall, table)
    async with _LOCKS.of((hall.live.row.id, name)):
        child = await hall.services.tables.standing(hall.live, name)
        if child is None:
            child = await _opened(interaction, hall, name, table.number)
            return f"<#{child.row.channel_id}>"  # its panel may not stand there yet
        if child.row.status == "lobby":  # we fell over before it began
            child = await hall.services.tables.begun(child)
        elif child.row.status in OPEN and await _is_gone(interaction.client, child.row.channel_id or 0):
            child = await _moved(interaction, hall, table, child)
    return await link_to(hall.services, child) or f"<#{child.row.channel_id}>"


def _must_be_theirs(hall: Hall, table: Table) -> None:
    """Refuse before a thread is made for nothing."""
    if hall.state.options.way == "cards":
        raise declined("contest-real-cards")
    if waits_for_clock(hall.state) and table.status == "playing":
        raise declined("contest-clock-first")
    mine = hall.view.mine
    if not hall.leads and (mine is None or mine.number not in table.entries):
        raise declined("contest-not-your-table", table=table.number)


async def _opened(interaction: discord.Interaction, hall: Hall, name: str, number: int) -> Live:
    assert hall.who is not None
    thread, channel_id = await _room(interaction, hall, number)
    try:
        child = await hall.services.tables.open(hall.live.row.id, name, hall.who, channel_id=channel_id)
    except Declined:
        await _clear_away(thread)
        raise
    if child.row.channel_id != channel_id:  # another process was quicker
        await _clear_away(thread)
    else:
        await _let_in(thread, hall, hall.state.table(name))
    return child


async def _moved(interaction: discord.Interaction, hall: Hall, table: Table, child: Live) -> Live:
    """Make another room for a table whose own is gone: its game goes on there as it stands."""
    lost = child.row.channel_id or 0
    thread, channel_id = await _room(interaction, hall, table.number)
    moved = await hall.services.tables.move(child.row.id, channel_id, lost=lost, cause=interaction.id)
    if moved.row.channel_id != channel_id:  # another process was quicker
        await _clear_away(thread)
    else:
        await _let_in(thread, hall, table)
    return moved


async def _room(interaction: discord.Interaction, hall: Hall, number: int) -> tuple[discord.Thread | None, int]:
    """Return the thread made for a table, and where it plays; refuse if there is no place left at all."""
    thread = await _thread(interaction, hall, number)
    channel_id = thread.id if thread is not None else hall.live.row.channel_id or 0
    if thread is None and await _is_gone(interaction.client, channel_id):
        raise declined("turnier-homeless")
    return thread, channel_id


async def _is_gone(client: discord.Client, channel_id: int) -> bool:
    """Tell whether a channel was deleted; one that we merely may not see is still there."""
    if client.get_channel(channel_id) is not None:
        return False
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


async def _let_in(thread: discord.Thread | None, hall: Hall, table: Table | None) -> None:
    """Show those who sit at a table its room."""
    if thread is None or table is None:
        return
    for person in hall.people_of(table.entries):
        with contextlib.suppress(discord.HTTPException):  # who is not added finds the way by the link
            await thread.add_user(discord.Object(person))


async def _clear_away(thread: discord.Thread | None) -> None:
    """Let nobody find a room that stays empty."""
    if thread is not None:
        with contextlib.suppress(discord.HTTPException):
            await thread.delete()


async def _thread(interaction: discord.Interaction, hall: Hall, number: int) -> discord.Thread | None:
    """Make a room for a table, where Discord lets us; else it plays in the tournament's channel."""
    round = len(hall.state.rounds)
    title = hall.tell("turnier-thread", title=hall.state.options.title, round=round, table=number)[:NAME]
    try:
        channel = await _channel(interaction.client, hall.live.row.channel_id or 0)
        if channel is None:
            return None
        for standing in channel.threads:
            ours = standing.name == title and standing.owner_id == interaction.application_id and not standing.archived
            if ours and not await hall.services.games.here(standing.id):  # it was made just before we fell over
                return standing
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name=title, type=kind, auto_archive_duration=LASTS)
    except discord.HTTPException as error:
        log.info("table goes without a thread", contest=hall.live.row.id, code=error.code)
        return None


async def _channel(client: discord.Client, channel_id: int) -> discord.TextChannel | None:
    """Return the channel of a contest, also of a server that another process looks after: letters come to us."""
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    return channel if isinstance(channel, discord.TextChannel) else None
