"""Folding events into the pad. Clauses: Z2.4-Z2.6, Z2.8, Z3.2, Z6.3."""

from dataclasses import replace

from bot.games.wizard.model.block import (
    Arrived,
    BlockEvent,
    Changed,
    Confirmed,
    Corrected,
    Entered,
    Entry,
    Fined,
    Finished,
    GeberNamed,
    Gong,
    Left,
    Missing,
    Pardoned,
    Replayed,
    Shared,
    State,
    TakenBack,
    TieMet,
)
from bot.games.wizard.model.sheet import Penalty, Row, Sheet
from bot.games.wizard.rules.block_state import active, cards, number, order, ties
from bot.games.wizard.rules.plan import after, plan


def folded(state: State, event: BlockEvent) -> State:
    """Fold one event; every event makes older buttons void."""
    return replace(_settled(_folded(state, event)), count=state.count + 1)


def _folded(state: State, event: BlockEvent) -> State:
    sheet = state.sheet
    match event:
        case Entered() | Changed():
            return replace(state, entry=_written(state, event), trail=(*state.trail, state.entry))
        case TakenBack():
            return _taken_back(state, event)
        case Confirmed():
            return _confirmed(state)
        case Corrected():
            tricks, bids = tuple(cell[0] for cell in event.after), tuple(cell[1] for cell in event.after)
            rows = list(sheet.rows)
            rows[event.number - 1] = replace(rows[event.number - 1], bids=bids, tricks=tricks)
            return replace(state, sheet=replace(sheet, rows=tuple(rows)))
        case Fined():
            lines = (*sheet.penalties, Penalty(event.seat, event.points, event.number))
            return replace(state, sheet=replace(sheet, penalties=lines))
        case Pardoned():
            lines = sheet.penalties[: event.line - 1] + sheet.penalties[event.line :]
            return replace(state, sheet=replace(sheet, penalties=lines))
        case Missing():
            return _present_dealer(replace(state, late=(*state.late, event.seat)))
        case Arrived():
            return replace(state, late=tuple(seat for seat in state.late if seat != event.seat))
        case Left():
            return _left(state, event)
        case GeberNamed():
            return replace(state, dealer=event.seat)
        case Gong():
            return replace(state, gongs=state.gongs + 1)
        case Finished():
            return replace(state, finished=event.reason, entry=Entry(), trail=(), tie=())
        case Replayed():
            fresh = State(state.options, state.seats, plan(state.options.mode, event.players), state.dealer)
            fresh = replace(fresh, sheet=Sheet(gone=sheet.gone), late=state.late, runs=state.runs + 1)
            return _present_dealer(fresh)
        case TieMet():
            dealer = after(state.seats, state.dealer, event.seats)
            return replace(state, tie=event.seats, dealer=dealer, entry=Entry(), trail=())
        case Shared():
            return replace(state, tie=(), shared=(*state.shared, event.seats), entry=Entry(), trail=())


def _settled(state: State) -> State:
    """Drop a three-card game whose tie a correction or penalty has undone."""
    if state.tie and state.tie not in ties(state):
        return replace(state, tie=(), entry=Entry(), trail=())
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


def _taken_back(state: State, event: TakenBack) -> State:
    if event.reopened is None:
        return replace(state, entry=state.trail[-1], trail=state.trail[:-1])
    row = state.sheet.rows[-1]
    sheet = replace(state.sheet, rows=state.sheet.rows[:-1])
    return replace(
        state,
        sheet=sheet,
        dealer=row.dealer,
        late=row.missed,
        entry=Entry(row.bids, row.tricks),
        trail=(Entry(), Entry(row.bids)),
    )


def _confirmed(state: State) -> State:
    entry, sheet = state.entry, state.sheet
    missed = () if state.tie else state.late
    row = Row(number(state), cards(state), state.dealer, order(state), entry.bids, entry.tricks, missed)
    if state.tie:
        return replace(state, sheet=replace(sheet, playoffs=(*sheet.playoffs, row)), tie=(), entry=Entry(), trail=())
    state = replace(state, sheet=replace(sheet, rows=(*sheet.rows, row)), entry=Entry(), trail=())
    return replace(state, dealer=after(state.seats, state.dealer, active(state)))


def _left(state: State, event: Left) -> State:
    state = replace(
        state,
        sheet=replace(state.sheet, gone=(*state.sheet.gone, (event.seat, event.manner))),
        late=tuple(seat for seat in state.late if seat != event.seat),
    )
    if event.void is not None:
        state = replace(state, entry=Entry(), trail=())
    return _present_dealer(state)


def _present_dealer(state: State) -> State:
    """Let the next player to the left deal if the Geber is not there."""
    present = active(state)
    if not present or state.dealer in present:
        return state
    return replace(state, dealer=after(state.seats, state.dealer, present))
