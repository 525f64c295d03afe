"""Who sat where when, and who does not come: the log of a game names whoever played, also after they have gone."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.engine.seats import Seat
from bot.engine.text import Arg, Seated, Text
from bot.service.play.live import Live
from bot.service.play.names import ROBOT
from bot.service.play.owing import filled, vacancy
from bot.store.changes import Change
from bot.store.games import GameRow
from bot.store.outbox import OwedRow
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow

PATIENCE = 3
"""Whoever lets so many limits pass in a row is not there."""
_MARKS = re.compile(r"[*_~`|<>@\\]")


def gone(live: Live, change: Change) -> list[SatRow]:
    """List who gives up a seat with a change of a game that has begun, up to its last event."""
    if live.position is None or not change.seats:
        return []
    until, noted = change.game.get("head", live.row.head), {row.seat for row in change.sat}
    now = {row.seat: _sitter(row) for row in change.seats}
    return [
        SatRow(seat=row.seat, until=until, person_id=row.person_id, name=row.name, robot=row.robot)
        for row in live.seats
        if row.taken and row.seat not in noted and now.get(row.seat) != _sitter(row)
    ]


def _sitter(row: SeatRow) -> tuple[int | None, str | None, bool]:
    return row.person_id, None if row.robot else row.name, row.robot


def as_then(live: Live, words: Text, seq: int, name: Callable[[SatRow], str]) -> Text:
    """Let a sentence of the log name who sat there then; whoever sits there still is named as always."""
    then = {row.seat: row for row in reversed(live.former) if seq <= row.until}
    return _renamed(words, {seat: name(row) for seat, row in then.items()}) if then else words


def _renamed(words: Text, names: dict[str, str]) -> Text:
    return Text(words.id, tuple((key, _named(arg, names)) for key, arg in words.args))


def _named(arg: Arg, names: dict[str, str]) -> Arg:
    match arg:
        case Seated():
            return names.get(arg.seat, arg)
        case Text():
            return _renamed(arg, names)
        case _:
            return arg


def last_sitter(live: Live, seat: str) -> SatRow | None:
    """Return who sat last on a seat that the computer has now, or why it is free if the computer had played there."""
    return _last(live.former, seat)


def _last(former: Sequence[SatRow], seat: Seat) -> SatRow | None:
    return next((row for row in reversed(former) if row.seat == seat and (row.person_id or row.why)), None)


def mentioned(row: SatRow) -> str:
    """Name who sat somewhere by a mention; a guest or the computer plainly."""
    if row.person_id:
        return f"<@{row.person_id}>"
    if row.robot:
        return f"{ROBOT} {row.name or row.seat}"
    return _MARKS.sub("", row.name or "") or "∅"


# -- who does not come, who has gone -----------------------------------------------------------------------------------


def may_hand_over(live: Live) -> bool:
    """Tell whether the computer may take somebody's seat in the middle of a game."""
    spec = live.spec
    return not spec.manners.told and spec.leading.replaceable(live.options) and spec.computers.allowed(live.options)


def handed_over(row: SeatRow) -> SeatRow:
    """Return somebody's seat with the computer on it."""
    return SeatRow(seat=row.seat, robot=True, captain=row.captain)


def count_missed(live: Live, awaited: frozenset[Seat], change: Change, now: datetime) -> None:
    """Count for everybody awaited that a limit has passed; after too many of them the computer takes the seat."""
    late = [row for row in change.seats or live.seats if row.person_id and row.seat in awaited]
    if not late or not may_hand_over(live):
        return
    rows = {row.seat: row for row in change.seats or live.seats}
    for row in late:
        rows[row.seat] = replace(row, missed=row.missed + 1)
        if row.missed + 1 >= PATIENCE:
            until = change.game.get("head", live.row.head)
            sat = SatRow(seat=row.seat, until=until, person_id=row.person_id, name=row.name, why="absent")
            rows[row.seat] = handed_over(row)
            change.sat.append(sat)
            change.owed.append(vacancy(live.row, sat, now))
    change.seats = list(rows.values())


def forgive(live: Live, person_id: int | None, change: Change) -> None:
    """Begin to count anew for somebody who acts."""
    row = live.seat_of(person_id) if person_id is not None else None
    if row is not None and row.missed:
        seats = change.seats or live.seats
        change.seats = [replace(one, missed=0) if one.seat == row.seat else one for one in seats]


def fill_all(live: Live, now: datetime) -> list[OwedRow]:
    """Take back every line that offers a seat: the game is over, or goes on elsewhere."""
    return fill(live.row, live.seats, live.former, now)


def fill(game: GameRow, seats: Iterable[SeatRow], former: Sequence[SatRow], now: datetime) -> list[OwedRow]:
    """Take back the lines that offer these seats, where there are any."""
    return [filled(game, sat, now) for sat in _offered(seats, former)]


def offer_anew(live: Live, channel_id: int, now: datetime) -> list[OwedRow]:
    """Offer in another channel, or below everything else, what is still offered."""
    there = replace(live.row, channel_id=channel_id)
    return [vacancy(there, sat, now) for sat in _offered(live.seats, live.former)]


def _offered(seats: Iterable[SeatRow], former: Sequence[SatRow]) -> list[SatRow]:
    found = [_last(former, row.seat) for row in seats if row.robot]
    return [sat for sat in found if sat is not None and sat.why]
