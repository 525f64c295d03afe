"""What every game must hold; a game is tested here by merely existing."""

import copy
import dataclasses
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, Rewound, fold, standing, turning_points
from bot.engine.model import Action, Event, Options, Refused, TimeUp
from bot.engine.screen import TURN, Menu, Screen
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor, Seat
from bot.engine.spec import GameSpec, dump
from bot.engine.text import Text
from bot.games import find_games
from bot.texts import LANGUAGES, Texts
from tests.playing import NOON, PlainVoice, Played, pages, play, some, variants
from tests.sample import GAME as SAMPLE

SPECS = {**find_games(), SAMPLE.name: SAMPLE}
SEEDS = range(12)
FEW = range(3)
"""Seeds of the tests that look at the states from every side."""
STATES, ACTIONS = 60, 40
"""At most so many states of a game, and so many actions in each, where every pair is tried."""

each_game = pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS.keys())


@cache
def texts() -> Texts:
    return Texts.load(spec.folder for spec in SPECS.values())


@cache
def played(spec_name: str, seed: int) -> Played:
    return play(SPECS[spec_name], seed)


def spoken(text: Text) -> list[str]:
    """Say a text in every language; a missing id or variable raises."""
    said = [texts().say(text, language, lambda seat: f"<{seat}>") for language in LANGUAGES]
    assert all(words.strip() for words in said), text.id
    return said


@dataclasses.dataclass(frozen=True)
class Spoken(PlainVoice):
    """A voice that really speaks."""

    language: str

    def name(self, seat: Seat) -> str:
        return f"<{seat}>"

    def say(self, text: Text) -> str:
        return texts().say(text, self.language, self.name)


def actors(seats: tuple[Seat, ...]) -> Iterator[Actor]:
    yield NOBODY
    yield REFEREE
    for seat in seats:
        yield Actor.at(seat)
        yield Actor.at(seat, captain=True)
        yield Actor(seat, referee=True)


