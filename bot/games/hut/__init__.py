"""Fang den Hut with secret simultaneous orders, as it was played by mail."""

from pathlib import Path

from bot.engine.spec import GameSpec
from bot.games.hut import notation
from bot.games.hut.model import SEATS, HutEvent, HutOptions
from bot.games.hut.robot import robot
from bot.games.hut.rules import HutRules
from bot.games.hut.screen import screen

GAME = GameSpec(
    name="hut",
    rules=HutRules(),
    options=HutOptions,
    events=HutEvent,
    seats=lambda options: SEATS[: options.players],
    minimum=lambda options: 2,
    write=notation.write,
    read=notation.read,
    screen=screen,
    folder=Path(__file__).parent,
    robot=robot,
    free_speech=True,
)
GAMES = (GAME,)
