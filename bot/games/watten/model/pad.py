"""Options, actions, events, state and view of the Punktezettel."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat
from bot.games.watten.model.score import SEATS, Bummerl, Case, How, Line, Points, Team, WhyNot, points_of

Phase: TypeAlias = Literal["deal", "tense", "game", "answer", "asked", "round", "pause", "over"]
RUNNING: tuple[Phase, ...] = ("tense", "game", "answer")
"""Phases in which a game is under way."""
Matter: TypeAlias = Literal["fine", "false", "misdeal", "close"]
TeamField: TypeAlias = Annotated[int, Field(ge=0, le=1)]
Value: TypeAlias = Annotated[int, Field(ge=2, le=11)]
CORRECTIONS = 2
"""How often a team may correct the same game; after that both agree or the Spielleiter decides."""


class PadOptions(Options):
    """How many Runden (None: as long as they like), who deals first (None: drawn), who has no Discord, patience."""

    rounds: int | None = Field(default=None, ge=1, le=99)
    dealer: Literal["Nord", "Ost", "Süd", "West"] | None = None
    guests: tuple[Seat, ...] = ()
    seconds: int | None = Field(default=None, ge=10, le=7 * 24 * 3600)
    silence: Literal["go", "stay"] = "go"
    """What no answer in time means (W5.2, W5.4)."""
    contest: bool = False
    """It is a table of a tournament: nobody is replaced."""


class Announce(Action):
    """The Geber has announced: the game runs, the one before is closed (W5.6)."""

    kind: Literal["announce"] = "announce"


class Win(Action):
    """A team has won the game."""

    kind: Literal["win"] = "win"
    team: TeamField


class Raise(Action):
    """A team raises by one."""

    kind: Literal["raise"] = "raise"
    team: TeamField


class Stay(Action):
    """Stay in the game, and raise in turn if `raising`."""

    kind: Literal["stay"] = "stay"
    raising: bool = False


class Go(Action):
    """Leave the game."""

    kind: Literal["go"] = "go"


class Fine(Action):
    """Have a team punished."""

    kind: Literal["fine"] = "fine"
    team: TeamField
    case: Case


class Misdeal(Action):
    """The deal went wrong: the same Geber deals again."""

    kind: Literal["misdeal"] = "misdeal"


class Correct(Action):
    """Set what the last game counted."""

    kind: Literal["correct"] = "correct"
    team: TeamField
    how: Literal["played", "left"]
    value: Value


class Dispute(Action):
    """Put the last entry to both teams."""

    kind: Literal["dispute"] = "dispute"


class Confirm(Action):
    """The entry, or the whole Runde, is right."""

    kind: Literal["confirm"] = "confirm"


class TakeBack(Action):
    """Take back one's own last entry, if nothing was written since."""

    kind: Literal["take-back"] = "take-back"


class Answer(Action):
    """Agree to what the others ask, or not."""

    kind: Literal["answer"] = "answer"
    yes: bool


class NextRound(Action):
    """Begin a new Runde."""

    kind: Literal["next-round"] = "next-round"


class Close(Action):
    """Put the pad away."""

    kind: Literal["close"] = "close"


class Exclude(Action):
    """Exclude teams for serious cheating: only the Spielleiter (W5.5)."""

    kind: Literal["exclude"] = "exclude"
    teams: tuple[TeamField, ...]


PadAction: TypeAlias = (
    Announce
    | Win
    | Raise
    | Stay
    | Go
    | Fine
    | Misdeal
    | Correct
    | Dispute
    | Confirm
    | TakeBack
    | Answer
    | NextRound
    | Close
    | Exclude
)


class Opened(Event):
    """The pad lies on the table; `dealer` is the place of the first Geber."""

    kind: Literal["opened"] = "opened"
    dealer: int


class Announced(Event):
    """A game runs; an unwritten one before it counts 0."""

    kind: Literal["announced"] = "announced"
    dealer: Seat
    unwritten: bool = False
    by: int | None = None
    """Which team has written it; None: the Spielleiter, or an older version that did not ask."""


class Accepted(Event):
    """The gespannte team plays: the game counts 3."""

    kind: Literal["accepted"] = "accepted"
    team: TeamField


class Entered(Event):
    """A game is written."""

    kind: Literal["entered"] = "entered"
    team: TeamField
    how: How
    value: int
    by: int | None = None


class Raised(Event):
    """A team has raised; the others are asked. `after_stay`: they had just stayed themselves."""

    kind: Literal["raised"] = "raised"
    team: TeamField
    value: int
    after_stay: bool = False


class Stayed(Event):
    """The others stay: the value stands."""

    kind: Literal["stayed"] = "stayed"
    team: TeamField
    value: int


