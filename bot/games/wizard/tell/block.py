"""What the Block says: events and steps as texts."""

from collections.abc import Sequence

from bot.engine.helpers import flag, signed
from bot.engine.model import Step
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.block import (
    Annulled,
    BlockEvent,
    Changed,
    Confirmed,
    Corrected,
    Entered,
    Finished,
    GeberNamed,
    Gong,
    Locked,
    Replayed,
    Shared,
    TakenBack,
    TieMet,
    Waited,
    Waiting,
)
from bot.games.wizard.model.pad import State
from bot.games.wizard.model.people import (
    Arrived,
    Fined,
    Left,
    Missing,
    Pardoned,
    Punished,
    Withdrawn,
)
from bot.games.wizard.rules.block_state import (
    bar,
    cards,
    clock_marks,
    clock_out,
    done,
    held,
    number,
    phase,
    turn,
)
from bot.games.wizard.tell.people import told_of_people
from bot.games.wizard.tell.words import joined, score, seat_names


def tell(event: BlockEvent) -> Text | None:
    """Put an event in words; that a lock has held is none, nor that time for waiting is over when all are there."""
    match event:
        case Locked():
            return None
        case Waiting():
            return text("wizardblock-waiting", minutes=event.minutes)
        case Waited():
            return text("wizardblock-waited", names=seat_names(event.seats)) if event.seats else None
        case Missing() | Arrived() | Left() | Punished() | Withdrawn():
            return told_of_people(event)
        case GeberNamed():
            return text("wizardblock-geber-named", seat=Seated(event.seat), drawn=flag(event.drawn))
        case Entered():
            return text("wizardblock-entered", what=event.what, numbers=_numbers(event.seats, event.values))
        case Changed():
            return _told_change(event)
        case TakenBack():
            return text("wizardblock-taken-back", reopened=event.reopened or 0)
        case Confirmed():
            return score(event.number, event.points)
        case Corrected():
            return text(
                "wizardblock-corrected",
                playoff=flag(event.playoff),
                number=event.number,
                before=_cells(event.seats, event.before),
                after=_cells(event.seats, event.after),
            )
        case Annulled():
            return text("wizardblock-annulled", number=event.number)
        case Fined():
            return text("wizardblock-fined", seat=Seated(event.seat), points=signed(event.points))
        case Pardoned():
            return text("wizardblock-pardoned", seat=Seated(event.seat), points=signed(event.points))
        case Gong():
            return text("wizardblock-gong", left=event.left)
        case Finished():
            return text("wizardblock-finished", reason=event.reason)
        case Replayed():
            return text("wizardblock-replayed", players=event.players)
        case TieMet():
            return text("wizardblock-tie-met", names=seat_names(event.seats))
        case Shared():
            return text("wizardblock-shared", names=seat_names(event.seats))


def _told_change(event: Changed) -> Text:
    words = text("wizardblock-changed", what=event.what, seat=Seated(event.seat), was=event.was, value=event.value)
    return words if event.struck is None else text("wizardblock-struck", changed=words, seat=Seated(event.struck))


def _numbers(seats: Sequence[Seat], values: Sequence[int]) -> Text:
    return joined(
        [text("wizardblock-number", seat=Seated(seat), value=value) for seat, value in zip(seats, values, strict=True)]
    )


def _cells(seats: Sequence[Seat], cells: Sequence[tuple[int, int]]) -> Text:
    return joined(
        [
            text("wizardblock-cell", seat=Seated(seat), tricks=tricks, bid=bid)
            for seat, (tricks, bid) in zip(seats, cells, strict=True)
        ]
    )


def step(state: State) -> Step:
    """Name what is to be written, and the clock it belongs to."""
    key = f"n{state.count}"
    now = phase(state)
    if now == "over":
        return Step("over", text("wizardblock-is-over"))
    words = _todo(state)
    marks = clock_marks(state)
    if marks and not done(state) and state.gongs < len(marks):
        gong = text("wizardblock-step-gong", todo=words, left=marks[state.gongs])
        shown = words if state.waiting else gong
        return Step(key, shown, clock=f"uhr{state.runs}.{state.gongs}{'w' if state.waiting else ''}")
    if state.waiting and not done(state):
        return Step(key, words, clock="warten")
    name = f"s{len(state.sheet.playoffs)}" if done(state) else str(number(state))
    return Step(key, words, clock=f"spiel{name}")


def _todo(state: State) -> Text:
    seat = turn(state)
    now = phase(state)
    if held(state):
        return text("wizardblock-still-waiting", names=seat_names(state.held))
    if clock_out(state) and not done(state) and now == "bids" and not state.entry.bids:
        return text("wizardblock-step-clock-out")
    if seat is not None:
        barred = bar(state)
        if now == "bids" and barred is not None:
            return text("wizard-step-bid-barred", seat=Seated(seat), number=barred)
        return text("wizard-step-bid" if now == "bids" else "wizardblock-step-tricks", seat=Seated(seat))
    if sum(state.entry.tricks) != cards(state):
        return text("wizardblock-sum-off", sum=sum(state.entry.tricks), cards=cards(state))
    return text("wizardblock-step-confirm")
