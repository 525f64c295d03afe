"""Options, actions, events, state and view of the Block, the pad for a table with real cards."""

from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat
from bot.games.wizard.model.sheet import EMPTY, FEWEST, MOST, MOST_IN_ROUND, Kind, Manner, Sheet

Count: TypeAlias = Annotated[int, Field(ge=0, le=20)]
Cell: TypeAlias = tuple[Count, Count]
"""Tricks and bid of one player in one game, as the pad writes them: 2/3."""
What: TypeAlias = Literal["bids", "tricks"]
Phase: TypeAlias = Literal["bids", "tricks", "confirm", "over"]
Reason: TypeAlias = Literal["clock", "host", "idle", "alone"]


class BlockOptions(Options):
    """What is played by how many, with the bar or without; the clock in minutes; whether the first Geber is drawn."""

    mode: Kind = "full"
    players: int = Field(default=4, ge=FEWEST, le=MOST)
    bar: bool = True
    minutes: int | None = Field(default=None, ge=5, le=600)
    draw: bool = False

    @model_validator(mode="after")
    def _round_is_strict(self) -> Self:
        """Keep to the guidelines: a tournament round seats five at most, and variants are off (Z1.1, Z2.1)."""
        if self.mode == "round" and (self.players > MOST_IN_ROUND or not self.bar):
            raise ValueError("a tournament round is for three to five players, with the bar")
        return self


class Say(Action):
    """Write the next bid."""

    kind: Literal["say"] = "say"
    tricks: Count


class SayAll(Action):
    """Write all bids at once, in the order of bidding."""

    kind: Literal["say-all"] = "say-all"
    bids: tuple[Count, ...]


class SayAgain(Action):
    """Change a bid that is written."""

    kind: Literal["say-again"] = "say-again"
    seat: Seat
    tricks: Count


class Take(Action):
    """Write how many tricks the next player took."""

    kind: Literal["take"] = "take"
    tricks: Count


class TakeAll(Action):
    """Write all tricks at once, in the order of bidding."""

    kind: Literal["take-all"] = "take-all"
    tricks: tuple[Count, ...]


class TakeAgain(Action):
    """Change how many tricks somebody took."""

    kind: Literal["take-again"] = "take-again"
    seat: Seat
    tricks: Count


class Confirm(Action):
    """The game is written as it was."""

    kind: Literal["confirm"] = "confirm"


class Undo(Action):
    """Take the last entry back."""

    kind: Literal["undo"] = "undo"


class Correct(Action):
    """Write an earlier game anew, in its order of bidding."""

    kind: Literal["correct"] = "correct"
    number: int = Field(ge=1, le=20)
    cells: tuple[Cell, ...]


class Fine(Action):
    """Take 120 points for a revoke that was found too late (Z2.4)."""

    kind: Literal["fine"] = "fine"
    seat: Seat


class Pardon(Action):
    """Strike a penalty, counted from 1."""

    kind: Literal["pardon"] = "pardon"
    line: int = Field(ge=1, le=99)


class Miss(Action):
    """Somebody is late: the round starts without him (Z2.5)."""

    kind: Literal["miss"] = "miss"
    seat: Seat


class Arrive(Action):
    """Somebody who was late is there."""

    kind: Literal["arrive"] = "arrive"
    seat: Seat


class Leave(Action):
    """Somebody is out of the round (Z2.6, Z2.7)."""

    kind: Literal["leave"] = "leave"
    seat: Seat
    manner: Manner


class Geber(Action):
    """Say who deals first."""

    kind: Literal["geber"] = "geber"
    seat: Seat


class Finish(Action):
    """No further game: rank what is written."""

    kind: Literal["finish"] = "finish"


class Replay(Action):
    """Begin the whole round anew with those who are left (Z2.6)."""

    kind: Literal["replay"] = "replay"


class Share(Action):
    """Share the place instead of playing the three-card game."""

    kind: Literal["share"] = "share"


BlockAction: TypeAlias = (
    Say
    | SayAll
    | SayAgain
    | Take
    | TakeAll
    | TakeAgain
    | Confirm
    | Undo
    | Correct
    | Fine
    | Pardon
    | Miss
    | Arrive
    | Leave
    | Geber
    | Finish
    | Replay
    | Share
)


class GeberNamed(Event):
    """Who deals the first game, by choice or drawn (Z2.3)."""

    kind: Literal["geber-named"] = "geber-named"
    seat: Seat
    drawn: bool = False


