"""How events change the state. Clauses: H2.1, H3.4, H4.7, H5.1."""

from typing import Any

from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.hut.model import (
    OFFERED,
    Christened,
    Drawn,
    HandedIn,
    HutEvent,
    NumberNamed,
    Opened,
    PhasePlayed,
    PhaseReport,
    RoundReport,
    Scored,
    Slip,
    State,
    Written,
)
from bot.games.hut.stacks import HATS, moved, new_board


def apply(state: State, event: HutEvent) -> State:
    """Fold one event into the state."""
    match event:
        case Drawn():
            return _drawn(state, event)
        case Christened():
            player = state.player(event.seat)
            called = dict(zip(player.hats, player.names, strict=True)) | {event.hat: event.name}
            return _changed(state, event.seat, names=tuple(called.values()))
        case NumberNamed():
            return _changed(state, event.seat, number=event.number)
        case Written():
            return _changed(state, event.seat, slip=Slip(event.lines, event.salt, event.seal, event.done))
        case HandedIn():
            slip = state.player(event.seat).slip
            return _changed(state, event.seat, slip=altered(slip, done=True) if slip else None)
        case Opened():
            report = RoundReport(event.round, state.board, event.slips, event.missing)
            players = tuple(altered(player, slip=None) for player in state.players)
            return altered(state, players=players, reports=(*state.reports, report))
        case PhasePlayed():
            return _phase_played(state, event)
        case Scored():
            return _scored(state, event)


def _changed(state: State, seat: Seat, **changes: Any) -> State:
    players = tuple(altered(one, **changes) if one.seat == seat else one for one in state.players)
    return altered(state, players=players)


def _drawn(state: State, event: Drawn) -> State:
    colours = dict(event.colours)
    players = tuple(
        altered(player, colour=colours[player.seat], names=OFFERED[colours[player.seat]][:HATS])
        for player in state.players
    )
    return altered(state, players=players, board=new_board(colours.values()))


def _phase_played(state: State, event: PhasePlayed) -> State:
    moves = {entry.hat: entry.target for entry in event.entries if entry.fate == "moved" and entry.hat and entry.target}
    board = moved(state.board, moves)
    *earlier, report = state.reports
    report = altered(report, phases=(*report.phases, PhaseReport(event.entries, board)))
    return altered(state, board=board, reports=(*earlier, report))


def _scored(state: State, event: Scored) -> State:
    won = dict(event.points)
    players = tuple(altered(player, points=player.points + won[player.seat]) for player in state.players)
    *earlier, report = state.reports
    totals = tuple((player.seat, player.points) for player in players)
    report = altered(report, points=event.points, totals=totals)
    return altered(state, players=players, round=state.round + 1, reports=(*earlier, report))
