"""Spectators: marked with a z before their name, and inside before the kick-off or not at all (Q4.3)."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import patiently, send
from bot.edge.kit.layout import STYLES
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl
from bot.engine.text import text
from bot.quidditch_room.channels import begun, participants
from bot.quidditch_room.nicknames import Nicknames
from bot.quidditch_room.of_match import OfMatch
from bot.service.play.live import Live, declined, must_be_open

INVITATION = "quidditch-invitation"


def invitation(services: Services, live: Live) -> dict[str, Any]:
    """Return the message that lets people say they want to watch."""

    def say(code: str) -> str:
        return services.texts.say(text(code), services.language_in(live.row.guild_id))

    view = discord.ui.View(timeout=None)
    button: Button[Any] = Button(
        custom_id=f"g:{live.row.id}:watch", label=say("match-watch"), emoji="👀", style=STYLES["secondary"]
    )
    view.add_item(button)
    view.stop()
    return {"content": say("match-watch-invitation"), "view": view}


async def watch(interaction: discord.Interaction, services: Services, nicknames: Nicknames, live: Live) -> None:
    """Let somebody onto the stand."""
    member = interaction.user
    if live.row.status != "lobby":
        must_be_open(live, None)
    if not isinstance(member, discord.Member) or live.row.guild_id != member.guild.id:
        raise declined("game-unknown")
    if member.id in participants(live):
        raise declined("match-watch-plays")
    if begun(live):
        raise declined("match-watch-late")
    named = await patiently(interaction, nicknames.seat_on_the_stand(live, member), ephemeral=True)
    words = text("match-watch-there", named="yes" if named else "no")
    await send(interaction, ephemeral=True, content=services.say(words, interaction))


class WatchButton(OfMatch, GameControl, DynamicItem[Button[Any]], template=rf"g:{GAME_ID}:(?P<verb>watch|unwatch)"):
    """Watch a match, or watch it no more."""

    name = "button watch"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Find a place on the stand, or leave it."""
        nicknames = ours(interaction, Nicknames)
        live = await services.games.live(self.game_id)
        if self.match["verb"] == "watch":
            await watch(interaction, services, nicknames, live)
            return
        guild = interaction.guild
        if guild is None or begun(live):
            raise declined("match-watch-late")
        await patiently(interaction, nicknames.leave_the_stand(live, guild, interaction.user.id), ephemeral=True)
        await send(interaction, ephemeral=True, content=services.say(text("match-unwatched"), interaction))
