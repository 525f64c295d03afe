"""Before a game: one lobby for all of them. People take seats, referees help, the computer fills up."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Protocol

from bot.engine.house_rules import Value, altered_option
from bot.engine.model import Options
from bot.engine.seats import Seat
from bot.engine.spec import dump
from bot.engine.text import Text, text
from bot.service.feed import Owing
from bot.service.leading.rights import must_not_whistle, require
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live, Who, declined, game_id, must_be_lobby
from bot.service.play.names import unlike_people
from bot.service.play.owing import appointment, first_panel, greeting, panel, whisper
from bot.service.play.seating import newcomer
from bot.service.play.writing import Acted
from bot.store.changes import Change, GameColumns
from bot.store.database import Connection
from bot.store.deadlines import DeadlineRow
from bot.store.games import Conflict, GameRow, insert_game
from bot.store.outbox import OwedRow
from bot.store.panels import PanelRow
from bot.store.seats import SeatRow

Gate = Callable[[Live, Who, Seat], Awaitable[None]]
"""Asks whether somebody may have a seat, whoever puts him there; it declines whom it keeps off."""


class Lookout(Protocol):
    """Looks at somebody who sits down by himself."""

    async def __call__(self, live: Live, who: Who, seat: Seat, *, sure: bool) -> None:
        """Decline, unless all is well or he was asked."""
        ...


class Lobby:
    """Opens games and fills their seats."""

    def __init__(self, games: Games, expires_after: float) -> None:
        """Lobbies that nobody starts are cleared away after so many seconds."""
        self._games, self._expires_after = games, expires_after
        self._gates: dict[str, Gate] = {}
        self._lookouts: dict[str, Lookout] = {}

    async def open(
        self,
        kind: str,
        options: Options,
        host: Who | None,
        *,
        guild_id: int | None,
        channel_id: int,
        referee_id: int | None = None,
        seated: Mapping[Seat, Who | str] | None = None,
        cause: int | None = None,
        id: str | None = None,
        robots: Collection[Seat] = (),
        above: Sequence[str] = (),
        along: Callable[[Connection], None] = lambda connection: None,
        answered: bool = True,
    ) -> Live:
        """Open a game: its seed is drawn here, so that the promise is public before anybody acts (F1).

        Who is seated by a bare name is a guest without Discord. Its first panel is owed from now on; whoever opens the
        game shows it, and if that fails the outbox does, which does so at once if the panel is nobody's answer (not
        `answered`). `above` are kinds of messages that are owed before it; an `id` of its own names a game that is
        opened once, however often somebody asks for it. `along` is written with it.
        """
        games = self._games
        spec, now = games.specs[kind], games.clock()
        row = GameRow(
            id=id or game_id(cause),
            kind=kind,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id if host else None,
            referee_id=referee_id,
            status="lobby",
            options=dump(options),
            seed=secrets.token_bytes(32),
            created_at=now,
        )
        people = seated or {}
        seats = [
            newcomer(seat, people[seat]) if seat in people else SeatRow(seat=seat, robot=seat in robots)
            for seat in spec.lobby.seats(options)
        ]
        seats = games.christened(row, seats)
        due_at = now + timedelta(seconds=self._expires_after)
        deadline = DeadlineRow(game_id=row.id, kind="lobby", due_at=due_at, token="lobby")
        shown = PanelRow(game_id=row.id, channel_id=channel_id, posted_at=now)
        guests = [who.id for who in people.values() if isinstance(who, Who) and who.id != row.host_id]
        owed = [games.hold(greeting(row, kind, now)) for kind in above]
        owed.append(games.hold(panel(row, channel_id, now, key=first_panel(row.id, channel_id), ping=guests)))
        told: list[OwedRow] = []
        if referee_id is not None and referee_id != row.host_id:
            told.append(games.hold(appointment(row, "opening", referee_id, "schiri", now)))

        def work(connection: Connection) -> None:
            insert_game(connection, row, seats, deadline, shown, [*owed, *told])
            along(connection)

        try:
            await games.database.write(work)
        except Conflict:  # the same command delivered again
            return await games.live(row.id)
        games.feed.publish(Owing(told if answered else [*owed, *told]))
        return await games.renew(row.id)

    async def join(self, game_id: str, who: Who, seat: Seat | None = None, *, sure: bool = False) -> Live:
        """Take a seat, the next free one if none is named; whoever sits already moves there.

        `sure`: he was asked whether he means it.
        """

        async def look(live: Live, wanted: Seat) -> None:
            for ask in self._lookouts.values():
                await ask(live, who, wanted, sure=sure)

        return await self._seat(game_id, who, seat, look)

    async def place(self, game_id: str, referee: Who, who: Who, seat: Seat | None = None) -> Live:
        """Seat somebody else: for host and referee."""
        live = await self._games.live(game_id)
        require("menu place", referee, live)
        return await self._seat(game_id, who, seat)

    async def _seat(
        self,
        game_id: str,
        who: Who,
        seat: Seat | None,
        look: Callable[[Live, Seat], Awaitable[None]] | None = None,
    ) -> Live:
        async def attempt(live: Live) -> Live:
            must_be_lobby(live)
            must_not_whistle(live, who)
            old = live.seat_of(who.id)
            if old is not None and seat in (None, old.seat):
                raise declined("lobby-already-in", seat=old.seat)
            own = _own_seat(live, who) if seat is None and old is None else None
            free = [row for row in live.seats if not row.taken] or [row for row in live.seats if row.robot]
            target = own or (free[0].seat if seat is None and free else seat)
            wanted = next((row for row in live.seats if row.seat == target), None)
            if wanted is None:
                raise declined("lobby-full" if seat is None else "lobby-no-such-seat")
            if wanted.person_id is not None:  # a guest's seat is there for the guest who comes after all
                raise declined("lobby-seat-taken", seat=wanted.seat)
            await self.admit(live, who, wanted.seat)
            if look is not None:
                await look(live, wanted.seat)
            return await self._reseat(live, wanted.seat, who, chosen=target in (seat, own))

        return await self._games.changing(game_id, attempt)

    def gate(self, name: str, ask: Gate) -> None:
        """Ask this before somebody is seated; it may decline."""
        self._gates[name] = ask

    def look_out(self, name: str, ask: Lookout) -> None:
        """Ask this before somebody takes a seat by himself; it may decline, or ask whether he means it."""
        self._lookouts[name] = ask

    async def admit(self, live: Live, who: Who, seat: Seat) -> None:
        """Decline whom a gate keeps off a seat."""
        for ask in self._gates.values():
            await ask(live, who, seat)

    async def leave(self, game_id: str, who: Who, owed: Sequence[OwedRow] = ()) -> Live:
        """Stand up; `owed` is what is said of it."""

        async def attempt(live: Live) -> Live:
            must_be_lobby(live)
            if live.seat_of(who.id) is None:
                raise declined("lobby-not-in")
            return await self._reseat(live, None, who, owed=owed)

        return await self._games.changing(game_id, attempt)

    async def fill(self, game_id: str, who: Who) -> Live:
        """Let the computer take every free seat: for host and referee."""

        async def attempt(live: Live) -> Live:
            must_be_lobby(live)
            require("button lobby fill", who, live)
            if not live.spec.computers.allowed(live.options):
                raise declined("lobby-no-robots")
            if all(row.taken for row in live.seats):
                raise declined("lobby-full")
            seats = [row if row.taken else replace(row, robot=True) for row in live.seats]
            seats = self._games.christened(live.row, seats)
            change = Change(game_id=live.row.id, revision=live.row.revision, seats=seats)
            return (await self._games.commit(live, change, None)).live

        return await self._games.changing(game_id, attempt)

    async def settle(self, game_id: str, who: Who, wanted: Mapping[str, Value]) -> Live:
        """Play by other house rules: for host and referee, before the game begins."""

        async def attempt(live: Live) -> Live:
            must_be_lobby(live)
            require("menu rules", who, live)
            if live.spec.lobby.bound(live.options):
                raise declined("rules-bound")
            options = live.options
            for rule in live.spec.lobby.rules:
                if rule.name in wanted:
                    changed = altered_option(options, rule, wanted[rule.name])
                    if changed is None:
                        raise declined("rules-do-not-go", rule=rule.label)
                    options = changed
            if options == live.options:
                return live
            seats = _moved(live, live.spec.lobby.seats(options))
            if [row.seat for row in seats] != [row.seat for row in live.seats]:
                options = live.spec.lobby.choose(options, ())
            game: GameColumns = {"options": dump(options)}
            change = Change(game_id=live.row.id, revision=live.row.revision, game=game, seats=seats)
            return (await self._games.commit(live, change, None)).live

        return await self._games.changing(game_id, attempt)

    async def start(self, game_id: str, who: Who, *, cause: int) -> Acted:
        """Begin, once enough seats are taken: for host and referee."""

        async def attempt(live: Live) -> Acted:
            if live.position and cause in live.position.causes:
                return Acted(live, again=True)
            must_be_lobby(live)
            require("button lobby start", who, live)
            missing = live.spec.lobby.minimum(live.options) - sum(row.taken for row in live.seats)
            if missing > 0:
                raise declined("lobby-too-few", missing=missing)
            if lacking := live.spec.lobby.lacking(live.options, tuple(row.seat for row in live.seats if row.taken)):
                raise Declined(lacking)
            return await self._games.begin(live, cause=cause)

        return await self._games.changing(game_id, attempt)

    async def expire(self, deadline: DeadlineRow, *, told: bool = True) -> Live | None:
        """Close a lobby that nobody started in time, and tell its host; None if it has begun meanwhile."""

        async def attempt(live: Live) -> Live | None:
            if live.row.status != "lobby":
                return None
            change = Change(
                game_id=live.row.id,
                revision=live.row.revision,
                game={"status": "expired", "ended_at": self._games.clock()},
                done_deadlines=("lobby",),
            )
            if told and live.row.host_id is not None:
                words = text("lobby-expired-host", game=Text(f"{live.spec.name}-name"))
                change.owed = [whisper(live, "expired", live.row.host_id, words, self._games.clock())]
            return (await self._games.commit(live, change, None)).live

        return await self._games.changing(deadline.game_id, attempt)

    async def _reseat(
        self, live: Live, seat: Seat | None, who: Who, *, chosen: bool = False, owed: Sequence[OwedRow] = ()
    ) -> Live:
        """Put a person on a seat (None: on none) and nowhere else; who has not chosen a seat may move up."""
        seats = [SeatRow(seat=row.seat) if row.person_id == who.id else row for row in live.seats]
        seats = [newcomer(row.seat, who) if row.seat == seat else row for row in seats]
        lobby = live.spec.lobby
        game: GameColumns = {}
        if lobby.chosen is not None:
            old = live.seat_of(who.id)
            kept = [one for one in lobby.chosen(live.options) if old is None or one != old.seat]
            if chosen and seat is not None:
                kept.append(seat)
            seats = _closed_up(seats, kept)
            game = {"options": dump(lobby.choose(live.options, tuple(kept)))}
        seats = self._games.christened(live.row, unlike_people(seats))
        change = Change(game_id=live.row.id, revision=live.row.revision, game=game, seats=seats, owed=list(owed))
        return (await self._games.commit(live, change, None)).live


def _own_seat(live: Live, who: Who) -> Seat | None:
    """Return the seat of somebody's own house, where seats belong to houses and it is free."""
    free = {row.seat for row in live.seats if not row.taken or row.robot}
    return next((seat for seat in live.spec.lobby.own(live.options, who.houses) if seat in free), None)


def _closed_up(rows: list[SeatRow], chosen: Collection[Seat]) -> list[SeatRow]:
    """Let all who sit where they came move up, past the seats that somebody has chosen."""
    moving = iter([row for row in rows if row.taken and row.seat not in chosen])
    closed = []
    for row in rows:
        mover = None if row.seat in chosen else next(moving, SeatRow(seat=row.seat))
        closed.append(row if mover is None else replace(mover, seat=row.seat))
    return closed


def _moved(live: Live, seats: tuple[Seat, ...]) -> list[SeatRow]:
    """Keep everybody on their seats; where other rules have other seats, people move on in their order."""
    rows = {row.seat: row for row in live.seats}
    if set(rows) == set(seats):
        return [rows[seat] for seat in seats]
    taken = [row for row in live.seats if row.taken]
    if len(taken) > len(seats):
        raise declined("rules-too-few-seats", seats=len(seats))
    moved = [replace(row, seat=seat) for row, seat in zip(taken, seats, strict=False)]
    return moved + [SeatRow(seat=seat) for seat in seats[len(taken) :]]
