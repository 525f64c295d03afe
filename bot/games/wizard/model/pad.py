"""The state of a Block and what is shown of it: the pad and the line that is being written."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.seats import Seat
from bot.games.wizard.model.block import BlockOptions, Reason
from bot.games.wizard.model.sheet import EMPTY, Kind, Sheet

Phase: TypeAlias = Literal["bids", "tricks", "confirm", "over"]


@dataclass(frozen=True, slots=True)
class Entry:
    """What is written of the running game, in the order of bidding."""

    bids: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """What stood there before an entry, and who wrote that entry (None: who leads the pad)."""

    entry: Entry
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Closed:
    """The last game, while it may still be opened again: who confirmed it, and the entries it was made of."""

    by: Seat | None
    trail: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The pad and the line that is being written."""

    options: BlockOptions
    seats: tuple[Seat, ...]
    plan: tuple[int, ...]
    dealer: Seat
    sheet: Sheet = EMPTY
    entry: Entry = Entry()
    trail: tuple[Mark, ...] = ()
    """The entries of the running game that can be taken back, the last one at the end."""
    closed: Closed | None = None
    locked: int = 0
    """How many games are locked; undoing never makes it fewer (Z6.7)."""
    late: tuple[Seat, ...] = ()
    returning: tuple[Seat, ...] = ()
    """Who missed the game that was opened again and has come since: they play the next one."""
    held: tuple[Seat, ...] = ()
    """Who is noted as late while the round still waits: nothing is written so long."""
    waiting: bool | None = None
    """Whether the first five minutes of a round run; None where nobody waits, as in a free game."""
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
    held: tuple[Seat, ...]
    clock: bool
    clock_out: bool
    undoable: bool
    locked: tuple[int, ...]
    """The games that only the Schiedsrichter may still correct."""
    finished: Reason | None
