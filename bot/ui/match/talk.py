"""Talking after Chatende (Q9.2): the referees get a note with a press for a warning, or the bot warns by itself."""

from collections.abc import Iterator
from typing import Any

import discord
import structlog
from discord.ui import Button, DynamicItem

from bot.app.live import Declined, Live, Who
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.store.database import StoreTrouble
from bot.store.records import EventRow
from bot.ui.desk import Desk
from bot.ui.layout import STYLES
from bot.ui.match.once import Act
from bot.ui.moderation import Hand, Moderation
from bot.ui.moderation_answer import outcome_sheet
from bot.ui.moderation_controls import GAME, PERSON, Press, moderation_of

log = structlog.get_logger(__name__)

CASE = "case-after-chatende"


class TalkButton(Press, DynamicItem[Button[Any]], template=f"g:{GAME}:{PERSON}:(?P<verb>warn|pass)"):
    """Warn somebody who talked, or overlook it."""

    name = "button talk"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Do it; the note itself says what became of it."""
        language, said = desk.language_in(hand.guild.id), interaction.message.content if interaction.message else ""

        def say(words: Text) -> str:
            return desk.texts.say(words, language)

        if self.match["verb"] == "pass":
            passed = say(text("match-talk-passed"))
            await interaction.response.edit_message(content=f"{said}\n{passed}"[:2000], view=None)
            return
        await interaction.response.defer()
        person, reason = await self.target(interaction, hand), say(Text(CASE))
        outcome = await moderation_of(interaction).warn(hand, person, reason, data={"case": CASE})
        notes = [text("match-talk-counted", person=person.mention), *outcome.notes]
        words = "\n".join(say(note) for note in notes)
        await interaction.edit_original_response(content=f"{said}\n{words}"[:2000], view=None)
        if outcome.act is not None and outcome.remind:
            sheet = outcome_sheet(desk, outcome, outcome.act, desk.language(interaction), hand.room_id)
            await interaction.followup.send(view=sheet.view, ephemeral=True)


def _talkers(act: Act) -> Iterator[tuple[EventRow, int]]:
    """Name who talked out of turn in an act."""
    for row, event in act:
        if isinstance(event, e.Geredet) and event.stoert and row.person_id:
            yield row, row.person_id


def _by_itself(live: Live) -> bool:
    options: Any = live.options
    return bool(options.geschwaetz == "automatisch")


def notes(desk: Desk, live: Live, act: Act) -> dict[str, Any]:
    """Return the buttons that go along with a note to the referees, if somebody talked."""
    view = discord.ui.View(timeout=None)
    language = desk.language_in(live.row.guild_id)
    for person in list(dict.fromkeys(person for _, person in _talkers(act)))[: 0 if _by_itself(live) else 1]:
        for verb, look in (("warn", STYLES["danger"]), ("pass", STYLES["secondary"])):
            label = desk.texts.say(text("match-talk-warn" if verb == "warn" else "match-talk-pass"), language)
            view.add_item(Button(custom_id=f"g:{live.row.id}:{person}:{verb}", label=label, style=look))
    view.stop()
    return {"view": view} if view.children else {}


class Talk:
    """Warns by itself where a match is set to it; the book knows each message once."""

    def __init__(self, client: discord.Client, desk: Desk, moderation: Moderation) -> None:
        """Warn with the bot's own hand."""
        self._client, self._desk, self._moderation = client, desk, moderation

    async def warn(self, live: Live, act: Act) -> None:
        """Warn whoever talked out of turn."""
        guild = self._client.get_guild(live.row.guild_id or 0)
        if guild is None or not _by_itself(live):
            return
        reason = self._desk.texts.say(Text(CASE), self._desk.language_in(guild.id))
        me = Who(guild.me.id, guild.me.display_name)
        for row, person_id in _talkers(act):
            person = await self._moderation.person(guild, person_id)
            if person is None or row.cause is None:
                continue
            hand = Hand(guild, guild.me, me, live.row.channel_id or 0, live, row.cause)
            try:
                await self._moderation.warn(hand, person, reason, public=True, data={"case": CASE})
            except (Declined, StoreTrouble) as no:
                log.warning("nobody is warned by itself", game=live.row.id, error=str(no))
