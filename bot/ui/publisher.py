"""Panels that repair themselves: after every change the newest state is shown, bursts collapse into one edit."""

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import structlog

from bot.app.live import Declined, Live
from bot.engine.text import Text, text
from bot.store import records
from bot.store.database import StoreTrouble
from bot.store.records import PanelRow
from bot.ui.desk import Desk
from bot.ui.layout import Shown
from bot.ui.panel import render

log = structlog.get_logger(__name__)

OLD = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour."""
SCROLLED = 20
"""After so many other messages people would have to look for the panel."""
NEARBY, CLOSE = 8, 5
"""In a match, where every act is a message: while a player is to press something; and the referees' desk, always."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, OLD_EDITS, DM_CLOSED = 10003, 10008, 50083, 30046, 50007
NO_ACCESS = frozenset({50001, 50013})
REMEMBERED = 1000
OUT_OF_REACH = NO_ACCESS | {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, OLD_EDITS}
RETRIES = (1.0, 5.0, 30.0)
BREATH, BREATHS = 0.1, 15
"""Seconds a panel leaves to the words that are the answer, and how often: a burst needs one picture only."""
SHOWN = ("public", "officials")
"""Audiences with a panel; other rows only remember places."""


class Publisher:
    """Keeps every panel at the game's last revision; the only one who edits them."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Listen to the games."""
        self._client, self._desk = client, desk
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._behind: set[str] = set()
        self._since: dict[int, int] = {}
        self._complained: set[str] = set()
        self._faces: dict[int, Any] = {}
        self._revising: set[asyncio.Task[None]] = set()
        self._told: set[str] = set()
        """Games whose course is told in words: there the panel is not the answer."""
        desk.games.on_change.append(self._on_change)

    def _on_change(self, live: Live) -> None:
        told = live.spec.officials and live.row.status == "running"
        (self._told.add if told else self._told.discard)(live.row.id)
        self.refresh(live.row.id)

    def refresh(self, game_id: str) -> None:
        """Show a game anew, soon; while one edit is under way all further changes wait for one more."""
        self._behind.add(game_id)
        if game_id not in self._tasks:
            task = asyncio.create_task(self._work(game_id))
            self._tasks[game_id] = task
            task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if game_id in self._behind:  # changed in the moment between the last look and now
            self.refresh(game_id)

    def revise(self, game_ids: Iterable[str]) -> None:
        """Show many games of the past anew, one after the other, so that those being played do not wait for them."""
        task = asyncio.create_task(self._revise(list(game_ids)))
        self._revising.add(task)
        task.add_done_callback(self._revising.discard)

    async def _revise(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            self.refresh(game_id)
            await asyncio.wait({self._tasks[game_id]})

    async def repair(self) -> None:
        """Refresh every panel that a crash or a lost connection left behind."""
        for game_id in await self._desk.games.database.read(records.stale_panels):
            self.refresh(game_id)

    def heard(self, channel_id: int) -> None:
        """Count a message by somebody else below a panel."""
        if channel_id in self._since:
            self._since[channel_id] += 1

    def covered(self, channel_id: int) -> None:
        """Know of something long below a panel: it moves down with its next change."""
        if channel_id in self._since:
            self._since[channel_id] = SCROLLED

    async def opened(self, live: Live, channel_id: int, message_id: int, audience: str = "public") -> None:
        """Remember the message that a command has answered with as the game's panel."""
        now = self._desk.games.clock()
        await self._save(PanelRow(live.row.id, channel_id, message_id, live.row.revision, now, audience))
        self.refresh(live.row.id)

    async def forget(self, game_id: str, channel_id: int, audience: str | None = None) -> None:
        """Keep a panel no longer; without an audience nothing is known of the place any more."""
        await self._desk.games.database.write(lambda db: records.drop_panel(db, game_id, channel_id, audience))

    async def _locked_out(self, panel: PanelRow, error: discord.HTTPException) -> None:
        """Tell whoever opened the game, once, that we may not write there any more, and what to do."""
        log.warning("panel cannot be shown", game=panel.game_id, channel=panel.channel_id, code=error.code)
        if panel.game_id in self._complained:
            return
        self._complained.add(panel.game_id)
        live = await self._desk.games.live(panel.game_id)
        words = text("alarm-locked-out", channel=f"<#{panel.channel_id}>", id=panel.game_id)
        for person_id in {live.row.host_id, live.row.referee_id} - {None}:
            await self.whisper(person_id or 0, words, live)

    async def close(self) -> None:
        """Finish the edits under way."""
        for task in self._revising:
            task.cancel()
        self._behind.clear()
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=5)

    async def whisper(self, person_id: int, words: Text, live: Live) -> bool:
        """Tell a person something by DM; whose DMs are closed is told in the game's channel."""
        say = self._desk.texts.say
        language = self._desk.language_in(live.row.guild_id)
        try:
            user = self._client.get_user(person_id) or await self._client.fetch_user(person_id)
            await user.send(say(words, language), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code == DM_CLOSED:
                now = self._desk.games.clock()
                await self._desk.games.database.write(lambda db: records.set_dm_closed(db, person_id, True, now))
            channel = self._channel(live.row.channel_id)
            if channel is not None:
                ping = discord.AllowedMentions(users=[discord.Object(person_id)])
                note = say(text("whisper-fallback", person=f"<@{person_id}>", words=words), language)
                with contextlib.suppress(discord.HTTPException):  # neither door is open
                    await channel.send(note, allowed_mentions=ping)
            return False
        return True

    # -- one panel -------------------------------------------------------------------------------------------------

    async def _work(self, game_id: str) -> None:
        tries = iter(RETRIES)
        while game_id in self._behind:
            self._behind.discard(game_id)
            for _ in range(BREATHS if game_id in self._told else 0):
                await asyncio.sleep(BREATH)
                if game_id not in self._behind:
                    break
                self._behind.discard(game_id)
            try:
                await self._show(game_id)
            except (discord.HTTPException, StoreTrouble, OSError) as error:
                pause = next(tries, None)
                if pause is None:
                    log.error("panel given up until the next change", game=game_id, error=str(error))
                    return
                log.warning("panel not shown, trying again", game=game_id, error=str(error))
                await asyncio.sleep(pause)
                self._behind.add(game_id)
            except Declined:
                return
            except Exception:
                log.exception("panel could not be drawn", game=game_id)
                return

    async def _show(self, game_id: str) -> None:
        panels = await self._desk.games.database.read(lambda db: records.load_panels(db, game_id))
        if not panels:
            return
        for panel in panels:
            if panel.audience not in SHOWN:
                continue
            look = await self._desk.games.look(game_id, officials=panel.audience == "officials")
            revision = look.live.row.revision
            if panel.shown < revision:
                shown = await render(self._desk, look, self._desk.language_in(look.live.row.guild_id))
                if self._past(look.live):
                    await self._retouch(panel, shown, revision)
                else:
                    await self._update(panel, shown, revision, _patience(look.live, panel))

    def _past(self, live: Live) -> bool:
        """Tell whether a game ended so long ago that its panel belongs where it is."""
        return live.row.ended_at is not None and self._desk.games.clock() - live.row.ended_at > OLD

    async def _retouch(self, panel: PanelRow, shown: Shown, revision: int) -> None:
        """Correct a panel of the past in its place, if Discord lets us; nobody wants to see it again at the bottom."""
        message = self._channel(panel.channel_id).get_partial_message(panel.message_id)
        try:
            await message.edit(view=shown.view, attachments=shown.files())
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            await self.forget(panel.game_id, panel.channel_id)
        else:
            await self._renew(replace(panel, shown=revision))

    async def _update(self, panel: PanelRow, shown: Shown, revision: int, patience: int) -> None:
        channel = self._channel(panel.channel_id)
        message = channel.get_partial_message(panel.message_id)
        now = self._desk.games.clock()
        scrolled = self._since.get(panel.channel_id, 0) >= patience
        face = None if shown.pictures or panel.audience != "public" else shown.face()
        if face is not None and self._faces.get(panel.message_id) == face:
            await self._renew(replace(panel, shown=revision))  # moving it would tell that something happened unseen
            return
        try:
            if now - panel.posted_at > OLD or scrolled:
                await self._repost(panel, channel, shown, revision, face)
                with contextlib.suppress(discord.HTTPException):  # gone already, or it may stay
                    await message.delete()
                return
            await message.edit(
                view=shown.view, attachments=shown.files(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, OLD_EDITS):
                await self._repost(panel, channel, shown, revision, face)
            elif error.code == ARCHIVED:
                await self._wake(panel.channel_id)
                raise
            elif error.code == UNKNOWN_CHANNEL:
                log.warning("panel lost", game=panel.game_id, channel=panel.channel_id)
                await self.forget(panel.game_id, panel.channel_id)
            elif error.code in NO_ACCESS:  # it is shown again as soon as we may
                await self._locked_out(panel, error)
            else:
                raise
            return
        self._complained.discard(panel.game_id)
        self._remember(panel.message_id, face)
        await self._renew(replace(panel, shown=revision))

    def _remember(self, message_id: int, face: Any) -> None:
        """Know what a message shows."""
        self._faces[message_id] = face
        if len(self._faces) > REMEMBERED:
            del self._faces[next(iter(self._faces))]

    async def _repost(self, panel: PanelRow, channel: Any, shown: Shown, revision: int, face: Any) -> None:
        sent = await channel.send(view=shown.view, files=shown.files())
        self._remember(sent.id, face)
        now = self._desk.games.clock()
        self._since[panel.channel_id] = 0
        await self._renew(replace(panel, message_id=sent.id, shown=revision, posted_at=now))

    async def _wake(self, channel_id: int) -> None:
        """Unarchive a thread: in an archived one nothing can be pressed or edited."""
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _renew(self, row: PanelRow) -> None:
        await self._desk.games.database.write(lambda db: records.renew_panel(db, row))
        self._since.setdefault(row.channel_id, 0)

    async def _save(self, row: PanelRow) -> None:
        await self._desk.games.database.write(lambda db: records.save_panel(db, row))
        self._since.setdefault(row.channel_id, 0)

    def _channel(self, channel_id: int | None) -> Any:
        """Return a channel to write to; whether we still may is for Discord to say."""
        return self._client.get_partial_messageable(channel_id) if channel_id else None


def _patience(live: Live, panel: PanelRow) -> int:
    """Return how many messages may stand below a panel before it moves down."""
    if live.outcome() is not None or not live.spec.officials or live.position is None:
        return SCROLLED
    if panel.audience == "officials":
        return CLOSE
    waiting = live.spec.rules.waiting_for(live.position.state)
    return NEARBY if any(row.person_id and row.seat in waiting for row in live.seats) else SCROLLED
