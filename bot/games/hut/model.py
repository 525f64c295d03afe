"""Options, actions, events, state and view of Fang den Hut."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field as Setting

from bot.engine.model import Action, Event, Options, Record
from bot.engine.seats import Seat
from bot.games.hut.board import Colour, Field
from bot.games.hut.resolve import Fate
from bot.games.hut.stacks import HATS, Board, Hat, hats_of

SEATS: tuple[Seat, ...] = ("1", "2", "3", "4", "5", "6")
PHASES = (1, 2, 3, 4)
POINTS = 12
"""BP of a round (H3.1)."""
FEWEST, MOST, USUAL = 5, 15, 10
"""The secret number of rounds (H2.2)."""

OFFERED: dict[Colour, tuple[str, ...]] = {
    "R": ("Rudi", "Rosa", "Rita", "Ralf", "Renate"),
    "B": ("Bodo", "Berta", "Bine", "Balduin", "Bruno", "Bubi"),
    "W": ("Willi", "Wanda", "Wotan", "Werner", "Wurzel"),
    "G": ("Gustav", "Gerda", "Gisela", "Gabi", "Gonzo"),
    "S": ("Susi", "Sepp", "Siegfried", "Sascha", "Sonja", "Stella"),
    "V": ("Viktor", "Vera", "Valentin", "Volker", "Vroni"),
}
"""Names for hats; the first four are what they are called until their owner knows better (H2.1)."""

EMPTY = Board()
DAY = 24 * 3600
Number: TypeAlias = Annotated[int, Setting(ge=FEWEST, le=MOST)]
HatNumber: TypeAlias = Annotated[int, Setting(ge=1, le=HATS)]


class HutOptions(Options):
    """How many may sit down, how long a round may take (H3.4), and what tables settle for themselves."""

    players: int = Setting(default=6, ge=2, le=6)
    seconds: int = Setting(default=2 * DAY, ge=60, le=14 * DAY)
    rounds: int | None = Setting(default=None, ge=FEWEST, le=MOST)
    """A number of rounds that all know; None: the secret mean of the numbers named (H2.2)."""
    mends: bool = True
    """Whether what has one meaning is put right (H6.3); if not, an incomplete order is void."""


# -- actions -----------------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """One order as the menus write it: phase, number of the hat, BP, target."""

    phase: int
    hat: int
    points: int
    target: Field


class Orders(Action):
    """Hand in the orders of a round, put together with menus."""

    kind: Literal["orders"] = "orders"
    plans: tuple[Plan, ...]

    def __eq__(self, other: object) -> bool:
        # Long lists are searched for these, and the general comparison of models is slow.
        return isinstance(other, Orders) and self.plans == other.plans

    def __hash__(self) -> int:
        return hash(self.plans)


class Write(Action):
    """Write orders in the rule book's format (H3.2); what is written by the way replaces no slip that was handed in."""

    kind: Literal["write"] = "write"
    words: str
    replaces: bool = True


class HandIn(Action):
    """Hand in what is written, faults and all."""

    kind: Literal["hand-in"] = "hand-in"


class NameNumber(Action):
    """Name a number for the secret mean (H2.2)."""

    kind: Literal["number"] = "number"
    number: Number


class Christen(Action):
    """Give a hat a name (H2.1)."""

    kind: Literal["christen"] = "christen"
    hat: HatNumber
    name: str


HutAction: TypeAlias = Orders | Write | HandIn | NameNumber | Christen


# -- events ------------------------------------------------------------------------------------------------------------


class Drawn(Event):
    """The colours are drawn by lot (H2.1)."""

    kind: Literal["drawn"] = "drawn"
    colours: tuple[tuple[Seat, Colour], ...]


class Christened(Event):
    """A hat has a name."""

    kind: Literal["christened"] = "christened"
    seat: Seat
    hat: Hat
    name: str


class NumberNamed(Event):
    """A player has named a number; it stays a secret."""

    kind: Literal["number-named"] = "number-named"
    seat: Seat
    number: int


class Written(Event):
    """A player has written orders, sealed with salt; `done` if they are handed in as well."""

    kind: Literal["written"] = "written"
    seat: Seat
    lines: tuple[str, ...]
    salt: str
    seal: str
    done: bool


class HandedIn(Event):
    """A player hands in what is written."""

    kind: Literal["handed-in"] = "handed-in"
    seat: Seat
    seal: str


class Opening(Record):
    """A sealed slip, opened for everybody: whoever hashes it gets the seal."""

    seat: Seat
    lines: tuple[str, ...]
    salt: str
    seal: str


