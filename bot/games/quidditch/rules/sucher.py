"""The Sucher: Finden, Fangen, Foul. Clauses: Q5.7.1-Q5.7.3, Q12.8."""

from bot.dice.roll import succeeds
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, MIDDLE
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.jaeger_rolls import end, give_freiwurf
from bot.games.quidditch.rules.treiber import close
from bot.games.quidditch.rules.verdict import Accepted, Case, Verdict
from bot.games.quidditch.state import Chain, Player, State


def judge(case: Case) -> Verdict:
    """Judge a command of the Sucher-Teilrunde."""
    state, me = case.state, case.me
    if me.role != "Sucher":
        return "rolle"
    match case.command.word:
        case "Fliegen":
            return _fly(case)
        case "Finden":
            if me.third != state.schnatz:
                return "schnatz-drittel"
            return "schon-gesucht" if me.sought else Accepted()
        case "Fangen":
            return Accepted() if me.found else "nicht-gefunden"
        case _:
            return _foul(case)


def _fly(case: Case) -> Verdict:
    state, me = case.state, case.me
    if state.schnatz != MIDDLE:
        return "fliegen-mitte"
    start, goal = state.third_of(case.command.von or ""), state.third_of(case.command.nach or "")
    if start is None or goal is None:
        return "kein-drittel"
    if start != me.third:
        return "fliegen-von"
    return Accepted(nach=goal) if goal == MIDDLE != start else "fliegen-mitte"


def _foul(case: Case) -> Verdict:
    me = case.me
    target = case.target
    if target is None:
        return "name-unbekannt"
    if target.house == me.house:
        return "eigener"
    if not target.found:  # only a Sucher finds it
        return "foul-fund"
    if target.third != me.third:
        return "ziel-drittel"
    return "foul-schon" if target.find_fouled else Accepted(ziel=target.seat)


def sought(decision: Decision, chain: Chain) -> None:
    """Resolve Finden: EW 6."""
    if chain.roll is not None and succeeds(chain.roll.first, chain.roll.xp, EW["Finden"]):
        decision.do(e.Gefunden, seat=chain.seat, kette=chain.id)
    else:
        close(decision, chain, "nicht-gefunden")


def caught(decision: Decision, chain: Chain) -> None:
    """Resolve Fangen: EW 5+, fifty points and the end."""
    if chain.roll is not None and succeeds(chain.roll.first, chain.roll.xp, EW["Fangen"]):
        decision.do(e.SchnatzGefangen, seat=chain.seat, punkte=decision.state.options.schnatz)
        decision.do(e.Beendet, grund="schnatz")
    else:
        close(decision, chain, "nicht-gefangen")


def fouled(decision: Decision, chain: Chain) -> None:
    """Resolve a Foul among Sucher: 1-2 nothing, 3-4 Freiwurf and the Schnatz is gone, 5 or more it is gone."""
    first = chain.roll.raised[0] if chain.roll else 0
    if first <= 2:
        close(decision, chain, "foul-nichts")
        return
    decision.do(e.SchnatzWeg)
    if first <= 4:
        give_freiwurf(decision, chain)
    else:
        end(decision, "schnatz-weg")


def can_search(state: State, me: Player) -> bool:
    """Tell whether a Sucher can still find, or catch what he has found."""
    if not me.active:
        return False
    reach = state.schnatz in (me.third, MIDDLE)
    return me.found or (reach and not me.sought)


def something_left(state: State) -> bool:
    """Tell whether any Sucher has a chance left."""
    return any(can_search(state, one) for one in state.role("Sucher"))
