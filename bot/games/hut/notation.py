"""Fang den Hut in writing: short forms for buttons, and the rule book's format for people (H3.2)."""

import re

from bot.engine.model import Refused, refuse
from bot.games.hut.draft import Draft, cut, is_order
from bot.games.hut.model import Christen, HandIn, HutAction, NameNumber, Orders, Plan, Write

LONGEST_TEXT, MOST_LINES = 600, 8

_PLAN = r"([1-4])([a-d])([0-7])(M|[RBWGSV][A-KO])"
_PLANS = re.compile(rf"{_PLAN}(?: {_PLAN}){{0,3}}")
_NUMBER = re.compile(r"zahl (5|6|7|8|9|10|11|12|13|14|15)")
_NAME = re.compile(r"hut ([a-d]) (\S(?:.{0,38}\S)?)")
_ORDERS, _NOTES = "befehl ", "notiz "


def write_plan(one: Plan) -> str:
    """Write one order of the menus, such as `1a3RH`: phase, hat, BP, target."""
    return f"{one.phase}{'abcd'[one.hat - 1]}{one.points}{one.target}"


def read_plans(source: str) -> tuple[Plan, ...]:
    """Read orders of the menus; nothing if they are not written that way."""
    if not _PLANS.fullmatch(source):
        return ()
    found = re.findall(_PLAN, source)
    return tuple(Plan(int(phase), "abcd".index(hat) + 1, int(bp), target) for phase, hat, bp, target in found)


def write(action: HutAction) -> str:
    """Write an action."""
    match action:
        case Orders():
            return " ".join(map(write_plan, action.plans))
        case Write():
            return (_ORDERS if action.replaces else _NOTES) + action.words
        case HandIn():
            return "abgeben"
        case NameNumber():
            return f"zahl {action.number}"
        case Christen():
            return f"hut {'abcd'[action.hat - 1]} {action.name}"


def read(source: str) -> HutAction | Refused:
    """Read an action."""
    if source == "abgeben":
        return HandIn()
    if plans := read_plans(source):
        return Orders(plans=plans)
    if found := _NUMBER.fullmatch(source):
        return NameNumber(number=int(found[1]))
    if found := _NAME.fullmatch(source):
        return Christen(hat="abcd".index(found[1]) + 1, name=found[2])
    for prefix in (_ORDERS, _NOTES):
        if source.startswith(prefix) and source.removeprefix(prefix).strip():
            return Write(words=source.removeprefix(prefix), replaces=prefix == _ORDERS)
    return refuse("hut-not-understood")


def orders_from_text(words: str) -> Draft | Refused:
    """Read orders as people write them; a refusal if that is not what it is."""
    if len(words) > LONGEST_TEXT:
        return refuse("hut-too-long", most=LONGEST_TEXT)
    draft = cut(words)
    if len(draft.lines) > MOST_LINES:
        return refuse("hut-too-many-lines", lines=len(draft.lines))
    if not draft.lines and draft.number is None:
        return refuse("hut-not-understood")
    if draft.lines and not any(map(is_order, draft.lines)):
        return refuse("hut-not-understood")
    return draft
