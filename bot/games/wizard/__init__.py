"""Wizard: the Block for people with real cards, and the Spieltisch where the bot deals."""

from pathlib import Path

from bot.engine.spec import GameSpec
from bot.games.wizard.model import block as block_model
from bot.games.wizard.model import table as table_model
from bot.games.wizard.model.sheet import FEWEST, SEATS
from bot.games.wizard.notation import block as block_notation
from bot.games.wizard.notation import table as table_notation
from bot.games.wizard.robot import robot
from bot.games.wizard.rules import block_state
from bot.games.wizard.rules import table as table_rules
from bot.games.wizard.rules.block import BlockRules
from bot.games.wizard.screen.block import screen as block_screen
from bot.games.wizard.screen.table import screen as table_screen

BLOCK = GameSpec(
    name="wizardblock",
    rules=BlockRules(),
    options=block_model.BlockOptions,
    events=block_model.BlockEvent,
    seats=lambda options: SEATS[: options.players],
    minimum=lambda options: options.players,
    write=block_notation.write,
    read=block_notation.read,
    screen=block_screen,
    folder=Path(__file__).parent,
    section=lambda state: str(block_state.number(state)),
    robots_allowed=lambda options: False,
)
TABLE = GameSpec(
    name="wizard",
    rules=table_rules.TableRules(),
    options=table_model.TableOptions,
    events=table_model.TableEvent,
    seats=lambda options: SEATS[: options.places],
    minimum=lambda options: FEWEST,
    write=table_notation.write,
    read=table_notation.read,
    screen=table_screen,
    folder=Path(__file__).parent,
    robot=robot,
    section=lambda state: str(table_rules.number(state)),
)
GAMES = (BLOCK, TABLE)
