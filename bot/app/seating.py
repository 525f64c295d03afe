"""People who change seats in the middle of a game, and sit as before when that is taken back."""

from collections.abc import Sequence
from dataclasses import replace

from bot.app.live import Live
from bot.engine.log import Entry
from bot.engine.seats import Seat
from bot.store.acts import ActRow, Wanted
from bot.store.records import Change, SeatRow

KIND = "substitution"


def change_places(live: Live, entries: Sequence[Entry], change: Change, person_id: int | None) -> None:
    """Let people follow what the rules say of seats; the book remembers who sat where before."""
    moved = [(entry, moves) for entry in entries if (moves := live.spec.moved(entry.event))]
    for _, moves in moved:
        change.seats = reseated(change.seats or live.seats, moves, robots=live.spec.robots_allowed(live.options))
    if moved and live.row.guild_id is not None:
        before = [old for old, new in zip(live.seats, change.seats, strict=True) if old != new]
        seats = [{"seat": row.seat, "person": row.person_id, "name": row.name, "robot": row.robot} for row in before]
        first, row = moved[0][0], live.row
        data = {"seq": first.seq, "seats": seats}
        change.act = ActRow(
            live.row.guild_id, first.at, KIND, person_id, None, row.id, row.channel_id, "", data, first.cause
        )


def reseated(rows: Sequence[SeatRow], moves: Sequence[tuple[Seat, Seat]], *, robots: bool) -> list[SeatRow]:
    """Move people between seats; who comes in new is not known yet, so that the computer keeps the place if it may."""
    old = {row.seat: row for row in rows}
    new = {come: SeatRow(come) for come, _ in moves if come in old}
    for come, go in moves:
        if go in old:
            new[go] = replace(old[come], seat=go) if come in old else SeatRow(go, robot=robots)
    return [new.get(row.seat, row) for row in rows]


def substitutions(live: Live) -> Wanted:
    """Ask the book for the changes of seats in a game."""
    return Wanted(live.row.guild_id or 0, (KIND,), game_id=live.row.id)


def seated_again(live: Live, changes: Sequence[ActRow], undone: set[int]) -> list[SeatRow]:
    """Return who sits where once these events are undone, from the newest change back; nothing if there was none."""
    back: dict[Seat, SeatRow] = {}
    for act in changes:
        if act.data.get("seq") in undone:
            for row in act.data["seats"]:
                back[row["seat"]] = SeatRow(row["seat"], row["person"], row["name"], bool(row["robot"]))
    return [back.get(row.seat, row) for row in live.seats] if back else []
