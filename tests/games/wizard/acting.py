"""Shorthand for tests: scripted chance, acting in notation."""

from collections.abc import Sequence
from typing import Any

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import AnyGame
from bot.games.wizard.model.cards import BY_NAME, DECK


class Script:
    """Chance that falls as written: decks by the names of their first cards, dice by value."""

    def __init__(self, *decks: Sequence[int], die: int = 1) -> None:
        self._decks, self._die = list(decks), die

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return (min(self._die, sides),) * count

    def shuffle(self, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self._decks.pop(0)) if self._decks and len(things) == len(DECK) else tuple(things)


def deck(*hands: str, turned: str = "", cut: int = 30) -> tuple[int, ...]:
    """Stack a pack so that, after the cut, these hands are dealt in the order of bidding and this card is turned."""
    dealt = [[BY_NAME[name.strip()] for name in hand.split(",")] for hand in hands]
    top = [card for cards in zip(*dealt, strict=True) for card in cards]
    if turned:
        top.append(BY_NAME[turned])
    cards = top + [card for card in DECK if card not in top]
    return (*cards[-cut:], *cards[:-cut])


def act(spec: AnyGame, state: Any, actor: Actor, move: str, chance: Any = None) -> Any:
    """Do a move and return the new state; a refusal is an error."""
    events = attempt(spec, state, actor, move, chance)
    assert not isinstance(events, Refused), f"{move}: {events.code} {dict(events.args)}"
    for event in events:
        state = spec.rules.apply(state, event)
    return state


def attempt(spec: AnyGame, state: Any, actor: Actor, move: str, chance: Any = None) -> Any:
    """Do a move and return its events or the refusal."""
    action = spec.notation.read(move)
    return action if isinstance(action, Refused) else spec.rules.decide(state, actor, action, chance or Script())


def refusal(spec: AnyGame, state: Any, actor: Actor, move: str) -> str:
    """Do a move that must be refused and return the code."""
    events = attempt(spec, state, actor, move)
    assert isinstance(events, Refused), f"{move} was accepted"
    return events.code
