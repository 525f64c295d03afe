"""Kampfwurf: two people roll 2w6 against each other, with experience (Q2.4)."""

from pathlib import Path

from bot.engine.spec import GameSpec
from bot.games.kampf import notation
from bot.games.kampf.model import SEATS, GaveUp, KampfOptions, Repeated, Rolled
from bot.games.kampf.rules import KampfRules
from bot.games.kampf.screen import screen

GAME = GameSpec(
    name="kampf",
    rules=KampfRules(),
    options=KampfOptions,
    events=Rolled | Repeated | GaveUp,
    seats=lambda options: SEATS,
    minimum=lambda options: 2,
    write=notation.write,
    read=notation.read,
    screen=screen,
    folder=Path(__file__).parent,
)
GAMES = (GAME,)
