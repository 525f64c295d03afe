"""Whole contests at random: none is stuck, every table is legal, the log gives the same, a slow hand agrees."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bot.contests import find_contests
from bot.contests.common import events as e
from bot.contests.watten.pairing import fewest, met
from bot.contests.wizard.model import knockout_sizes, sizes
from tests.contests import slow
from tests.contests.chance_play import play
from tests.contests.table import Played

SPECS = find_contests()
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("watten-turnier", {}),
    ("watten-turnier", {"rounds": 6, "sitting": 1}),
    ("wizard-turnier", {}),
    ("wizard-turnier", {"variant": "knockout"}),
    ("wizard-turnier", {"variant": "online", "rounds": 4, "top": 5}),
]
SEEDS = range(12)


def examine(name: str, options: dict[str, Any], seed: int) -> Played:
    """Play a contest and look at everything it leaves behind."""
    spec = SPECS[name]
    game = play(spec, options, seed)
    assert game.replayed(spec) == game.state
    standings = spec.rules.view(game.state, None).standings
    outcome = spec.rules.outcome(game.state)
    assert outcome is not None
    seats = [seat for group in outcome.places for seat in group]
    assert len(seats) == len(set(seats)), "everybody has one place"
    numbers = [line.place for line in standings.lines if line.place is not None]
    assert all(after == before or after == index + 2 for index, (before, after) in enumerate(pairwise(numbers)))
    assert not standings.level or not game.state.rounds, "lots have parted who was level"
    out = {entry.number for entry in game.state.entries if entry.status == "excluded"}
    assert all((line.place is None) == (line.entry in out) for line in standings.lines)
    watten(game) if name == "watten-turnier" else wizard(game, options)
    return game


def watten(game: Played) -> None:
    """W8.1, W8.2: byes first, then rematches, as few as can be; the ranking as a slow hand has it."""
    played: list[tuple[int, ...]] = []
    byes: Counter[int] = Counter()
    draws, _ = slow.final_results(game.log)
    for draw in draws:
        teams = sorted([*(team for pair in draw.tables for team in pair), *draw.byes])
        assert len(set(teams)) == len(teams)
        assert all(len(pair) == 2 for pair in draw.tables)
        assert len(draw.byes) == len(teams) % 2
        known = met(played)
        rare = min(byes[team] for team in teams)
        resting = [team for team in teams if byes[team] == rare] if len(teams) % 2 else [0]
        assert all(byes[team] == rare for team in draw.byes)
        least = min(fewest([team for team in teams if team != rest], known) for rest in resting)
        assert draw.rematches == least
        assert sum((min(pair), max(pair)) in known for pair in draw.tables) == least
        played += draw.tables
        byes.update(draw.byes)
    if not draws:
        return
    lots = [event.groups for event in game.log if isinstance(event, e.LotsDrawn)]
    ranked = [line.entry for line in game.rules.view(game.state, None).standings.lines if line.place is not None]
    for group in slow.watten_groups(game.log):
        assert set(ranked[: len(group)]) == group
        if len(group) > 1:
            assert any(set(one) == group for groups in lots for one in groups)
        del ranked[: len(group)]
    assert not ranked


def wizard(game: Played, options: dict[str, Any]) -> None:
    """Z2.3, Z4.1, Z7.1: tables of the right sizes; placing and real points as a slow hand has them."""
    draws, _ = slow.final_results(game.log)
    variant = options.get("variant", "rounds")
    for draw in draws:
        count = sum(map(len, draw.tables))
        split = tuple(sorted(map(len, draw.tables), reverse=True))
        assert all(3 <= size <= 5 for size in split)
        single = draw.stage == "final"
        assert split == ((count,) if single else knockout_sizes(count) if variant == "knockout" else sizes(count))
        assert all(0 <= first < len(table) for first, table in zip(draw.first, draw.tables, strict=True))
    if variant == "knockout":
        return
    rounds = getattr(game.options, "rounds", 3)
    expected = slow.placing_points(game.log, rounds)
    for line in game.rules.view(game.state, None).standings.lines:
        assert line.cells[:2] == expected.get(line.entry, (0, 0))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=["watten", "long", "rounds", "knockout", "online"])
def test_a_contest_at_random_is_never_stuck_and_adds_up(name: str, options: dict[str, Any], seed: int) -> None:
    examine(name, options, seed)


@pytest.mark.parametrize("seed", range(20))
def test_z4_2_in_a_calm_knockout_exactly_the_first_two_and_who_is_tied_go_on(seed: int) -> None:
    game = play(SPECS["wizard-turnier"], {"variant": "knockout"}, seed, calm=True)
    draws, results = slow.final_results(game.log)
    excluded = slow.out_of(game.log)
    for number, (before, after) in enumerate(pairwise(draws), 1):
        tables = [results[f"{number}.{place}"] for place in range(1, len(before.tables) + 1)]
        through = {entry for result in tables for entry in slow.knocked_through(result)}
        assert {entry for table in after.tables for entry in table} == through - excluded


@pytest.mark.parametrize("seed", range(20))
def test_z3_3_in_calm_preliminaries_nobody_outside_the_final_is_ahead_of_anybody_in_it(seed: int) -> None:
    game = play(SPECS["wizard-turnier"], {}, seed, calm=True)
    draws, _ = slow.final_results(game.log)
    worth = slow.placing_points(game.log, 3)
    last = draws[3]
    inside = {entry for table in last.tables for entry in table}
    outside = set(worth) - inside - slow.out_of(game.log)
    assert min(worth[entry] for entry in inside) >= max((worth[entry] for entry in outside), default=(-1, 0))
