"""The referees' buttons and menus: known by their ids alone, each let in by the table of rights."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select

from bot.app.live import Declined, declined
from bot.app.moderation import read_span
from bot.app.rights import may
from bot.engine.text import text
from bot.ui import doors
from bot.ui.answer import patiently, send
from bot.ui.asking import Question
from bot.ui.book import KEY, Search, book_page, book_table
from bot.ui.by_id import ById
from bot.ui.desk import Desk
from bot.ui.layout import Sheet
from bot.ui.moderation import Hand, Moderation, Outcome
from bot.ui.moderation_answer import answer, ask_room, quoted, show_outcome
from bot.ui.ranks import Person, Room, must_be_lockable

PERSON, ROOM, GAME = r"(?P<person>[0-9]{1,20})", r"(?P<room>[0-9]{1,20})", r"(?P<game>[^:]{1,40})"


def moderation_of(interaction: discord.Interaction) -> Moderation:
    """Return the hand of the client that received an interaction."""
    moderation: Moderation = interaction.client.moderation  # type: ignore[attr-defined]  # our client is the only one
    return moderation


class Press(ById):
    """What all of these share: they find out who acts where, in which game."""

    async def work(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Answer a press of somebody who may."""
        hand = await moderation_of(interaction).hand(interaction, self.entry, await self.game(interaction, desk))
        await self.do(interaction, desk, hand)

    async def game(self, interaction: discord.Interaction, desk: Desk) -> str | None:
        """Return the game the press is about; None for the one that runs here."""
        named = self.match.groupdict().get("game")
        return None if named in (None, "-") else named

    async def target(self, interaction: discord.Interaction, hand: Hand) -> Person:
        """Return the person the press is about."""
        person = await moderation_of(interaction).person(hand.guild, int(self.match["person"]))
        if person is None:
            raise declined("moderation-left")
        return person

    async def room(self, hand: Hand) -> Room:
        """Return the room the press is about."""
        room = await doors.find(hand.guild, int(self.match["room"]))
        if room is None:
            raise declined("moderation-room-gone")
        return room

    @abstractmethod
    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Do what the control is for."""


async def take_back(interaction: discord.Interaction, desk: Desk, hand: Hand, act_id: int) -> None:
    """Take an act back; for a warning the reason is asked first."""
    act = await desk.order.get(hand.guild.id, act_id)
    moderation = moderation_of(interaction)

    async def undo(reply: discord.Interaction, why: str) -> None:
        now = replace(hand, cause=reply.id)
        outcome = await patiently(reply, moderation.undo(now, act_id, why), ephemeral=True)
        await show_outcome(reply, desk, outcome, now.room_id)

    if act.kind != "warning":
        await undo(interaction, desk.texts.say(text("why-undone", kind=act.kind), desk.language_in(hand.guild.id)))
        return
    if act.undone_at is not None:
        raise declined("order-already-undone")
    title = desk.say(text("undo-title", number=str(act_id)), interaction)
    await interaction.response.send_modal(Question(desk, title, desk.say(text("undo-why"), interaction), undo))


async def game_of_act(interaction: discord.Interaction, desk: Desk, act_id: int) -> str | None:
    """Return the game an act belongs to, if it is still known."""
    if interaction.guild_id is None:
        return None
    act = await desk.order.get(interaction.guild_id, act_id)
    if act.game_id is None:
        return None
    try:
        return (await desk.games.live(act.game_id)).row.id
    except Declined:
        return None


class UndoButton(Press, DynamicItem[Button[Any]], template=r"o:u:(?P<act>[0-9]{1,12})"):
    """Take one act back."""

    name = "button undo"

    async def game(self, interaction: discord.Interaction, desk: Desk) -> str | None:
        """The act knows its game."""
        return await game_of_act(interaction, desk, int(self.match["act"]))

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Take it back."""
        await take_back(interaction, desk, hand, int(self.match["act"]))


class UndoMenu(Press, DynamicItem[Select[Any]], template=r"o:z"):
    """Choose what to take back."""

    name = "button undo"

    async def game(self, interaction: discord.Interaction, desk: Desk) -> str | None:
        """The act knows its game."""
        return await game_of_act(interaction, desk, _number(self.item.values))

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Take it back."""
        await take_back(interaction, desk, hand, _number(self.item.values))


class AskRoomButton(Press, DynamicItem[Button[Any]], template=f"o:a:{PERSON}:{ROOM}:{GAME}"):
    """Think about sending somebody out."""

    name = "button room"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Ask."""
        person, room = await self.target(interaction, hand), await self.room(hand)
        must_be_lockable(hand.member, person, room)
        reason = quoted(interaction.message)
        await answer(interaction, ask_room(desk, person, room, hand.live, reason, desk.language(interaction)))


