"""Random hands on a pad or a table: whatever they do, take back or rule, it must be what the standing lines add up to.

A game brings two things: what people might do next, and a plain re-computation, written from its rules alone, that is
held against the state after every line. Here is what all of them share: doing, refusing, going back.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, Rewound, fold, turning_points
from bot.engine.model import Event, Refused, TimeUp
from bot.engine.seats import NOBODY, Actor, Seat
from bot.engine.spec import AnyGame
from tests.playing import NOON

TIME = "!zeit"
"""Stands in a line for time that is up."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was done and stands: by whom, in writing, and the events it caused."""

    actor: Actor
    move: str
    events: tuple[Event, ...]
    last: int
    """The number of its last event."""


@dataclass
class Fuzzed:
    """A game under random hands."""

    spec: AnyGame
    options: Any
    seats: tuple[Seat, ...]
    entries: list[Entry] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    draws: int = 0

    def __post_init__(self) -> None:
        """Open it."""
        opening = self.spec.rules.setup(self.options, self.seats, self._chance())
        self._append([Begun(seats=self.seats), *opening])
        self.state = self._folded()

    def _chance(self) -> FairChance:
        self.draws += 1
        return FairChance("fuzz", b"f" * 32, 0, self.draws)

    def _append(self, events: Sequence[Event]) -> None:
        head = len(self.entries)
        self.entries += [Entry(head + part, NOON, event, None, part) for part, event in enumerate(events)]

    def _folded(self) -> Any:
        return fold(self.spec.rules, self.options, self.entries).state

    def do(self, actor: Actor, move: str) -> Refused | None:
        """Do something, or say why it is refused."""
        action = TimeUp() if move == TIME else self.spec.notation.read(move)
        if isinstance(action, Refused):
            return action
        over = self.spec.rules.outcome(self.state) is not None
        if over and (isinstance(action, TimeUp) or not self.spec.leading.afterwards(action)):
            return Refused("over")
        events = self.spec.rules.decide(self.state, NOBODY if move == TIME else actor, action, self._chance())
        if isinstance(events, Refused):
            return events
        self._append(events)
        self.state = reduce(self.spec.rules.apply, events, self.state)
        self.lines.append(Line(actor, move, tuple(events), self.entries[-1].seq))
        return None

    def _outlasts(self, line: Line) -> bool:
        return bool(line.events) and all(map(self.spec.rules.outlasts, line.events))

    def back(self, actor: Actor, steps: int, note: Callable[["Fuzzed", "list[Line]"], str] | None = None) -> bool:
        """Take back so many steps as the service does; `note` names what stands in spite of it, as a further line."""
        rules = self.spec.rules
        points = turning_points(self.entries, rules.outlasts)
        if rules.outcome(self.state) is not None or not points:
            return False
        target = points[-min(steps, len(points))]
        rewind = Entry(len(self.entries), NOON, Rewound(to=target), None)
        earlier = fold(rules, self.options, [*self.entries, rewind]).state
        stands = rules.rewound(self.state, earlier, actor)
        if isinstance(stands, Refused):
            return False
        again = {type(event) for event in stands}
        kept = [
            line
            for line in self.lines
            if line.last <= target or (self._outlasts(line) and again.issuperset(map(type, line.events)))
        ]
        words = note(self, kept) if note else ""
        self._append([rewind.event, *stands])
        self.state = self._folded()
        self.lines = kept
        if words:
            self.lines.append(Line(actor, words, (), self.entries[-1].seq))
        return True


def fuzz(
    game: Fuzzed,
    luck: random.Random,
    steps: int,
    typed: Callable[[Any, random.Random], tuple[Actor, str]],
    check: Callable[[Fuzzed], None],
    note: Callable[[Fuzzed, list[Line]], str] | None = None,
) -> int:
    """Let random hands at a game, and check it after everything that was accepted; return how much was."""
    accepted = 0
    for _ in range(steps):
        actor, move = typed(game.state, luck)
        done = game.back(actor, luck.randint(1, 4), note) if luck.random() < 0.05 else game.do(actor, move) is None
        if done:
            accepted += 1
            check(game)
    return accepted
