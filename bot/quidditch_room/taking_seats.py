"""Taking a seat in the line-up: who has come to watch does not play, and one plays for one's own house (Q1.1, Q4.3)."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import patiently, send
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import QuidditchOptions, house_of
from bot.quidditch_room.nicknames import Nicknames, member_of
from bot.quidditch_room.of_match import OfMatch
from bot.service.people.servers import HOUSES
from bot.service.play.live import Live, Who, declined


class TakingSeats:
    """Looks at whoever sits down by himself; a referee seats whom he wants."""

    def __init__(self, client: discord.Client, services: Services, nicknames: Nicknames) -> None:
        """Know the houses' roles from the server's settings."""
        self._client, self._services, self._nicknames = client, services, nicknames

    async def look(self, live: Live, who: Who, seat: Seat, *, sure: bool) -> None:
        """Decline a spectator, and in the cup whoever wears another house's colours; in a friendly match ask."""
        options = live.options
        if live.spec is not GAME or not isinstance(options, QuidditchOptions):
            return
        await self._nicknames.load()
        if who.id in self._nicknames.stand(live.row.id):
            no = declined("match-seat-watching")
            no.offer = f"g:{live.row.id}:unwatch", text("match-unwatch")
            raise no
        house = house_of(seat)
        own = await self._houses(live, who)
        if not own or house in own:  # whoever wears no colours is lent those of the seat (Q4.4)
            return
        named = text(f"quidditch-haus-{house}")
        if options.cup:
            raise declined("match-seat-house", house=named)
        if not sure:
            no = declined("match-seat-sure", house=named, own=text(f"quidditch-haus-{own[0]}"))
            no.offer = f"g:{live.row.id}:{seat}:anyway", text("match-seat-anyway", house=named)
            raise no

    async def _houses(self, live: Live, who: Who) -> list[str]:
        """Return whose colours somebody wears; nobody's where the playing houses have no roles."""
        roles = self._services.servers.of(live.row.guild_id).roles
        assert isinstance(live.options, QuidditchOptions)
        playing = live.options.houses
        guild = self._client.get_guild(live.row.guild_id or 0)
        if guild is None or not all(roles.get(house) for house in HOUSES if house in playing):
            return []
        member = await member_of(guild, who.id)
        return [house for house in HOUSES if member and any(member.get_role(id) for id in roles.get(house, ()))]


class AnywayButton(
    OfMatch, GameControl, DynamicItem[Button[Any]], template=rf"g:{GAME_ID}:(?P<seat>[GHRS][^:]{{4,10}}):anyway"
):
    """Play for another house than one's own."""

    name = "button anyway"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Take the seat, having been asked."""
        who, seat = services.who(interaction.user), self.match["seat"]
        await patiently(interaction, services.lobby.join(self.game_id, who, seat, sure=True), ephemeral=True)
        words = services.say(text("match-seat-taken", seat=seat), interaction)
        await send(interaction, ephemeral=True, content=words)
