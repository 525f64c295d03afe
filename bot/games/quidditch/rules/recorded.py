"""Chance for what is only tried, or judged again: no die is thrown. Clause: Q13.1."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class NoDice(Exception):
    """Something would have to be rolled that nobody has rolled."""


class Recorded:
    """Chance that has happened already: no die is ever thrown again."""

    def __init__(self, dice: Sequence[tuple[int, int]]) -> None:
        """Let these fall, in this order."""
        self._dice = list(dice)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the next pair that fell then."""
        if not self._dice:
            raise NoDice
        return self._dice.pop(0)

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Nothing is shuffled in a match."""
        raise NoDice
