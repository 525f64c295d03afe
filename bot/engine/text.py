"""Sentences as data: an id and arguments, spoken in the reader's language at the edge."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Seated:
    """Stands in a sentence for whoever sits on a seat; the edge puts the person's name there."""

    seat: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Words that somebody has typed, such as a title: in a message they stay words, whatever signs are in them."""

    words: str


Arg: TypeAlias = "str | int | float | Seated | Typed | Text"


@dataclass(frozen=True, slots=True)
class Text:
    """A message id of the Fluent files with its arguments."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()
    sign: str = ""
    """One of the drawn signs (`draw/icons.py`), before the words wherever signs can be seen."""


def text(id: str, /, **args: Arg) -> Text:
    """Write a Text the way it is read: `text("kampf-rolled", seat=Seated("A"), first=4)`."""
    return Text(id, tuple(args.items()))


def marked(words: Text, sign: str) -> Text:
    """Put a drawn sign before words that are right without it, too."""
    return replace(words, sign=sign)


def packed(words: Text) -> dict[str, Any]:
    """Return a text as plain data, to be said later; `unpacked` is its inverse."""
    sign = {"sign": words.sign} if words.sign else {}
    return {"id": words.id, "args": {name: _packed(arg) for name, arg in words.args}, **sign}


def _packed(arg: Arg) -> Any:
    match arg:
        case Text():
            return packed(arg)
        case Seated():
            return {"seat": arg.seat}
        case Typed():
            return {"typed": arg.words}
        case _:
            return arg


def unpacked(data: Any) -> Text:
    """Return the text that was packed."""
    args = tuple((name, _unpacked(arg)) for name, arg in data["args"].items())
    return Text(data["id"], args, data.get("sign", ""))


def _unpacked(arg: Any) -> Arg:
    match arg:
        case {"seat": str(seat)}:
            return Seated(seat)
        case {"typed": str(words)}:
            return Typed(words)
        case dict():
            return unpacked(arg)
        case _:
            kept: str | int | float = arg
            return kept
