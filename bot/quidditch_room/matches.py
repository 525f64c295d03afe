"""A match on Discord: who listens, who tells, who dresses people and keeps the grounds, all in one hand."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord
import structlog

from bot.concurrency import Workers
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.services import Services, safe
from bot.edge.order.moderation import Moderation
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.edge.table.publisher import Publisher
from bot.engine.text import Text, packed, text
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.quidditch_room import newcomers, spectators, votes
from bot.quidditch_room.bans import Bans
from bot.quidditch_room.cards import Cards
from bot.quidditch_room.channels import Channels, begun, participants, talking
from bot.quidditch_room.hints import hint
from bot.quidditch_room.inbox import FreeRoll, Inbox, spoken
from bot.quidditch_room.narrator import Narrator
from bot.quidditch_room.nicknames import Nicknames, wishes
from bot.quidditch_room.nonces import Batch
from bot.quidditch_room.publishing import Publishing
from bot.quidditch_room.story import Story
from bot.quidditch_room.taking_seats import TakingSeats
from bot.quidditch_room.talk import Talk
from bot.quidditch_room.unsaid import Unsaid
from bot.quidditch_room.whispers import Whispers
from bot.recent import Recent
from bot.service.feed import Changed, Happened, Quiet
from bot.service.play.live import Declined, Live, Who, declined, written_at
from bot.service.play.owing import REPORT, asking, note, note_in, taken_back
from bot.store import finding, outbox
from bot.store.database import StoreTrouble
from bot.store.events import load_events
from bot.store.outbox import TAKEN_BACK, OwedRow, in_channel

log = structlog.get_logger(__name__)

VOTES = "quidditch-votes"
"""The call to everybody whose word a proposal needs."""

REMEMBERED = 2_000
"""So many matches are known to need no looking after, until they change."""
JUST_OVER = timedelta(hours=48)
"""So long after its end we look whether a break kept us from leaving the places of a match."""
PATIENCE = 5.0
"""Seconds a hint waits for the answer it belongs to."""
SILENT = frozenset(
    {
        "hilfe",
        "datenschutz",
        "partie status",
        "partie log",
        "quidditch zuschauen",
        "verwarnungen",
        "wuerfel beweis",
    }
)
"""Commands that answer only to whoever uses them: silence does not forbid them."""


class Matches:
    """Everything a match needs around its rules."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        publisher: Publisher,
        moderation: Moderation,
        outbox: Outbox,
        free_roll: FreeRoll,
    ) -> None:
        """Put everything in place and listen to the games."""
        self._client, self._services, self._publisher, self._outbox = client, services, publisher, outbox
        outbox.compose(spectators.INVITATION, self._invitation)
        outbox.compose(newcomers.NEWCOMER, self._newcomer)
        outbox.compose(VOTES, self._votes)
        self.channels = Channels(client, services, publisher)
        self.nicknames = Nicknames(client, services)
        self.whispers = Whispers(client, services, outbox)
        self.bans, talk = Bans(services), Talk(client, services, moderation)
        after = (
            self._explain,
            self.whispers.captains,
            self.whispers.answers,
            self.bans.write,
            talk.warn,
            self._newcomers,
            self._call,
            self._break,
            self._told,
        )
        story = Story(services)
        unsaid = Unsaid(services, outbox, story)
        self.narrator = Narrator(client, services, publisher, after, talk.notes, Cards(services), story, unsaid)
        self.inbox = Inbox(client, services, self.narrator, self._to_officials, free_roll, talk.minds)
        Publishing(services, outbox, self.narrator.has_told, self._reported)
        self._wishes: Recent[str, Any] = Recent(REMEMBERED)
        trouble = (discord.HTTPException, StoreTrouble, OSError)
        self._workers: Workers[str] = Workers("looking after matches", self._look_after, expected=trouble)
        self._ready = False
        services.lobby.gate("bans", self.bans.gate)
        services.lobby.look_out("houses", TakingSeats(client, services, self.nicknames).look)
        feed = services.games.feed
        feed.subscribe(Changed, "rooms of matches", self._follow)
        feed.subscribe(Changed, "looking after matches", self.hear)
        feed.subscribe(Happened, "matches that go on", self.inbox.happened)
        feed.subscribe(Happened, "telling matches", self.narrator.hear)
        feed.subscribe(Quiet, "how far messages are read", self.inbox.quiet)

    async def resume(self) -> None:
        """Take up every match a break interrupted, and give back what is still worn for those that are over."""
        games = self._services.games
        self._ready = True
        kinds = [GAME.name]
        open_games = await games.database.read(lambda db: finding.running(db, kinds, games.domain.shards))
        unreported = await games.database.read(lambda db: outbox.games_waiting(db, f"{GAME.name}-{REPORT}"))
        since = games.clock() - JUST_OVER
        ended = await games.database.read(lambda db: finding.ended_since(db, kinds, since, games.domain.shards))
        worn = await self.nicknames.load()
        for game_id in {*open_games, *unreported, *ended, *worn}:
            try:
                live = await games.live(game_id)
            except Declined:
                log.warning("a running game is not known any more", game=game_id)
                continue
            if not games.domain.owns(live.row.guild_id):
                continue
            await self.narrator.resume(game_id)  # first: what is not shown yet must be known before words are judged
            await self.inbox.resume(live)
            self._wishes.pop(game_id, None)
            self.hear(Changed(live))
        self.inbox.resumed()

    async def close(self) -> None:
        """Finish what is under way."""
        await self.inbox.close()
        await self.narrator.close()
        await self._workers.close(seconds=5)

    # -- keeping everything as it should be ------------------------------------------------------------------------

    def _follow(self, news: Changed) -> None:
        self.inbox.follow(news.live)

    def hear(self, news: Changed) -> None:
        """Look after a match whenever something around it has changed; most acts change nothing here."""
        live = news.live
        if live.spec is not GAME or not self._ready:
            return
        people = tuple((row.seat, row.person_id) for row in live.seats)
        row = live.row
        looks = tuple(sorted((id, wish.name) for id, wish in wishes(self._services, live).items()))
        gates = (talking(live), begun(live))
        wish = (row.status, row.channel_id, row.referee_id, row.assistant_id, people, gates, looks)
        if self._wishes.get(row.id) != wish:
            self._wishes[row.id] = wish
            self._workers.wake(row.id)

    async def _look_after(self, game_id: str) -> None:
        with suppress(Declined):  # the game is gone
            await self._attend(await self._services.games.live(game_id))

    async def _attend(self, live: Live) -> None:
        row = live.row
        going = row.status in ("lobby", "running")
        if row.status == "running":
            await self.channels.reopen(live)
        if going and row.channel_id and not self.narrator.tells_in(row.id, row.channel_id):
            await self.narrator.begin(live, row.channel_id)
        if row.status == "running" and row.referee_id is not None:
            place = await self.channels.officials(live)
            if place is not None and not self.narrator.tells_in(row.id, place):
                await self.narrator.begin(live, place)
        await self.channels.keep(live, set(self.nicknames.stand(row.id)))
        now = self._services.games.clock()
        for words in await self.nicknames.attend(live):  # each once: who was restarted finds the same words again
            await self._services.games.owe(note_in(live, f"names.{_digest(words)}", words, now))
        await self.whispers.successors(live)
        await self._answered(live)
        if row.status in ("over", "abandoned"):
            await self._close(live)

    async def _close(self, live: Live) -> None:
        """Leave the places of a match that is over, once everything is said there; whatever is said later wakes us."""
        place, report = in_channel(live.row.channel_id or 0), f"{GAME.name}-{REPORT}"
        self._outbox.wake(place)
        await self._outbox.quiet(place, PATIENCE)
        await self._publisher.rested(live.row.id)
        games = self._services.games
        waiting = await games.database.read(lambda db: outbox.is_waiting(db, live.row.id, place, report))
        now = await games.live(live.row.id)
        if now.row.status == live.row.status and self.narrator.has_told(now) and not waiting:
            await self.channels.close(now)

    # -- what follows from acts ------------------------------------------------------------------------------------

    async def _explain(self, live: Live, act: Batch) -> None:
        """Tell the writer of an invalid command what was wrong with it, in friendly matches only (Q3.6)."""
        for row, event in act:
            explain = self.narrator.story.typed.get(row.cause or 0)
            if isinstance(event, e.Ungueltig) and not event.pokal and explain is not None:
                words = hint(live, event, written_at(row.cause or 0))
                await explain(" ".join(spoken(self._services, live, one) for one in words))

    async def _newcomers(self, live: Live, act: Batch) -> None:
        """Ask who comes in new: a substitution names seats, not people."""
        now = self._services.games.clock()
        for row, event in act:
            if isinstance(event, e.Gewechselt):
                for come, go in event.changes:
                    if come == "+":
                        await self._services.games.owe(
                            asking(live, f"newcomer.{row.seq}.{go}", newcomers.NEWCOMER, now, seat=go)
                        )

    async def _answered(self, live: Live) -> None:
        """Take away the question who comes in, however somebody came to sit there, or when the match is over."""
        taken = {row.seat for row in live.seats if row.person_id is not None or live.row.status != "running"}
        games = self._services.games
        for key, place in await games.database.read(lambda db: outbox.standing(db, live.row.id, newcomers.NEWCOMER)):
            if key.rpartition(".")[2] in taken:
                await games.owe(taken_back(key, place, live.row, games.clock()))

    async def _call(self, live: Live, act: Batch) -> None:
        """Call everybody whose word a proposal needs."""
        if votes.call(self._services, live, act) is not None:
            now, first, last = self._services.games.clock(), act.first.seq, act.last.seq
            await self._services.games.owe(asking(live, f"votes.{first}", VOTES, now, first=first, last=last))

    async def _votes(self, row: OwedRow) -> Post:
        """Write the call again from the events it is about."""
        live = await self._live(row)
        first = row.body["first"]
        last = row.body["last"]
        rows = await self._services.games.database.read(lambda db: load_events(db, live.row.id, first - 1))
        act = Batch(tuple((one, live.spec.load_event(one.body)) for one in rows if one.seq <= last))
        message = votes.call(self._services, live, act)
        if message is None:
            raise Unneeded(TAKEN_BACK)
        return Post(message=message)

    async def _break(self, live: Live, act: Batch) -> None:
        """Stop the clock when captains and referee have agreed on a break (Q7.3)."""
        for row, event in act:
            leader = live.row.referee_id or live.row.host_id
            if isinstance(event, e.PauseVereinbart) and leader is not None and row.cause is not None:
                await self._services.conduct.pause(live.row.id, Who(leader, ""), cause=row.cause)

    async def _told(self, live: Live, act: Batch) -> None:
        """See to what comes after the last words of a match: it may have ended while they were being said."""
        row = (await self._services.games.live(live.row.id)).row
        if row.status in ("over", "abandoned"):
            self._outbox.wake(in_channel(row.channel_id or 0))
            self._workers.wake(row.id)

    async def _live(self, row: OwedRow) -> Live:
        return await self._services.games.live(row.game_id or "")

    async def _invitation(self, row: OwedRow) -> Post:
        return Post(message=spectators.invitation(self._services, await self._live(row)))

    async def _newcomer(self, row: OwedRow) -> Post:
        return Post(message=newcomers.ask(self._services, await self._live(row), row.body["seat"]))

    def _reported(self, live: Live, row: OwedRow) -> None:
        """See to a match whose report is said: everything is, and it may leave its places."""
        self._publisher.covered(row.number)
        if self._ready:
            self._workers.wake(live.row.id)

    async def _to_officials(self, live: Live, words: Text, cause: int) -> None:
        """Tell the referees why their words did not count; nobody else hears it."""
        key, now = f"{live.row.id}.desk.{cause}", self._services.games.clock()
        for row in await self.channels.desks(live.row.id):
            place = in_channel(row.channel_id)
            await self._services.games.owe(note(key, place, words, now, game=live.row, mark="⚠️ "))

    async def let_speak(self, interaction: discord.Interaction, entry: str) -> None:
        """Decline what a spectator would say by a command where he may not write; the referees see who tried (Q4.3)."""
        game_id = self.inbox.game_in(interaction.channel_id)
        if game_id is None or entry in SILENT:
            return
        live = await self._services.games.live(game_id)
        who = self._services.who(interaction.user)
        if who.referee or who.id in participants(live) or talking(live):
            return
        thread = isinstance(interaction.channel, discord.Thread)
        writes = interaction.permissions.send_messages_in_threads if thread else interaction.permissions.send_messages
        if writes and entry != "zug":
            return
        await self._to_officials(
            live, text("match-tried", person=interaction.user.mention, command=entry), interaction.id
        )
        raise declined("match-hush")

    # -- commands in a match ---------------------------------------------------------------------------------------

    def takes_roll(self, message: discord.Message) -> bool:
        """Tell whether a typed roll is for a match to judge."""
        return self.inbox.takes_roll(message)

    async def roll(self, interaction: discord.Interaction) -> bool:
        """Let a `/dice 2w6` in the channel of a match be the match's roll; False if the match does not take it."""
        game_id = self.inbox.game_in(interaction.channel_id)
        if game_id is None:
            return False
        return await self._answer(interaction, game_id, "2w6", lambda words: words) is not None

    async def command(self, interaction: discord.Interaction, game_id: str, typed: str) -> None:
        """Take a command as if it had been written in the channel, and show it to everybody (Q3.7)."""
        services = self._services
        live = await self._services.games.live(game_id)
        row = live.seat_of(interaction.user.id)
        said = f"**{row.seat if row else safe(interaction.user.display_name)}:** {safe(typed, 200)}"

        answered = asyncio.Event()

        async def explain(words: str) -> None:
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
            await interaction.followup.send(words, ephemeral=True)

        self.narrator.story.typed[interaction.id] = explain
        try:
            told = await self._answer(interaction, game_id, f'"{typed}', lambda words: f"{said}\n{words}", strict=True)
        except BaseException:
            self.narrator.story.typed.pop(interaction.id, None)
            raise
        if told is False:  # nothing is told of it: what was typed is all there is to see
            await send(interaction, content=said)
        answered.set()
        services.metrics.action(live.spec.name, "accepted")

    async def _answer(
        self,
        interaction: discord.Interaction,
        game_id: str,
        move: str,
        worded: Callable[[str], str],
        *,
        strict: bool = False,
    ) -> bool | None:
        """Act and answer with what is told of it; None if the match refuses, False if there is nothing to tell."""

        async def say(words: str, **more: Any) -> int | None:
            return await send(interaction, content=worded(words), **more)

        done = self.narrator.claim(interaction.id, say)
        who = self._services.who(interaction.user)
        try:
            work = self._services.games.act(game_id, who, move, cause=interaction.id)
            acted = await patiently(interaction, work, ephemeral=False)
        except Declined:
            self.narrator.unclaim(interaction.id)
            if strict:
                raise
            return None
        except BaseException:
            self.narrator.unclaim(interaction.id)
            raise
        if acted.again:
            self.narrator.unclaim(interaction.id)
            return True
        return await done


def _digest(words: Text) -> str:
    """Tell a sentence from every other."""
    return hashlib.blake2b(json.dumps(packed(words)).encode(), digest_size=8).hexdigest()