class Entered(Event):
    """Numbers were written for these players, from place `first` on; what stood there counts no more."""

    kind: Literal["entered"] = "entered"
    what: What
    first: int
    seats: tuple[Seat, ...]
    values: tuple[int, ...]


class Changed(Event):
    """One number was changed; the last bid is struck if the bar now hits it (Z6.3)."""

    kind: Literal["changed"] = "changed"
    what: What
    seat: Seat
    was: int
    value: int
    struck: Seat | None = None


class TakenBack(Event):
    """The last entry is gone; or the last game is open again."""

    kind: Literal["taken-back"] = "taken-back"
    reopened: int | None = None


class Confirmed(Event):
    """A game is written: what everybody gets for it."""

    kind: Literal["confirmed"] = "confirmed"
    number: int
    points: tuple[tuple[Seat, int], ...]


class Corrected(Event):
    """An earlier game was written anew; the log keeps what stood there."""

    kind: Literal["corrected"] = "corrected"
    number: int
    seats: tuple[Seat, ...]
    before: tuple[tuple[int, int], ...]
    after: tuple[tuple[int, int], ...]


class Fined(Event):
    """A penalty was written as a line of its own."""

    kind: Literal["fined"] = "fined"
    seat: Seat
    points: int
    number: int


class Pardoned(Event):
    """A penalty was struck."""

    kind: Literal["pardoned"] = "pardoned"
    line: int
    seat: Seat
    points: int


class Missing(Event):
    """Somebody is late."""

    kind: Literal["missing"] = "missing"
    seat: Seat


class Arrived(Event):
    """Somebody joins from this game on."""

    kind: Literal["arrived"] = "arrived"
    seat: Seat
    number: int


class Left(Event):
    """Somebody is out; the game that was running is void and dealt again."""

    kind: Literal["left"] = "left"
    seat: Seat
    manner: Manner
    void: int | None = None


class Gong(Event):
    """So many minutes are left on the clock."""

    kind: Literal["gong"] = "gong"
    left: int


class Finished(Event):
    """No further game is begun."""

    kind: Literal["finished"] = "finished"
    reason: Reason


class Replayed(Event):
    """The whole round begins anew, with the counts for those who are left."""

    kind: Literal["replayed"] = "replayed"
    players: int


class TieMet(Event):
    """These are level in everything: three cards decide (Z3.2)."""

    kind: Literal["tie-met"] = "tie-met"
    seats: tuple[Seat, ...]


class Shared(Event):
    """These share their place without a three-card game."""

    kind: Literal["shared"] = "shared"
    seats: tuple[Seat, ...]


BlockEvent: TypeAlias = (
    GeberNamed
    | Entered
    | Changed
    | TakenBack
    | Confirmed
    | Corrected
    | Fined
    | Pardoned
    | Missing
    | Arrived
    | Left
    | Gong
    | Finished
    | Replayed
    | TieMet
    | Shared
)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is written of the running game, in the order of bidding."""

    bids: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The pad and the line that is being written."""

    options: BlockOptions
    seats: tuple[Seat, ...]
    plan: tuple[int, ...]
    dealer: Seat
    sheet: Sheet = EMPTY
    entry: Entry = Entry()
    trail: tuple[Entry, ...] = ()
    """What stood there before each entry of the running game."""
    late: tuple[Seat, ...] = ()
    gongs: int = 0
    runs: int = 0
    """How often the whole round was begun anew; each time the clock is."""
    finished: Reason | None = None
    tie: tuple[Seat, ...] = ()
    """Who plays the three-card game that is on."""
    shared: tuple[tuple[Seat, ...], ...] = ()
    count: int = 0
    """How many events there were: every one of them makes older buttons void."""


@dataclass(frozen=True, slots=True)
class View:
    """A pad has no secrets; `order` is who bids in the running game, the Geber last."""

    me: Seat | None
    mode: Kind
    seats: tuple[Seat, ...]
    plan: tuple[int, ...]
    phase: Phase
    number: int
    cards: int
    playoff: bool
    dealer: Seat
    order: tuple[Seat, ...]
    entry: Entry
    turn: Seat | None
    barred: int | None
    sheet: Sheet
    late: tuple[Seat, ...]
    clock: bool
    clock_out: bool
    undoable: bool
    locked: tuple[int, ...]
    """The games that only the Schiedsrichter may still correct."""
    finished: Reason | None
