"""Throwing what was written, and what two six-sided dice mean in Quidditch."""

from dataclasses import dataclass
from typing import Literal

from bot.dice.throw import Dice, Keep, Throw
from bot.engine.chance import Chance


@dataclass(frozen=True, slots=True)
class Pair:
    """The two numbers of a 2w6 and the experience of who rolled them."""

    first: int
    second: int
    xp: int = 0

    @property
    def raised(self) -> tuple[int, int, int]:
        """Return first number, second number and sum as they count."""
        return raised(self.first, self.second, self.xp)


@dataclass(frozen=True, slots=True)
class Rolled:
    """A throw that has fallen: for each term its dice in the order they fell, none for a constant."""

    throw: Throw
    values: tuple[tuple[int, ...], ...]

    @property
    def total(self) -> int:
        """Add up what counts."""
        total = 0
        for term, values in zip(self.throw.terms, self.values, strict=True):
            if isinstance(term, int):
                total += term
            elif term.keep is None:
                total += term.sign * sum(values)
            else:
                total += term.sign * sum(sorted(values, reverse=term.keep.highest)[: term.keep.number])
        return total

    @property
    def kept(self) -> tuple[tuple[bool, ...], ...]:
        """Tell of each die, ordered as the values are, whether it counts."""
        return tuple(
            _kept(values, term.keep) if isinstance(term, Dice) and term.keep else (True,) * len(values)
            for term, values in zip(self.throw.terms, self.values, strict=True)
        )

    @property
    def faces(self) -> tuple[tuple[int, int, bool], ...]:
        """Return every die as (sides, value, kept), in the order they fell."""
        return tuple(
            (term.sides, value, counts)
            for term, values, kept in zip(self.throw.terms, self.values, self.kept, strict=True)
            if isinstance(term, Dice)
            for value, counts in zip(values, kept, strict=True)
        )

    @property
    def pair(self) -> Pair | None:
        """Return the two numbers of a plain 2w6; no other throw has them (Q2.1)."""
        return Pair(*self.values[0]) if self.throw.is_plain_pair else None

    @property
    def first(self) -> int:
        """Return the first number of a plain 2w6."""
        return self._plain().first

    @property
    def second(self) -> int:
        """Return the second number of a plain 2w6."""
        return self._plain().second

    def _plain(self) -> Pair:
        pair = self.pair
        if pair is None:
            raise ValueError(f"{self.throw.formula} is not 2w6")
        return pair


def roll(throw: Throw, chance: Chance) -> Rolled:
    """Throw the dice, one draw for each term that has any."""
    fallen: list[tuple[int, ...]] = []
    for term in throw.terms:
        fallen.append(() if isinstance(term, int) else chance.dice(term.number, term.sides))
    return Rolled(throw, tuple(fallen))


def _kept(values: tuple[int, ...], keep: Keep) -> tuple[bool, ...]:
    """Mark the dice that count; of equal ones those that fell first."""
    order = sorted(range(len(values)), key=values.__getitem__, reverse=keep.highest)
    chosen = set(order[: keep.number])
    return tuple(index in chosen for index in range(len(values)))


def raised(first: int, second: int, xp: int) -> tuple[int, int, int]:
    """Add experience to each of the three numbers on its own (Q2.2)."""
    return first + xp, second + xp, first + second + xp


def succeeds(first: int, xp: int, n: int) -> bool:
    """Tell whether the first number with experience reaches EW n+ (Q2.3)."""
    return first + xp >= n


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins a Kampfwurf, 0 or 1, and by which number; nobody when both have to roll again."""

    winner: Literal[0, 1] | None
    decided_by: Literal["sum", "first", "second"] | None


def kampfwurf(a: Pair, b: Pair) -> Verdict:
    """Compare the sums, then the first, then the second numbers, all with experience (Q2.4)."""
    a_first, a_second, a_sum = a.raised
    b_first, b_second, b_sum = b.raised
    if a_sum != b_sum:
        return Verdict(0 if a_sum > b_sum else 1, "sum")
    if a_first != b_first:
        return Verdict(0 if a_first > b_first else 1, "first")
    if a_second != b_second:
        return Verdict(0 if a_second > b_second else 1, "second")
    return Verdict(None, None)
