"""The list: who enters, with whom, who has paid, who is there. Clauses: W6.1, W8.4, Z7.2."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Literal

from bot.contests.common import events as e
from bot.contests.common.actions import Add, OnEntry, Plain
from bot.contests.common.format import Format
from bot.contests.common.model import MOST_ENTRIES, Entry, State
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor, Seat

OPEN = ("seeking", "asked", "in")
"""What an entry is that can still play."""


def leads(actor: Actor) -> bool:
    """Tell whether somebody leads the contest."""
    return actor.referee or actor.host


def may_enter(state: State, lead: bool) -> Refused | None:
    """Say why nobody can enter now."""
    if state.phase != "entry":
        return refuse("contest-too-late-to-enter")
    if state.shut and not lead:
        return refuse("contest-list-closed")
    return refuse("contest-full", most=MOST_ENTRIES) if len(state.entries) >= MOST_ENTRIES else None


def enter(format: Format, state: State, actor: Actor, action: Plain) -> Sequence[e.ContestEvent] | Refused:
    """Enter oneself: alone, with a partner who is asked, or looking for one."""
    if no := may_enter(state, leads(actor)):
        return no
    mine = state.entry_of(actor.seat)
    if action.kind == "bring" and mine is not None and mine.status == "seeking":
        return (e.Joined(number=mine.number, seat=f"{mine.number}{ascii_lowercase[mine.heads % 26]}"),)
    if mine is not None:
        return refuse("contest-already-in", number=mine.number)
    if actor.host and not format.host_plays:
        return refuse("contest-host-does-not-play")
    number = len(state.entries) + 1
    if action.kind == "seek":
        if format.size == 1:
            return refuse("contest-no-partners")
        return (e.Entered(number=number, seats=seats_of(number, 1), status="seeking"),)
    if action.kind == "bring":
        if format.size == 1:
            return refuse("contest-no-partners")
        return (e.Entered(number=number, seats=seats_of(number, format.size), guest=True),)
    status: Literal["in", "asked"] = "in" if format.size == 1 else "asked"
    return (e.Entered(number=number, seats=seats_of(number, format.size), status=status),)


def seats_of(number: int, count: int) -> tuple[Seat, ...]:
    """Name the seats of an entry."""
    return tuple(f"{number}{letter}" for letter in ascii_lowercase[:count])


def add(format: Format, state: State, actor: Actor, action: Add) -> Sequence[e.ContestEvent] | Refused:
    """Enter others, complete as they are: guests without Discord, latecomers, a team that fills in."""
    if not leads(actor):
        return refuse("contest-only-lead")
    if action.filler:
        if not format.fillers:
            return refuse("contest-no-fillers")
        if state.phase in ("sealed", "over"):
            return refuse("contest-not-now")
        if any(entry.filler and entry.status == "in" for entry in state.entries):
            return refuse("contest-filler-there")
        if action.count != 1:
            return refuse("contest-unreadable")
    elif no := may_enter(state, lead=True):
        return no
    if len(state.entries) + action.count > MOST_ENTRIES:
        return refuse("contest-full", most=MOST_ENTRIES)
    first = len(state.entries) + 1
    return [
        e.Entered(number=number, seats=seats_of(number, format.size), filler=action.filler, by="lead")
        for number in range(first, first + action.count)
    ]


def partner(format: Format, state: State, actor: Actor, action: OnEntry) -> Sequence[e.ContestEvent] | Refused:
    """Ask somebody who looks for a partner, say yes or no to whoever asked."""
    if state.phase != "entry":
        return refuse("contest-too-late-to-enter")
    if format.size == 1:
        return refuse("contest-no-partners")
    mine, other = state.entry_of(actor.seat), state.entry(action.number)
    if other is None:
        return refuse("contest-no-such-entry", number=action.number)
    if action.kind == "ask":
        return _ask(state, mine, other)
    if mine is not None and mine is other and mine.status == "asked" and actor.seat == mine.seats[-1]:
        if action.kind == "accept":
            return (e.Agreed(number=mine.number),)
        return (e.Parted(number=mine.number, seat=mine.seats[-1]),)
    if mine is None or other.status != "seeking" or other.asks != mine.number or mine.status != "seeking":
        return refuse("contest-nobody-asked", number=action.number)
    if action.kind == "decline":
        return (e.Asked(number=other.number, of=0),)
    new = f"{mine.number}{ascii_lowercase[mine.heads % 26]}"
    return (e.Paired(number=mine.number, other=other.number, seat=other.seats[0], new=new),)


def _ask(state: State, mine: Entry | None, other: Entry) -> Sequence[e.ContestEvent] | Refused:
    if other.status != "seeking" or other is mine:
        return refuse("contest-not-seeking", number=other.number)
    if mine is None:
        if no := may_enter(state, lead=False):
            return no
        number = len(state.entries) + 1
        entered = e.Entered(number=number, seats=seats_of(number, 1), status="seeking")
        return (entered, e.Asked(number=number, of=other.number))
    if mine.status != "seeking":
        return refuse("contest-already-in", number=mine.number)
    if mine.asks == other.number:
        return refuse("contest-asked-already", number=other.number)
    if other.asks == mine.number:  # they ask each other: that is a yes
        new = f"{mine.number}{ascii_lowercase[mine.heads % 26]}"
        return (e.Paired(number=mine.number, other=other.number, seat=other.seats[0], new=new),)
    return (e.Asked(number=mine.number, of=other.number),)


def leave(format: Format, state: State, actor: Actor) -> Sequence[e.ContestEvent] | Refused:
    """Leave by oneself: before the draw without a trace in the ranking, afterwards for good (W8.4)."""
    mine = state.entry_of(actor.seat)
    if mine is None or actor.seat is None or mine.status not in OPEN:
        return refuse("contest-not-in")
    if state.phase == "sealed":
        return refuse("contest-sealed")
    if state.rounds:
        return gone(format, state, mine)
    paired = mine.status == "in" and len(mine.seats) > 1 and not mine.guest
    if paired or (mine.status == "asked" and actor.seat == mine.seats[-1]):
        return (e.Parted(number=mine.number, seat=actor.seat),)
    return (e.Cancelled(number=mine.number, seats=mine.seats),)


def gone(format: Format, state: State, entry: Entry) -> Sequence[e.ContestEvent] | Refused:
    """Note that an entry plays no more."""
    return (e.Gone(number=entry.number, table=left_table(format, state, entry.number)),)


def left_table(format: Format, state: State, number: int) -> str:
    """Name the table an entry leaves while it is played; what is reported of it already stays as it is written."""
    table = state.open_table_of(number)
    return table.name if table and (table.status == "playing" or format.by_parts) else ""


def open_checkin(state: State, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Open the check-in, or open it once more."""
    shut = not state.checkin or state.checkin_over
    return (e.CheckinOpened(at=at),) if state.phase == "entry" and shut else refuse("contest-not-now")


