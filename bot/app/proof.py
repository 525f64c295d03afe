"""Logs that anybody can check: a game's events and draws, with the seed once it may be known (F4)."""

import json
from datetime import UTC, datetime
from typing import Any

from bot import fair
from bot.app.live import declined
from bot.store import records
from bot.store.database import Connection, Database
from bot.store.records import EventRow, GameRow, load_draws


def write_proof(row: GameRow, events: list[EventRow], *, seed_is_public: bool) -> bytes:
    """Write the log of a game as `spielleiter verify` reads it; it names seats, never people."""
    header: dict[str, Any] = {
        "game": row.id,
        "kind": row.kind,
        "commitment": fair.commitment(row.seed),
        "created": row.created_at.isoformat(),
        "options": json.loads(row.options),
    }
    lines = [header]
    for event in events:
        line = {"seq": event.seq, "at": event.at.isoformat(), "event": json.loads(event.body)}
        if draws := load_draws(event):
            line["draws"] = list(draws)
        lines.append(line)
    if seed_is_public:
        lines.append({"seed": row.seed.hex()})
    return fair.write_log(lines)


async def proof_of(database: Database, game_id: str) -> bytes:
    """Return the log of a game that is over; before that it would give secrets away."""

    def work(connection: Connection) -> tuple[GameRow | None, list[EventRow]]:
        found = records.load_game(connection, game_id)
        return (found[0] if found else None), records.load_events(connection, game_id)

    row, events = await database.read(work)
    if row is None:
        raise declined("game-unknown")
    if row.ended_at is None:
        raise declined("proof-not-over")
    return write_proof(row, events, seed_is_public=True)


def today(now: datetime) -> str:
    """Return the day of a moment as it stands in the name of a day's dice; days change at midnight UTC."""
    return now.astimezone(UTC).strftime("%Y%m%d")
