"""A few letters that stand for a thing: the same for the same, whatever its records and fields are called."""

import dataclasses
import hashlib
from typing import Any

from pydantic import BaseModel


def digested(thing: Any) -> str:
    """Return a few letters that stand for a thing."""
    return hashlib.sha256(repr(plain_of(thing)).encode()).hexdigest()[:8]


def plain_of(thing: Any) -> Any:
    """Return the bare values, in an order that is always the same; what records and fields are called is no matter."""
    if isinstance(thing, BaseModel):
        return [plain_of(getattr(thing, name)) for name in type(thing).model_fields]
    if dataclasses.is_dataclass(thing):
        return [plain_of(getattr(thing, each.name)) for each in dataclasses.fields(thing)]
    if isinstance(thing, set | frozenset):
        return sorted((plain_of(each) for each in thing), key=repr)
    if isinstance(thing, dict):
        return [(plain_of(key), plain_of(value)) for key, value in thing.items()]
    if isinstance(thing, tuple | list):
        return [plain_of(each) for each in thing]
    return thing
