"""Folding events into the pad. Clauses: Z2.4-Z2.8, Z3.2, Z6.3, Z6.7, Z6.8."""

from bot.engine.helpers import altered
from bot.engine.seats import Seat
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
from bot.games.wizard.model.pad import Closed, Entry, Mark, State
from bot.games.wizard.model.people import (
    Arrived,
    Fined,
    Left,
    Missing,
    Pardoned,
    Punished,
    Withdrawn,
)
from bot.games.wizard.model.sheet import Penalty, Row, Sheet
from bot.games.wizard.rules.block_state import active, begun, cards, clock_marks, number, order, ties
from bot.games.wizard.rules.penalties import listed
from bot.games.wizard.rules.plan import after, plan


def apply(state: State, event: BlockEvent) -> State:
    """Fold one event; every event makes older buttons void."""
    return altered(_settled(_changed(state, event)), count=state.count + 1)


def _changed(state: State, event: BlockEvent) -> State:
    sheet = state.sheet
    match event:
        case Entered() | Changed():
            state = state if begun(state) else _locked(state, len(sheet.rows))
            trail = (*state.trail, Mark(state.entry, event.by))
            return altered(state, entry=_written(state, event), trail=trail)
        case Locked():
            return _locked(state, event.games)
        case TakenBack():
            return _taken_back(state, event)
        case Confirmed():
            return _confirmed(state, event)
        case Corrected():
            return altered(state, sheet=_corrected(sheet, event))
        case Annulled():
            closed = state.closed if event.number < len(sheet.rows) else None
            return altered(state, sheet=_annulled(sheet, event), closed=closed)
        case Fined():
            lines = (*sheet.penalties, Penalty(event.seat, event.points, event.number))
            return altered(state, sheet=altered(sheet, penalties=lines))
        case Pardoned():
            lines = sheet.penalties[: event.line - 1] + sheet.penalties[event.line :]
            return altered(state, sheet=altered(sheet, penalties=lines))
        case Punished() | Withdrawn():
            return altered(state, sheet=altered(sheet, rulings=listed(sheet.rulings, event)))
        case Missing():
            held = (*state.held, event.seat) if event.held else state.held
            return _present_dealer(altered(state, late=(*state.late, event.seat), held=held))
        case Arrived():
            return altered(state, late=_without(state.late, event.seat), held=_without(state.held, event.seat))
        case Left():
            return _left(state, event)
        case GeberNamed():
            return altered(state, dealer=event.seat)
        case Waiting():
            return altered(state, waiting=True)
        case Waited():
            return altered(state, waiting=False, held=())
        case Gong():
            return altered(state, gongs=max(state.gongs, clock_marks(state).index(event.left) + 1))
        case Finished():
            return altered(state, finished=event.reason, entry=Entry(), trail=(), closed=None, tie=())
        case Replayed():
            fresh = State(state.options, state.seats, plan(state.options.mode, event.players), state.dealer)
            kept = Sheet(gone=sheet.gone, rulings=sheet.rulings, kind=sheet.kind)
            fresh = altered(fresh, sheet=kept, late=state.late, runs=state.runs + 1)
            return _present_dealer(fresh)
        case TieMet():
            dealer = after(state.seats, state.dealer, event.seats)
            return altered(state, tie=event.seats, dealer=dealer, entry=Entry(), trail=(), closed=None)
        case Shared():
            return altered(state, tie=(), shared=(*state.shared, event.seats), entry=Entry(), trail=())


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)


def _corrected(sheet: Sheet, event: Corrected) -> Sheet:
    old = sheet.playoffs if event.playoff else sheet.rows
    tricks = tuple(cell[0] for cell in event.after)
    bids = tuple(cell[1] for cell in event.after)
    row = altered(old[event.number - 1], bids=bids, tricks=tricks, void=False)
    new = (*old[: event.number - 1], row, *old[event.number :])
    return altered(sheet, playoffs=new) if event.playoff else altered(sheet, rows=new)


def _annulled(sheet: Sheet, event: Annulled) -> Sheet:
    row = altered(sheet.rows[event.number - 1], void=True)
    return altered(sheet, rows=(*sheet.rows[: event.number - 1], row, *sheet.rows[event.number :]))


def _settled(state: State) -> State:
    """Drop a three-card game whose tie a correction or penalty has undone."""
    if state.tie and state.tie not in ties(state):
        return altered(state, tie=(), entry=Entry(), trail=())
    return state


def _written(state: State, event: Entered | Changed) -> Entry:
    entry = state.entry
    old = entry.bids if event.what == "bids" else entry.tricks
    if isinstance(event, Entered):
        new = (*old[: event.first], *event.values)
    else:
        place = order(state).index(event.seat)
        new = (*old[:place], event.value, *old[place + 1 :])
        new = new[:-1] if event.struck else new
    return Entry(new, entry.tricks) if event.what == "bids" else Entry(entry.bids, new)


def _locked(state: State, games: int) -> State:
    """Lock the first so many games for good; the last one cannot be opened again (Z2.8, Z6.7)."""
    return altered(state, locked=max(state.locked, games), closed=None)


def _taken_back(state: State, event: TakenBack) -> State:
    if event.reopened is None:
        return altered(state, entry=state.trail[-1].entry, trail=state.trail[:-1])
    row = state.sheet.rows[-1]
    gone = {seat for seat, _ in state.sheet.gone}
    late = tuple(seat for seat in row.missed if seat not in gone)
    if event.coarse or state.closed is None:
        trail: tuple[Mark, ...] = (Mark(Entry(), None), Mark(Entry(row.bids), None))
        returning: tuple[Seat, ...] = ()
    else:
        trail = state.closed.trail
        returning = tuple(seat for seat in late if seat not in state.late)
    return altered(
        state,
        sheet=altered(state.sheet, rows=state.sheet.rows[:-1]),
        dealer=row.dealer,
        late=late,
        returning=returning,
        entry=Entry(row.bids, row.tricks),
        trail=trail,
        closed=None,
        locked=min(state.locked, len(state.sheet.rows) - 1),
    )


def _confirmed(state: State, event: Confirmed) -> State:
    entry = state.entry
    sheet = state.sheet
    missed = () if state.tie else state.late
    row = Row(number(state), cards(state), state.dealer, order(state), entry.bids, entry.tricks, missed)
    closed = Closed(event.by, state.trail)
    state = altered(state, entry=Entry(), trail=())
    if state.tie:
        return altered(state, sheet=altered(sheet, playoffs=(*sheet.playoffs, row)), tie=())
    late = tuple(seat for seat in state.late if seat not in state.returning)
    state = altered(state, sheet=altered(sheet, rows=(*sheet.rows, row)), closed=closed, late=late, returning=())
    return altered(state, dealer=after(state.seats, state.dealer, active(state)))


def _left(state: State, event: Left) -> State:
    state = altered(
        state,
        sheet=altered(state.sheet, gone=(*state.sheet.gone, (event.seat, event.manner))),
        late=_without(state.late, event.seat),
        held=_without(state.held, event.seat),
        returning=_without(state.returning, event.seat),
    )
    if state.closed is not None and event.seat in state.sheet.rows[-1].players:
        state = altered(state, closed=None)
    if event.void is not None:
        state = altered(state, entry=Entry(), trail=())
    return _present_dealer(state)


def _present_dealer(state: State) -> State:
    """Let the next player to the left deal if the Geber is not there."""
    present = active(state)
    if not present or state.dealer in present:
        return state
    return altered(state, dealer=after(state.seats, state.dealer, present))
