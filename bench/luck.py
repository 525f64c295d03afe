"""Cheap chance for measuring, so that no engine pays for fair draws; and how sure a measured share is."""

import math
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """Plain randomness in the form the rules ask for."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(self.random.sample(things, len(things)))


def interval(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return Wilson's interval for a share, of 95 % if not told otherwise."""
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + spread)
    return middle - half, middle + half
