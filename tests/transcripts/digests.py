"""A few letters that stand for a thing: the same for the same, whatever its records and fields are called."""

import dataclasses
import hashlib
from functools import cache
from typing import Any

from pydantic import BaseModel


def digested(thing: Any) -> str:
    """Return a few letters that stand for a thing."""
    return hashlib.sha256(repr(plain_of(thing)).encode()).hexdigest()[:8]


_BARE = frozenset({str, int, float, bool, bytes, type(None)})


def plain_of(thing: Any) -> Any:
    """Return the bare values, in an order that is always the same; what records and fields are called is no matter."""
    kind: Any = type(thing)
    if kind in _BARE:
        return thing
    if names := _fields_of(kind):
        return [plain_of(getattr(thing, name)) for name in names]
    if isinstance(thing, set | frozenset):
        return sorted((plain_of(each) for each in thing), key=repr)
    if isinstance(thing, dict):
        return [(plain_of(key), plain_of(value)) for key, value in thing.items()]
    if isinstance(thing, tuple | list):
        return [plain_of(each) for each in thing]
    return thing


@cache
def _fields_of(kind: Any) -> tuple[str, ...] | None:
    if issubclass(kind, BaseModel):
        return tuple(kind.model_fields)
    if dataclasses.is_dataclass(kind):
        return tuple(each.name for each in dataclasses.fields(kind))
    return None
