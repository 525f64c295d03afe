"""The games at the tables of a contest: opened with the seats drawn, and their results brought in once."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import structlog

from bot.concurrency import Workers
from bot.engine.model import Refused
from bot.engine.seats import REFEREE, Actor, Seat
from bot.engine.spec import ContestPart, TableGame
from bot.recent import Recent
from bot.service.feed import Changed, Owing
from bot.service.leading.conduct import broken_off, halt, position_with
from bot.service.play.games import Games
from bot.service.play.live import Busy, Declined, Live, Who, declined, game_id, must_not_have_ended
from bot.service.play.lobby import Lobby
from bot.service.play.owing import moved_panel, panel
from bot.store import contests as store
from bot.store import panels as store_panels
from bot.store.changes import Change
from bot.store.contests import TableRow
from bot.store.database import Connection, StoreTrouble
from bot.store.games import OPEN
from bot.store.panels import PanelRow

log = structlog.get_logger(__name__)
PAUSES = (1.0, 5.0, 30.0)
REMEMBERED = 5000
"""So many tables are remembered."""
MOST = 1000
"""So many games of one table may come to nothing."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What a table's game knows of its contest: orders, who leads it, whether it stands still; and its rewinds."""

    orders: tuple[str, ...]
    lead: tuple[int, ...]
    halted: datetime | None
    rewinds: int


