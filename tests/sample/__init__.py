"""Hasard: a small game that uses everything the contract of a game has; the model for real ones."""

from pathlib import Path

from bot.engine.house_rules import HouseRule
from bot.engine.spec import ComputerPart, GameSpec, LobbyPart
from tests.sample import notation
from tests.sample.model import SEATS, HasardEvent, HasardOptions
from tests.sample.robot import robot
from tests.sample.rules import HasardRules
from tests.sample.screen import screen
from tests.sample.upcast import upcast

GAME = GameSpec(
    name="hasard",
    folder=Path(__file__).parent,
    rules=HasardRules(),
    options=HasardOptions,
    events=HasardEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS,
        minimum=lambda options: 2,
        rules=(
            HouseRule("rounds", "hasard-rule-rounds", (1, 2, 5)),
            HouseRule("seconds", "hasard-rule-seconds", (30, 60, None)),
        ),
    ),
    computers=ComputerPart(play=robot),
    upcast=upcast,
)
