"""The course of a match, step by step, as a referee leads it.

Clauses: Q4.2, Q5.1, Q5.2, Q5.4.1, Q5.5.1, Q5.7.1, Q5.8.1, Q6.1, Q6.2, Q12.3.
"""

from bot.engine.model import Refused, refuse
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import MIDDLE, Schrittname, Third
from bot.games.quidditch.rules import people
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.result import totals
from bot.games.quidditch.state import TEILRUNDEN, Player, State

POSITIONS: dict[str, str] = {"pos-jaeger": "Jäger", "pos-sucher": "Sucher", "pos-treiber": "Treiber"}
_AFTER_POSITIONS: dict[str, Schrittname] = {
    "pos-jaeger": "pos-sucher",
    "pos-sucher": "pos-treiber",
    "pos-treiber": "klatscher",
}
_AFTER_TEILRUNDE: dict[str, Schrittname] = {"treiber": "quaffel", "jaeger": "schnatz", "sucher": "zwischenstand"}
_RELEASE: dict[str, Schrittname] = {
    "treiber": "klatscher-frei",
    "jaeger": "quaffel-frei",
    "sucher": "schnatz-frei",
}
CHATS = people.BREAKS


def next_step(state: State) -> Schrittname | None:
    """Return the one step that comes next, None while only players can go on."""
    if state.absence:
        return "fortsetzen"
    if state.phase in _AFTER_POSITIONS:
        return _AFTER_POSITIONS[state.phase]
    if state.phase in TEILRUNDEN:
        return _in_teilrunde(state)
    steps: dict[str, Schrittname] = {"vor": "anpfiff", "runde": "runde", "stand": "chat"}
    if state.phase == "besitz":
        return "besitz" if unnamed(state) else "pos-jaeger"
    return "chatende" if state.phase in CHATS else steps.get(state.phase)


def _in_teilrunde(state: State) -> Schrittname:
    if state.stage == "fertig" or (state.phase == "jaeger" and naming_due(state)):
        return "besitz" if unnamed(state) else _AFTER_TEILRUNDE[state.phase]
    if state.stage == "gewuerfelt":
        return _RELEASE[state.phase]
    if state.freiwurf and not state.freiwurf.released:
        return "freiwurf-frei"
    return "ende" if state.stage == "frei" else _ROLLS[state.phase]


_ROLLS: dict[str, Schrittname] = {"treiber": "klatscher", "jaeger": "quaffel", "sucher": "schnatz"}


def steps(state: State) -> list[Schrittname]:
    """List the steps a referee may take now, the next one first."""
    first = next_step(state)
    found: list[Schrittname] = [first] if first else []
    running = state.phase in TEILRUNDEN and state.stage != "fertig"
    if running and "ende" not in found and not state.absence:
        found.append("ende")
    if unnamed(state) and "besitz" not in found and not state.absence:
        found.append("besitz")
    return found


def ready(state: State) -> bool:
    """Tell whether the next step is due by itself, so that a bot as referee takes it."""
    if state.absence:
        return state.absence.stage == "weggeblieben"
    if state.phase == "vor":
        return all(state.captains) and all(state.xp_given)
    if state.phase in POSITIONS:
        return not missing(state)
    if state.phase == "besitz":
        return next_step(state) == "pos-jaeger"
    if state.phase in CHATS:
        return all(one.seat in state.ready for one in state.players if one.here)
    return next_step(state) not in (None, "ende", "besitz")


def leads_on(state: State) -> bool:
    """Tell whether the next step leaves the present phase."""
    return state.phase not in TEILRUNDEN or state.stage == "fertig"


def missing(state: State) -> list[Seat]:
    """List who still has to give a position in this phase: never the Quaffel-Jäger (Q5.2)."""
    role = POSITIONS.get(state.phase)
    asked = [one for one in state.players if one.role == role and one.here and one.seat != state.named]
    return [one.seat for one in asked if one.third is None]


_ROUND: tuple[Schrittname, ...] = ("runde", "chatende")
"""Both words begin a round: the first as well as those after a chat (Q3.5, Q5.1)."""


def take(decision: Decision, was: Schrittname) -> Refused | None:
    """Take a step; one that is not open now is refused with what is next."""
    state = decision.state
    following = next_step(state)
    if was in _ROUND and following in _ROUND:
        was = following
    if was not in steps(state):
        if following is None:
            return refuse("quidditch-step-players")
        return refuse("quidditch-step-other", step=text(f"quidditch-schritt-{following}"))
    if was == "anpfiff" and not all(state.captains):
        houses = [house for house in state.options.houses if not state.captain(house)]
        return refuse("quidditch-no-captain", house=text(f"quidditch-haus-{houses[0]}"))
    _take(decision, was)
    return None


def _take(decision: Decision, was: Schrittname) -> None:
    match was:
        case "anpfiff":
            decision.do(e.Angepfiffen)
        case "runde" | "chatende":
            begin_round(decision)
        case "besitz":
            decision.do(e.QuaffelBei, seat=proposed(decision.state), wie="ernannt")
        case "pos-jaeger" | "pos-sucher" | "pos-treiber":
            decision.do(e.PhaseBegonnen, phase=was)
        case "klatscher":
            _roll_klatscher(decision)
        case "quaffel":
            _roll_quaffel(decision)
        case "schnatz":
            _roll_schnatz(decision)
        case "klatscher-frei" | "quaffel-frei" | "schnatz-frei" | "freiwurf-frei":
            decision.do(e.Freigegeben, ball=was.removesuffix("-frei"))
        case "ende":
            decision.do(e.TeilrundeBeendet, phase=decision.state.phase, grund="schiri")
        case "zwischenstand":
            _score(decision)
        case "chat":
            begin_chat(decision)
        case "fortsetzen":
            gone = decision.state.absence.seat if decision.state.absence else ""
            go_on(decision)
            people.let_go(decision, [gone])


