"""Judging a phase again: the same inputs and dice, with other verdicts on some messages. Clauses: Q13.1, Q13.2."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch.notation import read as read_move
from bot.games.quidditch.rules import clock, resolve, say
from bot.games.quidditch.rules.decide import decide, progress
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.rules.verdict import Accepted
from bot.games.quidditch.state import Input, State
from bot.games.quidditch.words import Command, Letter, Slip, clean, read

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


def hear(state: State, inputs: Sequence[Input]) -> Hearing | None:
    """Judge all inputs of the present phase again; None where it was not recorded."""
    if state.base is None:
        return None
    hearing = Hearing(state.base)
    for number, one in enumerate(inputs):
        _again(hearing, number, one)
    rest = _decision(hearing.state, (), state.now)
    clock.catch_up(rest)
    progress(rest)
    _keep(hearing, rest)
    return hearing


def _decision(state: State, dice: Sequence[tuple[int, int]], when: int) -> Decision:
    return Decision(state, Recorded(dice), when, replaying=True)


def _keep(hearing: Hearing, decision: Decision) -> None:
    hearing.facts += decision.facts
    hearing.state = decision.state


def _again(hearing: Hearing, number: int, one: Input) -> None:
    """Judge one input again; what cannot stand any more is left out without a trace."""
    if one.move.startswith("gilt"):  # a ruling is kept with the message it was about
        return
    decision = _decision(hearing.state, one.dice, one.when)
    try:
        refused = _rule(decision, one) if one.ruled else _do(decision, one)
    except NoDice:
        return
    if refused:
        if one.valid is not None:
            hearing.stands[number] = False
        return
    valid = _valid(decision, one)
    hearing.stands[number] = valid
    invalid = next((fact for fact in decision.facts if isinstance(fact, e.Ungueltig)), None)
    if invalid is not None:
        hearing.why[number] = invalid.grund
    if one.valid is None or one.ruled:
        _keep(hearing, decision)
        return
    if not valid and (one.valid or one.fallen):
        if one.valid:
            hearing.fallen.append(number)
        return
    if valid and not one.valid:
        hearing.now_valid.append(number)
    _keep(hearing, decision)


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
        if one.move:
            return decide(decision, Actor(when=one.when), TimeUp())
        progress(decision)
        return None
    action = read_move(one.move)
    if isinstance(action, Refused):
        return action
    schiri = one.who == "schiri"
    return decide(decision, Actor(None if schiri else one.who, referee=schiri, when=one.when), action)


def _rule(decision: Decision, one: Input) -> Refused | None:
    """Judge a message as the referee has ruled on it."""
    words = clean(one.move[1:])
    if one.ruled == "gilt":
        grund = _count(decision, one, words)
    else:
        grund = one.ruled
        if one.ruled == "aus":
            _rule_out(decision, one, words)
    if grund is not None:
        code = "schiri" if grund in ("gilt-nicht", "aus") else grund
        decision.do(e.Ungueltig, seat=one.who, text=words, word=None, grund=code, korrigierbar=False)
    progress(decision)
    return None


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


def _rule_out(decision: Decision, one: Input, words: str) -> None:
    """An answer came too late, whatever the clock says: the throw hits, the shot is a goal, and it stays so."""
    command = read(words)
    if not isinstance(command, Command):
        return
    verdict = judge(decision.state, one.who, command, one.when, mild=True)
    chain = decision.state.chain(verdict.kette) if isinstance(verdict, Accepted) else None
    if chain is not None:
        resolve.expire(decision, chain, aus=True)
