"""Actions about people in writing, for Block and Spieltisch: `fehlt C`, `geht C`, `verwarnung C spiel-gross 1`."""

import re
from collections.abc import Callable
from typing import TypeAlias, get_args

from bot.games.wizard.model.people import Arrive, Leave, Miss, Punish, Withdraw
from bot.games.wizard.model.sheet import SEATS, Manner, Offence, Verdict

PeopleAction: TypeAlias = Miss | Arrive | Leave | Punish | Withdraw
MANNERS: dict[Manner, str] = {"gone": "geht", "defeat": "niederlage", "disqualified": "dq"}
VERDICTS: dict[str, Verdict] = {
    "ermahnung": "reminder",
    "verwarnung": "warning",
    "niederlage": "defeat",
    "dq": "disqualified",
}
OFFENCES: tuple[Offence, ...] = get_args(Offence)
_WORDS: dict[Verdict, str] = {verdict: word for word, verdict in VERDICTS.items()}
_SEATED: dict[str, Callable[[str], PeopleAction]] = {
    "fehlt": lambda seat: Miss(seat=seat),
    "da": lambda seat: Arrive(seat=seat),
    "geht": lambda seat: Leave(seat=seat, manner="gone"),
    "niederlage": lambda seat: Leave(seat=seat, manner="defeat"),
    "dq": lambda seat: Leave(seat=seat, manner="disqualified"),
}
_LINE = re.compile(r"erlassen ([1-9][0-9]?)", re.ASCII)


def write(action: PeopleAction) -> str:
    """Write an action."""
    match action:
        case Miss():
            return f"fehlt {action.seat}"
        case Arrive():
            return f"da {action.seat}"
        case Leave():
            return f"{MANNERS[action.manner]} {action.seat}"
        case Punish():
            return f"{_WORDS[action.verdict]} {action.seat} {action.offence} {action.level}"
        case Withdraw():
            return f"erlassen {action.line}"


def read(source: str) -> PeopleAction | None:
    """Read an action; None if it is none about people."""
    if line := _LINE.fullmatch(source):
        return Withdraw(line=int(line[1]))
    match source.split(" "):
        case [verb, seat] if verb in _SEATED and seat in SEATS:
            return _SEATED[verb](seat)
        case [verb, seat, offence, "1" | "2" as level] if verb in VERDICTS and seat in SEATS:
            known = next((one for one in OFFENCES if one == offence), None)
            if known is not None:
                return Punish(seat=seat, verdict=VERDICTS[verb], offence=known, level=1 if level == "1" else 2)
    return None
