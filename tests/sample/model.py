"""Options, actions, events, state and view of Hasard.

Every round each seat gets two secret cards and puts one of them face down, all at the same time. Then, in turn, each
rolls a die or holds. Card and die are points; equal points share a place. A referee may take a point away.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import Field

from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat

SEATS: tuple[Seat, ...] = ("Nord", "Ost", "Sued", "West")
DECK = tuple(range(1, 13))
HAND = 2


class HasardOptions(Options):
    """How many rounds, and how long a step may take (None: as long as it takes)."""

    rounds: int = Field(default=2, ge=1, le=100_000)
    seconds: float | None = Field(default=60, gt=0)


class Lay(Action):
    """Put a card face down."""

    kind: Literal["lay"] = "lay"
    card: int


class Roll(Action):
    """Roll the die for more points."""

    kind: Literal["roll"] = "roll"


class Hold(Action):
    """Do without the die."""

    kind: Literal["hold"] = "hold"


class Ring(Action):
    """End the rolling: only a captain may."""

    kind: Literal["ring"] = "ring"


class Fine(Action):
    """Take a point from a seat: only a referee may, once a game."""

    kind: Literal["fine"] = "fine"
    seat: Seat


HasardAction: TypeAlias = Lay | Roll | Hold | Ring | Fine


class Dealt(Event):
    """A round begins; secret but for each seat's own hand."""

    kind: Literal["dealt"] = "dealt"
    hands: tuple[tuple[Seat, tuple[int, ...]], ...]


class Laid(Event):
    """A seat has put a card down; which one is its secret."""

    kind: Literal["laid"] = "laid"
    seat: Seat
    card: int


class Rolled(Event):
    """A seat has rolled; the first version counted the die from 0."""

    kind: Literal["rolled"] = "rolled"
    version: Literal[2] = 2
    seat: Seat
    die: int


class Held(Event):
    """A seat did without the die."""

    kind: Literal["held"] = "held"
    seat: Seat


class Scored(Event):
    """The cards are turned over and a round ends."""

    kind: Literal["scored"] = "scored"
    points: tuple[tuple[Seat, int], ...]


class Fined(Event):
    """The referee has taken a point."""

    kind: Literal["fined"] = "fined"
    seat: Seat


HasardEvent: TypeAlias = Dealt | Laid | Rolled | Held | Scored | Fined


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its hand, the card face down, the die (0: held) and its points."""

    seat: Seat
    hand: tuple[int, ...] = ()
    card: int | None = None
    die: int | None = None
    points: int = 0
    fined: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth; `round` counts from 1 and passes the last round when the game is over."""

    options: HasardOptions
    players: tuple[Player, ...]
    round: int = 1

    @property
    def over(self) -> bool:
        """Tell whether all rounds are played."""
        return self.round > self.options.rounds

    @property
    def laying(self) -> bool:
        """Tell whether somebody still has to put a card down."""
        return any(player.card is None for player in self.players)

    @property
    def waiting(self) -> frozenset[Seat]:
        """All who have not laid a card; then one after the other."""
        if self.over:
            return frozenset()
        if self.laying:
            return frozenset(player.seat for player in self.players if player.card is None)
        return frozenset({next(player.seat for player in self.players if player.die is None)})

    def player(self, seat: Seat) -> Player:
        """Return one seat."""
        return next(player for player in self.players if player.seat == seat)


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat as everybody sees it."""

    seat: Seat
    laid: bool
    die: int | None
    points: int
    fined: bool


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (`me` None: the public) may know."""

    me: Seat | None
    round: int
    rounds: int
    players: tuple[Shown, ...]
    waiting: tuple[Seat, ...]
    laying: bool
    over: bool
    hand: tuple[int, ...]
    card: int | None
