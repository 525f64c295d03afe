"""From rolls, silence and lateness to results. Clauses: Q2.1, Q2.6, Q3.9, Q12.2, Q12.4-Q12.6."""

from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.games.quidditch.model import role_of
from bot.games.quidditch.rules import jaeger, jaeger_rolls, sucher, treiber
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.treiber import close
from bot.games.quidditch.state import Chain, State


def roll(decision: Decision, seat: Seat) -> None:
    """Roll for a seat: for the oldest roll it owes, otherwise it is just a roll (Q2.1, Q12.5)."""
    chain = None if decision.state.absence else decision.state.owed(seat)
    if chain is None:
        decision.roll(seat, "")
        return
    stage = chain.stage
    xp = decision.state.xp_of(seat)
    if seat == chain.seat:
        xp += chain.bonus
    zweck = {"gegen": _COUNTER.get(chain.word, chain.word), "abfang": "Abfangen", "annahme": "Angenommen"}
    quick = chain.after_ms if stage == "gegen" and not chain.repeated else None
    thrown = chain.roll if stage == "gegen" else None
    gegen = (thrown.first, thrown.second, thrown.xp) if thrown else None
    decision.roll(seat, zweck.get(stage, chain.word), xp=xp, kette=chain.id, after_ms=quick, gegen=gegen)
    after = decision.state.chain(chain.id)
    if after is None or stage == "wieder":
        return
    if stage == "wurf":
        _first_roll(decision, after)
    else:
        _answer_roll(decision, after, stage)


_COUNTER = {"Klatscherwurf": "Abblocken", "Klatscherabwurf": "Abblocken", "Torwurf": "Halten"}


def _first_roll(decision: Decision, chain: Chain) -> None:
    match chain.word:
        case "Klatscherwurf" | "Klatscherabwurf":
            treiber.thrown(decision, chain)
        case "Klatscherabfang":
            treiber.caught(decision, chain)
        case "Torwurf":
            jaeger_rolls.shot(decision, chain)
        case "Pass":
            jaeger_rolls.passed(decision, chain)
        case "Foul" if decision.state.phase == "sucher":
            sucher.fouled(decision, chain)
        case "Foul":
            jaeger_rolls.fouled(decision, chain)
        case "Finden":
            sucher.sought(decision, chain)
        case "Fangen":
            sucher.caught(decision, chain)


def _answer_roll(decision: Decision, chain: Chain, stage: str) -> None:
    if stage == "annahme":
        jaeger_rolls.accepted(decision, chain)
    elif stage == "abfang":
        jaeger_rolls.intercepted(decision, chain)
    elif chain.word == "Angriff":
        jaeger_rolls.attacked(decision, chain)
    elif chain.word == "Torwurf":
        jaeger_rolls.held(decision, chain)
    else:
        treiber.blocked(decision, chain)
    tied, first = decision.state.chain(chain.id), decision.state.player(chain.seat)
    if tied is not None and tied.stage == "wieder" and (first is None or not first.here):
        neglected(decision, tied)  # who would roll again has left meanwhile (Q12.4)


# -- too late ----------------------------------------------------------------------------------------------------------


def due(state: State, chain: Chain) -> int | None:
    """Return the last moment for Abblocken or Halten, None where no ten seconds run."""
    timed = chain.stage == "antwort" and chain.word in ("Klatscherwurf", "Klatscherabwurf", "Torwurf")
    return chain.shown + state.options.answer_ms if timed else None


def expire(decision: Decision, chain: Chain, *, aus: bool = False) -> None:
    """Nobody answered in time, or the referee says so: the throw hits, the shot is a goal."""
    decision.do(e.FristVorbei, kette=chain.id, aus=aus)
    unanswered(decision, chain)


def unanswered(decision: Decision, chain: Chain) -> None:
    """Let a throw hit or a shot score."""
    if chain.word == "Torwurf":
        jaeger_rolls.goal(decision, chain)
    else:
        treiber.hit(decision, chain)


def catch_up(decision: Decision) -> None:
    """Expire every answer whose time was over when the present message was written; no seconds run in a break."""
    if decision.state.absence:
        return
    for chain in decision.state.chains:
        limit = due(decision.state, chain)
        if limit is not None and decision.when > limit and decision.state.chain(chain.id):
            expire(decision, chain)


# -- silence -----------------------------------------------------------------------------------------------------------


def neglected(decision: Decision, chain: Chain) -> None:
    """Somebody owes a step of this chain and does not make it: it fails (Q3.9, Q12.4, Q12.6)."""
    match chain.stage:
        case "wurf":
            _unrolled(decision, chain)
        case "wieder":
            _unrepeated(decision, chain)
        case "gegen" if chain.word == "Angriff":
            jaeger_rolls.attack_won(decision, chain)
        case "gegen":
            unanswered(decision, chain)
        case "abfang":
            decision.do(e.AntwortOffen, kette=chain.id)
        case "annahme" | "antwort":  # only a pass is owed an answer without a limit
            jaeger_rolls.drop(decision, chain, "nicht-angenommen")


def _unrolled(decision: Decision, chain: Chain) -> None:
    if chain.word == "Pass":
        jaeger_rolls.drop(decision, chain, "nicht-gewuerfelt")
        return
    close(decision, chain, "nicht-gewuerfelt")
    if chain.word == "Torwurf":
        jaeger_rolls.end(decision, "nicht-gewuerfelt")


def _unrepeated(decision: Decision, chain: Chain) -> None:
    if chain.word == "Torwurf":
        jaeger_rolls.save(decision, chain)
    elif chain.word == "Angriff" and role_of(chain.seat) == "Hüter":
        close(decision, chain, "nicht-gewuerfelt")
    elif chain.word == "Angriff":
        jaeger_rolls.attack_lost(decision, chain)
    else:
        close(decision, chain, "geblockt")


def silence(decision: Decision) -> None:
    """Whoever owed something has been silent for the limit, or all who could act (Q3.9, Q12.6)."""
    state = decision.state
    owing = [chain for chain in state.chains if chain.debtor]
    if owing:
        for chain in owing:
            over = decision.when >= chain.since + 1000 * state.options.stille
            if over and decision.state.chain(chain.id):
                neglected(decision, chain)
    elif state.freiwurf:
        jaeger_rolls.end(decision, "freiwurf-verfallen")
    else:
        if state.holder and state.phase == "jaeger":
            decision.do(e.QuaffelFaellt)
        jaeger_rolls.end(decision, "stille")


def unheld(decision: Decision) -> bool:
    """Let the Quaffel fall if whoever has it, or has just won it, is gone; tell whether it fell (Q8.2, Q12.4)."""
    state = decision.state
    holder = state.player(state.holder)
    in_play = state.phase == "jaeger" and state.stage in ("gewuerfelt", "frei") and not state.freiwurf
    falls = in_play and (holder is None or not holder.here)
    if falls:
        decision.do(e.QuaffelFaellt)
        jaeger_rolls.end(decision, "quaffel-faellt")
    return falls


def settle(decision: Decision) -> None:
    """End a Teilrunde in which nothing is left to do."""
    state = decision.state
    if state.stage != "frei" or state.freiwurf or state.absence:
        return
    if state.phase == "treiber":
        treiber.settle(decision)
    elif not unheld(decision) and not state.chains and not _something_left(state):
        jaeger_rolls.end(decision, "nichts-mehr")


def _something_left(state: State) -> bool:
    if state.phase == "jaeger":
        return jaeger.something_left(state)
    return sucher.something_left(state)
