"""Time: which limit is the nearest, and what its end brings. Clauses: Q2.6, Q3.9, Q5.2, Q5.8.1, Q7.2, Q12.6."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.games.quidditch.rules import course, opening, options, resolve
from bot.games.quidditch.rules.fold_course import TEILRUNDEN
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.state import State

SLACK = 1.5
"""Seconds the clock rings later than the limit: messages on their way are judged by their own time."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The moment something is over, and what."""

    at: int
    was: Literal["antwort", "stille", "chat", "fort", "aufholen", "vor"]


def limit(state: State) -> Limit | None:
    """Return the nearest limit of the present situation."""
    if state.ended:
        return None
    if state.absence:
        return _of_absence(state)
    answers = [at for chain in state.chains if (at := resolve.due(state, chain)) is not None]
    found = [Limit(min(answers), "antwort")] if answers else []
    waiting = _of_silence(state)
    if waiting and not (state.reminded and not state.by_bot):
        found.append(waiting)
    return min(found, key=lambda one: one.at) if found else None


def _of_absence(state: State) -> Limit | None:
    absence, options = state.absence, state.options
    if absence is None or absence.stage == "weggeblieben":
        return None
    if absence.stage == "fort":
        return Limit(absence.since + 1000 * options.fuenf_minuten, "fort")
    return Limit(absence.since + 1000 * options.eine_minute, "aufholen")


def _of_silence(state: State) -> Limit | None:
    options = state.options
    breaks = {"chat": options.chat, "halbzeit": options.halbzeit, "pause": options.pause_finale}
    if state.phase in breaks:
        return Limit(state.since + 1000 * breaks[state.phase], "chat")
    if state.phase == "vor":
        return Limit(state.since + 1000 * max(options.chat, options.stille), "vor")
    if state.phase in TEILRUNDEN and (state.stage != "frei" or _only_answers(state)):
        return None
    if state.phase in ("runde", "stand") or (state.freiwurf and not state.freiwurf.released):
        return None
    return Limit(state.since + 1000 * options.stille, "stille")


def _only_answers(state: State) -> bool:
    """Tell whether only answers with a limit of their own are awaited."""
    return bool(state.chains) and all(resolve.due(state, chain) is not None for chain in state.chains)


def seconds(state: State) -> float | None:
    """Return how long the present situation may still last."""
    nearest = limit(state)
    return None if nearest is None else max(0.0, (nearest.at - state.now) / 1000) + SLACK


def time_up(turn: Turn) -> Refused | None:
    """Resolve exactly the limit that is over; a clock that rang too early is set anew."""
    nearest = limit(turn.state)
    if nearest is None:
        return refuse("quidditch-no-limit")
    if turn.when == 0:
        turn.when = nearest.at
    if turn.when < nearest.at:
        turn.do(e.Gewartet)
        return None
    match nearest.was:
        case "antwort":
            turn.when += 1  # the limit itself is still in time
            resolve.catch_up(turn)
        case "fort":
            turn.do(e.Weggeblieben, seat=turn.state.absence.seat if turn.state.absence else "")
        case "aufholen":
            turn.do(e.Fortgesetzt)
        case _:
            _silence(turn, nearest)
    return None


def _silence(turn: Turn, nearest: Limit) -> None:
    state = turn.state
    if not state.by_bot:
        turn.do(e.Erinnert, was=nearest.was, wen=_awaited(state))
    elif nearest.was == "chat":
        course.begin_round(turn)
    elif nearest.was == "vor":
        _kick_off_anyway(turn)
    elif state.phase in TEILRUNDEN:
        resolve.silence(turn)
    elif state.phase == "quaffelwurf":
        for seat in opening.quaffel_owed(state):
            opening.roll_for_quaffel(turn, seat)
    elif state.phase == "drittel":
        opening.choose_third(turn, 0)
    elif state.phase == "besitz":
        course.take(turn, "besitz")
    elif not state.reminded:  # the captain may name the position now (Q3.9)
        turn.do(e.Erinnert, was="position", wen=tuple(course.missing(state)))
    else:
        following = course.next_step(state)
        if following:
            course.take(turn, following)


def _awaited(state: State) -> tuple[Seat, ...]:
    """Name who could act, for the reminder."""
    return tuple(sorted(options.able(state)))


def _kick_off_anyway(turn: Turn) -> None:
    """Name captains where there are none; experience that was not given lapses."""
    for house in turn.state.options.houses:
        if turn.state.captain(house) is None:
            turn.do(e.KapitaenErnannt, seat=next(one.seat for one in turn.state.team(house) if one.here))
    course.take(turn, "anpfiff")
