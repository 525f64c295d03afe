"""The server's own calendar: one event at Discord for each match of the cup that has a date (Q11.4)."""

from datetime import UTC, datetime, timedelta

import discord

from bot.contests.pokal.model import Match
from bot.pokal_room.season import Season
from bot.texts import LANGUAGES

LASTS = timedelta(hours=3)
STANDING = (discord.EventStatus.scheduled, discord.EventStatus.active)


def may_write(client: discord.Client, season: Season) -> bool:
    """Tell whether we may put matches into the server's calendar."""
    guild = client.get_guild(season.live.row.guild_id or 0)
    rights = guild.me.guild_permissions if guild and guild.me else None
    return rights is not None and (rights.manage_events or rights.create_events)


async def keep(client: discord.Client, season: Season, match: Match) -> None:
    """Make the calendar say what the season says of a match. Safe to repeat."""
    guild = client.get_guild(season.live.row.guild_id or 0)
    if guild is None or not may_write(client, season):
        return
    title, place = season.say(season.name(match))[:100], season.state.options.title[:100]
    known = await guild.fetch_scheduled_events()
    own = [one for one in known if one.creator_id == guild.me.id and one.status in STANDING]
    mine = next((one for one in own if one.name in _titles(season, match) and one.location == place), None)
    wanted = match.date is not None and match.waits and season.live.row.status == "running"
    if not wanted:
        if mine is not None:
            await mine.delete()
        return
    starts = datetime.fromtimestamp((match.date or 0) / 1000, UTC)
    if mine is not None:
        if (mine.name, mine.start_time) != (title, starts):
            await mine.edit(name=title, start_time=starts, end_time=starts + LASTS)
        return
    await guild.create_scheduled_event(
        name=title,
        start_time=starts,
        end_time=starts + LASTS,
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=place,
    )


def _titles(season: Season, match: Match) -> set[str]:
    """Return what the event is called in any language: the server may speak another one by now."""
    name, texts = season.name(match), season.services.texts
    return {texts.say(name, language)[:100] for language in LANGUAGES}
