"""What is to be thrown, and what is wrong with a notation that cannot be thrown."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.engine.text import Arg, Text

MAX_SOURCE = 200
MAX_DICE = 100
MAX_SIDES = 1000
MAX_TERMS = 10
MAX_CONSTANT = 1_000_000
MAX_LABEL = 80


class Keep(NamedTuple):
    """How many dice of a term count, taken from the highest or from the lowest end."""

    number: int
    highest: bool = True
    dropping: bool = False
    """Written as what is dropped; nothing else depends on it."""


class Dice(NamedTuple):
    """Some equal dice that are added (sign 1) or taken away (sign -1); `keep` None: all of them count."""

    number: int
    sides: int
    keep: Keep | None = None
    sign: int = 1

    def __str__(self) -> str:
        """Write the dice with their sign."""
        keep = ""
        if self.keep and self.keep.dropping:
            keep = f"d{'l' if self.keep.highest else 'h'}{self.number - self.keep.number}"
        elif self.keep:
            keep = f"k{'h' if self.keep.highest else 'l'}{self.keep.number}"
        return f"{'-' if self.sign < 0 else '+'}{self.number}w{self.sides}{keep}"


Term: TypeAlias = Dice | int


@dataclass(frozen=True, slots=True)
class Throw:
    """A notation understood: its dice and constants in order, and what the thrower wrote behind them."""

    terms: tuple[Term, ...]
    label: str = ""

    @property
    def is_plain_pair(self) -> bool:
        """Tell whether this is exactly 2w6, the only throw that answers a Quidditch command (Q2.1)."""
        return self.terms == (Dice(2, 6),)

    @property
    def span(self) -> tuple[int, int]:
        """Return the lowest and the highest total."""
        low = high = 0
        for term in self.terms:
            if isinstance(term, int):
                ends = [term, term]
            else:
                counting = term.keep.number if term.keep else term.number
                ends = sorted((term.sign * counting, term.sign * counting * term.sides))
            low, high = low + ends[0], high + ends[1]
        return low, high

    @property
    def formula(self) -> str:
        """Write the terms in the canonical German notation, without the label."""
        return "".join(f"{term:+d}" if isinstance(term, int) else str(term) for term in self.terms).removeprefix("+")

    def __str__(self) -> str:
        """Write the whole throw so that parsing it gives this throw again."""
        # The mark is always written: a label may begin like a term ("2 Versuche").
        return f"{self.formula} # {self.label}" if self.label else self.formula


@dataclass(frozen=True, slots=True)
class Slip:
    """Why a source is no throw: a message id, and the spot in the source it is about."""

    code: str
    at: int
    length: int
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def text(self) -> Text:
        """Return the sentence for the thrower."""
        return Text(self.code, self.args)


def pointed(source: str, slip: Slip, width: int = 60) -> str:
    """Write the source on one line with carets under the slip on the next, for a monospaced block."""
    start = max(0, min(slip.at - width // 2, len(source) - width))
    shown = source[start : start + width]
    # One character for each character, or the carets would stand under the wrong spot.
    line = "".join("'" if char == "`" else char if char.isprintable() else " " for char in shown)
    at = slip.at - start
    return f"{line}\n{' ' * at}{'^' * max(1, min(slip.length, width - at))}"
