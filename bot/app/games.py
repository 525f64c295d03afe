"""The way of an action: lock, cached state, decide, one transaction, and only then show."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.app.live import Declined, Live, Look, Who, declined, ending, entry_of, must_be_open, written_at
from bot.app.rights import require
from bot.app.rows import results_of, rolls_of, row_of
from bot.app.seating import change_places, seated_again, substitutions
from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, Position, Rewound, advance, fold, standing, turning_points
from bot.engine.model import Event, Refused, TimeUp
from bot.engine.seats import NOBODY, OFFICIALS, Actor, Seat
from bot.engine.spec import GameSpec
from bot.engine.text import Text
from bot.store import acts, finding, records
from bot.store.acts import ActRow
from bot.store.database import Connection, Database
from bot.store.records import Change, Conflict, DeadlineRow, EventRow, SeatRow

T = TypeVar("T")
Think: TypeAlias = Callable[[GameSpec, Any, Sequence[Any]], Awaitable[Any]]

CACHED_GAMES = 512
TRIES = 5
LONG = 30 * 60
"""Steps that may take so many seconds are for people who do not sit and wait: they are called and reminded."""
REMINDED_AT = 0.75


@dataclass(frozen=True, slots=True)
class Acted:
    """What an accepted action did: the game after it and what the public may hear; empty for a second delivery."""

    live: Live
    told: tuple[Text, ...] = ()
    again: bool = False


class Games:
    """Runs every game of the house. No process owns a game: the database decides who came first."""

    def __init__(
        self,
        database: Database,
        specs: Mapping[str, GameSpec],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Serve the given games from the given database."""
        self.database, self.specs, self.clock = database, specs, clock
        self.on_change: list[Callable[[Live], None]] = []
        self.on_events: list[Callable[[Live, Sequence[EventRow]], None]] = []
        """Hear of every event once it is written."""
        self.on_act: list[Callable[[ActRow, int], object]] = []
        """Hear of what an action has written into the referees' book."""
        self.in_turn: Callable[[str, Callable[[], Awaitable[Acted]]], Awaitable[Acted]] = lambda _, work: work()
        """Let what is pressed wait for what was written before it, where a game is played in words."""
        self._cache: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- loading ---------------------------------------------------------------------------------------------------

    def lock(self, game_id: str) -> AbstractAsyncContextManager[None]:
        """Return the lock of one game; held while an action is decided and written."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def live(self, game_id: str, *, fresh: bool = False) -> Live:
        """Return a game from memory, or read and fold it."""
        if not fresh and (known := self._cache.get(game_id)):
            self._cache.move_to_end(game_id)
            return known

        def work(connection: Connection) -> tuple[Any, list[EventRow]]:
            return records.load_game(connection, game_id), records.load_events(connection, game_id)

        found, rows = await self.database.read(work)
        if found is None or found[0].kind not in self.specs:
            raise declined("game-unknown")
        row, seats, deadline = found
        spec = self.specs[row.kind]
        options = spec.load_options(row.options)
        position = fold(spec.rules, options, [entry_of(spec, line) for line in rows]) if rows else None
        return self._keep(Live(spec, options, row, seats, position, deadline))

    def _keep(self, live: Live) -> Live:
        known = self._cache.get(live.row.id)
        if known and known.row.revision > live.row.revision:  # a slow reader must not bring the past back
            return known
        self._cache[live.row.id] = live
        self._cache.move_to_end(live.row.id)
        if len(self._cache) > CACHED_GAMES:
            self._cache.popitem(last=False)
        return live

    async def renew(self, game_id: str) -> Live:
        """Read an open game that was changed by another way than `commit`, and make its new face known."""
        live = await self.live(game_id, fresh=True)
        for listener in self.on_change:
            listener(live)
        return live

    def forget(self, game_ids: Iterable[str]) -> None:
        """Keep games no longer in memory: they are gone, or other people sit in them."""
        for game_id in game_ids:
            self._cache.pop(game_id, None)

    async def commit(self, live: Live, change: Change, position: Position[Any] | None) -> Live:
        """Write a change and make the game's new face known; Conflict if somebody was faster."""
        try:
            await self.database.write(lambda connection: records.commit_change(connection, change))
        except BaseException:
            self._cache.pop(live.row.id, None)  # whether it was written is for the database to say
            raise
        deadline = None if live.deadline and live.deadline.kind in change.done_deadlines else live.deadline
        after = Live(
            live.spec,
            live.options,
            replace(live.row, revision=change.revision + 1, **change.game),
            tuple(change.seats) or live.seats,
            position,
            change.deadline or deadline,
        )
        self._keep(after)
        for listener in self.on_change:
            listener(after)
        return after

    async def changing(self, game_id: str, attempt: Callable[[Live], Awaitable[T]]) -> T:
        """Try a change under the game's lock, again from the start whenever another process was faster.

        A no is only believed when the database confirms that the game still stands as it does in memory.
        """
        async with self.lock(game_id):
            for _ in range(TRIES):
                live = await self.live(game_id)
                try:
                    return await attempt(live)
                except Conflict:
                    continue
                except Declined as no:
                    no.live = live
                    if await self.database.read(lambda db: records.revision(db, game_id)) == live.row.revision:
                        raise
                    self._cache.pop(game_id, None)
            raise declined("game-busy")

    # -- playing ---------------------------------------------------------------------------------------------------

    async def act(self, game_id: str, who: Who, move: str, *, cause: int, token: str | None = None) -> Acted:
        """Do what a person asks, in the game's notation; `token` is the step the person saw."""

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            action = live.spec.read(move)
            if not (live.row.status == "over" and live.spec.afterwards(action)):
                must_be_open(live, token)
            if isinstance(action, Refused):
                raise Declined(action)
            chance = self._chance(live, cause)
            events = live.spec.rules.decide(live.folded().state, live.actor(who, written_at(cause)), action, chance)
            return await self._append(live, events, chance, cause, who.id)

        return await self.changing(game_id, attempt)

    async def act_for(self, game_id: str, seat: Seat, move: str) -> Acted:
        """Report something for a seat that its person or the computer need not do themselves."""

        async def attempt(live: Live) -> Acted:
            must_be_open(live, None)
            action = live.spec.read(move)
            if isinstance(action, Refused):
                raise Declined(action)
            chance = self._chance(live, 0)
            player = replace(Actor.at(seat), when=self._now())
            events = live.spec.rules.decide(live.folded().state, player, action, chance)
            return await self._append(live, events, chance, None, None)

        return await self.changing(game_id, attempt)

    async def time_up(self, deadline: DeadlineRow) -> Acted | None:
        """Let nobody act, unless the step the deadline was for is over by now."""

        async def attempt(live: Live) -> Acted | None:
            if live.deadline != deadline:
                live = await self.live(deadline.game_id, fresh=True)
            if live.deadline != deadline:
                return None
            chance = self._chance(live, 0)
            # What has fired is no step's deadline any more: a step that goes on gets a new one.
            live = replace(live, deadline=replace(deadline, token=""))
            nobody = replace(NOBODY, when=self._now())
            events = live.spec.rules.decide(live.folded().state, nobody, TimeUp(), chance)
            if isinstance(events, Refused):  # nothing follows from it: the limit was a mere reminder
                change = Change(live.row.id, live.row.revision, done_deadlines=(deadline.kind,))
                return Acted(await self.commit(live, change, live.position))
            return await self._append(live, events, chance, None, None)

        return await self.changing(deadline.game_id, attempt)

    async def robot_move(self, game_id: str, think: Think) -> Acted | None:
        """Let one computer player do what it owes; None when none does. While it thinks, others may act."""
        before = await self.live(game_id)
        rules, seat = before.spec.rules, before.awaited_robot()
        if seat is None:
            return None
        state = before.folded().state
        action = await think(before.spec, rules.view(state, seat), rules.legal(state, seat))

        async def attempt(live: Live) -> Acted:
            state, same = live.folded().state, live.row.revision == before.row.revision
            if live.awaited_robot() != seat or not (same or action in rules.legal(state, seat)):
                return Acted(live, again=True)  # somebody was quicker: it thinks again
            chance = self._chance(live, 0)
            player = replace(Actor.at(seat), when=self._now())
            return await self._append(live, rules.decide(state, player, action, chance), chance, None, None)

        return await self.changing(game_id, attempt)

    async def rewind(self, game_id: str, who: Who, *, cause: int, to: int | None = None) -> Acted:
        """Take back the last action, or all after event number `to`; only for referee or host."""

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            require("partie zurueck", who, live)
            if live.row.status == "over":
                raise declined("game-over", outcome=ending(live))
            position = live.folded()
            entries = await self.entries(live)
            points = turning_points(entries)
            if not points:
                raise declined("game-nothing-to-rewind")
            target = points[-1] if to is None else to
            if target not in points:
                raise declined("game-no-such-point")
            entry = Entry(position.head + 1, self.clock(), Rewound(to=target), cause)
            after = fold(live.spec.rules, live.options, [*entries, entry])
            undone = {one.seq for one in standing(entries) if one.seq > target}
            changes = await self.database.read(lambda db: acts.load_acts(db, substitutions(live)))
            return await self._write(live, after, [entry], [], who.id, seats=seated_again(live, changes, undone))

        return await self.changing(game_id, attempt)

    async def begin(self, live: Live, *, cause: int | None) -> Acted:
        """Deal and go: the first events of a game whose lobby is ready."""
        seats = tuple(row.seat for row in live.seats if row.taken)
        chance = self._chance(live, cause or 0)
        opening = live.spec.rules.setup(live.options, seats, chance)
        entries = self._entries(live, [Begun(seats=seats), *opening], chance, cause, -1)
        position = fold(live.spec.rules, live.options, entries)
        started = {"status": "running", "started_at": self.clock()}
        return await self._write(live, position, entries, list(opening), None, started)

    def _now(self) -> int:
        return int(self.clock().timestamp() * 1000)

    def _chance(self, live: Live, nonce: int) -> FairChance:
        return FairChance(live.row.id, live.row.seed, live.row.draws, nonce)

    def _entries(
        self, live: Live, events: Sequence[Event], chance: FairChance, cause: int | None, head: int
    ) -> list[Entry]:
        now = self.clock()
        draws = tuple(draw.record() for draw in chance.draws)
        return [
            Entry(head + 1 + part, now, event, cause, part, draws if part == 0 else ())
            for part, event in enumerate(events)
        ]

    async def _append(
        self,
        live: Live,
        events: Sequence[Event] | Refused,
        chance: FairChance,
        cause: int | None,
        person_id: int | None,
    ) -> Acted:
        if isinstance(events, Refused):
            raise Declined(events)
        position = live.folded()
        entries = self._entries(live, events, chance, cause, position.head)
        after = advance(live.spec.rules, position, entries)
        return await self._write(live, after, entries, events, person_id)

    async def _write(
        self,
        live: Live,
        after: Position[Any],
        entries: Sequence[Entry],
        events: Sequence[Event],
        person_id: int | None,
        game: Mapping[str, Any] | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> Acted:
        """Write events with all that follows from them: deadline, results, the end."""
        rules = live.spec.rules
        change = Change(live.row.id, live.row.revision, {"head": after.head, "draws": after.draws, **(game or {})})
        change.events = [row_of(entry, person_id) for entry in entries]
        change.rolls = rolls_of(live, entries, person_id)
        change.seats = list(seats)
        change_places(live, entries, change, person_id)
        outcome = rules.outcome(after.state)
        if outcome is not None:
            change.game |= {"status": "over", "ended_at": live.row.ended_at or self.clock()}
            change.done_deadlines = ("step", "lobby")
            change.results = results_of(live, outcome, change.game["ended_at"])
        else:
            self._plan(live, after, change)
        told = tuple(words for event in events if (words := rules.tell(event, None)))
        acted = Acted(await self.commit(live, change, after), told)
        if change.act and change.act_number:
            for hear in self.on_act:
                hear(change.act, change.act_number)
        after.causes.update(entry.cause for entry in entries if entry.cause is not None)  # only now it is a fact
        for listener in self.on_events:
            listener(acted.live, change.events)
        return acted

    def _plan(self, live: Live, after: Position[Any], change: Change) -> None:
        """Set the deadline of a new step; a step that goes on keeps its own."""
        limit = live.spec.rules.time_limit(after.state)
        if live.row.paused_at is not None:  # the clock stands still; a step that is new gets its whole time
            change.game["time_left"] = None if limit is None else max(1, int(limit))
            return
        old = live.deadline
        if old and (old.kind == "lobby" or limit is None):
            change.done_deadlines = (old.kind,)
        if limit is not None:
            step = live.spec.rules.step(after.state)
            token = step.clock or f"{after.rewinds}.{step.key}"
            if old is None or old.token != token:
                change.deadline = self.deadline(live.row.id, limit, token)

    def deadline(self, game_id: str, seconds: float, token: str) -> DeadlineRow:
        """Return the deadline of a step; whoever has long to think is reminded in time."""
        now = self.clock()
        remind = now + timedelta(seconds=REMINDED_AT * seconds) if seconds >= LONG else None
        return DeadlineRow(game_id, "step", now + timedelta(seconds=seconds), token, remind)

    # -- looking ---------------------------------------------------------------------------------------------------

    async def entries(self, live: Live) -> list[Entry]:
        """Read the whole log of a game."""
        rows = await self.database.read(lambda connection: records.load_events(connection, live.row.id))
        return [entry_of(live.spec, row) for row in rows]

    async def here(self, channel_id: int) -> list[Live]:
        """Return the games that are open in a channel, the newest first."""
        return await self._found(await self.database.read(lambda connection: finding.games_in(connection, channel_id)))

    async def of(self, person_id: int) -> list[Live]:
        """Return the open games somebody plays in or leads, the newest first."""
        return await self._found(await self.database.read(lambda connection: finding.games_of(connection, person_id)))

    async def _found(self, ids: Sequence[str]) -> list[Live]:
        return [await self.live(game_id) for game_id in ids]

    async def _recent(self, game_id: str, reach: int) -> tuple[Live, list[EventRow]]:
        """Return a game and its last events; in a rush memory may be a little behind them, never ahead."""
        for _ in range(TRIES):
            live, lock = await self.live(game_id), self._locks.get(game_id)
            after = max(-1, live.row.head - reach)
            revision, rows = await self.database.read(partial(records.recent, game_id=game_id, after=after))
            if revision == live.row.revision:
                break
            if self._cache.get(game_id) is live and not (lock and lock.locked()):  # another process was faster
                self._cache.pop(game_id, None)
        return live, rows

    async def look(
        self, game_id: str, who: Who | None = None, *, lines: int = 5, officials: bool = False, reach: int = 20
    ) -> Look:
        """Show a game as a person, the public or its officials may see it, with its last lines."""
        live, rows = await self._recent(game_id, reach)
        row, ears = live.seat_of(who.id) if who else None, OFFICIALS if officials else None
        seat = row.seat if row else ears
        if live.position is None:
            return Look(live, seat, None, (), None)
        rules = live.spec.rules
        recent = standing(entry_of(live.spec, row) for row in rows)
        words = [rules.tell(entry.event, ears) for entry in recent if not isinstance(entry.event, Begun)]
        told = tuple(word for word in words if word is not None)[-lines:]
        if len(told) < lines and rows and rows[0].seq > 0:  # fewer lines would tell how much happened unseen
            return await self.look(game_id, who, lines=lines, officials=officials, reach=4 * reach)
        return Look(live, seat, rules.view(live.position.state, seat), told, live.outcome())
