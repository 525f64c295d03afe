"""What may be written on the pad, by whom and when. Clauses: W5.2 to W5.6, W7.4, W7.6, W7.8."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor
from bot.games.watten.model.pad import (
    CORRECTIONS,
    RUNNING,
    Announce,
    Answer,
    Close,
    Confirm,
    Correct,
    Dispute,
    Exclude,
    Fine,
    Go,
    Misdeal,
    NextRound,
    PadAction,
    PadState,
    Raise,
    Stay,
    TakeBack,
    Win,
)
from bot.games.watten.model.score import TEAMS, Result, Team, course, other, possible, why_no_raise


def voices(state: PadState, actor: Actor) -> frozenset[Team]:
    """Name the teams somebody speaks for: the own one, for the host those of guests only, for the Spielleiter both."""
    if actor.referee:
        return frozenset(TEAMS)
    mine = state.team_of(actor.seat)
    teams = set() if mine is None else {mine}
    if actor.host:
        teams |= {team for team in TEAMS if set(state.members(team)) <= set(state.options.guests)}
    return frozenset(teams)


def results(state: PadState) -> tuple[Result, ...]:
    """List what the last game can be corrected to: gespannt or not as it was announced, the cap as it stood (W7.4)."""
    if state.open is None:
        return ()
    before = course(state.lines)[state.open]
    line = state.lines[state.open]
    found = possible(before, state.open_strained, state.open_agreed)
    return tuple(one for one in found if one != (line.team, line.how, line.value))


def asked_of(state: PadState) -> Team | None:
    """Name the team that owes an answer, None if none does."""
    match state.phase:
        case "tense":
            return state.strained[0]
        case "answer":
            return other(state.raiser or 0)
        case "asked":
            return state.question.of if state.question else None
        case _:
            return None


def refusal(state: PadState, mine: frozenset[Team], action: PadAction, *, referee: bool = False) -> Refused | None:
    """Tell why these teams may not do this now."""
    if isinstance(action, Exclude):
        return _may_exclude(action, referee)
    if not mine:
        return refuse("watten-pad-not-yours")
    if state.phase == "asked" and not isinstance(action, Answer):
        return refuse("watten-pad-question-first")
    match action:
        case Announce():
            return _may_announce(state)
        case Misdeal():
            return None if state.phase in RUNNING else refuse("watten-pad-no-game")
        case Win():
            return _needs_game(state)
        case Raise():
            return _needs_game(state) or _may_raise(state, mine, action.team)
        case Stay() | Go():
            return _may_reply(state, mine, action)
        case Fine():
            return _may_fine(state, mine, action)
        case Correct():
            return _may_correct(state, mine, action)
        case Dispute():
            return None if _disputable(state) else refuse("watten-pad-nothing-open")
        case Confirm():
            return _may_confirm(state, mine)
        case TakeBack():
            return _may_take_back(state, mine)
        case Answer():
            return _may_answer(state, mine, action)
        case NextRound():
            return None if state.phase == "pause" else refuse("watten-pad-round-runs")
        case Close():
            later = state.disputed or state.phase not in ("deal", "game", "pause")
            return refuse("watten-pad-later") if later else None


def _may_exclude(action: Exclude, referee: bool) -> Refused | None:
    """Leave excluding to the Spielleiter: one team, or both (W5.5)."""
    if not referee:
        return refuse("watten-referee-only")
    return None if action.teams in ((0,), (1,), (0, 1)) else refuse("watten-not-understood")


def _needs_game(state: PadState) -> Refused | None:
    """Tell why nothing can be written for the game: none runs, or somebody owes an answer first."""
    if state.phase == "game":
        return None
    return refuse("watten-pad-answer-first" if state.phase in RUNNING else "watten-pad-no-game")


def _may_raise(state: PadState, mine: frozenset[Team], team: Team) -> Refused | None:
    """Let a team raise for itself; of the others it can only report what was false (W5.3)."""
    false = why_no_raise(state.points, state.value, state.raiser, team, state.strained)
    return None if team in mine or false else refuse("watten-pad-not-your-team")


def _may_take_back(state: PadState, mine: frozenset[Team]) -> Refused | None:
    if state.before is None:
        return refuse("watten-pad-nothing-to-take-back")
    return None if len(mine) == 2 or state.writer in mine else refuse("watten-pad-not-your-entry")


def _may_announce(state: PadState) -> Refused | None:
    if state.disputed:
        return refuse("watten-pad-disputed")
    return None if state.phase in ("deal", "game") else refuse("watten-pad-later")


def _may_reply(state: PadState, mine: frozenset[Team], action: Stay | Go) -> Refused | None:
    if state.phase not in ("tense", "answer"):
        return refuse("watten-pad-nothing-asked")
    if asked_of(state) not in mine:
        return refuse("watten-pad-others-answer" if state.phase == "answer" else "watten-pad-not-your-team")
    raising = isinstance(action, Stay) and action.raising
    return refuse("watten-no-raise-tense") if raising and state.phase == "tense" else None


def _may_fine(state: PadState, mine: frozenset[Team], action: Fine) -> Refused | None:
    if state.phase not in ("deal", *RUNNING):
        return refuse("watten-pad-later")
    return None if other(action.team) in mine else refuse("watten-pad-own-fine")


def _may_correct(state: PadState, mine: frozenset[Team], action: Correct) -> Refused | None:
    if state.open is None or state.phase not in ("deal", "round"):
        return refuse("watten-pad-entry-closed")
    if (action.team, action.how, action.value) not in results(state):
        return refuse("watten-pad-impossible")
    if len(mine) == 2:
        return None
    (team,) = mine
    if state.corrected[team] >= CORRECTIONS:
        return refuse("watten-pad-corrected-enough")
    written = state.lines[state.open]
    had = written.value if written.team == team else 0
    gets = action.value if action.team == team else 0
    return refuse("watten-pad-own-points") if gets < had else None


def _disputable(state: PadState) -> bool:
    return state.phase == "deal" and state.open is not None and not state.disputed


def _may_confirm(state: PadState, mine: frozenset[Team]) -> Refused | None:
    if not (state.disputed or state.phase == "round"):
        return refuse("watten-pad-nothing-open")
    return refuse("watten-pad-confirmed-already") if mine <= set(state.confirmed) else None


def _may_answer(state: PadState, mine: frozenset[Team], action: Answer) -> Refused | None:
    if state.phase != "asked" or state.question is None:
        return refuse("watten-pad-nothing-asked")
    if state.question.of in mine:
        return None
    withdrawing = not action.yes and state.question.matter != "false"
    return None if withdrawing else refuse("watten-pad-others-decide")
