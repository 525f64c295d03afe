"""Whispers: captains give experience points by DM, a Treiber keeps his Klatscher (Q2.5, Q5.4.3)."""

import discord
import structlog

from bot.app.live import Declined, Live
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.store import records
from bot.ui.answer import account
from bot.ui.desk import Desk, mentions
from bot.ui.match.story import Act
from bot.ui.panel import render
from bot.ui.publisher import DM_CLOSED

log = structlog.get_logger(__name__)


class Whispers:
    """What is between one player and the bot."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Speak through this client."""
        self._client, self._desk = client, desk

    async def captains(self, live: Live, act: Act) -> None:
        """Give every new captain his form; whose DMs are closed is told where to find it."""
        for _, event in act:
            if isinstance(event, e.KapitaenErnannt) and live.position and live.position.state.phase == "vor":
                person = next((row.person_id for row in live.seats if row.seat == event.seat), None)
                if person is not None:
                    await self._form(live, person)

    async def _form(self, live: Live, person_id: int) -> None:
        desk, language = self._desk, self._desk.language_in(live.row.guild_id)
        user = await self._client.fetch_user(person_id)
        look = await desk.games.look(live.row.id, desk.who(user))
        shown = await render(desk, look, language, private=True, page="xp")
        try:
            await user.send(desk.texts.say(text("match-captain"), language))
            await user.send(view=shown.view, files=shown.files())
        except discord.HTTPException as error:
            if error.code == DM_CLOSED:
                now = desk.games.clock()
                await desk.games.database.write(lambda db: records.set_dm_closed(db, person_id, True, now))
            channel = self._client.get_partial_messageable(live.row.channel_id or 0)
            ping = discord.AllowedMentions(users=[discord.Object(person_id)])
            words = desk.texts.say(text("match-captain-closed", person=f"<@{person_id}>"), language)
            await channel.send(words, allowed_mentions=ping)

    async def hear(self, message: discord.Message) -> None:
        """Take a DM of somebody who plays in a match; dice are for the dice."""
        if message.guild is not None or message.author.bot or not message.content or message.content[0] == "/":
            return
        try:
            words = await self._answer(message)
        except Exception as error:  # whatever goes wrong is told to the writer
            guild_id = error.live.row.guild_id if isinstance(error, Declined) and error.live else None
            words = account(self._desk, "typed whisper", error, 0.0, self._desk.language_in(guild_id))
        if not words:
            return
        try:
            await message.reply(words, mention_author=False, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("answer did not arrive", what="typed whisper", error=str(error))

    async def _answer(self, message: discord.Message) -> str | None:
        """Act and return what the whisperer is told of it; None if it is not for us, or was answered already."""
        desk, live = self._desk, await self._match_of(message.author.id)
        seat = live.seat_of(message.author.id) if live else None
        if live is None or seat is None:
            return None
        game_id, who = live.row.id, desk.who(message.author)
        acted = await desk.games.act(game_id, who, f"'{message.content}", cause=message.id)
        if acted.again:
            return None
        rows = await desk.games.database.read(lambda db: records.events_of(db, game_id, message.id))
        told = [live.spec.rules.tell(live.spec.load_event(row.body), seat.seat) for row in rows]
        language = desk.language_in(live.row.guild_id)
        return "\n".join(desk.texts.say(one, language, mentions(live)) for one in told if one) or "✓"

    async def _match_of(self, person_id: int) -> Live | None:
        for live in await self._desk.games.of(person_id):
            if live.spec.officials and live.row.status == "running" and live.seat_of(person_id):
                return live
        return None
