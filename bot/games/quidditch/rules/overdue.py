"""What somebody owes and does not do: who it is, what follows, and closing it. Clauses: Q3.9, Q13.4."""

from dataclasses import dataclass

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.games.quidditch.model import role_of
from bot.games.quidditch.rules import opening, resolve
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.jaeger_rolls import end
from bot.games.quidditch.state import Chain, State


@dataclass(frozen=True, slots=True)
class Overdue:
    """Who is awaited, and the code of what follows if he is awaited no longer."""

    seat: Seat
    folge: str


def overdue(state: State) -> Overdue | None:
    """Name what keeps the match waiting for one player; None where the next step or "Aus" goes on without him."""
    if state.absence or state.ended:
        return None
    if state.phase == "quaffelwurf":
        return next((Overdue(seat, "quaffelwurf") for seat in opening.quaffel_owed(state)), None)
    if state.phase == "drittel":
        captain = opening.choosing_captain(state)
        return Overdue(captain, "drittel") if captain else None
    chain = _oldest(state)
    if chain is not None and chain.debtor:
        return Overdue(chain.debtor, _follows(chain))
    free = state.phase == "jaeger" and state.stage == "frei" and not state.chains and not state.freiwurf
    return Overdue(state.holder, "quaffel-faellt") if free and state.holder else None


def _oldest(state: State) -> Chain | None:
    owing = [chain for chain in state.chains if chain.debtor]
    return min(owing, key=lambda one: (one.since, one.id), default=None)


def _follows(chain: Chain) -> str:
    """Name what `resolve.neglected` does with a chain."""
    keeper = role_of(chain.seat) == "Hüter"
    match chain.stage:
        case "wurf":
            return {"Pass": "quaffel-faellt", "Torwurf": "torwurf-verfaellt"}.get(chain.word, "verfaellt")
        case "wieder":
            return {"Torwurf": "gehalten", "Angriff": "verfaellt" if keeper else "behaelt"}.get(chain.word, "geblockt")
        case "gegen":
            return {"Angriff": "quaffel-weg", "Torwurf": "tor"}.get(chain.word, "getroffen")
        case "abfang":
            return "pass-weiter"
        case _:
            return "quaffel-faellt"


def close(decision: Decision) -> Refused | None:
    """Wait no longer: say so, and let happen what follows."""
    state = decision.state
    found = overdue(state)
    if found is None:
        return refuse("quidditch-overdue-nothing")
    decision.do(e.Versaeumt, seat=found.seat, folge=found.folge)
    chain = _oldest(state)
    if state.phase == "quaffelwurf":
        opening.roll_for_quaffel(decision, found.seat)
    elif state.phase == "drittel":
        opening.choose_third(decision, 0)
    elif chain is not None:
        resolve.neglected(decision, chain)
    else:
        decision.do(e.QuaffelFaellt)
        end(decision, "stille")
    return None
