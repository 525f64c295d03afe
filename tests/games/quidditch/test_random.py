"""Random matches of every kind; many more with `make soak`."""

from collections import Counter

import pytest

from tests.games.quidditch.crowd import match
from tests.plugins.budget import Budget

ENOUGH = 300
"""In so many matches everything should have happened once."""


@pytest.mark.parametrize("seed", range(12))
def test_a_crowd_plays_a_whole_match(seed: int) -> None:
    match(seed)


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
