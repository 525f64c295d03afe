"""What every game must hold; a game is tested here by merely existing."""

import copy
import dataclasses
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.house_rules import altered_option, by_the_book, differing, key_of
from bot.engine.log import Begun, Entry, Rewound, fold, in_force, turning_points
from bot.engine.model import Event, Options, Refused, TimeUp
from bot.engine.screen import TO_PAGE, Menu, Screen
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor
from bot.engine.spec import AnyGame, dump
from bot.texts import LANGUAGES
from tests.every_game import (
    ACTIONS,
    FEW,
    HATS,
    SEEDS,
    STATES,
    Spoken,
    actors,
    answer,
    each_game,
    played,
    spoken,
)
from tests.playing import NOON, PlainVoice, pages, some, variants, waits_for_people
from tests.texts.tongue import german, strings


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_with_an_outcome(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
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
    for words in outcome.why:
        spoken(words)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_log_as_stored_folds_to_the_live_state(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
    options = spec.load_options(dump(game.options))
    assert options == game.options
    stored = [dataclasses.replace(entry, event=spec.load_event(dump(entry.event))) for entry in game.entries]
    assert [entry.event for entry in stored] == [entry.event for entry in game.entries]
    position = fold(spec.rules, options, stored)
    assert position.state == game.states[-1]
    assert position.head == game.entries[-1].seq
    assert position.draws == sum(len(entry.draws) for entry in game.entries)


@each_game
def test_house_rules_have_words_and_offer_what_the_rule_book_says(spec: AnyGame) -> None:
    rules = spec.lobby.rules
    assert len({rule.name for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.offers(by_the_book(spec.options, rule)), rule.name
        assert len({key_of(value) for value in rule.values}) == len(rule.values) >= 2
        spoken(rule.label)
        spoken(rule.about)
        for value in rule.values:
            words = rule.named(value)
            assert words is not None
            spoken(words)
            options = altered_option(spec.options.model_validate(dict(rule.needs)), rule, value)
            assert options is not None, f"{rule.name} cannot be {value} although all else is by the book"
            assert spec.load_options(dump(options)) == options
            assert differing(rules, options) == ([] if value == by_the_book(spec.options, rule) else [(rule, value)])


@each_game
def test_models_are_told_apart_by_kind(spec: AnyGame) -> None:
    assert issubclass(spec.options, Options)
    spec.options()  # every option has a default
    kinds: dict[str, type[Event]] = {}
    for seed in SEEDS:
        for entry in played(spec, seed).entries:
            assert kinds.setdefault(entry.event.kind, type(entry.event)) is type(entry.event)
            assert len(entry.event.kind) <= 40


@each_game
def test_a_log_line_of_another_version_or_kind_is_refused(spec: AnyGame) -> None:
    events = {entry.event.kind: entry.event for seed in SEEDS for entry in played(spec, seed).entries}
    for kind, event in events.items():
        body = json.loads(dump(event))
        assert body["version"] == type(event).model_fields["version"].default
        later, strange = {**body, "version": body["version"] + 1}, {**body, "kind": f"{kind}-neu"}
        nameless = {name: value for name, value in body.items() if name != "version"}
        for other in (later, strange, nameless):
            with pytest.raises(ValueError, match=r"version|kind"):
                spec.load_event(json.dumps(other))


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_legal_is_exactly_what_is_accepted(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
    for number, state in enumerate(some(game.states, STATES)):
        for seat in game.seats:
            legal = list(spec.rules.legal(state, seat))
            assert bool(legal) >= (seat in spec.rules.waiting_for(state)), f"{seat} is awaited but can do nothing"
            for action in some(legal, ACTIONS, number):
                assert not isinstance(answer(spec, state, Actor.at(seat), action), Refused)
            for action in some(game.pool, ACTIONS, number):
                accepted = not isinstance(answer(spec, state, Actor.at(seat), action), Refused)
                allowed = action in legal
                assert accepted >= allowed if spec.manners.free_speech else accepted == allowed, (
                    f"{seat}: {spec.notation.write(action)}"
                )


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_nobody_can_do_anything_but_run_out_of_time(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
    for number, state in enumerate(some(game.states, STATES)):
        for action in some(game.pool, ACTIONS, number):
            assert isinstance(answer(spec, state, NOBODY, action), Refused)


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_time_up_leads_on_wherever_there_is_a_limit(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
    for state in game.states[:-1]:
        limit = spec.rules.time_limit(state)
        if limit is None:
            continue
        assert limit > 0
        events = answer(spec, state, NOBODY, TimeUp())
        assert not isinstance(events, Refused)
    assert isinstance(answer(spec, game.states[-1], NOBODY, TimeUp()), Refused)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_time_alone_ends_a_game(spec: AnyGame, seed: int) -> None:
    """A game that everybody has left ends, wherever that was; one that waits for people says so in its tests."""
    game = played(spec, seed)
    for state in (game.states[0], *some(game.states[:-1], 2, seed)):
        left = left_alone(spec, state)
        if not waits_for_people(spec, game.options):
            assert spec.rules.outcome(left) is not None, "a game that everybody has left stands still"
    if waits_for_people(spec, game.options):
        left = left_alone(spec, game.states[0])
        assert spec.rules.waiting_for(left), "it does not wait for people after all"


def left_alone(spec: AnyGame, state: Any) -> Any:
    """Let time be up again and again, until the game is over or no clock runs."""
    for _ in range(5_000):
        if spec.rules.outcome(state) is not None or spec.rules.time_limit(state) is None:
            return state
        events = answer(spec, state, NOBODY, TimeUp())
        assert not isinstance(events, Refused)
        for event in events:
            state = spec.rules.apply(state, event)
    pytest.fail("time runs on and on")


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_apply_and_decide_change_nothing_in_place(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
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
@pytest.mark.parametrize("seed", FEW)
def test_looking_changes_nothing(spec: AnyGame, seed: int) -> None:
    game, rules = played(spec, seed), spec.rules
    for number, state in enumerate(some(game.states, STATES // 3)):
        before = copy.deepcopy(state)
        for seat in (None, *game.seats):
            view = rules.view(state, seat)
            shown = copy.deepcopy(view)
            for screen in pages(spec, view, PlainVoice()):
                assert screen.heading
            assert view == shown, "a screen changes its view"
            assert rules.view(state, seat) == view
            rules.reimagine(state, seat, FairChance("else", b"y" * 32, number, seed))
            if seat is not None:
                assert list(rules.legal(state, seat)) == list(rules.legal(state, seat))
        assert rules.step(state) == rules.step(state)
        rules.outcome(state)
        assert state == before, "looking at a state changes it"


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_notation_is_short_and_exact(spec: AnyGame, seed: int) -> None:
    for action in played(spec, seed).pool:
        written = spec.notation.write(action)
        assert spec.notation.read(written) == action
        assert 0 < len(written) <= 60
        assert written.isprintable()
        assert not written.startswith(TO_PAGE), "that would turn a page"


@each_game
def test_notation_survives_nonsense(spec: AnyGame) -> None:
    luck = random.Random(1)
    known = [spec.notation.write(action) for action in played(spec, 0).pool]
    nonsense = ["", " ", "x" * 2000, "@everyone", "\u202e2w6", "２w６", "\ud800", "2w6\n", "-1", "9" * 50]
    for written in known:
        place = luck.randrange(len(written))
        nonsense += [written + " ", written[:place] + "?" + written[place + 1 :], written.upper() + "x", written[:-1]]
    for source in nonsense:
        action = spec.notation.read(source)
        if isinstance(action, Refused):
            spoken(action.text)
        else:
            assert spec.notation.write(action) == source


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_every_refusal_has_its_words(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
    for number, state in enumerate(some(game.states, STATES // 2)):
        for actor in actors(game.seats):
            for action in some(game.pool, ACTIONS // 2, number):
                events = answer(spec, state, actor, action)
                if isinstance(events, Refused):
                    spoken(events.text)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_and_step_has_its_words(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
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
def test_screens_fit_discord_and_have_their_words(spec: AnyGame, seed: int, language: str) -> None:
    game, voice = played(spec, seed), Spoken(language)
    for state in some(game.states, STATES):
        for seat in (None, *game.seats):
            over = spec.rules.outcome(state) is not None
            for screen in pages(spec, spec.rules.view(state, seat), voice):
                check_screen(spec, screen, voice, over=over)


def check_screen(spec: AnyGame, screen: Screen, voice: Spoken, *, over: bool) -> None:
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
        if not move.startswith(TO_PAGE):
            assert move in asking or not isinstance(spec.notation.read(move), Refused), (
                f"the button {move} does nothing"
            )
            later = move in asking or spec.leading.afterwards(spec.notation.read(move))
            assert not over or later, f"{move} is offered after the end"
    assert len(set(moves)) == len(moves), "two controls with the same id"
    assert controls + 6 <= 40
    assert letters <= 4000
    keys = [row.key for row in screen.rows if isinstance(row, Menu)]
    assert len(set(keys)) == len(keys)
    if screen.door is not None:
        assert 1 <= len(voice.say(screen.door)) <= 80
    if screen.picture is not None:
        assert 1 <= len(voice.say(screen.picture.alt)) <= 1024
    if voice.language == "en":
        assert [words for words in legible(screen, voice) if german(words, HATS)] == []


def legible(screen: Screen, voice: Spoken) -> Iterator[str]:
    """List everything that can be read of a screen, in its picture and its files too."""
    labels = [screen.heading, *screen.lines, *([screen.door] if screen.door else [])]
    for row in screen.rows:
        if isinstance(row, Menu):
            labels += [row.prompt, *(choice.label for choice in row.choices)]
            labels += [choice.about for choice in row.choices if choice.about]
        else:
            labels += [button.label for button in row] + [button.ask for button in row if button.ask]
    yield from (voice.say(label) for label in labels)
    if screen.picture is not None:
        yield voice.say(screen.picture.alt)
        yield from strings(screen.picture.data)
    yield from (paper.body for paper in screen.files)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_rewind_to_every_turning_point_restores_exactly(spec: AnyGame, seed: int) -> None:
    game = played(spec, seed)
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
        assert [entry.seq for entry in in_force(rewound)] == list(range(point + 1))


@each_game
@pytest.mark.parametrize("seed", FEW)
def test_computer_players_play_to_the_end(spec: AnyGame, seed: int) -> None:
    options = next((one for one in variants(spec) if spec.computers.allowed(one)), None)
    if options is None:
        pytest.skip("no computer players here")
    seats = spec.lobby.seats(options)
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
            action = spec.computers.play(rules.view(state, seat), legal, chance)
            assert action in legal
            events = rules.decide(state, Actor.at(seat), action, chance)
        assert not isinstance(events, Refused)
        for event in events:
            state = rules.apply(state, event)
    assert rules.outcome(state) is not None
