"""Leading a game: pause, go on, back to an earlier point, another player on a seat, the whistle, the end.

Every one of these is written into the referees' book in the same transaction that does it.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.app.games import Games
from bot.app.live import Declined, Live, Who, declined
from bot.app.order import Order
from bot.app.rights import KEEPERS, parts, require
from bot.engine.log import Entry, Rewound, fold, turning_points
from bot.engine.seats import Seat
from bot.store.acts import ActRow
from bot.store.records import Change, SeatRow

Done = tuple[Live, ActRow | None]
"""The game after it, and the act as it stands in the book; None for a second delivery."""


class Conduct:
    """What referees do with a game, whatever it is."""

    def __init__(self, games: Games, order: Order) -> None:
        """Lead these games and write into this book."""
        self._games, self._order = games, order
        games.on_act.append(order.heard)

    async def pause(self, game_id: str, who: Who, *, cause: int, reason: str = "") -> Done:
        """Stop the clock and all moves."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            _must_run(live)
            if live.row.paused_at is not None:
                raise declined("partie-already-paused")
            now = self._games.clock()
            left = max(1, int((live.deadline.due_at - now).total_seconds())) if live.deadline else None
            stopped = ("step",) if live.deadline else ()
            return _change(live, {"paused_at": now, "time_left": left}, done_deadlines=stopped), {}

        return await self._do("pause", game_id, who, change, cause, reason)

    async def resume(self, game_id: str, who: Who, *, cause: int, reason: str = "") -> Done:
        """Go on with the time that was left."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.paused_at is None:
                raise declined("partie-not-paused")
            written = _change(live, {"paused_at": None, "time_left": None})
            if live.row.time_left is not None:
                written.deadline = self._games.deadline(live.row.id, live.row.time_left, live.token)
            return written, {}

        return await self._do("resume", game_id, who, change, cause, reason)

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
    ) -> Done:
        """Put another person, or the computer (None), on a seat; the game goes on where it stands."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            _must_run(live)
            old = next((row for row in live.seats if row.seat == seat), None)
            if old is None:
                raise declined("lobby-no-such-seat")
            if old.excluded:
                raise declined("partie-seat-excluded", seat=seat)
            if by is None and not live.spec.robots_allowed(live.options):
                raise declined("lobby-no-robots")
            if by is not None and live.seat_of(by.id) is not None:
                raise declined("partie-seated-already")
            new = SeatRow(seat, robot=True) if by is None else SeatRow(seat, by.id, by.name[:80])
            seats = [replace(new, captain=row.captain) if row.seat == seat else row for row in live.seats]
            return _change(live, {}, seats=seats), {
                "seat": seat,
                "before": old.person_id,
                "after": by.id if by else None,
            }

        target = by.id if by else None
        after, act = await self._do("replace", game_id, who, change, cause, reason, target, entry)
        if act is not None and act.data["before"] is not None and after.spec.replaced is not None:
            with suppress(Declined):  # nothing follows from it
                after = (await self._games.act(game_id, who, after.spec.replaced(seat), cause=cause)).live
        return after, act

    async def exclude(self, game_id: str, who: Who, seat: Seat, *, cause: int, reason: str = "") -> Done:
        """Send a player off without replacement: nobody acts for that seat any more but the clock."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            old = next((row for row in live.seats if row.seat == seat), None)
            if old is None or old.excluded:
                raise declined("lobby-no-such-seat")
            gone = replace(old, person_id=None, excluded=True, robot=False)
            seats = [gone if row.seat == seat else row for row in live.seats]
            data = {"seat": seat, "person": old.person_id, "name": old.name}
            return _change(live, {}, seats=seats), data

        live = await self._games.live(game_id)
        target = next((row.person_id for row in live.seats if row.seat == seat), None)
        return await self._do("exclusion", game_id, who, change, cause, reason, target)

    async def readmit(self, game_id: str, seat: Seat, person: Who) -> Live:
        """Let a player who was sent off sit down again."""

        async def attempt(live: Live) -> Live:
            seats = [
                replace(row, person_id=person.id, name=person.name[:80], excluded=False)
                if row.seat == seat and row.excluded
                else row
                for row in live.seats
            ]
            return await self._games.commit(live, _change(live, {}, seats=seats), live.position)

        return await self._games.changing(game_id, attempt)

    async def whistle(
        self, game_id: str, who: Who, to: Who | None, *, cause: int, assistant: bool = False, reason: str = ""
    ) -> Done:
        """Hand the game's whistle (or the assistant's flag) to somebody; None gives it back to the server."""
        column = "assistant_id" if assistant else "referee_id"

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open")
            if not KEEPERS & parts(who, live) and not (to and to.referee):
                raise declined("partie-whistle-needs-referee")  # or a host could make himself a keeper of order
            written = {column: to.id if to else None}
            if to is not None and not assistant and live.row.assistant_id == to.id:
                written["assistant_id"] = None
            return _change(live, written), {"role": column, "before": getattr(live.row, column)}

        return await self._do("whistle", game_id, who, change, cause, reason, to.id if to else None)

    async def move(self, game_id: str, who: Who, channel_id: int, *, cause: int) -> Done:
        """Take a game to another channel."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open")
            return _change(live, {"channel_id": channel_id}), {"before": live.row.channel_id}

        return await self._do("move", game_id, who, change, cause, "")

    async def end(self, game_id: str, who: Who, *, cause: int, reason: str = "") -> Done:
        """Break a game off: no result counts, the seed is published."""

        def change(live: Live) -> tuple[Change, dict[str, Any]]:
            if live.row.status not in ("lobby", "running"):
                raise declined("partie-not-open")
            ended = {"status": "abandoned", "ended_at": self._games.clock(), "paused_at": None}
            return _change(live, ended, done_deadlines=("step", "lobby")), {}

        return await self._do("end", game_id, who, change, cause, reason)

    async def rewind(self, game_id: str, who: Who, *, cause: int, section: bool = False, reason: str = "") -> Done:
        """Take back the last action, or everything since the present section (a Teilrunde, a game) began."""
        live = await self._games.live(game_id)
        to = await self._section_start(live) if section else None
        acted = await self._games.rewind(game_id, who, cause=cause, to=to)
        if acted.again:
            return acted.live, None
        return acted.live, await self._order.record(self._act("rewind", acted.live, who, cause, reason, {"to": to}))

    async def _section_start(self, live: Live) -> int:
        """Return the last turning point before the present section."""
        entries = await self._games.entries(live)
        points = turning_points(entries)
        if not points:
            raise declined("game-nothing-to-rewind")
        rules, now = live.spec.rules, live.spec.section(live.folded().state)
        rewinds = [Entry(entries[-1].seq + 1, self._games.clock(), Rewound(to=point)) for point in points]
        for point, rewind in zip(reversed(points), reversed(rewinds), strict=True):
            state = fold(rules, live.options, [*entries, rewind]).state
            if live.spec.section(state) != now:
                following = points[points.index(point) + 1 :]
                return following[0] if following else point
        return points[0]

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
    ) -> Done:
        async def attempt(live: Live) -> Done:
            require(entry or ENTRIES[kind], who, live)
            written, data = change(live)
            act = self._act(kind, live, who, cause, reason, data, target)
            if act.guild_id:
                written.act = act
            after = await self._games.commit(live, written, live.position)
            if written.act_number is None and act.guild_id:
                return after, None
            return after, self._order.heard(act, written.act_number or 0)

        return await self._games.changing(game_id, attempt)

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
        row = live.row
        now = self._games.clock()
        return ActRow(row.guild_id or 0, now, kind, who.id, target, row.id, row.channel_id, reason, data, cause)


ENTRIES = {
    "pause": "partie pause",
    "resume": "partie weiter",
    "replace": "partie ersetzen",
    "exclusion": "kick",
    "whistle": "partie pfeife",
    "move": "partie hier",
    "end": "partie beenden",
}


def _must_run(live: Live) -> None:
    if live.row.status != "running":
        raise declined("partie-not-open")


def _change(live: Live, game: dict[str, Any], **more: Any) -> Change:
    return Change(live.row.id, live.row.revision, game, **more)
