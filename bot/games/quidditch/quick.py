"""`replace` for frozen records, quicker than the one of `dataclasses`: a match makes thousands of states."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


@cache
def _anatomy(kind: type[Any]) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]:
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}


def replace(record: T, /, **changes: Any) -> T:
    """Return a record with some fields changed."""
    kind: Any = type(record)
    values_of, places = _anatomy(kind)
    values = list(values_of(record))
    for name, value in changes.items():
        values[places[name]] = value
    changed: T = kind(*values)
    return changed