class Tables:
    """Lets tables play with the house's own games."""

    def __init__(self, games: Games, lobby: Lobby) -> None:
        """Open them in this lobby."""
        self._games, self._lobby = games, lobby
        self._known: Recent[str, _Known] = Recent(REMEMBERED)
        """What the games at the tables have been told, so that only what is new is said."""
        self.workers: Workers[str] = Workers(
            "contest tables", self.settle, expected=(StoreTrouble, Busy), pauses=PAUSES
        )

    def hear(self, news: Changed) -> None:
        """Look after a table whose game has ended, and the tables of a contest that has changed."""
        live = news.live
        if (live.spec.contest is not None and live.row.status == "running") or live.row.status == "over":
            self.workers.wake(live.row.id)

    async def resume(self) -> None:
        """Take up what was left when the house fell: results that were not brought in, orders that were not given."""
        kinds = [name for name, spec in self._games.specs.items() if spec.contest is not None]
        shards = self._games.domain.shards

        def work(connection: Connection) -> list[str]:
            behind = [row.child_id for row in store.unseen(connection, shards)]
            return [*behind, *store.running(connection, kinds, shards)]

        for id in await self._games.database.read(work):
            self.workers.wake(id)

    async def settle(self, id: str) -> None:
        """Do for a game, or for a contest, whatever follows from how it stands; safe to repeat."""
        try:
            live = await self._games.live(id)
        except Declined:  # it is gone
            return
        if live.spec.contest is not None:
            await self._give_orders(live)
            return
        row = await self._games.database.read(lambda db: store.table_of(db, id))
        if row is not None:
            await self.bring(row, live)

    async def bring(self, row: TableRow, child: Live) -> None:
        """Bring the result of a table's game into its contest, once for each state of its log."""
        if child.row.status != "over" or child.row.head <= row.seen:
            return
        contest = await self._games.live(row.game_id)
        part = contest.spec.contest
        assert part is not None  # nothing else has tables
        counts = _is_of_its_draw(contest, row)
        move = part.result(contest.folded().state, row.name, child.folded().state) if counts else None
        await self.feed(move or "", replace(row, seen=child.row.head))

    async def _give_orders(self, contest: Live) -> None:
        """Tell the games at the tables what follows there from the contest: those that are open, and once."""
        part = contest.spec.contest
        assert part is not None
        rows = await self._games.database.read(lambda db: store.open_tables(db, contest.row.id))
        busy = None
        for row in rows:
            try:
                await self._tell(contest, part, row)
            except Busy as no:  # the others need not wait for it
                busy = no
            except Declined:  # the game is gone
                continue
        if busy is not None:
            raise busy  # so that it is told again

    async def _tell(self, contest: Live, part: ContestPart, row: TableRow) -> None:
        """Tell the game at one table what it does not know yet."""
        if not _is_of_its_draw(contest, row):
            await self._break_off(row)
            return
        child = await self._games.live(row.child_id)
        orders = tuple(part.orders(contest.folded().state, row.name))
        known = _Known(orders, tuple(leaders_of(contest, child)), contest.row.paused_at, _rewinds(child))
        if self._known.get(row.child_id) == known:
            return
        await self._take_up(contest, row, child)
        await self._hand_over(contest, row.child_id)
        for move in orders:
            try:
                await self._order(row.child_id, move)
            except Busy:
                raise
            except Declined:  # it was given before, or the game is over
                continue
        if part.halts:
            await self._halt(contest, row.child_id)
        self._known[row.child_id] = known

    async def _break_off(self, row: TableRow) -> None:
        """End the game of a table whose draw was taken back: nothing of it counts, and the next draw has its own."""

        async def attempt(live: Live) -> None:
            contest = await self._games.live(row.game_id)  # perhaps it is drawn again by now, and this is its new game
            if live.row.status in OPEN and not _is_of_its_draw(contest, row):
                await self._games.commit(live, broken_off(live, self._games.clock()), live.position)

        await self._games.changing(row.child_id, attempt)

    async def _halt(self, contest: Live, child_id: str) -> None:
        """Let a table stand still with its contest, and go on with it; a pause of its own made later stays."""
        part, stands = contest.spec.contest, contest.row.paused_at is not None
        since = part.resumed(contest.folded().state) if part else 0

        async def attempt(live: Live) -> None:
            paused_at, change = live.row.paused_at, Change(game_id=child_id, revision=live.row.revision)
            if live.row.status != "running":
                return
            if stands and paused_at is None:
                halt(live, change, self._games.clock())
            elif not stands and paused_at is not None and int(paused_at.timestamp() * 1000) <= since:
                change.game |= {"paused_at": None, "time_left": None}
                self._games.go_on(live, change)
            else:
                return
            await self._games.commit(live, change, position_with(live, change))

        await self._games.changing(child_id, attempt)

    async def shares_clock(self, live: Live) -> bool:
        """Tell whether a game is a table that plays by its contest's clock just now."""
        row = await self._games.database.read(lambda db: store.table_of(db, live.row.id))
        if row is None:
            return False
        contest = await self._games.live(row.game_id)
        return bool(contest.spec.contest and contest.spec.contest.clock(contest.folded().state))

    async def _take_up(self, contest: Live, row: TableRow, child: Live) -> None:
        """Begin a table's game that a fall has left between its opening and its beginning."""
        part = contest.spec.contest
        drawn = part.table(contest.folded().state, row.name) if part and child.row.status == "lobby" else None
        if drawn is not None and drawn.seats:  # to a line-up people come by themselves
            await self.begun(child)

    async def _hand_over(self, contest: Live, child_id: str) -> None:
        """Let those lead a table's game who lead the contest now."""

        async def attempt(live: Live) -> None:
            lead = tuple(leaders_of(contest, live))
            if live.row.status in OPEN and lead != tuple(sorted(live.officials)):
                change = Change(game_id=child_id, revision=live.row.revision, officials=lead)
                await self._games.commit(live, change, live.position)

        await self._games.changing(child_id, attempt)

    async def _order(self, child_id: str, move: str) -> None:
        """Do in a table's game what follows there from the contest itself: who is out, what its leaders decided."""

        async def attempt(live: Live) -> None:
            must_not_have_ended(live)  # what the contest says counts also at a table that is paused
            action = live.spec.notation.read(move)
            assert not isinstance(action, Refused), move
            chance, lead = self._games.chance(live, 0), replace(REFEREE, when=self._games.now())
            events = live.spec.rules.decide(live.folded().state, lead, action, chance)
            await self._games.append(live, events, chance, None, None)

        await self._games.changing(child_id, attempt)

    async def feed(self, move: str, row: TableRow) -> None:
        """Bring a result into a contest, or note that there is nothing new; how much stands of it goes with it."""
        games = self._games

        async def attempt(live: Live) -> None:
            known = await games.database.read(lambda db: store.table_of(db, row.child_id))
            if known is None or known.seen >= row.seen or live.row.status != "running":
                return
            if move:
                action = live.spec.notation.read(move)
                assert not isinstance(action, Refused), move
                chance, house = games.chance(live, 0), Actor(house=True, when=games.now())
                events = live.spec.rules.decide(live.folded().state, house, action, chance)
                if not isinstance(events, Refused):
                    await games.append(live, events, chance, None, None, tables=[row])
                    return
                log.info("result not taken", contest=row.game_id, table=row.name, why=events.code)
            change = Change(game_id=row.game_id, revision=live.row.revision, tables=[row])
            await games.commit(live, change, live.position)

        await games.changing(row.game_id, attempt)

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, contest_id: str, table: str, who: Who, *, channel_id: int) -> Live:
        """Open the game of a table with those who were drawn there; whoever asks again gets the same one."""
        contest = await self._games.live(contest_id)
        wanted = _wanted(contest, table, who, self._games.now())
        seated = _seated(contest, wanted)
        guests = tuple(seat for seat, person in seated.items() if isinstance(person, str))
        options = wanted.guests(wanted.options, guests)
        if options is None:
            raise declined("contest-guest-at-table")
        id, _ = await self._place(contest, table)
        row = TableRow(game_id=contest_id, name=table, child_id=id)
        lead = leaders_at(contest, seated)

        def along(connection: Connection) -> None:
            store.save_table(connection, row)
            store.set_officials(connection, id, lead)

        playing = {one.id for one in seated.values() if isinstance(one, Who)}
        host_id = contest.row.host_id
        host = None if host_id is None or host_id in playing else Who(host_id, "")
        live = await self._lobby.open(
            wanted.kind,
            options,
            host,
            guild_id=contest.row.guild_id,
            channel_id=channel_id,
            seated=seated,
            id=id,
            along=along,
        )
        live = await self.begun(live)
        self._games.feed.publish(Owing(game_id=id))  # its panel is shown as it has begun, and calls who is first
        return live

    async def begun(self, live: Live) -> Live:
        """Begin at once: everybody was seated by the draw."""

        async def attempt(live: Live) -> Live:
            if live.row.status != "lobby":
                return live
            return (await self._games.begin(live, cause=None)).live

        return await self._games.changing(live.row.id, attempt)

    async def is_drawn(self, live: Live) -> bool:
        """Tell whether a game is a table to which people were drawn; to a line-up they come by themselves."""
        row = await self._games.database.read(lambda db: store.table_of(db, live.row.id))
        if row is None:
            return False
        contest = await self._games.live(row.game_id)
        drawn = contest.spec.contest.table(contest.folded().state, row.name) if contest.spec.contest else None
        return drawn is not None and bool(drawn.seats)

    async def move(self, child_id: str, channel_id: int, *, lost: int, cause: int) -> Live:
        """Take the game of a table whose room is gone to another one; whoever was quicker has done it."""
        panels = await self._games.database.read(lambda db: store_panels.of(db, child_id))

        async def attempt(live: Live) -> Live:
            if live.row.channel_id != lost or live.row.status not in OPEN:
                return live
            now, change = self._games.clock(), Change(game_id=child_id, revision=live.row.revision)
            change.game["channel_id"] = channel_id
            change.left = [row for row in panels if row.audience == "public"]
            change.panels = [PanelRow(game_id=child_id, channel_id=channel_id, posted_at=now)]
            change.owed = [panel(live.row, channel_id, now, key=moved_panel(child_id, cause))]
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(child_id, attempt)

    async def standing(self, contest_id: str, table: str) -> Live | None:
        """Return the game of a table that was opened before; that of a draw that was taken back is none."""
        contest = await self._games.live(contest_id)
        return None if _drawn_at(contest, table) is None else (await self._place(contest, table))[1]

    async def _place(self, contest: Live, table: str) -> tuple[str, Live | None]:
        """Name the game of a table, the same for everybody who asks, and return it if it is there.

        It is another if the one before came to nothing.
        """
        for id in _ids(contest, table):
            try:
                live = await self._games.live(id)
            except Declined:
                return id, None
            if live.row.status in OPEN or live.row.status == "over":
                return id, live
        raise declined("game-busy")


