"""A decision being put together: the facts so far and the state after them."""

from typing import Any

from bot.engine.chance import Chance
from bot.engine.seats import OFFICIALS, Seat
from bot.games.quidditch.events import Fact, Gewuerfelt, QuidditchEvent
from bot.games.quidditch.fold import apply
from bot.games.quidditch.fold.play import third_of_die
from bot.games.quidditch.state import State


class Decision:
    """One action being decided: collects facts; `state` is always the state after the last of them."""

    def __init__(self, state: State, chance: Chance, when: int, *, replaying: bool = False) -> None:
        """Begin with no facts; `when` is by Discord's clock. `replaying`: it is judged again what was done before."""
        self.state = state
        self.chance = chance
        self.when = when
        self.replaying = replaying
        self.by = ""
        """Who does it and what, for the first fact that follows."""
        self.facts: list[QuidditchEvent] = []

    def do(self, kind: type[Fact], **fields: Any) -> None:
        """Let something happen."""
        by, self.by = self.by if self.state.base is not None else "", ""
        event: Any = kind(when=self.when, pokal=self.state.cup, durch=by, **fields)
        self.state = apply(self.state, event)
        self.facts.append(event)

    def roll(self, seat: Seat, zweck: str, **more: Any) -> None:
        """Roll two dice for somebody."""
        first, second = self.chance.dice(2, 6)
        if seat == OFFICIALS:
            numbers = (first, second) if zweck == "Klatscher" else (first,)
            more["wo"] = tuple(self.state.letter(third_of_die(number)) for number in numbers)
        self.do(Gewuerfelt, seat=seat, first=first, second=second, zweck=zweck, **more)
