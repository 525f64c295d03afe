"""All games, each played a few times: what the tests of every game stand on."""

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Action, Refused
from bot.engine.seats import NOBODY, REFEREE, Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games import find_games
from bot.texts import LANGUAGES, Texts
from tests.playing import PlainVoice, Played, play
from tests.sample import GAME as SAMPLE
from tests.texts.tongue import german

SPECS = {**find_games(), SAMPLE.name: SAMPLE}
SEEDS = range(6)
FEW = range(2)
"""Seeds of the tests that look at the states from every side."""
STATES, ACTIONS = 40, 30
"""At most so many states of a game, and so many actions in each, where every pair is tried."""

HATS = ("We Wi Wa Wo Sa",)
"""Names that happen to be words."""

each_game = pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS.keys())


@cache
def texts() -> Texts:
    return Texts.load(spec.folder for spec in SPECS.values())


@cache
def played(spec: AnyGame, seed: int) -> Played:
    return play(spec, seed, learning=1 if seed in FEW else 5)


def spoken(text: Text) -> list[str]:
    """Say a text in every language; a missing id or variable raises."""
    said = [texts().say(text, language, lambda seat: f"<{seat}>") for language in LANGUAGES]
    assert all(words.strip() for words in said), text.id
    assert not german(said[LANGUAGES.index("en")], HATS), text.id
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


def answer(spec: AnyGame, state: Any, actor: Actor, action: Action) -> Any:
    """Decide; a refusal must not have touched fortune, or one could ask until it is kind."""
    chance = FairChance("test", b"x" * 32, 0, 7)
    events = spec.rules.decide(state, actor, action, chance)
    if isinstance(events, Refused):
        assert not chance.draws, f"{action} was refused ({events.code}) after a draw"
    else:
        assert events, f"{action} was accepted without any event"
    return events
