"""Talking after Chatende (Q9.2): the referees get a note with a press for a warning, the bot never decides."""

import re
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.app.live import Live, declined
from bot.app.rights import require
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.store.acts import ActRow
from bot.ui.answer import attend
from bot.ui.controls import desk_of
from bot.ui.desk import Desk
from bot.ui.layout import STYLES
from bot.ui.match.story import Act


class TalkButton(
    DynamicItem[Button[Any]], template=r"g:(?P<game>[^:]{1,40}):(?P<person>[0-9]{1,20}):(?P<verb>warn|pass)"
):
    """Warn somebody who talked, or overlook it."""

    name = "button talk"
    match: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> "TalkButton":
        """Make the button anew from its id."""
        control = cls(item)
        control.match = match
        return control

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        desk = desk_of(interaction)
        await attend(interaction, desk, self.name, lambda: self._press(interaction, desk))

    async def _press(self, interaction: discord.Interaction, desk: Desk) -> None:
        live, who = await desk.games.live(self.match["game"]), desk.who(interaction.user)
        require(self.name, who, live)
        person, said = int(self.match["person"]), interaction.message.content if interaction.message else ""
        if self.match["verb"] == "pass":
            note = desk.texts.say(text("match-talk-passed"), desk.language_in(live.row.guild_id))
        else:
            note = await self._warn(interaction, desk, live, person)
        await interaction.response.edit_message(content=f"{said}\n{note}"[:2000], view=None)

    async def _warn(self, interaction: discord.Interaction, desk: Desk, live: Live, person: int) -> str:
        guild_id, language = live.row.guild_id or 0, desk.language_in(live.row.guild_id)
        reason = desk.texts.say(text("match-talk-reason"), language)
        row, now = live.row, desk.games.clock()
        act = ActRow(
            guild_id, now, "warning", interaction.user.id, person, row.id, row.channel_id, reason, cause=interaction.id
        )
        if await desk.order.record(act) is None:
            raise declined("game-busy")
        here = await desk.order.warnings(guild_id, person, row.id)
        publisher = interaction.client.publisher  # type: ignore[attr-defined]  # our client is the only one there is
        await publisher.whisper(person, text("match-talk-warned", reason=reason), live)
        return desk.texts.say(text("match-talk-counted", person=f"<@{person}>", count=here), language)


def notes(desk: Desk, live: Live, act: Act) -> dict[str, Any]:
    """Return the buttons that go along with a note to the referees, if somebody talked."""
    view = discord.ui.View(timeout=None)
    people = [row.person_id for row, event in act if isinstance(event, e.Geredet) and event.stoert and row.person_id]
    language = desk.language_in(live.row.guild_id)
    for person in list(dict.fromkeys(people))[:1]:
        for verb, look in (("warn", STYLES["danger"]), ("pass", STYLES["secondary"])):
            label = desk.texts.say(text("match-talk-warn" if verb == "warn" else "match-talk-pass"), language)
            view.add_item(Button(custom_id=f"g:{live.row.id}:{person}:{verb}", label=label, style=look))
    view.stop()
    return {"view": view} if view.children else {}
