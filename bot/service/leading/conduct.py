"""Leading a game: pause, go on, back to an earlier point, another player on a seat, the whistle, the end.

Every one of these is written into the referees' book in the same transaction that does it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Literal

from bot.engine.log import Position, advance, replayed, turning_points
from bot.engine.seats import Seat
from bot.engine.text import Text
from bot.service.leading.rights import must_be_neutral, must_not_take_sides, must_not_whistle, require
from bot.service.play.games import Games
from bot.service.play.live import Live, Who, declined, entry_of, must_be_lobby
from bot.service.play.owing import Part, appointment, moved_panel, note_in, panel, removal, whisper
from bot.service.play.sitting import fill, fill_all, offer_anew
from bot.store.acts import ActRow
from bot.store.changes import Change, GameColumns
from bot.store.outbox import OwedRow, in_channel
from bot.store.panels import PanelRow
from bot.store.seats import SeatRow

Done = tuple[Live, ActRow | None]
"""The game after it, and the act as it stands in the book; None for a second delivery."""


class Conduct:
    """What referees do with a game, whatever it is."""

    def __init__(self, games: Games) -> None:
        """Lead these games; what is done with them is written into the book with the change itself."""
        self._games = games

    async def pause(self, game_id: str, who: Who, *, cause: int, reason: str = "", note: Text | None = None) -> Done:
        """Stop the clock and all moves."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            _must_run(live)
            if live.row.paused_at is not None:
                raise declined("partie-already-paused", what=live.noun)
            change = _change(live, {})
            halt(live, change, self._games.clock())
            return change, {}

        return await self._do("pause", game_id, who, change, cause, reason, note=note)

    async def resume(self, game_id: str, who: Who, *, cause: int, reason: str = "", note: Text | None = None) -> Done:
        """Go on with the time that was left."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.paused_at is None:
                raise declined("partie-not-paused", what=live.noun)
            written = _change(live, {"paused_at": None, "time_left": None})
            self._games.go_on(live, written)
            return written, {}

        return await self._do("resume", game_id, who, change, cause, reason, note=note)

    async def replace(
        self,
        game_id: str,
        who: Who,
        seat: Seat,
        by: Who | None,
        *,
        cause: int,
        reason: str = "",
        entry: str | None = None,
        note: Text | None = None,
    ) -> Done:
        """Put another person, or the computer (None), on a seat; the game goes on where it stands."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            _must_run(live)
            old = next((row for row in live.seats if row.seat == seat), None)
            if old is None:
                raise declined("lobby-no-such-seat")
            if old.excluded:
                raise declined("partie-seat-excluded", seat=seat)
            if not live.spec.leading.replaceable(live.options):
                raise declined("partie-no-substitutes")
            if by is None and not live.spec.computers.allowed(live.options):
                raise declined("lobby-no-robots")
            if by is not None and live.seat_of(by.id) is not None:
                raise declined("partie-seated-already")
            if by is not None:
                must_not_whistle(live, by)
            if by is None:
                new = SeatRow(seat=seat, robot=True)
            else:
                new = SeatRow(seat=seat, person_id=by.id, name=by.name[:80])
            seats = [replace(new, captain=row.captain) if row.seat == seat else row for row in live.seats]
            seats = self._games.christened(live.row, seats)
            written = _change(live, {}, seats=seats)
            if old.person_id is not None and live.spec.leading.replaced is not None:
                self._games.tell_rules(live, written, live.spec.leading.replaced(seat), who.id, cause)
            if by is not None:
                written.owed += fill(live.row, [old], live.former, self._games.clock())
            written.owed += self._appointed(live, who, by, cause, "captain" if _is_captain(live, old) else "seat", seat)
            return written, {"seat": seat, "before": old.person_id, "after": by.id if by else None}

        target = by.id if by else None
        return await self._do("replace", game_id, who, change, cause, reason, target, entry, note)

    async def exclude(
        self, game_id: str, who: Who, seat: Seat, *, cause: int, reason: str = "", letter: Text | None = None
    ) -> Done:
        """Send a player off without replacement: nobody acts for that seat any more but the clock."""
        live = await self._games.live(game_id)
        target = next((row.person_id for row in live.seats if row.seat == seat), None)
        change = partial(_exclusion, who=who, seat=seat)
        return await self._do("exclusion", game_id, who, change, cause, reason, target, letter=letter)

    async def send_off(
        self,
        game_id: str,
        who: Who,
        person_id: int,
        *,
        cause: int,
        reason: str,
        owed: Sequence[OwedRow] = (),
        follows: bool = False,
    ) -> Text | None:
        """Exclude a person wherever he sits, and let the rules hear of it; return why they do not want to, if so.

        It is an act beside the one that has this cause, so that it has the negative number. `owed` is what is said of
        it. If it `follows` from what was decided in another game, whoever decided that may play in this one.
        """
        no: Text | None = None

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            nonlocal no
            row, move = live.seat_of(person_id), live.spec.leading.exclude
            written, data = _exclusion(live, None if follows else who, row.seat if row else "")
            written.owed += owed
            no = self._games.tell_rules(live, written, move(data["seat"]), who.id, cause) if move else None
            return written, data

        await self._do("exclusion", game_id, who, change, -cause, reason, person_id)
        return no

    async def readmit(self, game_id: str, seat: Seat, person: Who) -> Live:
        """Let a player who was sent off sit down again."""

        async def attempt(live: Live) -> Live:
            seats = [
                replace(row, person_id=person.id, name=person.name[:80], excluded=False)
                if row.seat == seat and row.excluded
                else row
                for row in live.seats
            ]
            return (await self._games.commit(live, _change(live, {}, seats=seats), live.position)).live

        return await self._games.changing(game_id, attempt)

    async def whistle(
        self,
        game_id: str,
        who: Who,
        to: Who | None,
        *,
        cause: int,
        assistant: bool = False,
        reason: str = "",
        note: Text | None = None,
    ) -> Done:
        """Hand the game's whistle (or the assistant's flag) to somebody; None gives it back to the server."""
        column: Literal["assistant_id", "referee_id"] = "assistant_id" if assistant else "referee_id"

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open", what=live.noun)
            if live.spec.contest is not None:  # several lead it, and whoever opened it goes on doing so
                raise declined("whistle-contest", what=live.noun)
            if live.takes_sides(who.id) and live.row.referee_id is not None and "admin" not in who.ranks:
                raise declined("whistle-not-by-players")
            if to is not None:
                must_be_neutral(live, to)
            written: GameColumns = {}
            written[column] = to.id if to else None
            if to is not None and not assistant and live.row.assistant_id == to.id:
                written["assistant_id"] = None
            handed = _change(live, written)
            handed.owed += self._appointed(live, who, to, cause, "gehilfe" if assistant else "schiri")
            return handed, {"role": column, "before": getattr(live.row, column)}

        target = to.id if to else None
        return await self._do("whistle", game_id, who, change, cause, reason, target, note=note)

    async def move(
        self, game_id: str, who: Who, channel_id: int, *, cause: int, leaving: Sequence[PanelRow] = ()
    ) -> Done:
        """Take a game to another channel; its panel is owed there, and the panels it leaves go."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open", what=live.noun)
            now = self._games.clock()
            written = _change(live, {"channel_id": channel_id}, left=list(leaving))
            written.panels = [PanelRow(game_id=game_id, channel_id=channel_id, posted_at=now)]
            written.owed = [panel(live.row, channel_id, now, key=moved_panel(game_id, cause))]
            written.owed += [
                removal(in_channel(old.channel_id), old.message_id, live.row, now) for old in leaving if old.message_id
            ]
            written.owed += [*fill_all(live, now), *offer_anew(live, channel_id, now)]
            return written, {"before": live.row.channel_id}

        return await self._do("move", game_id, who, change, cause, "")

    async def call_off(self, game_id: str, who: Who, *, cause: int) -> Done:
        """Clear a table away before anybody has begun."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            must_be_lobby(live)
            ended: GameColumns = {"status": "abandoned", "ended_at": self._games.clock()}
            return _change(live, ended, done_deadlines=("lobby",)), {}

        return await self._do("end", game_id, who, change, cause, "", entry="button lobby clear")

    async def end(self, game_id: str, who: Who, *, cause: int, reason: str = "", note: Text | None = None) -> Done:
        """Break a game off: no result counts, the seed is published."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open", what=live.noun)
            return broken_off(live, self._games.clock()), {}

        return await self._do("end", game_id, who, change, cause, reason, note=note)

    async def rewind(
        self,
        game_id: str,
        who: Who,
        *,
        cause: int,
        section: bool = False,
        reason: str = "",
        note: Text | None = None,
    ) -> Done:
        """Take back the last action, or everything since the present section (a Teilrunde, a game) began."""
        live = await self._games.live(game_id)
        known = live.position is not None and cause in live.position.causes
        to = await self._section_start(live, who) if section and not known else None

        act = self._act("rewind", live, who, cause, reason, {"to": to})
        owed = self._noted(live, note, cause, reason)
        acted = await self._games.rewind(game_id, who, cause=cause, to=to, act=_kept(act), owed=owed)
        if acted.again:
            return acted.live, None
        return acted.live, acted.act if _kept(act) else act

    async def _section_start(self, live: Live, who: Who) -> int:
        """Return the first turning point of the present section; the last of all if it has none yet."""
        require("partie zurueck", who, live)
        entries = await self._games.entries(live)
        rules = live.spec.rules
        points = turning_points(entries, rules.outlasts)
        if not points:
            raise declined("game-nothing-to-rewind")
        now = rules.section(live.folded().state)
        sections = {seq: rules.section(state) for seq, state in replayed(rules, live.options, entries)}
        start = points[-1]
        for point in reversed(points):
            if sections[point] != now:
                break
            start = point
        return start

    async def _do(
        self,
        kind: str,
        game_id: str,
        who: Who,
        change: Callable[[Live], tuple[Change, dict[str, Any]]],
        cause: int,
        reason: str,
        target: int | None = None,
        entry: str | None = None,
        note: Text | None = None,
        letter: Text | None = None,
    ) -> Done:
        """Write a change with its act, a note of it where the game is played, and a letter to whom it concerns."""

        async def attempt(live: Live) -> Done:
            require(entry or ENTRIES[kind], who, live)
            written, data = change(live)
            written.owed += self._noted(live, note, cause, reason)
            if letter is not None and target is not None:
                written.owed.append(whisper(live, f"letter.{cause}", target, letter, self._games.clock()))
            act = self._act(kind, live, who, cause, reason, data, target)
            written.act = _kept(act)
            done = await self._games.commit(live, written, position_with(live, written))
            return done.live, done.act if _kept(act) else act

        return await self._games.changing(game_id, attempt)

    def _appointed(
        self, live: Live, by: Who, person: Who | None, cause: int, part: Part, seat: Seat = ""
    ) -> list[OwedRow]:
        """Return what somebody is told who was made something by another."""
        if person is None or person.id == by.id:
            return []
        return [appointment(live.row, str(cause), person.id, part, self._games.clock(), live.spec.lobby.named(seat))]

    def _noted(self, live: Live, words: Text | None, cause: int, reason: str) -> list[OwedRow]:
        if words is None or live.row.channel_id is None:
            return []
        return [note_in(live, f"lead.{cause}", words, self._games.clock(), quote=reason)]

    def _act(
        self,
        kind: str,
        live: Live,
        who: Who,
        cause: int,
        reason: str,
        data: dict[str, Any],
        target: int | None = None,
    ) -> ActRow:
        return ActRow(
            guild_id=live.row.guild_id or 0,
            at=self._games.clock(),
            kind=kind,
            actor_id=who.id,
            target_id=target,
            game_id=live.row.id,
            channel_id=live.row.channel_id,
            reason=reason,
            data=data,
            cause=cause,
        )


ENTRIES = {
    "pause": "partie pause",
    "resume": "partie weiter",
    "replace": "partie ersetzen",
    "exclusion": "button exclusion",
    "whistle": "partie pfeife",
    "move": "partie hier",
    "end": "partie beenden",
}


def _kept(act: ActRow) -> ActRow | None:
    """Return an act if a book is kept where it was done: servers have one, direct messages have none."""
    return act if act.guild_id else None


def broken_off(live: Live, now: datetime) -> Change:
    """Return the change that ends a game without a result."""
    ended: GameColumns = {"status": "abandoned", "ended_at": now, "paused_at": None}
    return _change(live, ended, done_deadlines=("step", "lobby"), owed=fill_all(live, now))


def halt(live: Live, change: Change, now: datetime) -> None:
    """Let a game stand still with a change: what is left of its time is kept."""
    left = max(0, int((live.deadline.due_at - now).total_seconds())) if live.deadline else None
    change.game |= {"paused_at": now, "time_left": left}
    change.done_deadlines = ("step",) if live.deadline else ()


def position_with(live: Live, written: Change) -> Position[Any] | None:
    """Return where the log stands with what is written."""
    if live.position is None:
        return None
    return advance(live.spec.rules, live.position, [entry_of(live.spec, row) for row in written.events])


def _is_captain(live: Live, row: SeatRow) -> bool:
    state = live.position.state if live.position else None
    return row.captain or (state is not None and row.seat in live.spec.rules.captains(state))


def _exclusion(live: Live, who: Who | None, seat: Seat) -> tuple[Change, dict[str, Any]]:
    """Return the change that leaves a seat empty for good, and what the book remembers of it."""
    old = next((row for row in live.seats if row.seat == seat), None)
    if old is None or old.excluded:
        raise declined("lobby-no-such-seat")
    if who is not None:
        must_not_take_sides(live, who)
    gone = replace(old, person_id=None, excluded=True, robot=False)
    seats = [gone if row.seat == seat else row for row in live.seats]
    return _change(live, {}, seats=seats), {"seat": seat, "person": old.person_id, "name": old.name}


def _must_run(live: Live) -> None:
    if live.row.status != "running":
        raise declined("partie-not-open", what=live.noun)


def _change(live: Live, game: GameColumns, **more: Any) -> Change:
    return Change(game_id=live.row.id, revision=live.row.revision, game=game, **more)