class RoomButton(Press, DynamicItem[Button[Any]], template=f"o:k:{PERSON}:{ROOM}:{GAME}"):
    """Send somebody out of the room."""

    name = "button room"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Do it."""
        moderation = moderation_of(interaction)

        async def work() -> Outcome:
            person, room = await self.target(interaction, hand), await self.room(hand)
            return await moderation.lock_out(hand, person, room, quoted(interaction.message))

        await show_outcome(interaction, desk, await patiently(interaction, work(), ephemeral=True), hand.room_id)


class ServerButton(Press, DynamicItem[Button[Any]], template=f"o:s:{PERSON}"):
    """Kick somebody off the server."""

    name = "button server"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Do it."""
        moderation = moderation_of(interaction)

        async def work() -> Outcome:
            return await moderation.throw_out(hand, await self.target(interaction, hand), quoted(interaction.message))

        await show_outcome(interaction, desk, await patiently(interaction, work(), ephemeral=True), hand.room_id)


class TimeoutButton(Press, DynamicItem[Button[Any]], template=f"o:t:{PERSON}:{GAME}"):
    """Silence somebody for a while."""

    name = "button timeout"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Ask for how long."""
        moderation, reason = moderation_of(interaction), quoted(interaction.message)

        async def answered(reply: discord.Interaction, typed: str) -> None:
            async def work() -> Outcome:
                seconds, now = read_span(typed), replace(hand, cause=reply.id)
                person = await self.target(reply, hand)
                if seconds == 0:
                    return await moderation.unsilence(now, person, reason)
                return await moderation.silence(now, person, seconds, reason)

            await show_outcome(reply, desk, await patiently(reply, work(), ephemeral=True), hand.room_id)

        title, prompt = (desk.say(words, interaction) for words in (text("button-timeout"), text("timeout-how-long")))
        await interaction.response.send_modal(Question(desk, title, prompt, answered))


class EnoughButton(Press, DynamicItem[Button[Any]], template=r"o:n"):
    """Leave it at that."""

    name = "button enough"

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Put the question away."""
        sheet = Sheet("plain")
        sheet.text(desk.say(text("moderation-enough"), interaction))
        await answer(interaction, sheet.shown())


class _BookPress(Press):
    """Pages of the book: the whole log for who keeps order, one's own warnings for everybody."""

    name = "button warnings"

    def search(self) -> Search:
        """Return what is looked for."""
        return Search.read(self.match["key"])

    async def game(self, interaction: discord.Interaction, desk: Desk) -> str | None:
        """Whoever leads the game here keeps order; which game is looked for does not matter."""
        return None

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Show the page."""
        search = self.search()
        keeper = must_see(desk, hand, search)
        shown = book_page(desk, search, hand.guild.id, desk.language(interaction), keeper=keeper)
        await answer(interaction, await patiently(interaction, shown, ephemeral=True))


def must_see(desk: Desk, hand: Hand, search: Search) -> bool:
    """Refuse what is not for this person's eyes; return whether they keep order here."""
    keeper = may("button warnings all" if search.warnings else "log", hand.who, hand.live)
    if not keeper and not (search.warnings and search.target == hand.who.id):
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
        return replace(Search.read(self.match["key"]), kind="" if chosen == "any" else chosen)


class ExportButton(_BookPress, DynamicItem[Button[Any]], template=f"o:x:{KEY}"):
    """Take the list home."""

    async def do(self, interaction: discord.Interaction, desk: Desk, hand: Hand) -> None:
        """Hand out the file as a message of its own."""
        search = self.search()
        must_see(desk, hand, search)
        work = book_table(desk, search, hand.guild, desk.language(interaction))
        shown = await patiently(interaction, work, ephemeral=True)
        await send(interaction, ephemeral=True, view=shown.view, files=shown.files())


def _number(values: list[str]) -> int:
    if not values or not values[0].isdigit():
        raise declined("order-no-such-act")
    return int(values[0])


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
