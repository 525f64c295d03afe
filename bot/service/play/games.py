"""The way of an action: lock, cached state, decide, one transaction, and only then show."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

from bot import fair
from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, Position, Reopened, Rewound, Sealed, advance, fold, in_force, turning_points
from bot.engine.model import Event, Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.service.leading.rights import must_not_take_sides, require
from bot.service.play.live import (
    Declined,
    Live,
    Who,
    clock_token,
    declined,
    must_be_open,
    must_not_have_ended,
    written_at,
)
from bot.service.play.owing import LONG, awaited, letters, removal
from bot.service.play.rows import results_of, rolls_of, row_of
from bot.service.play.seating import about_people, change_places, come_and_go, seated_again, sent_off
from bot.service.play.shelf import Shelf
from bot.service.play.sitting import count_missed, fill_all, forgive
from bot.store import acts, panels
from bot.store.acts import ActRow
from bot.store.changes import Change, GameColumns
from bot.store.contests import TableRow
from bot.store.deadlines import DeadlineRow
from bot.store.outbox import OwedRow, in_channel
from bot.store.panels import PanelRow
from bot.store.seats import SeatRow

Think: TypeAlias = Callable[[AnyGame, Any, Sequence[Any]], Awaitable[Any]]

REMINDED_AT, NUDGED_AT = 0.75, 1 / 3
"""Parts of a limit after which those who are awaited hear of it once more: in a slow game, in a quick one."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What an accepted action did: the game after it and what the public may hear; empty for a second delivery."""

    live: Live
    told: tuple[Text, ...] = ()
    again: bool = False
    act: ActRow | None = None


