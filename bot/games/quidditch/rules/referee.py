"""What a referee may do and say. Clauses: Q2.6, Q3.5, Q5.2, Q7.2, Q7.3, Q12.2, Q12.4."""

from typing import get_args

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import course, people, resolve, say
from bot.games.quidditch.rules.fold_course import TEILRUNDEN
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.rules.verdict import named
from bot.games.quidditch.state import State
from bot.games.quidditch.words import Letter, Name, Order, Slip, clean, read, referee_says

_STEPS: tuple[m.Schrittname, ...] = get_args(m.Schrittname)
_ROLLS = ("klatscher", "quaffel", "schnatz")


def says(turn: Turn, message: str) -> Refused | None:
    """Understand the referee's words: tolerant, but a release must be exact (Q3.5)."""
    words = clean(message)
    if words == m.DICE:
        return rolls(turn)
    said = referee_says(words)
    if said == "aus":
        return rule_out(turn)
    if said == "fast-frei":
        return refuse("quidditch-release-exact")
    step = next((one for one in _STEPS if one == said), None)
    if step:
        return course.take(turn, step)
    reading = read(words)
    return _names(turn, reading) if isinstance(reading, Name) else refuse("quidditch-referee-words")


def understands(message: str) -> bool:
    """Tell whether a message is one of the referee's words."""
    return referee_says(message) is not None


def _names(turn: Turn, reading: Name) -> Refused | None:
    meant = named(turn.state, reading.nick)
    if meant is None:
        return refuse("quidditch-nobody-there", seat=reading.nick)
    if reading.letter is None:
        return possess(turn, m.Besitz(seat=meant.seat))
    third = turn.state.third_of(reading.letter)
    if third is None:
        return refuse("quidditch-no-third", letter=reading.letter)
    return place(turn, m.Stelle(seat=meant.seat, third=third))


def rolls(turn: Turn) -> Refused | None:
    """Roll where the ball is, if that is due."""
    step = course.next_step(turn.state)
    return course.take(turn, step) if step in _ROLLS else refuse("quidditch-no-ball-roll")


# -- the last message --------------------------------------------------------------------------------------------------


def count(turn: Turn, seat: Seat | None = None) -> Refused | None:
    """Let the last refused message count, read mildly; a late answer is waved through (Q12.2)."""
    last = turn.state.last
    if last is None or last.valid:
        return refuse("quidditch-gilt-nothing")
    if seat not in (None, last.seat):
        return refuse("quidditch-gilt-other", seat=last.seat, command=last.text[:60])
    reading = read(last.text)
    if isinstance(reading, Letter):
        trial = Turn(last.before, turn.chance, turn.when)
        grund = say.letter(trial, last.seat, reading.letter, mild=True)
        if grund:
            return refuse("quidditch-gilt-not", reason=text(f"quidditch-grund-{grund}"))
        turn.do(e.Entschieden, was="gilt", seat=last.seat, text=last.text)
        say.letter(turn, last.seat, reading.letter, mild=True)
        return None
    order = reading.meant if isinstance(reading, Slip) else reading
    if not isinstance(order, Order):
        return refuse("quidditch-gilt-unclear")
    verdict = judge(last.before, last.seat, order, turn.when, mild=True)
    if isinstance(verdict, str):
        return refuse("quidditch-gilt-not", reason=text(f"quidditch-grund-{verdict}"))
    turn.do(e.Entschieden, was="gilt", seat=last.seat, text=last.text)
    say.obey(turn, last.seat, last.text, order, verdict)
    return None


def discount(turn: Turn, seat: Seat | None = None) -> Refused | None:
    """Take the last command back, with its roll."""
    last = turn.state.last
    if last is None or not last.valid:
        return refuse("quidditch-gilt-nicht-nothing")
    if seat not in (None, last.seat):
        return refuse("quidditch-gilt-other", seat=last.seat, command=last.text[:60])
    turn.do(e.Entschieden, was="gilt-nicht", seat=last.seat, text=last.text)
    return None


