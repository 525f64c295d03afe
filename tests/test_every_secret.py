"""What every game keeps to itself; a game is tested here by merely existing."""

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Event, Refused
from bot.engine.seats import Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from tests.every_game import FEW, SEEDS, SPECS, STATES, each_game, played
from tests.playing import Played, heard_only, some

OPEN = {name: spec for name, spec in SPECS.items() if not spec.rules.secrets}
each_open_game = pytest.mark.parametrize("spec", OPEN.values(), ids=OPEN.keys())
SHOWN = {name: spec for name, spec in SPECS.items() if not spec.manners.told}
"""Games that are shown; where words are how a game is seen at all, its own tests say who may hear what."""
each_shown_game = pytest.mark.parametrize("spec", SHOWN.values(), ids=SHOWN.keys())


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_views_hide_what_a_seat_must_not_know(spec: AnyGame, seed: int) -> None:
    hides(spec, played(spec, seed), seed)


def hides(spec: AnyGame, game: Played, seed: int = 0) -> None:
    """Check that nothing kept from a seat can be told from how a game looks to it."""
    rules = spec.rules
    for number, state in enumerate(some(game.states, STATES)):
        for seat in (None, *game.seats):
            other = rules.reimagine(state, seat, FairChance("else", b"y" * 32, number, seed))
            assert rules.view(other, seat) == rules.view(state, seat)
            assert rules.step(other) == rules.step(state)
            assert rules.waiting_for(other) == rules.waiting_for(state)
            assert rules.outcome(other) == rules.outcome(state)
            if spec.manners.open_clock(game.options):
                assert rules.time_limit(other) == rules.time_limit(state)
            if seat is not None:
                assert list(rules.legal(other, seat)) == list(rules.legal(state, seat))


@each_game
def test_a_game_hides_something_from_everybody_or_says_that_it_has_no_secrets(spec: AnyGame) -> None:
    game = played(spec, 0)
    for seat in (None, *game.seats):
        hidden = [
            state != spec.rules.reimagine(state, seat, FairChance("else", b"y" * 32, number, 1))
            for number, state in enumerate(some(game.states, STATES))
        ]
        assert any(hidden) == spec.rules.secrets, f"{seat}: write `reimagine`, or `secrets = False`"


@each_open_game
@pytest.mark.parametrize("seed", FEW)
def test_without_secrets_everybody_sees_everything(spec: AnyGame, seed: int) -> None:
    game, rules = played(spec, seed), spec.rules
    for state in game.states:
        public = rules.view(state, None)
        assert all(dataclasses.replace(rules.view(state, seat), me=public.me) == public for seat in game.seats)
    shown = [(rules.view(state, None), rules.step(state)) for state in game.states]
    for (one, seen), (other, looked) in combinations(zip(game.states, shown, strict=True), 2):
        assert (one == other) == (seen == looked), "what differs looks the same"


@each_shown_game
@pytest.mark.parametrize("seed", FEW)
def test_what_looks_the_same_sounds_the_same(spec: AnyGame, seed: int) -> None:
    """Words give no more away than views: whatever else a seat or fortune could have done, unseen, is told alike."""
    game = played(spec, seed)
    blank = spec.rules.blank(game.options, game.seats)
    openings = [FairChance("else", b"y" * 32, 0, nonce) for nonce in range(30)]
    compare(spec, game, [followed(spec, blank, spec.rules.setup(game.options, game.seats, one)) for one in openings])
    for number, state in enumerate(some(game.states[:-1], STATES // 2)):
        for seat in sorted(spec.rules.waiting_for(state) & set(game.seats)):
            compare(spec, game, list(possible(spec, state, seat, number)), doer=seat)


Happened = tuple[Any, Sequence[Event]]
"""A state and the events that led to it."""


def followed(spec: AnyGame, state: Any, events: Sequence[Event]) -> Happened:
    for event in events:
        state = spec.rules.apply(state, event)
    return state, events


def possible(spec: AnyGame, state: Any, seat: Seat, seed: int) -> Iterator[Happened]:
    """Try some of what a seat can do, with different luck."""
    for action in some(spec.rules.legal(state, seat), 4, seed):
        for nonce in range(3):
            events = spec.rules.decide(state, Actor.at(seat), action, FairChance("else", b"y" * 32, 0, nonce))
            assert not isinstance(events, Refused)
            yield followed(spec, state, events)


def compare(spec: AnyGame, game: Played, cases: list[Happened], doer: Seat | None = None) -> None:
    rules = spec.rules
    for audience in (None, *(seat for seat in game.seats if seat != doer)):
        seen = [(rules.view(state, audience), rules.step(state)) for state, _ in cases]
        told = [list(heard(spec, events, audience)) for _, events in cases]
        for (sight, words), (other, others) in combinations(zip(seen, told, strict=True), 2):
            assert sight != other or words == others, f"{audience} hears more than is to be seen"


def heard(spec: AnyGame, events: Sequence[Event], audience: Seat | None) -> Iterator[Text]:
    for event in events:
        words = spec.rules.tell(event, audience)
        if words is not None and event.kind not in heard_only(spec):
            yield words
