"""Keeps a ledger: what was done, what was answered, what the feed heard, and every row of every table that changed."""

import hashlib
import secrets
from collections.abc import Awaitable, Iterator
from dataclasses import fields, is_dataclass
from datetime import datetime
from itertools import count
from typing import Any, TypeVar

import pytest
from sqlalchemy import select

from bot.engine.text import Text
from bot.service.feed import Booked, Changed, Happened, Owing, Quiet
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.leading.leaving import Leaving
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.live import Declined, Live
from bot.service.play.writing import Acted
from bot.store.database import Connection, Database
from bot.store.tables import metadata
from tests.service.house import Clock, House, texts

T = TypeVar("T")
COMPUTERS = ("Mika", "Nele", "Ole", "Pia")
Rows = dict[tuple[Any, ...], dict[str, Any]]


class Ledger:
    """One house whose luck is known, and what is written in it."""

    def __init__(self, database: Database, patch: pytest.MonkeyPatch) -> None:
        numbers = count(1)

        def known(size: int = 32) -> bytes:
            return hashlib.sha256(str(next(numbers)).encode()).digest()[:size]

        patch.setattr(secrets, "token_bytes", known)
        patch.setattr(secrets, "token_hex", lambda size=32: known(size).hex())
        patch.setattr(secrets, "randbits", lambda bits: int.from_bytes(known(bits // 8)))
        self.house = House(database)
        self.games, self.lobby, self.clock, self.database = (
            self.house.games,
            self.house.lobby,
            self.house.clock,
            database,
        )
        self.games._computers = lambda guild_id: COMPUTERS if guild_id else ()
        feed = self.games.feed
        self.book, self.conduct = Book(database, self.clock, feed), Conduct(self.games)
        self.leaving = Leaving(self.games, self.lobby)
        self.servers = Servers(database, feed, self.clock, presets={5: {"language": "en", "keep_days": 3}})
        self.privacy = Privacy(self.games, self.servers)
        kinds: tuple[type[Any], ...] = (Changed, Happened, Booked, Quiet, Owing)
        for kind in kinds:
            feed.subscribe(kind, "ledger", self._hear)
        self.lines: list[str] = []
        self.trusting = False
        """Whether nobody looks after every step whether memory and database agree."""
        self._news: list[str] = []
        self._known: dict[str, Rows] = {table.name: {} for table in metadata.sorted_tables}

    def _hear(self, news: Any) -> None:
        match news:
            case Changed(live):
                self._news.append(f"changed {live.row.id} {live.row.status} {live.row.revision}")
            case Happened(live, rows):
                self._news.append(f"happened {live.row.id} {[row.seq for row in rows]}")
            case Booked(act):
                self._news.append(f"booked {act.id} {act.kind}{' undone' if act.undone_at else ''}")
            case Owing(rows, game_id):
                self._news.append(f"owing {game_id or ''} {[row.key for row in rows]}")
            case Quiet(game_id):
                self._news.append(f"quiet {game_id}")

    async def do(self, title: str, wish: Awaitable[T]) -> T:
        """Do something and write down what came of it."""
        self.lines.append(f"> {title}")
        result: Any = None
        try:
            result = await wish
            self.lines += [f"  = {line}" for line in told(result)]
        except Declined as no:
            self.lines.append(f"  no: {no.text.id}: {texts().say(no.text, 'de', lambda seat: f'<{seat}>')}")
        self.lines += [f"  {line}" for line in self._news]
        self._news.clear()
        self.lines += [f"  {line}" for line in await self._changes()]
        for id in sorted(self.games._cache) if not self.trusting else ():
            if self.games._cache[id].row.status in ("lobby", "running"):
                await self.house.check(id)
        return result  # type: ignore[no-any-return]  # None for a no, which a script must not go on with

    async def _changes(self) -> list[str]:
        """Compare every table with what stood in it before."""

        def work(connection: Connection) -> dict[str, Rows]:
            return {
                table.name: {
                    tuple(row[column.name] for column in table.primary_key): dict(row)
                    for row in connection.execute(select(table)).mappings()
                }
                for table in metadata.sorted_tables
            }

        now, lines = await self.database.read(work), list[str]()
        for name, rows in now.items():
            before = self._known[name]
            for key in sorted({*before, *rows}, key=str):
                if key not in rows:
                    lines.append(f"- {name} {shown(key)}")
                elif key not in before:
                    lines.append(f"+ {name} {shown({k: v for k, v in rows[key].items() if v is not None})}")
                elif rows[key] != before[key]:
                    changed = {k: v for k, v in rows[key].items() if v != before[key][k]}
                    lines.append(f"~ {name} {shown(key)} {shown(changed)}")
        self._known = now
        return lines


def told(result: Any) -> Iterator[str]:
    """Put into lines what was answered; games themselves stand in the tables."""
    match result:
        case Live() | None:
            return
        case Acted():
            yield f"again {result.again}" if result.again else "acted"
            yield from (said(words) for words in result.told)
        case (Live(), act):
            yield f"act {act.id if act else None}"
        case Text():
            yield said(result)
        case dict() | list() | tuple():
            yield shown(result)
        case _ if is_dataclass(result):
            yield shown({one.name: getattr(result, one.name) for one in fields(result)})
        case _:
            yield shown(result)


def said(words: Text) -> str:
    return texts().say(words, "de", lambda seat: f"<{seat}>").replace("\n", " / ")


def shown(value: Any) -> str:
    """Write a value so that it is the same every time: moments as seconds since the beginning, bytes as a digest."""
    match value:
        case datetime():
            return f"{(value - Clock().now).total_seconds():+g}"
        case bytes():
            return f"#{hashlib.sha256(value).hexdigest()[:8]}"
        case dict():
            return " ".join(f"{key}={shown(one)}" for key, one in value.items())
        case tuple() | list():
            return f"[{', '.join(shown(one) for one in value)}]"
        case set() | frozenset():
            return shown(sorted(value, key=str))
        case Live():
            return f"game {value.row.id}"
        case Text():
            return repr(said(value))
        case _ if is_dataclass(value):
            return f"({shown({one.name: getattr(value, one.name) for one in fields(value)})})"
        case _:
            return str(value)
