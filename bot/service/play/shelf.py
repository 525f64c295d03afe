"""The games in memory: read and folded once, changed one at a time, written before anybody hears of it."""

import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeAlias, TypeVar

from bot.concurrency import Locks
from bot.engine.helpers import altered
from bot.engine.log import Begun, Entry, Position, fold, in_force
from bot.engine.seats import OFFICIALS, Barred
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.recent import Recent
from bot.service.cluster.domain import Domain
from bot.service.feed import Changed, Feed, Happened, Owing
from bot.service.play.live import Busy, Declined, Live, Look, Who, declined, entry_of
from bot.service.play.names import christened
from bot.service.play.naming import titles
from bot.service.play.ordering import Ordering
from bot.service.play.owing import Calls, hushed, in_turn
from bot.service.play.sitting import as_then, gone, mentioned
from bot.store import finding, news
from bot.store.acts import ActRow
from bot.store.changes import Change, commit_change
from bot.store.contests import load_officials
from bot.store.database import Connection, Database
from bot.store.events import EventRow, load_events
from bot.store.games import Conflict, GameRow, load_game, load_recent, load_revision
from bot.store.news import NewsRow
from bot.store.outbox import OwedRow, held, insert_owed
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow, load_sitters, with_sitters

T = TypeVar("T")
_Company: TypeAlias = tuple[tuple[SatRow, ...], tuple[int, ...]]
"""Who sat on the seats before, and who leads it."""

CACHED_GAMES = 512
HOLD = timedelta(seconds=10)
"""So long nobody else tries to say what a process has written down; it may have died over it."""
REMEMBERED_NEWS = 4096
TRIES = 5


@dataclass(frozen=True, slots=True)
class Written:
    """A change that stands in the database: the game after it, and its act in the referees' book if it has one."""

    live: Live
    act: ActRow | None = None


