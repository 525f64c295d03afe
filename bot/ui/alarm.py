"""Bad days: something we need is gone. Whoever can mend it hears what to do, and play goes on when it is mended."""

from typing import Any

import discord
import structlog

from bot.app.live import Live
from bot.engine.text import Text, text
from bot.ui.desk import Desk, plain, safe
from bot.ui.publisher import Publisher

log = structlog.get_logger(__name__)


class Alarm:
    """Finds somebody to tell."""

    def __init__(self, client: discord.Client, desk: Desk, publisher: Publisher) -> None:
        """Speak through this client."""
        self._client, self._desk, self._publisher = client, desk, publisher

    async def administrators(self, guild: discord.Guild, words: Text) -> None:
        """Tell the log channel, else the channel for Discord's own notes, else the owner."""
        server = self._desk.servers.of(guild.id)
        said = self._desk.texts.say(words, server.language)
        places = [guild.get_channel(server.channels.get("log", 0)), guild.system_channel, guild.owner]
        for place in places:
            if isinstance(place, (discord.abc.Messageable)):
                try:
                    await place.send(said, allowed_mentions=discord.AllowedMentions.none())
                except discord.HTTPException:
                    continue
                return
        log.warning("nobody could be told", guild=guild.id, words=words.id)

    async def homeless(self, channel_id: int, name: str) -> None:
        """Tell host and referee of every game of a channel that is gone how to take it elsewhere."""
        for live in await self._desk.games.here(channel_id):
            words = text("alarm-homeless", channel=plain(name), game=Text(f"{live.spec.name}-name"), id=live.row.id)
            for person_id in {live.row.host_id, live.row.referee_id} - {None}:
                await self._publisher.whisper(person_id or 0, words, live)

    async def left(self, guild_id: int, person_id: int) -> None:
        """Say in the channel of a game that its referee or a player has left the server, and what can be done."""
        for live in await self._desk.games.of(person_id):
            if live.row.guild_id == guild_id and live.row.channel_id is not None:
                await self.note(live, _words(live, person_id))

    async def note(self, live: Live, words: Text) -> None:
        """Say something in the channel of a game."""
        channel: Any = self._client.get_partial_messageable(live.row.channel_id or 0)
        said = self._desk.texts.say(words, self._desk.language_in(live.row.guild_id))
        try:
            await channel.send(said, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("note did not arrive", game=live.row.id, error=str(error))


def _words(live: Live, person_id: int) -> Text:
    if person_id == live.row.referee_id:
        return text("alarm-referee-left")
    seat = live.seat_of(person_id)
    if seat is not None:
        return text("alarm-player-left", name=safe(live.name_of(seat.seat)), seat=seat.seat)
    return text("alarm-assistant-left")