class FalselyRaised(Event):
    """Somebody raised who could not (W5.3): the others decide about the Strafe."""

    kind: Literal["falsely-raised"] = "falsely-raised"
    team: TeamField
    why: WhyNot


class Asked(Event):
    """A team asks something of the other one."""

    kind: Literal["asked"] = "asked"
    matter: Matter
    team: TeamField
    case: Case | None = None


class Replied(Event):
    """The answer; a yes is followed by what it allows."""

    kind: Literal["replied"] = "replied"
    yes: bool


class Fined(Event):
    """A Strafe is written (`taken`: off the team, else to the others); a game that ran falls if it ends the Runde."""

    kind: Literal["fined"] = "fined"
    team: TeamField
    case: Case
    taken: bool


class Misdealt(Event):
    """The same Geber deals again; raises fall away."""

    kind: Literal["misdealt"] = "misdealt"


class Corrected(Event):
    """The last game counts something else now; `by` is the team that asked (None: the Spielleiter).

    `keeps`: a Strafe written after it stays on the pad; older versions struck it where the correction brought 11.
    """

    kind: Literal["corrected"] = "corrected"
    team: TeamField
    how: How
    value: int
    by: int | None
    keeps: bool = False


class Disputed(Event):
    """The last entry waits for both teams."""

    kind: Literal["disputed"] = "disputed"
    team: int | None


class Confirmed(Event):
    """These teams stand by what is written."""

    kind: Literal["confirmed"] = "confirmed"
    teams: tuple[TeamField, ...]


class TakenBack(Event):
    """The last entry is taken back; the pad is as it was before it."""

    kind: Literal["taken-back"] = "taken-back"
    team: int | None


class RoundWon(Event):
    """The Runde is locked and gives its Bummerl."""

    kind: Literal["round-won"] = "round-won"
    team: TeamField
    ending: Literal["plain", "schneider", "retour"]
    counted: Points
    stood: Points


class RoundBegun(Event):
    """A new Runde."""

    kind: Literal["round-begun"] = "round-begun"


class Closed(Event):
    """The pad is put away."""

    kind: Literal["closed"] = "closed"


class Excluded(Event):
    """The Spielleiter has excluded teams."""

    kind: Literal["excluded"] = "excluded"
    teams: tuple[TeamField, ...]


PadEvent: TypeAlias = (
    Opened
    | Announced
    | Accepted
    | Entered
    | Raised
    | Stayed
    | FalselyRaised
    | Asked
    | Replied
    | Fined
    | Misdealt
    | Corrected
    | Disputed
    | Confirmed
    | TakenBack
    | RoundWon
    | RoundBegun
    | Closed
    | Excluded
)


@dataclass(frozen=True, slots=True)
class Question:
    """What a team is asked: `of` answers, `team` would be punished (or has asked), `back` is the phase before."""

    matter: Matter
    of: Team
    team: Team
    case: Case | None
    back: Phase


@dataclass(frozen=True, slots=True)
class PadState:
    """The pad. `dealer` is the place of the Geber of the game that runs or comes next; `step` counts decisions."""

    options: PadOptions
    order: tuple[Seat, ...] = SEATS
    dealer: int = 0
    phase: Phase = "deal"
    round: int = 1
    game: int = 1
    lines: tuple[Line, ...] = ()
    won: tuple[Bummerl, ...] = ()
    value: int = 2
    raiser: Team | None = None
    """Who raised last in this game."""
    strained: tuple[Team, ...] = ()
    """Who was gespannt when the game began (W7.4)."""
    open: int | None = None
    """The line that may still be corrected (W5.6)."""
    open_strained: tuple[Team, ...] = ()
    """Who was gespannt when the game of that line was announced (W7.4)."""
    open_agreed: int = 2
    """What the game of that line had been raised to."""
    corrected: Points = (0, 0)
    disputed: bool = False
    confirmed: tuple[Team, ...] = ()
    question: Question | None = None
    excluded: tuple[Team, ...] = ()
    before: "PadState | None" = None
    """How the pad was before the last entry, as long as that can be taken back."""
    writer: Team | None = None
    """Who wrote that entry; None: the Spielleiter."""
    step: int = 0

    @property
    def points(self) -> Points:
        """Return how the Runde stands."""
        return points_of(self.lines)

    def team_of(self, seat: Seat | None) -> Team | None:
        """Return the team of a seat."""
        return self.order.index(seat) % 2 if seat in self.order else None

    def members(self, team: Team) -> tuple[Seat, Seat]:
        """Return the two of a team."""
        return self.order[team], self.order[team + 2]

    def seat(self, place: int) -> Seat:
        """Return the seat so many places after the first, clockwise."""
        return self.order[place % 4]


@dataclass(frozen=True, slots=True)
class PadView:
    """There are no secrets on a pad; `me` is whose view it is."""

    me: Seat | None
    pad: PadState
