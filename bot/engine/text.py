"""Sentences as data: an id and arguments, spoken in the reader's language at the edge."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Seated:
    """Stands in a sentence for whoever sits on a seat; the edge puts the person's name there."""

    seat: str


Arg: TypeAlias = "str | int | float | Seated | Text"


@dataclass(frozen=True, slots=True)
class Text:
    """A message id of the Fluent files with its arguments."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(id: str, /, **args: Arg) -> Text:
    """Write a Text the way it is read: `text("kampf-rolled", seat=Seated("A"), first=4)`."""
    return Text(id, tuple(args.items()))
