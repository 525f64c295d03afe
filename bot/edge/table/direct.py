"""Direct messages: every game is asked whether a text is written as its own are; if that is unclear, the writer is.

A form decides first. A text in no game's form is for the only game its writer sits in. Who sits in several is asked,
and so is who would change what is handed in. The text is found again as the message the question replies to, so the
buttons outlive any restart. Every answer names the game it comes from. Who plays nowhere is told once a day what we can
do here.
"""

import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol, TypeAlias

import discord
import structlog
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import account, patiently, redraw
from bot.edge.kit.answer import reply as answer_message
from bot.edge.kit.by_id import NO_GAME, ById
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID
from bot.engine.text import Text, text
from bot.recent import Recent
from bot.service.play.live import Declined, Live, declined
from bot.service.play.naming import hour, title
from bot.store.database import StoreTrouble
from bot.texts import LANGUAGES

log = structlog.get_logger(__name__)

ENTRY = "typed direct"
IN_A_ROW, MOST_GAMES = 5, 20
GREETED = 4096
"""So many people are known to have been told already."""
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Unsure:
    """The writer must say once more that he means it; `yes` and `no` are the labels of the buttons."""

    question: Text
    yes: Text
    no: Text


Answer: TypeAlias = str | Shown | Unsure | None
"""What a message is replied with; None if that has been said already."""


class Reader(Protocol):
    """Reads the direct messages for one kind of game."""

    def form(self, words: str) -> bool:
        """Tell whether a text is written as this game's are, right or wrong."""
        ...

    async def take(self, live: Live, message: discord.Message, language: str, *, sure: bool) -> Answer:
        """Do what the writer, who sits in this game, has written; `sure` if he was asked whether he means it."""
        ...


class Direct:
    """The one listener of direct messages."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client, self._services = client, services
        self._readers: dict[str, Reader] = {}
        self._greeted: Recent[int, date] = Recent(GREETED)
        """Who was told what we can do here, and when."""
        self._free: list[tuple[Callable[[str], bool], Callable[[discord.Message], Awaitable[None]]]] = []

    def read(self, kind: str, reader: Reader) -> None:
        """Let a kind of game read along."""
        self._readers[kind] = reader

    def read_free(self, form: Callable[[str], bool], take: Callable[[discord.Message], Awaitable[None]]) -> None:
        """Let somebody take texts of a form that belongs to no game."""
        self._free.append((form, take))

    async def hear(self, message: discord.Message) -> None:
        """Find out for whom a message is, and hand it over."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for form, take in self._free:
            if form(message.content):
                await take(message)
                return
        if message.content.startswith("/"):
            await self._greet(message)
            return
        try:
            seated = await self._seated(message.author.id)
        except (StoreTrouble, Declined) as trouble:  # whether it is for us at all cannot be known now
            log.warning("a direct message finds no game", error=str(trouble))
            return
        forms = [kind for kind, reader in self._readers.items() if reader.form(message.content)]
        reading = [live for live in seated if live.spec.name in (forms or self._readers)]
        if len(reading) == 1 and (forms or len(seated) == 1):
            await self._hand_over(message, reading[0])
        elif reading:
            await self._ask(message, reading)
        elif forms or seated:
            await self._no_reader(message, forms, seated)
        else:
            await self._greet(message)

    async def _seated(self, person_id: int) -> Sequence[Live]:
        """Return the running games somebody sits in."""
        games = await self._services.games.of(person_id)
        return [live for live in games if live.row.status == "running" and live.seat_of(person_id)]

    async def _hand_over(self, message: discord.Message, live: Live) -> None:
        started = time.monotonic()
        try:
            await self._take(message, live, sure=False)
        except Exception as error:  # whatever goes wrong is told to the writer
            language = self._services.language_in(live.row.guild_id)
            with contextlib.suppress(StoreTrouble):  # perhaps that is what went wrong
                language = await self._language(message, live)
            words = account(self._services, ENTRY, error, time.monotonic() - started, language)
            await self._reply(message, live, words, language)

    async def given(self, message: discord.Message, game_id: str, *, sure: bool) -> Live:
        """Hand a message to the game its writer has named."""
        live = await self._services.games.live(game_id)
        if live.spec.name not in self._readers or live.seat_of(message.author.id) is None:
            raise declined("game-not-seated")
        await self._take(message, live, sure=sure)
        return live

    async def _take(self, message: discord.Message, live: Live, *, sure: bool) -> None:
        language = await self._language(message, live)
        answer = await self._readers[live.spec.name].take(live, message, language, sure=sure)
        await self._reply(message, live, answer, language)

    async def _language(self, message: discord.Message, live: Live | None) -> str:
        """Return the language of whoever writes, where we know it; else that of the game's server."""
        return await self._services.language_to(message.author.id, live.row.guild_id if live else None)

    async def _reply(self, message: discord.Message, live: Live, answer: Answer, language: str) -> None:
        """Answer in the name of a game."""
        say = self._services.texts.say
        heading = say(title(live), language)
        if isinstance(answer, str):
            await reply(message, {"content": f"-# {heading}\n{answer}"[:2000]}, "a")
        elif isinstance(answer, Shown):
            shown = answer.headed(f"-# {heading}")
            await reply(message, {"view": shown.view, "files": shown.files()}, "a")
        elif isinstance(answer, Unsure):
            sheet = Sheet("now")
            sheet.text(f"-# {heading}")
            sheet.text(say(answer.question, language))
            sheet.row(
                button(f"w:{live.row.id}:{YES}", say(answer.yes, language), "danger"),
                button(f"w:{live.row.id}:{NO}", say(answer.no, language)),
            )
            await reply(message, {"view": sheet.shown().view}, "s")

    async def _ask(self, message: discord.Message, meant: Sequence[Live]) -> None:
        """Ask which game is meant; it may be none of them."""
        language = await self._language(message, meant[0])
        say = self._services.texts.say
        sheet = Sheet("now")
        sheet.text(say(text("direct-which"), language))
        asked = meant[: MOST_GAMES - 1]
        buttons = [button(f"w:{live.row.id}", say(named(live, message.author.id), language)) for live in asked]
        buttons.append(button(f"w:{NO_GAME}", say(text("direct-none"), language)))
        for start in range(0, len(buttons), IN_A_ROW):
            sheet.row(*buttons[start : start + IN_A_ROW])
        await reply(message, {"view": sheet.shown().view}, "w")

    async def _greet(self, message: discord.Message) -> None:
        """Say once a day what we can do here: in both languages, if we do not know which its writer speaks."""
        today = self._services.games.clock().date()
        if self._greeted.get(message.author.id) == today:
            return
        self._greeted[message.author.id] = today
        link, mine = self._services.pressable, self._services.settings.language
        words = text("direct-welcome", help=link("hilfe"), dice=link("dice"), privacy=link("datenschutz"))
        known = await self._known(message.author.id)
        spoken = [known] if known else sorted(LANGUAGES, key=lambda one: one != mine)
        first, *rest = (self._services.texts.say(words, one) for one in spoken)
        await reply(message, {"content": "\n\n".join([first, *(f"-# {other}" for other in rest)])}, "a")

    async def _known(self, person_id: int) -> str | None:
        """Return the language of whoever writes, if it can be known now."""
        with contextlib.suppress(StoreTrouble):
            return await self._services.tongues.known(person_id)
        return None

    async def _no_reader(self, message: discord.Message, forms: Sequence[str], seated: Sequence[Live]) -> None:
        """Say why nobody takes a text: its writer does not play what it is for, or plays where nobody reads along."""
        language = await self._language(message, seated[0] if seated else None)
        code = "direct-not-playing" if forms else "direct-not-read"
        kinds = dict.fromkeys(forms or [live.spec.name for live in seated])
        say = self._services.texts.say
        games = ", ".join(say(Text(f"{kind}-name"), language) for kind in kinds)
        await reply(message, {"content": say(text(code, game=games), language)}, "a")


