"""Options, actions, events, state and view of the Spieltisch, where the bot deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from bot.engine.model import Action, Event, Options, Refused
from bot.engine.seats import Seat
from bot.games.wizard.model.cards import DECK, SUITS, Card, Suit
from bot.games.wizard.model.people import (
    Arrive,
    Arrived,
    Leave,
    Left,
    Miss,
    Missing,
    Punish,
    Punished,
    Withdraw,
    Withdrawn,
)
from bot.games.wizard.model.sheet import EMPTY, FEWEST, MOST, MOST_IN_ROUND, Kind, Row, Sheet

FIRST_CUT, LAST_CUT, PLAIN_CUT = 3, 57, 30
Phase: TypeAlias = Literal["cut", "trump", "bid", "play", "over"]
Tricks: TypeAlias = Annotated[int, Field(ge=0, le=20)]


class TableOptions(Options):
    """What is played, at how many places, by which variants, and how long a turn may take."""

    mode: Kind = "round"
    places: int = Field(default=4, ge=FEWEST, le=MOST)
    bar: bool = True
    zauberer: Literal["choice", "none"] = "choice"
    """What a turned Zauberer means: the Geber chooses the trump (Z1.2), or there is none."""
    drawn: bool = True
    """Whether the first Geber is drawn; else whoever sits first deals."""
    seconds: int = Field(default=24 * 3600, ge=20, le=14 * 24 * 3600)
    contest: bool = False
    """It is a table of a tournament, which has drawn the seats: no computer plays, nobody is replaced (Z6.9)."""
    playoff: bool = True
    """Whether a tie is played off with three cards (Z3.2); in a knockout it is not (Z4.2)."""

    @model_validator(mode="after")
    def _round_is_strict(self) -> Self:
        """Keep to the guidelines: a tournament round seats five at most, and variants are off (Z1.1, Z2.1)."""
        if self.mode == "round" and self.places > MOST_IN_ROUND:
            raise ValueError("a tournament round is for three to five players")
        if self.mode == "round" and (not self.bar or self.zauberer != "choice" or self.drawn == self.contest):
            raise ValueError("a tournament round has no variants")
        return self


class Cut(Action):
    """Cut the pack: so many cards from the top go below."""

    kind: Literal["cut"] = "cut"
    at: int = Field(ge=FIRST_CUT, le=LAST_CUT)


class Choose(Action):
    """Name the trump suit, when a Zauberer was turned."""

    kind: Literal["choose"] = "choose"
    suit: Suit = Field(ge=0, le=3)


class Bid(Action):
    """Say how many tricks one will make."""

    kind: Literal["bid"] = "bid"
    tricks: Tricks


class Play(Action):
    """Play a card."""

    kind: Literal["play"] = "play"
    card: Card = Field(ge=0, le=59)


PeopleAction: TypeAlias = Miss | Arrive | Leave | Punish | Withdraw
TableAction: TypeAlias = Cut | Choose | Bid | Play | Miss | Arrive | Leave | Punish | Withdraw
AFTERWARDS = (Leave, Punish, Withdraw)
"""What the Schiedsrichter may still do when all is played (Z6.7)."""

# There are few actions and they never change, so each is made once.
CUTS = {at: Cut(at=at) for at in range(FIRST_CUT, LAST_CUT + 1)}
CHOICES = tuple(Choose(suit=suit) for suit in SUITS)
BIDS = tuple(Bid(tricks=tricks) for tricks in range(21))
PLAYS = tuple(Play(card=card) for card in DECK)


class DealerDrawn(Event):
    """Chance has named the first Geber; the start player sits to his left (Z2.3)."""

    kind: Literal["dealer-drawn"] = "dealer-drawn"
    seat: Seat


class Shuffled(Event):
    """The Geber has shuffled; nobody knows the order. `players` are those who play this game."""

    kind: Literal["shuffled"] = "shuffled"
    deck: tuple[Card, ...]
    dealer: Seat
    players: tuple[Seat, ...]
    playoff: bool = False


class Dealt(Event):
    """The pack was cut and dealt, and the next card turned."""

    kind: Literal["dealt"] = "dealt"
    number: int
    seat: Seat
    at: int
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    turned: Card | None


class TrumpChosen(Event):
    """The Geber has named the trump suit."""

    kind: Literal["trump-chosen"] = "trump-chosen"
    seat: Seat
    suit: Suit


class BidMade(Event):
    """Somebody has bid."""

    kind: Literal["bid-made"] = "bid-made"
    seat: Seat
    tricks: int


class Played(Event):
    """Somebody has played a card."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: Card


