"""Events and all that follows from them, as one change: who sits where, the clock, results, the end."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from bot import fair
from bot.engine.chance import FairChance
from bot.engine.log import Entry, Position, Reopened, Sealed, advance
from bot.engine.model import Event, Refused
from bot.engine.seats import Seat
from bot.engine.text import Text
from bot.service.play.live import Declined, Live, Who, clock_token
from bot.service.play.owing import LONG, letters, removal
from bot.service.play.rows import results_of, rolls_of, row_of
from bot.service.play.seating import change_places, come_and_go
from bot.service.play.shelf import Shelf
from bot.service.play.sitting import count_missed, fill_all, forgive
from bot.store import panels
from bot.store.acts import ActRow
from bot.store.changes import Change
from bot.store.contests import TableRow
from bot.store.deadlines import DeadlineRow
from bot.store.outbox import in_channel
from bot.store.panels import PanelRow

REMINDED_AT, NUDGED_AT = 0.75, 1 / 3
"""Parts of a limit after which those who are awaited hear of it once more: in a slow game, in a quick one."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What an accepted action did: the game after it and what the public may hear; empty for a second delivery."""

    live: Live
    told: tuple[Text, ...] = ()
    again: bool = False
    act: ActRow | None = None


class Writing(Shelf):
    """Writes what has happened in a game."""

    def now(self) -> int:
        """Return the moment in milliseconds."""
        return int(self.clock().timestamp() * 1000)

    def chance(self, live: Live, nonce: int) -> FairChance:
        """Return the draws of a game from its next one on."""
        return FairChance(live.row.id, live.row.seed, live.row.draws, nonce)

    def numbered(self, events: Sequence[Event], chance: FairChance, cause: int | None, head: int) -> list[Entry]:
        """Return events as the lines of the log that follow its head; the draws stand with the first."""
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
        change = Change(
            game_id=live.row.id, revision=live.row.revision, afterwards=anew is not None, tables=list(tables)
        )
        before: list[Event] = []
        """What the house itself has to say ahead of them."""
        if anew is not None:
            then = advance(rules, position, self.numbered(events, chance, cause, position.head))
            if rules.outcome(then.state) is None:
                before = [Reopened(seed=live.row.seed.hex(), commitment=fair.commitment(anew))]
                change.game |= {"status": "running", "ended_at": None, "seed": anew}
                await self._take_back_end(live, change)
        elif any(rules.promises(event) for event in events):
            seed = secrets.token_bytes(32)
            before = [Sealed(seed=live.row.seed.hex(), commitment=fair.commitment(seed))]
            change.game["seed"] = seed
        entries = self.numbered([*before, *events], chance, cause, position.head)
        after = advance(rules, position, entries)
        return await self.write(live, change, after, entries, person_id, told=events, late=late, coming=coming)

    async def _take_back_end(self, live: Live, change: Change) -> None:
        """Let the message go that told of the end of a game which goes on after all."""
        shown = await self.database.read(lambda db: panels.of(db, live.row.id))
        change.left = [panel for panel in shown if panel.audience == "end"]
        change.owed += [
            removal(in_channel(old.channel_id), old.message_id, live.row, self.clock())
            for old in change.left
            if old.message_id
        ]

    async def write(
        self,
        live: Live,
        change: Change,
        after: Position[Any],
        entries: Sequence[Entry],
        person_id: int | None,
        *,
        told: Sequence[Event] = (),
        late: frozenset[Seat] = frozenset(),
        coming: Sequence[Who | str] = (),
    ) -> Acted:
        """Write a change with the events that belong to it and all that follows; `told` are those people hear of."""
        self.conclude(live, change, after, entries, person_id, late, coming)
        words = tuple(line for event in told if (line := live.spec.rules.tell(event, None)))
        written = await self.commit(live, change, after)
        return Acted(written.live, words, act=written.act)

    def conclude(
        self,
        live: Live,
        change: Change,
        after: Position[Any],
        entries: Sequence[Entry],
        person_id: int | None,
        late: frozenset[Seat] = frozenset(),
        coming: Sequence[Who | str] = (),
    ) -> None:
        """Add events to a change, and all that follows from them: who sits where, deadline, results, the end."""
        change.game |= {"head": after.head, "draws": after.draws}
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
            if live.row.paused_at is None:  # else it is asked again when the game goes on
                change.deadline = at_moment(live.row.id, moment, token)
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


def at_moment(game_id: str, moment: int, token: str) -> DeadlineRow:
    """Return the deadline of a step that is due at a moment of the calendar, in milliseconds."""
    due_at = datetime.fromtimestamp(moment / 1000, UTC)
    return DeadlineRow(game_id=game_id, kind="step", due_at=due_at, token=token)