def answer(spec: GameSpec, state: Any, actor: Actor, action: Action) -> Any:
    """Decide; a refusal must not have touched fortune, or one could ask until it is kind."""
    chance = FairChance("test", b"x" * 32, 0, 7)
    events = spec.rules.decide(state, actor, action, chance)
    if isinstance(events, Refused):
        assert not chance.draws, f"{action} was refused ({events.code}) after a draw"
    else:
        assert events, f"{action} was accepted without any event"
    return events


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_with_an_outcome(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    rules = spec.rules
    for state in game.states[:-1]:
        assert rules.outcome(state) is None
        assert rules.waiting_for(state) <= {*game.seats, OFFICIALS}
    last = game.states[-1]
    outcome = rules.outcome(last)
    assert outcome is not None
    assert sorted(seat for place in outcome.places for seat in place) == sorted(game.seats)
    assert sorted(seat for seat, _ in outcome.points) == sorted(game.seats)
    assert not rules.waiting_for(last)
    assert all(not rules.legal(last, seat) for seat in game.seats)
    spoken(outcome.text)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_log_as_stored_folds_to_the_live_state(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    options = spec.load_options(dump(game.options))
    assert options == game.options
    stored = [dataclasses.replace(entry, event=spec.load_event(dump(entry.event))) for entry in game.entries]
    assert [entry.event for entry in stored] == [entry.event for entry in game.entries]
    position = fold(spec.rules, options, stored)
    assert position.state == game.states[-1]
    assert position.head == game.entries[-1].seq
    assert position.draws == sum(len(entry.draws) for entry in game.entries)


@each_game
def test_models_are_told_apart_by_kind(spec: GameSpec) -> None:
    assert issubclass(spec.options, Options)
    spec.options()  # every option has a default
    kinds: dict[str, type[Event]] = {}
    for seed in SEEDS:
        for entry in played(spec.name, seed).entries:
            assert kinds.setdefault(entry.event.kind, type(entry.event)) is type(entry.event)
            assert len(entry.event.kind) <= 40


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_legal_is_exactly_what_is_accepted(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    for number, state in enumerate(some(game.states, STATES)):
        for seat in game.seats:
            legal = list(spec.rules.legal(state, seat))
            assert bool(legal) >= (seat in spec.rules.waiting_for(state)), f"{seat} is awaited but can do nothing"
            for action in some(legal, ACTIONS, number):
                assert not isinstance(answer(spec, state, Actor.at(seat), action), Refused)
            for action in some(game.pool, ACTIONS, number):
                accepted = not isinstance(answer(spec, state, Actor.at(seat), action), Refused)
                allowed = action in legal
                assert accepted >= allowed if spec.free_speech else accepted == allowed, f"{seat}: {spec.write(action)}"


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_nobody_can_do_anything_but_run_out_of_time(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    for number, state in enumerate(some(game.states, STATES)):
        for action in some(game.pool, ACTIONS, number):
            assert isinstance(answer(spec, state, NOBODY, action), Refused)


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_time_up_leads_on_wherever_there_is_a_limit(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    for state in game.states[:-1]:
        limit = spec.rules.time_limit(state)
        if limit is None:
            continue
        assert limit > 0
        events = answer(spec, state, NOBODY, TimeUp())
        assert not isinstance(events, Refused)
    assert isinstance(answer(spec, game.states[-1], NOBODY, TimeUp()), Refused)


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_time_alone_ends_a_game(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    state = game.states[0]
    for _ in range(5_000):
        if spec.rules.outcome(state) or spec.rules.time_limit(state) is None:
            return
        for event in answer(spec, state, NOBODY, TimeUp()):
            state = spec.rules.apply(state, event)
    pytest.fail("a game that everybody has left never ends")


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_apply_and_decide_change_nothing_in_place(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    state = game.states[0]
    for entry in game.entries[game.ends[0] + 1 :]:
        before = copy.deepcopy(state)
        for actor in actors(game.seats):
            answer(spec, state, actor, game.pool[0])
        after = spec.rules.apply(state, entry.event)
        assert state == before
        assert spec.rules.apply(state, entry.event) == after
        state = after


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_notation_is_short_and_exact(spec: GameSpec, seed: int) -> None:
    for action in played(spec.name, seed).pool:
        written = spec.write(action)
        assert spec.read(written) == action
        assert 0 < len(written) <= 60
        assert written.isprintable()
        assert not written.startswith(TURN), "that would turn a page"


@each_game
def test_notation_survives_nonsense(spec: GameSpec) -> None:
    luck = random.Random(1)
    known = [spec.write(action) for action in played(spec.name, 0).pool]
    nonsense = ["", " ", "x" * 2000, "@everyone", "\u202e2w6", "２w６", "\ud800", "2w6\n", "-1", "9" * 50]
    for written in known:
        place = luck.randrange(len(written))
        nonsense += [written + " ", written[:place] + "?" + written[place + 1 :], written.upper() + "x", written[:-1]]
    for source in nonsense:
        action = spec.read(source)
        if isinstance(action, Refused):
            spoken(action.text)
        else:
            assert spec.write(action) == source


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_views_hide_what_a_seat_must_not_know(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    rules = spec.rules
    for number, state in enumerate(some(game.states, 2 * STATES)):
        for seat in (None, *game.seats):
            other = rules.reimagine(state, seat, FairChance("else", b"y" * 32, number, seed))
            assert rules.view(other, seat) == rules.view(state, seat)
            assert rules.step(other) == rules.step(state)
            assert rules.waiting_for(other) == rules.waiting_for(state)
            assert rules.time_limit(other) == rules.time_limit(state)
            if seat is not None:
                assert list(rules.legal(other, seat)) == list(rules.legal(state, seat))


def test_the_sample_has_secrets_to_hide() -> None:
    game = played(SAMPLE.name, 0)
    chance = FairChance("else", b"y" * 32, 0, 1)
    assert all(SAMPLE.rules.reimagine(game.states[0], seat, chance) != game.states[0] for seat in (None, *game.seats))


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_every_refusal_has_its_words(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    for number, state in enumerate(some(game.states, STATES // 2)):
        for actor in actors(game.seats):
            for action in some(game.pool, ACTIONS // 2, number):
                events = answer(spec, state, actor, action)
                if isinstance(events, Refused):
                    spoken(events.text)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_and_step_has_its_words(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    for entry in game.entries:
        if isinstance(entry.event, Begun):
            continue
        for audience in (None, *game.seats):
            if told := spec.rules.tell(entry.event, audience):
                spoken(told)
    for state in game.states:
        step = spec.rules.step(state)
        assert 0 < len(step.key) <= 20
        assert step.key.isascii()
        assert step.key.isprintable()
        assert not set(step.key) & set(":| ")
        spoken(step.text)


@each_game
@pytest.mark.parametrize("seed", FEW)
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_fit_discord_and_have_their_words(spec: GameSpec, seed: int, language: str) -> None:
    game, voice = played(spec.name, seed), Spoken(language)
    for state in some(game.states, STATES):
        for seat in (None, *game.seats):
            over = spec.rules.outcome(state) is not None
            for screen in pages(spec, spec.rules.view(state, seat), voice):
                check_screen(spec, screen, voice, over=over)


def check_screen(spec: GameSpec, screen: Screen, voice: Spoken, *, over: bool) -> None:
    controls, moves, letters = 0, [], len(voice.say(screen.heading))
    asking: set[str] = set()
    letters += sum(len(voice.say(line)) for line in screen.lines)
    assert len(screen.rows) <= 8
    for row in screen.rows:
        if isinstance(row, Menu):
            controls += 2
            assert 1 <= len(row.choices) <= 25
            assert len(row.key) <= 20
            assert len(voice.say(row.prompt)) <= 150
            assert len({choice.move for choice in row.choices}) == len(row.choices)
            for choice in row.choices:
                assert 1 <= len(voice.say(choice.label)) <= 100
                assert choice.about is None or 1 <= len(voice.say(choice.about)) <= 100
            moves += [choice.move for choice in row.choices]
        else:
            controls += 1 + len(row)
            assert 1 <= len(row) <= 5
            for button in row:
                assert 1 <= len(voice.say(button.label)) <= 80
            moves += [button.move for button in row]
            asking |= {button.move for button in row if button.ask and voice.say(button.ask)}
    for move in moves:
        assert len(move) <= 60
        if not move.startswith(TURN):
            assert move in asking or not isinstance(spec.read(move), Refused), f"the button {move} does nothing"
            assert not over, f"{move} is offered after the end"
    assert len(set(moves)) == len(moves), "two controls with the same id"
    assert controls + 6 <= 40
    assert letters <= 4000
    keys = [row.key for row in screen.rows if isinstance(row, Menu)]
    assert len(set(keys)) == len(keys)
    if screen.door is not None:
        assert 1 <= len(voice.say(screen.door)) <= 80
    if screen.picture is not None:
        assert 1 <= len(voice.say(screen.picture.alt)) <= 1024


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_rewind_to_every_turning_point_restores_exactly(spec: GameSpec, seed: int) -> None:
    game = played(spec.name, seed)
    states = dict(zip(game.ends, game.states, strict=True))
    points = turning_points(game.entries)
    assert points == game.ends[:-1]
    for point in some(points, STATES):
        rewound = [*game.entries, Entry(len(game.entries), NOON, Rewound(to=point))]
        position = fold(spec.rules, game.options, rewound)
        assert position.state == states[point]
        assert position.head == len(game.entries)
        assert position.rewinds == 1
        assert position.draws == sum(len(entry.draws) for entry in game.entries)
        assert [entry.seq for entry in standing(rewound)] == list(range(point + 1))


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_computer_players_play_to_the_end(spec: GameSpec, seed: int) -> None:
    options = next((one for one in variants(spec) if spec.robots_allowed(one)), None)
    if options is None:
        pytest.skip("no computer players here")
    seats = spec.seats(options)
    rules = spec.rules
    chance = FairChance("robots", b"z" * 32, 0, seed)
    state = rules.blank(options, seats)
    for event in rules.setup(options, seats, chance):
        state = rules.apply(state, event)
    for _ in range(5_000):
        if rules.outcome(state) is not None:
            break
        seat = min(rules.waiting_for(state), default=None)
        if seat is None:
            events = rules.decide(state, NOBODY, TimeUp(), chance)
        elif seat == OFFICIALS:
            events = rules.decide(state, REFEREE, rules.legal(state, OFFICIALS)[0], chance)
        else:
            legal = rules.legal(state, seat)
            action = spec.robot(rules.view(state, seat), legal, chance)
            assert action in legal
            events = rules.decide(state, Actor.at(seat), action, chance)
        assert not isinstance(events, Refused)
        for event in events:
            state = rules.apply(state, event)
    assert rules.outcome(state) is not None
