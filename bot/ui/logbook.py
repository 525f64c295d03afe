"""The moderation log channel: one line for every act, with a button to take it back where that is possible."""

import asyncio
from typing import Any

import discord
import structlog

from bot.engine.text import Text, text
from bot.store.acts import ActRow
from bot.ui.acts import line, takes_back, undone
from bot.ui.desk import Desk
from bot.ui.layout import Sheet, button

log = structlog.get_logger(__name__)

PATIENCE = 2.0
"""Seconds an answer waits to learn whether its line has arrived."""
UNKNOWN_CHANNEL = 10003


class Logbook:
    """Posts what the book says; whatever fails to arrive is in the book all the same."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Listen to the book."""
        self._client, self._desk = client, desk
        self._last: dict[int, asyncio.Task[Text | None]] = {}
        desk.order.on_act.append(self._heard)

    def _heard(self, act: ActRow) -> None:
        """Post soon, after the line before it."""
        if not act.guild_id:
            return
        before = self._last.get(act.guild_id)
        task = asyncio.create_task(self._post(act, before))
        self._last[act.guild_id] = task
        task.add_done_callback(lambda done: self._forget(act.guild_id, done))

    def _forget(self, guild_id: int, done: "asyncio.Task[Text | None]") -> None:
        if self._last.get(guild_id) is done and not done.cancelled() and done.result() is None:
            del self._last[guild_id]

    async def trouble(self, guild_id: int) -> Text | None:
        """Return what keeps the last line from its channel, as advice for the referee; None if all is well."""
        task = self._last.get(guild_id)
        if task is None:
            return None
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        return task.result() if done else None

    async def close(self) -> None:
        """Finish the lines under way."""
        if self._last:
            await asyncio.wait(self._last.values(), timeout=5)

    async def _post(self, act: ActRow, before: "asyncio.Task[Text | None] | None") -> Text | None:
        if before is not None:
            await asyncio.wait({before})
        channel_id = self._desk.servers.of(act.guild_id).channels.get("log")
        if channel_id is None:
            return None
        try:
            await self._send(channel_id, act)
        except discord.HTTPException as error:
            log.warning("line of the log did not arrive", guild=act.guild_id, channel=channel_id, code=error.code)
            if error.code == UNKNOWN_CHANNEL:
                return text("log-channel-gone")
            if isinstance(error, discord.Forbidden):
                return text("log-channel-closed", channel=f"<#{channel_id}>")
            return text("log-channel-trouble", channel=f"<#{channel_id}>")
        except Exception:
            log.exception("line of the log could not be written", guild=act.guild_id)
            return text("log-channel-trouble", channel=f"<#{channel_id}>")
        return None

    async def _send(self, channel_id: int, act: ActRow) -> None:
        say, language = self._desk.texts.say, self._desk.language_in(act.guild_id)
        sheet = Sheet("plain" if act.undone_at is None else "good")
        if act.undone_at is not None:
            sheet.text(f"↩️ {say(undone(act), language)}")
        sheet.text(line(self._desk, act, language))
        if takes_back(act):
            sheet.row(undo_button(self._desk, act, language))
        channel = self._client.get_partial_messageable(channel_id)
        await channel.send(view=sheet.shown().view, allowed_mentions=discord.AllowedMentions.none())


def undo_button(desk: Desk, act: ActRow, language: str) -> discord.ui.Button[Any]:
    """Return the button that takes an act back, named after what it will do."""
    return button(f"o:u:{act.id}", desk.texts.say(text("button-undo", kind=act.kind), language))