class Opened(Event):
    """A round is worked out: all slips are opened; who has written nothing is named (H3.4)."""

    kind: Literal["opened"] = "opened"
    round: int
    slips: tuple[Opening, ...]
    missing: tuple[Seat, ...]


class Entry(Record):
    """One order in the report of a phase: as it was written, or only that a hat was caught (`fate` None)."""

    colour: Colour
    words: str
    fate: Fate | None
    hat: Hat | None = None
    start: Field | None = None
    target: Field | None = None
    catches: bool = False
    caught: bool = False


class PhasePlayed(Event):
    """What came of a phase (H4.7)."""

    kind: Literal["phase-played"] = "phase-played"
    phase: int
    entries: tuple[Entry, ...]


class Scored(Event):
    """The points of a round (H5.1)."""

    kind: Literal["scored"] = "scored"
    round: int
    points: tuple[tuple[Seat, int], ...]
    colours: tuple[Colour, ...]


HutEvent: TypeAlias = Drawn | Christened | NumberNamed | Written | HandedIn | Opened | PhasePlayed | Scored


# -- state and view ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slip:
    """What a player has written for this round, and its seal; `done` when it is handed in."""

    lines: tuple[str, ...]
    salt: str
    seal: str
    done: bool


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its colour, the names of its hats, its secret number, its slip and its points."""

    seat: Seat
    colour: Colour = ""
    names: tuple[str, ...] = ()
    number: int | None = None
    slip: Slip | None = None
    points: int = 0

    @property
    def hats(self) -> tuple[Hat, ...]:
        """Return the hats in the order of their names."""
        return hats_of(self.colour)


@dataclass(frozen=True, slots=True)
class PhaseReport:
    """A phase as it stands in the report: the orders and the board after it."""

    entries: tuple[Entry, ...]
    board: Board


@dataclass(frozen=True, slots=True)
class RoundReport:
    """A round as it stands in the report (H4.7); `points` and `totals` are added when it is scored."""

    round: int
    before: Board
    slips: tuple[Opening, ...]
    missing: tuple[Seat, ...]
    phases: tuple[PhaseReport, ...] = ()
    points: tuple[tuple[Seat, int], ...] = ()
    totals: tuple[tuple[Seat, int], ...] = ()


@lru_cache(maxsize=1024)
def _called(names: tuple[tuple[Colour, tuple[str, ...]], ...]) -> Mapping[Hat, str]:
    return {hat: name for colour, given in names for hat, name in zip(hats_of(colour), given, strict=True)}


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth; `round` counts from 1 and is past the last one when the game is over."""

    options: HutOptions
    players: tuple[Player, ...]
    board: Board = EMPTY
    round: int = 1
    reports: tuple[RoundReport, ...] = ()

    def player(self, seat: Seat) -> Player:
        """Return one seat."""
        return next(player for player in self.players if player.seat == seat)

    @property
    def over(self) -> bool:
        """Tell whether the secret last round is played."""
        return self.round > 1 and self.round > (self.options.rounds or _last_round(self.players))

    @property
    def asks_number(self) -> bool:
        """Tell whether numbers for the secret mean can be named now (H2.2)."""
        return self.round == 1 and self.options.rounds is None

    @property
    def names(self) -> Mapping[Hat, str]:
        """Return what every hat is called."""
        return _called(tuple((player.colour, player.names) for player in self.players))


def _last_round(players: tuple[Player, ...]) -> int:
    """Take the rounded mean of the numbers named, half up; without any it is 10 (H2.2)."""
    numbers = [player.number for player in players if player.number is not None]
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers)) if numbers else USUAL


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat as everybody sees it; the seal is public once the slip is handed in."""

    seat: Seat
    colour: Colour
    names: tuple[str, ...]
    points: int
    done: bool
    out: bool
    seal: str | None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (`me` None: the public) may know; only `number` and `slip` are its own."""

    me: Seat | None
    round: int
    over: bool
    players: tuple[Shown, ...]
    board: Board
    reports: tuple[RoundReport, ...]
    options: HutOptions
    number: int | None
    slip: Slip | None

    @property
    def own(self) -> Shown | None:
        """Return the seat whose view it is."""
        return next((player for player in self.players if player.seat == self.me), None)

    @property
    def names(self) -> Mapping[Hat, str]:
        """Return what every hat is called."""
        return _called(tuple((player.colour, player.names) for player in self.players))

    @property
    def asks_number(self) -> bool:
        """Tell whether numbers for the secret mean can be named now (H2.2)."""
        return self.round == 1 and self.options.rounds is None
