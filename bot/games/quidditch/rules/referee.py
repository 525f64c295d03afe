"""What a referee may do and say. Clauses: Q2.6, Q3.5, Q5.2, Q7.2, Q7.3, Q12.2, Q12.4."""

from typing import get_args

from bot.engine.model import Refused, refuse
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import course, overdue, people, resolve, result
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.verdict import named
from bot.games.quidditch.state import TEILRUNDEN, State
from bot.games.quidditch.words import Name, clean, read, referee_says

_STEPS: tuple[m.Schrittname, ...] = get_args(m.Schrittname)
_TEILRUNDEN: tuple[m.Teilrunde, ...] = get_args(m.Teilrunde)
AFTERWARDS = 48 * 3600 * 1000
"""So many milliseconds after the end a Teilrunde may still be repeated."""
_ROLLS = ("klatscher", "quaffel", "schnatz")


def says(decision: Decision, message: str) -> Refused | None:
    """Understand the referee's words: tolerant, but a release must be exact (Q3.5)."""
    words = clean(message)
    if words == m.DICE:
        return rolls(decision)
    said = referee_says(words)
    if said == "aus":
        return rule_out(decision)
    if said == "fast-frei":
        return refuse("quidditch-release-exact")
    step = next((one for one in _STEPS if one == said), None)
    if step:
        return course.take(decision, step)
    reading = read(words)
    return _names(decision, reading) if isinstance(reading, Name) else refuse("quidditch-referee-words")


def understands(message: str) -> bool:
    """Tell whether a message is one of the referee's words."""
    return referee_says(message) is not None


def _names(decision: Decision, reading: Name) -> Refused | None:
    meant = named(decision.state, reading.nick)
    if meant is None:
        return refuse("quidditch-nobody-there", seat=reading.nick)
    if reading.letter is None:
        return possess(decision, m.Besitz(seat=meant.seat))
    third = decision.state.third_of(reading.letter)
    if third is None:
        return refuse("quidditch-no-third", letter=reading.letter)
    return place(decision, m.Stelle(seat=meant.seat, third=third))


def rolls(decision: Decision) -> Refused | None:
    """Roll where the ball is, if that is due."""
    step = course.next_step(decision.state)
    return course.take(decision, step) if step in _ROLLS else refuse("quidditch-no-ball-roll")


# -- time --------------------------------------------------------------------------------------------------------------


def rule_out(decision: Decision) -> Refused | None:
    """Call "Aus" while nobody has answered: the seconds are over (Q2.6, Q13.2)."""
    pending = next((one for one in decision.state.chains if resolve.due(decision.state, one) is not None), None)
    if pending is None:
        return refuse("quidditch-aus-nothing")
    resolve.expire(decision, pending, aus=True)
    return None


# -- setting things right ----------------------------------------------------------------------------------------------


def place(decision: Decision, action: m.Stelle) -> Refused | None:
    """Set or correct a position (Q5.2)."""
    state = decision.state
    player = state.player(action.seat)
    if player is None or not player.here:
        return refuse("quidditch-nobody-there", seat=action.seat)
    if player.role == "Hüter":
        return refuse("quidditch-hueter-stays")
    if state.phase not in ("besitz", *TEILRUNDEN) and not state.phase.startswith("pos-"):
        return refuse("quidditch-place-when")
    if state.phase != "jaeger" and state.holder == action.seat:
        return refuse("quidditch-place-quaffel")
    if player.third == action.third:
        return refuse("quidditch-place-same")
    letter = "–" if action.third is None else state.letter(action.third)
    decision.do(e.Gestellt, seat=action.seat, third=action.third, von="schiri", letter=letter)
    return None


def possess(decision: Decision, action: m.Besitz) -> Refused | None:
    """Set who has the Quaffel, at the start of the round or while it is free to be played."""
    state = decision.state
    player = state.player(action.seat)
    if player is None or not player.here or player.role != "Jäger":
        return refuse("quidditch-besitz-who")
    if state.phase == "besitz":
        decision.do(e.QuaffelBei, seat=action.seat, wie="ernannt")
        return None
    playing = state.phase == "jaeger" and state.stage == "frei" and not state.chains and not state.freiwurf
    if not playing or not player.active:
        return refuse("quidditch-besitz-when")
    if state.holder == action.seat:
        return refuse("quidditch-besitz-same")
    decision.do(e.QuaffelBei, seat=action.seat, wie="schiri")
    return None


def repeatable(state: State) -> list[tuple[int, m.Teilrunde]]:
    """List the Teilrunden that can be repeated, by round and name, the newest first (Q13.6)."""
    found = [(one.round, phase) for one in reversed(state.starts) for phase in _TEILRUNDEN if one.phase == phase]
    untouched = state.phase in TEILRUNDEN and state.stage == "start"
    return found[1:] if untouched else found


def repeat(decision: Decision, action: m.Wiederholen) -> Refused | None:
    """Start a Teilrunde over, also when later ones were played, and up to 48 hours after the end (Q7.3, Q13.6)."""
    state = decision.state
    if state.ended in ("abbruch", "verschoben"):
        return refuse("quidditch-repeat-ended")
    if state.ended and decision.when > state.over_at + AFTERWARDS:
        return refuse("quidditch-repeat-too-late")
    able = repeatable(state)
    wanted = able[0] if able and action.round is None else (action.round, action.phase)
    if wanted not in able:
        return refuse("quidditch-repeat-nothing")
    start = next(one for one in state.starts if (one.round, one.phase) == wanted)
    decision.do(
        e.Wiederholt,
        phase=wanted[1],
        runde=wanted[0],
        tore_weg=tuple(goal.seat for goal in state.goals[len(start.goals) :]),
        schnatz_weg=state.catcher,
        stand=result.standing(state, start.points) if start.points != state.points else (),
    )
    return None


def act(decision: Decision, action: m.RefereeAction) -> Refused | None:
    """Carry out what only a referee may do."""
    assert not isinstance(action, m.Gilt | m.GiltNicht)  # judged where the whole phase can be (ruling.py)
    match action:
        case m.Schritt():
            return course.take(decision, action.was)
        case m.Aus():
            return rule_out(decision)
        case m.Versaeumt():
            return overdue.close(decision)
        case m.Weiter():
            decision.do(e.Weitergespielt, dauer=action.dauer)
            return None
        case m.Stelle():
            return place(decision, action)
        case m.Besitz():
            return possess(decision, action)
        case m.Wiederholen():
            return repeat(decision, action)
        case m.Fehlt():
            return people.vanish(decision, action.seat)
        case m.Zurueck():
            return people.come_back(decision)
        case m.Bescheid():
            return people.answer(decision, action)
        case m.Aufruecken():
            return people.move_up(decision, action)
        case m.Ausschluss():
            return people.exclude(decision, action.seat, action.grund)
        case m.Ersetzt():
            return people.replaced(decision, action.seat)
        case m.Wuerfelbetrug():
            return people.punish(decision, action)
