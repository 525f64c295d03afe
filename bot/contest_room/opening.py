"""Opening a contest from a command, and the entry in the server's calendar."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import structlog

from bot.contest_room.hall import Hall
from bot.contest_room.settings import must_lie_ahead
from bot.contests.common.model import ContestOptions
from bot.edge.kit.access import require_rights
from bot.edge.kit.services import Services
from bot.edge.table.outbox import Outbox
from bot.service.play.live import Live, declined
from bot.service.play.owing import asking, noted
from bot.store.outbox import in_channel

log = structlog.get_logger(__name__)
DAY = "contest-day"
"""The day of a contest is noted in the server's calendar."""
MOVED = "contest-day-moved"
"""What stands there follows a change that the calendar could not follow at once, or the end of what was called off."""
LASTS = timedelta(hours=5)
PLACE = 100
"""So long may the name and the place of an event be."""


async def draft(interaction: discord.Interaction, services: Services, kind: str, options: ContestOptions) -> Live:
    """Write a contest down as somebody wants it; nobody sees it before it is published."""
    require_rights(interaction)
    options = type(options).model_validate(options.model_dump() | {"draft": True})
    host = services.who(interaction.user)
    return await services.contests.open(
        kind, options, host, guild_id=interaction.guild_id, channel_id=None, cause=interaction.id
    )


async def publish(interaction: discord.Interaction, hall: Hall, outbox: Outbox) -> tuple[Hall, str | None]:
    """Open the list of a draft for everybody, where it is pressed; return it as it is now, and its day's address."""
    require_rights(interaction)
    if interaction.guild_id != hall.live.row.guild_id or interaction.channel_id is None or hall.who is None:
        raise declined("turnier-publish-where")
    now, services = hall.services.games.clock(), hall.services
    options = hall.state.options
    must_lie_ahead(options.starts_at, options.closes_at, now)
    options = type(options).model_validate(options.model_dump() | {"draft": False})
    chores = (DAY,) if options.starts_at is not None else ()
    place = in_channel(interaction.channel_id)
    with outbox.answering(noted(hall.live.row.id, DAY), place):  # we tell of it ourselves
        live = await services.contests.publish(
            hall.live.row.id, hall.who, options, channel_id=interaction.channel_id, chores=chores
        )
        after = Hall(services, live, hall.language, hall.who)
        return after, await planned(interaction, after)


async def plan(client: discord.Client, hall: Hall) -> str | None:
    """Make the day of a contest a scheduled event of its server, once, where Discord lets us; return its address."""
    options, guild = hall.state.options, client.get_guild(hall.live.row.guild_id or 0)
    rights = guild.me.guild_permissions if guild and guild.me else None
    if guild is None or rights is None or options.starts_at is None:
        return None
    if not (rights.manage_events or rights.create_events):
        return None
    known = _among(await guild.fetch_scheduled_events(), guild, options.title, options.starts_at)
    if known is not None:
        return known.url
    more: dict[str, Any] = {"description": hall.scene.voice.say(hall.show.about(options))}
    event = await guild.create_scheduled_event(
        **_about(guild, hall, options.starts_at),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        **more,
    )
    return event.url


def _among(
    events: Iterable[discord.ScheduledEvent], guild: discord.Guild, title: str, starts_at: int
) -> discord.ScheduledEvent | None:
    """Find the day that we made for a contest of this name and beginning."""
    wanted = (title[:PLACE], datetime.fromtimestamp(starts_at, UTC), guild.me.id)
    return next((one for one in events if (one.name, one.start_time, one.creator_id) == wanted), None)


def _about(guild: discord.Guild, hall: Hall, starts_at: int) -> dict[str, Any]:
    """Return what the calendar says of a contest, and what changes with it."""
    starts, channel = datetime.fromtimestamp(starts_at, UTC), guild.get_channel(hall.live.row.channel_id or 0)
    place = hall.state.options.place or f"#{channel.name if channel else ''}"
    name = hall.state.options.title[:PLACE]
    return {"name": name, "start_time": starts, "end_time": starts + LASTS, "location": place[:PLACE]}


async def planned(interaction: discord.Interaction, hall: Hall) -> str | None:
    """Plan the day at once, to tell of it; if that cannot be done now, it is owed all the same."""
    try:
        return await plan(interaction.client, hall)
    except discord.HTTPException as error:
        log.info("tournament is not in the calendar", contest=hall.live.row.id, code=error.code)
        return None


async def replanned(interaction: discord.Interaction, before: ContestOptions, hall: Hall) -> None:
    """Let the server's calendar follow what has changed, where Discord lets us; if it cannot just now, it is owed."""
    try:
        await follow(interaction.client, hall, before.title, before.starts_at)
    except discord.HTTPException as error:
        log.info("the calendar does not follow yet", contest=hall.live.row.id, code=error.code)
        key, now = f"{MOVED}.{interaction.id}", hall.services.games.clock()
        row = asking(hall.live, key, MOVED, now, title=before.title, starts_at=before.starts_at)
        await hall.services.games.owe(row)


async def follow(client: discord.Client, hall: Hall, title: str, starts_at: int | None) -> None:
    """Let what stands in the calendar under a name and beginning be as it is now; safe to repeat."""
    guild, on = client.get_guild(hall.live.row.guild_id or 0), hall.live.row.status == "running"
    if guild is None:
        return
    now, events = hall.state.options, await guild.fetch_scheduled_events() if starts_at is not None else ()
    old = None if starts_at is None else _among(events, guild, title, starts_at)
    if old is None:
        if on:
            await plan(client, hall)
    elif not on or now.starts_at is None or _among(events, guild, now.title, now.starts_at) not in (None, old):
        await old.delete()
    else:
        await old.edit(**_about(guild, hall, now.starts_at))
