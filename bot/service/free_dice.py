"""Free rolls: the dice of one server and one day are a game of their own, with its own promise (F7)."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

from bot import fair
from bot.dice.notation import parse
from bot.dice.roll import Rolled, roll
from bot.dice.throw import Dice, Throw
from bot.engine.chance import FairChance
from bot.engine.model import Event
from bot.engine.spec import dump
from bot.service.play.live import declined
from bot.service.play.proof import today, write_proof
from bot.store import dice as store
from bot.store import tallies
from bot.store.database import Connection, Database
from bot.store.events import EventRow, events_of, load_events, write_draws
from bot.store.games import GameRow, load_game

KIND = "dice"
LATE = timedelta(minutes=15)
"""How long Discord lets an interaction be answered."""


class DiceRolled(Event):
    """Somebody rolled; labels are not kept, they are nobody's business later."""

    kind: Literal["rolled"] = "rolled"
    throw: str
    values: tuple[tuple[int, ...], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Day:
    """The dice of one day: the promise, and the seed once the day is over."""

    day: str
    game_id: str
    commitment: str
    seed: str | None
    rolls: int


class FreeDice:
    """Rolls dice for anybody, anywhere, durably, before anybody is shown the result."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """Keep the rolls in the given database."""
        self._database, self._clock = database, clock

    async def roll(self, scope_id: int, person_id: int, throw: Throw, *, cause: int) -> Rolled:
        """Roll and store; the same interaction always gets the same roll."""
        now = self._clock()
        game_id = _game_id(scope_id, today(now))

        def work(connection: Connection) -> Rolled:
            if today(now - LATE) != today(now):  # a press of before midnight may be delivered again after it
                yesterday = _game_id(scope_id, today(now - LATE))
                if done := events_of(connection, yesterday, cause):
                    return _stored(done[0])
            draws = sum(isinstance(term, Dice) for term in throw.terms)
            turn = store.take_turn(connection, game_id, draws)
            if turn is None:
                _open_days(connection, scope_id, now)
                turn = store.take_turn(connection, game_id, draws)
                assert turn is not None
            chance = FairChance(game_id, turn.seed, turn.draws - draws, cause)
            rolled = roll(throw, chance)
            event = DiceRolled(throw=throw.formula, values=rolled.values, total=rolled.total)
            row = EventRow(
                seq=turn.seq,
                at=now,
                cause=cause,
                part=0,
                person_id=person_id,
                kind=event.kind,
                body=dump(event),
                draws=write_draws(chance.draws),
            )
            store.save_roll(connection, game_id, row)
            if throw.is_plain_pair:
                tallies.count_roll(connection, scope_id, person_id, rolled.total)
            return rolled

        try:
            return await self._database.write(work)
        except store.AlreadyRolled:
            return await self._again(game_id, cause)

    async def _again(self, game_id: str, cause: int) -> Rolled:
        """Answer a second delivery with the roll of the first."""
        row, *_ = await self._database.read(lambda connection: events_of(connection, game_id, cause))
        return _stored(row)

    async def days(self, scope_id: int, *, limit: int = 8) -> list[Day]:
        """List tomorrow's and today's promise and the days before, newest first."""
        now = self._clock()

        def work(connection: Connection) -> list[Day]:
            _open_days(connection, scope_id, now)
            return [_day(row, now) for row in store.load_days(connection, KIND, scope_id, limit)]

        return await self._database.write(work)

    async def log(self, scope_id: int, day: str) -> bytes:
        """Return the log of a day, with the seed if the day is over."""
        now = self._clock()
        game_id = _game_id(scope_id, day)

        def work(connection: Connection) -> tuple[GameRow, list[EventRow]] | None:
            found = load_game(connection, game_id)
            return (found[0], load_events(connection, game_id)) if found else None

        found = await self._database.read(work)
        if found is None:
            raise declined("dice-no-such-day")
        return write_proof(*found, seed_is_public=day < today(now))

    async def counts(self, scope_id: int | None, person_id: int | None) -> dict[int, int]:
        """Count the sums of plain 2w6: of a person, of a server, or of a person on a server (F6)."""
        return await self._database.read(lambda connection: tallies.counts(connection, scope_id, person_id))


def _stored(row: EventRow) -> Rolled:
    event = DiceRolled.model_validate_json(row.body)
    throw = parse(event.throw)
    assert isinstance(throw, Throw), event.throw  # it was read before it was stored
    return Rolled(throw, event.values)


def _game_id(scope_id: int, day: str) -> str:
    return f"w{scope_id}-{day}"


def _open_days(connection: Connection, scope_id: int, now: datetime) -> None:
    """Promise today and tomorrow: whoever looked yesterday knows that today's seed is older than any of its rolls."""
    for moment in (now, now + timedelta(days=1)):
        game_id = _game_id(scope_id, today(moment))
        seed = secrets.token_bytes(32)
        row = GameRow(id=game_id, kind=KIND, status="running", options="{}", seed=seed, created_at=now)
        store.open_day(connection, row)


def _day(row: GameRow, now: datetime) -> Day:
    day = row.id.rpartition("-")[2]
    seed = row.seed.hex() if day < today(now) else None
    return Day(day, row.id, fair.commitment(row.seed), seed, row.head + 1)
