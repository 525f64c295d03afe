"""What the referee rules on a message, and what follows from it. Clauses: Q2.6, Q12.2, Q13.1, Q13.2, Q13.5, Q13.10."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.helpers import altered
from bot.engine.model import Refused, TimeUp, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.rules import people, resolve
from bot.games.quidditch.rules.decide import decide as decide_rest
from bot.games.quidditch.rules.decide import progress
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.hearing import Hearing, Past, again, go_on, hear
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.result import standing
from bot.games.quidditch.rules.verdict import Accepted
from bot.games.quidditch.state import Goal, Input, State
from bot.games.quidditch.tell.parts import touched
from bot.games.quidditch.words import Command, clean, read, referee_says


def decide(decision: Decision, actor: Actor, action: m.QuidditchAction | TimeUp) -> Refused | None:
    """Rule on a message, or let the action happen."""
    if actor.referee and decision.state.ended is None:
        if isinstance(action, m.Gilt | m.GiltNicht):
            return _then(decision, _rule(decision, action))
        aus = isinstance(action, m.Aus) or (isinstance(action, m.Wrote) and referee_says(action.text) == "aus")
        answer = _answer(decision.state) if aus else None
        if answer is not None:
            return _then(decision, _out(decision, answer))
    if isinstance(action, m.Wrote) and actor.seat and _in_time_after_all(decision, actor.seat, action):
        return _then(decision, None)
    return decide_rest(decision, actor, action)


def _then(decision: Decision, refused: Refused | None) -> Refused | None:
    if refused is None:
        if decision.state.absence is None:  # else it is seen when play goes on
            people.let_go(decision, [])
        progress(decision)
    return refused


# -- Gilt, Gilt nicht --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a referee may rule on a message now, and what would fall with it."""

    number: int
    seat: Seat
    words: str
    counts: bool
    """Gilt, or Gilt nicht."""
    falls: tuple[e.Affected, ...]

    @property
    def move(self) -> str:
        """Return the move that rules so, whatever falls."""
        kind = m.Gilt if self.counts else m.GiltNicht
        return write(kind(seat=self.seat, nr=self.number))


def rulings(state: State, most: int = 4) -> list[Ruling]:
    """List what can be ruled on the newest messages, the newest first; only what can be meant (Q13.1)."""
    found: list[Ruling] = []
    past = Past(state, state.base) if state.base is not None else None
    for number in range(len(state.inputs) - 1, -1, -1):
        one = state.inputs[number]
        if one.message and len(found) < most:
            heard = _heard(state, number, "gilt-nicht" if one.valid else "gilt", past)
            if isinstance(heard, Heard):
                found.append(Ruling(number, one.who, one.words, not one.valid, heard.falls))
    return found


@dataclass(frozen=True, slots=True)
class Heard:
    """A phase judged with another verdict on one message, and where that message stands now."""

    inputs: tuple[Input, ...]
    place: int
    hearing: Hearing

    @property
    def falls(self) -> tuple[e.Affected, ...]:
        """Name what falls with it."""
        return _affected(self.inputs, self.hearing.fallen)


def _heard(state: State, number: int, was: str, past: Past | None = None) -> Heard | Refused:
    """Judge the phase with another verdict on one message, or say why it cannot be ruled so.

    What came before it stands (`past`), and what came after it is only heard if the message can be ruled so.
    """
    one = state.inputs[number]
    if (
        was == "gilt"
        and one.grund == "zu-spaet"
        and any(later.valid and later.message for later in state.inputs[number:])
    ):
        return refuse("quidditch-gilt-too-late")
    if state.base is None:
        return refuse("quidditch-ruling-old")
    past = past or Past(state, state.base)
    late, why = was == "gilt" and one.grund == "zu-spaet", ""
    for place in range(number, -1 if late else number - 1, -1):  # a late answer counts as if its time were not over
        hearing, ruled = past.before(place), altered(one, ruled=was)
        again(hearing, place, ruled)
        if was != "gilt" or hearing.stands.get(place):
            rest = [*state.inputs[:number], *state.inputs[number + 1 :]]
            inputs = (*rest[:place], ruled, *rest[place:])
            whole = go_on(hearing, inputs, place + 1, state.now)
            return refuse("quidditch-ruling-old") if whole is None else Heard(inputs, place, whole)
        why = why or hearing.why.get(place, "")
    if why in ("", "unklar"):
        return refuse("quidditch-gilt-unclear")
    return refuse("quidditch-gilt-not", reason=text(f"quidditch-grund-{why}"))


