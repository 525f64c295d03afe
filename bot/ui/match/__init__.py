"""A match on Discord: who listens, who tells, who dresses people and keeps the grounds, all in one hand."""

import asyncio
from datetime import timedelta
from typing import Any

import discord
import structlog

from bot.app.live import Declined, Live, Who
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.store import finding, records
from bot.store.database import StoreTrouble
from bot.store.records import PanelRow
from bot.ui.answer import patiently, send
from bot.ui.desk import Desk, safe
from bot.ui.match import aftermath, newcomers, talk
from bot.ui.match.bans import Bans
from bot.ui.match.costumes import Wardrobe, wishes
from bot.ui.match.grounds import Grounds, begun, talking
from bot.ui.match.listening import Rooms, spoken
from bot.ui.match.once import Act
from bot.ui.match.story import Story
from bot.ui.match.talk import Talk
from bot.ui.match.whispers import Whispers
from bot.ui.moderation import Moderation
from bot.ui.publisher import Publisher

log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""Seconds a hint waits for the answer it belongs to."""


class Stadium:
    """Everything a match needs around its rules."""

    def __init__(self, client: discord.Client, desk: Desk, publisher: Publisher, moderation: Moderation) -> None:
        """Put everybody in place and listen to the games."""
        self._client, self._desk = client, desk
        self.story = Story(client, desk, publisher)
        self.rooms = Rooms(client, desk, self.story)
        self.grounds = Grounds(client, desk, publisher)
        self.wardrobe = Wardrobe(client, desk)
        self.whispers = Whispers(client, desk, publisher)
        self._wishes: dict[str, Any] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._behind: set[str] = set()
        self._ready = False
        self.rooms.official = self._to_officials
        warn = Talk(client, desk, moderation).warn
        self.story.after += [
            self._explain,
            self.whispers.captains,
            self.whispers.answers,
            Bans(desk).write,
            warn,
            self._newcomers,
            self._break,
            self._told,
        ]
        self.story.dress = lambda live, act: talk.notes(desk, live, act)
        desk.games.on_change.append(self._on_change)

    async def resume(self) -> None:
        """Take up every match a break interrupted, and give back what is still worn for those that are over."""
        games = self._desk.games
        self._ready = True
        kinds = [spec.name for spec in games.specs.values() if spec.officials]
        lately = games.clock() - timedelta(days=1)
        open_games = await games.database.read(lambda db: finding.running(db, kinds))
        unpublished = await games.database.read(lambda db: finding.unpublished(db, kinds, aftermath.REPORT, lately))
        worn = await self.wardrobe.load()
        for game_id in {*open_games, *unpublished, *worn}:
            try:
                live = await games.live(game_id)
            except Declined:
                log.warning("a running game is not known any more", game=game_id)
                continue
            await self.rooms.resume(live)
            await self.story.resume(game_id)
            self._wishes.pop(game_id, None)
            self._on_change(live)
        self.rooms.resumed()

    async def close(self) -> None:
        """Finish what is under way."""
        await self.rooms.close()
        await self.story.close()
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=5)

    # -- keeping everything as it should be ------------------------------------------------------------------------

    def _on_change(self, live: Live) -> None:
        """Look after a match whenever something around it has changed; most acts change nothing here."""
        if not live.spec.officials or not self._ready:
            return
        people = tuple((row.seat, row.person_id) for row in live.seats)
        row = live.row
        looks = tuple(sorted((id, wish.name) for id, wish in wishes(self._desk, live).items()))
        gates = (talking(live), begun(live))
        wish = (row.status, row.channel_id, row.referee_id, row.assistant_id, people, gates, looks)
        if self._wishes.get(row.id) != wish:
            self._wishes[row.id] = wish
            self._look_after(row.id)

    def _look_after(self, game_id: str) -> None:
        self._behind.add(game_id)
        if game_id not in self._tasks:
            task = asyncio.create_task(self._work(game_id))
            self._tasks[game_id] = task
            task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if game_id in self._behind:
            self._look_after(game_id)

    async def _work(self, game_id: str) -> None:
        while game_id in self._behind:
            self._behind.discard(game_id)
            try:
                await self._attend(await self._desk.games.live(game_id))
            except (discord.HTTPException, StoreTrouble, OSError, Declined) as error:
                log.warning("a match is not looked after", game=game_id, error=str(error))
            except Exception:
                log.exception("a match is not looked after", game=game_id)

    async def _attend(self, live: Live) -> None:
        row = live.row
        going = row.status in ("lobby", "running")
        if going and row.channel_id and not self.story.tells_in(row.id, row.channel_id):
            await self.story.begin(live, row.channel_id)
        if row.status == "running" and row.referee_id is not None:
            place = await self.grounds.officials(live)
            if place is not None and not self.story.tells_in(row.id, place):
                await self.story.begin(live, place)
        await self.grounds.keep(live, set(self.wardrobe.stand(row.id)))
        for words in await self.wardrobe.attend(live):
            await self._note(live, words)
        await self.whispers.successors(live)
        if row.status in ("over", "abandoned") and live.position is not None and self.story.has_told(live):
            await self._publish(live)

    async def _note(self, live: Live, words: Text) -> None:
        await self._send(live, content=spoken(self._desk, live, words))

    async def _send(self, live: Live, **message: Any) -> discord.Message:
        """Say something in the match channel that pings nobody."""
        channel = self._client.get_partial_messageable(live.row.channel_id or 0)
        return await channel.send(**{"allowed_mentions": discord.AllowedMentions.none(), **message})

    # -- what follows from acts ------------------------------------------------------------------------------------

    async def _explain(self, live: Live, act: Act) -> None:
        """Tell the writer of an invalid command what was wrong with it, in friendly matches only (Q3.6)."""
        for row, event in act:
            explain = self.story.typed.get(row.cause or 0)
            if isinstance(event, e.Ungueltig) and not event.pokal and explain is not None:
                await explain(spoken(self._desk, live, text(f"quidditch-grund-{event.grund}")))

    async def _newcomers(self, live: Live, act: Act) -> None:
        """Ask who comes in new: a substitution names seats, not people."""
        for _, event in act:
            if isinstance(event, e.Gewechselt):
                for come, go in event.changes:
                    if come == "+":
                        await self._send(live, **newcomers.ask(self._desk, live, go))

    async def _break(self, live: Live, act: Act) -> None:
        """Stop the clock when captains and referee have agreed on a break (Q7.3)."""
        for row, event in act:
            leader = live.row.referee_id or live.row.host_id
            if isinstance(event, e.PauseVereinbart) and leader is not None and row.cause is not None:
                await self._desk.conduct.pause(live.row.id, Who(leader, ""), cause=row.cause)

    async def _told(self, live: Live, act: Act) -> None:
        """See to what comes after the last words of a match."""
        if live.row.status in ("over", "abandoned"):
            self._look_after(live.row.id)

    async def _publish(self, live: Live) -> None:
        """Publish result, log and report of a match, and again after a later penalty (Q8.3, Q10.1).

        The row says it is done; should we fall over before it is written, Discord knows the nonce and posts nothing.
        """
        row, database = live.row, self._desk.games.database
        known = await self.grounds.rows(row.id, aftermath.REPORT)
        if row.channel_id is None or any(one.shown >= row.head for one in known):
            return
        message = await aftermath.report(self._desk, live, self._desk.language_in(row.guild_id))
        sent = await self._send(live, **message, nonce=f"{row.id[-16:]}.{row.head}"[-25:])
        done = PanelRow(row.id, row.channel_id, sent.id, row.head, self._desk.games.clock(), aftermath.REPORT)
        await database.write(lambda db: records.save_panel(db, done))

    async def _to_officials(self, live: Live, words: Text) -> None:
        """Tell the referees why their words did not count; nobody else hears it."""
        for row in await self.grounds.rows(live.row.id, "officials"):
            channel = self._client.get_partial_messageable(row.channel_id)
            await channel.send(f"⚠️ {spoken(self._desk, live, words)}", allowed_mentions=discord.AllowedMentions.none())

    # -- commands in a match ---------------------------------------------------------------------------------------

    async def roll(self, interaction: discord.Interaction) -> bool:
        """Let a `/dice 2w6` in the channel of a match be the match's roll; False if the match does not take it."""
        game_id = self.rooms.game_in(interaction.channel_id)
        if game_id is None:
            return False
        return await self._answer(interaction, game_id, "2w6", lambda words: words) is not None

    async def command(self, interaction: discord.Interaction, game_id: str, typed: str) -> None:
        """Take a command as if it had been written in the channel, and show it to everybody (Q3.7)."""
        desk, live = self._desk, await self._desk.games.live(game_id)
        row = live.seat_of(interaction.user.id)
        said = f"**{row.seat if row else safe(interaction.user.display_name)}:** {safe(typed)}"

        answered = asyncio.Event()

        async def explain(words: str) -> None:
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
            await interaction.followup.send(words, ephemeral=True)

        self.story.typed[interaction.id] = explain
        try:
            told = await self._answer(interaction, game_id, f'"{typed}', lambda words: f"{said}\n{words}", strict=True)
        except BaseException:
            self.story.typed.pop(interaction.id, None)
            raise
        if told is False:  # nothing is told of it: what was typed is all there is to see
            await send(interaction, content=said)
        answered.set()
        desk.metrics.action(live.spec.name, "accepted")

    async def _answer(
        self, interaction: discord.Interaction, game_id: str, move: str, worded: Any, *, strict: bool = False
    ) -> bool | None:
        """Act and answer with what is told of it; None if the match refuses, False if there is nothing to tell."""

        async def say(words: str) -> int | None:
            return await send(interaction, content=worded(words))

        done = self.story.claim(interaction.id, say)
        who = self._desk.who(interaction.user)
        try:
            games = self._desk.games
            work = self.rooms.in_turn(game_id, lambda: games.act(game_id, who, move, cause=interaction.id))
            acted = await patiently(interaction, work, ephemeral=False)
        except Declined:
            self.story.unclaim(interaction.id)
            if strict:
                raise
            return None
        except BaseException:
            self.story.unclaim(interaction.id)
            raise
        if acted.again:
            self.story.unclaim(interaction.id)
            return True
        return await done
