"""The moderation log channel: one line for every act, with a button to take it back where that is possible."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.edge.kit.layout import Sheet, button
from bot.edge.kit.services import Services
from bot.edge.order.wording import line, takes_back, undone
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import UNKNOWN_CHANNEL, Post, Unneeded
from bot.engine.text import Text, text
from bot.recent import Recent
from bot.service.feed import Booked
from bot.store.acts import LOG, ActRow
from bot.store.outbox import NOT_WANTED, OwedRow, to_server

REMEMBERED = 1000
PATIENCE = 2.0
"""Seconds an answer waits to learn whether its line has arrived."""


class Logbook:
    """Finds the words for what the book says; whatever fails to arrive is in the book all the same."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        """Speak for every line of the book."""
        self._services, self._outbox = services, outbox
        self._trouble: Recent[int, Text] = Recent(REMEMBERED)
        """What kept the last line of a server from its channel."""
        outbox.compose(LOG, self.compose)

    def hear(self, news: Booked) -> None:
        """Have a line posted that stands in the book."""
        self._outbox.wake(to_server(news.act.guild_id))

    async def trouble(self, guild_id: int) -> Text | None:
        """Return what keeps the last line from its channel, as advice for the referee; None if all is well."""
        await self._outbox.quiet(to_server(guild_id), PATIENCE)
        return self._trouble.get(guild_id)

    async def compose(self, row: OwedRow) -> Post:
        """Write a line, if the server has a channel for it."""
        guild_id = row.guild_id or 0
        channel_id = self._services.servers.of(guild_id).channels.get("log")
        if channel_id is None:
            self._trouble.pop(guild_id, None)
            raise Unneeded(NOT_WANTED)
        act = await self._services.book.get(guild_id, row.about)
        games = await self._services.games.titles([act.game_id])
        message = {"view": self._sheet(act, games).shown().view}

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            self._trouble[guild_id] = _advice(error, channel_id)
            return ()

        def after(message_id: int, new: bool) -> None:
            self._trouble.pop(guild_id, None)

        return Post(message=message, channel_id=channel_id, after=after, instead=instead)

    def _sheet(self, act: ActRow, games: Mapping[str, Text]) -> Sheet:
        say, language = self._services.texts.say, self._services.language_in(act.guild_id)
        sheet = Sheet("plain" if act.undone_at is None else "good")
        if act.undone_at is not None:
            sheet.text(f"↩️ {say(undone(act), language)}")
        sheet.text(line(self._services, act, language, games))
        if takes_back(act):
            sheet.row(undo_button(self._services, act, language))
        return sheet


def _advice(error: discord.HTTPException, channel_id: int) -> Text:
    if error.code == UNKNOWN_CHANNEL:
        return text("log-channel-gone")
    if isinstance(error, discord.Forbidden):
        return text("log-channel-closed", channel=f"<#{channel_id}>")
    return text("log-channel-trouble", channel=f"<#{channel_id}>")


def undo_button(services: Services, act: ActRow, language: str) -> discord.ui.Button[Any]:
    """Return the button that takes an act back, named after what it will do."""
    return button(f"o:u:{act.id}", services.texts.say(text("button-undo", kind=act.kind), language))
