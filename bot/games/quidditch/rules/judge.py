"""Judging commands, and listing the valid ones. Clauses: Q3.1-Q3.4, Q3.8, Q12.1, Q12.6."""

from collections.abc import Iterator

from bot.engine.seats import Seat
from bot.games.quidditch.model import MIDDLE, Word
from bot.games.quidditch.rules import jaeger, sucher, treiber
from bot.games.quidditch.rules.verdict import Case, Verdict
from bot.games.quidditch.state import TEILRUNDEN, Player, State
from bot.games.quidditch.words import Command

_OF_TREIBER = ("Klatscherwurf", "Klatscherabfang", "Klatscherabwurf", "Abblocken")
_OF_SUCHER = ("Fliegen", "Finden", "Fangen", "Foul")
ANSWERS = ("Abblocken", "Halten", "Angenommen", "Abfangen")


def judge(state: State, seat: Seat, command: Command, when: int, *, mild: bool = False) -> Verdict:
    """Tell whether a command is valid now; a mild judge overlooks lateness and the lock of Q3.2."""
    me = state.player(seat)
    if me is None or not me.here:
        return "draussen"
    case = Case(state, me, command, when, mild)
    return _general(case) or _special(case)


def _general(case: Case) -> str | None:
    """Find what is wrong whatever the command says."""
    state, me, word = case.state, case.me, case.command.word
    if state.absence:
        return "unterbrochen"
    if state.phase not in TEILRUNDEN or state.stage == "fertig":
        return "keine-teilrunde"
    if state.stage != "frei":
        return "nicht-frei"
    if state.freiwurf and word not in ("Torwurf", "Halten"):
        return "freiwurf-laeuft"
    if not state.freiwurf and me.out:
        return "draussen"
    if not state.freiwurf and me.third is None:
        return "ohne-position"
    if me.locked == word and not case.mild:
        return "korrektur-zu-spaet"
    if (word in _OF_TREIBER) != (me.role == "Treiber"):
        return "rolle"
    return _chained(case)


def _chained(case: Case) -> str | None:
    """Hold everybody to open chains: one command each among Treiber, one chain for all later (Q3.8)."""
    state, word = case.state, case.command.word
    if jaeger.may_correct_pass(case):
        return None
    if state.owed(case.me.seat):
        return "erst-wuerfeln"
    if state.chains and state.phase != "treiber" and word not in ANSWERS:
        return "kette-offen"
    return None


def _special(case: Case) -> Verdict:
    word, phase = case.command.word, case.state.phase
    if word in _OF_TREIBER:
        return treiber.judge(case)
    if case.state.freiwurf:
        return jaeger.judge(case)
    if phase == "treiber":
        return "nicht-jetzt"
    if phase == "sucher":
        return sucher.judge(case) if word in _OF_SUCHER else "nicht-jetzt"
    return "nicht-jetzt" if word in ("Finden", "Fangen") else jaeger.judge(case)


# -- what is valid -----------------------------------------------------------------------------------------------------


def valid_commands(state: State, seat: Seat) -> Iterator[Command]:
    """List every command that is valid for a seat now."""
    me = state.player(seat)
    if me is None or not me.here or state.stage != "frei" or state.absence or state.phase not in TEILRUNDEN:
        return
    for one in _candidates(state, me):
        if not isinstance(judge(state, seat, one, state.now), str):
            yield one


def _candidates(state: State, me: Player) -> Iterator[Command]:
    """List what could be valid, so that few commands need judging."""
    if state.freiwurf:
        yield Command("Torwurf" if me.role == "Jäger" else "Halten")
    elif state.chains and state.phase != "treiber":
        yield from (Command("Halten"), Command("Angenommen"), Command("Abfangen"), Command("Abblocken"))
        yield from _passes(state, me)
    elif me.role == "Treiber":
        yield from _for_treiber(state, me)
    elif state.phase == "sucher" and me.role == "Sucher":
        yield from (Command("Finden"), Command("Fangen"))
        if me.third is not None and me.third != MIDDLE:
            yield Command("Fliegen", von=state.letter(me.third), nach="M")
        yield from (Command("Foul", one.seat) for one in state.team(state.other(me.house), "Sucher"))
    elif state.phase == "jaeger":
        yield from _for_jaeger(state, me)


def _for_treiber(state: State, me: Player) -> Iterator[Command]:
    if state.phase == "treiber":
        yield from (Command("Abblocken"), Command("Klatscherabfang"))
    words: tuple[Word, ...] = ("Klatscherabwurf",) if state.kept_by(me.seat) else ("Klatscherwurf",)
    for one in state.players:
        if one.third == me.third and not one.out:
            yield from (Command(word, one.seat) for word in words)


def _for_jaeger(state: State, me: Player) -> Iterator[Command]:
    if me.role == "Hüter":
        yield Command("Angriff")
    elif state.holder == me.seat:
        yield Command("Torwurf")
        if me.third is not None:
            for near in ("M",) if me.third != MIDDLE else (state.letter(0), state.letter(2)):
                yield Command("Fliegen", von=state.letter(me.third), nach=near)
    else:
        yield from (Command("Angriff", state.holder), Command("Foul", state.holder))
    yield from _passes(state, me)


def _passes(state: State, me: Player) -> Iterator[Command]:
    if state.holder == me.seat:
        yield from (Command("Pass", one.seat) for one in state.role("Jäger"))


def spelt(state: State, command: Command) -> str:
    """Write a command the way it has to be typed."""
    if command.word == "Fliegen":
        return f"Fliegen {command.von}-{command.nach}"
    return f"{command.word} {state.shown_name(command.nick)}" if command.nick else command.word
