"""Nobody learns of a card he is not to know (the secret check), in random games."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import suit_of
from bot.games.wizard.model.table import State, TableOptions
from tests.games.wizard.secrets_check import check, known, shown
from tests.plugins.budget import Budget

T = TypeVar("T")
RULES = TABLE.rules


class Luck:
    """Quick chance."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(self.random.sample(things, len(things)))


def check_game(seed: int, share: float) -> int:
    """Play a random game and check some of its states."""
    luck = Luck(seed)
    options = TableOptions(mode="full" if seed % 3 == 0 else "round", places=3 + seed % 3)
    seats = TABLE.lobby.seats(options)
    state: State = RULES.blank(options, seats)
    events = list(RULES.setup(options, seats, luck))
    looked = 0
    for event in events:
        state = RULES.apply(state, event)
    while waiting := RULES.waiting_for(state):
        (seat,) = waiting
        done = RULES.decide(state, Actor.at(seat), luck.random.choice(RULES.legal(state, seat)), luck)
        assert not isinstance(done, Refused)
        scored = any(event.kind == "scored" for event in done)
        for event in done:
            state = RULES.apply(state, event)
        if not scored and luck.random.random() < share:
            looked += check(state, list(done))
    return looked


@pytest.mark.parametrize("seed", range(3))
def test_nobody_learns_of_a_hidden_card(seed: int) -> None:
    assert check_game(seed, 0.1) > 500


@pytest.mark.soak
def test_nobody_learns_of_a_hidden_card_in_any_game(budget: Budget) -> None:
    for seed in budget.seeds("games"):
        budget.found["cards looked at"] += check_game(seed, 0.03)
    assert budget.found["cards looked at"] > 100 * budget.done


def some_state(cards: int) -> State:
    """Return a state in the middle of a game with so many cards."""
    luck = Luck(cards)
    state: State = RULES.blank(TableOptions(mode="full", places=3), ("A", "B", "C"))
    for event in RULES.setup(state.options, state.seats, luck):
        state = RULES.apply(state, event)
    while len(state.sheet.rows) < cards - 1 or not any(state.voids):
        (seat,) = RULES.waiting_for(state)
        done = RULES.decide(state, Actor.at(seat), luck.random.choice(RULES.legal(state, seat)), luck)
        assert not isinstance(done, Refused)
        for event in done:
            state = RULES.apply(state, event)
    return state


def test_the_check_can_fail() -> None:
    state = some_state(8)
    own = set(shown(state, "A"))
    assert own & set(state.hands[state.order.index("A")])
    assert not own <= known(state, None), "a hand is no public knowledge"
    leaky = replace(state, trick=(*state.trick, state.deck[0]))
    assert state.deck[0] not in known(state, None)
    assert state.deck[0] in set(shown(leaky, None))


def test_imagined_worlds_keep_to_what_everybody_has_seen() -> None:
    state = some_state(12)
    for number in range(40):
        for seat in (None, *state.seats):
            other = RULES.reimagine(state, seat, FairChance("else", b"y" * 32, number, 1))
            assert sorted([*other.deck, *sum(other.hands, ())]) == sorted([*state.deck, *sum(state.hands, ())])
            for hand, voids in zip(other.hands, other.voids, strict=True):
                assert not {suit_of(card) for card in hand} & voids
    assert any(state.voids), "somebody has shown a void"