def close_checkin(state: State, at: int) -> Sequence[e.ContestEvent] | Refused:
    """End the check-in: who is not there plays only if those who lead say so."""
    if not state.checkin and state.phase == "entry":
        return refuse("contest-no-checkin-yet")
    running = state.phase == "entry" and not state.checkin_over
    return (e.CheckinClosed(at=at),) if running else refuse("contest-not-now")


def here(state: State, entry: Entry | None) -> Sequence[e.ContestEvent] | Refused:
    """Say oneself that one is there, while the check-in is open."""
    late = state.checkin_over and state.phase == "entry" and entry is not None and not entry.here
    return refuse("contest-checkin-over") if late else check_in(state, entry, here=True)


def check_in(state: State, entry: Entry | None, here: bool) -> Sequence[e.ContestEvent] | Refused:
    """Say whether somebody is there."""
    if entry is None:
        return refuse("contest-not-in")
    if state.phase != "entry":
        return refuse("contest-not-now")
    if not state.checkin:
        return refuse("contest-no-checkin-yet")
    if entry.status == "out":
        return refuse("contest-cancelled", number=entry.number)
    if entry.status != "in":
        return refuse("contest-not-complete", number=entry.number)
    if entry.here == here:
        return refuse("contest-known", number=entry.number)
    return (e.Present(number=entry.number, here=here),)


def unseen(state: State) -> tuple[int, ...]:
    """Return who is asked for at the check-in: a team that fills in is nobody's to wait for."""
    return tuple(
        entry.number for entry in state.entries if entry.status == "in" and not entry.here and not entry.filler
    )


def drawn_first(state: State) -> tuple[int, ...]:
    """Return who is drawn for the first round: complete, there (once there is a check-in), as many as have a place."""
    ready = [
        entry.number
        for entry in state.entries
        if entry.status == "in" and not entry.filler and (entry.here or not state.checkin)
    ]
    return tuple(ready[: state.options.most])


def waiting(state: State) -> tuple[int, ...]:
    """Return who is on the waiting list now, in its order."""
    return tuple(_complete(state)[state.options.most :]) if state.options.most is not None and not state.rounds else ()


def is_full(state: State) -> bool:
    """Tell whether all places are taken: whoever enters now has to wait."""
    return state.options.most is not None and len(_complete(state)) >= state.options.most


def _complete(state: State) -> list[int]:
    return [entry.number for entry in state.entries if entry.status in OPEN and not entry.filler]
