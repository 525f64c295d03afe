"""Ten thousand random rounds, only with `make soak`."""

import random

import pytest

from tests.games.hut.rounds import check, random_slip, random_table


@pytest.mark.soak
def test_ten_thousand_random_rounds() -> None:
    luck = random.Random(2026)
    rounds = 0
    while rounds < 10_000:
        table = random_table(luck)
        for _ in range(8):
            slips = {one.colour: random_slip(table.state.board, one.colour, luck) for one in table.state.players}
            if table.state.over:
                break
            table.play(**{colour: slip for colour, slip in slips.items() if slip})
            check(table.state)
            rounds += 1
