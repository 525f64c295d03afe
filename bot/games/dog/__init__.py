"""DOG in Hogwarts: a team board game with cards in hand, for two to four."""

from pathlib import Path

from bot.engine.spec import GameSpec
from bot.games.dog import notation
from bot.games.dog.model import DogEvent, DogOptions, seats
from bot.games.dog.robot import robot
from bot.games.dog.rules import DogRules
from bot.games.dog.screen import screen

GAME = GameSpec(
    name="dog",
    rules=DogRules(),
    options=DogOptions,
    events=DogEvent,
    seats=seats,
    minimum=lambda options: options.players or 2,
    write=notation.write,
    read=notation.read,
    screen=screen,
    folder=Path(__file__).parent,
    robot=robot,
)
GAMES = (GAME,)
