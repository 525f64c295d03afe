"""Actions of a season as words: `mark h1 G ff`, `enter h3 9:4 R 0:0 ende Grund`, `book G -50 Grund`."""

from typing import get_args

from pydantic import ValidationError

from bot.contests.pokal.actions import (
    AboutMatch,
    Appoint,
    Book,
    Close,
    Drop,
    Enlist,
    Enter,
    Feed,
    Gone,
    Kickoff,
    MarkDays,
    OnMatch,
    OnRule,
    PokalAction,
    Posted,
    Propose,
    ProposeRule,
    Publish,
    RejectRule,
)
from bot.contests.pokal.model import Score
from bot.engine.model import Refused, refuse

PLAIN = get_args(AboutMatch)


def write(action: PokalAction) -> str:
    """Write an action."""
    match action:
        case Publish():
            return " ".join(["windows", action.half, *map(str, action.first)])
        case Appoint():
            return f"{'name' if action.on else 'unname'} {action.house} {action.seat}"
        case Enlist():
            return " ".join(["squad" if action.on else "unsquad", action.house, *action.seats])
        case Gone():
            return f"gone {action.seat}"
        case MarkDays():
            return f"mark {action.match} {action.side} {action.days:x}"
        case Propose():
            return f"{action.kind} {action.match} {action.date} {action.reason}".rstrip()
        case OnMatch():
            return f"{action.kind} {action.match}"
        case Drop():
            return f"{action.kind} {action.match} {action.reason}"
        case Feed():
            facts = f"{_pair(action.points)} {action.catch} {_pair(action.goals)} {_pair(action.penalties)}"
            return f"feed {action.table} {facts} {action.how} {action.found}{_version(action.rules)}"
        case Posted():
            return f"posted {action.table} {action.at}"
        case Kickoff():
            return f"kickoff {action.table} {''.join(action.houses)}{_version(action.rules)}"
        case Enter():
            facts = f"{_pair(action.goals)} {action.catch} {_pair(action.cheats)} {action.how}"
            return f"enter {action.match} {facts} {action.reason}"
        case Book():
            return f"book {action.house} {action.points} {action.reason}"
        case Close():
            return f"close {action.reason}"
        case ProposeRule():
            head = "case" if action.case else "rule"
            return f"{head} {action.setting} {action.value} {action.words}".rstrip()
        case OnRule():
            return f"{action.kind} {action.number}"
        case RejectRule():
            return f"reject {action.number} {action.reason}"


def read(text: str) -> PokalAction | Refused:
    """Read what `write` has written, and nothing else."""
    try:
        action = _read(text.split(" "))
    except (ValidationError, ValueError):
        return refuse("pokal-unreadable")
    return action if action is not None and write(action) == text else refuse("pokal-unreadable")


def _read(words: list[str]) -> PokalAction | None:
    match words:
        case ["windows", half, *first]:
            return Publish.model_validate({"half": half, "first": tuple(map(int, first))})
        case ["name" | "unname" as kind, house, seat]:
            return Appoint.model_validate({"house": house, "seat": seat, "on": kind == "name"})
        case ["squad" | "unsquad" as kind, house, *seats]:
            return Enlist.model_validate({"house": house, "seats": tuple(seats), "on": kind == "squad"})
        case ["gone", seat]:
            return Gone(seat=seat)
        case ["mark", name, side, days]:
            return MarkDays.model_validate({"match": name, "side": side, "days": int(days, 16)})
        case ["propose" | "fix" as kind, name, date, *reason]:
            return Propose(kind=kind, match=name, date=int(date), reason=" ".join(reason))
        case ["drop" | "annul" as kind, name, *reason]:
            return Drop(kind=kind, match=name, reason=" ".join(reason))
        case ["feed", table, points, catch, goals, penalties, how, found, *rules] if len(rules) < 2:
            return Feed.model_validate(
                {
                    "table": table,
                    "points": _score(points),
                    "catch": catch,
                    "goals": _score(goals),
                    "penalties": _score(penalties),
                    "how": how,
                    "found": int(found),
                    "rules": int(*rules),
                }
            )
        case ["posted", table, at]:
            return Posted(table=table, at=int(at))
        case ["kickoff", table, houses, *rules] if len(rules) < 2:
            return Kickoff.model_validate({"table": table, "houses": tuple(houses), "rules": int(*rules)})
        case ["enter", name, goals, catch, cheats, how, *reason]:
            return Enter.model_validate(
                {
                    "match": name,
                    "goals": _score(goals),
                    "catch": catch,
                    "cheats": _score(cheats),
                    "how": how,
                    "reason": " ".join(reason),
                }
            )
        case ["book", house, points, *reason]:
            return Book.model_validate({"house": house, "points": int(points), "reason": " ".join(reason)})
        case ["close", *reason]:
            return Close(reason=" ".join(reason))
        case ["rule" | "case" as kind, setting, value, *rest]:
            return ProposeRule(setting=setting, value=value, case=kind == "case", words=" ".join(rest))
        case ["yes" | "no" | "withdraw" | "approve" as kind, number]:
            return OnRule(kind=kind, number=int(number))
        case ["reject", number, *reason]:
            return RejectRule(number=int(number), reason=" ".join(reason))
        case [kind, name] if kind in PLAIN:
            return OnMatch(kind=kind, match=name)
        case _:
            return None


def _version(number: int) -> str:
    return f" {number}" if number else ""


def _pair(score: Score) -> str:
    return f"{score[0]}:{score[1]}"


def _score(word: str) -> Score:
    one, other = word.split(":")
    return int(one), int(other)
