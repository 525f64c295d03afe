"""A few letters that stand for a thing: the same for the same, whatever its records and fields are called."""

import dataclasses
import hashlib
from typing import Any

from pydantic import BaseModel


def digested(thing: Any) -> str:
    """Return a few letters that stand for a thing."""
    return hashlib.sha256(repr(_plain(thing)).encode()).hexdigest()[:8]


def _plain(thing: Any) -> Any:
    """Return the bare values, in an order that is always the same; what records and fields are called is no matter."""
    if isinstance(thing, BaseModel):
        return [_plain(getattr(thing, name)) for name in type(thing).model_fields]
    if dataclasses.is_dataclass(thing):
        return [_plain(getattr(thing, each.name)) for each in dataclasses.fields(thing)]
    if isinstance(thing, set | frozenset):
        return sorted((_plain(each) for each in thing), key=repr)
    if isinstance(thing, dict):
        return [(_plain(key), _plain(value)) for key, value in thing.items()]
    if isinstance(thing, tuple | list):
        return [_plain(each) for each in thing]
    return thing
