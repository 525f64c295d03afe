"""Opening and leading a contest; everything else is done as in any game."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot import fair
from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, fold
from bot.engine.model import Options, Refused
from bot.engine.seats import Actor
from bot.engine.spec import dump
from bot.engine.text import text
from bot.service.feed import Owing
from bot.service.leading.rights import require
from bot.service.play.games import Games
from bot.service.play.live import Live, Who, declined, game_id, must_not_have_ended
from bot.service.play.naming import title
from bot.service.play.owing import first_panel, greeting, panel, whisper
from bot.service.play.proof import write_proof
from bot.service.play.rows import row_of
from bot.service.play.writing import Acted
from bot.store.acts import ActRow
from bot.store.changes import Change
from bot.store.contests import set_officials, table_of
from bot.store.database import Connection
from bot.store.deadlines import DeadlineRow
from bot.store.events import insert_events, load_events
from bot.store.games import Conflict, GameRow, insert_game
from bot.store.outbox import OwedRow
from bot.store.panels import PanelRow

MOST_OFFICIALS = 20
DRAFT = "draft"
"""The kind of deadline after which a draft that nobody touches is cleared away."""
UNTOUCHED, AFTER_ITS_DAY = timedelta(days=30), timedelta(days=1)
"""So long a draft lies there untouched, and in any case until the day it was meant for has passed."""


class Contests:
    """Opens contests and says who leads them."""

    def __init__(self, games: Games) -> None:
        """Play contests on this shelf."""
        self._games = games

    async def open(
        self,
        kind: str,
        options: Options,
        host: Who,
        *,
        guild_id: int | None,
        channel_id: int | None,
        officials: Sequence[int] = (),
        cause: int | None = None,
        chores: Sequence[str] = (),
    ) -> Live:
        """Open the list; the same command delivered again opens it once.

        Its panel is owed from now on, and so is what is to be done besides: `chores` are kinds of it. Without a channel
        it is a draft, of which nothing is said before it is published.
        """
        games = self._games
        spec, now = games.specs[kind], games.clock()
        row = GameRow(
            id=game_id(cause),
            kind=kind,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            status="running",
            options=dump(options),
            seed=secrets.token_bytes(32),
            created_at=now,
            started_at=now,
        )
        opening = spec.rules.setup(options, (), FairChance(row.id, row.seed, 0, cause or 0))
        events = [Begun(seats=()), *opening]
        entries = [Entry(seq, now, event, cause, seq) for seq, event in enumerate(events)]
        row = replace(row, head=entries[-1].seq)
        position = fold(spec.rules, options, entries)
        live = Live(spec, options, row, (), position, None)
        planned = Change(game_id=row.id, revision=0)
        games.plan(live, position, planned)
        deadline: DeadlineRow | None = planned.deadline if channel_id is not None else self._untouched(live)
        shown, owed = self._shown(row, channel_id, chores)

        def work(connection: Connection) -> None:
            insert_game(connection, row, (), deadline, shown, owed)
            insert_events(connection, row.id, [row_of(entry, host.id) for entry in entries])
            set_officials(connection, row.id, officials)

        try:
            await games.database.write(work)
        except Conflict:  # the same command delivered again
            return await games.live(row.id)
        if owed:
            games.feed.publish(Owing(owed))
        return await games.renew(row.id)

    def _shown(
        self, row: GameRow, channel_id: int | None, chores: Sequence[str]
    ) -> tuple[PanelRow | None, list[OwedRow]]:
        """Return the first panel of a contest in a channel, and what is owed with it."""
        if channel_id is None:
            return None, []
        now, games = self._games.clock(), self._games
        first = games.hold(panel(row, channel_id, now, key=first_panel(row.id, channel_id)))
        shown = PanelRow(game_id=row.id, channel_id=channel_id, posted_at=now)
        return shown, [first, *(games.hold(greeting(row, kind, now)) for kind in chores)]

    async def publish(
        self, contest_id: str, who: Who, options: Options, *, channel_id: int, chores: Sequence[str] = ()
    ) -> Live:
        """Let everybody see a draft, in a channel; twice is once."""

        async def attempt(live: Live) -> Live:
            must_not_have_ended(live)
            if not live.manages(who):
                raise declined("contest-only-lead")
            if live.row.channel_id is not None:
                return live
            row = replace(live.row, channel_id=channel_id)
            position = fold(live.spec.rules, options, await self._games.entries(live))
            change = Change(game_id=contest_id, revision=live.row.revision)
            change.game |= {"options": dump(options), "channel_id": channel_id}
            shown, change.owed = self._shown(row, channel_id, chores)
            change.panels = [shown] if shown else []
            self._games.plan(replace(live, options=options), position, change)
            change.done_deadlines = (DRAFT,)
            return (await self._games.commit(live, change, position)).live

        return await self._games.changing(contest_id, attempt)

    def _untouched(self, live: Live) -> DeadlineRow:
        """Return when a draft is cleared away if nobody touches it."""
        due_at, part = self._games.clock() + UNTOUCHED, live.spec.contest
        day = part.day(live.options) if part is not None else None
        if day is not None:
            due_at = max(due_at, datetime.fromtimestamp(day, UTC) + AFTER_ITS_DAY)
        return DeadlineRow(game_id=live.row.id, kind=DRAFT, due_at=due_at, token=DRAFT)

    async def expire(self, deadline: DeadlineRow) -> Live:
        """Clear away a draft that nobody has touched for long, and tell its host; what was published stays."""

        async def attempt(live: Live) -> Live:
            now, runs = self._games.clock(), live.deadline
            if runs is not None and runs.kind == DRAFT and runs.due_at > now:
                return live  # it was touched in the last moment
            change = Change(game_id=live.row.id, revision=live.row.revision, done_deadlines=(DRAFT,))
            if live.row.channel_id is None and live.row.status == "running":
                change.game |= {"status": "expired", "ended_at": now}
                words = text("contest-draft-expired", title=title(live))
                change.owed = [whisper(live, "expired", live.row.host_id, words, now)] if live.row.host_id else []
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(deadline.game_id, attempt)

    async def drop(self, contest_id: str, who: Who) -> Live:
        """Throw a draft away: nobody has heard of it."""

        async def attempt(live: Live) -> Live:
            must_not_have_ended(live)
            if not live.manages(who):
                raise declined("contest-only-lead")
            if live.row.channel_id is not None:
                raise declined("contest-not-now")
            change = Change(game_id=contest_id, revision=live.row.revision)
            change.game |= {"status": "abandoned", "ended_at": self._games.clock()}
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(contest_id, attempt)

    async def appoint(self, contest_id: str, who: Who, person: Who, *, cause: int, on: bool = True) -> Live:
        """Let somebody lead a contest, or no more: for its host, those who lead it, and who runs the server."""

        async def attempt(live: Live) -> Live:
            if live.spec.contest is None:
                raise declined("game-unknown")
            require("partie pfeife", who, live)
            must_not_have_ended(live)
            if on == (person.id in live.officials):
                raise declined("contest-official-known", name=person.name)
            if on and len(live.officials) >= MOST_OFFICIALS:
                raise declined("contest-officials-full", most=MOST_OFFICIALS)
            people = {*live.officials, person.id} if on else {*live.officials} - {person.id}
            change = Change(
                game_id=contest_id,
                revision=live.row.revision,
                officials=tuple(sorted(people)),
                act=self._act(live, who, person, cause, on=on),
            )
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(contest_id, attempt)

    def _act(self, live: Live, who: Who, person: Who, cause: int, *, on: bool) -> ActRow | None:
        if live.row.guild_id is None:
            return None
        return ActRow(
            guild_id=live.row.guild_id,
            at=self._games.clock(),
            kind="official",
            actor_id=who.id,
            target_id=person.id,
            game_id=live.row.id,
            channel_id=live.row.channel_id,
            data={"on": on},
            cause=cause,
        )

    async def amend(self, contest_id: str, who: Who, options: Options) -> Live:
        """Play by other settings: before anything is drawn."""

        async def attempt(live: Live) -> Live:
            if live.spec.contest is None or type(options) is not live.spec.options:
                raise declined("game-unknown")
            must_not_have_ended(live)
            if not live.manages(who):
                raise declined("contest-only-lead")
            entries = await self._games.entries(live)
            before = live.folded()
            if live.spec.rules.section(before.state) != "0" or not live.spec.rules.open_seed(before.state):
                raise declined("contest-settled")
            position = fold(live.spec.rules, options, entries)
            change = Change(game_id=contest_id, revision=live.row.revision, game={"options": dump(options)})
            self._games.plan(replace(live, options=options), position, change)
            if live.row.channel_id is None:
                change.deadline = self._untouched(replace(live, options=options))
            return (await self._games.commit(live, change, position)).live

        return await self._games.changing(contest_id, attempt)

    async def act(self, contest_id: str, who: Who, move: str, *, cause: int, people: Sequence[Who | str] = ()) -> Acted:
        """Do what somebody asks; `people` are those who come in new with it, in the order of their seats."""
        return await self._games.act(contest_id, who, move, cause=cause, people=people)

    async def left(self, contest_id: str, person_id: int) -> bool:
        """Tell a contest that somebody has left the server; False if that is for those who lead it to see to."""

        async def attempt(live: Live) -> bool:
            part, row = live.spec.contest, live.seat_of(person_id)
            if part is None or part.gone is None:
                return False
            if row is not None and live.row.status == "running":
                await self._tell(live, part.gone(row.seat))
            return True

        return await self._games.changing(contest_id, attempt)

    async def posted(self, child_id: str, at: int) -> None:
        """Tell a contest when the log of a table's game was published, once; `at` is by Discord's clock."""
        table = await self._games.database.read(lambda db: table_of(db, child_id))

        async def attempt(live: Live) -> None:
            part = live.spec.contest
            known = part is None or table is None or live.row.status != "running"
            move = None if known or part is None or table is None else part.posted(live.folded().state, table.name, at)
            if move is not None:
                await self._tell(live, move)

        if table is not None:
            await self._games.changing(table.game_id, attempt)

    async def _tell(self, live: Live, move: str) -> None:
        """Let the house itself do something in a contest; what is known already changes nothing."""
        action, chance = live.spec.notation.read(move), self._games.chance(live, 0)
        assert not isinstance(action, Refused), move
        house = Actor(house=True, when=self._games.now())
        events = live.spec.rules.decide(live.folded().state, house, action, chance)
        if not isinstance(events, Refused):
            await self._games.append(live, events, chance, None, None)

    async def proof(self, contest_id: str) -> bytes:
        """Return the log so far as `verify` reads it; a seed whose draw is made is in it."""
        live = await self._games.live(contest_id, fresh=True)
        rows = await self._games.database.read(lambda db: load_events(db, contest_id))
        public = live.spec.rules.open_seed(live.folded().state)
        return write_proof(live.row, rows, seed_is_public=public, published=live.spec.manners.published)


def promised(live: Live) -> str:
    """Return the promise of the draw that is to come, or that was made last."""
    return fair.commitment(live.row.seed)


def revealed(live: Live) -> str | None:
    """Return the seed of the last draw; None while it must stay secret."""
    return live.row.seed.hex() if live.spec.rules.open_seed(live.folded().state) else None
