"""Random rounds, only with `make soak`."""

import random

import pytest

from tests.games.hut.rounds import check, random_slip, random_table
from tests.plugins.budget import Budget


@pytest.mark.soak
def test_random_rounds(budget: Budget) -> None:
    for seed in budget.seeds("tables"):
        luck = random.Random(seed)
        table = random_table(luck)
        for _ in range(8):
            slips = {one.colour: random_slip(table.state.board, one.colour, luck) for one in table.state.players}
            if table.state.over:
                break
            table.play(**{colour: slip for colour, slip in slips.items() if slip})
            check(table.state)
            budget.found["rounds"] += 1
    assert budget.found["rounds"]
