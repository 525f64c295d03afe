"""Whispers: captains give experience points and hear answers by DM, a Treiber keeps his Klatscher (Q2.5, Q5.4.3)."""

import discord
import structlog

from bot.app.live import Live
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.say import is_whisper
from bot.store import records
from bot.store.database import StoreTrouble
from bot.ui.answer import account
from bot.ui.desk import Desk, mentions
from bot.ui.match.once import Act
from bot.ui.panel import render
from bot.ui.publisher import DM_CLOSED, Publisher

log = structlog.get_logger(__name__)


class Whispers:
    """What is between one player and the bot."""

    def __init__(self, client: discord.Client, desk: Desk, publisher: Publisher) -> None:
        """Speak through this client."""
        self._client, self._desk, self._publisher = client, desk, publisher
        self._captains: dict[tuple[str, Seat], int | None] = {}

    async def captains(self, live: Live, act: Act) -> None:
        """Give every new captain his form; whose DMs are closed is told where to find it."""
        for row, event in act:
            if isinstance(event, e.KapitaenErnannt) and live.position and live.position.state.phase == "vor":
                person = self._captains[live.row.id, event.seat] = _person(live, event.seat)
                if person is not None:
                    await self._form(live, person, f"{live.row.id}.{row.seq}"[-24:])

    async def successors(self, live: Live) -> None:
        """Give the form to whoever has taken a captain's seat before the kick-off."""
        state = live.position.state if live.position else None
        if state is None or state.phase != "vor" or live.row.status != "running":
            self._captains = {key: person for key, person in self._captains.items() if key[0] != live.row.id}
            return
        for seat in filter(None, state.captains):
            person = _person(live, seat)
            before = self._captains.get((live.row.id, seat))
            self._captains[live.row.id, seat] = person
            if person is not None and before not in (None, person):
                await self._form(live, person, f"{live.row.id}.{live.row.revision}r"[-24:])

    async def answers(self, live: Live, act: Act) -> None:
        """Tell a captain what became of his request; the channel hears of it when it happens (Q7.1)."""
        for _, event in act:
            if isinstance(event, e.WechselBeschieden) and live.position:
                captain = live.position.state.captain(event.house)
                words = live.spec.rules.tell(event, captain)
                person = _person(live, captain)
                if person is not None and words is not None:
                    await self._publisher.whisper(person, words, live)

    async def _form(self, live: Live, person_id: int, name: str) -> None:
        """Send the form; by its name Discord takes it only once, should we fall over before it is known to be sent."""
        desk, language = self._desk, self._desk.language_in(live.row.guild_id)
        user = await self._client.fetch_user(person_id)
        look = await desk.games.look(live.row.id, desk.who(user))
        shown = await render(desk, look, language, private=True, page="xp")
        try:
            await user.send(desk.texts.say(text("match-captain"), language), nonce=f"{name}c")
            await user.send(view=shown.view, files=shown.files(), nonce=f"{name}f")
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
            live = await self._match_of(message)
        except StoreTrouble as trouble:  # whether it is for us at all cannot be known now
            log.warning("a whisper waits in vain for the database", trouble=trouble.trouble)
            return
        if live is None:
            return
        language = self._desk.language_in(live.row.guild_id)
        try:
            words = await self._answer(live, message, language)
        except Exception as error:  # whatever goes wrong is told to the writer
            words = account(self._desk, "typed whisper", error, 0.0, language)
        if not words:
            return
        try:
            await message.reply(words, mention_author=False, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("answer did not arrive", what="typed whisper", error=str(error))

    async def _answer(self, live: Live, message: discord.Message, language: str) -> str | None:
        """Act and return what the whisperer is told of it; None if he was told already."""
        desk, game_id, seat = self._desk, live.row.id, live.seat_of(message.author.id)
        acted = await desk.games.act(game_id, desk.who(message.author), f"'{message.content}", cause=message.id)
        if acted.again:
            return None
        rows = await desk.games.database.read(lambda db: records.events_of(db, game_id, message.id))
        told = [live.spec.rules.tell(live.spec.load_event(row.body), seat.seat if seat else None) for row in rows]
        return "\n".join(desk.texts.say(one, language, mentions(live)) for one in told if one) or "✓"

    async def _match_of(self, message: discord.Message) -> Live | None:
        """Return the match a whisper is for; who sits in other games as well may mean one of those."""
        games = await self._desk.games.of(message.author.id)
        seated = [live for live in games if live.seat_of(message.author.id) and live.row.status == "running"]
        mine = [live for live in seated if live.spec.officials]
        return mine[0] if mine and (len(mine) == len(seated) or is_whisper(message.content)) else None


def _person(live: Live, seat: Seat | None) -> int | None:
    return next((row.person_id for row in live.seats if row.seat == seat), None)
