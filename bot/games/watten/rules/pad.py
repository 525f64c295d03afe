"""Rules of the Punktezettel. Clauses: W1.1, W5.1 to W5.7, W5.9, W7.3 to W7.8."""

from collections.abc import Sequence
from functools import reduce

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.watten.fold.pad import apply
from bot.games.watten.model.pad import (
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
    TakeBack,
    TakenBack,
    Win,
)
from bot.games.watten.model.score import (
    CASES,
    DECLINED,
    TEAMS,
    Case,
    Team,
    bummerl,
    can_pay,
    other,
    why_no_raise,
)
from bot.games.watten.rules.pad_allowing import asked_of, refusal, results, voices
from bot.games.watten.tell.pad import step, tell
from bot.games.watten.tell.words import outcome
from bot.games.watten.view.pad import view


class PadRules(Rules[PadOptions, PadAction, PadEvent, PadState, PadView]):
    """Four people with real cards; the pad keeps the score and its rules."""

    secrets = False

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
        mine = voices(state, actor)
        refused = refusal(state, mine, action, referee=actor.referee)
        return refused or self._complete(state, self._events(state, mine, action))

    # -- what follows --------------------------------------------------------------------------------------------------

    def _events(self, state: PadState, mine: frozenset[Team], action: PadAction) -> Sequence[PadEvent]:
        match action:
            case Announce():
                unwritten = state.phase == "game"
                return (Announced(dealer=state.seat(state.dealer + unwritten), unwritten=unwritten, by=_one(mine)),)
            case Win():
                return (Entered(team=action.team, how="played", value=state.value, by=_one(mine)),)
            case Raise():
                reported = Asked(matter="fine", team=action.team, case="raise")
                return self._raise(state, action.team) if action.team in mine else (reported,)
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
                return (Corrected(team=action.team, how=action.how, value=action.value, by=_one(mine), keeps=True),)
            case Dispute():
                return (Disputed(team=_one(mine)),)
            case Confirm():
                return (Confirmed(teams=tuple(sorted(mine))),)
            case TakeBack():
                return (TakenBack(team=_one(mine)),)
            case Answer():
                return self._reply(state, action.yes)
            case NextRound():
                return (RoundBegun(),)
            case Close():
                at_once = state.phase == "pause" or len(mine) == 2
                return (Closed(),) if at_once else (Asked(matter="close", team=min(mine)),)
            case Exclude():
                return (Excluded(teams=action.teams),)

    def _raise(self, state: PadState, team: Team) -> Sequence[PadEvent]:
        why = why_no_raise(state.points, state.value, state.raiser, team, state.strained)
        return (FalselyRaised(team=team, why=why),) if why else (Raised(team=team, value=state.value + 1),)

    def _stay(self, state: PadState, raising: bool) -> Sequence[PadEvent]:
        if state.phase == "tense":
            return (Accepted(team=state.strained[0]),)
        team = other(state.raiser or 0)
        stayed = Stayed(team=team, value=state.value + 1)
        return (stayed, *self._raise(apply(state, stayed), team)) if raising else (stayed,)

    def _go(self, state: PadState) -> Sequence[PadEvent]:
        if state.phase == "tense":
            return (Entered(team=other(state.strained[0]), how="left", value=DECLINED),)
        return (Entered(team=state.raiser or 0, how="left", value=state.value),)

    def _reply(self, state: PadState, yes: bool) -> Sequence[PadEvent]:
        question = state.question
        replied = Replied(yes=yes)
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
        state = reduce(apply, events, state)
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
            return self._silent(state)
        if state.phase == "asked":
            return (Replied(yes=False),)
        return self._complete(state, (Confirmed(teams=TEAMS),))

    def _silent(self, state: PadState) -> Sequence[PadEvent]:
        if state.options.silence == "go":
            return self._go(state)
        return self._stay(state, raising=False)

    # -- the rest of the contract --------------------------------------------------------------------------------------

    def apply(self, state: PadState, event: PadEvent) -> PadState:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: PadState, seat: Seat) -> Sequence[PadAction]:
        """List what a seat may write."""
        mine = voices(state, Actor.at(seat))
        return [action for action in _candidates(state) if refusal(state, mine, action) is None]

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
        return view(state, seat)

    def tell(self, event: PadEvent, audience: Seat | None) -> Text | None:
        """Everything on a pad is public."""
        return tell(event)

    def section(self, state: PadState) -> str:
        """Name the present game of the present Runde."""
        return f"{state.round}.{state.game}"

    def step(self, state: PadState) -> Step:
        """Name the present decision."""
        return Step(f"{state.step}{state.phase}", step(state))

    def time_limit(self, state: PadState) -> float | None:
        """Only answers can be late: a pad may lie there for hours."""
        owed = asked_of(state) is not None or state.disputed or state.phase == "round"
        return state.options.seconds if owed and state.phase != "over" else None

    def outcome(self, state: PadState) -> Outcome | None:
        """Rank the teams by Bummerl, then points."""
        return outcome(state.order, state.won, state.excluded) if state.phase == "over" else None


def _candidates(state: PadState) -> Sequence[PadAction]:
    """List everything anybody could think of in this phase; what is not allowed falls away."""
    match state.phase:
        case "deal":
            corrections = [Correct(team=team, how=how, value=value) for team, how, value in results(state)]
            return (Announce(), *corrections, Dispute(), Confirm(), *_FINES, Close(), TakeBack())
        case "round":
            corrections = [Correct(team=team, how=how, value=value) for team, how, value in results(state)]
            return (Confirm(), *corrections, TakeBack())
        case "game":
            wins = (Win(team=team) for team in TEAMS)
            return (*wins, *_RAISES, Misdeal(), *_FINES, Announce(), Close(), TakeBack())
        case "tense":
            return (Stay(), Go(), Misdeal(), *_FINES, TakeBack())
        case "answer":
            return (Stay(), Stay(raising=True), Go(), Misdeal(), *_FINES, TakeBack())
        case "asked":
            return (Answer(yes=True), Answer(yes=False))
        case "pause":
            return (NextRound(), Close())
        case "over":
            return ()


def _one(mine: frozenset[Team]) -> Team | None:
    """Name the team somebody writes for; None if it is both."""
    return None if len(mine) == 2 else min(mine)


_RAISES = tuple(Raise(team=team) for team in TEAMS)
_FINES = tuple(Fine(team=team, case=case) for team in TEAMS for case in CASES)
