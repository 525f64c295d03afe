"""Freezing a list, drawing from it, and what the clock does. Clauses: W8.1, W8.5, Z7.2, Z2.1."""

from collections.abc import Sequence

from bot.contests.common import events as e
from bot.contests.common.actions import Hold
from bot.contests.common.entering import OPEN, drawn_first
from bot.contests.common.format import Ahead, Format
from bot.contests.common.model import Round, State
from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse

WARNINGS = (10, 5, 0)
"""How many minutes before the end of the common clock there is a gong (Z2.1)."""
MINUTE = 60_000
LATE = 5 * MINUTE
"""So long a table waits for somebody (Z2.5)."""
REMINDED = 5 * MINUTE
"""So long before the end of the check-in those who are missing are reminded."""


def next_draw(format: Format, state: State) -> Ahead | Refused | None:
    """Return what can be drawn now, or why nothing can; None: all is played."""
    if state.phase == "entry":
        return _first(format, state)
    if state.phase == "pause":
        return format.ahead(state) if state.rounds else _first(format, state)
    return refuse("contest-round-runs" if state.phase == "playing" else "contest-not-now")


def _first(format: Format, state: State) -> Ahead | Refused:
    ready = drawn_first(state)
    fewest = format.fewest(state.options)
    if len(ready) < fewest:
        return refuse("contest-too-few", here=len(ready), fewest=fewest)
    ahead = format.ahead(state)
    return ahead if isinstance(ahead, Ahead | Refused) else Ahead("round", "round", ready)


