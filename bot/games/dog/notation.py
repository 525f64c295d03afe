"""DOG in writing: `gib 7`, `7 G1+5 G2+2`, `9 G1 raus`, `J G1/H2`, `T ab`, `5 HM-5`, `weg 5`, `zieh`, `fertig`."""

import re
from typing import get_args

from bot.engine.model import Refused, refuse
from bot.games.dog.model import Card, Discard, DogAction, Draw, Give, Pass, Play

_CARDS = "|".join(get_args(Card))
_FIGURE = "[SHGR][1-4]"
_PART = rf"{_FIGURE}\+[1-9]h?"
_MOVES = (
    rf"{_PART}(?: {_PART}){{0,5}}",
    rf"{_FIGURE}-4",
    rf"{_FIGURE} raus",
    rf"{_FIGURE}/{_FIGURE}",
    r"HM-[1-9]",
    r"HM\+4",
    "ab",
)
_PLAY = re.compile(rf"({_CARDS}) ({'|'.join(_MOVES)})")
_CARD = re.compile(rf"(gib|weg) ({_CARDS})")


def write(action: DogAction) -> str:
    """Write an action."""
    match action:
        case Play():
            return f"{action.card} {action.move}"
        case Give():
            return f"gib {action.card}"
        case Discard():
            return f"weg {action.card}"
        case Draw():
            return "zieh"
        case Pass():
            return "fertig"


def read(source: str) -> DogAction | Refused:
    """Read an action."""
    if source == "zieh":
        return Draw()
    if source == "fertig":
        return Pass()
    if found := _CARD.fullmatch(source):
        kind = Give if found[1] == "gib" else Discard
        return kind.model_validate({"card": found[2]})
    if found := _PLAY.fullmatch(source):
        return Play.model_validate({"card": found[1], "move": found[2]})
    return refuse("dog-not-understood")
