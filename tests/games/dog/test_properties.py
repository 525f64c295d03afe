"""What must always hold, in random games of every kind; thousands of them with `make soak`."""

import pytest

from tests.games.dog.positions import RULES
from tests.games.dog.random_play import any_game, check, known_game


@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_to_the_rules(seed: int) -> None:
    last = None
    for before, events, state in known_game(seed):
        check(before, events, state)
        last = state
    assert last is not None and RULES.outcome(last) is not None


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_five_thousand_random_games_keep_to_the_rules() -> None:
    for seed in range(5_000):
        for before, events, state in any_game(seed):
            check(before, events, state)
