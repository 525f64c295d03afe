"""Panels that repair themselves: after every change the newest state is shown, bursts collapse into one edit."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Any, TypeAlias

import discord
import structlog

from bot.concurrency import Tasks, Workers
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.history import has_control, has_controls_of
from bot.edge.kit.layout import Shown
from bot.edge.kit.services import Services
from bot.edge.kit.threads import unarchived
from bot.edge.table.finale import again_id, closed, farewell
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import PATIENCE, Outbox
from bot.edge.table.panel import render
from bot.edge.table.posts import ARCHIVED, NO_ACCESS, UNKNOWN_CHANNEL, Post, Unneeded
from bot.engine.text import text
from bot.recent import Recent
from bot.service.feed import Changed, Owing
from bot.service.play import owing
from bot.service.play.live import Declined, Live, Look
from bot.service.play.owing import PANEL
from bot.store import panels, places
from bot.store.database import Connection, StoreTrouble
from bot.store.games import OPEN, load_revision
from bot.store.outbox import TAKEN_BACK, OwedRow, in_channel, insert_owed, is_waiting, unsaid
from bot.store.panels import Audience, PanelRow

log = structlog.get_logger(__name__)
Render: TypeAlias = Callable[[Services, Look, str], Awaitable[Shown]]
"""Draws a panel in a language."""

OLD = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour."""
SCROLLED = 20
"""After so many other messages people would have to look for the panel."""
NEARBY, CLOSE = 8, 5
"""In a match, where every act is a message: while a player is to press something; and the referees' desk, always."""
UNKNOWN_MESSAGE, OLD_EDITS = 10008, 30046
REMEMBERED = 2000
"""So many panels are known well, each by its message, its channel and its game."""
OUT_OF_REACH = NO_ACCESS | {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, OLD_EDITS}
RETRIES = (1.0, 5.0, 30.0)
BREATH, BREATHS = 0.1, 25
"""Seconds a panel leaves to the words that are the answer, and how often: a burst needs one picture only."""