def _rule(decision: Decision, action: m.Gilt | m.GiltNicht) -> Refused | None:
    state, counts = decision.state, isinstance(action, m.Gilt)
    number = _meant(state, action, counts=counts)
    if number is None:
        return refuse("quidditch-gilt-nothing" if counts else "quidditch-gilt-nicht-nothing")
    heard = _heard(state, number, "gilt" if counts else "gilt-nicht")
    if isinstance(heard, Refused):
        return heard
    if heard.falls and action.nr is None:
        return refuse("quidditch-ruling-falls", what=touched(heard.falls))
    _announce(decision, number, "gilt" if counts else "gilt-nicht", heard)
    resolve.catch_up(decision)
    return None


def _meant(state: State, action: m.Gilt | m.GiltNicht, *, counts: bool) -> int | None:
    """Find the message: by its number, or the newest one (of a seat) that can be ruled so."""
    able = [n for n, one in enumerate(state.inputs) if one.message and one.valid != counts]
    able = [n for n in able if action.seat in (None, state.inputs[n].who) and action.nr in (None, n)]
    return able[-1] if able else None


# -- Aus ---------------------------------------------------------------------------------------------------------------


def _answer(state: State) -> int | None:
    """Find the newest Halten or Abblocken on which nothing was built: its counter-roll is still to come (Q13.2)."""
    waiting = {
        one.answerer for one in state.chains if one.stage == "gegen" and one.word != "Angriff" and not one.repeated
    }
    answers = [
        n
        for n, one in enumerate(state.inputs)
        if one.valid and one.who in waiting and one.words.startswith(("Halten", "Abblocken"))
    ]
    return answers[-1] if answers else None


def _out(decision: Decision, number: int) -> Refused | None:
    heard = _heard(decision.state, number, "aus")
    if isinstance(heard, Refused):
        return heard
    _announce(decision, number, "aus", heard)
    return None


# -- in time after all -------------------------------------------------------------------------------------------------


def _in_time_after_all(decision: Decision, seat: Seat, action: m.Wrote) -> bool:
    """Let an answer count that was written in time, although the clock was quicker than its message (Q2.6)."""
    state = decision.state
    command = read(clean(action.text))
    if state.lapsed is None or not isinstance(command, Command) or command.word not in ("Abblocken", "Halten"):
        return False
    if isinstance(judge(state, seat, command, decision.when), Accepted):
        return False
    if not isinstance(judge(state.lapsed, seat, command, decision.when), Accepted):
        return False
    late = Input(seat, write(action), decision.when, valid=True)
    number = next((n for n, one in enumerate(state.inputs) if one.when > decision.when), len(state.inputs))
    inputs = (*state.inputs[:number], late, *state.inputs[number:])
    hearing = hear(state, inputs)
    if hearing is None or not hearing.stands.get(number):
        return False
    decision.by = f"{seat}|{late.move}"
    _announce(decision, number, "rechtzeitig", Heard(inputs, number, hearing))
    return True


# -- saying it ---------------------------------------------------------------------------------------------------------


def _affected(inputs: Sequence[Input], numbers: Sequence[int]) -> tuple[e.Affected, ...]:
    return tuple((number, inputs[number].who, inputs[number].words) for number in numbers)


def _announce(decision: Decision, number: int, was: str, heard: Heard) -> None:
    """Let the phase have happened as it was judged now, and say what that changes."""
    state, after, one = decision.state, heard.hearing.state, heard.inputs[heard.place]
    decision.do(
        e.NeuBeurteilt,
        was=was,
        nummer=number,
        platz=heard.place,
        seat=one.who,
        text=one.words,
        facts=tuple(heard.hearing.facts),
        entfallen=heard.falls,
        gelten=_affected(heard.inputs, heard.hearing.now_valid),
        tore_weg=_missing(state.goals, after.goals),
        tore_neu=_missing(after.goals, state.goals),
        stand=standing(state, after.points) if after.points != state.points else (),
        teilrunde=_course(state, after),
    )


def _missing(some: tuple[Goal, ...], others: tuple[Goal, ...]) -> tuple[Seat, ...]:
    rest = list(others)
    found = []
    for goal in some:
        if goal in rest:
            rest.remove(goal)
        else:
            found.append(goal.seat)
    return tuple(found)


def _course(state: State, after: State) -> str:
    was, now = state.stage == "fertig", after.stage == "fertig"
    return "" if was == now else "endet" if now else "geht-weiter"
