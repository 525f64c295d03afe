"""What the house does for a referee, as buttons under his desk: pause, go on, hand the whistle to the assistant."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.app.conduct import Done
from bot.app.live import Live, declined
from bot.engine.text import text
from bot.ui.answer import patiently
from bot.ui.controls import GAME, GameControl, acknowledge
from bot.ui.desk import Desk


class LeadButton(GameControl, DynamicItem[Button[Any]], template=f"k:{GAME}:(?P<verb>pause|resume|whistle)"):
    """Stop the clock, go on, or let the assistant lead."""

    name = "button lead"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Do it and say so where the match is played."""
        live, verb = await desk.games.live(self.game_id), self.match["verb"]
        _, act = await patiently(interaction, self._lead(interaction, desk, live), ephemeral=True)
        await acknowledge(interaction)
        if act is not None and live.row.channel_id is not None:
            to = {"to": f"<@{live.row.assistant_id}>"} if verb == "whistle" else {}
            words = text(f"partie-note-{verb}", person=interaction.user.mention, **to)
            said = desk.texts.say(words, desk.language_in(live.row.guild_id))
            channel = interaction.client.get_partial_messageable(live.row.channel_id)
            await channel.send(said, allowed_mentions=discord.AllowedMentions.none())

    async def _lead(self, interaction: discord.Interaction, desk: Desk, live: Live) -> Done:
        who, verb = desk.who(interaction.user), self.match["verb"]
        if verb == "pause":
            return await desk.conduct.pause(live.row.id, who, cause=interaction.id)
        if verb == "resume":
            return await desk.conduct.resume(live.row.id, who, cause=interaction.id)
        guild = interaction.client.get_guild(live.row.guild_id or 0)
        if live.row.assistant_id is None or guild is None:
            raise declined("match-lead-no-assistant")
        assistant = guild.get_member(live.row.assistant_id) or await guild.fetch_member(live.row.assistant_id)
        return await desk.conduct.whistle(live.row.id, who, desk.who(assistant), cause=interaction.id)
