"""Spectators: marked with a z before their name, and inside before the kick-off or not at all (Q4.3)."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.app.live import Live, declined, must_be_open
from bot.engine.text import text
from bot.ui.answer import patiently, send
from bot.ui.controls import GAME, GameControl
from bot.ui.desk import Desk
from bot.ui.layout import STYLES
from bot.ui.match.costumes import Wardrobe
from bot.ui.match.grounds import begun, participants


def invitation(desk: Desk, live: Live) -> dict[str, Any]:
    """Return the message that lets people say they want to watch."""

    def say(code: str) -> str:
        return desk.texts.say(text(code), desk.language_in(live.row.guild_id))

    view = discord.ui.View(timeout=None)
    button: Button[Any] = Button(
        custom_id=f"g:{live.row.id}:watch", label=say("match-watch"), emoji="👀", style=STYLES["secondary"]
    )
    view.add_item(button)
    view.stop()
    return {"content": say("match-watch-invitation"), "view": view}


async def watch(interaction: discord.Interaction, desk: Desk, wardrobe: Wardrobe, live: Live) -> None:
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
    named = await patiently(interaction, wardrobe.seat_on_the_stand(live, member), ephemeral=True)
    words = text("match-watch-there", named="yes" if named else "no")
    await send(interaction, ephemeral=True, content=desk.say(words, interaction))


class WatchButton(GameControl, DynamicItem[Button[Any]], template=rf"g:{GAME}:watch"):
    """Watch a match."""

    name = "button watch"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Find a place on the stand."""
        wardrobe: Wardrobe = interaction.client.stadium.wardrobe  # type: ignore[attr-defined]  # our client is the only one
        await watch(interaction, desk, wardrobe, await desk.games.live(self.game_id))
