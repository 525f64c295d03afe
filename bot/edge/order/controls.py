"""The referees' buttons and menus: known by their ids alone, each let in by the table of rights."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select

from bot.edge.kit.answer import open_form, patiently, send
from bot.edge.kit.by_id import ById
from bot.edge.kit.layout import Sheet
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.order import doors
from bot.edge.order.answer import answer, ask_room, quoted, show_outcome
from bot.edge.order.moderation import Moderation
from bot.edge.order.officer import Officer, Outcome
from bot.edge.order.pages import KEY, Search, book_page, book_table
from bot.edge.order.ranks import Person, Room, must_be_lockable
from bot.edge.table.asking import Question
from bot.engine.text import text
from bot.service.leading.book import KINDS
from bot.service.leading.cases import read_span
from bot.service.leading.rights import may
from bot.service.play.live import Declined, declined

LONGEST_NUMBER = 18
PERSON, ROOM, GAME_ID = r"(?P<person>[0-9]{1,20})", r"(?P<room>[0-9]{1,20})", r"(?P<game>[^:]{1,40})"


class Press(ById):
    """What all of these share: they find out who acts where, in which game."""

    async def work(self, interaction: discord.Interaction, services: Services) -> None:
        """Answer a press of somebody who may."""
        officer = await ours(interaction, Moderation).officer(
            interaction, self.entry, await self.game(interaction, services)
        )
        await self.do(interaction, services, officer)

    async def game(self, interaction: discord.Interaction, services: Services) -> str | None:
        """Return the game the press is about; None for the one that runs here."""
        named = self.match.groupdict().get("game")
        return None if named in (None, "-") else named

    async def target(self, interaction: discord.Interaction, officer: Officer) -> Person:
        """Return the person the press is about."""
        person = await ours(interaction, Moderation).person(officer.guild, int(self.match["person"]))
        if person is None:
            raise declined("moderation-left")
        return person

    async def room(self, interaction: discord.Interaction, officer: Officer) -> Room:
        """Return the room the press is about: one of the game's own, or without a game the one where we are."""
        room_id = int(self.match["room"])
        if room_id not in await ours(interaction, Moderation).rooms(interaction, officer):
            raise declined("moderation-room-strange")
        room = await doors.find(officer.guild, room_id)
        if room is None:
            raise declined("moderation-room-gone")
        return room

    @abstractmethod
    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Do what the control is for."""


async def take_back(interaction: discord.Interaction, services: Services, officer: Officer, act_id: int) -> None:
    """Take an act back; for a warning the reason is asked first."""
    act = await services.book.get(officer.guild.id, act_id)
    moderation = ours(interaction, Moderation)

    async def undo(reply: discord.Interaction, why: str) -> None:
        now = replace(officer, cause=reply.id)
        outcome = await patiently(reply, moderation.undo(now, act_id, why), ephemeral=True)
        await show_outcome(reply, services, outcome, now.room_id)

    if act.kind != "warning":
        await undo(
            interaction, services.texts.say(text("why-undone", kind=act.kind), services.language_in(officer.guild.id))
        )
        return
    if act.undone_at is not None:
        raise declined("order-already-undone")
    title = services.say(text("undo-title", number=str(act_id)), interaction)
    await open_form(interaction, Question(services, title, services.say(text("undo-why"), interaction), undo))


async def game_of_act(interaction: discord.Interaction, services: Services, act_id: int) -> str | None:
    """Return the game an act belongs to, if it is still known."""
    game_id = await services.book.game_of(interaction.guild_id, act_id)
    if game_id is None:
        return None
    try:
        return (await services.games.live(game_id)).row.id
    except Declined:
        return None


class UndoButton(Press, DynamicItem[Button[Any]], template=r"o:u:(?P<act>[0-9]{1,12})"):
    """Take one act back."""

    name = "button undo"

    async def game(self, interaction: discord.Interaction, services: Services) -> str | None:
        """The act knows its game."""
        return await game_of_act(interaction, services, int(self.match["act"]))

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Take it back."""
        await take_back(interaction, services, officer, int(self.match["act"]))


class UndoMenu(Press, DynamicItem[Select[Any]], template=r"o:z"):
    """Choose what to take back."""

    name = "button undo"

    async def game(self, interaction: discord.Interaction, services: Services) -> str | None:
        """The act knows its game."""
        return await game_of_act(interaction, services, _number(self.item.values))

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Take it back."""
        await take_back(interaction, services, officer, _number(self.item.values))


class AskRoomButton(Press, DynamicItem[Button[Any]], template=f"o:a:{PERSON}:{ROOM}:{GAME_ID}"):
    """Think about sending somebody out."""

    name = "button room"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Ask."""
        person = await self.target(interaction, officer)
        room = await self.room(interaction, officer)
        must_be_lockable(officer.member, person, room)
        reason = quoted(interaction.message)
        await answer(
            interaction, ask_room(services, person, room, officer.live, reason, services.language(interaction))
        )


