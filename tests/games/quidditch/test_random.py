"""Random matches of every kind; many more with `make soak`."""

from collections import Counter

import pytest

from bot.engine.seats import OFFICIALS
from bot.games.quidditch.model import Wrote, house_of
from bot.games.quidditch.robot import _foolish, robot
from bot.service.play.robots import Whim
from tests.games.quidditch.crowd import RULES, WAYS, match
from tests.games.quidditch.witness import Witness
from tests.plugins.budget import Budget

ENOUGH = 300
"""In so many matches everything should have happened once."""


@pytest.mark.parametrize("seed", range(12))
def test_a_crowd_plays_a_whole_match(seed: int) -> None:
    match(seed)


def test_a_computer_does_nothing_foolish_where_it_may_pass() -> None:
    """Hitting one's own, passing to the others and own goals are legal, and no computer's choice."""
    tempted = 0
    for seed in range(6):
        crowd = Witness(seed, WAYS[seed % 4], 14 - seed, careless=True)
        for _ in range(150):
            if RULES.outcome(crowd.state):
                break
            crowd.now += 900
            crowd.act(*crowd.next())
            for seat in RULES.waiting_for(crowd.state) - {OFFICIALS}:
                view, legal = RULES.view(crowd.state, seat), RULES.legal(crowd.state, seat)
                mine, phase = house_of(seat), view.phase
                foolish = [one for one in legal if isinstance(one, Wrote) and _foolish(view, one, mine)]
                if phase not in ("treiber", "jaeger", "sucher") or not 0 < len(foolish) < len(legal):
                    continue
                assert all(robot(view, legal, Whim()) not in foolish for _ in range(4)), (seat, legal)
                tempted += 1
    assert tempted > 20


@pytest.mark.soak
def test_crowds_play_matches_of_every_kind(budget: Budget) -> None:
    facts: Counter[str] = Counter()
    for seed in budget.seeds("matches"):
        played = match(seed)
        budget.found[f"ended by {played.state.ended}"] += 1
        budget.found["goals"] += len(played.state.goals)
        facts += played.summary()
    if budget.done >= ENOUGH:
        assert budget.found["ended by runden"] and budget.found["ended by schnatz"]
        assert all(facts[f"Befehl {word}"] for word in ("Klatscherabwurf", "Abblocken", "Abfangen", "Halten", "Fangen"))
