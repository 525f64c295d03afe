"""Bad days: something we need is gone. Whoever can mend it hears what to do, and play goes on when it is mended."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.edge.kit.services import Services, safe
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.engine.text import Text, packed, text, unpacked
from bot.service.play.live import Live
from bot.service.play.naming import title
from bot.service.play.owing import note_in, whisper
from bot.store.outbox import OwedRow, to_server

ALARM = "alarm"
"""A sentence for the administrators of a server, wherever they can be reached."""


class Alarm:
    """Finds somebody to tell."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Look for people through this client."""
        self._client, self._services = client, services
        outbox.compose(ALARM, self.compose)

    async def administrators(self, guild: discord.Guild, words: Text, about: int) -> None:
        """Tell the log channel, else the channel for Discord's own notes, else the owner, of a thing that is gone."""
        key, now = f"{ALARM}.{guild.id}.{about}", self._services.games.clock()
        place, body = to_server(guild.id), {"words": packed(words)}
        await self._services.games.owe(
            OwedRow(key=key, place=place, kind=ALARM, made_at=now, guild_id=guild.id, body=body)
        )

    async def compose(self, row: OwedRow) -> Post:
        """Say it where nobody has refused it yet; `about` counts who has."""
        server = self._services.servers.of(row.guild_id)
        words = unpacked(row.body["words"])
        said = self._services.texts.say(words, server.language)

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            return [replace(row, key=f"{row.key}.{row.about + 1}", about=row.about + 1, tries=0)]

        guild = self._client.get_guild(row.guild_id or 0)
        system = guild.system_channel if guild else None
        channels = [server.channels.get("log"), system.id if system else None]
        for number, channel_id in enumerate(channels):
            if number >= row.about and channel_id and guild and guild.get_channel(channel_id):
                return Post(message={"content": said}, channel_id=channel_id, instead=instead)
        if guild is None or guild.owner_id is None:
            raise Unneeded("unsaid-nobody")
        owner = await self._client.create_dm(discord.Object(guild.owner_id))
        said = self._services.texts.say(words, await self._services.language_to(guild.owner_id, guild.id))
        return Post(message={"content": said}, channel_id=owner.id)

    async def homeless(self, channel_id: int, name: str) -> None:
        """Tell those who lead a game of a channel that is gone how to take it elsewhere, and the people of a table."""
        now = self._services.games.clock()
        for live in await self._services.games.here(channel_id):
            people = {live.row.host_id or 0, *live.leaders}
            code = "alarm-homeless"
            if await self._services.tables.is_drawn(live):  # a press of theirs brings it back
                code = "alarm-homeless-table"
                people |= {row.person_id or 0 for row in live.seats}
            words = text(code, channel=safe(name), game=title(live))
            key = f"homeless.{channel_id}"
            await self._services.games.owe(*(whisper(live, key, one, words, now) for one in sorted(people - {0})))

    async def left(self, guild_id: int, person_id: int) -> None:
        """Say in the channel of a game that its referee or a player has left the server, and what can be done."""
        now = self._services.games.clock()
        for live in await self._services.games.of(person_id):
            if live.row.guild_id != guild_id or await self._services.contests.left(live.row.id, person_id):
                continue
            key = f"left.{live.row.revision}.{person_id}"
            await self._services.games.owe(note_in(live, key, _words(live, person_id), now))


def _words(live: Live, person_id: int) -> Text:
    if person_id == live.row.referee_id:
        return text("alarm-referee-left")
    seat = live.seat_of(person_id)
    if seat is not None:
        return text("alarm-player-left", name=safe(live.name_of(seat.seat)), seat=live.spec.lobby.named(seat.seat))
    return text("alarm-assistant-left")
