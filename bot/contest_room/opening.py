"""Opening a contest from a command, and the entry in the server's calendar."""

from datetime import datetime, timedelta
from typing import Any

import discord
import structlog

from bot.contest_room.hall import Hall
from bot.contests.common.model import ContestOptions
from bot.edge.kit.access import require_rights
from bot.edge.kit.services import Services
from bot.edge.table.publisher import Publisher
from bot.service.play.live import Look, game_id
from bot.service.play.owing import first_panel

log = structlog.get_logger(__name__)
LASTS = timedelta(hours=5)
PLACE = 100


async def open_contest(
    interaction: discord.Interaction, services: Services, publisher: Publisher, kind: str, options: ContestOptions
) -> Look:
    """Open a contest where the command was given; its panel is the answer."""
    require_rights(interaction)
    assert interaction.channel_id is not None
    host, channel_id = services.who(interaction.user), interaction.channel_id

    async def opened() -> Look:
        live = await services.contests.open(
            kind, options, host, guild_id=interaction.guild_id, channel_id=channel_id, cause=interaction.id
        )
        return await services.games.look(live.row.id)

    key = first_panel(game_id(interaction.id), channel_id)
    return await publisher.answer(interaction, key, channel_id, opened())


async def note_in_calendar(interaction: discord.Interaction, hall: Hall) -> str | None:
    """Make a scheduled event of the server, where Discord lets us; return its address."""
    options, guild = hall.state.options, interaction.guild
    rights = interaction.app_permissions
    if guild is None or options.starts_at is None or not (rights.manage_events or rights.create_events):
        return None
    starts = datetime.fromtimestamp(options.starts_at, tz=interaction.created_at.tzinfo)
    place = options.place or f"#{getattr(interaction.channel, 'name', '')}"
    more: dict[str, Any] = {"description": hall.scene.voice.say(hall.show.about(options))}
    try:
        event = await guild.create_scheduled_event(
            name=options.title[:100],
            start_time=starts,
            end_time=starts + LASTS,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=place[:PLACE],
            **more,
        )
    except discord.HTTPException as error:
        log.info("tournament is not in the calendar", contest=hall.live.row.id, code=error.code)
        return None
    return event.url
