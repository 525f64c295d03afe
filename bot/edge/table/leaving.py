"""Standing up from a running game, asked once, and the line under which somebody sits down there again."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import patiently
from bot.edge.kit.history import has_control
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl, show, show_page
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.edge.table.private import PrivatePages
from bot.engine.text import text
from bot.service.leading.leaving import must_be_leavable
from bot.service.play.owing import VACANCY
from bot.store.outbox import TAKEN_BACK, OwedRow


class Vacancies:
    """Finds the words for a seat that the computer has taken over."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        """Speak for everything of this kind."""
        self._services = services
        outbox.compose(VACANCY, self.compose)

    async def compose(self, row: OwedRow) -> Post:
        """Say who has gone, with the button to the seat."""
        live = await self._services.games.live(row.game_id or "")
        seat, why, person = row.body["seat"], row.body["why"], row.body["person"]
        if live.row.status != "running" or not any(one.robot for one in live.seats if one.seat == seat):
            raise Unneeded(TAKEN_BACK)
        language = self._services.language_in(live.row.guild_id)
        id, mention = f"gv:{live.row.id}:take:{seat}", f"<@{person}>" if person else "∅"
        sheet = Sheet("now")
        words = text("vacancy", why=why, person=mention, seat=live.spec.lobby.named(seat))
        sheet.text(self._services.texts.say(words, language))
        sheet.row(button(id, self._services.texts.say(text("vacancy-take", why=why), language), "primary", "🪑"))
        back = [person] if why == "absent" else []
        message = {"view": sheet.shown().view, "allowed_mentions": pinging(back)}
        return Post(message=message, is_it=has_control(id))


class LeaveButton(GameControl, DynamicItem[Button[Any]], template=f"gv:{GAME_ID}:(?P<verb>leave|gone)"):
    """Stand up, once asked."""

    name = "button leave"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Ask, or stand up."""
        who = services.who(interaction.user)
        if self.match["verb"] == "leave":
            must_be_leavable(await services.games.live(self.game_id), who)
            await show(interaction, _question(services, interaction, self.game_id))
            return
        pages = ours(interaction, PrivatePages)
        with pages.attending(self.game_id, who.id):  # the answer says it all: the page need not follow any more
            work = services.leaving.leave(self.game_id, who, cause=interaction.id)
            await patiently(interaction, work, ephemeral=True)
            pages.forget(self.game_id, who.id)
            sheet = Sheet("plain")
            sheet.text(services.say(text("leave-done"), interaction))
            await show(interaction, sheet.shown())


def _question(services: Services, interaction: discord.Interaction, game_id: str) -> Shown:
    sheet = Sheet("bad")
    sheet.text(services.say(text("leave-sure"), interaction))
    sheet.row(
        button(f"gv:{game_id}:gone", services.say(text("leave-yes"), interaction), "danger", "🚪"),
        button(f"d:{game_id}", services.say(text("leave-no"), interaction)),
    )
    return sheet.shown()


class TakeButton(GameControl, DynamicItem[Button[Any]], template=f"gv:{GAME_ID}:take:(?P<seat>.{{1,40}})"):
    """Sit down where the computer plays for somebody."""

    name = "button take"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Take the seat, and show what is in one's hand now."""
        who = services.who(interaction.user)
        work = services.leaving.take(self.game_id, who, self.match["seat"], cause=interaction.id)
        live = await patiently(interaction, work, ephemeral=True)
        await show_page(interaction, services, self.game_id, live.token, "")


LEAVING_CONTROLS = (LeaveButton, TakeButton)
