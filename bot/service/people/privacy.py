"""A person's own data: all of it to take home, and a way out that leaves other people's games whole."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime

import structlog

from bot.engine.seats import Seat
from bot.engine.spec import ContestPart
from bot.engine.text import Text, text
from bot.service.feed import Owing
from bot.service.people.servers import Servers
from bot.service.play.games import Games
from bot.service.play.live import Live
from bot.service.play.owing import appointment, note
from bot.service.play.sitting import fill
from bot.store import finding, news
from bot.store import privacy as store
from bot.store.changes import GameColumns
from bot.store.database import Connection, Work
from bot.store.games import GameRow, load_game
from bot.store.outbox import OwedRow, in_channel, insert_owed
from bot.store.seats import ERASED, SeatRow
from bot.store.sitters import load_sitters

log = structlog.get_logger(__name__)

BATCH = 25
"""So many games are deleted at once: others get their turn in between."""


@dataclass(frozen=True, slots=True)
class Gap:
    """What becomes of an open game without somebody: its row, their seat, and what the others are told."""

    game: GameColumns = field(default_factory=GameColumns)
    seat: SeatRow | None = None
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Erased:
    """What an erasure did."""

    anonymous: tuple[str, ...]
    """Ended games that name the person no longer; their panels still do."""
    going_on: tuple[tuple[Live, tuple[Text, ...]], ...]
    """Games that were open, as they are now, and what those are told who play on."""
    deleted: int
    """Games and days of dice that were nobody else's."""

    @property
    def games(self) -> int:
        """Count the games that go on or stay without the person."""
        return len(self.anonymous) + len(self.going_on)


