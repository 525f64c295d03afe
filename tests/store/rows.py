"""Rows for tests of the store."""

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.acts import ActRow
from bot.store.database import Database
from bot.store.deadlines import DeadlineRow
from bot.store.events import EventRow
from bot.store.games import GameRow, Status, insert_game
from bot.store.seats import SeatRow

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
GAME = "spiel"


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def deadline(seconds: float = 60, token: str = "0.1", **more: Any) -> DeadlineRow:
    return DeadlineRow(**{"game_id": GAME, "kind": "step", "due_at": later(seconds), "token": token, **more})


def line(seq: int = 0, **more: Any) -> EventRow:
    plain = {"at": NOON, "cause": None, "part": 0, "person_id": None, "kind": "rolled", "body": "{}", "draws": None}
    return EventRow(**{"seq": seq, **plain, **more})


def act(**more: Any) -> ActRow:
    return ActRow(**{"guild_id": 1, "at": NOON, "kind": "warning", "actor_id": 99, **more})


async def open_game(
    database: Database, status: Status = "running", clock: DeadlineRow | None = None, **more: Any
) -> GameRow:
    """Write a game with two seats."""
    plain = {"id": GAME, "kind": "hasard", "guild_id": 1, "channel_id": 2, "options": "{}", "seed": bytes(32)}
    row = GameRow(**{**plain, "status": status, "created_at": NOON, **more})
    seats = [SeatRow(seat="Nord", person_id=11, name="Ada"), SeatRow(seat="Ost", robot=True)]
    await database.write(lambda db: insert_game(db, row, seats, clock))
    return row