def seal(format: Format, state: State, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Freeze the list of the next draw; its seed is promised with it."""
    ahead = next_draw(format, state)
    if ahead is None:
        return refuse("contest-nothing-to-draw")
    if isinstance(ahead, Refused):
        return ahead
    return (
        e.Froze(
            purpose=ahead.purpose,
            stage=ahead.stage,
            entries=ahead.entries,
            groups=ahead.groups,
            absent=left_out(state, ahead),
            at=at,
        ),
    )


def missed(state: State) -> tuple[int, ...]:
    """Return who has still to say that he is there; a team that fills in plays without a word (W8.3)."""
    listed = (entry for entry in state.entries if entry.status == "in" and not entry.filler)
    return tuple(entry.number for entry in listed if not entry.here)


def left_out(state: State, ahead: Ahead) -> tuple[int, ...]:
    """Return who is on the list and not in the first draw: not there, not complete, or still waiting for a place."""
    listed = [entry for entry in state.entries if entry.status in OPEN and not entry.filler]
    return () if state.rounds else tuple(entry.number for entry in listed if entry.number not in ahead.entries)


def draw(format: Format, state: State, chance: Chance, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Draw from the frozen list."""
    frozen = state.frozen
    if frozen is None:
        return refuse("contest-not-sealed")
    if frozen.purpose == "lots":
        return (e.LotsDrawn(groups=tuple(chance.shuffle(group) for group in frozen.groups)),)
    return (format.draw(state, frozen, chance, at),)


def thaw(state: State) -> Sequence[e.ContestEvent] | Refused:
    """Break the seal before anything was drawn."""
    return refuse("contest-not-sealed") if state.frozen is None else (e.Thawed(),)


def may_redraw(format: Format, state: State) -> bool:
    """Tell whether the last round may be drawn again."""
    return not isinstance(redraw(format, state), Refused)


def redraw(format: Format, state: State) -> Sequence[e.ContestEvent] | Refused:
    """Take back the tables of a round, if no-shows have left one of them too small and nothing was played (Z7.2)."""
    round = state.round
    if round is None or state.phase != "playing":
        return refuse("contest-not-now")
    if any(
        (table.result or table.status != "playing") and set(table.out) != set(table.entries) for table in round.tables
    ):
        return refuse("contest-results-are-in")
    small = any(len(table.entries) - len(table.out) < format.smallest for table in round.tables)
    return (e.RoundVoided(),) if small and format.smallest else refuse("contest-draw-stands")


def begin(state: State, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Start the common clock: all tables begin together."""
    round = state.round
    if round is None or state.phase != "playing":
        return refuse("contest-not-now")
    if state.options.minutes is None:
        return refuse("contest-no-clock")
    return refuse("contest-clock-runs") if round.begun_at else (e.ClockStarted(at=at),)


def waits_for_clock(state: State) -> bool:
    """Tell whether the tables of a round are drawn, but the clock that all of them begin with is not started (Z2.1)."""
    round = state.round
    return state.phase == "playing" and round is not None and state.options.minutes is not None and not round.begun_at


def due(state: State) -> int | None:
    """Return the moment, in milliseconds, at which the clock has something to say next."""
    found: list[int] = []
    options, round = state.options, state.round
    if options.draft:
        return None
    if state.phase == "entry":
        if options.checkin_at is not None and not state.checkin:
            found.append(1000 * options.checkin_at)
        if (reminder := _reminder(state)) is not None:
            found.append(reminder)
        if options.closes_at is not None and not state.shut:
            found.append(1000 * options.closes_at)
    if state.phase == "sealed" and state.frozen is not None:
        found.append(state.frozen.at + 1000 * options.opens_after)
    if state.phase == "playing" and round is not None:
        if not round.slow:
            found.append(_slow_at(state, round))
        found += [at + LATE for _, _, at in _waiting(round)]
        if options.minutes is not None and round.begun_at and round.gongs < len(WARNINGS):
            found.append(round.begun_at + MINUTE * (options.minutes - WARNINGS[round.gongs]))
    return min(found, default=None)


def _slow_at(state: State, round: Round) -> int:
    """Return when tables without a result have taken long."""
    return round.drawn_at + round.held + MINUTE * state.options.slow_after


def hold(state: State, action: Hold, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Note that the contest stood still: a fire alarm stops the common clock for all (Z2.1)."""
    return (e.Held(by=action.by, at=at),)


def _reminder(state: State) -> int | None:
    """Return when those who are missing are reminded: before the check-in ends, or at its end if it was opened late."""
    until = 1000 * (state.options.checkin_until or 0)
    if not state.checkin or state.checkin_over or state.reminded or until <= state.checkin_since:
        return None
    return until if until - REMINDED < state.checkin_since else until - REMINDED


def _waiting(round: Round) -> list[tuple[str, int, int]]:
    """Return who is waited for at the tables of a round, and since when."""
    tables = [table for table in round.tables if table.status == "playing"]
    return [
        (table.name, number, since)
        for table in tables
        for number, since in table.missing
        if number not in (*table.overdue, *table.out)
    ]


def time_up(format: Format, state: State, chance: Chance, at: int) -> Sequence[e.ContestEvent] | Refused:
    """Let the clock speak."""
    moment, round = due(state), state.round
    if moment is None or at < moment:
        return refuse("contest-not-now")
    options = state.options
    if state.phase == "sealed":
        return draw(format, state, chance, at)
    if state.phase == "entry":
        if not state.checkin and options.checkin_at is not None and 1000 * options.checkin_at == moment:
            return (e.CheckinOpened(at=at),)
        if _reminder(state) == moment:
            return (e.Reminded(missing=missed(state), late=1000 * (options.checkin_until or 0) <= at, at=at),)
        return (e.Shut(at=at),)
    assert round is not None  # in a pause and after the end nothing is due
    late = next(((table, number) for table, number, since in _waiting(round) if since + LATE == moment), None)
    if late is not None:
        return (e.Overdue(table=late[0], entry=late[1], at=at),)
    if not round.slow and _slow_at(state, round) == moment:
        return (e.Slowed(tables=tuple(table.name for table in round.open_tables)),)
    return (e.Gonged(left=WARNINGS[round.gongs], at=at),)