class Privacy:
    """Finds, hands out and erases what is stored about people and servers."""

    def __init__(self, games: Games, servers: Servers) -> None:
        """Look after the data behind these."""
        self._games, self._servers, self._database = games, servers, games.database

    async def find(self, person_id: int) -> store.Found:
        """Read everything about somebody."""
        found = await self._database.read(lambda connection: store.load_person(connection, person_id))
        parts = {row["id"]: self._games.specs[row["kind"]].contest for row in found.games if self._knows(row["kind"])}
        kinds = {id: part.verdicts for id, part in parts.items() if part and part.verdicts}
        if not kinds:
            return found
        rows = await self._database.read(lambda connection: store.events_of_kinds(connection, kinds))
        seats = {(row["id"], row["seat"]) for row in found.games if row["seat"]}
        about = []
        for row in rows:
            part, body = parts[row["game_id"]], json.loads(row["body"])
            if part and any(part.concerns(body, seat) for id, seat in seats if id == row["game_id"]):
                about.append({**row, "body": body})
        return replace(found, verdicts=about)

    def _knows(self, kind: str) -> bool:
        return kind in self._games.specs

    async def open_games(self, person_id: int) -> int:
        """Count the open games somebody plays in or leads."""
        return len(await self._database.read(lambda connection: finding.games_of(connection, person_id)))

    async def erase(self, person_id: int) -> Erased:
        """Erase somebody, in one transaction; a second time changes nothing."""
        acted = await self._database.read(lambda connection: store.games_acted_in(connection, person_id))
        now = self._games.clock()

        def work(connection: Connection) -> tuple[list[str], list[str], dict[str, tuple[Text, ...]], list[OwedRow]]:
            touched = store.games_about(connection, person_id) | set(acted)
            self._tell_owners(connection, touched)
            store.touch(connection, touched)
            own = store.delete_own(connection, person_id, touched)
            ended = store.ended(connection, touched)
            self._forget_reasons(connection, person_id, ended)
            told: dict[str, tuple[Text, ...]] = {}
            owed: list[OwedRow] = []
            for game_id in sorted(id for id, over in ended.items() if not over):
                found = load_game(connection, game_id)
                assert found is not None  # it was found a moment ago, in this transaction
                gap = self._gap(found[0], found[1], person_id, now)
                store.change_game(connection, game_id, gap.game, gap.seat)
                if found[0].kind in self._games.specs:
                    told[game_id] = gap.notes
                    owed += self._notes(found[0], gap.notes, now)
                    if "status" in gap.game:  # nobody is left to sit down anywhere
                        owed += fill(found[0], found[1], load_sitters(connection, game_id), now)
                    if heir := gap.game.get("referee_id"):
                        owed.append(self._games.hold(appointment(found[0], "heir", heir, "schiri", now)))
            store.erase_person(connection, person_id, touched)
            return [id for id, over in ended.items() if over], own, told, insert_owed(connection, owed)

        past, own, told, owed = await self._database.write(work)
        self._games.forget([*past, *own])
        going_on = [(await self._games.renew(id), notes) for id, notes in told.items()]
        if owed:
            self._games.feed.publish(Owing(owed))
        log.info("person erased", games=len(past) + len(told), deleted=len(own))
        return Erased(tuple(past), tuple(going_on), len(own))

    def _forget_reasons(self, connection: Connection, person_id: int, game_ids: Iterable[str]) -> None:
        """Leave of what contests say of somebody only what happened: the reason goes."""
        seats = store.seats_in(connection, person_id, game_ids)
        kinds: dict[str, frozenset[str]] = {}
        parts: dict[str, ContestPart] = {}
        for game_id in sorted({game_id for game_id, _ in seats}):
            found = load_game(connection, game_id)
            part = self._games.specs[found[0].kind].contest if found and self._knows(found[0].kind) else None
            if part is not None and part.verdicts:
                parts[game_id], kinds[game_id] = part, part.verdicts
        for row in store.events_of_kinds(connection, kinds):
            game_id, body = row["game_id"], json.loads(row["body"])
            mine = any(parts[game_id].concerns(body, seat) for id, seat in seats if id == game_id)
            if mine and body.get("why"):
                store.rewrite_event(connection, game_id, row["seq"], {**body, "why": ""})

    def _notes(self, row: GameRow, notes: tuple[Text, ...], now: datetime) -> list[OwedRow]:
        """Return what those who play on are told."""
        if row.channel_id is None:
            return []
        place = in_channel(row.channel_id)
        named = [(f"{row.id}.erased.{row.revision}.{number}", words) for number, words in enumerate(notes)]
        return [self._games.hold(note(key, place, words, now, game=row)) for key, words in named]

    def _tell_owners(self, connection: Connection, game_ids: Iterable[str]) -> None:
        """Let other processes know that their games have other faces, or none any more."""
        rows = store.new_faces(connection, game_ids)
        news.post(connection, [row for row in rows if not self._games.domain.owns(row.guild_id)])

    def _gap(self, row: GameRow, seats: tuple[SeatRow, ...], person_id: int, now: datetime) -> Gap:
        """Decide how an open game goes on: others take over what can be taken over."""
        own = next((seat for seat in seats if seat.person_id == person_id), None)
        others = [seat.person_id for seat in seats if seat.person_id not in (None, person_id)]
        game: GameColumns = {}
        notes: list[Text] = []
        referee, assistant = row.referee_id, row.assistant_id
        if assistant == person_id:
            game["assistant_id"] = assistant = None
        if referee == person_id:
            game |= {"referee_id": assistant, "assistant_id": None}
            referee = assistant
            notes.append(text("privacy-note-whistle", handed="no" if referee is None else "yes"))
        if self._is_contest(row):  # it goes on without anybody: whom the server made referees can lead it
            return Gap(game, _left(own), tuple(notes))
        heirs = [*others, *([] if referee is None else [referee])]
        if row.host_id == person_id:
            game["host_id"] = heirs[0] if heirs else None
        if not heirs:
            game |= {"status": "abandoned", "ended_at": now, "paused_at": None}
            return Gap(game, _left(own), (text("privacy-note-nobody"),))
        if own is None or row.status == "lobby":
            return Gap(game, SeatRow(seat=own.seat) if own else None, tuple(notes))
        if self._robots_allowed(row):
            notes.insert(0, text("privacy-note-robot", seat=self._seat(row, own.seat)))
            robot = SeatRow(seat=own.seat, robot=True, captain=own.captain)
            after = self._games.christened(row, [robot if seat is own else seat for seat in seats])
            return Gap(game, next(seat for seat in after if seat.seat == own.seat), tuple(notes))
        notes.insert(0, text("privacy-note-empty", seat=self._seat(row, own.seat)))
        return Gap(game, _left(own), tuple(notes))

    def _is_contest(self, row: GameRow) -> bool:
        spec = self._games.specs.get(row.kind)
        return spec is not None and spec.contest is not None

    def _seat(self, row: GameRow, seat: Seat) -> Text | str:
        spec = self._games.specs.get(row.kind)
        return spec.lobby.named(seat) if spec is not None else seat

    def _robots_allowed(self, row: GameRow) -> bool:
        spec = self._games.specs.get(row.kind)
        return spec is not None and spec.computers.allowed(spec.load_options(row.options))

    async def erase_server(self, guild_id: int) -> int:
        """Delete everything about a server, some games at a time, and return how many there were; safe to repeat."""
        count = await delete_all(self._games, lambda connection: store.delete_any(connection, guild_id, BATCH))
        await delete_all(self._games, lambda connection: store.delete_days(connection, guild_id, None, BATCH))
        await self._database.write(lambda connection: store.delete_server(connection, guild_id))
        self._servers.forget(guild_id)
        log.info("server erased", guild=guild_id, games=count)
        return count


async def delete_all(games: Games, some: Work[list[str]]) -> int:
    """Delete some games after the other until there are none left, and return how many; others write in between."""
    count = 0
    while found := await games.database.write(some):
        games.forget(found)
        count += len(found)
    return count


def _left(own: SeatRow | None) -> SeatRow | None:
    """Return a seat that keeps its place in the game, without anybody on it whom we know."""
    return replace(own, person_id=None, name=ERASED) if own else None
