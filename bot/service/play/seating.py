"""People who change seats in the middle of a game, and sit as before when that is taken back."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.engine.log import Entry
from bot.engine.seats import Seat
from bot.service.play.live import Live, Who, declined
from bot.store.acts import ActRow, Wanted
from bot.store.changes import Change
from bot.store.seats import SeatRow

KIND = "substitution"
SENT_OFF = ("exclusion", "ban")
"""What the book says of people because of an action; it is taken back with it."""


def change_places(live: Live, entries: Sequence[Entry], change: Change, person_id: int | None) -> None:
    """Let people follow what the rules say of seats; the book remembers who sat where before."""
    moved = [(entry, moves) for entry in entries if (moves := live.spec.rules.moved(entry.event))]
    for _, moves in moved:
        change.seats = reseated(change.seats or live.seats, moves, robots=live.spec.computers.allowed(live.options))
    if moved and live.row.guild_id is not None:
        before = [old for old, new in zip(live.seats, change.seats, strict=True) if old != new]
        seats = [{"seat": row.seat, "person": row.person_id, "name": row.name, "robot": row.robot} for row in before]
        first, _ = moved[0]
        change.act = ActRow(
            guild_id=live.row.guild_id,
            at=first.at,
            kind=KIND,
            actor_id=person_id,
            game_id=live.row.id,
            channel_id=live.row.channel_id,
            data={"seq": first.seq, "seats": seats},
            cause=first.cause,
        )


def come_and_go(live: Live, entries: Sequence[Entry], change: Change, coming: Sequence[Who | str]) -> None:
    """Give those who come in new their seats in a contest, move those who change theirs, let go who leaves."""
    moves = [move for entry in entries for move in live.spec.rules.moved(entry.event)]
    if not moves:
        return
    needed = sum(old == "+" for old, _ in moves)
    if needed and len(coming) != needed:
        raise declined("contest-people-missing", count=needed)
    rows = {row.seat: row for row in live.seats}
    newcomers = iter(coming)
    for old, new in moves:
        if old == "+":
            rows[new] = newcomer(new, next(newcomers))
        elif new == "-":
            rows.pop(old, None)
        else:
            rows[new] = replace(rows.pop(old), seat=new)
    people = Counter(row.person_id for row in rows.values() if row.person_id is not None)
    twice = next((row for row in rows.values() if row.person_id and people[row.person_id] > 1), None)
    if twice is not None:
        raise declined("contest-person-twice", name=twice.name or "?")
    contest = live.spec.contest
    if contest is not None and not contest.host_plays and live.row.host_id in people:
        raise declined("contest-host-does-not-play")
    change.seats = list(rows.values())


def newcomer(seat: Seat, who: Who | str) -> SeatRow:
    """Seat a person, or a guest by a bare name; a name may be longer than its column, and PostgreSQL takes no NUL."""
    id, name = (None, who) if isinstance(who, str) else (who.id, who.name)
    return SeatRow(seat=seat, person_id=id, name=name.replace("\0", "")[:80] or "?")


def reseated(rows: Sequence[SeatRow], moves: Sequence[tuple[Seat, Seat]], *, robots: bool) -> list[SeatRow]:
    """Move people between seats; who comes in new is not known yet, so that the computer keeps the place if it may."""
    old = {row.seat: row for row in rows}
    new = {come: SeatRow(seat=come) for come, _ in moves if come in old}
    for come, go in moves:
        if go in old:
            new[go] = replace(old[come], seat=go) if come in old else SeatRow(seat=go, robot=robots)
    return [new.get(row.seat, row) for row in rows]


def about_people(live: Live) -> Wanted:
    """Ask the book for the changes of seats in a game, for those who were sent off and those who were banned."""
    return Wanted(live.row.guild_id or 0, (KIND, *SENT_OFF), game_id=live.row.id, standing=True)


def sent_off(changes: Sequence[ActRow], undone: Sequence[Entry]) -> list[ActRow]:
    """Pick what the book says of people because of these events; one press may have written two acts (`-cause`)."""
    causes = {entry.cause for entry in undone if entry.cause is not None}
    return [act for act in changes if act.kind in SENT_OFF and act.cause is not None and abs(act.cause) in causes]


def seated_again(live: Live, changes: Sequence[ActRow], undone: Sequence[Entry]) -> list[SeatRow]:
    """Return who sits where once these events are undone, from the newest change back; nothing if there was none."""
    back: dict[Seat, SeatRow] = {}
    numbers, off = {entry.seq for entry in undone}, sent_off(changes, undone)
    for act in changes:
        if act in off and act.kind == "exclusion":
            seat = act.data["seat"]
            back[seat] = SeatRow(seat=seat, person_id=act.data["person"], name=act.data["name"])
        elif act.data.get("seq") in numbers:  # only a change of seats remembers with which event it came
            for row in act.data["seats"]:
                back[row["seat"]] = SeatRow(
                    seat=row["seat"], person_id=row["person"], name=row["name"], robot=bool(row["robot"])
                )
    return [back.get(row.seat, row) for row in live.seats] if back else []
