"""A world full of one person: games of every kind and state, rolls, acts; and a walk through every table."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import insert, select

from bot.contests.watten.model import WattenOptions
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.service.free_dice import FreeDice
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.games import Games
from bot.service.play.live import Live, Who
from bot.store import cursors, panels, places
from bot.store import tables as t
from bot.store.acts import ActRow, Wanted
from bot.store.cursors import CursorRow
from bot.store.database import Connection, Database
from bot.store.panels import PanelRow
from bot.store.places import PlaceRow
from tests.sample.model import HasardOptions
from tests.service.house import House

GUILD, OTHER_GUILD, CHANNEL = 700_000_000_000_000_001, 700_000_000_000_000_002, 700_000_000_000_000_003
ME = Who(900_000_000_000_000_011, "Adalbert Quelle")
BO = Who(900_000_000_000_000_012, "Bo Anders")
CEM = Who(900_000_000_000_000_013, "Cem Drittens")
REF = Who(900_000_000_000_000_099, "Ref Pfeifer", referee=True, ranks=frozenset({"referee"}))
PAIR = {"Nord": ME, "Ost": BO}


def throw(source: str = "2w6") -> Throw:
    parsed = parse(source)
    assert isinstance(parsed, Throw)
    return parsed


class World:
    """One process with everything privacy looks after."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.database, self.games, self.clock = house.database, house.games, house.clock
        self.book = Book(self.database, self.clock, self.games.feed)
        self.servers = Servers(self.database, self.games.feed, self.clock)
        self.conduct = Conduct(self.games)
        self.dice = FreeDice(self.database, self.clock)
        self.privacy = Privacy(self.games, self.servers)

    async def game(
        self, seated: dict[str, Who | str] | None = None, host: Who = ME, guild_id: int | None = GUILD, **more: Any
    ) -> Live:
        """Begin a game."""
        live = await self.lobby(seated, host, guild_id, **more)
        starter = replace(host, ranks=frozenset({"admin"}))
        return (await self.house.lobby.start(live.row.id, starter, cause=next(self.house.causes))).live

    async def lobby(
        self, seated: dict[str, Who | str] | None = None, host: Who = ME, guild_id: int | None = GUILD, **more: Any
    ) -> Live:
        """Open a lobby with its panel."""
        live = await self.house.lobby.open(
            "hasard", HasardOptions(rounds=1), host,
            guild_id=guild_id, channel_id=CHANNEL, seated=PAIR if seated is None else seated, **more,
        )  # fmt: skip
        panel = PanelRow(game_id=live.row.id, channel_id=CHANNEL, message_id=1, shown=0, posted_at=self.clock())
        told = CursorRow(game_id=live.row.id, channel_id=CHANNEL, kind="told", message_id=1)
        room = PlaceRow(game_id=live.row.id, kind="room", channel_id=CHANNEL)
        await self.database.write(lambda connection: panels.save(connection, panel))
        await self.database.write(lambda connection: cursors.save(connection, told))
        await self.database.write(lambda connection: places.save(connection, room))
        return live

    async def act(self, **about: Any) -> None:
        """Write into the book."""
        row = ActRow(**{"guild_id": GUILD, "at": self.clock(), "kind": "warning", "actor_id": REF.id, **about})
        await self.book.record(replace(row, cause=next(self.house.causes)))

    async def fill(self) -> "Life":
        """Live a whole life."""
        over = await self.house.finish(await self.game())
        running = (await self.house.act(await self.game())).live
        lobby = await self.lobby()
        led = await self.game({"Nord": BO, "Ost": CEM}, BO, referee_id=ME.id)
        sent_off = await self.game(referee_id=REF.id)
        await self.conduct.exclude(sent_off.row.id, REF, "Nord", cause=next(self.house.causes), reason="Würfelbetrug")
        swapped = await self.game(referee_id=REF.id)
        await self.house.act(swapped)
        await self.conduct.replace(swapped.row.id, REF, "Nord", CEM, cause=next(self.house.causes))
        await self.conduct.whistle(swapped.row.id, REF, ME, cause=next(self.house.causes), assistant=True)
        alone = (await self.house.act(await self.game({"Nord": ME, "Ost": "Oma"}, guild_id=None))).live
        await self.conduct.end(alone.row.id, ME, cause=next(self.house.causes))
        for scope, person in ((GUILD, ME), (GUILD, BO), (ME.id, ME), (BO.id, BO)):
            await self.dice.roll(scope, person.id, throw(), cause=next(self.house.causes))
        await self.act(target_id=ME.id, game_id=over.row.id, reason=f"{ME.name} schwatzt", data={"note": ME.name})
        await self.act(target_id=BO.id, actor_id=ME.id, reason="Bo auch")
        await self.act(target_id=BO.id, reason=f"gegen <@{ME.id}>", data={"before": ME.id, "name": ME.name, "in": [1]})
        await self.act(target_id=CEM.id, reason="Verwechslung")
        (latest,), _ = await self.book.find(Wanted(GUILD, ("warning",), target_id=CEM.id))
        await self.book.undo(GUILD, latest.id, ME, "war jemand anderes")
        values = {"person_id": ME.id, "language": "de", "dm_closed": False, "seen_at": self.clock()}
        await self.database.write(lambda connection: connection.execute(insert(t.people).values(values)))
        worn = {"game_id": running.row.id, "person_id": ME.id, "guild_id": GUILD, "nick": ME.name, "worn": "G Jäger"}
        await self.database.write(lambda connection: connection.execute(insert(t.nicknames).values(worn)))
        contest = await self.house.contests.open(
            "watten-turnier", WattenOptions(), BO, guild_id=GUILD, channel_id=CHANNEL, officials=[ME.id, BO.id]
        )
        cause = next(self.house.causes)
        contest = (await self.house.contests.act(contest.row.id, ME, "enter", cause=cause, people=(ME, CEM))).live
        games = (over, running, lobby, led, sent_off, swapped, alone, contest)
        return Life(*(live.row.id for live in games))


@dataclass(frozen=True)
class Life:
    """The games of a life."""

    over: str
    running: str
    lobby: str
    led: str
    sent_off: str
    swapped: str
    alone: str
    contest: str


async def everything(database: Database) -> dict[str, list[dict[str, Any]]]:
    """Read every row of every table."""

    def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in t.metadata.sorted_tables
        }

    return await database.read(work)


async def traces(database: Database, who: Who) -> list[str]:
    """Find every place that still knows somebody, by number or by name, however deep in JSON."""
    return [
        f"{table}.{column}: {value!r}"
        for table, rows in (await everything(database)).items()
        for row in rows
        for column, value in row.items()
        for known in _known(value)
        if str(who.id) in known or who.name in known
    ]


def _known(value: Any) -> Iterator[str]:
    yield str(value)
    if isinstance(value, str) and value.startswith(("{", "[")):
        yield json.dumps(json.loads(value), ensure_ascii=False)


def process(database: Database, clock: Any) -> Games:
    """Another process on the same database."""
    other = House(database, clock)
    return other.games
