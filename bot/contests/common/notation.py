"""Actions of a contest as words: `report 2.3 11:4 11:7 7:11`, `pay 7`, `bye 1 5 2`, `decide 3=40 8=-`.

A reason stands at the end, after `|`, or after `!` if everybody may read it: `exclude 7 | Karte versteckt`.
"""

from typing import get_args

from pydantic import ValidationError

from bot.contests.common.actions import (
    AboutEntry,
    AboutTable,
    Add,
    ContestAction,
    Decide,
    Hold,
    OnEntry,
    OnTable,
    Plain,
    Plainly,
    Punish,
    SetBye,
)
from bot.engine.model import Refused, refuse

QUIET, LOUD = "|", "!"
PLAIN, ENTRY, TABLE = get_args(Plainly), get_args(AboutEntry), get_args(AboutTable)


def write(action: ContestAction) -> str:
    """Write an action."""
    match action:
        case Plain():
            return action.kind
        case OnEntry():
            return f"{action.kind} {action.number}" + _because(action)
        case OnTable():
            return f"{action.kind} {action.table} {action.result}".rstrip()
        case Add():
            return f"add {action.count}" + (" filler" if action.filler else "")
        case SetBye():
            return f"bye {action.round} {action.entry} {action.value}"
        case Punish():
            return f"punish {action.number} {action.verdict} {action.offence} {action.level}" + _because(action)
        case Hold():
            return f"held {action.by}"
        case Decide():
            return "decide " + " ".join(
                f"{number}={'-' if points is None else points}" for number, points in action.points
            )


def _because(action: OnEntry | Punish) -> str:
    return f" {LOUD if action.aloud else QUIET} {action.why}" if action.why else ""


def read(text: str) -> ContestAction | Refused:
    """Read what `write` has written, and nothing else."""
    try:
        action = _read(text.split(" "))
    except (ValidationError, ValueError):
        return refuse("contest-unreadable")
    return action if action is not None and write(action) == text else refuse("contest-unreadable")


def _read(words: list[str]) -> ContestAction | None:
    match words:
        case [kind] if kind in PLAIN:
            return Plain(kind=kind)
        case [kind, number] if kind in ENTRY:
            return OnEntry(kind=kind, number=int(number))
        case ["exclude", number, "|" | "!" as mark, *why]:
            return OnEntry(kind="exclude", number=int(number), why=" ".join(why), aloud=mark == LOUD)
        case [kind, table, *result] if kind in TABLE:
            return OnTable(kind=kind, table=table, result=" ".join(result))
        case ["add", count]:
            return Add(count=int(count))
        case ["add", count, "filler"]:
            return Add(count=int(count), filler=True)
        case ["bye", round, entry, value]:
            return SetBye(round=int(round), entry=int(entry), value=int(value))
        case ["punish", number, verdict, offence, level]:
            return _punish(number, verdict, offence, level)
        case ["punish", number, verdict, offence, level, "|" | "!" as mark, *why]:
            return _punish(number, verdict, offence, level, why=" ".join(why), aloud=mark == LOUD)
        case ["held", by]:
            return Hold(by=int(by))
        case ["decide", *pairs]:
            return Decide(points=tuple(_pair(pair) for pair in pairs))
        case _:
            return None


def _punish(number: str, verdict: str, offence: str, level: str, **more: object) -> Punish:
    known = {"number": int(number), "verdict": verdict, "offence": offence, "level": int(level)}
    return Punish.model_validate(known | more)


def _pair(word: str) -> tuple[int, int | None]:
    number, _, points = word.partition("=")
    return int(number), None if points == "-" else int(points)
