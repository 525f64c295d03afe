"""Stored forms are strict, and sentences are data."""

import re

import pytest
from pydantic import ValidationError

from bot.engine.log import Begun, Rewound
from bot.engine.model import TimeUp, refuse
from bot.engine.screen import Button
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.engine.spec import AnyGame, dump
from bot.engine.text import Seated, Text, text
from bot.games import find_games
from tests.playing import PlainVoice, moves, play
from tests.sample import GAME
from tests.sample.model import Fined, HasardOptions, Rolled


@pytest.mark.parametrize(
    "event", [Begun(seats=("A", "B")), Rewound(to=3), Rolled(seat="Nord", die=4), Fined(seat="Ost")]
)
def test_events_come_back_as_they_were(event: Rolled) -> None:
    assert GAME.load_event(dump(event)) == event


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        '{"kind":"unknown"}',
        '{"kind":"rolled","version":2,"seat":"Nord"}',
        '{"kind":"rolled","version":2,"seat":"Nord","die":4,"more":1}',
        '{"kind":"rolled","version":2,"seat":"Nord","die":"many"}',
        '{"kind":"rolled","version":1,"seat":"Nord","die":"many"}',
    ],
)
def test_other_events_are_not_understood(body: str) -> None:
    with pytest.raises(ValidationError):
        GAME.load_event(body)


def test_options_are_checked_and_frozen() -> None:
    assert GAME.load_options(dump(HasardOptions(rounds=7))) == HasardOptions(rounds=7)
    with pytest.raises(ValidationError):
        HasardOptions(rounds=0)
    with pytest.raises(ValidationError):
        GAME.load_options('{"runden":3}')
    with pytest.raises(ValidationError):
        HasardOptions().rounds = 3  # type: ignore[misc]  # it is frozen


def test_games_are_found_by_existing() -> None:
    found = find_games()
    assert "kampf" in found
    assert all(name == spec.name for name, spec in found.items())


@pytest.mark.parametrize("spec", find_games().values(), ids=find_games().keys())
def test_names_fit_their_columns_and_the_ids_of_controls(spec: AnyGame) -> None:
    assert len(spec.name) <= 32
    assert re.fullmatch(r"[a-z]{1,20}", spec.folder.name)
    assert all(len(seat) <= 40 for seat in spec.lobby.seats(spec.options()))


def test_words_of_the_kernel() -> None:
    assert refuse("x", seat=Seated("A"), n=1).text == Text("x", (("seat", Seated("A")), ("n", 1)))
    assert text("x", id="y") == Text("x", (("id", "y"),))
    assert TimeUp().kind == "time-up"
    assert NOBODY.seat is None
    assert not NOBODY.referee
    assert REFEREE.referee
    assert Actor.at("A", captain=True) == Actor("A", captain=True)


def test_the_sample_offers_what_its_state_allows() -> None:
    game = play(GAME, 2)
    screen = GAME.screen(GAME.rules.view(game.states[0], "Nord"), PlainVoice(), "")
    assert list(moves(screen)) == [GAME.notation.write(action) for action in GAME.rules.legal(game.states[0], "Nord")]
    assert all(isinstance(control, Button) for row in screen.rows if isinstance(row, tuple) for control in row)
    assert GAME.screen(GAME.rules.view(game.states[0], None), PlainVoice(), "").door is not None
