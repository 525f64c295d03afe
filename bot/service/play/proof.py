"""Logs that anybody can check: a game's events and draws, with the seed once it may be known (F4)."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from bot import fair
from bot.engine.spec import Body
from bot.service.play.live import declined
from bot.store.database import Connection, Database
from bot.store.events import EventRow, load_draws, load_events
from bot.store.games import GameRow, load_game


def write_proof(
    row: GameRow, events: list[EventRow], *, seed_is_public: bool, published: Callable[[Body], Body] = lambda body: body
) -> bytes:
    """Write the log of a game as `spielleiter verify` reads it; it names seats, never people."""
    header: dict[str, Any] = {
        "game": row.id,
        "kind": row.kind,
        "commitment": fair.commitment(_first_seed(row, events)),
        "created": row.created_at.isoformat(),
        "options": json.loads(row.options),
    }
    lines = [header]
    for event in events:
        line = {"seq": event.seq, "at": event.at.isoformat(), "event": published(json.loads(event.body))}
        if draws := load_draws(event):
            line["draws"] = [draw.record() for draw in draws]
        lines.append(line)
    if seed_is_public:
        lines.append({"seed": row.seed.hex()})
    return fair.write_log(lines)


def _first_seed(row: GameRow, events: list[EventRow]) -> bytes:
    """Return the seed a game began with; one that was opened again names it."""
    renewed = next((event for event in events if event.kind in ("reopened", "sealed")), None)
    return bytes.fromhex(json.loads(renewed.body)["seed"]) if renewed else row.seed


async def proof_of(database: Database, game_id: str, published: Callable[[Body], Body] = lambda body: body) -> bytes:
    """Return the log of a game that is over; before that it would give secrets away."""

    def work(connection: Connection) -> tuple[GameRow | None, list[EventRow]]:
        found = load_game(connection, game_id)
        return (found[0] if found else None), load_events(connection, game_id)

    row, events = await database.read(work)
    if row is None:
        raise declined("game-unknown")
    if row.ended_at is None:
        raise declined("proof-not-over")
    return write_proof(row, events, seed_is_public=True, published=published)


def today(now: datetime) -> str:
    """Return the day of a moment as it stands in the name of a day's dice; days change at midnight UTC."""
    return now.astimezone(UTC).strftime("%Y%m%d")
