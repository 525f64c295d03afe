"""A contest played by hand, without house or store: actions go in, the log is kept."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, TypeVar

from bot.contests.common.actions import ContestAction
from bot.contests.common.events import ContestEvent
from bot.contests.common.model import ContestOptions, State
from bot.contests.common.notation import read, write
from bot.contests.common.rules import ContestRules
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor
from bot.engine.spec import AnyGame

T = TypeVar("T")
LEAD = Actor(referee=True)
HOST = Actor(host=True)
HOUSE = Actor(house=True)


class Lucky:
    """Chance with a seed of its own for every question."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)
        self.draws = 0

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        self.draws += 1
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        self.draws += 1
        order = list(things)
        self._random.shuffle(order)
        return tuple(order)


class Played:
    """A contest under way: its state, its log, and the time."""

    def __init__(self, rules: ContestRules, options: ContestOptions, seed: int = 0) -> None:
        self.rules, self.options, self.chance = rules, options, Lucky(seed)
        self.log: list[ContestEvent] = list(rules.setup(options, (), self.chance))
        self.state: State = reduce(rules.apply, self.log, rules.blank(options, ()))
        self.now = 1_800_000_000_000
        self.refused: Refused | None = None
        self.script: list[tuple[str, int | None, Sequence[ContestEvent]]] = []
        """What was said and accepted, by which entry, and what came of it."""

    def try_(self, actor: Actor, action: ContestAction | TimeUp | str) -> Sequence[ContestEvent] | Refused:
        """Do something, if it is allowed."""
        known: Any = read(action) if isinstance(action, str) else action
        assert not isinstance(known, Refused), action
        assert isinstance(known, TimeUp) or read(write(known)) == known
        before = self.chance.draws
        answer = self.rules.decide(self.state, replace(actor, when=self.now), known, self.chance)
        if isinstance(answer, Refused):
            assert self.chance.draws == before, "a refusal never draws"
            self.refused = answer
            return answer
        assert answer
        mine = self.state.entry_of(actor.seat)
        said = "" if isinstance(known, TimeUp) else write(known)
        self.script.append((said, mine.number if mine else None, answer))
        self.log += answer
        self.state = reduce(self.rules.apply, answer, self.state)
        return answer

    def do(self, actor: Actor, action: str) -> Sequence[ContestEvent]:
        """Do something that must be allowed."""
        answer = self.try_(actor, action)
        assert not isinstance(answer, Refused), (action, answer)
        return answer

    def no(self, actor: Actor, action: str) -> str:
        """Try something that must be refused, and return why."""
        answer = self.try_(actor, action)
        assert isinstance(answer, Refused), (action, answer)
        return answer.code

    def lead(self, *actions: str) -> None:
        """Let the Spielleiter do some things."""
        for action in actions:
            self.do(LEAD, action)

    def at(self, number: int, head: int = 0) -> Actor:
        """Return somebody of an entry."""
        return Actor.at(self.state.entries[number - 1].seats[head])

    def draw(self) -> None:
        """Seal and draw."""
        self.lead("seal", "draw")

    def wait(self) -> bool:
        """Let the clock run to the next thing it says; False if it has nothing to say."""
        due = self.rules.due(self.state)
        if due is None:
            return False
        self.now = max(self.now, due)
        return not isinstance(self.try_(NOBODY, TimeUp()), Refused)

    def replayed(self, spec: AnyGame) -> State:
        """Return the state that the log gives when it was stored and read again."""
        events: list[Any] = [spec.load_event(event.model_dump_json()) for event in self.log]
        again: State = reduce(self.rules.apply, events, self.rules.blank(self.options, ()))
        return again