def named(live: Live, person_id: int) -> Text:
    """Tell one game from the others of the same person."""
    others = ", ".join(live.name_of(row.seat) for row in live.seats if row.taken and row.person_id != person_id)
    return text("direct-game", game=title(live), hour=hour(live), others=others)


async def reply(message: discord.Message, answer: dict[str, Any], what: str) -> None:
    """Answer a message; delivered again, it gets the question and the answer no second time."""
    try:
        await answer_message(message, what, **answer)
    except discord.HTTPException as failure:
        log.warning("answer did not arrive", what=ENTRY, error=str(failure))


class DirectButton(ById, DynamicItem[Button[Any]], template=f"w:{GAME_ID}(?::(?P<word>{YES}|{NO}))?"):
    """Names the game a direct message was meant for, or says whether it was meant."""

    name = "button direct"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Hand over the message that the question replied to, and say so in its place."""
        direct = ours(interaction, Direct)
        game, word = self.match["game"], self.match["word"]

        async def settled() -> Text:
            message = await _asked_about(interaction)
            if word == NO or game == NO_GAME:
                return text("direct-left")
            live = await direct.given(message, game, sure=word == YES)
            return text("direct-given", game=named(live, interaction.user.id))

        words = await patiently(interaction, settled(), ephemeral=True)
        sheet = Sheet("plain")
        sheet.text(services.say(words, interaction))
        await redraw(interaction, sheet.shown())


async def _asked_about(interaction: discord.Interaction) -> discord.Message:
    """Find the message again; whoever has deleted it means no game any more."""
    reference = interaction.message.reference if interaction.message else None
    if reference is None or reference.message_id is None:
        raise declined("direct-gone")
    try:
        channel = interaction.client.get_partial_messageable(reference.channel_id)
        message = await channel.fetch_message(reference.message_id)
    except discord.NotFound:
        raise declined("direct-gone") from None
    if message.author.id != interaction.user.id:
        raise declined("direct-gone")
    return message