class Games(Shelf):
    """Plays every game of the house."""

    async def act(
        self,
        game_id: str,
        who: Who,
        move: str,
        *,
        cause: int,
        token: str | None = None,
        people: Sequence[Who | str] = (),
    ) -> Acted:
        """Do what a person asks, in the game's notation; `token` is the step the person saw.

        `people` are those who come in new with it, where people come and go; without any it is whoever asks.
        """

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            action = live.spec.notation.read(move)
            afterwards = live.row.status == "over" and live.spec.leading.afterwards(action)
            if afterwards:
                self._must_not_be_closed(live)
            else:
                must_be_open(live, token)
            if isinstance(action, Refused):
                raise Declined(action)
            seed = secrets.token_bytes(32) if afterwards else live.row.seed  # the old one is known to everybody
            chance, actor = FairChance(live.row.id, seed, live.row.draws, cause), live.actor(who, written_at(cause))
            if live.spec.leading.punishes(action):
                require("button exclusion", who, live)
                must_not_take_sides(live, who)
                actor = replace(actor, referee=True)  # whoever leads the game: this right comes from the server
            events = live.spec.rules.decide(live.folded().state, actor, action, chance)
            anew, coming = (seed if afterwards else None), tuple(people) or (who,)
            return await self.append(live, events, chance, cause, who.id, anew=anew, coming=coming)

        return await self.changing(game_id, attempt)

    async def act_for(self, game_id: str, seat: Seat, move: str) -> Acted:
        """Report something for a seat that its person or the computer need not do themselves.

        This alone goes past the line of a game that is told: what waits there may wait for just this report.
        """

        async def attempt(live: Live) -> Acted:
            must_be_open(live, None)
            action = live.spec.notation.read(move)
            if isinstance(action, Refused):
                raise Declined(action)
            chance = self.chance(live, 0)
            player = replace(Actor.at(seat), when=self.now())
            events = live.spec.rules.decide(live.folded().state, player, action, chance)
            return await self.append(live, events, chance, None, None)

        return await self._changing(game_id, attempt)

    async def time_up(self, deadline: DeadlineRow) -> Acted | None:
        """Let nobody act, unless the step the deadline was for is over by now."""

        async def attempt(live: Live) -> Acted | None:
            if live.deadline != deadline:
                live = await self.live(deadline.game_id, fresh=True)
            if live.deadline != deadline:
                return None
            if live.row.status != "running":  # a clock that was left running in a game that has ended
                return Acted((await self.commit(live, _stopped(live, deadline), live.position)).live)
            chance = self.chance(live, 0)
            # What has fired is no step's deadline any more: a step that goes on gets a new one.
            live = replace(live, deadline=replace(deadline, token=""))
            nobody = replace(NOBODY, when=self.now())
            events = live.spec.rules.decide(live.folded().state, nobody, TimeUp(), chance)
            if isinstance(events, Refused):  # nothing follows from it: the limit was a mere reminder
                return Acted((await self.commit(live, _stopped(live, deadline), live.position)).live)
            return await self.append(live, events, chance, None, None, late=awaited(live, live.folded()))

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
            chance = self.chance(live, 0)
            player = replace(Actor.at(seat), when=self.now())
            return await self.append(live, rules.decide(state, player, action, chance), chance, None, None)

        return await self.changing(game_id, attempt)

    async def rewind(
        self,
        game_id: str,
        who: Who,
        *,
        cause: int,
        to: int | None = None,
        act: ActRow | None = None,
        owed: Sequence[OwedRow] = (),
    ) -> Acted:
        """Take back the last action, or all after event number `to`; only for referee or host.

        `act` is what stands in the referees' book from the same moment on, `owed` what is said of it.
        """

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            require("partie zurueck", who, live)
            must_not_have_ended(live)
            position = live.folded()
            entries = await self.entries(live)
            rules = live.spec.rules
            points = turning_points(entries, rules.outlasts)
            if not points:
                raise declined("game-nothing-to-rewind")
            target = points[-1] if to is None else to
            if target not in points:
                raise declined("game-no-such-point")
            rewind = Entry(position.head + 1, self.clock(), Rewound(to=target), cause)
            earlier = fold(rules, live.options, [*entries, rewind])
            stands = rules.rewound(position.state, earlier.state, live.actor(who))
            if isinstance(stands, Refused):
                raise Declined(stands)
            written = self._entries(live, [rewind.event, *stands], self.chance(live, cause), cause, position.head)
            after = fold(rules, live.options, [*entries, *written])
            undone = [one for one in in_force(entries) if one.seq > target]
            changes = await self.database.read(lambda db: acts.load_acts(db, about_people(live)))
            seats = seated_again(live, changes, undone)
            off = [one.id for one in sent_off(changes, undone)]
            return await self._write(live, after, written, [], who.id, seats=seats, act=act, owed=owed, lifted=off)

        return await self.changing(game_id, attempt)

    def go_on(self, live: Live, change: Change) -> None:
        """Let a paused game go on: its rules hear how long the pause was, and the clock runs on where it stood."""
        position, resumed, paused_at = live.folded(), live.spec.leading.resumed, live.row.paused_at
        if resumed is not None and paused_at is not None:
            paused = int((self.clock() - paused_at).total_seconds() * 1000)
            position, entries = self._heard_from_referee(live, resumed(paused), None)
            change.events = [row_of(entry, None) for entry in entries]
            change.game |= {"head": position.head, "draws": position.draws}
        if live.row.time_left is not None:
            token = clock_token(live.spec, position)
            change.deadline = self.deadline(live, live.row.time_left, token)

    def tell_rules(self, live: Live, change: Change, move: str, person_id: int, cause: int) -> Text | None:
        """Let the rules hear of another change, and write what follows from it along; return why nothing does."""
        try:
            after, entries = self._heard_from_referee(live, move, cause)
        except Declined as no:
            return no.text
        change.game |= {"head": after.head, "draws": after.draws}
        self._conclude(live, after, entries, change, person_id)
        return None

    def _heard_from_referee(self, live: Live, move: str, cause: int | None) -> tuple[Position[Any], list[Entry]]:
        """Return what a referee's move makes of a game, whoever leads it."""
        position, chance, action = live.folded(), self.chance(live, cause or 0), live.spec.notation.read(move)
        events = live.spec.rules.decide(position.state, REFEREE, action, chance)
        if isinstance(events, Refused):
            raise Declined(events)
        entries = self._entries(live, events, chance, cause, position.head)
        return advance(live.spec.rules, position, entries), entries

    async def begin(self, live: Live, *, cause: int | None) -> Acted:
        """Deal and go: the first events of a game whose lobby is ready."""
        seats = tuple(row.seat for row in live.seats if row.taken)
        chance = self.chance(live, cause or 0)
        opening = live.spec.rules.setup(live.options, seats, chance)
        entries = self._entries(live, [Begun(seats=seats), *opening], chance, cause, -1)
        position = fold(live.spec.rules, live.options, entries)
        started: GameColumns = {"status": "running", "started_at": self.clock()}
        return await self._write(live, position, entries, list(opening), None, started)

    def _must_not_be_closed(self, live: Live) -> None:
        """Refuse what would change a result that is final by now."""
        seconds, ended_at = live.spec.leading.open_for, live.row.ended_at
        if seconds is not None and ended_at is not None and self.clock() > ended_at + timedelta(seconds=seconds):
            raise declined("game-closed")

    def now(self) -> int:
        """Return the moment in milliseconds."""
        return int(self.clock().timestamp() * 1000)

    def chance(self, live: Live, nonce: int) -> FairChance:
        """Return the draws of a game from its next one on."""
        return FairChance(live.row.id, live.row.seed, live.row.draws, nonce)

    def _entries(
        self, live: Live, events: Sequence[Event], chance: FairChance, cause: int | None, head: int
    ) -> list[Entry]:
        now = self.clock()
        draws = tuple(chance.draws)
        return [
            Entry(head + 1 + part, now, event, cause, part, draws if part == 0 else ())
            for part, event in enumerate(events)
        ]

    async def append(
        self,
        live: Live,
        events: Sequence[Event] | Refused,
        chance: FairChance,
        cause: int | None,
        person_id: int | None,
        *,
        anew: bytes | None = None,
        late: frozenset[Seat] = frozenset(),
        coming: Sequence[Who | str] = (),
        tables: Sequence[TableRow] = (),
    ) -> Acted:
        """Write events; `anew` is the seed of a game that was over, should it go on with them; `late` let time pass.

        `coming` are those who may come in new, `tables` what stands of a contest's tables with it.
        """
        if isinstance(events, Refused):
            raise Declined(events)
        position, rules = live.folded(), live.spec.rules
        after = advance(rules, position, self._entries(live, events, chance, cause, position.head))
        opened: list[Event] = []
        if anew is not None and rules.outcome(after.state) is None:
            opened = [Reopened(seed=live.row.seed.hex(), commitment=fair.commitment(anew))]
        entries = self._entries(live, [*opened, *events], chance, cause, position.head)
        after = advance(rules, position, entries)
        columns: GameColumns = {"status": "running", "ended_at": None, "seed": anew} if opened and anew else {}
        if any(rules.promises(event) for event in events):
            columns["seed"] = sealed = secrets.token_bytes(32)
            promise = Sealed(seed=live.row.seed.hex(), commitment=fair.commitment(sealed))
            entries = self._entries(live, [promise, *events], chance, cause, position.head)
            after = advance(rules, position, entries)
        left = await self._told_end(live) if opened else []
        return await self._write(
            live,
            after,
            entries,
            events,
            person_id,
            columns,
            afterwards=anew is not None,
            left=left,
            late=late,
            coming=coming,
            tables=tables,
        )

    async def _told_end(self, live: Live) -> list[PanelRow]:
        """Return the message that told of the end of a game which goes on after all."""
        shown = await self.database.read(lambda db: panels.of(db, live.row.id))
        return [panel for panel in shown if panel.audience == "end"]

    async def _write(
        self,
        live: Live,
        after: Position[Any],
        entries: Sequence[Entry],
        events: Sequence[Event],
        person_id: int | None,
        columns: GameColumns | None = None,
        seats: Sequence[SeatRow] = (),
        act: ActRow | None = None,
        owed: Sequence[OwedRow] = (),
        *,
        afterwards: bool = False,
        lifted: Sequence[int] = (),
        left: Sequence[PanelRow] = (),
        late: frozenset[Seat] = frozenset(),
        coming: Sequence[Who | str] = (),
        tables: Sequence[TableRow] = (),
    ) -> Acted:
        """Write events with all that follows from them: deadline, results, the end."""
        change = Change(
            game_id=live.row.id,
            revision=live.row.revision,
            game={"head": after.head, "draws": after.draws, **(columns or {})},
            seats=list(seats),
            act=act,
            owed=list(owed),
            lifted=[(live.row.guild_id or 0, number, person_id or 0, self.clock()) for number in lifted],
            afterwards=afterwards,
            left=list(left),
            tables=list(tables),
        )
        change.owed += [
            removal(in_channel(old.channel_id), old.message_id, live.row, self.clock())
            for old in left
            if old.message_id
        ]
        self._conclude(live, after, entries, change, person_id, late, coming)
        told = tuple(words for event in events if (words := live.spec.rules.tell(event, None)))
        written = await self.commit(live, change, after)
        return Acted(written.live, told, act=written.act)

    def _conclude(
        self,
        live: Live,
        after: Position[Any],
        entries: Sequence[Entry],
        change: Change,
        person_id: int | None,
        late: frozenset[Seat] = frozenset(),
        coming: Sequence[Who | str] = (),
    ) -> None:
        """Add events to a change, and all that follows from them: who sits where, deadline, results, the end."""
        change.events = [row_of(entry, person_id) for entry in entries]
        change.rolls = rolls_of(live, entries, person_id)
        if live.spec.contest is not None:
            come_and_go(live, entries, change, coming)
            change.owed += letters(live, after, entries, change.seats, self.clock())
        else:
            change_places(live, entries, change, person_id)
        forgive(live, person_id, change)
        outcome = live.spec.rules.outcome(after.state)
        if outcome is not None:
            ended_at = live.row.ended_at or self.clock()
            change.game |= {"status": "over", "ended_at": ended_at}
            change.done_deadlines = ("step", "lobby")
            change.results = results_of(live, outcome, ended_at)
            self._announce_end(live, change)
        else:
            self.plan(live, after, change)
            count_missed(live, late, change, self.clock())
            change.seats = self.christened(live.row, change.seats)

    def _announce_end(self, live: Live, change: Change) -> None:
        """Owe the message that tells of the end; a result that changes later changes in it."""
        channel_id, now = live.row.channel_id, self.clock()
        change.owed += fill_all(live, now)
        if live.spec.manners.finale and live.row.status != "over" and channel_id is not None:
            change.panels.append(PanelRow(game_id=live.row.id, channel_id=channel_id, audience="end", posted_at=now))

    def plan(self, live: Live, after: Position[Any], change: Change) -> None:
        """Set the deadline of a new step; a step that goes on keeps its own."""
        limit = live.spec.rules.time_limit(after.state)
        token = clock_token(live.spec, after)
        moment = live.spec.rules.due(after.state)
        if moment is not None:
            due_at = datetime.fromtimestamp(moment / 1000, UTC)
            change.deadline = DeadlineRow(game_id=live.row.id, kind="step", due_at=due_at, token=token)
            return
        if live.row.paused_at is not None:  # the clock stands still; a step that is new gets its whole time
            if token != live.clock_token:
                change.game["time_left"] = None if limit is None else max(1, int(limit))
            return
        old = live.deadline
        if old and (old.kind == "lobby" or limit is None):
            change.done_deadlines = (old.kind,)
        if limit is not None and (old is None or old.token != token):
            change.deadline = self.deadline(live, limit, token)

    def deadline(self, live: Live, seconds: float, token: str) -> DeadlineRow:
        """Return the deadline of a step; whoever has long to think is reminded in time, whoever has not is nudged."""
        now, part = self.clock(), REMINDED_AT if seconds >= LONG else NUDGED_AT
        silent = live.spec.manners.told and seconds < LONG  # a match is led in words
        remind = None if silent else now + timedelta(seconds=part * seconds)
        due_at = now + timedelta(seconds=seconds)
        return DeadlineRow(game_id=live.row.id, kind="step", due_at=due_at, token=token, remind_at=remind)


def _stopped(live: Live, deadline: DeadlineRow) -> Change:
    return Change(game_id=live.row.id, revision=live.row.revision, done_deadlines=(deadline.kind,))
