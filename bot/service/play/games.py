"""The way of an action: lock, cached state, decide, one transaction, and only then show."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from typing import Any, TypeAlias

from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, Position, Rewound, advance, fold, in_force, replayed, turning_points
from bot.engine.model import Refused, TimeUp
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
from bot.service.play.owing import awaited
from bot.service.play.rows import row_of
from bot.service.play.seating import about_people, seated_again, sent_off
from bot.service.play.writing import Acted, Writing, at_moment
from bot.store import acts
from bot.store.acts import ActRow
from bot.store.changes import Change, GameColumns
from bot.store.deadlines import DeadlineRow
from bot.store.outbox import OwedRow

Think: TypeAlias = Callable[[AnyGame, Any, Sequence[Any]], Awaitable[Any]]


class Games(Writing):
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
            ask = self.barred.get(live.spec.name)
            nobody = replace(NOBODY, when=self.now(), barred=await ask(live) if ask else ())
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

        A computer would do at once again what was taken back: its actions go with the one before them. `act` is what
        stands in the referees' book from the same moment on, `owed` what is said of it.
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
            target = _before_the_last(live, entries, points) if to is None else to
            if target not in points:
                raise declined("game-no-such-point")
            rewind = Entry(position.head + 1, self.clock(), Rewound(to=target), cause)
            earlier = fold(rules, live.options, [*entries, rewind])
            stands = rules.rewound(position.state, earlier.state, live.actor(who))
            if isinstance(stands, Refused):
                raise Declined(stands)
            written = self.numbered([rewind.event, *stands], self.chance(live, cause), cause, position.head)
            after = fold(rules, live.options, [*entries, *written])
            undone = [one for one in in_force(entries) if one.seq > target]
            changes = await self.database.read(lambda db: acts.load_acts(db, about_people(live)))
            seats = seated_again(live, changes, undone)
            change = Change(
                game_id=game_id,
                revision=live.row.revision,
                seats=list(seats),
                act=act,
                owed=list(owed),
                lifted=[(live.row.guild_id or 0, one.id, who.id, self.clock()) for one in sent_off(changes, undone)],
            )
            return await self.write(live, change, after, written, who.id)

        return await self.changing(game_id, attempt)

    def go_on(self, live: Live, change: Change) -> None:
        """Let a paused game go on: its rules hear how long the pause was, and the clock runs on where it stood."""
        position, resumed, paused_at = live.folded(), live.spec.leading.resumed, live.row.paused_at
        if resumed is not None and paused_at is not None:
            paused = int((self.clock() - paused_at).total_seconds() * 1000)
            position, entries = self._heard_from_referee(live, resumed(paused), None)
            change.events = [row_of(entry, None) for entry in entries]
            change.game |= {"head": position.head, "draws": position.draws}
        token, moment = clock_token(live.spec, position), live.spec.rules.due(position.state)
        if moment is not None:
            change.deadline = at_moment(live.row.id, moment, token)
        elif live.row.time_left is not None:
            change.deadline = self.deadline(live, live.row.time_left, token)

    def tell_rules(self, live: Live, change: Change, move: str, person_id: int, cause: int) -> Text | None:
        """Let the rules hear of another change, and write what follows from it along; return why nothing does."""
        try:
            after, entries = self._heard_from_referee(live, move, cause)
        except Declined as no:
            return no.text
        self.conclude(live, change, after, entries, person_id)
        return None

    def _heard_from_referee(self, live: Live, move: str, cause: int | None) -> tuple[Position[Any], list[Entry]]:
        """Return what a referee's move makes of a game, whoever leads it."""
        position, chance, action = live.folded(), self.chance(live, cause or 0), live.spec.notation.read(move)
        lead = replace(REFEREE, when=self.now()) if live.spec.contest else REFEREE  # its facts have their moments
        events = live.spec.rules.decide(position.state, lead, action, chance)
        if isinstance(events, Refused):
            raise Declined(events)
        entries = self.numbered(events, chance, cause, position.head)
        return advance(live.spec.rules, position, entries), entries

    async def begin(self, live: Live, *, cause: int | None) -> Acted:
        """Deal and go: the first events of a game whose lobby is ready."""
        seats = tuple(row.seat for row in live.seats if row.taken)
        chance = self.chance(live, cause or 0)
        opening = live.spec.rules.setup(live.options, seats, chance)
        entries = self.numbered([Begun(seats=seats), *opening], chance, cause, -1)
        position = fold(live.spec.rules, live.options, entries)
        started: GameColumns = {"status": "running", "started_at": self.clock()}
        change = Change(game_id=live.row.id, revision=live.row.revision, game=started)
        return await self.write(live, change, position, entries, None, told=opening)

    def _must_not_be_closed(self, live: Live) -> None:
        """Refuse what would change a result that is final by now."""
        seconds, ended_at = live.spec.leading.open_for, live.row.ended_at
        if seconds is not None and ended_at is not None and self.clock() > ended_at + timedelta(seconds=seconds):
            raise declined("game-closed")


def _stopped(live: Live, deadline: DeadlineRow) -> Change:
    return Change(game_id=live.row.id, revision=live.row.revision, done_deadlines=(deadline.kind,))


def _before_the_last(live: Live, entries: Sequence[Entry], points: Sequence[int]) -> int:
    """Return the turning point before the last action of people or of the clock; before the last of all if none is."""
    standing = in_force(entries)
    causes = {before.seq: after.cause for before, after in pairwise(standing)}
    states = dict(replayed(live.spec.rules, live.options, entries))
    ours = (point for point in reversed(points) if causes[point] is not None or live.robot_in(states[point]) is None)
    return next(ours, points[-1])