def _drawn_at(contest: Live, table: str) -> int | None:
    """Return when a table was drawn."""
    part = contest.spec.contest
    return part.drawn(contest.folded().state, table) if part is not None and part.drawn is not None else None


def _ids(contest: Live, table: str) -> Iterator[str]:
    """Name all games that a table may have, one after the other: every draw has its own."""
    for number in range(MOST):
        seed = f"{contest.row.id}.{table}.{_drawn_at(contest, table)}.{number}"
        yield game_id(int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=5).digest()))


def _is_of_its_draw(contest: Live, row: TableRow) -> bool:
    """Tell whether the draw stands to which the game of a table belongs; where none is drawn, all stand (Z7.2)."""
    part = contest.spec.contest
    if part is None or part.drawn is None:
        return True
    return _drawn_at(contest, row.name) is not None and row.child_id in _ids(contest, row.name)


def _wanted(contest: Live, table: str, who: Who, now: int) -> TableGame:
    """Return the game of a table that somebody may open, or say why not."""
    part = contest.spec.contest
    if part is None:
        raise declined("game-unknown")
    if contest.row.status != "running" or table not in part.rounds(contest.folded().state):
        raise declined("contest-table-not-open", table=table.partition(".")[2])
    if contest.row.paused_at is not None:
        raise declined("game-paused", what=contest.noun)
    wanted = part.table(part.at(contest.folded().state, now), table)
    if wanted is None:
        raise declined("contest-real-cards")
    row = contest.seat_of(who.id)
    if not contest.manages(who) and (row is None or row.seat not in wanted.seats.values()):
        raise declined("contest-not-your-table", table=table.partition(".")[2])
    return wanted


def _seated(contest: Live, wanted: TableGame) -> dict[Seat, Who | str]:
    """Return who sits where in the game of a table."""
    rows = {row.seat: row for row in contest.seats}
    seated: dict[Seat, Who | str] = {}
    for seat, of in wanted.seats.items():
        row = rows.get(of)
        name = (row.name if row else None) or of
        seated[seat] = Who(row.person_id, name) if row is not None and row.person_id else name
    return seated


def leaders_of(contest: Live, child: Live) -> Sequence[int]:
    """Return who leads a table's game that there is."""
    return leaders_at(contest, {row.seat: Who(row.person_id, row.name or "") for row in child.seats if row.person_id})


def _rewinds(child: Live) -> int:
    return child.position.rewinds if child.position else -1


def leaders_at(contest: Live, seated: dict[Seat, Who | str]) -> Sequence[int]:
    """Return who leads a table's game: whoever leads the contest and does not play there (W6.1, Z7.8)."""
    playing = {one.id for one in seated.values() if isinstance(one, Who)}
    lead = {*contest.leaders, *([contest.row.host_id] if contest.row.host_id else [])}
    return sorted(lead - playing)
