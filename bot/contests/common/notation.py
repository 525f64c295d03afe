"""Actions of a contest as words: `report 2.3 11:4 11:7 7:11`, `exclude 7`, `bye 1 5 2`, `decide 3=40 8=-`."""

from typing import get_args

from pydantic import ValidationError

from bot.contests.common.actions import (
    AboutEntry,
    AboutTable,
    Add,
    ContestAction,
    Decide,
    OnEntry,
    OnTable,
    Plain,
    Plainly,
    Punish,
    SetBye,
)
from bot.engine.model import Refused, refuse

PLAIN, ENTRY, TABLE = get_args(Plainly), get_args(AboutEntry), get_args(AboutTable)


def write(action: ContestAction) -> str:
    """Write an action."""
    match action:
        case Plain():
            return action.kind
        case OnEntry():
            return f"{action.kind} {action.number}"
        case OnTable():
            return f"{action.kind} {action.table} {action.result}".rstrip()
        case Add():
            return f"add {action.count}" + (" filler" if action.filler else "")
        case SetBye():
            return f"bye {action.round} {action.entry} {action.value}"
        case Punish():
            return f"punish {action.number} {action.verdict} {action.offence} {action.level}"
        case Decide():
            return "decide " + " ".join(
                f"{number}={'-' if points is None else points}" for number, points in action.points
            )


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
        case [kind, table, *result] if kind in TABLE:
            return OnTable(kind=kind, table=table, result=" ".join(result))
        case ["add", count]:
            return Add(count=int(count))
        case ["add", count, "filler"]:
            return Add(count=int(count), filler=True)
        case ["bye", round, entry, value]:
            return SetBye(round=int(round), entry=int(entry), value=int(value))
        case ["punish", number, verdict, offence, level]:
            return Punish.model_validate(
                {"number": int(number), "verdict": verdict, "offence": offence, "level": int(level)}
            )
        case ["decide", *pairs]:
            return Decide(points=tuple(_pair(pair) for pair in pairs))
        case _:
            return None


def _pair(word: str) -> tuple[int, int | None]:
    number, _, points = word.partition("=")
    return int(number), None if points == "-" else int(points)
