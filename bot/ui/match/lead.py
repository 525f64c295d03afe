"""What the house does for a referee, as buttons under his desk: pause, go on, hand the whistle to the assistant."""

import re
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.app.conduct import Done
from bot.app.live import Live, declined
from bot.app.rights import require
from bot.engine.text import text
from bot.ui.answer import attend, patiently
from bot.ui.controls import acknowledge, desk_of
from bot.ui.desk import Desk


class LeadButton(DynamicItem[Button[Any]], template=r"k:(?P<game>[^:]{1,40}):(?P<verb>pause|resume|whistle)"):
    """Stop the clock, go on, or let the assistant lead."""

    name = "button lead"
    match: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> "LeadButton":
        """Make the button anew from its id."""
        control = cls(item)
        control.match = match
        return control

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        desk = desk_of(interaction)
        await attend(interaction, desk, self.name, lambda: self._press(interaction, desk))

    async def _press(self, interaction: discord.Interaction, desk: Desk) -> None:
        live = await desk.games.live(self.match["game"])
        require(self.name, desk.who(interaction.user), live)
        _, act = await patiently(interaction, self._lead(interaction, desk, live), ephemeral=True)
        await acknowledge(interaction)
        if act is not None and live.row.channel_id is not None:
            to = {"to": f"<@{live.row.assistant_id}>"} if self.match["verb"] == "whistle" else {}
            words = text(f"partie-note-{self.match['verb']}", person=interaction.user.mention, **to)
            said = desk.texts.say(words, desk.language_in(live.row.guild_id))
            channel = interaction.client.get_partial_messageable(live.row.channel_id)
            await channel.send(said, allowed_mentions=discord.AllowedMentions.none())

    async def _lead(self, interaction: discord.Interaction, desk: Desk, live: Live) -> Done:
        who, game_id = desk.who(interaction.user), live.row.id
        if self.match["verb"] == "pause":
            return await desk.conduct.pause(game_id, who, cause=interaction.id)
        if self.match["verb"] == "resume":
            return await desk.conduct.resume(game_id, who, cause=interaction.id)
        guild = interaction.client.get_guild(live.row.guild_id or 0)
        if live.row.assistant_id is None or guild is None:
            raise declined("match-lead-no-assistant")
        assistant = guild.get_member(live.row.assistant_id) or await guild.fetch_member(live.row.assistant_id)
        return await desk.conduct.whistle(game_id, who, desk.who(assistant), cause=interaction.id)
