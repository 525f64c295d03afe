"""Time: which limit is the nearest, and what its end brings. Clauses: Q2.6, Q3.9, Q5.2, Q5.8.1, Q7.2, Q12.6."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.games.quidditch.rules import course, legal, opening, resolve
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.state import TEILRUNDEN, State

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
    absence = state.absence
    options = state.options
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
    if state.phase in ("runde", "stand") or (state.freiwurf and not state.freiwurf.released):
        return None
    if state.phase not in TEILRUNDEN or course.naming_due(state):
        return Limit(state.since + 1000 * options.stille, "stille")
    return _in_teilrunde(state) if state.stage == "frei" else None


def _in_teilrunde(state: State) -> Limit | None:
    """Give everybody who owes something his own time, and all who could act theirs (Q3.9, Q12.6)."""
    owing = [chain.since for chain in state.chains if chain.debtor]
    if state.chains and not owing:  # only answers with a limit of their own are awaited
        return None
    return Limit(min(owing, default=state.since) + 1000 * state.options.stille, "stille")


def seconds(state: State) -> float | None:
    """Return how long the present situation may still last."""
    nearest = limit(state)
    return None if nearest is None else max(0.0, (nearest.at - state.now) / 1000) + SLACK


def time_up(decision: Decision) -> Refused | None:
    """Resolve exactly the limit that is over; a clock that rang too early is set anew."""
    nearest = limit(decision.state)
    if nearest is None:
        return refuse("quidditch-no-limit")
    if decision.when == 0:
        decision.when = nearest.at
    if decision.when < nearest.at:
        decision.do(e.Gewartet)
        return None
    match nearest.was:
        case "antwort":
            decision.when += 1  # the limit itself is still in time
            resolve.catch_up(decision)
        case "fort":
            decision.do(e.Weggeblieben, seat=decision.state.absence.seat if decision.state.absence else "")
        case "aufholen":
            course.go_on(decision)
        case _:
            _silence(decision, nearest)
    return None


def catch_up(decision: Decision) -> None:
    """Let every limit hold that was over when the present action was made, bell or no bell (Q13.10)."""
    resolve.catch_up(decision)
    state = decision.state
    if not state.by_bot or state.phase not in TEILRUNDEN or state.absence:
        return
    nearest = limit(state)
    if nearest and nearest.was == "stille" and nearest.at < decision.when:
        resolve.silence(decision)


def ring(decision: Decision) -> bool:
    """Let a bell have rung that was due when somebody wrote: chats, names, positions (Q13.10); a roll stays a roll."""
    state = decision.state
    if not state.by_bot or state.absence or state.phase in (*TEILRUNDEN, "quaffelwurf"):
        return False
    nearest = limit(state)
    if nearest is None or nearest.at >= decision.when:
        return False
    _silence(decision, nearest)
    return True


def _silence(decision: Decision, nearest: Limit) -> None:
    state = decision.state
    if not state.by_bot:
        decision.do(e.Erinnert, was=nearest.was, wen=_awaited(state))
    elif nearest.was == "chat":
        course.begin_round(decision)
    elif nearest.was == "vor":
        _kick_off_anyway(decision)
    elif course.naming_due(state):
        course.take(decision, "besitz")
    elif state.phase in TEILRUNDEN:
        resolve.silence(decision)
    elif state.phase == "quaffelwurf":
        for seat in opening.quaffel_owed(state):
            opening.roll_for_quaffel(decision, seat)
    elif state.phase == "drittel":
        opening.choose_third(decision, 0)
    elif not state.reminded:  # the captain may name the position now (Q3.9)
        decision.do(e.Erinnert, was="position", wen=tuple(course.missing(state)))
    else:
        following = course.next_step(state)
        assert following is not None  # only rolls and the choice before the first round wait for players alone
        course.take(decision, following)


def _awaited(state: State) -> tuple[Seat, ...]:
    """Name who could act, for the reminder."""
    return tuple(sorted(legal.able(state)))


def _kick_off_anyway(decision: Decision) -> None:
    """Name captains where there are none; experience that was not given lapses."""
    for house in decision.state.options.houses:
        if decision.state.captain(house) is None:
            decision.do(e.KapitaenErnannt, seat=next(one.seat for one in decision.state.team(house) if one.here))
    course.take(decision, "anpfiff")
