"""Who comes in new: a substitution names seats, so the captain or the referee names the person (Q7.1)."""

from typing import Any

import discord
from discord.ui import DynamicItem, UserSelect

from bot.app.live import Live, Who, declined
from bot.app.rights import LEADERS, parts
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch.model import house_of
from bot.ui.answer import patiently, send
from bot.ui.controls import GAME, GameControl
from bot.ui.desk import Desk


def ask(desk: Desk, live: Live, seat: Seat) -> dict[str, Any]:
    """Return the message that asks who takes a seat."""

    def say(code: str) -> str:
        return desk.texts.say(text(code, seat=seat), desk.language_in(live.row.guild_id))

    view = discord.ui.View(timeout=None)
    view.add_item(UserSelect(custom_id=f"g:{live.row.id}:{seat}:come", placeholder=say("match-newcomer-choose")[:150]))
    view.stop()
    return {"content": say("match-newcomer"), "view": view}


class NewcomerMenu(GameControl, DynamicItem[UserSelect[Any]], template=rf"g:{GAME}:(?P<seat>[GHRS][^:]{{4,10}}):come"):
    """Choose who comes in new."""

    name = "menu newcomer"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Seat the chosen person."""
        live, who, seat = await desk.games.live(self.game_id), desk.who(interaction.user), self.match["seat"]
        person = self.item.values[0]
        if person.bot:
            raise declined("lobby-no-bots")
        _must_be_theirs(live, who, seat)
        new = desk.who(person)

        async def seated() -> None:
            await desk.lobby.admit(live, new)
            await desk.conduct.replace(live.row.id, who, seat, new, cause=interaction.id, entry=self.name)

        await patiently(interaction, seated(), ephemeral=False)
        words = text("match-newcomer-here", person=person.mention, seat=seat)
        content = desk.texts.say(words, desk.language_in(live.row.guild_id))
        await send(interaction, content=content, allowed_mentions=discord.AllowedMentions(users=[person]))


def _must_be_theirs(live: Live, who: Who, seat: Seat) -> None:
    """Refuse a captain who reaches for the other team, or for somebody's seat; a referee may correct himself."""
    own = live.seat_of(who.id)
    if LEADERS & parts(who, live):
        return
    if own is None or house_of(own.seat) != house_of(seat):
        raise declined("match-newcomer-other-team")
    if any(row.seat == seat and row.person_id is not None for row in live.seats):
        raise declined("match-newcomer-taken", seat=seat)
