"""Talking after Chatende (Q9.2): the referees get a note with a press for a warning, or the bot warns by itself.

Warnings are for whom the server made referees. Whoever leads a match without being one hears of those who take part in
it; of others only where the place was made for the match.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import discord
import structlog
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import is_sheet
from bot.edge.kit.layout import STYLES
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.order.answer import outcome_sheet
from bot.edge.order.controls import GAME_ID, PERSON, Press
from bot.edge.order.moderation import Moderation
from bot.edge.order.officer import Officer
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import QuidditchOptions
from bot.quidditch_room.nonces import Batch
from bot.quidditch_room.of_match import OfMatch
from bot.recent import Recent
from bot.service.play.live import Declined, Live, Who, declined
from bot.store import places
from bot.store.database import StoreTrouble
from bot.store.events import EventRow

log = structlog.get_logger(__name__)

CASE = "case-after-chatende"
REMEMBERED = 1000
ROLES_KNOWN = timedelta(minutes=1)
"""So long we believe that somebody still has the roles he had."""


class TalkButton(OfMatch, Press, DynamicItem[Button[Any]], template=f"g:{GAME_ID}:{PERSON}:(?P<verb>warn|pass)"):
    """Warn somebody who talked, or overlook it."""

    name = "button talk"

    @property
    def entry(self) -> str:
        """Overlooking is for who leads the match, warning for whom the server made referees."""
        return self.name if self.match["verb"] == "pass" else "button talk warn"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Warn or overlook; the note itself says what became of it."""
        language = services.language_in(officer.guild.id)
        said = interaction.message.content if interaction.message else ""

        def say(words: Text) -> str:
            return services.texts.say(words, language)

        if is_sheet(interaction.message):  # it never stood there
            raise declined("control-unknown")
        if self.match["verb"] == "pass":
            passed = say(text("match-talk-passed"))
            await interaction.response.edit_message(content=f"{said}\n{passed}"[:2000], view=None)
            return
        await interaction.response.defer()
        person = await self.target(interaction, officer)
        reason = say(Text(CASE))
        outcome = await ours(interaction, Moderation).warn(officer, person, reason, data={"case": CASE})
        notes = [text("match-talk-counted", person=person.mention), *outcome.notes]
        words = "\n".join(say(note) for note in notes)
        await interaction.edit_original_response(content=f"{said}\n{words}"[:2000], view=None)
        if outcome.act is not None and outcome.remind:
            sheet = outcome_sheet(services, outcome, outcome.act, services.language(interaction), officer.room_id)
            await interaction.followup.send(view=sheet.view, ephemeral=True)


def _talkers(act: Batch) -> Iterator[tuple[EventRow, int]]:
    """Name who talked out of turn in an act."""
    for row, event in act:
        if isinstance(event, e.Geredet) and event.stoert and row.person_id:
            yield row, row.person_id


def _by_itself(live: Live) -> bool:
    return isinstance(live.options, QuidditchOptions) and live.options.geschwaetz == "automatisch"


VERBS = {"warn": STYLES["danger"], "pass": STYLES["secondary"]}


class Talk:
    """Offers to warn, or warns by itself where a match is set to it; the book knows each message once."""

    def __init__(self, client: discord.Client, services: Services, moderation: Moderation) -> None:
        """Warn with the bot's own hand."""
        self._client, self._services, self._moderation = client, services, moderation
        self._known: Recent[tuple[int, int], tuple[datetime, bool]] = Recent(REMEMBERED)

    async def notes(self, live: Live, act: Batch) -> dict[str, Any]:
        """Return the buttons that go along with a note to the referees, if somebody talked."""
        people = [] if _by_itself(live) else list(dict.fromkeys(person for _, person in _talkers(act)))[:1]
        if not people:
            return {}
        view, language = discord.ui.View(timeout=None), self._services.language_in(live.row.guild_id)
        verbs = VERBS if await self.kept(live) else {"pass": VERBS["pass"]}
        for person in people:
            for verb, look in verbs.items():
                label = self._services.texts.say(text(f"match-talk-{verb}"), language)
                view.add_item(Button(custom_id=f"g:{live.row.id}:{person}:{verb}", label=label, style=look))
        view.stop()
        return {"view": view}

    async def kept(self, live: Live) -> bool:
        """Tell whether one of those who lead a match was made a referee by the server."""
        return await self._appointed(live, live.row.referee_id, live.row.assistant_id)

    async def minds(self, live: Live) -> bool:
        """Tell whether what bystanders say is the business of a match: its place was made for it, or is well kept."""
        game_id = live.row.id
        made = await self._services.games.database.read(lambda db: places.of(db, game_id, "room"))
        own = any(place.channel_id == live.row.channel_id for place in made)
        return own or await self._appointed(live, live.row.referee_id, live.row.assistant_id, live.row.host_id)

    async def _appointed(self, live: Live, *people: int | None) -> bool:
        guild = self._client.get_guild(live.row.guild_id or 0)
        known = [person for person in people if person is not None] if guild else []
        return any([await self._is_referee(guild, person) for person in known if guild])

    async def _is_referee(self, guild: discord.Guild, person_id: int) -> bool:
        """Ask Discord for somebody's roles, not for every word that is said."""
        now = self._services.games.clock()
        at, known = self._known.get((guild.id, person_id), (None, False))
        if at is None or now - at > ROLES_KNOWN:
            person = await self._moderation.person(guild, person_id)
            known = person is not None and self._services.who(person).referee
            self._known[guild.id, person_id] = now, known
        return known

    async def warn(self, live: Live, act: Batch) -> None:
        """Warn whoever talked out of turn, if somebody who may has set the match to it."""
        guild = self._client.get_guild(live.row.guild_id or 0)
        if guild is None or not _by_itself(live) or not any(True for _ in _talkers(act)):
            return
        if not await self._appointed(live, live.row.referee_id, live.row.assistant_id, live.row.host_id):
            return
        reason = self._services.texts.say(Text(CASE), self._services.language_in(guild.id))
        me = Who(guild.me.id, guild.me.display_name)
        for row, person_id in _talkers(act):
            person = await self._moderation.person(guild, person_id)
            if person is None or row.cause is None:
                continue
            officer = Officer(guild, guild.me, me, live.row.channel_id or 0, live, row.cause)
            try:
                await self._moderation.warn(officer, person, reason, public=True, data={"case": CASE})
            except (Declined, StoreTrouble) as no:
                log.warning("nobody is warned by itself", game=live.row.id, error=str(no))
