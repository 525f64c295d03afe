"""Nimm as data: options, actions, events, the state and what of it can be seen."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import Field

from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat

SEATS: tuple[Seat, ...] = ("Rot", "Blau")
MOST = 3


class NimmOptions(Options):
    """How many sticks there are, and the seconds for a turn."""

    sticks: int = Field(default=12, ge=5, le=30)
    seconds: int | None = Field(default=600, ge=10, le=86_400)


class Take(Action):
    """Take some sticks."""

    kind: Literal["take"] = "take"
    count: int = Field(ge=1, le=MOST)


class Drawn(Event):
    """Everybody has drawn a secret number."""

    kind: Literal["drawn"] = "drawn"
    numbers: tuple[tuple[Seat, int], ...]


class Taken(Event):
    """Somebody has taken sticks."""

    kind: Literal["taken"] = "taken"
    seat: Seat
    count: int


NimmEvent: TypeAlias = Drawn | Taken


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is; `turn` counts the takes, `last` is the newest of them."""

    options: NimmOptions
    seats: tuple[Seat, ...]
    left: int
    turn: int = 0
    numbers: tuple[tuple[Seat, int], ...] = ()
    last: tuple[Seat, int] | None = None

    @property
    def over(self) -> bool:
        """Tell whether nothing is left."""
        return self.left == 0

    @property
    def next(self) -> Seat:
        """Return whose turn it is."""
        return self.seats[self.turn % len(self.seats)]


@dataclass(frozen=True, slots=True)
class View:
    """What somebody may know: the sticks, whose turn it is, the own number; at the end all numbers."""

    me: Seat | None
    left: int
    next: Seat
    last: tuple[Seat, int] | None
    number: int | None
    numbers: tuple[tuple[Seat, int], ...]
    over: bool
