"""The pad in writing: `sieg A`, `schafft B`, `korrektur A gespielt 4`, `strafe B schreiben`."""

import re
from typing import Any

from bot.engine.model import Refused, refuse
from bot.games.watten.model.pad import (
    Announce,
    Answer,
    Close,
    Confirm,
    Correct,
    Dispute,
    Exclude,
    Fine,
    Go,
    Misdeal,
    NextRound,
    PadAction,
    Raise,
    Stay,
    TakeBack,
    Win,
)
from bot.games.watten.model.score import LETTERS, Case

CASE_CODES: dict[Case, str] = {
    "misdeal": "vergeben",
    "faceup": "offen",
    "cut": "abheben",
    "announce": "ansagen",
    "write": "schreiben",
    "raise": "ausschaffen",
    "peek": "schauen",
    "cheat": "betrug",
}
CASES_BY_CODE: dict[str, Case] = {code: case for case, code in CASE_CODES.items()}

_WORDS: dict[str, PadAction] = {
    "angesagt": Announce(),
    "dabei": Stay(),
    "weiter": Stay(raising=True),
    "geh": Go(),
    "vergeben": Misdeal(),
    "einspruch": Dispute(),
    "stimmt": Confirm(),
    "zurueck": TakeBack(),
    "ja": Answer(yes=True),
    "nein": Answer(yes=False),
    "runde": NextRound(),
    "schluss": Close(),
}
_WRITTEN: dict[Any, str] = {action: word for word, action in _WORDS.items()}
_HOW = {"gespielt": "played", "gegangen": "left"}
_CORRECT = re.compile(r"korrektur ([AB]) (gespielt|gegangen) (1[01]|[2-9])")
_FINE = re.compile(rf"strafe ([AB]) ({'|'.join(CASES_BY_CODE)})")
_TEAM = re.compile(r"(sieg|schafft) ([AB])")
_EXCLUDE = re.compile(r"ausschluss (A|B|AB)")


def write(action: PadAction) -> str:
    """Write an action."""
    match action:
        case Win():
            return f"sieg {LETTERS[action.team]}"
        case Raise():
            return f"schafft {LETTERS[action.team]}"
        case Correct():
            how = "gespielt" if action.how == "played" else "gegangen"
            return f"korrektur {LETTERS[action.team]} {how} {action.value}"
        case Fine():
            return write_fine(action.team, action.case)
        case Exclude():
            return write_exclusion(action.teams)
        case _:
            return _WRITTEN[action]


def read(source: str) -> PadAction | Refused:
    """Read an action."""
    if source in _WORDS:
        return _WORDS[source]
    if found := _TEAM.fullmatch(source):
        team = LETTERS.index(found[2])
        return Win(team=team) if found[1] == "sieg" else Raise(team=team)
    if found := _CORRECT.fullmatch(source):
        how = _HOW[found[2]]
        return Correct.model_validate({"team": LETTERS.index(found[1]), "how": how, "value": int(found[3])})
    if fine := read_fine(source):
        return Fine(team=fine[0], case=fine[1])
    if teams := read_exclusion(source):
        return Exclude(teams=teams)
    return refuse("watten-not-understood")


def write_fine(team: int, case: Case) -> str:
    """Write a Strafe."""
    return f"strafe {LETTERS[team]} {CASE_CODES[case]}"


def read_fine(source: str) -> tuple[int, Case] | None:
    """Read a Strafe."""
    found = _FINE.fullmatch(source)
    return (LETTERS.index(found[1]), CASES_BY_CODE[found[2]]) if found else None


def write_exclusion(teams: tuple[int, ...]) -> str:
    """Write an exclusion."""
    return "ausschluss " + "".join(LETTERS[team] for team in teams)


def read_exclusion(source: str) -> tuple[int, ...]:
    """Read an exclusion; empty if it is none."""
    found = _EXCLUDE.fullmatch(source)
    return tuple(LETTERS.index(letter) for letter in found[1]) if found else ()
