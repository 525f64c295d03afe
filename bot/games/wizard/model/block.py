"""Options, actions and events of the Block, the pad for a table with real cards."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from bot.engine.model import Action, Event, Options
from bot.engine.seats import Seat
from bot.games.wizard.model.people import (
    Arrive,
    Arrived,
    Fine,
    Fined,
    Leave,
    Left,
    Miss,
    Missing,
    Pardon,
    Pardoned,
    Punish,
    Punished,
    Withdraw,
    Withdrawn,
)
from bot.games.wizard.model.sheet import FEWEST, MOST, MOST_IN_ROUND, Kind

Count: TypeAlias = Annotated[int, Field(ge=0, le=20)]
Cell: TypeAlias = tuple[Count, Count]
"""Tricks and bid of one player in one game, as the pad writes them: 2/3."""
What: TypeAlias = Literal["bids", "tricks"]
Reason: TypeAlias = Literal["clock", "host", "idle", "alone"]


class BlockOptions(Options):
    """What is played by how many, with the bar or without; the clock in minutes; whether the first Geber is drawn."""

    mode: Kind = "full"
    players: int = Field(default=4, ge=FEWEST, le=MOST)
    bar: bool = True
    minutes: int | None = Field(default=None, ge=5, le=600)
    draw: bool | None = None
    """Whether the first Geber is drawn; by default in a tournament round only (Z2.3)."""
    playoff: bool = True
    """Whether a tie is played off with three cards (Z3.2); in a knockout it is not (Z4.2)."""

    @property
    def drawn(self) -> bool:
        """Tell whether the first Geber is drawn."""
        return self.mode == "round" if self.draw is None else self.draw

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
    """Write an earlier game, or a three-card game, anew, in its order of bidding."""

    kind: Literal["correct"] = "correct"
    number: int = Field(ge=1, le=20)
    cells: tuple[Cell, ...]
    playoff: bool = False


class Annul(Action):
    """An earlier game counts for nobody; whoever corrects it lets it count again (Z6.7)."""

    kind: Literal["annul"] = "annul"
    number: int = Field(ge=1, le=20)


class Geber(Action):
    """Say who deals first."""

    kind: Literal["geber"] = "geber"
    seat: Seat


class Finish(Action):
    """No further game: rank what is written."""

    kind: Literal["finish"] = "finish"


class Ring(Action):
    """The clock of all tables of a tournament has so many minutes left (Z2.1); the tournament itself says so."""

    kind: Literal["ring"] = "ring"
    left: int = Field(ge=0, le=60)


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
    | Annul
    | Fine
    | Pardon
    | Miss
    | Arrive
    | Leave
    | Punish
    | Withdraw
    | Geber
    | Finish
    | Ring
    | Replay
    | Share
)


AFTERWARDS = (Correct, Annul, Fine, Pardon, Leave, Punish, Withdraw)
"""What may still be done after the last confirmation (Z6.7)."""


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
    by: Seat | None = None
    """Who wrote it: a player, or None for somebody who leads the pad without playing."""


class Changed(Event):
    """One number was changed; the last bid is struck if the bar now hits it (Z6.3)."""

    kind: Literal["changed"] = "changed"
    what: What
    seat: Seat
    was: int
    value: int
    struck: Seat | None = None
    by: Seat | None = None


class TakenBack(Event):
    """The last entry is gone; or the last game is open again."""

    kind: Literal["taken-back"] = "taken-back"
    version: int = 2
    reopened: int | None = None
    coarse: bool = False
    """Written by the first version: an opened game had two entries, its bids and its tricks, and who missed it was
    late again."""


class Locked(Event):
    """The first so many games stay locked although what locked them was taken back (Z6.7)."""

    kind: Literal["locked"] = "locked"
    games: int


class Confirmed(Event):
    """A game is written: what everybody gets for it."""

    kind: Literal["confirmed"] = "confirmed"
    number: int
    points: tuple[tuple[Seat, int], ...]
    by: Seat | None = None


class Corrected(Event):
    """An earlier game was written anew; the log keeps what stood there."""

    kind: Literal["corrected"] = "corrected"
    number: int
    seats: tuple[Seat, ...]
    before: tuple[tuple[int, int], ...]
    after: tuple[tuple[int, int], ...]
    playoff: bool = False


class Annulled(Event):
    """A finished game counts for nobody, whatever stands in it (Z6.7)."""

    kind: Literal["annulled"] = "annulled"
    number: int


class Waiting(Event):
    """A round has begun; so many minutes it waits for those who are late (Z2.5)."""

    kind: Literal["waiting"] = "waiting"
    minutes: int


class Waited(Event):
    """That time is over: it goes on without these."""

    kind: Literal["waited"] = "waited"
    seats: tuple[Seat, ...]


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
    | Locked
    | Confirmed
    | Corrected
    | Annulled
    | Fined
    | Pardoned
    | Missing
    | Arrived
    | Left
    | Punished
    | Withdrawn
    | Waiting
    | Waited
    | Gong
    | Finished
    | Replayed
    | TieMet
    | Shared
)
