"""What must always hold, in random games of every kind; many more with `make soak`."""

import pytest

from tests.games.dog.positions import RULES
from tests.games.dog.random_play import any_game, check, known_game
from tests.plugins.budget import Budget


@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_to_the_rules(seed: int) -> None:
    last = None
    for before, events, state in known_game(seed):
        check(before, events, state)
        last = state
    assert last is not None and RULES.outcome(last) is not None


@pytest.mark.soak
def test_many_random_games_keep_to_the_rules(budget: Budget) -> None:
    for seed in budget.seeds("games"):
        for before, events, state in any_game(seed):
            check(before, events, state)
            budget.found["actions"] += 1
