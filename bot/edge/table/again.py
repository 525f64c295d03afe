"""The button to another game with the same people, under the message of the end."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.access import require_rights
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl
from bot.edge.table.links import link_to
from bot.edge.table.publisher import Publisher
from bot.engine.text import text
from bot.service.play.live import Live, Look
from bot.service.play.owing import first_panel
from bot.service.play.rematch import following, must_have_played, open_next


class AgainButton(GameControl, DynamicItem[Button[Any]], template=f"a:{GAME_ID}"):
    """Once more, with the same people."""

    name = "button again"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Open the next lobby where the last game ended, or show the way to it if somebody was quicker."""
        require_rights(interaction)
        games, who, channel_id = services.games, services.who(interaction.user), interaction.channel_id or 0
        before = await games.live(self.game_id)
        await must_have_played(games, before, who)
        id, standing = await following(games, before)
        if standing is not None:
            await _show_way(interaction, services, standing)
            return

        async def opened() -> Look:
            live = await open_next(games, services.lobby, before, who, id, channel_id)
            return await games.look(live.row.id)

        guests = [row.person_id for row in before.seats if row.person_id and row.person_id != who.id]
        publisher = ours(interaction, Publisher)
        await publisher.answer(interaction, first_panel(id, channel_id), channel_id, opened(), ping=guests)


async def _show_way(interaction: discord.Interaction, services: Services, live: Live) -> None:
    link = await patiently(interaction, link_to(services, live), ephemeral=True)
    words = services.say(text("end-again-open", link=link or f"<#{live.row.channel_id}>"), interaction)
    await send(interaction, ephemeral=True, content=words)
