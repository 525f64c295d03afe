"""Before a game: one lobby for all of them. People take seats, referees help, the computer fills up."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta

from bot.app.games import Acted, Games
from bot.app.live import Declined, Live, Who, declined, game_id
from bot.app.rights import require
from bot.engine.model import Options
from bot.engine.seats import Seat
from bot.engine.spec import dump
from bot.store import records
from bot.store.records import Change, Conflict, DeadlineRow, GameRow, SeatRow


class Lobby:
    """Opens games and fills their seats."""

    def __init__(self, games: Games, expires_after: float) -> None:
        """Lobbies that nobody starts are cleared away after so many seconds."""
        self._games, self._expires_after = games, expires_after
        self.gates: list[Callable[[Live, Who], Awaitable[None]]] = []
        """Asked before somebody is seated; each may decline."""

    async def open(
        self,
        kind: str,
        options: Options,
        host: Who,
        *,
        guild_id: int | None,
        channel_id: int,
        referee_id: int | None = None,
        seated: Mapping[Seat, Who | str] | None = None,
        cause: int | None = None,
    ) -> Live:
        """Open a game: its seed is drawn here, so that the promise is public before anybody acts (F1).

        Who is seated by a bare name is a guest without Discord.
        """
        games = self._games
        spec, now = games.specs[kind], games.clock()
        row = GameRow(
            game_id(cause),
            kind,
            guild_id,
            channel_id,
            host.id,
            referee_id,
            "lobby",
            dump(options),
            secrets.token_bytes(32),
            0,
            -1,
            0,
            now,
        )
        people = seated or {}
        seats = [_taken(seat, people[seat]) if seat in people else SeatRow(seat) for seat in spec.seats(options)]
        deadline = DeadlineRow(row.id, "lobby", now + timedelta(seconds=self._expires_after), "lobby")
        try:
            await games.database.write(lambda connection: records.insert_game(connection, row, seats, deadline))
        except Conflict:  # the same command delivered again
            return await games.live(row.id)
        live = await games.live(row.id)
        for listener in games.on_change:
            listener(live)
        return live

    async def join(self, game_id: str, who: Who, seat: Seat | None = None) -> Live:
        """Take a seat, the next free one if none is named; whoever sits already moves there."""
        return await self._seat(game_id, who, seat)

    async def place(self, game_id: str, referee: Who, who: Who, seat: Seat | None = None) -> Live:
        """Seat somebody else: for host and referee."""
        live = await self._games.live(game_id)
        require("menu place", referee, live)
        return await self._seat(game_id, who, seat)

    async def _seat(self, game_id: str, who: Who, seat: Seat | None) -> Live:
        async def attempt(live: Live) -> Live:
            _must_be_lobby(live)
            await self.admit(live, who)
            old = live.seat_of(who.id)
            if old is not None and seat in (None, old.seat):
                raise declined("lobby-already-in", seat=old.seat)
            free = [row for row in live.seats if not row.taken] or [row for row in live.seats if row.robot]
            target = free[0].seat if seat is None and free else seat
            wanted = next((row for row in live.seats if row.seat == target), None)
            if wanted is None:
                raise declined("lobby-full" if seat is None else "lobby-no-such-seat")
            if wanted.person_id is not None:
                raise declined("lobby-seat-taken", seat=wanted.seat)
            return await self._reseat(live, wanted.seat, who)

        return await self._games.changing(game_id, attempt)

    async def admit(self, live: Live, who: Who) -> None:
        """Decline whom a gate keeps off the seats."""
        for gate in self.gates:
            await gate(live, who)

    async def leave(self, game_id: str, who: Who) -> Live:
        """Stand up."""

        async def attempt(live: Live) -> Live:
            _must_be_lobby(live)
            if live.seat_of(who.id) is None:
                raise declined("lobby-not-in")
            return await self._reseat(live, None, who)

        return await self._games.changing(game_id, attempt)

    async def fill(self, game_id: str, who: Who) -> Live:
        """Let the computer take every free seat: for host and referee."""

        async def attempt(live: Live) -> Live:
            _must_be_lobby(live)
            require("button lobby fill", who, live)
            if not live.spec.robots_allowed(live.options):
                raise declined("lobby-no-robots")
            if all(row.taken for row in live.seats):
                raise declined("lobby-full")
            seats = [row if row.taken else replace(row, robot=True) for row in live.seats]
            return await self._games.commit(live, Change(live.row.id, live.row.revision, seats=seats), None)

        return await self._games.changing(game_id, attempt)

    async def start(self, game_id: str, who: Who, *, cause: int) -> Acted:
        """Begin, once enough seats are taken: for host and referee."""

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            _must_be_lobby(live)
            require("button lobby start", who, live)
            missing = live.spec.minimum(live.options) - sum(row.taken for row in live.seats)
            if missing > 0:
                raise declined("lobby-too-few", missing=missing)
            if lacking := live.spec.lacking(live.options, tuple(row.seat for row in live.seats if row.taken)):
                raise Declined(lacking)
            return await self._games.begin(live, cause=cause)

        return await self._games.changing(game_id, attempt)

    async def expire(self, deadline: DeadlineRow) -> Live | None:
        """Close a lobby that nobody started in time; None if it has begun meanwhile."""

        async def attempt(live: Live) -> Live | None:
            if live.row.status != "lobby":
                return None
            ended = {"status": "expired", "ended_at": self._games.clock()}
            change = Change(live.row.id, live.row.revision, ended, done_deadlines=("lobby",))
            return await self._games.commit(live, change, None)

        return await self._games.changing(deadline.game_id, attempt)

    async def _reseat(self, live: Live, seat: Seat | None, who: Who) -> Live:
        """Put a person on a seat (None: on none) and nowhere else."""
        seats = [SeatRow(row.seat) if row.person_id == who.id else row for row in live.seats]
        seats = [_taken(row.seat, who) if row.seat == seat else row for row in seats]
        return await self._games.commit(live, Change(live.row.id, live.row.revision, seats=seats), None)


def _taken(seat: Seat, who: Who | str) -> SeatRow:
    """Seat a person or a guest; a name may be longer than its column, and PostgreSQL takes no NUL."""
    id, name = (None, who) if isinstance(who, str) else (who.id, who.name)
    return SeatRow(seat, id, name.replace("\0", "")[:80])


def _must_be_lobby(live: Live) -> None:
    if live.row.status == "expired":
        raise declined("game-expired")
    if live.row.status == "abandoned":
        raise declined("game-abandoned")
    if live.row.status != "lobby":
        raise declined("lobby-begun")
