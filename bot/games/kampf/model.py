"""Options, actions, events, state and view of the Kampfwurf."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.dice.roll import Pair, Verdict, kampfwurf
from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat

SEATS: tuple[Seat, ...] = ("A", "B")
Experience: TypeAlias = Annotated[int, Field(ge=0, le=3)]


class KampfOptions(Options):
    """The experience points of both sides, and how long a side may think."""

    xp: tuple[Experience, Experience] = (0, 0)
    seconds: int = Field(default=24 * 3600, ge=10, le=14 * 24 * 3600)


class Roll(Action):
    """Roll 2w6."""

    kind: Literal["roll"] = "roll"


class Rolled(Event):
    """A side has rolled."""

    kind: Literal["rolled"] = "rolled"
    seat: Seat
    first: int
    second: int


class Repeated(Event):
    """All three numbers were equal: both roll again."""

    kind: Literal["repeated"] = "repeated"


class GaveUp(Event):
    """A side has not rolled in time."""

    kind: Literal["gave-up"] = "gave-up"
    seats: tuple[Seat, ...]


KampfEvent: TypeAlias = Rolled | Repeated | GaveUp


@dataclass(frozen=True, slots=True)
class State:
    """Who has rolled what in this go; `order` is the order of the first go, which repeats keep."""

    options: KampfOptions
    seats: tuple[Seat, ...]
    order: tuple[Seat, ...] = ()
    go: int = 1
    rolls: tuple[tuple[Seat, Pair], ...] = ()
    gave_up: tuple[Seat, ...] = ()

    def xp(self, seat: Seat) -> int:
        """Return the experience of a side."""
        return self.options.xp[self.seats.index(seat)]

    def pair(self, seat: Seat) -> Pair | None:
        """Return what a side has rolled in this go."""
        return dict(self.rolls).get(seat)

    @property
    def verdict(self) -> Verdict | None:
        """Compare, once both have rolled."""
        a, b = (self.pair(seat) for seat in self.seats)
        return kampfwurf(a, b) if a and b else None

    @property
    def over(self) -> bool:
        """Tell whether somebody has won or given up."""
        verdict = self.verdict
        return bool(self.gave_up) or (verdict is not None and verdict.winner is not None)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Return who is to roll: in the first go all who have not, in a repeat one after the other (Q2.4)."""
        if self.over:
            return ()
        if self.go > 1:
            done = len(self.rolls)
            return self.order[done : done + 1]
        return tuple(seat for seat in self.seats if not self.pair(seat))


@dataclass(frozen=True, slots=True)
class Side:
    """One side as everybody sees it."""

    seat: Seat
    xp: int
    pair: Pair | None


@dataclass(frozen=True, slots=True)
class View:
    """There are no secrets in a Kampfwurf; `me` is whose view it is."""

    me: Seat | None
    go: int
    sides: tuple[Side, Side]
    turn: tuple[Seat, ...]
    gave_up: tuple[Seat, ...]
