"""From rolls, silence and lateness to results. Clauses: Q2.1, Q2.6, Q3.9, Q12.2, Q12.4-Q12.6."""

from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.games.quidditch.model import role_of
from bot.games.quidditch.rules import jaeger, jaeger_rolls, sucher, treiber
from bot.games.quidditch.rules.treiber import close
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.state import Chain, State


def roll(turn: Turn, seat: Seat) -> None:
    """Roll for a seat: for the oldest roll it owes, otherwise it is just a roll (Q2.1, Q12.5)."""
    chain = None if turn.state.absence else turn.state.owed(seat)
    if chain is None:
        turn.roll(seat, "")
        return
    stage, xp = chain.stage, turn.state.xp_of(seat)
    if seat == chain.seat:
        xp += chain.bonus
    zweck = {"gegen": _COUNTER.get(chain.word, chain.word), "abfang": "Abfangen", "annahme": "Angenommen"}
    quick = chain.after_ms if stage == "gegen" and not chain.repeated else None
    thrown = chain.roll if stage == "gegen" else None
    gegen = (thrown.first, thrown.second, thrown.xp) if thrown else None
    turn.roll(seat, zweck.get(stage, chain.word), xp=xp, kette=chain.id, after_ms=quick, gegen=gegen)
    after = turn.state.chain(chain.id)
    if after is not None and stage != "wieder":
        (_first_roll if stage == "wurf" else _answer_roll)(turn, after, stage)


_COUNTER = {"Klatscherwurf": "Abblocken", "Klatscherabwurf": "Abblocken", "Torwurf": "Halten"}


def _first_roll(turn: Turn, chain: Chain, stage: str) -> None:
    match chain.word:
        case "Klatscherwurf" | "Klatscherabwurf":
            treiber.thrown(turn, chain)
        case "Klatscherabfang":
            treiber.caught(turn, chain)
        case "Torwurf":
            jaeger_rolls.shot(turn, chain)
        case "Pass":
            jaeger_rolls.passed(turn, chain)
        case "Foul" if turn.state.phase == "sucher":
            sucher.fouled(turn, chain)
        case "Foul":
            jaeger_rolls.fouled(turn, chain)
        case "Finden":
            sucher.sought(turn, chain)
        case "Fangen":
            sucher.caught(turn, chain)


def _answer_roll(turn: Turn, chain: Chain, stage: str) -> None:
    if stage == "annahme":
        jaeger_rolls.accepted(turn, chain)
    elif stage == "abfang":
        jaeger_rolls.intercepted(turn, chain)
    elif chain.word == "Angriff":
        jaeger_rolls.attacked(turn, chain)
    elif chain.word == "Torwurf":
        jaeger_rolls.held(turn, chain)
    else:
        treiber.blocked(turn, chain)


# -- too late ----------------------------------------------------------------------------------------------------------


def due(state: State, chain: Chain) -> int | None:
    """Return the last moment for Abblocken or Halten, None where no ten seconds run."""
    timed = chain.stage == "antwort" and chain.word in ("Klatscherwurf", "Klatscherabwurf", "Torwurf")
    return chain.shown + state.options.answer_ms if timed else None


def expire(turn: Turn, chain: Chain) -> None:
    """Nobody answered in time: the throw hits, the shot is a goal."""
    turn.do(e.FristVorbei, kette=chain.id)
    unanswered(turn, chain)


def unanswered(turn: Turn, chain: Chain) -> None:
    """Let a throw hit or a shot score."""
    if chain.word == "Torwurf":
        jaeger_rolls.goal(turn, chain)
    else:
        treiber.hit(turn, chain)


def catch_up(turn: Turn) -> None:
    """Expire every answer whose time was over when the present message was written."""
    for chain in turn.state.chains:
        limit = due(turn.state, chain)
        if limit is not None and turn.when > limit and turn.state.chain(chain.id):
            expire(turn, chain)


# -- silence -----------------------------------------------------------------------------------------------------------


def neglected(turn: Turn, chain: Chain) -> None:
    """Somebody owes a step of this chain and does not make it: it fails (Q3.9, Q12.4, Q12.6)."""
    match chain.stage:
        case "wurf":
            _unrolled(turn, chain)
        case "wieder":
            _unrepeated(turn, chain)
        case "gegen" if chain.word == "Angriff":
            jaeger_rolls.attack_won(turn, chain)
        case "gegen":
            unanswered(turn, chain)
        case "abfang":
            turn.do(e.AntwortOffen, kette=chain.id)
        case "annahme":
            jaeger_rolls.drop(turn, chain, "nicht-angenommen")
        case "antwort" if chain.word == "Pass":
            jaeger_rolls.drop(turn, chain, "nicht-angenommen")
        case "antwort":
            unanswered(turn, chain)


def _unrolled(turn: Turn, chain: Chain) -> None:
    if chain.word == "Pass":
        jaeger_rolls.drop(turn, chain, "nicht-gewuerfelt")
        return
    close(turn, chain, "nicht-gewuerfelt")
    if chain.word == "Torwurf":
        jaeger_rolls.end(turn, "nicht-gewuerfelt")


def _unrepeated(turn: Turn, chain: Chain) -> None:
    if chain.word == "Torwurf":
        jaeger_rolls.save(turn, chain)
    elif chain.word == "Angriff" and role_of(chain.seat) == "Hüter":
        close(turn, chain, "nicht-gewuerfelt")
    elif chain.word == "Angriff":
        jaeger_rolls.attack_lost(turn, chain)
    else:
        close(turn, chain, "geblockt")


def silence(turn: Turn) -> None:
    """All who could act have been silent for the limit (Q3.9, Q12.6)."""
    state = turn.state
    owing = [chain for chain in state.chains if chain.owes or chain.word == "Pass"]
    if owing:
        for chain in owing:
            if turn.state.chain(chain.id):
                neglected(turn, chain)
    elif state.freiwurf:
        jaeger_rolls.end(turn, "freiwurf-verfallen")
    else:
        if state.holder and state.phase == "jaeger":
            turn.do(e.QuaffelFaellt)
        jaeger_rolls.end(turn, "stille")


def settle(turn: Turn) -> None:
    """End a Teilrunde in which nothing is left to do."""
    state = turn.state
    if state.stage != "frei" or state.freiwurf or state.absence:
        return
    if state.phase == "treiber":
        treiber.settle(turn)
    elif not state.chains and not (jaeger if state.phase == "jaeger" else sucher).something_left(state):
        jaeger_rolls.end(turn, "nichts-mehr")
