"""Who comes in new: a substitution names seats, so the captain or the referee names the person (Q7.1)."""

import contextlib
from typing import Any

import discord
from discord.ui import DynamicItem, UserSelect

from bot.edge.kit.answer import patiently, send
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl
from bot.engine.access import LEADERS
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch.model import house_of
from bot.quidditch_room.of_match import OfMatch
from bot.service.leading.rights import parts
from bot.service.play.live import Live, Who, declined

NEWCOMER = "quidditch-newcomer"


def ask(services: Services, live: Live, seat: Seat) -> dict[str, Any]:
    """Return the message that asks who takes a seat."""

    def say(code: str) -> str:
        return services.texts.say(text(code, seat=seat), services.language_in(live.row.guild_id))

    view = discord.ui.View(timeout=None)
    view.add_item(UserSelect(custom_id=f"g:{live.row.id}:{seat}:come", placeholder=say("match-newcomer-choose")[:150]))
    view.stop()
    return {"content": say("match-newcomer"), "view": view}


class NewcomerMenu(
    OfMatch, GameControl, DynamicItem[UserSelect[Any]], template=rf"g:{GAME_ID}:(?P<seat>[GHRS][^:]{{4,10}}):come"
):
    """Choose who comes in new."""

    name = "menu newcomer"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Seat the chosen person."""
        live = await services.games.live(self.game_id)
        who = services.who(interaction.user)
        seat = self.match["seat"]
        person = self.item.values[0]
        if not isinstance(person, discord.Member):
            raise declined("guest-no-member")
        if person.bot:
            raise declined("lobby-no-bots")
        _must_be_theirs(live, who, seat)
        new = services.who(person)

        async def seated() -> None:
            await services.lobby.admit(live, new, seat)
            await services.conduct.replace(live.row.id, who, seat, new, cause=interaction.id, entry=self.name)

        await patiently(interaction, seated(), ephemeral=False)
        words = text("match-newcomer-here", person=person.mention, seat=seat)
        content = services.texts.say(words, services.language_in(live.row.guild_id))
        await send(interaction, content=content, allowed_mentions=discord.AllowedMentions(users=[person]))
        assert interaction.message is not None, "a menu stands in a message"
        with contextlib.suppress(discord.HTTPException):  # the question is answered
            await interaction.message.edit(view=None)


def _must_be_theirs(live: Live, who: Who, seat: Seat) -> None:
    """Refuse a captain who reaches for the other team, or for somebody's seat; a referee may correct himself."""
    own = live.seat_of(who.id)
    if LEADERS & parts(who, live):
        return
    if own is None or house_of(own.seat) != house_of(seat):
        raise declined("match-newcomer-other-team")
    if any(row.seat == seat and row.person_id is not None for row in live.seats):
        raise declined("match-newcomer-taken", seat=seat)