class RoomButton(Press, DynamicItem[Button[Any]], template=f"o:k:{PERSON}:{ROOM}:{GAME_ID}"):
    """Send somebody out of the room."""

    name = "button room"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Lock the room to them, with the words of the message as the reason."""
        moderation = ours(interaction, Moderation)

        async def work() -> Outcome:
            person = await self.target(interaction, officer)
            room = await self.room(interaction, officer)
            return await moderation.lock_out(officer, person, room, quoted(interaction.message))

        await show_outcome(interaction, services, await patiently(interaction, work(), ephemeral=True), officer.room_id)


class ServerButton(Press, DynamicItem[Button[Any]], template=f"o:s:{PERSON}"):
    """Kick somebody off the server."""

    name = "button server"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Throw them out, with the words of the message as the reason."""
        moderation = ours(interaction, Moderation)

        async def work() -> Outcome:
            return await moderation.throw_out(
                officer, await self.target(interaction, officer), quoted(interaction.message)
            )

        await show_outcome(interaction, services, await patiently(interaction, work(), ephemeral=True), officer.room_id)


class TimeoutButton(Press, DynamicItem[Button[Any]], template=f"o:t:{PERSON}:{GAME_ID}"):
    """Silence somebody for a while."""

    name = "button timeout"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Ask for how long."""
        moderation, reason = ours(interaction, Moderation), quoted(interaction.message)

        async def answered(reply: discord.Interaction, typed: str) -> None:
            async def work() -> Outcome:
                seconds, now = read_span(typed), replace(officer, cause=reply.id)
                person = await self.target(reply, officer)
                if seconds == 0:
                    return await moderation.unsilence(now, person, reason)
                return await moderation.silence(now, person, seconds, reason)

            await show_outcome(reply, services, await patiently(reply, work(), ephemeral=True), officer.room_id)

        title, prompt = (
            services.say(words, interaction) for words in (text("button-timeout"), text("timeout-how-long"))
        )
        await open_form(interaction, Question(services, title, prompt, answered))


class EnoughButton(Press, DynamicItem[Button[Any]], template=f"o:n:{GAME_ID}"):
    """Leave it at that."""

    name = "button enough"

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Put the question away."""
        sheet = Sheet("plain")
        sheet.text(services.say(text("moderation-enough"), interaction))
        await answer(interaction, sheet.shown())


class _BookPress(Press):
    """Pages of the book: the whole log for who keeps order, one's own warnings for everybody."""

    name = "button warnings"

    def search(self) -> Search:
        """Return what is looked for."""
        found = Search.read(self.match["key"])
        if found is None:
            raise declined("control-unknown")
        return found

    async def game(self, interaction: discord.Interaction, services: Services) -> str | None:
        """Whoever leads the game here keeps order; which game is looked for does not matter."""
        return None

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Show the page."""
        search = self.search()
        keeper = must_see(services, officer, search)
        shown = book_page(services, search, officer.guild.id, services.language(interaction), keeper=keeper)
        await answer(interaction, await patiently(interaction, shown, ephemeral=True))


def must_see(services: Services, officer: Officer, search: Search) -> bool:
    """Refuse what is not for this person's eyes; return whether they keep order here."""
    keeper = may("button warnings all" if search.warnings else "log", officer.who, officer.live)
    if not keeper and not (search.warnings and search.target == officer.who.id):
        raise declined("warnings-own-only")
    return keeper


class PageButton(_BookPress, DynamicItem[Button[Any]], template=f"o:p:{KEY}"):
    """Turn the page."""


class KindMenu(_BookPress, DynamicItem[Select[Any]], template=f"o:f:{KEY}"):
    """Choose a kind of act."""

    name = "button log"

    def search(self) -> Search:
        """Look for what was chosen."""
        chosen = self.item.values[0] if self.item.values else "any"
        if chosen not in ("any", *KINDS):
            raise declined("control-unknown")
        return replace(super().search(), kind="" if chosen == "any" else chosen)


class ExportButton(_BookPress, DynamicItem[Button[Any]], template=f"o:x:{KEY}"):
    """Take the list home."""

    async def do(self, interaction: discord.Interaction, services: Services, officer: Officer) -> None:
        """Hand out the file as a message of its own."""
        search = self.search()
        must_see(services, officer, search)
        work = book_table(services, search, officer.guild, services.language(interaction))
        shown = await patiently(interaction, work, ephemeral=True)
        await send(interaction, ephemeral=True, view=shown.view, files=shown.files())


def _number(values: list[str]) -> int:
    if not values or not values[0].isdecimal():
        raise declined("order-no-such-act")
    return int(values[0][:LONGEST_NUMBER])


MODERATION_CONTROLS = (
    UndoButton,
    UndoMenu,
    AskRoomButton,
    RoomButton,
    ServerButton,
    TimeoutButton,
    EnoughButton,
    PageButton,
    KindMenu,
    ExportButton,
)
