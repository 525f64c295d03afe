"""The actions of the Block in writing: `ansage 3`, `ansagen 3 2 1 2`, `stich A 2`, `spiel 4 2/3 0/0`, `nichtig 4` ...

What people type into a form may be parted by commas as well; what we write has single spaces.
"""

import re
from collections.abc import Callable

from bot.engine.model import Action, Refused, refuse
from bot.games.wizard.model.block import (
    Annul,
    BlockAction,
    Confirm,
    Correct,
    Finish,
    Geber,
    Replay,
    Ring,
    Say,
    SayAgain,
    SayAll,
    Share,
    Take,
    TakeAgain,
    TakeAll,
    Undo,
)
from bot.games.wizard.model.people import Arrive, Fine, Leave, Miss, Pardon, Punish, Withdraw
from bot.games.wizard.model.sheet import SEATS
from bot.games.wizard.notation import people

_PLAIN: dict[str, BlockAction] = {
    "stimmt": Confirm(),
    "zurueck": Undo(),
    "schluss": Finish(),
    "neu": Replay(),
    "teilen": Share(),
}
_PLAIN_WORDS: dict[type[Action], str] = {type(action): word for word, action in _PLAIN.items()}
_SEATED: dict[str, Callable[[str], BlockAction]] = {
    "strafe": lambda seat: Fine(seat=seat),
    "geber": lambda seat: Geber(seat=seat),
}
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_PAIR = re.compile(r"(0|[1-9][0-9]?)/(0|[1-9][0-9]?)", re.ASCII)
_GAP = re.compile(r" *[,;] *| +")
MOST, MOST_LEFT = 20, 60


def write(action: BlockAction) -> str:
    """Write an action."""
    match action:
        case Say():
            return f"ansage {action.tricks}"
        case SayAll():
            return "ansagen " + " ".join(map(str, action.bids))
        case SayAgain():
            return f"ansage {action.seat} {action.tricks}"
        case Take():
            return f"stich {action.tricks}"
        case TakeAll():
            return "stiche " + " ".join(map(str, action.tricks))
        case TakeAgain():
            return f"stich {action.seat} {action.tricks}"
        case Correct():
            word = "stechen" if action.playoff else "spiel"
            return f"{word} {action.number} " + " ".join(f"{tricks}/{bid}" for tricks, bid in action.cells)
        case Annul():
            return f"nichtig {action.number}"
        case Pardon():
            return f"streichen {action.line}"
        case Fine():
            return f"strafe {action.seat}"
        case Geber():
            return f"geber {action.seat}"
        case Ring():
            return f"gong {action.left}"
        case Miss() | Arrive() | Leave() | Punish() | Withdraw():
            return people.write(action)
        case _:
            return _PLAIN_WORDS[type(action)]


def read(source: str) -> BlockAction | Refused:
    """Read an action."""
    if source in _PLAIN:
        return _PLAIN[source]
    verb, _, rest = source.partition(" ")
    if verb in ("ansagen", "stiche"):
        return _read_all(verb, rest)
    if verb in ("ansage", "stich"):
        return _read_one(verb, rest)
    if verb in ("spiel", "stechen"):
        return _read_game(rest, playoff=verb == "stechen")
    if verb in _SEATED and rest in SEATS:
        return _SEATED[verb](rest)
    if verb == "gong" and _NUMBER.fullmatch(rest) and int(rest) <= MOST_LEFT:
        return Ring(left=int(rest))
    if verb == "nichtig" and (game := _number(rest)):
        return Annul(number=game)
    if verb == "streichen" and _NUMBER.fullmatch(rest) and rest != "0":
        return Pardon(line=int(rest))
    return people.read(source) or refuse("wizardblock-not-understood")


def _read_one(verb: str, rest: str) -> BlockAction | Refused:
    seat, _, typed = rest.rpartition(" ")
    value = _number(typed)
    if value is None or (seat and seat not in SEATS):
        return refuse("wizardblock-not-a-number")
    if seat:
        return SayAgain(seat=seat, tricks=value) if verb == "ansage" else TakeAgain(seat=seat, tricks=value)
    return Say(tricks=value) if verb == "ansage" else Take(tricks=value)


def _read_all(verb: str, rest: str) -> BlockAction | Refused:
    values = [value for part in _GAP.split(rest)[:7] if (value := _number(part)) is not None]
    if len(values) != len(_GAP.split(rest)):
        return refuse("wizardblock-only-numbers")
    return SayAll(bids=tuple(values)) if verb == "ansagen" else TakeAll(tricks=tuple(values))


def _read_game(rest: str, *, playoff: bool) -> BlockAction | Refused:
    number, _, typed = rest.partition(" ")
    pairs = [_PAIR.fullmatch(part) for part in _GAP.split(typed)[:7]]
    cells = [(int(pair[1]), int(pair[2])) for pair in pairs if pair]
    game = _number(number)
    if not game or len(cells) != len(_GAP.split(typed)) or max(map(max, cells)) > MOST:
        return refuse("wizardblock-only-pairs")
    return Correct(number=game, cells=tuple(cells), playoff=playoff)


def _number(part: str) -> int | None:
    """Read a number that may stand on the pad."""
    return int(part) if _NUMBER.fullmatch(part) and int(part) <= MOST else None