class TrickTaken(Event):
    """A trick is complete and somebody takes it."""

    kind: Literal["trick-taken"] = "trick-taken"
    seat: Seat
    card: Card


class Scored(Event):
    """A game is over: what everybody gets for it."""

    kind: Literal["scored"] = "scored"
    number: int
    points: tuple[tuple[Seat, int], ...]


class TooLate(Event):
    """Somebody thought too long; the table acts for him."""

    kind: Literal["too-late"] = "too-late"
    seat: Seat


class Alone(Event):
    """Too few are left to play on."""

    kind: Literal["alone"] = "alone"


TableEvent: TypeAlias = (
    DealerDrawn
    | Shuffled
    | Dealt
    | TrumpChosen
    | BidMade
    | Played
    | TrickTaken
    | Scored
    | TooLate
    | Missing
    | Arrived
    | Left
    | Punished
    | Withdrawn
    | Alone
)
Answer: TypeAlias = Sequence[TableEvent] | Refused
"""What the rules answer to an action."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken: the cards in order of play, whose it is, and what was trump then."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class State:
    """Where the table stands. All tuples about players follow `order`: left of the Geber first."""

    options: TableOptions
    seats: tuple[Seat, ...]
    dealer: Seat
    sheet: Sheet = EMPTY
    order: tuple[Seat, ...] = ()
    playoff: bool = False
    deck: tuple[Card, ...] = ()
    """Shuffled and not yet cut; then what is left below the turned card."""
    hands: tuple[tuple[Card, ...], ...] = ()
    turned: Card | None = None
    trump: Suit | None = None
    chosen: bool = False
    bids: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    leader: int = 0
    trick: tuple[Card, ...] = ()
    voids: tuple[frozenset[Suit], ...] = ()
    """The suits everybody has seen a player not follow."""
    seen: tuple[Card, ...] = ()
    """The cards of this game's finished tricks."""
    last: Trick | None = None
    late: tuple[Seat, ...] = ()
    voided: int = 0
    """How many games were dealt again because somebody left: buttons of the old cards must not play the new ones."""
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A player as everybody sees him."""

    seat: Seat
    cards: int
    bid: int | None
    tricks: int
    voids: frozenset[Suit]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (`me` None: the public) may know; `players` in the order of bidding."""

    me: Seat | None
    seats: tuple[Seat, ...]
    mode: Kind
    bar: bool
    phase: Phase
    number: int
    games: int
    cards: int
    playoff: bool
    dealer: Seat
    players: tuple[Shown, ...]
    turn: Seat | None
    turned: Card | None
    trump: Suit | None
    leader: Seat | None
    trick: tuple[tuple[Seat, Card], ...]
    ahead: Seat | None
    barred: int | None
    seen: tuple[Card, ...]
    last: Trick | None
    sheet: Sheet
    late: tuple[Seat, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]


def row_of(state: State, number: int, cards: int) -> Row:
    """Write a finished game as a row of the pad; who sat it out although he plays in this round has missed it."""
    out = [seat for seat in state.seats if seat not in state.order and state.sheet.manner(seat) is None]
    missed = () if state.playoff else tuple(out)
    return Row(number, cards, state.dealer, state.order, state.bids, state.won, missed)
