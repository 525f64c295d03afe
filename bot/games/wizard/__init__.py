"""Wizard: the Block for people with real cards, and the Spieltisch where the bot deals."""

from pathlib import Path

from bot.engine.house_rules import HouseRule
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.engine.spec import ComputerPart, GameSpec, LeadingPart, LobbyPart
from bot.games.wizard.model import block as block_model
from bot.games.wizard.model import table as table_model
from bot.games.wizard.model.block_upcast import upcast as block_upcast
from bot.games.wizard.model.sheet import FEWEST, SEATS
from bot.games.wizard.notation import block as block_notation
from bot.games.wizard.notation import table as table_notation
from bot.games.wizard.robot import robot
from bot.games.wizard.rules.block import BlockRules
from bot.games.wizard.rules.table import TableRules
from bot.games.wizard.screen.block import screen as block_screen
from bot.games.wizard.screen.table import screen as table_screen

_FULL = (("mode", "full"),)
"""A tournament round has no variants (Z2.1)."""
_BAR = HouseRule("bar", "wizard-rule-bar", (True, False), _FULL)

BLOCK = GameSpec(
    name="wizardblock",
    folder=Path(__file__).parent,
    rules=BlockRules(),
    options=block_model.BlockOptions,
    events=block_model.BlockEvent,
    notation=block_notation,
    screen=block_screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS[: options.players],
        minimum=lambda options: options.players,
        rules=(_BAR, HouseRule("draw", "wizard-rule-draw", (None, True, False))),
    ),
    computers=ComputerPart(allowed=lambda options: False),
    leading=LeadingPart(
        afterwards=lambda action: isinstance(action, block_model.AFTERWARDS),
        open_for=DAY,
        replaceable=lambda options: options.mode == "full",
    ),
    upcast=block_upcast,
)
TABLE = GameSpec(
    name="wizard",
    folder=Path(__file__).parent,
    rules=TableRules(),
    options=table_model.TableOptions,
    events=table_model.TableEvent,
    notation=table_notation,
    screen=table_screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS[: options.places],
        minimum=lambda options: FEWEST,
        rules=(
            _BAR,
            HouseRule("zauberer", "wizard-rule-zauberer", ("choice", "none"), _FULL),
            HouseRule("drawn", "wizard-rule-drawn", (True, False), _FULL),
            HouseRule("seconds", "wizard-rule-seconds", (MINUTE, 5 * MINUTE, HOUR, DAY)),
        ),
    ),
    computers=ComputerPart(play=robot, allowed=lambda options: not options.contest),
    leading=LeadingPart(
        afterwards=lambda action: isinstance(action, table_model.AFTERWARDS),
        open_for=DAY,
        replaceable=lambda options: options.mode == "full",
    ),
)
GAMES = (BLOCK, TABLE)
