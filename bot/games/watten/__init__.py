"""Watten: a score pad for people with real cards, and a table at which the bot deals."""

from pathlib import Path

from bot.engine.spec import GameSpec
from bot.games.watten.model.events import TableEvent
from bot.games.watten.model.pad import PadEvent, PadOptions
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableOptions
from bot.games.watten.notation import pad as pad_notation
from bot.games.watten.notation import table as table_notation
from bot.games.watten.robot import robot
from bot.games.watten.rules.pad import PadRules
from bot.games.watten.rules.table import TableRules
from bot.games.watten.screen import pad as pad_screen
from bot.games.watten.screen import table as table_screen

PAD = GameSpec(
    name="wattenzettel",
    rules=PadRules(),
    options=PadOptions,
    events=PadEvent,
    seats=lambda options: SEATS,
    minimum=lambda options: len(SEATS),
    write=pad_notation.write,
    read=pad_notation.read,
    screen=pad_screen.screen,
    folder=Path(__file__).parent,
    robots_allowed=lambda options: False,
    section=lambda state: f"{state.round}.{state.game}",
)
TABLE = GameSpec(
    name="watten",
    rules=TableRules(),
    options=TableOptions,
    events=TableEvent,
    seats=lambda options: SEATS,
    minimum=lambda options: len(SEATS),
    write=table_notation.write,
    read=table_notation.read,
    screen=table_screen.screen,
    folder=Path(__file__).parent,
    robot=robot,
    section=lambda state: f"{state.round}.{state.game}",
)
GAMES = (PAD, TABLE)
