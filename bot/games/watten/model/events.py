"""Events of the Spieltisch. Cards in them are secret unless `tell` says otherwise."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.engine.model import Event, Refused
from bot.engine.seats import Seat
from bot.games.watten.model.cards import Card
from bot.games.watten.model.score import Case, Points
from bot.games.watten.model.table import Offer


class Seated(Event):
    """Who sits where, clockwise, and the first Geber's place."""

    kind: Literal["seated"] = "seated"
    order: tuple[Seat, ...]
    dealer: int


class Shuffled(Event):
    """The Geber has shuffled; the order is everybody's secret. `dealer` is the place of the Geber."""

    kind: Literal["shuffled"] = "shuffled"
    dealer: Seat
    deck: tuple[Card, ...]


class CutAt(Event):
    """The Abheber has lifted so many cards."""

    kind: Literal["cut"] = "cut"
    seat: Seat
    depth: int


class Looked(Event):
    """Somebody looks at the bottom card (secret), or does without (None)."""

    kind: Literal["looked"] = "looked"
    seat: Seat
    card: Card | None


class Kept(Event):
    """Somebody keeps a Kritischer; which one is secret."""

    kind: Literal["kept"] = "kept"
    seat: Seat
    card: Card


class Left(Event):
    """Somebody leaves the card he has seen."""

    kind: Literal["left"] = "left"
    seat: Seat


class Gave(Event):
    """The Abheber keeps one Kritischer and passes the others to the Geber; both know which."""

    kind: Literal["gave"] = "gave"
    seat: Seat
    to: Seat
    kept: Card
    given: tuple[Card, ...]


class Dealt(Event):
    """Cards are dealt to some seats; each sees the own ones."""

    kind: Literal["dealt"] = "dealt"
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    opened: Card | None = None
    """The last card of the rest, turned over after the second deal."""


class Proposed(Event):
    """The Ansager offers Schlagtausch or Schenas."""

    kind: Literal["proposed"] = "proposed"
    seat: Seat
    what: Offer


class Replied(Event):
    """The Geber's answer to an offer."""

    kind: Literal["replied"] = "replied"
    seat: Seat
    what: Offer
    yes: bool


class Carried(Event):
    """Before the new deal somebody keeps the own Kritische or shuffles them in."""

    kind: Literal["carried"] = "carried"
    seat: Seat
    yes: bool


class SchlagNamed(Event):
    """The Schlag is announced."""

    kind: Literal["schlag"] = "schlag"
    seat: Seat
    rank: int


class FarbeNamed(Event):
    """The Farbe is announced."""

    kind: Literal["farbe"] = "farbe"
    seat: Seat
    suit: int


class Accepted(Event):
    """The gespannte team plays: the game counts 3."""

    kind: Literal["accepted"] = "accepted"
    seat: Seat | None


class Played(Event):
    """A card lies on the table."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: Card
    demand: bool = False


class TooLate(Event):
    """Somebody let the time pass; what follows is done for him."""

    kind: Literal["too-late"] = "too-late"
    seat: Seat


class TrickWon(Event):
    """A trick is complete."""

    kind: Literal["trick"] = "trick"
    seat: Seat


class Raised(Event):
    """Somebody raises for his team."""

    kind: Literal["raised"] = "raised"
    seat: Seat
    value: int


class Stayed(Event):
    """The others stay (seat None: by the silence of both)."""

    kind: Literal["stayed"] = "stayed"
    seat: Seat | None
    value: int


class Deferred(Event):
    """Somebody leaves the answer to the partner."""

    kind: Literal["deferred"] = "deferred"
    seat: Seat


class Scored(Event):
    """The game is over and written; seats are the winners."""

    kind: Literal["scored"] = "scored"
    team: int
    seats: tuple[Seat, Seat]
    how: Literal["played", "left"]
    value: int


class Fined(Event):
    """The Spielleiter has punished a team: 2 points off (`taken`), or 2 for the others."""

    kind: Literal["fined"] = "fined"
    team: int
    seats: tuple[Seat, Seat]
    case: Case
    taken: bool
    in_game: bool | None = None
    """Whether a game was under way that falls if this ends the Runde; older versions took every cut for a new game."""


class Misdealt(Event):
    """The Spielleiter has the same Geber deal again."""

    kind: Literal["misdealt"] = "misdealt"


class RoundWon(Event):
    """A Runde is won."""

    kind: Literal["round-won"] = "round-won"
    team: int
    seats: tuple[Seat, Seat]
    ending: Literal["plain", "schneider", "retour"]
    counted: Points
    stood: Points


class Excluded(Event):
    """The Spielleiter has excluded teams."""

    kind: Literal["excluded"] = "excluded"
    teams: tuple[int, ...]
    seats: tuple[Seat, ...]


TableEvent: TypeAlias = (
    Seated
    | Shuffled
    | CutAt
    | Looked
    | Kept
    | Left
    | Gave
    | Dealt
    | Proposed
    | Replied
    | Carried
    | SchlagNamed
    | FarbeNamed
    | Accepted
    | Played
    | TooLate
    | TrickWon
    | Raised
    | Stayed
    | Deferred
    | Scored
    | Fined
    | Misdealt
    | RoundWon
    | Excluded
)
Answer: TypeAlias = Sequence[TableEvent] | Refused
"""What the rules answer to an action."""
