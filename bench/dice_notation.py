"""Compare reading and rolling `2w6+1` with the library d20 on the same random source: python -m bench.dice_notation."""

import random
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import d20

from bot.dice.notation import parse
from bot.dice.roll import Rolled, roll
from bot.dice.throw import Throw

T = TypeVar("T")
ROUNDS = 15
REPEATS = 2000


class CheapChance:
    """Draws each die the way d20 does."""

    def __init__(self, source: random.Random) -> None:
        """Draw from the given source."""
        self._randrange = source.randrange

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll some equal dice."""
        randrange = self._randrange
        values = []
        for _ in range(count):
            values.append(randrange(sides) + 1)
        return tuple(values)

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Refuse, as nothing is shuffled here."""
        raise AssertionError("a throw shuffles nothing")


def seconds(work: Callable[[], object]) -> float:
    """Return how long one run of the work takes on average."""
    start = perf_counter()
    for _ in range(REPEATS):
        work()
    return (perf_counter() - start) / REPEATS


def main() -> None:
    """Measure in turns, so that a busy machine slows everybody alike, and print the medians."""
    chance = CheapChance(random.Random())
    fresh = d20.Roller()

    def ours() -> Rolled:
        throw = parse("2w6+1")
        assert isinstance(throw, Throw)
        return roll(throw, chance)

    def theirs() -> Any:
        return d20.roll("2d6+1")

    def theirs_forgetful() -> Any:
        # d20 remembers the notations it has parsed; without that both sides do the same work.
        fresh._parse_cache.clear()
        return fresh.roll("2d6+1")

    compare("read and rolled", ours, theirs)
    compare("read and rolled, total asked for", lambda: ours().total, lambda: theirs().total)
    compare("read and rolled, d20 made to parse each time", ours, theirs_forgetful)


def compare(what: str, ours: Callable[[], object], theirs: Callable[[], object]) -> None:
    """Print how many times as fast as d20 the bot does something."""
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(ROUNDS)]
    own, other = (median(times) * 1e6 for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    print(f"{what}: bot.dice {own:.1f} us, d20 {other:.1f} us, bot.dice is {ratio:.1f} times as fast")


if __name__ == "__main__":
    main()
