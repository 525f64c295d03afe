"""Hasard: a small game that uses everything the contract of a game has; the model for real ones."""

from pathlib import Path

from bot.engine.spec import GameSpec
from tests.sample import notation
from tests.sample.model import SEATS, HasardEvent, HasardOptions
from tests.sample.robot import robot
from tests.sample.rules import HasardRules
from tests.sample.screen import screen

GAME = GameSpec(
    name="hasard",
    rules=HasardRules(),
    options=HasardOptions,
    events=HasardEvent,
    seats=lambda options: SEATS,
    minimum=lambda options: 2,
    write=notation.write,
    read=notation.read,
    screen=screen,
    folder=Path(__file__).parent,
    robot=robot,
    section=lambda state: str(state.round),
)
