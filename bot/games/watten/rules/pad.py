"""Rules of the Punktezettel. Clauses: W1.1, W5.1 to W5.7, W5.9, W7.3 to W7.6."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.watten.model.pad import (
    CORRECTIONS,
    Accepted,
    Announce,
    Announced,
    Answer,
    Asked,
    Close,
    Closed,
    Confirm,
    Confirmed,
    Correct,
    Corrected,
    Dispute,
    Disputed,
    Entered,
    Exclude,
    Excluded,
    FalselyRaised,
    Fine,
    Fined,
    Go,
    Misdeal,
    Misdealt,
    NextRound,
    Opened,
    PadAction,
    PadEvent,
    PadOptions,
    PadState,
    PadView,
    Question,
    Raise,
    Raised,
    Replied,
    RoundBegun,
    RoundWon,
    Stay,
    Stayed,
    Win,
)
from bot.games.watten.model.score import (
    CASES,
    DECLINED,
    TEAMS,
    Case,
    Line,
    Result,
    Team,
    bummerl,
    can_pay,
    course,
    cut_off,
    other,
    points_of,
    possible,
    why_no_raise,
)
from bot.games.watten.rules import pad_words
from bot.games.watten.rules.pad_fold import fold

ASKABLE = ("deal", "game")
"""Phases in which something may be put to the others."""


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
    """List what the last game can be corrected to."""
    if state.open is None:
        return ()
    before = course(state.lines)[state.open]
    line = state.lines[state.open]
    strained = tuple(team for team in TEAMS if before[team] >= 9)
    return tuple(one for one in possible(before, strained) if one != (line.team, line.how, line.value))


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


class PadRules(Rules[PadOptions, PadAction, PadEvent, PadState, PadView]):
    """Four people with real cards; the pad keeps the score and its rules."""

    def blank(self, options: PadOptions, seats: tuple[Seat, ...]) -> PadState:
        """Return an empty pad."""
        return PadState(options, seats)

    def setup(self, options: PadOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[PadEvent]:
        """Draw the first Geber unless he is named (W5.9)."""
        named = options.dealer is not None and options.dealer in seats
        return (Opened(dealer=seats.index(options.dealer or "") if named else chance.dice(1, 4)[0] - 1),)

    def decide(
        self, state: PadState, actor: Actor, action: PadAction | TimeUp, chance: Chance
    ) -> Sequence[PadEvent] | Refused:
        """Refuse, or write."""
        if state.phase == "over":
            return refuse("watten-pad-closed")
        if isinstance(action, TimeUp):
            return self._late(state)
        if isinstance(action, Exclude):
            return self._exclude(actor, action)
        mine = voices(state, actor)
        refused = self._refusal(state, mine, action)
        return refused or self._complete(state, self._events(state, mine, action, actor.referee))

    # -- may they ------------------------------------------------------------------------------------------------------

    def _refusal(self, state: PadState, mine: frozenset[Team], action: PadAction) -> Refused | None:
        """Tell why these teams may not do this now."""
        if not mine:
            return refuse("watten-pad-not-yours")
        if state.phase == "asked" and not isinstance(action, Answer):
            return refuse("watten-pad-question-first")
        match action:
            case Announce():
                return self._may_announce(state)
            case Win() | Misdeal():
                return None if state.phase == "game" else refuse("watten-pad-no-game")
            case Raise():
                if state.phase != "game":
                    return refuse("watten-pad-no-game")
                return None if action.team in mine else refuse("watten-pad-not-your-team")
            case Stay() | Go():
                return self._may_reply(state, mine, action)
            case Fine():
                return self._may_fine(state, mine, action)
            case Correct():
                return self._may_correct(state, mine, action)
            case Dispute():
                return None if self._disputable(state) else refuse("watten-pad-nothing-open")
            case Confirm():
                return self._may_confirm(state, mine)
            case Answer():
                return self._may_answer(state, mine, action)
            case NextRound():
                return None if state.phase == "pause" else refuse("watten-pad-round-runs")
            case Close():
                return None if state.phase in (*ASKABLE, "pause") and not state.disputed else refuse("watten-pad-later")
            case Exclude():
                return refuse("watten-referee-only")

    def _may_announce(self, state: PadState) -> Refused | None:
        if state.disputed:
            return refuse("watten-pad-disputed")
        return None if state.phase in ("deal", "game") else refuse("watten-pad-later")

    def _may_reply(self, state: PadState, mine: frozenset[Team], action: Stay | Go) -> Refused | None:
        if state.phase not in ("tense", "answer"):
            return refuse("watten-pad-nothing-asked")
        if asked_of(state) not in mine:
            return refuse("watten-pad-others-answer" if state.phase == "answer" else "watten-pad-not-your-team")
        raising = isinstance(action, Stay) and action.raising
        return refuse("watten-no-raise-tense") if raising and state.phase == "tense" else None

    def _may_fine(self, state: PadState, mine: frozenset[Team], action: Fine) -> Refused | None:
        if state.phase not in ASKABLE or state.disputed:
            return refuse("watten-pad-later")
        return None if other(action.team) in mine else refuse("watten-pad-own-fine")

    def _may_correct(self, state: PadState, mine: frozenset[Team], action: Correct) -> Refused | None:
        if state.open is None or state.phase not in ("deal", "round"):
            return refuse("watten-pad-entry-closed")
        if (action.team, action.how, action.value) not in results(state):
            return refuse("watten-pad-impossible")
        if len(mine) == 2:
            return None
        (team,) = mine
        if state.corrected[team] >= CORRECTIONS:
            return refuse("watten-pad-corrected-enough")
        if self._points_after(state, action)[team] < state.points[team]:
            return refuse("watten-pad-own-points")
        return None

    def _points_after(self, state: PadState, action: Correct) -> tuple[int, int]:
        place = state.open or 0
        line = Line(0, action.team, action.how, action.value)
        return points_of(cut_off((*state.lines[:place], line, *state.lines[place + 1 :])))

    def _disputable(self, state: PadState) -> bool:
        return state.phase == "deal" and state.open is not None and not state.disputed

    def _may_confirm(self, state: PadState, mine: frozenset[Team]) -> Refused | None:
        if not (state.disputed or state.phase == "round"):
            return refuse("watten-pad-nothing-open")
        return refuse("watten-pad-confirmed-already") if mine <= set(state.confirmed) else None

    def _may_answer(self, state: PadState, mine: frozenset[Team], action: Answer) -> Refused | None:
        if state.phase != "asked" or state.question is None:
            return refuse("watten-pad-nothing-asked")
        if state.question.of in mine:
            return None
        withdrawing = not action.yes and state.question.matter != "false"
        return None if withdrawing else refuse("watten-pad-others-decide")

    def _exclude(self, actor: Actor, action: Exclude) -> Sequence[PadEvent] | Refused:
        if not actor.referee:
            return refuse("watten-referee-only")
        if action.teams not in ((0,), (1,), (0, 1)):
            return refuse("watten-not-understood")
        return (Excluded(teams=action.teams),)

    # -- what follows --------------------------------------------------------------------------------------------------

    def _events(self, state: PadState, mine: frozenset[Team], action: PadAction, referee: bool) -> Sequence[PadEvent]:
        match action:
            case Announce():
                unwritten = state.phase == "game"
                return (Announced(dealer=state.seat(state.dealer + unwritten), unwritten=unwritten),)
            case Win():
                return (Entered(team=action.team, how="played", value=state.value),)
            case Raise():
                return self._raise(state, action.team)
            case Stay():
                return self._stay(state, action.raising)
            case Go():
                return self._go(state)
            case Fine():
                asked = Asked(matter="fine", team=action.team, case=action.case)
                return (self._fined(state, action.team, action.case),) if len(mine) == 2 else (asked,)
            case Misdeal():
                return (Misdealt(),) if len(mine) == 2 else (Asked(matter="misdeal", team=min(mine)),)
            case Correct():
                by = None if len(mine) == 2 else min(mine)
                return (Corrected(team=action.team, how=action.how, value=action.value, by=by),)
            case Dispute():
                return (Disputed(team=None if len(mine) == 2 else min(mine)),)
            case Confirm():
                return (Confirmed(teams=tuple(sorted(mine))),)
            case Answer():
                return self._reply(state, action.yes)
            case NextRound():
                return (RoundBegun(),)
            case Close():
                at_once = state.phase == "pause" or len(mine) == 2
                return (Closed(),) if at_once else (Asked(matter="close", team=min(mine)),)
            case Exclude():
                return ()

    def _raise(self, state: PadState, team: Team) -> Sequence[PadEvent]:
        why = why_no_raise(state.points, state.value, state.raiser, team)
        return (FalselyRaised(team=team, why=why),) if why else (Raised(team=team, value=state.value + 1),)

    def _stay(self, state: PadState, raising: bool) -> Sequence[PadEvent]:
        if state.phase == "tense":
            return (Accepted(team=state.strained[0]),)
        team = other(state.raiser or 0)
        stayed = Stayed(team=team, value=state.value + 1)
        return (stayed, *self._raise(fold(state, stayed), team)) if raising else (stayed,)

    def _go(self, state: PadState) -> Sequence[PadEvent]:
        if state.phase == "tense":
            return (Entered(team=other(state.strained[0]), how="left", value=DECLINED),)
        return (Entered(team=state.raiser or 0, how="left", value=state.value),)

    def _reply(self, state: PadState, yes: bool) -> Sequence[PadEvent]:
        question, replied = state.question, Replied(yes=yes)
        if question is None or not yes:
            return (replied,)
        return (replied, self._allowed(state, question))

    def _fined(self, state: PadState, team: Team, case: Case) -> Fined:
        return Fined(team=team, case=case, taken=can_pay(state.points, team))

    def _allowed(self, state: PadState, question: Question) -> PadEvent:
        match question.matter:
            case "fine" | "false":
                return self._fined(state, question.team, question.case or "cheat")
            case "misdeal":
                return Misdealt()
            case "close":
                return Closed()

    def _complete(self, state: PadState, events: Sequence[PadEvent]) -> Sequence[PadEvent]:
        """Add the Bummerl once both teams have confirmed the Runde (W5.6)."""
        for event in events:
            state = fold(state, event)
        won = bummerl(state.lines) if state.phase == "round" and len(state.confirmed) == 2 else None
        if won is None:
            return events
        locked = RoundWon(team=won.team, ending=won.ending, counted=won.counted, stood=won.stood)
        return (*events, locked)

    def _late(self, state: PadState) -> Sequence[PadEvent] | Refused:
        """No answer in time: Gehen, unless the setting says otherwise; a question lapses, an entry stands."""
        if self.time_limit(state) is None:
            return refuse("watten-pad-no-hurry")
        if state.phase in ("tense", "answer"):
            return self._go(state) if state.options.silence == "go" else self._stay(state, raising=False)
        if state.phase == "asked":
            return (Replied(yes=False),)
        return self._complete(state, (Confirmed(teams=TEAMS),))

    # -- the rest of the contract --------------------------------------------------------------------------------------

    def apply(self, state: PadState, event: PadEvent) -> PadState:
        """Fold one event."""
        return fold(state, event)

    def legal(self, state: PadState, seat: Seat) -> Sequence[PadAction]:
        """List what a seat may write."""
        if state.phase == "over" or seat not in state.order:
            return ()
        mine = voices(state, Actor.at(seat))
        return [action for action in _candidates(state) if self._refusal(state, mine, action) is None]

    def waiting_for(self, state: PadState) -> frozenset[Seat]:
        """Name who owes an answer; between answers anybody may hold the pencil."""
        if state.phase == "over":
            return frozenset()
        asked = asked_of(state)
        if asked is not None:
            return frozenset(state.members(asked))
        if state.disputed or state.phase == "round":
            return frozenset(seat for team in TEAMS if team not in state.confirmed for seat in state.members(team))
        return frozenset(state.order)

    def view(self, state: PadState, seat: Seat | None) -> PadView:
        """Show the pad to all."""
        return PadView(seat, state)

    def tell(self, event: PadEvent, audience: Seat | None) -> Text | None:
        """Everything on a pad is public."""
        return pad_words.told(event)

    def step(self, state: PadState) -> Step:
        """Name the present decision."""
        return Step(f"{state.step}{state.phase}", pad_words.now(state))

    def time_limit(self, state: PadState) -> float | None:
        """Only answers can be late: a pad may lie there for hours."""
        owed = asked_of(state) is not None or state.disputed or state.phase == "round"
        return state.options.seconds if owed and state.phase != "over" else None

    def outcome(self, state: PadState) -> Outcome | None:
        """Rank the teams by Bummerl, then points."""
        return pad_words.outcome(state) if state.phase == "over" else None


def _candidates(state: PadState) -> Sequence[PadAction]:
    """List everything anybody could think of in this phase; what is not allowed falls away."""
    match state.phase:
        case "deal":
            corrections = [Correct(team=team, how=how, value=value) for team, how, value in results(state)]
            return (Announce(), *corrections, Dispute(), Confirm(), *_FINES, Close())
        case "round":
            corrections = [Correct(team=team, how=how, value=value) for team, how, value in results(state)]
            return (Confirm(), *corrections)
        case "game":
            return (*(Win(team=team) for team in TEAMS), *_RAISES, Misdeal(), *_FINES, Announce(), Close())
        case "tense":
            return (Stay(), Go())
        case "answer":
            return (Stay(), Stay(raising=True), Go())
        case "asked":
            return (Answer(yes=True), Answer(yes=False))
        case "pause":
            return (NextRound(), Close())
        case "over":
            return ()


_RAISES = tuple(Raise(team=team) for team in TEAMS)
_FINES = tuple(Fine(team=team, case=case) for team in TEAMS for case in CASES)
