"""How events change the pad. Clauses: W1.1 (the deal moves on), W5.5, W5.6 (what closes an entry), W7.4 to W7.8."""

from typing import Any

from bot.engine.helpers import altered
from bot.games.watten.model.pad import (
    RUNNING,
    Accepted,
    Announced,
    Asked,
    Closed,
    Confirmed,
    Corrected,
    Disputed,
    Entered,
    Excluded,
    FalselyRaised,
    Fined,
    Misdealt,
    Opened,
    PadEvent,
    PadState,
    Phase,
    Question,
    Raised,
    Replied,
    RoundBegun,
    RoundWon,
    Stayed,
    TakenBack,
)
from bot.games.watten.model.score import FINE, GAME, TARGET, TENSE_GAME, Bummerl, Line, Team, cut_off, other, tense


def apply(state: PadState, event: PadEvent) -> PadState:
    """Fold one event; every change but a confirmation is a new step, and an entry can be taken back until the next."""
    changed = _changed(state, event)
    entry = isinstance(event, Announced | Entered | Raised | Corrected | Disputed)
    before = altered(state, before=None, writer=None) if entry else None
    changed = altered(changed, before=before, writer=_writer(event))
    return changed if isinstance(event, Confirmed) else altered(changed, step=state.step + 1)


def _writer(event: PadEvent) -> Team | None:
    match event:
        case Announced() | Entered() | Corrected():
            return event.by
        case Raised() | Disputed():
            return event.team
        case _:
            return None


def _changed(state: PadState, event: PadEvent) -> PadState:
    match event:
        case Opened():
            return altered(state, dealer=event.dealer)
        case Announced():
            return _announced(_passed_on(state, Line(state.game, 0, "none", 0)) if event.unwritten else state)
        case Accepted():
            return altered(state, phase="game", value=TENSE_GAME)
        case Entered():
            entered = _passed_on(state, Line(state.game, event.team, event.how, event.value))
            raised = event.how == "left" and not state.strained
            return altered(
                entered,
                phase=_phase(entered),
                open=len(state.lines),
                open_strained=state.strained,
                open_agreed=state.value + raised,
                corrected=(0, 0),
            )
        case Raised():
            value = event.value - 1
            return altered(state, phase="answer", raiser=event.team, value=value)
        case Stayed():
            return altered(state, phase="game", value=event.value)
        case FalselyRaised():
            question = Question("false", other(event.team), event.team, "raise", "game")
            return altered(state, phase="asked", question=question)
        case Asked():
            asked = other(event.team) if event.matter != "fine" else event.team
            question = Question(event.matter, asked, event.team, event.case, state.phase)
            return altered(state, phase="asked", question=question)
        case Replied():
            return altered(state, phase=state.question.back if state.question else state.phase, question=None)
        case Fined():
            return _fined(state, event)
        case Misdealt():
            return altered(state, phase="deal", value=GAME, raiser=None, strained=(), open=None)
        case Corrected():
            return _corrected(state, event)
        case Disputed():
            return altered(state, disputed=True, confirmed=())
        case Confirmed():
            return _confirmed(state, event)
        case TakenBack():
            return state.before or state
        case RoundWon():
            won = Bummerl(event.team, event.ending, event.counted, event.stood)
            over = state.options.rounds == len(state.won) + 1
            return altered(
                state, won=(*state.won, won), phase="over" if over else "pause", open=None, confirmed=(), disputed=False
            )
        case RoundBegun():
            return altered(state, phase="deal", round=state.round + 1, game=1, lines=(), **_FRESH)
        case Closed():
            return altered(state, phase="over", question=None)
        case Excluded():
            return altered(state, phase="over", question=None, excluded=event.teams)


_FRESH: dict[str, Any] = {"value": GAME, "raiser": None, "strained": (), "open": None}


def _phase(state: PadState) -> Phase:
    return "round" if max(state.points) >= TARGET else "deal"


def _passed_on(state: PadState, line: Line) -> PadState:
    """Write the line of a game that is over and pass the deal on."""
    lines = (*state.lines, line)
    return altered(state, lines=lines, game=state.game + 1, dealer=(state.dealer + 1) % 4, **_FRESH)


def _announced(state: PadState) -> PadState:
    strained = tense(state.points)
    phase: Phase = "tense" if len(strained) == 1 else "game"
    value = TENSE_GAME if len(strained) == 2 else GAME
    return altered(state, phase=phase, value=value, raiser=None, strained=strained, open=None, corrected=(0, 0))


def _fined(state: PadState, event: Fined) -> PadState:
    running = state.phase in RUNNING
    lines = (*state.lines, Line(state.game, event.team, "fine", FINE, event.case))
    fined = altered(state, lines=lines)
    if max(fined.points) < TARGET:
        return fined
    if running:  # the voided game passes the deal on (W7.5)
        fined = altered(fined, dealer=(state.dealer + 1) % 4, game=state.game + 1, **_FRESH)
    return altered(fined, phase="round")


def _corrected(state: PadState, event: Corrected) -> PadState:
    if state.open is None:
        return state
    old = state.lines[state.open]
    line = Line(old.game, event.team, event.how, event.value)
    lines = (*state.lines[: state.open], line, *state.lines[state.open + 1 :])
    if not event.keeps:
        lines = cut_off(lines)
    counts = list(state.corrected)
    if event.by is not None:
        counts[event.by] += 1
    confirmed = (event.by,) if event.by is not None and state.disputed else ()
    changed = altered(state, lines=lines, corrected=(counts[0], counts[1]), confirmed=confirmed)
    return altered(changed, phase=_phase(changed))


def _confirmed(state: PadState, event: Confirmed) -> PadState:
    confirmed = tuple(sorted({*state.confirmed, *event.teams}))
    if len(confirmed) < 2 or state.phase == "round":
        return altered(state, confirmed=confirmed)
    return altered(state, disputed=False, confirmed=(), open=None, step=state.step + 1)
