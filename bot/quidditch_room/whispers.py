"""Whispers: captains give experience points and hear answers by DM, a Treiber keeps his Klatscher (Q2.5, Q5.4.3)."""

from collections.abc import Sequence

import discord

from bot.edge.kit.services import Services, mentions
from bot.edge.table.direct import Answer
from bot.edge.table.outbox import Outbox
from bot.edge.table.panel import render_own
from bot.edge.table.posts import Post
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import house_of
from bot.games.quidditch.rules.opening import xp_example
from bot.games.quidditch.rules.say import is_whisper
from bot.quidditch_room.nonces import Batch
from bot.recent import Recent
from bot.service.play.live import Live
from bot.service.play.naming import title
from bot.service.play.owing import asking, note, note_in, whisper
from bot.store.events import events_of
from bot.store.outbox import OwedRow, to_person

FORM = "quidditch-form"
"""What a captain fills in before the kick-off."""
REMEMBERED = 1000


class Whispers:
    """What is between one player and the bot."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Find the words for the captains' form."""
        self._client, self._services = client, services
        self._given: Recent[tuple[str, Seat, int], None] = Recent(REMEMBERED)
        """Captains who have their form and need no looking after; what is owed comes once by its name."""
        outbox.compose(FORM, self._form)

    async def captains(self, live: Live, act: Batch) -> None:
        """Give every new captain his form; whose DMs are closed is told where to find it."""
        for row, event in act:
            if not isinstance(event, e.KapitaenErnannt) or (person := _person(live, event.seat)) is None:
                continue
            if live.position and live.position.state.phase == "vor":
                await self._owe_form(live, event.seat, person)
            else:
                words, games = text("match-captain-now", match=title(live)), self._services.games
                await games.owe(whisper(live, f"captain.{row.seq}", person, words, games.clock()))

    async def successors(self, live: Live) -> None:
        """Give the form to whoever has taken a captain's seat before the kick-off."""
        state = live.position.state if live.position else None
        if state is None or state.phase != "vor" or live.row.status != "running":
            return
        for seat in filter(None, state.captains):
            if (person := _person(live, seat)) is not None:
                await self._owe_form(live, seat, person)

    async def answers(self, live: Live, act: Batch) -> None:
        """Tell a captain what became of his request; the channel hears of it when it happens (Q7.1)."""
        games = self._services.games
        for row, event in act:
            if isinstance(event, e.WechselBeschieden) and live.position:
                captain = live.position.state.captain(event.house)
                words = live.spec.rules.tell(event, captain)
                person = _person(live, captain)
                if person is not None and words is not None:
                    await games.owe(whisper(live, f"answer.{row.seq}", person, words, games.clock()))

    async def _owe_form(self, live: Live, seat: Seat, person_id: int) -> None:
        """Owe a captain a greeting and the form below it, once."""
        if (live.row.id, seat, person_id) in self._given:
            return
        games, place, name = self._services.games, to_person(person_id), f"form.{seat}.{person_id}"
        now = games.clock()
        user = self._client.get_user(person_id) or await self._client.fetch_user(person_id)
        look = await games.look(live.row.id, self._services.who(user))
        points = " · ".join(map(str, look.view.gifts[: len(look.view.may_give)]))
        house, example = text(f"quidditch-haus-{house_of(seat)}"), xp_example(look.view.may_give, look.view.gifts)
        words = text("match-captain", house=house, points=points, example=example)
        greeting = note(f"{live.row.id}.{name}.greeting", place, words, now, game=live.row)
        await games.owe(greeting, asking(live, name, FORM, now, place))
        self._given[live.row.id, seat, person_id] = None

    async def _form(self, row: OwedRow) -> Post:
        """Draw the form as the captain sees it."""
        services, person_id = self._services, row.number
        live = await services.games.live(row.game_id or "")
        user = self._client.get_user(person_id) or await self._client.fetch_user(person_id)
        look = await services.games.look(live.row.id, services.who(user))
        shown = await render_own(services, look, await services.language_to(person_id, live.row.guild_id), "xp")

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            words, now = text("match-captain-closed", person=f"<@{person_id}>"), services.games.clock()
            return [note_in(live, f"closed.{person_id}.{live.row.revision}", words, now, ping=[person_id])]

        return Post(message={"view": shown.view, "files": shown.files()}, instead=instead)

    def form(self, words: str) -> bool:
        """Tell whether a text is a whisper, right or wrong."""
        return is_whisper(words)

    async def take(self, live: Live, message: discord.Message, language: str, *, sure: bool) -> Answer:
        """Act and return what the whisperer is told of it; None if he was told already."""
        services, game_id, seat = self._services, live.row.id, live.seat_of(message.author.id)
        acted = await services.games.act(game_id, services.who(message.author), f"'{message.content}", cause=message.id)
        if acted.again:
            return None
        rows = await services.games.database.read(lambda db: events_of(db, game_id, message.id))
        told = [live.spec.rules.tell(live.spec.load_event(row.body), seat.seat if seat else None) for row in rows]
        words = "\n".join(services.texts.say(one, language, mentions(live)) for one in told if one)
        return words or "✓"


def _person(live: Live, seat: Seat | None) -> int | None:
    return next((row.person_id for row in live.seats if row.seat == seat), None)
