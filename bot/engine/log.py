"""The log of a game: events in order, folded into the state; a rewind is an event too."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from typing import Any, Generic, Literal, TypeVar

from bot.engine.chance import Draw
from bot.engine.model import Event, Step
from bot.engine.rules import Rules
from bot.engine.seats import Seat

S = TypeVar("S")


class Begun(Event):
    """First event of every log: which seats play."""

    kind: Literal["begun"] = "begun"
    seats: tuple[Seat, ...]


class Rewound(Event):
    """Everything after event number `to` counts no more; the log keeps it all the same."""

    kind: Literal["rewound"] = "rewound"
    to: int


class Reopened(Event):
    """A game that was over goes on: its seed is known by now, so further draws follow from a new one, promised here."""

    kind: Literal["reopened"] = "reopened"
    seed: str
    """The old seed; the whole log can be checked at the end."""
    commitment: str


class Sealed(Event):
    """The draws that come next follow from a seed of their own, promised here, as those of a contest do (W8.1)."""

    kind: Literal["sealed"] = "sealed"
    seed: str
    """The seed before, from which nothing is drawn any more."""
    commitment: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as it stands in the log: its number, when, and what caused it."""

    seq: int
    at: datetime
    event: Event
    cause: int | None = None
    part: int = 0
    draws: tuple[Draw, ...] = ()


@dataclass(slots=True)
class Position(Generic[S]):
    """Where a log stands: the folded state and what the next action needs to know."""

    state: S
    seats: tuple[Seat, ...]
    head: int
    rewinds: int
    draws: int
    causes: set[int] = field(default_factory=set)
    step: Step | None = field(default=None, compare=False)
    """The open step, once somebody has asked for it."""


def in_force(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out what a later rewind has taken back, and what the house says about the log itself."""
    kept: list[Entry] = []
    for entry in entries:
        if isinstance(entry.event, Rewound):
            while kept and kept[-1].seq > entry.event.to:
                kept.pop()
        elif not isinstance(entry.event, Reopened | Sealed):
            kept.append(entry)
    return kept


def replayed(rules: Rules[Any, Any, Any, S, Any], options: Any, entries: Sequence[Entry]) -> Iterator[tuple[int, S]]:
    """Play a whole log and yield the state after each event that stands, with its number."""
    state = rules.blank(options, _seats(entries))
    yield entries[0].seq, state
    for entry in in_force(entries)[1:]:
        state = rules.apply(state, entry.event)
        yield entry.seq, state


def fold(rules: Rules[Any, Any, Any, S, Any], options: Any, entries: Sequence[Entry]) -> Position[S]:
    """Play a whole log from its first event."""
    _, state = deque(replayed(rules, options, entries), maxlen=1).pop()
    return Position(
        state=state,
        seats=_seats(entries),
        head=entries[-1].seq,
        rewinds=sum(isinstance(entry.event, Rewound) for entry in entries),
        draws=sum(len(entry.draws) for entry in entries),
        causes={entry.cause for entry in entries if entry.cause is not None},
    )


def _seats(entries: Sequence[Entry]) -> tuple[Seat, ...]:
    begun = entries[0].event
    if not isinstance(begun, Begun):
        raise ValueError("a log starts with Begun")
    return begun.seats


def advance(rules: Rules[Any, Any, Any, S, Any], position: Position[S], entries: Sequence[Entry]) -> Position[S]:
    """Play some further entries that contain no rewind.

    Both positions share `causes`, which is not copied because it grows with the log: whoever has made the entries
    durable adds theirs to it.
    """
    state = position.state
    for entry in entries:
        if not isinstance(entry.event, Reopened | Sealed):
            state = rules.apply(state, entry.event)
    return Position(
        state=state,
        seats=position.seats,
        head=entries[-1].seq if entries else position.head,
        rewinds=position.rewinds,
        draws=position.draws + sum(len(entry.draws) for entry in entries),
        causes=position.causes,
    )


def turning_points(entries: Sequence[Entry], outlasts: Callable[[Any], bool] = lambda event: False) -> list[int]:
    """List the event numbers a rewind may go back to: the last event before each action that still stands.

    What is none to take back, by itself, is passed over.
    """
    actions: list[list[Entry]] = []
    for entry in in_force(entries):
        if entry.part == 0:
            actions.append([])
        actions[-1].append(entry)
    return [
        before[-1].seq for before, action in pairwise(actions) if not all(outlasts(entry.event) for entry in action)
    ]