def go_on(decision: Decision) -> None:
    """End an interruption: all clocks go on where they stood (Q13.3)."""
    absence = decision.state.absence
    dauer = max(0, decision.when - absence.began) if absence else 0
    decision.do(e.Fortgesetzt, dauer=dauer)


# -- rounds and possession ---------------------------------------------------------------------------------------------


def begin_round(decision: Decision) -> None:
    """Close the chat, announce the round and who has the Quaffel; with one Jäger only there is nothing to ask."""
    state = decision.state
    house = _in_possession(state, state.round + 1)
    several = house is not None and sum(one.here for one in state.team(house, "Jäger")) > 1
    decision.do(e.RundeBegonnen, round=state.round + 1, house=house, fragt=several)
    if house and not several:
        decision.do(e.QuaffelBei, seat=candidates(decision.state)[0].seat, wie="ernannt")


def _in_possession(state: State, number: int) -> str | None:
    """Alternate by round number; a team without a Jäger leaves it to the other (Q4.2, Q12.3)."""
    first = state.first or state.options.houses[0]
    turn_of = first if number % 2 else state.other(first)
    able = [house for house in state.options.houses if any(one.here for one in state.team(house, "Jäger"))]
    return turn_of if turn_of in able else next(iter(able), None)


def candidates(state: State) -> list[Player]:
    """List who may begin with the Quaffel: Jäger of the team in possession, of the other one if it has none (Q4.2)."""
    if state.besitz is None:
        return []
    teams = (state.besitz, state.other(state.besitz))
    able = ([one for one in state.team(house, "Jäger") if _can_begin(one)] for house in teams)
    return next((team for team in able if team), [])


def unnamed(state: State) -> bool:
    """Tell whether a Quaffel-Jäger has to be named: none was yet, or he cannot play any more (Q13.9)."""
    named = state.player(state.named)
    before_play = state.phase in ("besitz", "treiber") or state.phase.startswith("pos-")
    before_play = before_play or (state.phase == "jaeger" and state.stage == "start")  # it is repeated
    return before_play and not _can_begin(named) and bool(candidates(state))


def _can_begin(one: Player | None) -> bool:
    """Tell whether somebody can have the Quaffel: whoever was named late may have been hit before."""
    return one is not None and one.here and not one.out


def naming_due(state: State) -> bool:
    """Tell whether the match waits for that name: the Treiber may end their Teilrunde first."""
    return unnamed(state) and (state.phase != "treiber" or state.stage == "fertig")


def proposed(state: State) -> Seat | None:
    """Propose the Quaffel-Jäger in rotation (Q4.2)."""
    seats = sorted(one.seat for one in candidates(state))
    last = state.lately[state.side(seats[0][0])] if seats else None
    return next((seat for seat in seats if last and seat > last), seats[0] if seats else None)


# -- balls -------------------------------------------------------------------------------------------------------------


def _begin(decision: Decision, phase: e.Phase) -> None:
    if decision.state.phase != phase:  # a repeated Teilrunde has begun already
        decision.do(e.PhaseBegonnen, phase=phase, stehen=_standing(decision.state) if phase == "treiber" else ())


def _standing(state: State) -> tuple[tuple[str, tuple[Seat, ...]], ...]:
    """Sum the positions up: the thirds from low to high with whoever stands there."""
    thirds: tuple[Third, ...] = (0, 1, 2)
    there = [one for one in state.players if one.active]
    found = ((state.letter(third), tuple(one.seat for one in there if one.third == third)) for third in thirds)
    return tuple((letter, seats) for letter, seats in found if seats)


def _roll_klatscher(decision: Decision) -> None:
    _begin(decision, "treiber")
    decision.roll(OFFICIALS, "Klatscher")
    thirds = {ball.third for ball in decision.state.klatscher}
    if not any(one.active and one.third in thirds for one in decision.state.role("Treiber")):
        decision.do(e.TeilrundeBeendet, phase="treiber", grund="kein-treiber")


def _roll_quaffel(decision: Decision) -> None:
    _begin(decision, "jaeger")
    if not _can_begin(decision.state.player(decision.state.holder)):
        decision.do(e.TeilrundeBeendet, phase="jaeger", grund="kein-jaeger")
    else:
        decision.roll(OFFICIALS, "Quaffel")


def _roll_schnatz(decision: Decision) -> None:
    _begin(decision, "sucher")
    decision.roll(OFFICIALS, "Schnatz")
    where = decision.state.schnatz
    if not any(one.active and where in (one.third, MIDDLE) for one in decision.state.role("Sucher")):
        decision.do(e.TeilrundeBeendet, phase="sucher", grund="kein-sucher")


# -- score, chat, the end ----------------------------------------------------------------------------------------------


def _score(decision: Decision) -> None:
    """Announce the score; after the last round the match is over, a drawn final goes on (Q6.1, Q6.2)."""
    state = decision.state
    both = totals(state)
    decision.do(e.Zwischenstand, round=state.round, points=tuple(zip(state.options.houses, both, strict=True)))
    if state.round < state.rounds:
        return
    if state.options.art == "finale" and both[0] == both[1]:
        decision.do(e.PhaseBegonnen, phase="pause")
        people.substitute_in_break(decision)
    else:
        decision.do(e.Beendet, grund="runden")


def begin_chat(decision: Decision) -> None:
    """Open the chat, or the Halbzeit after half of the rounds; substitutions granted for it take place."""
    state = decision.state
    half = state.round == state.options.rounds // 2
    decision.do(e.PhaseBegonnen, phase="halbzeit" if half else "chat")
    people.substitute_in_break(decision)
