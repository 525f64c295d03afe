"""What an action leaves behind in the tables: lines of the log, rolls to count, results."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.engine.log import Entry
from bot.engine.model import Outcome
from bot.engine.spec import dump
from bot.service.play.live import Live
from bot.store.events import EventRow, write_draws


def row_of(entry: Entry, person_id: int | None) -> EventRow:
    """Write an entry of the log as it is stored."""
    return EventRow(
        seq=entry.seq,
        at=entry.at,
        cause=entry.cause,
        part=entry.part,
        person_id=person_id,
        kind=entry.event.kind,
        body=dump(entry.event),
        draws=write_draws(entry.draws),
    )


def rolls_of(live: Live, entries: Sequence[Entry], person_id: int | None) -> list[tuple[int, int, int]]:
    """Pick the 2w6 among the draws, for the person's statistics."""
    if person_id is None or live.row.guild_id is None:
        return []
    pairs = [draw.got for entry in entries for draw in entry.draws if draw.ask == "2w6"]
    return [(live.row.guild_id, person_id, sum(pair)) for pair in pairs]


def results_of(live: Live, outcome: Outcome, at: datetime) -> list[dict[str, Any]]:
    """List places and points of everybody who played; equal places share the better number, some have none."""
    people = {row.seat: row.person_id for row in live.seats}
    points = dict(outcome.points)
    place, rows = 1, []
    for group in outcome.places:
        rows += [
            {
                "game_id": live.row.id,
                "seat": seat,
                "person_id": people.get(seat),
                "place": None if seat in outcome.unranked else place,
                "points": points.get(seat, 0),
                "at": at,
            }
            for seat in group
        ]
        place += len(group)
    return rows
