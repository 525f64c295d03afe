"""One action being decided: the facts so far and the state after them."""

from typing import Any

from bot.engine.chance import Chance
from bot.engine.seats import OFFICIALS, Seat
from bot.games.quidditch.events import Fact, Gewuerfelt, QuidditchEvent
from bot.games.quidditch.rules.fold import apply
from bot.games.quidditch.rules.fold_play import third_of_die
from bot.games.quidditch.state import State


class Turn:
    """Collects facts; `state` is always the state after the last of them."""

    def __init__(self, state: State, chance: Chance, when: int) -> None:
        """Begin with no facts; `when` is by Discord's clock."""
        self.state, self.chance, self.when = state, chance, when
        self.facts: list[QuidditchEvent] = []

    def do(self, kind: type[Fact], **fields: Any) -> None:
        """Let something happen."""
        event: Any = kind(when=self.when, pokal=self.state.cup, **fields)
        self.state = apply(self.state, event)
        self.facts.append(event)

    def roll(self, seat: Seat, zweck: str, **more: Any) -> None:
        """Roll two dice for somebody."""
        first, second = self.chance.dice(2, 6)
        if seat == OFFICIALS:
            numbers = (first, second) if zweck == "Klatscher" else (first,)
            more["wo"] = tuple(self.state.letter(third_of_die(number)) for number in numbers)
        self.do(Gewuerfelt, seat=seat, first=first, second=second, zweck=zweck, **more)
