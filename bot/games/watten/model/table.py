"""Options, actions, state and view of the Spieltisch; its events have a file of their own."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.engine.model import Action, Options
from bot.engine.seats import Seat
from bot.games.watten.model.cards import Card, Rank, Suit, rechter
from bot.games.watten.model.pad import TeamField
from bot.games.watten.model.score import GAME, SEATS, Bummerl, Case, Line, Points, Team, points_of

Phase: TypeAlias = Literal[
    "cut", "look", "seen", "choose", "keep", "schlag", "farbe", "offer", "tense", "play", "answer", "over"
]
Offer: TypeAlias = Literal["swap", "schenas"]
Trick: TypeAlias = tuple[tuple[int, Card], ...]
"""Place and card, in the order they were played."""
CardField: TypeAlias = Annotated[int, Field(ge=0, le=31)]

GEBER, ANSAGER, PARTNER, ABHEBER = 0, 1, 2, 3
"""Places after the Geber, clockwise (W1.1)."""
LOOKERS = (ABHEBER, GEBER, ABHEBER)
"""Who may look at the cut, one after the other (W2.1)."""


class TableOptions(Options):
    """How long a sitting is, how much time a step has, who sits where; below, what the rule book leaves open."""

    rounds: int = Field(default=1, ge=1, le=50)
    seconds: int | None = Field(default=180, ge=10, le=7 * 24 * 3600)
    drawn: bool = False
    """Draw partners and places instead of keeping the seats as taken."""
    most_schenas: int = Field(default=3, ge=0, le=9)
    """Schenas per game (W3.3)."""
    kritische_named: bool = True
    """A Kritischer counts as a card of its rank and suit when announcing (W3.1)."""
    free_choice: bool = False
    """Under "Trumpf oder Kritisch" a holder of both may choose (W4.3)."""
    silence: Literal["go", "stay"] = "go"
    """What no answer in time to a raise or to the gespannt question means (W5.2, W5.4)."""
    dealer: Literal["Nord", "Ost", "Süd", "West"] | None = None
    """The first Geber, where he was drawn elsewhere (W8.6)."""
    contest: bool = False
    """It is a table of a tournament: no computer plays, nobody is replaced."""


class Cut(Action):
    """Lift so many cards."""

    kind: Literal["cut"] = "cut"
    depth: int = Field(ge=1, le=31)


class Look(Action):
    """Look at the bottom card of the lifted packet, or do without."""

    kind: Literal["look"] = "look"
    yes: bool


class Keep(Action):
    """Keep the Kritischer just seen (or, before a new deal, one's own), or leave it."""

    kind: Literal["keep"] = "keep"
    yes: bool


class Choose(Action):
    """Keep this Kritischer of several; the others go to the Geber (W3.3)."""

    kind: Literal["choose"] = "choose"
    card: CardField


class NameSchlag(Action):
    """Announce the Schlag."""

    kind: Literal["schlag"] = "schlag"
    rank: int = Field(ge=0, le=7)


class NameFarbe(Action):
    """Announce the Farbe."""

    kind: Literal["farbe"] = "farbe"
    suit: int = Field(ge=0, le=3)


class Propose(Action):
    """Offer Schlagtausch or Schenas."""

    kind: Literal["propose"] = "propose"
    what: Offer


class Reply(Action):
    """Accept an offer or not."""

    kind: Literal["reply"] = "reply"
    yes: bool


class Play(Action):
    """Play a card; `demand` says "Trumpf oder Kritisch" with it."""

    kind: Literal["play"] = "play"
    card: CardField
    demand: bool = False


class Raise(Action):
    """Ausschaffen."""

    kind: Literal["raise"] = "raise"


class Stay(Action):
    """Stay in the game, and raise in turn if `raising`."""

    kind: Literal["stay"] = "stay"
    raising: bool = False


class Go(Action):
    """Leave the game."""

    kind: Literal["go"] = "go"


class Defer(Action):
    """Let the partner answer."""

    kind: Literal["defer"] = "defer"


class Fine(Action):
    """Punish a team: only the Spielleiter."""

    kind: Literal["fine"] = "fine"
    team: TeamField
    case: Case


class Redeal(Action):
    """Have this Geber deal again: only the Spielleiter, before the first card (W5.5, W7.5)."""

    kind: Literal["redeal"] = "redeal"


class Exclude(Action):
    """Exclude teams for serious cheating: only the Spielleiter (W5.5)."""

    kind: Literal["exclude"] = "exclude"
    teams: tuple[TeamField, ...]


TableAction: TypeAlias = (
    Cut
    | Look
    | Keep
    | Choose
    | NameSchlag
    | NameFarbe
    | Propose
    | Reply
    | Play
    | Raise
    | Stay
    | Go
    | Defer
    | Fine
    | Redeal
    | Exclude
)

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
EMPTY: Hands = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class Deal:
    """One game of cards. Hands and `kept` go by place; the deck's last card is the bottom of the lifted packet."""

    phase: Phase = "cut"
    deck: tuple[Card, ...] = ()
    packet: int = 0
    """How many cards of the lifted packet are left."""
    looks: int = 0
    looker: int | None = None
    """Who looks or decides about a kept card now."""
    hands: Hands = EMPTY
    kept: Hands = EMPTY
    """Kritische taken from the cut; they are part of the hands."""
    knows_bottom: int | None = None
    """The place that has seen the last card of the deck and left it."""
    given: tuple[Card, ...] = ()
    """What the Abheber had to pass to the Geber: both know it."""
    carried: bool = False
    """The Abheber kept a Kritischer through a Schenas."""
    offer: Offer | None = None
    spent: tuple[Offer, ...] = ()
    schenas: int = 0
    swapped: bool = False
    schlag: Rank | None = None
    farbe: Suit | None = None
    dealt: bool = False
    """Everybody has cards and the last card of the rest lies open."""
    trick: Trick = ()
    laid: Hands = EMPTY
    """What everybody has played in this game."""
    turn: int = 0
    demand: bool = False
    tricks: Points = (0, 0)
    value: int = GAME
    raiser: Team | None = None
    deferred: int | None = None
    """Who has left the answer to the partner."""
    strained: tuple[Team, ...] = ()

    @property
    def right(self) -> Card | None:
        """Return the Rechte, if there is one."""
        return None if self.schlag is None or self.farbe is None else rechter(self.schlag, self.farbe)

    @property
    def opened(self) -> Card | None:
        """Return the card that lies open."""
        return self.deck[-1] if self.dealt else None

    @property
    def first_card_played(self) -> bool:
        """Tell whether a card has been played."""
        return bool(self.trick) or any(self.tricks)


_FRESH = Deal()


@dataclass(frozen=True, slots=True)
class TableState:
    """The whole truth. `order` is who sits where, clockwise; `dealer` is the place of the Geber."""

    options: TableOptions
    order: tuple[Seat, ...] = SEATS
    dealer: int = 0
    round: int = 1
    game: int = 1
    lines: tuple[Line, ...] = ()
    won: tuple[Bummerl, ...] = ()
    excluded: tuple[Team, ...] = ()
    deal: Deal = _FRESH
    last: Trick = ()
    """The trick before, also that of the game before."""
    last_by: int | None = None
    """Who won it; None if the game ended within it."""
    step: int = 0

    @property
    def points(self) -> Points:
        """Return how the Runde stands."""
        return points_of(self.lines)

    def place(self, role: int) -> int:
        """Return the place of the Geber, Ansager, Partner or Abheber."""
        return (self.dealer + role) % 4

    def place_of(self, seat: Seat | None) -> int | None:
        """Return where somebody sits, None if not at this table."""
        return self.order.index(seat) if seat in self.order else None

    def members(self, team: Team) -> tuple[Seat, Seat]:
        """Return the two of a team."""
        return self.order[team], self.order[team + 2]


@dataclass(frozen=True, slots=True)
class TableView:
    """What a seat (`me` None: the public) may know; places go clockwise as in `order`."""

    me: int | None
    order: tuple[Seat, ...]
    dealer: int
    round: int
    rounds: int
    game: int
    lines: tuple[Line, ...]
    points: Points
    won: tuple[Bummerl, ...]
    excluded: tuple[Team, ...]
    phase: Phase
    waiting: tuple[int, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards everybody holds."""
    kept: tuple[int, ...]
    """How many Kritische everybody has taken from the cut; which ones is their secret."""
    seen: Card | None
    """The bottom card, for who looks at it or has looked and left it."""
    given: tuple[Card, ...]
    depth: int
    """How many cards may be lifted."""
    looks: int
    offer: Offer | None
    swapped: bool
    schenas: int
    schlag: Rank | None
    farbe: Suit | None
    opened: Card | None
    trick: Trick
    laid: Hands
    """What everybody has played in this game."""
    turn: int
    demand: bool
    tricks: Points
    last: Trick
    last_by: int | None
    value: int
    raiser: Team | None
    deferred: int | None
    strained: tuple[Team, ...]
    may_raise: tuple[Team, ...]
    playable: tuple[Card, ...]
    legal: tuple[TableAction, ...]
    """What the own seat may do now."""

    @property
    def team(self) -> Team | None:
        """Return the own team."""
        return None if self.me is None else self.me % 2
