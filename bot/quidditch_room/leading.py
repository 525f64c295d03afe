"""What the house does for a referee, as buttons under his desk: pause, go on, hand the whistle to the assistant."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import patiently
from bot.edge.kit.services import Services
from bot.edge.kit.visiting import at_home
from bot.edge.table.controls import GAME_ID, GameControl, acknowledge
from bot.engine.text import text
from bot.quidditch_room.nicknames import member_of
from bot.quidditch_room.of_match import OfMatch
from bot.service.leading.conduct import Done
from bot.service.play.live import Live, declined


class LeadButton(
    OfMatch, GameControl, DynamicItem[Button[Any]], template=f"k:{GAME_ID}:(?P<verb>pause|resume|whistle)"
):
    """Stop the clock, go on, or let the assistant lead."""

    name = "button lead"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Lead, and say so where the match is played."""
        live = await services.games.live(self.game_id)
        await patiently(interaction, self._lead(interaction, services, live), ephemeral=True)
        await acknowledge(interaction)

    async def _lead(self, interaction: discord.Interaction, services: Services, live: Live) -> Done:
        who = await at_home(interaction, services, live)
        verb = self.match["verb"]
        more = {"to": f"<@{live.row.assistant_id}>"} if verb == "whistle" else {}
        if verb == "pause":
            more["what"] = live.noun
        note = text(f"partie-note-{verb}", person=interaction.user.mention, **more)
        if verb == "pause":
            return await services.conduct.pause(live.row.id, who, cause=interaction.id, note=note)
        if verb == "resume":
            return await services.conduct.resume(live.row.id, who, cause=interaction.id, note=note)
        guild = interaction.client.get_guild(live.row.guild_id or 0)
        if live.row.assistant_id is None or guild is None:
            raise declined("match-lead-no-assistant")
        assistant = guild.get_member(live.row.assistant_id) or await member_of(guild, live.row.assistant_id)
        if assistant is None:
            raise declined("match-lead-assistant-gone")
        new = services.who(assistant)
        return await services.conduct.whistle(live.row.id, who, new, cause=interaction.id, note=note)
