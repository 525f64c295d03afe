"""Small things every game needs: changing frozen records, flags and lists in sentences, places from points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from datetime import date
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal, TypeVar

from bot.engine.screen import Button, Row
from bot.engine.seats import Seat
from bot.engine.text import Text, text

T = TypeVar("T")
PER_ROW = 5
"""Discord lays out so many buttons in a row."""
MINUS = "\u2212"
_FORMULA = tuple("=+-@\t\r")
"""What a spreadsheet would take for the beginning of a formula."""
_UNFIT = str.maketrans({";": ",", "\n": " ", "\r": " ", '"': "'"})


@cache
def _alterer(kind: type[Any]) -> Callable[[Any, Mapping[str, Any]], Any]:
    """Return what copies a frozen, slotted record of this kind; `dataclasses.replace` takes longer than a move."""
    names = tuple(field.name for field in fields(kind))
    values = attrgetter(*names)
    setters = tuple(getattr(kind, name).__set__ for name in names)
    by_name = dict(zip(names, setters, strict=True))
    new: Callable[[type[Any]], Any] = object.__new__

    def alter(record: Any, changes: Mapping[str, Any]) -> Any:
        copy = new(kind)
        for put, value in zip(setters, values(record), strict=True):
            put(copy, value)
        for name, value in changes.items():
            by_name[name](copy, value)
        return copy

    return alter


def altered(record: T, **changes: Any) -> T:
    """Copy a frozen, slotted record of two or more fields with some of them changed."""
    kind: Any = type(record)
    copy: T = _alterer(kind)(record, changes)
    return copy


def flag(value: object) -> Literal["yes", "no"]:
    """Write a truth as the texts select by it."""
    return "yes" if value else "no"


def listing(parts: Sequence[Text], join: str) -> Text:
    """Put some texts in a row; `join` is the id of a text with `$head` and `$tail` that joins two of them."""
    *before, last = parts
    for part in reversed(before):
        last = text(join, head=part, tail=last)
    return last


def ranked(points: Mapping[Seat, int]) -> tuple[tuple[Seat, ...], ...]:
    """Group seats by points, the most first; equal points share a place, in the order given."""
    ordered = sorted(points, key=lambda seat: -points[seat])
    return tuple(tuple(group) for _, group in groupby(ordered, key=lambda seat: points[seat]))


def number(value: int) -> str:
    """Write a number with a real minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Write what is added or taken away: +5, a real minus, plain 0."""
    return f"+{value}" if value > 0 else number(value)


def circled(number: int) -> str:
    """Write a number from 1 to 20 in a circle: it stands on a button as on the card in the picture."""
    return chr(0x245F + number) if 1 <= number <= 20 else str(number)


def in_rows(buttons: Sequence[Button], most: int = PER_ROW) -> tuple[Row, ...]:
    """Lay out many buttons, so many in a row."""
    return tuple(tuple(buttons[start : start + most]) for start in range(0, len(buttons), most))


def csv_cell(words: str) -> str:
    """Keep words in one cell of a table parted by semicolons, and keep spreadsheets from taking them for a formula."""
    plain = words.translate(_UNFIT)
    return f"'{plain}" if words.startswith(_FORMULA) else plain


def quotable(words: str) -> str:
    """Return typed words so that they stay words between backticks, where nothing else has a meaning."""
    return " ".join(words.replace("`", "´").split())


def day(moment: date) -> Text:
    """Name a day as people do."""
    return text("date", day=str(moment.day), month=f"m{moment.month}", year=str(moment.year))
