"""DOG in Hogwarts: a team board game with cards in hand, for two to four."""

from pathlib import Path

from bot.engine.helpers import flag
from bot.engine.house_rules import HouseRule
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.engine.spec import ComputerPart, GameSpec, LobbyPart
from bot.engine.text import text
from bot.games.dog import notation
from bot.games.dog.model import HOUSE_NAMES, DogEvent, DogOptions, own_seats, seats
from bot.games.dog.robot import robot
from bot.games.dog.rules import DogRules
from bot.games.dog.screen import screen

GAME = GameSpec(
    name="dog",
    folder=Path(__file__).parent,
    rules=DogRules(),
    options=DogOptions,
    events=DogEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(
        seats=seats,
        minimum=lambda options: options.players or 2,
        about=lambda options: text("dog-partners", players=options.players or 0, drawn=flag(options.draw_houses)),
        rules=(
            HouseRule("ring", "dog-rule-ring", (32, 40, 48, 56, 64)),
            HouseRule("lane", "dog-rule-lane", (False, True)),
            HouseRule("draw_houses", "dog-rule-houses", (False, True)),
            HouseRule("seconds", "dog-rule-seconds", (MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, DAY, None)),
        ),
        own=own_seats,
        badge=lambda seat: f"house_{seat[0].lower()}" if seat in HOUSE_NAMES else None,
        chosen=lambda options: options.chosen,
        choose=lambda options, chosen: options.model_copy(update={"chosen": chosen}),
    ),
    computers=ComputerPart(play=robot),
)
GAMES = (GAME,)
