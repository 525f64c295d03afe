"""The actions of the Spieltisch in writing: `abheben 30`, `trumpf rot`, `ansage 3`, `karte rot 9`."""

import re

from bot.engine.model import Refused, refuse
from bot.games.wizard.model.cards import BY_NAME, SUIT_WORDS, written
from bot.games.wizard.model.table import FIRST_CUT, LAST_CUT, Bid, Choose, Cut, Play, TableAction
from bot.games.wizard.notation import people

_NUMBER = re.compile(r"(abheben|ansage) (0|[1-9][0-9]?)", re.ASCII)


def write(action: TableAction) -> str:
    """Write an action."""
    match action:
        case Cut():
            return f"abheben {action.at}"
        case Choose():
            return f"trumpf {SUIT_WORDS[action.suit]}"
        case Bid():
            return f"ansage {action.tricks}"
        case Play():
            return f"karte {written(action.card)}"
        case _:
            return people.write(action)


def read(source: str) -> TableAction | Refused:
    """Read an action."""
    verb, _, rest = source.partition(" ")
    if verb == "karte" and rest in BY_NAME:
        return Play(card=BY_NAME[rest])
    if verb == "trumpf" and rest in SUIT_WORDS:
        return Choose(suit=SUIT_WORDS.index(rest))
    if found := _NUMBER.fullmatch(source):
        number = int(found[2])
        if verb == "abheben":
            return Cut(at=number) if FIRST_CUT <= number <= LAST_CUT else refuse("wizard-cut-range")
        return Bid(tricks=number) if number <= 20 else refuse("wizard-bid-too-high", cards=20)
    return people.read(source) or refuse("wizard-not-understood")