class Shelf:
    """Keeps every open game at hand.

    Any process may change a game, and the database decides who came first. But only the one to which it belongs tells
    the feed, so that only there something follows from it.
    """

    def __init__(
        self,
        database: Database,
        specs: Mapping[str, AnyGame],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        feed: Feed | None = None,
        domain: Domain | None = None,
        computers: Callable[[int | None], Sequence[str]] = lambda _: (),
    ) -> None:
        """Serve the given games from the given database, and tell the feed what becomes of those in the domain.

        `computers` lists what computer players are called on a server.
        """
        self.database, self.specs, self.clock = database, specs, clock
        self.feed, self.domain = feed or Feed(), domain or Domain()
        self.ordering = Ordering(self.feed)
        self._computers = computers
        self._cache: Recent[str, Live] = Recent(CACHED_GAMES)
        self._locks: Locks[str] = Locks()
        self._calls = Calls()
        self.holder = secrets.token_hex(8)
        """Names this process among those that say what is owed."""
        self._heard: Recent[int, None] = Recent(REMEMBERED_NEWS)
        """News of other processes that our feed has been told."""
        self.barred: dict[str, Callable[[Live], Awaitable[tuple[Barred, ...]]]] = {}
        """Who tells the clock of contests of a kind which of their people may not play: their room knows it."""

    def christened(self, row: GameRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
        """Name the computers that have no name yet, for as long as the game lasts; a match knows only seats."""
        spec = self.specs.get(row.kind)
        told = spec is None or spec.manners.told
        return christened(seats, () if told else self._computers(row.guild_id), row.id)

    # -- loading ---------------------------------------------------------------------------------------------------

    async def live(self, game_id: str, *, fresh: bool = False) -> Live:
        """Return a game from memory, or read and fold it; what others did in one of ours is told on the way."""
        if not fresh and (known := self._cache.get(game_id)) and await self._is_current(known):
            self._cache.move_to_end(game_id)
            return known

        def work(connection: Connection) -> tuple[Any, list[EventRow], _Company, list[NewsRow]]:
            elsewhere = news.about(connection, game_id) if self.database.shared else []
            company = load_sitters(connection, game_id), load_officials(connection, game_id)
            return load_game(connection, game_id), load_events(connection, game_id), company, elsewhere

        found, rows, (former, officials), elsewhere = await self.database.read(work)
        if found is None or found[0].kind not in self.specs:
            raise declined("game-unknown")
        row, seats, deadline = found
        spec = self.specs[row.kind]
        options = spec.load_options(row.options)
        position = fold(spec.rules, options, [entry_of(spec, line) for line in rows]) if rows else None
        live = self._keep(Live(spec, options, row, seats, position, deadline, former, officials))
        for one in elsewhere:
            self._learn(live, one, rows)
        return live

    async def _is_current(self, known: Live) -> bool:
        """Believe what stands in memory of our own games; others change without our hearing of it."""
        if self.domain.owns(known.row.guild_id):
            return True
        game_id = known.row.id
        return await self.database.read(lambda db: load_revision(db, game_id)) == known.row.revision

    def _learn(self, live: Live, one: NewsRow, rows: Sequence[EventRow]) -> None:
        """Tell the feed once what another process did in a game of ours: before anything we do ourselves after it."""
        if one.id in self._heard or not self.domain.owns(live.row.guild_id):
            return
        self._heard[one.id] = None
        self.feed.publish(Changed(live))
        if happened := [row for row in rows if one.after < row.seq <= one.head]:
            self.feed.publish(Happened(live, happened))
        self.feed.publish(Owing(game_id=live.row.id))

    def _keep(self, live: Live) -> Live:
        known = self._cache.get(live.row.id)
        if known and known.row.revision > live.row.revision:  # a slow reader must not bring the past back
            return known
        self._cache[live.row.id] = live
        return live

    async def titles(self, game_ids: Iterable[str | None]) -> dict[str, Text]:
        """Name games for people; those that are gone have no name any more."""
        wanted = list(game_ids)
        return await self.database.read(lambda db: titles(db, self.specs, wanted)) if any(wanted) else {}

    async def renew(self, game_id: str) -> Live:
        """Read an open game that was changed by another way than `commit`, and make its new face known."""
        live = await self.live(game_id, fresh=True)
        if self.domain.owns(live.row.guild_id):
            self.feed.publish(Changed(live))
        return live

    def forget(self, game_ids: Iterable[str]) -> None:
        """Keep games no longer in memory: they are gone, or other people sit in them."""
        for game_id in game_ids:
            self._cache.pop(game_id, None)

    async def commit(self, live: Live, change: Change, position: Position[Any] | None) -> Written:
        """Write a change and make it known; Conflict if somebody was faster."""
        now = self.clock()
        moved = change.events or "status" in change.game or change.seats
        hushes = hushed(live, position, change.seats, now) if moved else []
        due = [*hushes, *in_turn(live, change, now), *self._calls.due(live, change, position, now)]
        change.owed = [self.hold(row) for row in due]
        change.sat += gone(live, change)
        ours, head = self.domain.owns(live.row.guild_id), live.row.head
        if not ours:
            last = change.game.get("head", head)
            change.news = NewsRow(game_id=live.row.id, guild_id=live.row.guild_id, after=head, head=last)
        try:
            written = await self.database.write(lambda connection: commit_change(connection, change))
        except BaseException:
            self._cache.pop(live.row.id, None)  # whether it was written is for the database to say
            raise
        deadline = None if live.deadline and live.deadline.kind in change.done_deadlines else live.deadline
        options = live.spec.load_options(change.game["options"]) if "options" in change.game else live.options
        after = Live(
            live.spec,
            options,
            altered(live.row, revision=change.revision + 1, **change.game),
            tuple(change.seats) or live.seats,
            position,
            change.deadline or deadline,
            with_sitters(live.former, change.sat),
            live.officials if change.officials is None else change.officials,
        )
        self._keep(after)
        if position is not None:  # only now it is a fact
            position.causes.update(row.cause for row in change.events if row.cause is not None)
        if not ours:
            act = change.act if written.act is not None else None
            return Written(after, replace(act, id=written.act or 0) if act else None)
        self.feed.publish(Changed(after))
        if change.events:
            self.feed.publish(Happened(after, change.events))
        if written.owed:
            self.feed.publish(Owing(written.owed))
        if "channel_id" in change.game:  # what it could not say before goes with it
            self.feed.publish(Owing(game_id=after.row.id))
        return Written(after, self.feed.booked(change.act, written.act) if change.act else None)

    def hold(self, row: OwedRow) -> OwedRow:
        """Return something owed whose first try is this process's own, for a while, if it is ours to say."""
        return held(row, self.holder, self.clock() + HOLD) if self.domain.owns(row.guild_id) else row

    async def owe(self, *rows: OwedRow, along: Callable[[Connection], None] = lambda _: None) -> None:
        """Write down what must be said without a change of a game, `along` with its cause, and have it said."""
        due = [self.hold(row) for row in rows]

        def work(connection: Connection) -> list[OwedRow]:
            along(connection)
            return insert_owed(connection, due)

        new = await self.database.write(work)
        if ours := [row for row in new if row.holder is not None]:
            self.feed.publish(Owing(ours))

    async def changing(self, game_id: str, attempt: Callable[[Live], Awaitable[T]]) -> T:
        """Try a change; in a game that is told, when it is its turn."""
        live = await self.live(game_id)
        if live.spec.manners.told and live.row.status == "running" and self.domain.owns(live.row.guild_id):
            return await self.ordering.do(game_id, lambda: self._changing(game_id, attempt))
        return await self._changing(game_id, attempt)

    async def _changing(self, game_id: str, attempt: Callable[[Live], Awaitable[T]]) -> T:
        """Try a change under the game's lock, again from the start whenever another process was faster.

        A no is only believed when the database confirms that the game still stands as it does in memory.
        """
        async with self._locks.of(game_id):
            for _ in range(TRIES):
                live = await self.live(game_id)
                try:
                    return await attempt(live)
                except Conflict:
                    continue
                except Declined as no:
                    no.live = live
                    if await self.database.read(lambda db: load_revision(db, game_id)) == live.row.revision:
                        raise
                    self._cache.pop(game_id, None)
            raise Busy

    # -- looking ---------------------------------------------------------------------------------------------------

    async def entries(self, live: Live) -> list[Entry]:
        """Read the whole log of a game."""
        rows = await self.database.read(lambda connection: load_events(connection, live.row.id))
        return [entry_of(live.spec, row) for row in rows]

    async def here(self, channel_id: int) -> list[Live]:
        """Return the games that are open in a channel, the newest first."""
        return await self._found(await self.database.read(lambda connection: finding.games_in(connection, channel_id)))

    async def of(self, person_id: int, *, hosting: bool = False) -> list[Live]:
        """Return the open games somebody plays in or leads, or has merely opened if asked; the newest first."""
        return await self._found(await self.database.read(lambda db: finding.games_of(db, person_id, hosting=hosting)))

    async def _found(self, ids: Sequence[str]) -> list[Live]:
        return [await self.live(game_id) for game_id in ids]

    async def _recent(self, game_id: str, reach: int) -> tuple[Live, list[EventRow]]:
        """Return a game and its last events; in a rush memory may be a little behind them, never ahead."""
        for _ in range(TRIES):
            live = await self.live(game_id)
            after = max(-1, live.row.head - reach)
            revision, rows = await self.database.read(partial(load_recent, game_id=game_id, after=after))
            if revision == live.row.revision:
                break
            if self._cache.get(game_id) is live and not self._locks.held(game_id):  # another process was faster
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
        recent = in_force(entry_of(live.spec, row) for row in rows)
        heard = [(entry.seq, rules.tell(entry.event, ears)) for entry in recent if not isinstance(entry.event, Begun)]
        told = tuple(as_then(live, words, seq, mentioned) for seq, words in heard if words is not None)[-lines:]
        if len(told) < lines and rows and rows[0].seq > 0:  # fewer lines would tell how much happened unseen
            return await self.look(game_id, who, lines=lines, officials=officials, reach=4 * reach)
        return Look(live, seat, rules.view(live.position.state, seat), told, live.outcome())
