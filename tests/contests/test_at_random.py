"""Whole contests at random: none is stuck, the log gives the same, a second hand comes to the same books."""

from itertools import pairwise
from typing import Any

import pytest

from bot.contests import find_contests
from bot.contests.common import events as e
from bot.contests.common.format import Standings
from tests.contests.chance_play import play
from tests.contests.table import Played
from tests.contests.witness import Groups, Witness
from tests.contests.witness_watten import WattenWitness
from tests.contests.witness_wizard import WizardWitness

SPECS = find_contests()
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "watten": ("watten-turnier", {}),
    "long": ("watten-turnier", {"rounds": 9, "sitting": 1}),
    "rounds": ("wizard-turnier", {}),
    "four": ("wizard-turnier", {"rounds": 4}),
    "knockout": ("wizard-turnier", {"variant": "knockout"}),
    "online": ("wizard-turnier", {"variant": "online", "rounds": 4, "top": 5}),
    "ranking": ("wizard-turnier", {"variant": "online", "rounds": 2}),
}
SEEDS = range(8)


def witness(name: str, options: dict[str, Any]) -> Witness:
    """Open books for a contest."""
    if name == "watten-turnier":
        return WattenWitness(options.get("sitting", 3))
    return WizardWitness(options.get("variant", "rounds"), options.get("rounds", 3), options.get("top"))


def listen(books: Witness, game: Played) -> None:
    """Let the second hand hear the whole contest."""
    for said, number, events in game.script:
        books.hear(said, number)
        for event in events:
            if isinstance(event, e.Drawn):
                books.drawn(event.stage, event.tables, event.byes)
                people = 2 if isinstance(books, WattenWitness) else 1
                sizes = [people * len(table) for table in event.tables]
                assert all(0 <= first < size for first, size in zip(event.first, sizes, strict=True))
            elif isinstance(event, e.LotsDrawn):
                books.lots += event.groups


def examine(variant: str, seed: int) -> Played:
    """Play a contest and look at everything it leaves behind."""
    name, options = VARIANTS[variant]
    spec = SPECS[name]
    game = play(spec, options, seed)
    assert game.replayed(spec) == game.state
    standings = spec.rules.view(game.state, None).standings
    outcome = spec.rules.outcome(game.state)
    assert outcome is not None
    seats = [seat for group in outcome.places for seat in group]
    assert len(seats) == len(set(seats)), "everybody has one place"
    books = witness(name, options)
    listen(books, game)
    if game.state.rounds:
        early = any(isinstance(event, e.Ended) and event.early for event in game.log)
        compare(books, books.ranking(), standings, early=early)
    return game


def compare(books: Witness, groups: Groups, standings: Standings, *, early: bool) -> None:
    """Both hands have the same order, the same places and the same qualified ones."""
    ranked = [line for line in standings.lines if line.place is not None]
    assert len(ranked) == sum(map(len, groups))
    assert early or not standings.level, "lots have parted whoever was level where lots are drawn"
    for group in groups:
        place = ranked.index(ranked[0]) + 1 + sum(map(len, groups[: groups.index(group)]))
        here = ranked[place - 1 : place - 1 + len(group)]
        assert {line.entry for line in here} == set(group)
        fallen = [lots for lots in books.lots if set(lots) == set(group)]
        if fallen and len(group) > 1:
            assert [line.entry for line in here] == list(fallen[-1])
            assert [line.place for line in here] == list(range(place, place + len(group)))
        else:
            assert {line.place for line in here} == {place}
            assert len(group) == 1 or all(line.shared for line in here)
    gone = {number for number, one in books.people.items() if one.state == "excluded"}
    assert {line.entry for line in standings.lines if line.place is None} >= gone
    if isinstance(books, WizardWitness):
        parted = [
            [one.entry] if not one.shared else [two.entry for two in ranked if two.place == one.place] for one in ranked
        ]
        assert list(standings.qualified) == books.qualified(
            [one for at, one in enumerate(parted) if one not in parted[:at]]
        )
        assert {line.entry for line in ranked if line.through} == set(standings.qualified)
    last = books.rounds[-1]
    finalists = last.drawn if last.stage == "final" else ()
    for before, after in pairwise(ranked):
        told = before.place == after.place or before.by is not None or before.cells != after.cells
        assert told or before.entry in finalists or "ko" in last.stage, "what decides a tie stands beside it"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_contest_at_random_is_never_stuck_and_a_second_hand_agrees(variant: str, seed: int) -> None:
    examine(variant, seed)
