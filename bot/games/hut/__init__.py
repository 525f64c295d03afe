"""Fang den Hut with secret simultaneous orders, as it was played by mail."""

from pathlib import Path

from bot.engine.house_rules import HouseRule
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.engine.spec import ComputerPart, GameSpec, LobbyPart, MannersPart
from bot.games.hut import notation
from bot.games.hut.model import SEATS, HutEvent, HutOptions
from bot.games.hut.robot import robot
from bot.games.hut.rules import HutRules
from bot.games.hut.screen import screen

GAME = GameSpec(
    name="hut",
    folder=Path(__file__).parent,
    rules=HutRules(),
    options=HutOptions,
    events=HutEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS[: options.players],
        minimum=lambda options: 2,
        rules=(
            HouseRule("rounds", "hut-rule-rounds", (None, 5, 8, 10, 15)),
            HouseRule("seconds", "hut-rule-seconds", (10 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY)),
            HouseRule("mends", "hut-rule-mends", (True, False)),
        ),
    ),
    computers=ComputerPart(play=robot),
    manners=MannersPart(announces=frozenset({"scored"}), free_speech=True),
)
GAMES = (GAME,)