def rule_out(turn: Turn) -> Refused | None:
    """Call "Aus": the pending answer is too late, or the last one was (Q2.6, Q12.2)."""
    last = turn.state.last
    if last and last.valid and last.answer:
        chain = last.before.chain(last.kette)
        if chain and resolve.due(last.before, chain) is not None:
            turn.do(e.Entschieden, was="aus", seat=last.seat, text=last.text)
            resolve.expire(turn, chain)
            return None
    pending = next((one for one in turn.state.chains if resolve.due(turn.state, one) is not None), None)
    if pending is None:
        return refuse("quidditch-aus-nothing")
    resolve.expire(turn, pending)
    return None


# -- setting things right ----------------------------------------------------------------------------------------------


def place(turn: Turn, action: m.Stelle) -> Refused | None:
    """Set or correct a position (Q5.2)."""
    state = turn.state
    player = state.player(action.seat)
    if player is None or not player.here:
        return refuse("quidditch-nobody-there", seat=action.seat)
    if player.role == "Hüter":
        return refuse("quidditch-hueter-stays")
    if state.phase not in ("besitz", *TEILRUNDEN) and not state.phase.startswith("pos-"):
        return refuse("quidditch-place-when")
    if action.seat == state.named and state.phase != "jaeger" and state.holder == action.seat:
        return refuse("quidditch-place-quaffel")
    if player.third == action.third:
        return refuse("quidditch-place-same")
    letter = "–" if action.third is None else state.letter(action.third)
    turn.do(e.Gestellt, seat=action.seat, third=action.third, von="schiri", letter=letter)
    return None


def possess(turn: Turn, action: m.Besitz) -> Refused | None:
    """Set who has the Quaffel, at the start of the round or while it is free to be played."""
    state = turn.state
    player = state.player(action.seat)
    if player is None or not player.here or player.role != "Jäger":
        return refuse("quidditch-besitz-who")
    if state.phase == "besitz":
        turn.do(e.QuaffelBei, seat=action.seat, wie="ernannt")
        return None
    playing = state.phase == "jaeger" and state.stage == "frei" and not state.chains and not state.freiwurf
    if not playing or not player.active:
        return refuse("quidditch-besitz-when")
    if state.holder == action.seat:
        return refuse("quidditch-besitz-same")
    turn.do(e.QuaffelBei, seat=action.seat, wie="schiri")
    return None


def repeatable(state: State) -> bool:
    """Tell whether there is a Teilrunde to repeat."""
    begun = state.phase in TEILRUNDEN and state.stage != "start"
    return state.start is not None and (begun or state.phase in ("stand", *course.CHATS))


def repeat(turn: Turn) -> Refused | None:
    """Start the present or just finished Teilrunde over (Q7.3)."""
    start = turn.state.start
    if start is None or not repeatable(turn.state):
        return refuse("quidditch-repeat-nothing")
    turn.do(e.Wiederholt, phase=start.phase)
    return None


def act(turn: Turn, action: m.RefereeAction) -> Refused | None:
    """Carry out what only a referee may do."""
    match action:
        case m.Schritt():
            return course.take(turn, action.was)
        case m.Gilt():
            return count(turn, action.seat)
        case m.GiltNicht():
            return discount(turn, action.seat)
        case m.Aus():
            return rule_out(turn)
        case m.Stelle():
            return place(turn, action)
        case m.Besitz():
            return possess(turn, action)
        case m.Wiederholen():
            return repeat(turn)
        case m.Fehlt():
            return people.vanish(turn, action.seat)
        case m.Zurueck():
            return people.come_back(turn)
        case m.Bescheid():
            return people.answer(turn, action)
        case m.Aufruecken():
            return people.move_up(turn, action)
        case m.Ausschluss():
            return people.exclude(turn, action.seat, fraud=False)
        case m.Wuerfelbetrug():
            return people.exclude(turn, action.seat, fraud=True)
