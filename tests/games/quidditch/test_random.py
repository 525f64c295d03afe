"""Random matches of every kind; thousands of them with `make soak`."""

from collections import Counter

import pytest

from tests.games.quidditch.crowd import match


@pytest.mark.parametrize("seed", range(12))
def test_a_crowd_plays_a_whole_match(seed: int) -> None:
    match(seed)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_ten_thousand_matches(capsys: pytest.CaptureFixture[str]) -> None:
    ends: Counter[str] = Counter()
    goals: Counter[int] = Counter()
    rounds: Counter[int] = Counter()
    facts: Counter[str] = Counter()
    for seed in range(10_000):
        played = match(seed)
        ends[str(played.state.ended)] += 1
        rounds[played.state.round] += 1
        goals[len(played.state.goals)] += 1
        facts += played.summary()
    with capsys.disabled():
        print("\nends", dict(ends), "\nrounds", sorted(rounds.items()), "\ngoals", sorted(goals.items()))
        print("facts a match", {kind: round(count / 10_000, 2) for kind, count in facts.most_common()})
    assert {"runden", "schnatz"} <= set(ends)
    assert all(facts[f"Befehl {word}"] for word in ("Klatscherabwurf", "Abblocken", "Abfangen", "Halten", "Fangen"))
