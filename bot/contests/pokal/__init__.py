"""The Quidditch cup: a season of four houses (Q11, Q14)."""

from pathlib import Path

from bot.contests.pokal import notation
from bot.contests.pokal.actions import Book, PokalAction
from bot.contests.pokal.events import PokalEvent
from bot.contests.pokal.letters import letters
from bot.contests.pokal.model import PokalOptions
from bot.contests.pokal.rules import PokalRules
from bot.contests.pokal.screen import screen
from bot.contests.pokal.tables import begun, lineups, posted, result, table
from bot.engine.spec import (
    ComputerPart,
    ContestPart,
    GameSpec,
    LeadingPart,
    LobbyPart,
    MannersPart,
)
from bot.engine.text import Typed, text

ANNOUNCED = frozenset(
    {
        "windows-published",
        "date-fixed",
        "date-dropped",
        "days-looked",
        "gone",
        "resulted",
        "log-published",
        "annulled",
        "extended",
        "booked",
        "lot-sealed",
        "lot-drawn",
        "season-ended",
        "rule-proposed",
        "rule-withdrawn",
        "rule-decided",
        "rule-approved",
        "rules-amended",
    }
)
"""What is announced in words of its own."""


def _by_hand(action: PokalAction) -> bool:
    """Tell whether an action counts also after the season: house points exist outside of Quidditch, too."""
    return isinstance(action, Book)


POKAL = GameSpec(
    name="quidditch-pokal",
    folder=Path(__file__).parent,
    rules=PokalRules(),
    options=PokalOptions,
    events=PokalEvent,
    notation=notation,
    screen=screen,
    lobby=LobbyPart(
        seats=lambda options: (),
        minimum=lambda options: 0,
        called=lambda options: text("pokal-title", title=Typed(options.title)),
    ),
    computers=ComputerPart(allowed=lambda options: False),
    leading=LeadingPart(afterwards=_by_hand, replaceable=lambda options: False),
    manners=MannersPart(
        announces=ANNOUNCED,
        finale=False,
        timeless=lambda move: True,
        open_clock=lambda options: False,  # what its clock does next is no time limit for anybody
    ),
    contest=ContestPart(
        rounds=lineups,
        table=table,
        result=result,
        letters=letters,
        lineups=lineups,
        begun=begun,
        posted=posted,
        gone=lambda seat: f"gone {seat}",
        noun="season",
    ),
)
CONTESTS = (POKAL,)
