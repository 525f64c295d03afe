"""A small house for tests of the service: people, a clock that is moved by hand, and tables of Hasard."""

from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.contests import find_contests
from bot.engine.log import fold
from bot.games import find_games
from bot.service.cluster.domain import Domain
from bot.service.contests.contests import Contests
from bot.service.contests.lineups import Lineups
from bot.service.contests.tables import Tables
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live, Who
from bot.service.play.lobby import Lobby
from bot.service.play.writing import Acted
from bot.store import tables as t
from bot.store.database import Database
from bot.texts import LANGUAGES, Texts
from tests.sample import GAME
from tests.sample.model import HasardOptions

SPECS = {**find_games(), **find_contests(), GAME.name: GAME}
ADA, BO, CEM, DAN = (Who(number, name) for number, name in enumerate(("Ada", "Bo", "Cem", "Dan"), 11))
REF = Who(99, "Ref", referee=True, ranks=frozenset({"referee"}))
SEATS = {"Nord": ADA, "Ost": BO}


class Clock:
    """Stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 7, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@dataclass
class House:
    """One process: its service on a database, which may be shared with others."""

    database: Database
    clock: Clock = field(default_factory=Clock)
    causes: Iterator[int] = field(default_factory=lambda: count(1000))
    domain: Domain = field(default_factory=Domain)
    guild_id: int = 1

    def __post_init__(self) -> None:
        self.games = Games(self.database, SPECS, self.clock, domain=self.domain)
        self.lobby = Lobby(self.games, expires_after=600)
        self.contests, self.tables = Contests(self.games), Tables(self.games, self.lobby)
        self.lineups = Lineups(self.games, self.lobby, self.tables)

    async def open(self, options: HasardOptions | None = None, **more: Any) -> Live:
        return await self.lobby.open(
            "hasard", options or HasardOptions(), ADA, guild_id=self.guild_id, channel_id=2, referee_id=REF.id, **more
        )

    async def begin(self, options: HasardOptions | None = None, seated: dict[str, Who] = SEATS) -> Live:
        live = await self.open(options, seated=seated)
        return (await self.lobby.start(live.row.id, ADA, cause=next(self.causes))).live

    def moves(self, live: Live) -> list[tuple[Who, str]]:
        """List what the people at a table owe."""
        state = live.folded().state
        people = {row.seat: Who(row.person_id, row.name or "") for row in live.seats if row.person_id is not None}
        waiting = sorted(live.spec.rules.waiting_for(state))
        return [
            (people[seat], live.spec.notation.write(live.spec.rules.legal(state, seat)[0]))
            for seat in waiting
            if seat in people
        ]

    async def act(self, live: Live, **more: Any) -> Acted:
        """Do the first thing that is owed."""
        who, move = self.moves(live)[0]
        return await self.games.act(live.row.id, who, move, cause=next(self.causes), **more)

    async def finish(self, live: Live) -> Live:
        while live.row.status == "running":
            live = (await self.act(live)).live
        return live

    async def check(self, game_id: str) -> Live:
        """Read a game anew: the stored log must fold to what is in memory, without a gap."""
        known = await self.games.live(game_id)
        fresh = await Games(self.database, self.games.specs, self.clock).live(game_id)
        assert known == fresh
        if fresh.position is not None:
            entries = await self.games.entries(fresh)
            assert [entry.seq for entry in entries] == list(range(fresh.row.head + 1))
            position = fold(fresh.spec.rules, fresh.options, entries)
            assert position == fresh.position
            assert position.draws == fresh.row.draws
        return fresh

    async def count(self, table: str) -> int:
        query = select(func.count()).select_from(t.metadata.tables[table])
        return await self.database.read(lambda connection: connection.scalars(query).one())


@cache
def texts() -> Texts:
    return Texts.load(spec.folder for spec in SPECS.values())


async def refused(code: str, wish: Awaitable[object]) -> None:
    """Expect a no, with words for it in every language."""
    with pytest.raises(Declined) as caught:
        await wish
    assert caught.value.text.id == code, caught.value.text.id
    for language in LANGUAGES:
        assert texts().say(caught.value.text, language, lambda seat: seat)
