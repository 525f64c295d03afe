"""What an action leaves behind in the tables: lines of the log, rolls to count, results."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.app.live import Live
from bot.engine.log import Entry
from bot.engine.model import Outcome
from bot.engine.spec import dump
from bot.store.records import EventRow


def row_of(entry: Entry, person_id: int | None) -> EventRow:
    """Write an entry of the log as it is stored."""
    draws = json.dumps(entry.draws) if entry.draws else None
    return EventRow(entry.seq, entry.at, entry.cause, entry.part, person_id, entry.event.kind, dump(entry.event), draws)


def rolls_of(live: Live, entries: Sequence[Entry], person_id: int | None) -> list[tuple[int, int, int]]:
    """Pick the 2w6 among the draws, for the person's statistics."""
    if person_id is None or live.row.guild_id is None:
        return []
    pairs = [draw["got"] for entry in entries for draw in entry.draws if draw["ask"] == "2w6"]
    return [(live.row.guild_id, person_id, sum(pair)) for pair in pairs]


def results_of(live: Live, outcome: Outcome, at: datetime) -> list[dict[str, Any]]:
    """List places and points of everybody who played; equal places share the better number."""
    people = {row.seat: row.person_id for row in live.seats}
    points = dict(outcome.points)
    place, rows = 1, []
    for group in outcome.places:
        rows += [
            {
                "game_id": live.row.id,
                "seat": seat,
                "person_id": people.get(seat),
                "place": place,
                "points": points.get(seat, 0),
                "at": at,
            }
            for seat in group
        ]
        place += len(group)
    return rows
