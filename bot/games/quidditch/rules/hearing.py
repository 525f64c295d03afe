"""Judging a phase again: the same inputs and dice, with other verdicts on some messages. Clauses: Q13.1, Q13.2."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch.fold.record import RULED
from bot.games.quidditch.notation import read as read_move
from bot.games.quidditch.rules import clock, resolve, say
from bot.games.quidditch.rules.decide import decide, progress
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.rules.verdict import Accepted
from bot.games.quidditch.state import Input, State
from bot.games.quidditch.words import Command, Letter, Slip, clean, read

DISCOUNTED = ("gilt-nicht", "aus")


@dataclass
class Hearing:
    """A phase judged again: its facts, and which inputs stand otherwise than before."""

    state: State
    facts: list[e.QuidditchEvent] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)
    now_valid: list[int] = field(default_factory=list)
    stands: dict[int, bool] = field(default_factory=dict)
    """Whether each message that was judged is a valid command now."""
    why: dict[int, str] = field(default_factory=dict)
    """Why a message is none."""

    def copy(self) -> "Hearing":
        """Return one that can go on another way."""
        known = (list(self.facts), list(self.fallen), list(self.now_valid), dict(self.stands), dict(self.why))
        return Hearing(self.state, *known)


class Past:
    """The present phase as it was judged up to each of its inputs; each of them is judged again only once."""

    def __init__(self, state: State, base: State) -> None:
        """Begin where the phase began."""
        self._inputs, self._known = state.inputs, [Hearing(base)]

    def before(self, number: int) -> Hearing:
        """Return what was judged before an input, to go on from."""
        while len(self._known) <= number:
            after, last = self._known[-1].copy(), len(self._known) - 1
            again(after, last, self._inputs[last])
            self._known.append(after)
        return self._known[number].copy()


def hear(state: State, inputs: Sequence[Input]) -> Hearing | None:
    """Judge all inputs of the present phase again; None where it was not recorded."""
    return None if state.base is None else go_on(Hearing(state.base), inputs, 0, state.now)


def go_on(hearing: Hearing, inputs: Sequence[Input], first: int, now: int) -> Hearing | None:
    """Judge the inputs from a number on, and what has followed by now; None where that was not recorded."""
    for number in range(first, len(inputs)):
        again(hearing, number, inputs[number])
    rest = _decision(hearing.state, (), now)
    clock.catch_up(rest)
    try:
        progress(rest)
    except NoDice:  # a log of before: it does not say what has fallen
        return None
    _keep(hearing, rest)
    return hearing


def _decision(state: State, dice: Sequence[tuple[int, int]], when: int) -> Decision:
    return Decision(state, Recorded(dice), when, replaying=True)


def _keep(hearing: Hearing, decision: Decision) -> None:
    hearing.facts += decision.facts
    hearing.state = decision.state


def again(hearing: Hearing, number: int, one: Input) -> None:
    """Judge one input again; what cannot stand any more is left out without a trace."""
    if one.move.startswith("gilt"):  # a ruling is kept with the message it was about
        return
    try:
        decision = _judged(hearing, number, one)
    except NoDice:
        return
    if decision is None:
        if one.valid is not None:
            hearing.stands[number] = False
        return
    valid = _valid(decision, one)
    hearing.stands[number] = valid
    invalid = next((fact for fact in decision.facts if isinstance(fact, e.Ungueltig)), None)
    if invalid is not None:
        hearing.why.setdefault(number, invalid.grund)
    if one.valid and not valid and one.ruled in ("", "gilt"):
        hearing.fallen.append(number)
    if one.valid is False and valid:
        hearing.now_valid.append(number)
    if valid or one.valid is None or not one.counted or one.ruled in DISCOUNTED:
        _keep(hearing, decision)


def _judged(hearing: Hearing, number: int, one: Input) -> Decision | None:
    """Judge an input as the referee has ruled, else by itself; None if it is refused."""
    if one.ruled == "gilt":
        mildly = _decision(hearing.state, one.dice, one.when)
        if one.grund != "zu-spaet":  # a late answer counts as if no time were over
            clock.catch_up(mildly)
        grund = _count(mildly, one, clean(one.move[1:]))
        if grund is None:
            progress(mildly)
            return mildly
        hearing.why[number] = grund
    by_itself = _decision(hearing.state, one.dice, one.when)
    if _do(by_itself, one):
        return None
    if one.ruled not in DISCOUNTED or not (one.counted or _valid(by_itself, one)):
        return by_itself
    ruled = _decision(hearing.state, one.dice, one.when)
    clock.catch_up(ruled)
    _discount(ruled, one, clean(one.move[1:]))
    progress(ruled)
    return ruled


def _valid(decision: Decision, one: Input) -> bool:
    mine = [fact for fact in decision.facts if getattr(fact, "seat", None) == one.who]
    if one.move == "2w6":
        return any(isinstance(fact, e.Gewuerfelt) and fact.zweck for fact in mine)
    return any(isinstance(fact, e.Befohlen | e.Gestellt | e.QuaffelBei | e.FreiwurfSchuetze) for fact in mine) or (
        one.move.startswith('"') and not any(isinstance(fact, e.Ungueltig) for fact in mine)
    )


def _do(decision: Decision, one: Input) -> Refused | None:
    """Let somebody do again what he did."""
    if one.who == "uhr":
        if one.move == RULED:
            decision.do(e.Bedacht)
            return None
        if one.move:
            return decide(decision, Actor(when=one.when), TimeUp())
        progress(decision)
        return None
    action = read_move(one.move)
    if isinstance(action, Refused):
        return action
    schiri = one.who == "schiri"
    return decide(decision, Actor(None if schiri else one.who, referee=schiri, when=one.when), action)


def _count(decision: Decision, one: Input, words: str) -> str | None:
    """Let a message count, read mildly; return why that is impossible."""
    reading = read(words)
    if isinstance(reading, Letter):
        return say.letter(decision, one.who, reading.letter, mild=True)
    command = reading.meant if isinstance(reading, Slip) else reading
    if not isinstance(command, Command):
        return "unklar"
    verdict = judge(decision.state, one.who, command, one.when, mild=True)
    if isinstance(verdict, str):
        return verdict
    say.obey(decision, one.who, words, command, verdict)
    return None


def _discount(decision: Decision, one: Input, words: str) -> None:
    """Let a message not count. "Aus": the throw hits, the shot is a goal, whatever the clock says, and it stays so."""
    command = read(words)
    if one.ruled == "aus" and isinstance(command, Command):
        verdict = judge(decision.state, one.who, command, one.when, mild=True)
        chain = decision.state.chain(verdict.kette) if isinstance(verdict, Accepted) else None
        if chain is not None:
            resolve.expire(decision, chain, aus=True)
    decision.do(e.Ungueltig, seat=one.who, text=words, word=None, grund="schiri", korrigierbar=False)
