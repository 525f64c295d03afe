"""Kampfwurf: two people roll 2w6 against each other, with experience (Q2.4)."""

from pathlib import Path

from bot.engine.spec import GameSpec, LobbyPart, MannersPart
from bot.games.kampf import notation
from bot.games.kampf.model import SEATS, KampfEvent, KampfOptions
from bot.games.kampf.rules import KampfRules
from bot.games.kampf.screen import screen

GAME = GameSpec(
    name="kampf",
    folder=Path(__file__).parent,
    rules=KampfRules(),
    options=KampfOptions,
    events=KampfEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(seats=lambda options: SEATS, minimum=lambda options: 2),
    manners=MannersPart(finale=False),
)
GAMES = (GAME,)
