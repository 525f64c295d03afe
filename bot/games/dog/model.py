"""Options, actions, events, state and view of DOG in Hogwarts. Clauses: D1.1 to D1.3, D7.1."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import Field

from bot.engine.model import Action, Event, Options, Record
from bot.engine.seats import Seat
from bot.games.dog.board import HALL, HM, HOUSES, NEEDED, Ground, Places

Card: TypeAlias = Literal["2", "3", "5", "6", "4", "7", "9", "18", "T", "J"]
Phase: TypeAlias = Literal["swap", "play", "draw", "drawn"]
"""All give a card; somebody plays, or throws a card away if nothing can be played; he may draw; he has drawn."""

HOUSE_NAMES = ("Slytherin", "Hufflepuff", "Gryffindor", "Ravenclaw")
_FILLED = (0, 2, 1, 3)
"""Two sit green and red, three green, yellow and red (D7.1)."""
HAND_SIZES = (6, 5, 4, 3, 2)
REMEMBERED = 24


class DogOptions(Options):
    """How many play (None: two to four, as many as sit down), the board, and how long a move may take."""

    players: Literal[2, 3, 4] | None = None
    draw_houses: bool = False
    chosen: tuple[Seat, ...] = ()
    """Houses that somebody has asked for: the others sit where D7.1 says."""
    ring: Literal[32, 40, 48, 56, 64] = 48
    lane: bool = False
    seconds: int | None = Field(default=600, ge=10, le=14 * 24 * 3600)


def seats(options: DogOptions) -> tuple[Seat, ...]:
    """Return the seats: a house each, or bare places while the houses are still to be drawn."""
    filled = _FILLED[: options.players or len(HOUSES)]
    return (
        tuple(f"Platz {n}" for n in range(1, len(filled) + 1))
        if options.draw_houses
        else tuple(HOUSE_NAMES[house] for house in filled)
    )


def own_seats(options: DogOptions, houses: frozenset[str]) -> tuple[Seat, ...]:
    """Return the seats of somebody's own house; while houses are drawn, nobody has one."""
    return tuple(seat for seat in seats(options) if not options.draw_houses and seat[0] in houses)


def table_of(options: DogOptions, taken: tuple[Seat, ...], houses: tuple[int, ...] | None = None) -> "Table":
    """Seat everybody clockwise; without drawn houses each sits where the seat says."""
    if houses is None:
        drawn = _FILLED[: len(taken)]
        houses = drawn if options.draw_houses else tuple(HOUSE_NAMES.index(seat) for seat in taken)
    return tuple(sorted(zip(houses, taken, strict=True)))


Table: TypeAlias = tuple[tuple[int, Seat], ...]
"""House and seat of everybody, clockwise."""


class Give(Action):
    """Push a card face down to one's partner, or to the left."""

    kind: Literal["give"] = "give"
    card: Card


class Play(Action):
    """Play a card; the move is written as in `moves`."""

    kind: Literal["play"] = "play"
    card: Card
    move: str


class Discard(Action):
    """Throw a card away, if nothing can be played (two and three players)."""

    kind: Literal["discard"] = "discard"
    card: Card


class Draw(Action):
    """Draw a card after throwing one away."""

    kind: Literal["draw"] = "draw"


class Pass(Action):
    """Do without drawing."""

    kind: Literal["pass"] = "pass"


DogAction: TypeAlias = Give | Play | Discard | Draw | Pass


class Opened(Event):
    """Everybody sits; whose the deck is first."""

    kind: Literal["opened"] = "opened"
    table: Table
    dealer: Seat


class Shuffled(Event):
    """Cards come under the deck: all of them at first, later the discards. Secret."""

    kind: Literal["shuffled"] = "shuffled"
    cards: tuple[Card, ...]


class Dealt(Event):
    """A round begins; secret but for each seat's own hand."""

    kind: Literal["dealt"] = "dealt"
    round: int
    dealer: Seat
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]


