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

log = structlog.get_logger(__name__)

LONGEST = 190


class Whispers:
    """What is between one player and the bot."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Speak through this client."""
        self._client, self._desk = client, desk

    async def captains(self, live: Live, act: Act) -> None:
        """Give every new captain his form; whose DMs are closed is told where to find it."""
        for row, event in act:
            if isinstance(event, e.KapitaenErnannt) and live.position and live.position.state.phase == "vor":
                person = next((one.person_id for one in live.seats if one.seat == event.seat), None)
                if person is not None:
                    await self._form(live, person, f"{live.row.id}.{row.seq}"[-24:])

    async def _form(self, live: Live, person_id: int, name: str) -> None:
        """Send the form; by its name Discord takes it only once, should we fall over before it is known to be sent."""
        desk, language = self._desk, self._desk.language_in(live.row.guild_id)
        user = await self._client.fetch_user(person_id)
        look = await desk.games.look(live.row.id, desk.who(user))
        shown = await render(desk, look, language, private=True, page="xp")
        try:
            await user.send(desk.texts.say(text("match-captain"), language), nonce=f"{name}c")
            await user.send(view=shown.view, files=shown.files(), nonce=f"{name}f")
        except discord.HTTPException:
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
        live = await self._match_of(message.author.id)
        if live is None:
            return
        desk, language = self._desk, self._desk.language_in(live.row.guild_id)
        seat = live.seat_of(message.author.id)
        assert seat is not None
        try:
            await desk.games.act(
                live.row.id, desk.who(message.author), "'" + message.content[:LONGEST], cause=message.id
            )
            rows = await desk.games.database.read(lambda db: records.events_of(db, live.row.id, message.id))
            told = [live.spec.rules.tell(live.spec.load_event(row.body), seat.seat) for row in rows]
            words = "\n".join(desk.texts.say(one, language, mentions(live)) for one in told if one)
        except Declined as no:
            words = account(desk, "typed whisper", no, 0.0, language) or ""
        try:
            await message.reply(words or "✓", mention_author=False)
        except discord.HTTPException as error:
            log.warning("answer did not arrive", what="typed whisper", error=str(error))

    async def _match_of(self, person_id: int) -> Live | None:
        for live in await self._desk.games.of(person_id):
            if live.spec.officials and live.row.status == "running" and live.seat_of(person_id):
                return live
        return None
