"""The day of a match: its line-up opens in a thread of its own, once."""

import discord
import structlog

from bot.contests.pokal.model import Match
from bot.edge.kit.services import Services
from bot.edge.table.posts import LATER
from bot.pokal_room.season import Season
from bot.service.play.live import Live

log = structlog.get_logger(__name__)


class Matchday:
    """Opens line-ups where the server plays its matches."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Make threads through this client."""
        self._client, self._services = client, services

    async def open(self, season: Season, match: Match) -> Live:
        """Open a line-up, or return the one that stands."""
        lineups, contest = self._services.lineups, season.live.row.id
        known = await lineups.standing(contest, match.table)
        if known is not None:
            return known
        place = await self._place(season, match)
        return await lineups.open(contest, match.table, channel_id=place)

    async def _place(self, season: Season, match: Match) -> int:
        """Make a thread in the channel for matches; where that cannot be, the season's own channel will do."""
        row = season.live.row
        wanted = self._services.servers.of(row.guild_id).channels.get("matches")
        guild = self._client.get_guild(row.guild_id or 0)
        channel = guild.get_channel(wanted or row.channel_id or 0) if guild else None
        channel = channel or (guild.get_channel(row.channel_id or 0) if guild else None)
        if not isinstance(channel, discord.TextChannel):
            return row.channel_id or 0
        name = season.say(season.name(match))[:90]
        standing = next((one for one in channel.threads if one.name == name and not one.archived), None)
        if standing is not None and not await self._services.games.here(standing.id):
            return standing.id
        try:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=1440)
        except discord.HTTPException as error:  # also where there are as many threads as a server may have
            if error.status >= 500 or error.status in LATER:
                raise
            log.info("no thread for a match of the cup", season=row.id, match=match.name, error=str(error))
            return row.channel_id or 0
        return thread.id
