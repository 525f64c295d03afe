"""Watten: a score pad for people with real cards, and a table at which the bot deals."""

from pathlib import Path

from bot.engine.house_rules import HouseRule
from bot.engine.spans import HOUR, MINUTE
from bot.engine.spec import ComputerPart, GameSpec, LeadingPart, LobbyPart
from bot.engine.text import text
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
from bot.games.watten.tell.words import seat_words

_SILENCE = HouseRule("silence", "watten-rule-silence", ("go", "stay"))
_TIME = HouseRule("seconds", "watten-rule-seconds", (MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, None))

PAD = GameSpec(
    name="wattenzettel",
    folder=Path(__file__).parent,
    rules=PadRules(),
    options=PadOptions,
    events=PadEvent,
    notation=pad_notation,
    screen=pad_screen.screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS,
        minimum=lambda options: len(SEATS),
        about=lambda options: text("watten-partners"),
        rules=(_TIME, _SILENCE),
        spoken=seat_words,
    ),
    computers=ComputerPart(allowed=lambda options: False),
    leading=LeadingPart(replaceable=lambda options: not options.contest),
)
TABLE = GameSpec(
    name="watten",
    folder=Path(__file__).parent,
    rules=TableRules(),
    options=TableOptions,
    events=TableEvent,
    notation=table_notation,
    screen=table_screen.screen,
    lobby=LobbyPart(
        seats=lambda options: SEATS,
        minimum=lambda options: len(SEATS),
        about=lambda options: text("watten-partners-drawn" if options.drawn else "watten-partners"),
        spoken=seat_words,
        rules=(
            HouseRule("free_choice", "watten-rule-demand", (False, True)),
            _SILENCE,
            HouseRule("most_schenas", "watten-rule-schenas", (0, 1, 3, 9)),
            HouseRule("kritische_named", "watten-rule-named", (True, False)),
            _TIME,
        ),
    ),
    computers=ComputerPart(play=robot, allowed=lambda options: not options.contest),
    leading=LeadingPart(replaceable=lambda options: not options.contest),
)
GAMES = (PAD, TABLE)
