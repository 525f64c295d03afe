"""The minutes of `make soak` are shared out, every run does something, and what went wrong is named."""

import pytest

from tests.plugins.budget import Budget, shared_out


@pytest.mark.parametrize(
    ("runs", "workers", "seconds"), [(30, 1, 60), (30, 2, 120), (31, 2, 112.5), (1, 2, 1800), (0, 2, 1800)]
)
def test_everybody_gets_the_same_part(runs: int, workers: int, seconds: float) -> None:
    assert shared_out(30, runs, workers) == seconds


def test_a_run_without_any_time_has_one_turn() -> None:
    budget = Budget(seed=7, seconds=0)
    assert list(budget.seeds("games")) == [7]
    assert budget.told(failed=False) == "1 games in 0 s"


def test_seeds_go_on_until_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("tests.plugins.budget.time.monotonic", lambda: float(next(clock)))
    budget = Budget(seed=40, seconds=3)
    for seed in budget.seeds("games"):
        budget.found["goals"] += seed - 39
    assert budget.done == 3
    assert budget.told(failed=False) == "3 games in 4 s, goals 6"


def test_the_seed_that_failed_is_named() -> None:
    budget = Budget(seed=7, seconds=60)
    seeds = budget.seeds("games")
    assert [next(seeds) for _ in range(3)] == [7, 8, 9]
    assert budget.told(failed=True) == "2 games in 0 s; FAILED at seed 9"