class Publisher:
    """Keeps every panel at the game's last revision; the only one who edits them."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Listen to the games; new messages are the outbox's to send."""
        self._client, self._services, self._outbox = client, services, outbox
        outbox.compose(PANEL, self.compose)
        trouble = (discord.HTTPException, StoreTrouble, OSError)
        self._workers: Workers[str] = Workers("panels", self._work, expected=trouble, pauses=RETRIES)
        self._tasks = Tasks()
        self._since: Recent[int, int] = Recent(REMEMBERED)
        self._faces: Recent[int, Any] = Recent(REMEMBERED)
        self._told: Recent[str, None] = Recent(REMEMBERED)
        """Games whose course is told in words: there the panel is not the answer."""
        self._renderers: dict[str, Render] = {}

    def draw_with(self, kind: str, renderer: Render) -> None:
        """Let a room draw the panels of its kind of game by itself."""
        self._renderers[kind] = renderer

    def hear(self, news: Changed) -> None:
        """Show a game anew that has changed."""
        live = news.live
        told = live.spec.manners.told and live.row.status == "running"
        if told:
            self._told[live.row.id] = None
        else:
            self._told.pop(live.row.id, None)
        self.refresh(live.row.id)

    def refresh(self, game_id: str) -> None:
        """Show a game anew, soon; while one edit is under way all further changes wait for one more."""
        self._workers.wake(game_id)

    async def rested(self, game_id: str) -> None:
        """Wait until a game is shown as it is."""
        await self._workers.idle(game_id)

    def revise(self, game_ids: Iterable[str]) -> None:
        """Show many games of the past anew, one after the other, so that those being played do not wait for them."""
        self._tasks.start(self._revise(list(game_ids)), "panels of the past")

    async def _revise(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            self.refresh(game_id)
            await self._workers.idle(game_id)

    async def repair(self) -> None:
        """Refresh every panel that a crash or a lost connection left behind."""
        games = self._services.games
        for game_id in await games.database.read(lambda db: panels.stale(db, games.domain.shards)):
            self.refresh(game_id)

    def heard(self, channel_id: int) -> None:
        """Count a message by somebody else below a panel."""
        if channel_id in self._since:
            self._since[channel_id] += 1

    def covered(self, channel_id: int) -> None:
        """Know of something long below a panel: it moves down with its next change."""
        if channel_id in self._since:
            self._since[channel_id] = SCROLLED

    async def answer(
        self,
        interaction: discord.Interaction,
        key: str,
        channel_id: int,
        opened: Awaitable[Look],
        ping: Iterable[int] = (),
    ) -> Look:
        """Let the answer to a command be the panel that is owed under this key; should it fail, the outbox posts it."""
        place = in_channel(channel_id)
        with self._outbox.answering(key, place):
            work = self._opened(opened, channel_id, ping)
            look, post = await patiently(interaction, work, ephemeral=False)
            message_id = await send(interaction, **post.message)
            if message_id is not None:
                self._outbox.answered(key, message_id, post)
        return look

    async def _opened(self, opened: Awaitable[Look], channel_id: int, ping: Iterable[int]) -> tuple[Look, Post]:
        look = await opened
        now = self._services.games.clock()
        panel = PanelRow(game_id=look.live.row.id, channel_id=channel_id, posted_at=now)
        return look, await self._drawn(panel, look, ping)

    async def begin(self, live: Live, channel_id: int, audience: Audience, *above: OwedRow) -> bool:
        """Show a game in one more place from now on, below what else is owed there; False if that is not possible."""
        games, now = self._services.games, self._services.games.clock()
        shown = PanelRow(game_id=live.row.id, channel_id=channel_id, audience=audience, posted_at=now)
        row = games.hold(owing.panel(live.row, channel_id, now, audience=audience))

        def work(db: Connection) -> list[OwedRow]:
            panels.save(db, shown)
            return insert_owed(db, [*map(games.hold, above), row])

        games.feed.publish(Owing(await games.database.write(work)))
        await self._outbox.quiet(row.place, PATIENCE)
        return await self._panel(live.row.id, channel_id, audience) is not None

    async def must_show(self, live: Live, channel_id: int) -> None:
        """Have the first panel of a game posted, and decline if that is not possible."""
        place = in_channel(channel_id)
        self._outbox.wake(place)
        await self._outbox.quiet(place, PATIENCE)
        for _, reason, _ in await self._services.games.database.read(lambda db: unsaid(db, live.row.id)):
            raise Declined(text("error-my-permissions", missing=reason.partition(" ")[2] or "?"))

    async def forget(self, panel: PanelRow) -> None:
        """Keep a panel no longer."""
        await self._services.games.database.write(
            lambda db: panels.drop(db, panel.game_id, panel.channel_id, panel.audience)
        )

    async def forget_channel(self, game_id: str, channel_id: int) -> None:
        """Know nothing any more of what a game had in a channel."""
        await self._services.games.database.write(lambda db: places.forget_channel(db, game_id, channel_id))

    async def _locked_out(self, panel: PanelRow, error: discord.HTTPException) -> None:
        """Tell whoever opened the game that we may not write there any more, and what to do."""
        log.warning("panel cannot be shown", game=panel.game_id, channel=panel.channel_id, code=error.code)
        live = await self._services.games.live(panel.game_id)
        await self._services.games.owe(*owing.locked_out(live, panel.channel_id, self._services.games.clock()))

    async def close(self) -> None:
        """Finish the edits under way."""
        await self._tasks.close()
        await self._workers.close(seconds=5)

    # -- one panel -------------------------------------------------------------------------------------------------

    async def _work(self, game_id: str) -> None:
        ordering = self._services.games.ordering
        for _ in range(BREATHS if game_id in self._told else 0):
            await asyncio.sleep(BREATH)
            if not self._workers.woken(game_id) and not ordering.rushed:
                break
        with contextlib.suppress(Declined):  # the game is gone, and its panel with it
            await self._outbox.settled(game_id)  # words that belong above the panel
            await self._show(game_id)

    async def _show(self, game_id: str) -> None:
        for panel in await self._services.games.database.read(lambda db: panels.of(db, game_id)):
            look = await self._services.games.look(game_id, officials=panel.audience == "officials")
            revision = look.live.row.revision
            if not self._services.games.domain.owns(look.live.row.guild_id):
                return
            if panel.message_id == 0:
                await self._owe(panel, look.live)
            elif panel.shown < revision:
                shown = await self._rendered(panel, look)
                if self._past(look.live) or (panel.audience == "public" and is_told_below(look)):
                    await self._retouch(panel, shown, revision)
                else:
                    await self._update(panel, shown, look.live, _patience(look.live, panel))

    async def _rendered(self, panel: PanelRow, look: Look) -> Shown:
        """Draw what a panel shows to those it is for; once the end is told below, the table above it is closed."""
        language = self._services.language_in(look.live.row.guild_id)
        if panel.audience == "end":
            return await farewell(self._services, look, language)
        if panel.audience == "public" and is_told_below(look):
            return closed(self._services, look, language)
        return await self._renderers.get(look.live.spec.name, render)(self._services, look, language)

    def _past(self, live: Live) -> bool:
        """Tell whether a game ended so long ago that its panel belongs where it is."""
        return live.row.ended_at is not None and self._services.games.clock() - live.row.ended_at > OLD

    async def _retouch(self, panel: PanelRow, shown: Shown, revision: int) -> None:
        """Correct a panel of the past in its place, if Discord lets us; nobody wants to see it again at the bottom."""
        message = self._channel(panel.channel_id).get_partial_message(panel.message_id)
        try:
            await message.edit(view=shown.view, attachments=shown.files())
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            await self.forget(panel)
        else:
            await self._renew(replace(panel, shown=revision))

    async def _update(self, panel: PanelRow, shown: Shown, live: Live, patience: int) -> None:
        message = self._channel(panel.channel_id).get_partial_message(panel.message_id)
        now, revision = self._services.games.clock(), live.row.revision
        scrolled = self._since.get(panel.channel_id, 0) >= patience
        face = None if shown.pictures or panel.audience != "public" else shown.face()
        if face is not None and self._faces.get(panel.message_id) == face:
            await self._renew(replace(panel, shown=revision))  # moving it would tell that something happened unseen
            return
        try:
            if now - panel.posted_at > OLD or scrolled:
                await self._owe(panel, live)
                return
            await message.edit(
                view=shown.view, attachments=shown.files(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, OLD_EDITS):
                await self._owe(panel, live)
            elif error.code == ARCHIVED and await unarchived(self._client, panel.channel_id):
                raise
            elif error.code == UNKNOWN_CHANNEL:
                log.warning("panel lost", game=panel.game_id, channel=panel.channel_id)
                await self.forget_channel(panel.game_id, panel.channel_id)
            elif error.code in NO_ACCESS or error.code == ARCHIVED:  # it is shown again as soon as we may
                await self._locked_out(panel, error)
            else:
                self._services.doubt_icons(error)
                raise
            return
        self._remember(panel.message_id, face)
        await self._renew(replace(panel, shown=revision))

    def _remember(self, message_id: int, face: Any) -> None:
        """Know what a message shows."""
        self._faces[message_id] = face

    # -- a new message ---------------------------------------------------------------------------------------------

    async def _owe(self, panel: PanelRow, live: Live) -> None:
        """Have a panel posted that has no message yet, or one that has grown old or scrolled away."""
        games, place = self._services.games, in_channel(panel.channel_id)
        if await games.database.read(
            lambda db: panel not in panels.of(db, panel.game_id) or is_waiting(db, panel.game_id, place, PANEL)
        ):
            return
        if panel.message_id == 0 and live.row.status not in OPEN:
            await self.forget(panel)
        else:
            replaces, now = panel.message_id, games.clock()
            await games.owe(owing.panel(live.row, panel.channel_id, now, audience=panel.audience, replaces=replaces))

    async def compose(self, row: OwedRow) -> Post:
        """Draw a panel that is owed, as its game is now."""
        panel = await self._panel(row.game_id or "", row.number, row.body["audience"])
        if panel is None or panel.message_id != row.body["replaces"]:
            raise Unneeded(TAKEN_BACK)
        look = await self._services.games.look(panel.game_id, officials=panel.audience == "officials")
        if panel.audience == "public" and is_told_below(look):  # nobody wants the empty table below the result
            raise Unneeded(TAKEN_BACK)
        return await self._drawn(panel, look, row.body["ping"])

    async def _drawn(self, panel: PanelRow, look: Look, ping: Iterable[int]) -> Post:
        """Return a panel as something to be sent; the message it replaces goes."""
        live = look.live
        shown = await self._rendered(panel, look)
        face = None if shown.pictures or panel.audience != "public" else shown.face()
        message = {"view": shown.view, "files": shown.files(), "allowed_mentions": pinging(ping)}
        now, row = self._services.games.clock(), live.row
        shown_to = (panel.channel_id, panel.audience)
        is_panel = has_control(again_id(row.id)) if panel.audience == "end" else has_controls_of(row.id)

        def written(db: Connection, message_id: int, *, new: bool) -> list[OwedRow]:
            """Keep the newest of all messages that show this here; the others go, also if the game left meanwhile."""
            known = [one for one in panels.of(db, row.id) if (one.channel_id, one.audience) == shown_to]
            standing = known[0].message_id if known else None
            if standing is not None and standing <= message_id:
                revision = row.revision if new else -1
                panels.renew(db, replace(panel, message_id=message_id, shown=revision, posted_at=now))
                older = {panel.message_id, standing} - {0, message_id}
            else:
                older = {message_id} if load_revision(db, row.id) is not None else set()
            return [owing.removal(in_channel(panel.channel_id), one, row, now) for one in sorted(older)]

        def after(message_id: int, new: bool) -> None:
            self._since[panel.channel_id] = 0
            if new:
                self._remember(message_id, face)
            self.refresh(panel.game_id)

        async def instead(error: discord.HTTPException) -> list[OwedRow]:
            if error.code == UNKNOWN_CHANNEL or panel.audience == "officials":
                await self.forget_channel(panel.game_id, panel.channel_id)
                return []
            return owing.locked_out(live, panel.channel_id, now)

        def is_it(one: discord.Message) -> bool:
            return one.id > panel.message_id and is_panel(one)

        return Post(message=message, is_it=is_it, written=written, after=after, instead=instead)

    async def _panel(self, game_id: str, channel_id: int, audience: Audience) -> PanelRow | None:
        found = await self._services.games.database.read(lambda db: panels.of(db, game_id))
        return next((one for one in found if (one.channel_id, one.audience) == (channel_id, audience)), None)

    async def _renew(self, row: PanelRow) -> None:
        await self._services.games.database.write(lambda db: panels.renew(db, row))
        self._since.setdefault(row.channel_id, 0)

    def _channel(self, channel_id: int | None) -> Any:
        """Return a channel to write to; whether we still may is for Discord to say."""
        return self._client.get_partial_messageable(channel_id) if channel_id else None


def _patience(live: Live, panel: PanelRow) -> int:
    """Return how many messages may stand below a panel before it moves down."""
    if live.outcome() is not None or not live.spec.manners.told or live.position is None:
        return SCROLLED
    if panel.audience == "officials":
        return CLOSE
    waiting = live.spec.rules.waiting_for(live.position.state)
    return NEARBY if any(row.person_id and row.seat in waiting for row in live.seats) else SCROLLED


def is_told_below(look: Look) -> bool:
    """Tell whether a game is over and its end has a message of its own."""
    return look.outcome is not None and look.live.row.status == "over" and look.live.spec.manners.finale
