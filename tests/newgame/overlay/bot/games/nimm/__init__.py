"""Nimm: two take one to three sticks in turn; who takes the last one wins, and twice with the own secret number."""

from pathlib import Path

from bot.engine.spec import ComputerPart, GameSpec, LobbyPart
from bot.games.nimm import notation
from bot.games.nimm.model import SEATS, NimmEvent, NimmOptions
from bot.games.nimm.robot import robot
from bot.games.nimm.rules import NimmRules
from bot.games.nimm.screen import screen

GAME = GameSpec(
    name="nimm",
    folder=Path(__file__).parent,
    rules=NimmRules(),
    options=NimmOptions,
    events=NimmEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(seats=lambda options: SEATS, minimum=lambda options: len(SEATS)),
    computers=ComputerPart(play=robot),
)
GAMES = (GAME,)