class Gave(Event):
    """A seat has pushed a card over; which one is its secret."""

    kind: Literal["gave"] = "gave"
    seat: Seat
    card: Card
    late: bool = False


class Exchanged(Event):
    """All cards were pushed over and are taken up: from whom, to whom, which."""

    kind: Literal["exchanged"] = "exchanged"
    gifts: tuple[tuple[Seat, Seat, Card], ...]


class Hop(Record):
    """One part of a move: who went from where to where, and who was sent back from which field by it."""

    figure: str
    start: int
    end: int
    steps: int
    sent: tuple[tuple[str, int], ...] = ()


class Played(Event):
    """A card was played and carried out in full."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: Card
    move: str
    hops: tuple[Hop, ...]
    caretaker: int | None = None
    """The field on which the caretaker has entered after this card."""
    surprised: str | None = None
    """The figure he found there and sent back."""
    late: bool = False


class Folded(Event):
    """A seat could play nothing and has laid down its hand."""

    kind: Literal["folded"] = "folded"
    seat: Seat
    cards: tuple[Card, ...]


class Discarded(Event):
    """A seat could play nothing and has thrown a card away."""

    kind: Literal["discarded"] = "discarded"
    seat: Seat
    card: Card
    last: bool
    """Its turn ends with it, because it has drawn before."""


class Drew(Event):
    """A seat has drawn a card; which one is its secret."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    card: Card


class Passed(Event):
    """A seat did without drawing."""

    kind: Literal["passed"] = "passed"
    seat: Seat


DogEvent: TypeAlias = Opened | Shuffled | Dealt | Gave | Exchanged | Played | Folded | Discarded | Drew | Passed
Shown: TypeAlias = Played | Folded | Discarded
"""What everybody has seen on the table."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: house, hand, the card pushed over and the one received in this round."""

    seat: Seat
    house: int
    hand: tuple[Card, ...] = ()
    given: Card | None = None
    got: Card | None = None
    folded: Places | None = None
    """The position in which it could play nothing and laid down its hand."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth; `players` sit clockwise, `turn` and `dealer` count in them."""

    options: DogOptions
    ground: Ground
    players: tuple[Player, ...]
    places: Places
    dealer: int = 0
    round: int = 0
    phase: Phase = "swap"
    turn: int | None = None
    clock: int = 0
    """Counts what was done in turns, so that no two steps look alike."""
    drawn: Card | None = None
    deck: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    log: tuple[Shown, ...] = ()
    laid: tuple[Folded, ...] = ()
    """Who laid down what in this round."""

    def player(self, seat: Seat) -> Player:
        """Return one seat."""
        return next(player for player in self.players if player.seat == seat)

    @property
    def size(self) -> int:
        """Return how many cards are dealt in this round (D2.1)."""
        return HAND_SIZES[(self.round - 1) % len(HAND_SIZES)]

    @property
    def winners(self) -> tuple[Player, ...]:
        """Return those who have won; nobody while the game goes on."""
        if sum([place >= HALL for place in self.places[:HM]]) < NEEDED:
            return ()  # asked very often, and mostly early in a game
        return tuple(player for player in self.players if self.ground.won(self.places, player.house))

    def receiver(self, number: int) -> int:
        """Return who gets a player's card: the partner, without teams the left neighbour (D2.2)."""
        count = len(self.players)
        return (number + (2 if self.ground.team else 1)) % count


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat as everybody sees it."""

    seat: Seat
    house: int
    cards: int
    gave: bool
    folded: bool


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (`me` None: the public) may know."""

    me: Seat | None
    house: int | None
    ground: Ground
    sitting: tuple[Sitting, ...]
    places: Places
    round: int
    size: int
    phase: Phase
    turn: Seat | None
    dealer: Seat
    waiting: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    deck: int
    log: tuple[Shown, ...]
    laid: tuple[tuple[Folded, Places], ...]
    hand: tuple[Card, ...]
    given: Card | None
    got: Card | None
    receiver: Seat | None
    drawn: Card | None
